// Owns the PDF file format as far as the documents here need it: pages of text in two fonts.
export type Fonts = 'regular' | 'bold'
/** Units are points, counted from the lower left corner. */
export type PlacedText = { x: number; y: number; size: number; font: Fonts; text: string }
export type PageSize = { width: number; height: number }

const fontNames: Readonly<Record<Fonts, string>> = {
  regular: 'Helvetica',
  bold: 'Helvetica-Bold',
}
const fontKeys: Readonly<Record<Fonts, string>> = { regular: 'F1', bold: 'F2' }
const firstPageObject = 5

// Where WinAnsi differs from Latin-1 (ISO 32000-1 annex D).
const winAnsi: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '€': '\x80',
    '…': '\x85',
    '‘': '\x91',
    '’': '\x92',
    '“': '\x93',
    '”': '\x94',
    '•': '\x95',
    '–': '\x96',
    '—': '\x97',
    '™': '\x99',
  }),
)

export function pdfFile(pages: readonly (readonly PlacedText[])[], size: PageSize): Buffer {
  const pageNumbers = pages.map((_, index) => firstPageObject + 2 * index)
  const fonts = `<< /F1 3 0 R /F2 4 0 R >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    fontObject('regular'),
    fontObject('bold'),
    ...pages.flatMap((page, index) => {
      const contents = (pageNumbers[index] ?? 0) + 1
      const box = `[0 0 ${size.width} ${size.height}]`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents ${contents} 0 R /Resources << /Font ${fonts} >> >>`,
        streamObject(page.map(drawText).join('\n')),
      ]
    }),
  ]
  // Latin-1 keeps one character to one byte, so text offsets are the byte offsets the table needs.
  return Buffer.from(assemble(objects), 'latin1')
}

function assemble(objects: readonly string[]): string {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const size = objects.length + 1
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  return (
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  )
}

function fontObject(font: Fonts): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${fontNames[font]} /Encoding /WinAnsiEncoding >>`
}

function streamObject(drawing: string): string {
  return `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`
}

function drawText({ x, y, size, font, text }: PlacedText): string {
  return `BT /${fontKeys[font]} ${size} Tf ${x} ${y} Td (${escapeText(text)}) Tj ET`
}

function escapeText(text: string): string {
  const encoded = text
    .replace(/[^\x20-\x7e\xa0-\xff]/gu, (character) => winAnsi.get(character) ?? '?')
    .replace(/[\\()]/g, (character) => `\\${character}`)
  return encoded
}
