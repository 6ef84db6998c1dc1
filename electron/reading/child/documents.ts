/** Makes documents of documents: several into one PDF, a PDF into its pages, a photo into the receipts on it. */
import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import * as z from 'zod'
import { AppError } from '../../../shared/errors'
import { isShownAsText, mediaTypeOf } from '../../../shared/receipts/media'
import { Box, PageRange } from '../../../shared/receipts/reading'
import { openInput } from '../input/input'
import { encodeJpeg } from '../input/jpeg'
import { jpegHeaderOf, type JpegHeader } from '../input/jpeg-header'
import { decoding, unreadable } from '../input/limits'
import { allocated, heapOf, openPdf, type OpenPdf } from '../input/pdfium'
import { upright } from '../input/turn'
import type { Picture } from './page'

const Turn = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)])
export type Turn = z.infer<typeof Turn>

/**
 * What is to be made of files, named by absolute paths. `turn` stands their first page upright, as in ReadPage, and `later`
 * those after it, as far as they are known. The pages of a PDF stay as they are.
 */
export const Order = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('merge'),
    sources: z
      .array(z.object({ path: z.string(), turn: Turn, later: z.array(Turn).optional() }))
      .min(1),
  }),
  z.object({ kind: z.literal('pages'), path: z.string(), most: z.number().int() }),
  z.object({
    kind: z.literal('documents'),
    path: z.string(),
    ranges: z.array(PageRange).min(2),
  }),
  z.object({ kind: z.literal('parts'), path: z.string(), turn: Turn, parts: z.array(Box).min(1) }),
])
export type Order = z.infer<typeof Order>

export interface Source {
  bytes: Uint8Array
  turn: Turn
  later?: readonly Turn[] | undefined
}

const quality = 90
/** Beside the words of a receipt there is paper, in fractions of the page. */
const paperAround = 0.015

/**
 * One PDF with all pages in this order. A JPEG goes in as it is, not compressed again.
 * @throws {AppError} `file-protected`, `file-unreadable`, `file-unsupported`, `file-too-large`
 */
export async function merged(sources: readonly Source[]): Promise<Uint8Array> {
  const pdfs: Uint8Array[] = []
  for (const source of sources) pdfs.push(...(await asPdfs(source)))
  return decoding(async () => {
    const [first = new Uint8Array()] = pdfs
    const { lib } = await openPdf(first)
    const target = newDocument(lib)
    for (const pdf of pdfs) append(lib, target, loaded(lib, pdf))
    return saved(lib, target)
  })
}

/**
 * Each page of a PDF as a PDF of its own.
 * @throws {AppError} `too-many-files` above `most` pages, `wrong-state` for a single page, and as `merged`
 */
export async function pagesOf(bytes: Uint8Array, most: number): Promise<Uint8Array[]> {
  return cutPdf(bytes, (count) => {
    if (count > most) throw new AppError('too-many-files', `The file has ${count} pages`)
    return Array.from({ length: count }, (_, at) => ({ first: at, last: at }))
  })
}

/**
 * Each of these runs of pages of a PDF as a PDF of its own.
 * @throws {AppError} `wrong-state` unless they are all pages of the file in order, and as `merged`
 */
export async function documentsOf(
  bytes: Uint8Array,
  ranges: readonly PageRange[],
): Promise<Uint8Array[]> {
  return cutPdf(bytes, (count) => {
    const ends = [-1, ...ranges.map(({ last }) => last)]
    const isWhole = ranges.every(
      ({ first, last }, at) => first === (ends[at] ?? 0) + 1 && first <= last,
    )
    if (!isWhole || ends.at(-1) !== count - 1)
      throw new AppError('wrong-state', 'These are not the pages of the file')
    return ranges
  })
}

function cutPdf(
  bytes: Uint8Array,
  rangesOf: (count: number) => readonly PageRange[],
): Promise<Uint8Array[]> {
  if (mediaTypeOf(bytes) !== 'application/pdf')
    throw new AppError('file-unsupported', 'Only a PDF has pages to split into')
  return decoding(async () => {
    const { lib, document } = await openPdf(bytes)
    const count = lib.FPDF_GetPageCount(document)
    if (count < 2) throw new AppError('wrong-state', 'There is one page only')
    return rangesOf(count).map(({ first, last }) => {
      const target = newDocument(lib)
      append(lib, target, { lib, document }, `${first + 1}-${last + 1}`)
      return saved(lib, target)
    })
  })
}

/** Each part as a JPEG of its own, upright. @throws {AppError} `file-unreadable`, `file-unsupported` */
export async function partsOf(
  { bytes, turn }: Source,
  parts: readonly Box[],
): Promise<Uint8Array[]> {
  const input = await openInput(bytes, 'photo')
  try {
    const cuts: Uint8Array[] = []
    for (const part of parts) {
      const { picture } = await input.page(part.page)
      if (!picture) throw new AppError('file-unsupported', 'There is no picture to cut')
      cuts.push(await encodeJpeg(cut(upright(picture, orientations[turn]), part), quality))
    }
    return cuts
  } finally {
    input.close()
  }
}

/** The Exif orientation that turns as many degrees clockwise. */
const orientations: Record<Turn, number> = { 0: 1, 90: 6, 180: 3, 270: 8 }
/** Degrees clockwise by Exif orientation; those that mirror are left out. */
const exifTurns: Record<number, number> = { 1: 0, 3: 180, 6: 90, 8: 270 }

