/** Reads the text layer of a page of a PDF, character by character. */
import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { pointsOf } from './pdf-draw'
import { allocated, numbersAt, type OpenPdf } from './pdfium'
import type { Glyph } from './text-lines'

export interface TextLayer {
  /** The size of the page as shown, in points. */
  width: number
  height: number
  glyphs: Glyph[]
  /** Characters that no font explains. */
  unknown: number
  /** Characters that do not run from left to right on the page as shown. */
  turned: number
  /** Characters that are there to be searched for, and not drawn. */
  hidden: number
}

/** What is asked about each character. */
type Asked = Pick<
  WrappedPdfiumModule,
  | 'FPDFText_GetUnicode'
  | 'FPDFText_HasUnicodeMapError'
  | 'FPDFText_IsGenerated'
  | 'FPDFText_GetTextObject'
  | 'FPDFTextObj_GetTextRenderMode'
  | 'FPDFText_GetCharAngle'
  | 'FPDFText_GetLooseCharBox'
>

const mostGlyphs = 60_000
const invisible = 3

/** @param page PDFium's pointer to an open page */
export function glyphsOn({ lib }: OpenPdf, page: number): TextLayer {
  const layer: TextLayer = {
    width: pointsOf(lib.FPDF_GetPageWidthF(page)),
    height: pointsOf(lib.FPDF_GetPageHeightF(page)),
    glyphs: [],
    unknown: 0,
    turned: 0,
    hidden: 0,
  }
  const text = lib.FPDFText_LoadPage(page)
  if (text === 0) return layer
  const scratch = allocated(lib, 32)
  const toShown = shownBy(lib, page, scratch, layer)
  // Straight from the module: the way around it takes longer than its answers.
  const asked = lib.pdfium.wasmExports as unknown as Asked
  // Both angles are counted clockwise.
  const rotation = (lib.FPDFPage_GetRotation(page) * Math.PI) / 2
  const count = Math.min(lib.FPDFText_CountChars(text), mostGlyphs)
  for (let at = 0; at < count; at++) {
    const letters = lettersOf(asked.FPDFText_GetUnicode(text, at))
    if (letters === undefined || asked.FPDFText_HasUnicodeMapError(text, at) === 1) {
      layer.unknown++
      continue
    }
    if (letters.trim() === '') {
      layer.glyphs.push(asked.FPDFText_IsGenerated(text, at) === 1 ? supposedGap : gap)
      continue
    }
    const object = asked.FPDFText_GetTextObject(text, at)
    if (object !== 0 && asked.FPDFTextObj_GetTextRenderMode(object) === invisible) layer.hidden++
    const angle = asked.FPDFText_GetCharAngle(text, at) + rotation
    if (Math.abs(Math.sin(angle)) > 0.3 || Math.cos(angle) < 0) {
      layer.turned++
      continue
    }
    asked.FPDFText_GetLooseCharBox(text, at, scratch)
    const box = toShown(boxAt(lib, scratch))
    if (box.right > box.left && box.bottom > box.top) layer.glyphs.push({ letters, ...box })
  }
  lib.pdfium.wasmExports.free(scratch)
  lib.FPDFText_ClosePage(text)
  return layer
}

const gap: Glyph = { letters: ' ', left: 0, right: 0, top: 0, bottom: 0 }
/** A space that PDFium supposes, there being none in the file: it counts where there is room for one. */
const supposedGap: Glyph = { ...gap, isSupposed: true }

/** What a code stands for; undefined for one without a meaning. Hyphens at the end of a line have codes of their own. */
function lettersOf(code: number): string | undefined {
  if (code === 0x02 || code === 0xfffe || code === 0xad) return '-'
  if (code === 0 || code === 0xfffd || (code >= 0xe000 && code <= 0xf8ff)) return undefined
  if (code < 0x20 && !/\s/.test(String.fromCharCode(code))) return undefined
  const letters = String.fromCodePoint(Math.min(code, 0x10ffff))
  // Letters joined by a typesetter, such as fi.
  return code >= 0xfb00 && code <= 0xfb06 ? letters.normalize('NFKC') : letters
}

interface Edges {
  left: number
  right: number
  top: number
  bottom: number
}

/** The box in page units, as high as the font rather than the letter, so that all of a line are alike. */
function boxAt(lib: WrappedPdfiumModule, scratch: number): Edges {
  const [left, top, right, bottom] = numbersAt(lib, scratch, 'float')
  return { left, top, right, bottom }
}

const grid = 1_000_000

/** Turns a box in page units into points of the page as shown: cropped, turned, counted from the top. */
function shownBy(
  lib: WrappedPdfiumModule,
  page: number,
  scratch: number,
  { width, height }: { width: number; height: number },
): (box: Edges) => Edges {
  const shown = (x: number, y: number): [number, number] => {
    lib.FPDF_PageToDevice(page, 0, 0, grid, grid, 0, x, y, scratch, scratch + 4)
    const [across, down] = numbersAt(lib, scratch, 'integer')
    return [(across / grid) * width, (down / grid) * height]
  }
  // The page is moved, turned and stretched, so that three points tell about all others.
  const [originX, originY] = shown(0, 0)
  const [rightX, rightY] = shown(width, 0)
  const [upX, upY] = shown(0, height)
  const place = (x: number, y: number): [number, number] => [
    originX + ((rightX - originX) * x) / width + ((upX - originX) * y) / height,
    originY + ((rightY - originY) * x) / width + ((upY - originY) * y) / height,
  ]
  return ({ left, right, top, bottom }) => {
    const [x1, y1] = place(left, top)
    const [x2, y2] = place(right, bottom)
    return {
      left: Math.min(x1, x2),
      right: Math.max(x1, x2),
      top: Math.min(y1, y2),
      bottom: Math.max(y1, y2),
    }
  }
}
