/** Holds one PDF open in PDFium, in a WebAssembly memory of its own. */
import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { AppError } from '../../../shared/errors'
import { unreadable } from './limits'
import { loadingOf } from './wasm'

/** An open document with what is needed to ask about it. Pointers are numbers; 0 is none. */
export interface OpenPdf {
  lib: WrappedPdfiumModule
  document: number
}

/**
 * Opens a document. There is nothing to close: the memory goes with the last reference to it.
 * @throws {AppError} `file-protected` where a password is asked for, `file-unreadable` for a broken file
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const { init } = await import('@embedpdf/pdfium')
  const lib = await init(await loadingOf('@embedpdf/pdfium/pdfium.wasm'))
  lib.PDFiumExt_Init()
  const file = allocated(lib, bytes.length)
  heapOf(lib).set(bytes, file)
  const document = lib.FPDF_LoadMemDocument(file, bytes.length, '')
  if (document === 0) throw refusal(lib.FPDF_GetLastError())
  return { lib, document }
}

/** PDFium's memory; to be asked for anew after every call into it, which may have grown it. */
export function heapOf(lib: WrappedPdfiumModule): Uint8Array {
  return (lib.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8
}

export function allocated(lib: WrappedPdfiumModule, size: number): number {
  const pointer = lib.pdfium.wasmExports.malloc(size)
  if (pointer === 0) throw unreadable('The PDF needs too much memory')
  return pointer
}

/** Reads numbers of four bytes that PDFium has written one after the other. */
export function numbersAt(
  lib: WrappedPdfiumModule,
  pointer: number,
  type: 'float' | 'integer',
): [number, number, number, number] {
  const heap = heapOf(lib)
  const view = new DataView(heap.buffer, heap.byteOffset)
  const read = (at: number) =>
    type === 'float' ? view.getFloat32(pointer + at, true) : view.getInt32(pointer + at, true)
  return [read(0), read(4), read(8), read(12)]
}

/** Runs with a page open. */
export function withPage<Result>(
  { lib, document }: OpenPdf,
  number: number,
  use: (page: number) => Result,
): Result {
  const page = lib.FPDF_LoadPage(document, number)
  if (page === 0) throw unreadable(`Page ${number + 1} of the PDF is broken`)
  const result = use(page)
  lib.FPDF_ClosePage(page)
  return result
}

/** FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY of fpdfview.h. */
const protectedErrors = [4, 5]

function refusal(error: number): AppError {
  return protectedErrors.includes(error)
    ? new AppError('file-protected', 'The PDF asks for a password')
    : unreadable(`PDFium refuses the file with error ${error}`)
}
