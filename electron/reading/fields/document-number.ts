/** The document's own number: of an invoice before a receipt, of a receipt before an order or a till's transaction. */
import { datesIn } from './dates'
import { moneyIn } from './money'
import { overlap, type Row } from './rows'

export interface FoundNumber {
  value: string
  row: Row
  from: number
  to: number
  /** 0 for the best kind of label. */
  rank: number
}

const kinds = [
  'INV(?:OICE)?|CREDIT NOTE|TAX INVOICE|FEE NOTE',
  'RECEIPT|RCPT|REC(?:T)?',
  'BILL|DOC(?:UMENT)?|SLIP|TICKET|BOOKING|REFUND|EXCHANGE',
  'CHECK|CHK|FOLIO|SESSION|STATEMENT',
  'ORDER|JOB',
  'TRANS(?:ACTION)?|TRN|TXN|SALE',
  'REF(?:ERENCE)?|OUR REF',
] as const
const suffix = String.raw`(?:\s?(?:NO|NUMBER|NUM|NUMB|ID|REF(?:ERENCE)?|N[O0°º]|CODE)\b)?\s?[.:;#]*`
const value = String.raw`\s{0,3}[#:]?\s?(?<value>[A-Z]{0,5}[-/#]?\d[\dA-Z]*(?:[-/.][\dA-Z]+)*|[A-Z]{1,6}(?:[-/][A-Z\d]+)*[-/]?\d[\dA-Z]*(?:[-/.][\dA-Z]+)*)`
const bareLabel: Record<string, string> = {
  [kinds[0]]: String.raw`|^\W*(?:TAX |SALES )?INVOICE\W*$`,
  [kinds[3]]: String.raw`|^\W*(?:NUMBER|NO)\W*$`,
}
const patterns = kinds.map((kind) => ({
  beside: new RegExp(String.raw`(?<![A-Z])(?:${kind})${suffix}${value}(?![\d%])`, 'i'),
  // A heading of a table may say INVOICE alone, a box NUMBER alone.
  label: new RegExp(
    String.raw`^\W*(?:TAX |VAT |SALES |OUR |YOUR )?(?:${kind})\s?(?:NO|NUMBER|NUM|ID|REF|#)\W*$${bareLabel[kind] ?? ''}`,
    'i',
  ),
}))
const starts = new RegExp(`^${value}`, 'i')

/** The number with the best label; undefined where no label stands at one. */
export function documentNumberIn(rows: readonly Row[]): FoundNumber | undefined {
  const found = rows.flatMap((row) => patterns.flatMap((_, rank) => numberIn(rows, row, rank)))
  return found.toSorted((a, b) => a.rank - b.rank || a.row.index - b.row.index)[0]
}

function numberIn(rows: readonly Row[], row: Row, rank: number): FoundNumber[] {
  const pattern = patterns[rank]
  if (!pattern) return []
  const beside = pattern.beside.exec(row.text)
  const text = beside?.groups?.['value']
  if (beside && text !== undefined) {
    const to = beside.index + beside[0].length
    return isNumber(text, row.text, to)
      ? [{ value: text, row, from: to - text.length, to, rank }]
      : []
  }
  return row.parts.flatMap((part) =>
    pattern.label.test(part.text) ? below(rows, row, part, rank) : [],
  )
}

/** A label in a box has its number beside it, in a next part, or straight under it. */
function below(
  rows: readonly Row[],
  row: Row,
  part: Row['parts'][number],
  rank: number,
): FoundNumber[] {
  const next = row.parts[row.parts.indexOf(part) + 1]
  const under = rows[row.index + 1]
  const lower =
    under?.page === row.page ? under.parts.find((each) => overlap(each, part)) : undefined
  const places = [
    ...(next ? [{ row, part: next }] : []),
    ...(lower && under ? [{ row: under, part: lower }] : []),
  ]
  return places.flatMap((place) => {
    const text = starts.exec(place.part.text)?.groups?.['value']
    const { from } = place.part
    if (text === undefined || !isNumber(text, place.part.text, text.length)) return []
    return [{ value: text, row: place.row, from, to: from + text.length, rank }]
  })
}

/** Not a date, an amount, or a single digit (a count of pages, a till). */
function isNumber(text: string, within: string, to: number): boolean {
  if (text.length < 2 || !/\d{2}/.test(text) || /^\d\/\d$/.test(text)) return false
  const from = to - text.length
  const touches = (place: { from: number; to: number }) => place.from < to && from < place.to
  if (moneyIn(within).some((money) => touches(money))) return false
  return !datesIn(within).some((date) => touches(date) && date.form !== 'compact')
}
