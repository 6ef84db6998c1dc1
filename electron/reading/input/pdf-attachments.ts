/** The electronic invoice in a PDF: a file attached to the document (ISO 32000-1, 7.11.4; Factur-X, ZUGFeRD). */
import { mediaTypeOf } from '../../../shared/receipts/media'
import { readInvoice, type Invoice } from '../invoice/invoice'
import { allocated, heapOf, type OpenPdf } from './pdfium'

/** Attachments that are looked at, and the size of one in bytes; an invoice comes first or second and is far smaller. */
const most = { attachments: 50, bytes: 16 * 1024 * 1024 }

/**
 * The first attachment that can be read as one. Known by its content: names differ between versions. One that is damaged
 * is passed over, since the pages can still be read.
 */
export function invoiceIn(pdf: OpenPdf): Invoice | undefined {
  const count = Math.min(most.attachments, pdf.lib.FPDFDoc_GetAttachmentCount(pdf.document))
  for (let at = 0; at < count; at += 1) {
    const bytes = attachmentAt(pdf, at)
    const invoice = bytes && mediaTypeOf(bytes) === 'application/xml' ? readable(bytes) : undefined
    if (invoice) return invoice
  }
  return undefined
}

function readable(xml: Uint8Array): Invoice | undefined {
  try {
    return readInvoice(xml)
  } catch {
    return undefined
  }
}

/** Undefined for one that is broken, empty or too large. */
function attachmentAt({ lib, document }: OpenPdf, index: number): Uint8Array | undefined {
  const attachment = lib.FPDFDoc_GetAttachment(document, index)
  const size = attachment === 0 ? 0 : sizeOf(lib, attachment)
  if (size === 0 || size > most.bytes) return undefined
  const [target, written] = [allocated(lib, size), allocated(lib, 4)]
  try {
    const isThere = lib.FPDFAttachment_GetFile(attachment, target, size, written)
    return isThere ? heapOf(lib).slice(target, target + size) : undefined
  } finally {
    lib.pdfium.wasmExports.free(target)
    lib.pdfium.wasmExports.free(written)
  }
}

function sizeOf(lib: OpenPdf['lib'], attachment: number): number {
  const place = allocated(lib, 4)
  try {
    if (!lib.FPDFAttachment_GetFile(attachment, 0, 0, place)) return 0
    const heap = heapOf(lib)
    return new DataView(heap.buffer, heap.byteOffset).getUint32(place, true)
  } finally {
    lib.pdfium.wasmExports.free(place)
  }
}
