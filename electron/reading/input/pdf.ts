/** Opens the pages of a PDF: as their text where that can be trusted, as pictures where not, as both in doubt. */
import { AppError } from '../../../shared/errors'
import { checkPages, decoding, type Limits } from './limits'
import { invoiceIn } from './pdf-attachments'
import { isDamagedPdf } from './pdf-damage'
import { drawPage } from './pdf-draw'
import { trustIn } from './pdf-trust'
import { glyphsOn } from './pdf-glyphs'
import { imagesOn } from './pdf-images'
import { openPdf, withPage, type OpenPdf } from './pdfium'
import type { Sheet, Source } from './source'
import { linesOf } from './text-lines'

/** @throws {AppError} `file-protected`, `file-unreadable`, `file-too-large` */
export async function openPdfPages(bytes: Uint8Array, limits: Limits): Promise<Source> {
  let pdf: OpenPdf | undefined = await decoding(() => openPdf(bytes))
  const pageCount = pdf.lib.FPDF_GetPageCount(pdf.document)
  checkPages(pageCount, limits)
  const isDamaged = await isDamagedPdf(bytes)
  return {
    pageCount,
    invoice: invoiceIn(pdf),
    async page(number) {
      // After a page that PDFium could not cope with, its memory cannot be relied on any more.
      const opened = pdf ?? (await decoding(() => openPdf(bytes)))
      pdf = undefined
      const sheet = await decoding(() =>
        withPage(opened, number, (page) => sheetOf(opened, page, limits)),
      )
      pdf = opened
      return { ...sheet, isDamaged }
    },
    close() {
      pdf = undefined
    },
  }
}

function sheetOf(pdf: OpenPdf, page: number, limits: Limits): Sheet {
  const images = imagesOn(pdf, page)
  // PDFium itself would draw it, in as much memory and time as it takes.
  if (images.largest > limits.pixels)
    throw new AppError('file-too-large', 'A picture in the PDF is too large')
  const layer = glyphsOn(pdf, page)
  const trust = trustIn({ ...layer, imageShare: images.share, hasFields: images.hasFields })
  const lines = trust === 'none' ? undefined : linesOf(layer.glyphs, layer)
  const size = { width: Math.round(layer.width), height: Math.round(layer.height) }
  if (trust === 'full' && lines) return { ...size, lines }
  const picture = drawPage(pdf, page)
  return { width: picture.width, height: picture.height, picture, ...(lines && { lines }) }
}
