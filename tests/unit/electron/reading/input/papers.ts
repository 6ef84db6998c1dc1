/** Test PDFs, written by hand so that what is in them is known. */

/** Text at a place in points from the bottom left. */
export interface Printed {
  text: string
  x: number
  y: number
  size?: number
  /** Quarter turns anticlockwise around the place. */
  turns?: number
  /** 3 for text that is there but not drawn. */
  mode?: number
}

interface Sheet {
  width?: number
  height?: number
  rotate?: number
  texts?: Printed[]
  /** Drawn over the whole page. */
  jpeg?: { bytes: Uint8Array; width: number; height: number }
  crop?: [number, number, number, number]
}

export function pdf(...sheets: Sheet[]): Buffer {
  return pdfWith([], ...sheets)
}

/** With files attached to it, as electronic invoices are. */
export function pdfWith(
  files: readonly { name: string; bytes: Uint8Array | string }[],
  ...sheets: Sheet[]
): Buffer {
  const objects: Buffer[] = []
  const add = (content: Buffer | string) => objects.push(Buffer.from(content))
  const firstFile = 4 + sheets.length * 3
  const names = files.map(({ name }, at) => `(${name}) ${firstFile + at * 2} 0 R`).join(' ')
  const tree = files.length > 0 ? `/Names <</EmbeddedFiles <</Names [${names}]>>>>` : ''
  add(`<</Type /Catalog /Pages 2 0 R ${tree}>>`)
  const kids = sheets.map((_, index) => `${4 + index * 3} 0 R`).join(' ')
  add(`<</Type /Pages /Kids [${kids}] /Count ${sheets.length}>>`)
  add('<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>')
  for (const [index, sheet] of sheets.entries()) {
    const { width = 300, height = 400, rotate = 0, crop } = sheet
    const first = 4 + index * 3
    const images = sheet.jpeg ? `/XObject <</I ${first + 2} 0 R>>` : ''
    const cropped = crop ? `/CropBox [${crop.join(' ')}]` : ''
    add(
      `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] ${cropped} /Rotate ${rotate} ` +
        `/Resources <</Font <</F 3 0 R>> ${images}>> /Contents ${first + 1} 0 R>>`,
    )
    add(stream('', Buffer.from(contentOf(sheet, width, height), 'latin1')))
    add(imageOf(sheet))
  }
  for (const [at, { name, bytes }] of files.entries()) {
    add(`<</Type /Filespec /F (${name}) /UF (${name}) /EF <</F ${firstFile + at * 2 + 1} 0 R>>>>`)
    add(stream('/Type /EmbeddedFile /Subtype /text#2Fxml', Buffer.from(bytes as string)))
  }
  return whole(objects)
}

const turning = ['1 0 0 1', '0 1 -1 0', '-1 0 0 -1', '0 -1 1 0']

function contentOf({ texts = [], jpeg }: Sheet, width: number, height: number): string {
  const drawn = jpeg ? [`q ${width} 0 0 ${height} 0 0 cm /I Do Q`] : []
  const written = texts.map(
    ({ text, x, y, size = 10, mode = 0, turns = 0 }) =>
      `BT /F ${size} Tf ${mode} Tr ${turning[turns] ?? ''} ${x} ${y} Tm (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`,
  )
  return [...drawn, ...written].join('\n')
}

function imageOf({ jpeg }: Sheet): Buffer {
  if (!jpeg) return Buffer.from('null')
  const about = `/Type /XObject /Subtype /Image /Width ${jpeg.width} /Height ${jpeg.height}`
  return stream(
    `${about} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    jpeg.bytes,
  )
}

function stream(about: string, content: Uint8Array): Buffer {
  const head = `<<${about} /Length ${content.length}>> stream\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream')])
}

function whole(objects: Buffer[]): Buffer {
  const parts = objects.map((content, index) =>
    Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), content, Buffer.from('\nendobj\n')]),
  )
  const end = Buffer.from('trailer <</Root 1 0 R>>\n%%EOF\n')
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...parts, end])
}

/** A receipt with enough on it to be believed. */
export const receipt: Printed[] = [
  { text: 'Corner Bakery Limited', x: 40, y: 360, size: 14 },
  { text: '12 High Street, Leeds LS1 4AP', x: 40, y: 340 },
  { text: 'VAT no. GB 123 4567 89', x: 40, y: 325 },
  { text: 'Date 03/04/2026', x: 40, y: 300 },
  { text: 'Sourdough loaf', x: 40, y: 280 },
  { text: '4.20', x: 240, y: 280 },
  { text: 'Total', x: 40, y: 250 },
  { text: '\xa34.20', x: 240, y: 250 },
]
