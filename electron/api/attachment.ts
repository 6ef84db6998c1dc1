/** Files that travel with an expense or an invoice, always as a full data URI (specification, Attachment). */
import { objectText } from './text/json-text'

export interface AttachmentFile {
  fileName: string
  mediaType: string
  bytes: Buffer
}

/** JSON text of a new attachment; the service gives it its id. */
export function attachmentText(file: AttachmentFile): string {
  return objectText({
    fileName: JSON.stringify(file.fileName),
    fileContents: JSON.stringify(dataUri(file)),
  })
}

/** Without the whole prefix, type included, the service would store zero bytes (specification, Errors). */
function dataUri({ mediaType, bytes }: AttachmentFile): string {
  return `data:${mediaType || 'application/octet-stream'};base64,${bytes.toString('base64')}`
}
