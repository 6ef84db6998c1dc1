/** The marker of one receipt, and the name under which its file is sent. */
import { attachmentName } from '../../electron/outbox/marker'

export const marker = '7F3K9QH2M4XWA1CD'
export const name = attachmentName({
  postingDate: '2026-06-30',
  supplierName: 'Northgate Fuels',
  marker,
  mediaType: 'application/pdf',
})