/** A PDF of each picture in a file; a PDF as it is. */
async function asPdfs({ bytes, turn, later = [] }: Source): Promise<Uint8Array[]> {
  const mediaType = mediaTypeOf(bytes)
  if (mediaType === 'application/pdf') return [bytes]
  if (mediaType === undefined || isShownAsText(mediaType))
    throw new AppError('file-unsupported', 'What has no pages of its own cannot become one')
  const header = mediaType === 'image/jpeg' ? jpegHeaderOf(bytes) : undefined
  const exif = header && exifTurns[header.orientation]
  if (header && exif !== undefined) return [pageOf(bytes, header, (exif + turn) % 360)]
  const input = await openInput(bytes, 'picture')
  try {
    const pages: Uint8Array[] = []
    for (let number = 0; number < input.pageCount; number += 1) {
      const { picture } = await input.page(number)
      if (!picture) throw unreadable('There is no picture')
      const jpeg = await encodeJpeg(picture, quality)
      const again = jpegHeaderOf(jpeg)
      if (!again) throw unreadable('The picture could not be written')
      pages.push(pageOf(jpeg, again, [turn, ...later][number] ?? 0))
    }
    return pages
  } finally {
    input.close()
  }
}

/** A long side of so many points at most: that of A4. */
const longSide = 842

/** A PDF that is one page with the picture on it (ISO 32000-1, 7.4.8, 7.7.3.3 and 8.9.5). */
function pageOf(jpeg: Uint8Array, header: JpegHeader, rotate: number): Uint8Array {
  const { width, height, components, isAdobe } = header
  const scale = longSide / Math.max(width, height)
  const [across, down] = [width * scale, height * scale].map((side) => side.toFixed(2))
  const space = { 1: 'DeviceGray', 4: 'DeviceCMYK' }[components] ?? 'DeviceRGB'
  const inverted = components === 4 && isAdobe ? '/Decode [1 0 1 0 1 0 1 0]' : ''
  const content = `${across} 0 0 ${down} 0 0 cm /I Do`
  const before = [
    '%PDF-1.4',
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
    `3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Rotate ${rotate}`,
    '/Resources <</XObject <</I 5 0 R>>>> /Contents 4 0 R>> endobj',
    `4 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj`,
    `5 0 obj <</Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${inverted}`,
    `/ColorSpace /${space} /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length}>> stream\n`,
  ].join('\n')
  // It is only an intermediate: PDFium writes it anew, with a table of where its objects are.
  const after = '\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'
  return Buffer.concat([Buffer.from(before), jpeg, Buffer.from(after)])
}

/** The memory goes with the module. */
function loaded(lib: WrappedPdfiumModule, bytes: Uint8Array): OpenPdf {
  const file = allocated(lib, bytes.length)
  heapOf(lib).set(bytes, file)
  const document = lib.FPDF_LoadMemDocument(file, bytes.length, '')
  if (document === 0) throw notWritten(lib)
  return { lib, document }
}

const passwordErrors = [4, 5]

function notWritten(lib: WrappedPdfiumModule): AppError {
  return passwordErrors.includes(lib.FPDF_GetLastError())
    ? new AppError('file-protected', 'The PDF asks for a password')
    : unreadable('PDFium cannot make the document')
}

function newDocument(lib: WrappedPdfiumModule): number {
  const document = lib.FPDF_CreateNewDocument()
  if (document === 0) throw notWritten(lib)
  return document
}

/** @param range pages counted from 1, such as `1-3` */
function append(
  lib: WrappedPdfiumModule,
  target: number,
  { document }: OpenPdf,
  range = `1-${lib.FPDF_GetPageCount(document)}`,
): void {
  const at = lib.FPDF_GetPageCount(target)
  if (!lib.FPDF_ImportPages(target, document, range, at)) throw notWritten(lib)
}

function saved(lib: WrappedPdfiumModule, document: number): Uint8Array {
  const writer = lib.PDFiumExt_OpenFileWriter()
  try {
    lib.PDFiumExt_SaveAsCopy(document, writer)
    const size = lib.PDFiumExt_GetFileWriterSize(writer)
    if (size === 0) throw notWritten(lib)
    const place = allocated(lib, size)
    lib.PDFiumExt_GetFileWriterData(writer, place, size)
    const bytes = heapOf(lib).slice(place, place + size)
    lib.pdfium.wasmExports.free(place)
    return bytes
  } finally {
    lib.PDFiumExt_CloseFileWriter(writer)
    lib.FPDF_CloseDocument(document)
  }
}

function cut(page: Picture, { x, y, width, height }: Box): Picture {
  const within = (share: number, side: number) => Math.round(Math.min(1, Math.max(0, share)) * side)
  const [left, right] = [x - paperAround, x + width + paperAround].map((at) =>
    within(at, page.width),
  )
  const [top, bottom] = [y - paperAround, y + height + paperAround].map((at) =>
    within(at, page.height),
  )
  return cropped(page, { left: left ?? 0, right: right ?? 0, top: top ?? 0, bottom: bottom ?? 0 })
}

function cropped(
  { width, pixels }: Picture,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
): Picture {
  const [across, down] = [right - left, bottom - top]
  if (across < 1 || down < 1) throw unreadable('There is nothing to cut')
  const part = new Uint8Array(across * down * 3)
  for (let y = 0; y < down; y++) {
    const from = ((top + y) * width + left) * 3
    part.set(pixels.subarray(from, from + across * 3), y * across * 3)
  }
  return { width: across, height: down, pixels: part }
}
