/** The picture that is looked at next, most likely: loaded and decoded while a person looks at the one before. */
import { isShownAsText, needsPreview } from '../../shared/receipts/media'
import type { MediaType } from '../../shared/receipts/receipt'
import { documentUrl } from '../base/api'

/** The last one alone: as long as it is held, the page has its bytes, and whoever shows the same address has it at once. */
let ahead: HTMLImageElement | undefined

/** PDFs and what is shown by way of its text or its pages are opened when they are shown. */
export function loadAhead(receiptId: string, mediaType: MediaType): void {
  if (mediaType === 'application/pdf' || isShownAsText(mediaType) || needsPreview(mediaType)) return
  const address = documentUrl(receiptId)
  if (ahead?.src === address) return
  ahead = new Image()
  ahead.src = address
  // One that cannot be shown is told of where it is shown.
  void ahead.decode().catch(() => undefined)
}
