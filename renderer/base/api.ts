/** The window's end of the contract, and the two things the preload lends to the page. */
import { createApi, type Transport } from '../../shared/channel'
import type { AppApi, contract } from '../../shared/ipc'

declare global {
  interface Window {
    transport: Transport
    /** Where a dropped or pasted file lies on disk; empty when it has no path. */
    pathOfFile: (file: File) => string
    /** Set by a page that has no `app://` addresses, such as the development harness. */
    documentUrl?: (receiptId: string, page?: number) => string
  }
}

export function openApi(): AppApi {
  return createApi<typeof contract>(window.transport)
}

/** Where the file of a receipt is read, or the picture of one of its pages (from 1). */
export function documentUrl(receiptId: string, page?: number): string {
  const asked = page === undefined ? '' : `?page=${page}`
  return window.documentUrl?.(receiptId, page) ?? `app://receipt/${receiptId}${asked}`
}
