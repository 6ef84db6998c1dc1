/** Draws pages of a PDF, and JPEG pictures that only PDFium can decode. */
import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { Picture } from '../child/page'
import type { JpegHeader } from './jpeg-header'
import { unreadable } from './limits'
import { heapOf, openPdf, withPage, type OpenPdf } from './pdfium'
import { boundedSize, drawnSize } from './size'

/** A page on white at about 200 dots per inch, turned as the file shows it. `page` is PDFium's pointer. */
export function drawPage({ lib }: OpenPdf, page: number): Picture {
  return draw(
    lib,
    page,
    drawnSize(pointsOf(lib.FPDF_GetPageWidthF(page)), pointsOf(lib.FPDF_GetPageHeightF(page))),
  )
}

/** A length in points that can be drawn. */
export function pointsOf(length: number): number {
  return Number.isFinite(length) && length > 0 ? Math.max(1, length) : 1
}

const withAnnotations = 0x01

function draw(
  lib: WrappedPdfiumModule,
  page: number,
  { width, height }: { width: number; height: number },
): Picture {
  const bitmap = lib.FPDFBitmap_Create(width, height, 0)
  if (bitmap === 0) throw unreadable('There is too little memory to draw the page')
  lib.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
  lib.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations)
  const picture = { width, height, pixels: coloursIn(lib, bitmap, width, height) }
  lib.FPDFBitmap_Destroy(bitmap)
  return picture
}

/** PDFium keeps blue, green, red and an unused byte. */
function coloursIn(
  lib: WrappedPdfiumModule,
  bitmap: number,
  width: number,
  height: number,
): Uint8Array {
  const heap = heapOf(lib)
  const stride = lib.FPDFBitmap_GetStride(bitmap)
  const start = lib.FPDFBitmap_GetBuffer(bitmap)
  const pixels = new Uint8Array(width * height * 3)
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0, from = start + y * stride; x < width; x++, from += 4, to += 3) {
      pixels[to] = heap[from + 2] ?? 0
      pixels[to + 1] = heap[from + 1] ?? 0
      pixels[to + 2] = heap[from] ?? 0
    }
  }
  return pixels
}

/** Draws a JPEG scaled down, without ever holding all of its pixels; its orientation is left to the caller. */
export async function drawJpeg(bytes: Uint8Array, header: JpegHeader): Promise<Picture> {
  const pdf = await openPdf(pdfAround(bytes, header))
  return withPage(pdf, 0, (page) => draw(pdf.lib, page, boundedSize(header.width, header.height)))
}

/** A PDF that is nothing but the picture (ISO 32000-1, 7.4.8 and 8.9.5). */
function pdfAround(jpeg: Uint8Array, { width, height, components, isAdobe }: JpegHeader): Buffer {
  const space = { 1: 'DeviceGray', 4: 'DeviceCMYK' }[components] ?? 'DeviceRGB'
  const inverted = components === 4 && isAdobe ? '/Decode [1 0 1 0 1 0 1 0]' : ''
  // Page sizes have a limit of their own, so that the page is a square that the drawing stretches.
  const content = '1000 0 0 1000 0 0 cm /I Do'
  const before = [
    '%PDF-1.4',
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
    '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 1000 1000]',
    '/Resources <</XObject <</I 5 0 R>>>> /Contents 4 0 R>> endobj',
    `4 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj`,
    `5 0 obj <</Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${inverted}`,
    `/ColorSpace /${space} /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length}>> stream\n`,
  ].join('\n')
  // Without a table of where its objects are, a reader searches for them.
  return Buffer.concat([
    Buffer.from(before),
    jpeg,
    Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'),
  ])
}
