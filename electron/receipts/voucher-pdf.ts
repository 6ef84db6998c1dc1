/** The document of a voucher: one page of PDF with text alone, the same bytes for the same voucher, reference and day. */
import { formatDate } from '../../shared/calendar'
import { formatPounds } from '../../shared/money'
import { taxYearOf } from '../../shared/expenses/mileage'
import { claimOf, partWords, voucherTotal, type Voucher } from '../../shared/expenses/voucher'

/** What tells two equal vouchers apart. */
export interface VoucherOrigin {
  /** As it is printed; no other voucher has it. */
  reference: string
  /** ISO instant. */
  madeAt: string
}

const titles = { expense: 'Expense without a receipt', mileage: 'Business mileage' } as const
const vehicles = { car: 'Car or van', motorcycle: 'Motorcycle', bicycle: 'Bicycle' } as const

type Fact = readonly [name: string, value: string]

/** What the document says of itself, in its order. */
function voucherFacts(voucher: Voucher): Fact[] {
  const { person, date, why } = voucher
  if (voucher.kind === 'expense')
    return [
      ['Spent by', person],
      ['Date', formatDate(date)],
      ['Paid to', voucher.payee],
      ['For', voucher.what],
      ['Business purpose', why],
      ['Amount', formatPounds(voucher.gross)],
    ]
  const { from, to, vehicle, miles, passengers, milesBefore } = voucher
  const { parts, total, milesAfter } = claimOf(voucher)
  return [
    ['Travelled by', person],
    ['Date', formatDate(date)],
    ['From', from],
    ['To', to],
    ['Business purpose', why],
    ['Vehicle', vehicles[vehicle]],
    ['Miles', miles],
    ...(passengers > 0 ? [['Passengers', String(passengers)] as const] : []),
    ...parts.map((part) => [partWords(part), formatPounds(part.amount)] as const),
    ['Amount', formatPounds(total)],
    [
      `Miles in ${taxYearOf(date).name}`,
      `${person}: ${milesBefore} before this journey, ${milesAfter} with it`,
    ],
  ]
}

/** A4 in points, 1/72 of an inch. */
const page = { width: 595, height: 842, left: 64, top: 762 }
const column = { value: 210, width: 321 }
const leading = 20

/** The bytes of the document. What its fonts cannot write is spelt with plain letters; the title says it in full. */
export function voucherPdf(voucher: Voucher, { reference, madeAt }: VoucherOrigin): Buffer {
  const facts: Fact[] = [
    ...voucherFacts(voucher),
    ['Made with Docket', `${formatDate(madeAt.slice(0, 10))}, since there is no receipt`],
    ['Reference', reference],
  ]
  const title = titles[voucher.kind]
  const said = voucher.kind === 'expense' ? voucher.payee : `${voucher.from} – ${voucher.to}`
  const about = `${title}: ${said}, ${voucher.person}, ${formatPounds(voucherTotal(voucher))}`
  const content = contentOf(title, facts)
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] ` +
      '/Resources << /Font << /R 4 0 R /B 5 0 R >> >> /Contents 6 0 R >>',
    fontOf('Helvetica'),
    fontOf('Helvetica-Bold'),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title ${utf16(about)} /Producer (Docket) /CreationDate (D:${stampOf(madeAt)}Z) >>`,
  ])
}

function contentOf(title: string, facts: readonly Fact[]): string {
  const drawn = [textAt(title, page.left, page.top, { font: 'B', size: 18 })]
  let y = page.top - 44
  for (const [name, value] of facts) {
    const lines = wrapped(value)
    drawn.push(textAt(name, page.left, y, { font: 'R', size: 10 }))
    for (const line of lines) {
      drawn.push(textAt(line, column.value, y, { font: name === 'Amount' ? 'B' : 'R', size: 11 }))
      y -= leading
    }
  }
  return drawn.join('\n')
}

function textAt(
  text: string,
  x: number,
  y: number,
  { font, size }: { font: 'R' | 'B'; size: number },
): string {
  return `BT /${font} ${size} Tf ${x} ${y} Td ${literal(text)} Tj ET`
}

/** Lines that fit beside the names, broken at spaces; a word that fits on none is broken. */
function wrapped(text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= column.width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const character of word) {
      if (widthOf(line + character) > column.width) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return [...lines, line]
}

/** At least as wide as the font is at the size of values, in points. */
function widthOf(text: string): number {
  const em = Array.from(text, (one) => (/[ijlt.,:;'|!/ ]/.test(one) ? 0.34 : wideOrNot(one)))
  return 11 * em.reduce((sum, width) => sum + width, 0)
}

const wideOrNot = (character: string): number => (/[^ -~]|[@%mwA-Z]/.test(character) ? 1.02 : 0.6)

/** A string of PDF in the encoding of the fonts (ISO 32000-1, 7.3.4.2): whatever has a meaning in it is escaped. */
function literal(text: string): string {
  const escaped = winAnsi(text).map((byte) => {
    if (byte === 0x28 || byte === 0x29 || byte === 0x5c) return `\\${String.fromCharCode(byte)}`
    return byte >= 0x20 && byte < 0x7f
      ? String.fromCharCode(byte)
      : `\\${byte.toString(8).padStart(3, '0')}`
  })
  return `(${escaped.join('')})`
}

/** WinAnsiEncoding is windows-1252 (ISO 32000-1, annex D); 0x80 to 0x9f are the characters that Latin-1 has not. */
const beyondLatin = new Map(
  Array.from(
    '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ',
    (character, at) => [character, 0x80 + at] as const,
  ),
)

/** Letters without their marks where the encoding has none with them, and a question mark for all else. */
function winAnsi(text: string): number[] {
  return Array.from(text.normalize('NFC'), (character) => {
    const known = byteOf(character)
    if (known !== undefined) return [known]
    const letters = character.normalize('NFKD').replace(/\p{M}/gu, '')
    const plain = Array.from(letters, (letter) => byteOf(letter) ?? []).flat()
    return plain.length > 0 ? plain : [0x3f]
  }).flat()
}

function byteOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0
  const isLatin = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)
  return isLatin ? code : beyondLatin.get(character)
}

/** A text string with whatever characters it has (ISO 32000-1, 7.9.2.2). */
function utf16(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`
}

const fontOf = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

const stampOf = (instant: string) => instant.replaceAll(/[-:T]/g, '').slice(0, 14)

/** Objects numbered from 1, of which the first is the catalogue and the last says what the document is. */
function assembled(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>`
  // Every character is one byte by now.
  return Buffer.from(`${text}${table}${trailer}\nstartxref\n${text.length}\n%%EOF\n`, 'latin1')
}
