/** Looks at the pictures and form fields on a page of a PDF, without decoding any. */
import { allocated, numbersAt, type OpenPdf } from './pdfium'

export interface PageImages {
  /** The share of the page that pictures cover, at most 1. */
  share: number
  /** Pixels of the largest picture. */
  largest: number
  /** Whether there are form fields, whose content is no part of the text layer. */
  hasFields: boolean
}

const kinds = { image: 3, form: 5 }
const widget = 20
const deepest = 6
const mostObjects = 20_000

/** @param page PDFium's pointer to an open page */
export function imagesOn({ lib }: OpenPdf, page: number): PageImages {
  const scratch = allocated(lib, 16)
  const area = lib.FPDF_GetPageWidthF(page) * lib.FPDF_GetPageHeightF(page)
  let left = mostObjects
  let [covered, largest] = [0, 0]
  const look = (object: number) => {
    lib.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)
    const [x, y, right, top] = numbersAt(lib, scratch, 'float')
    covered += Math.abs((right - x) * (top - y))
    lib.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4)
    const [width, height] = numbersAt(lib, scratch, 'integer')
    largest = Math.max(largest, (width >>> 0) * (height >>> 0))
  }
  const walk = (object: number, depth: number) => {
    const kind = left-- > 0 ? lib.FPDFPageObj_GetType(object) : 0
    if (kind === kinds.image) look(object)
    if (kind !== kinds.form || depth === deepest) return
    const count = lib.FPDFFormObj_CountObjects(object)
    for (let at = 0; at < count && left > 0; at++)
      walk(lib.FPDFFormObj_GetObject(object, at), depth + 1)
  }
  const count = lib.FPDFPage_CountObjects(page)
  for (let at = 0; at < count && left > 0; at++) walk(lib.FPDFPage_GetObject(page, at), 0)
  lib.pdfium.wasmExports.free(scratch)
  return {
    share: area > 0 ? Math.min(1, covered / area) : 0,
    largest,
    hasFields: hasFieldsOn({ lib, document: 0 }, page),
  }
}

function hasFieldsOn({ lib }: OpenPdf, page: number): boolean {
  const count = Math.min(lib.FPDFPage_GetAnnotCount(page), 1000)
  for (let at = 0; at < count; at++) {
    const annotation = lib.FPDFPage_GetAnnot(page, at)
    const isField = annotation !== 0 && lib.FPDFAnnot_GetSubtype(annotation) === widget
    if (annotation !== 0) lib.FPDFPage_CloseAnnot(annotation)
    if (isField) return true
  }
  return false
}
