/** The PDF of the open sales invoice, as it is shown in place of the list. */
import type { AppApi } from '../../../shared/ipc'
import type { ShownDocument } from '../../../shared/sales-invoices/sales-billing'
import { say } from '../../../shared/words/words'
import type { Toasts } from '../../base/toasts.svelte'
import type { SalesRecord } from './sales-record.svelte'

interface Parts {
  api: Pick<AppApi, 'salesInvoices'>
  toasts: Toasts
}

export class SalesDocument {
  readonly #parts: Parts
  readonly #record: Pick<SalesRecord, 'openId' | 'staying' | 'work'>
  #shown = $state.raw<ShownDocument>()

  constructor(parts: Parts, record: Pick<SalesRecord, 'openId' | 'staying' | 'work'>) {
    this.#parts = parts
    this.#record = record
  }

  get shown(): ShownDocument | undefined {
    return this.#shown
  }

  /** Fetches the PDF and shows it. */
  async open(): Promise<void> {
    const { salesInvoices } = this.#parts.api
    const id = this.#record.openId
    if (id === undefined) return
    const isOpen = this.#record.staying()
    const shown = await this.#record.work(say('sales.doing.fetching'), () =>
      salesInvoices.document(id),
    )
    if (shown && isOpen()) this.#shown = shown
  }

  close(): void {
    this.#shown = undefined
  }

  async save(): Promise<void> {
    const { api, toasts } = this.#parts
    const shown = this.#shown
    if (!shown) return
    await toasts.attempt(async () => {
      if (await api.salesInvoices.saveDocument(shown.documentId))
        toasts.done(say('invoices.savedFile', { name: shown.fileName }))
    })
  }
}
