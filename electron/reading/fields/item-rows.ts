/** Rows that may be items of a paper: a description and an amount, neither a sum nor a tax nor the heading of a form. */
import type { Amount } from './amounts'
import { isLabel } from './form-words'
import { rolesOf } from './labels'
import { moneyIn } from './money'
import type { Row } from './rows'
import { alphabetCount } from './text'

export interface ItemRow {
  row: Row
  amount: Amount
  description: string
  /** What stands before the amount: quantity, price of one. */
  before: string
}

const fewestLetters = 3
const leadingQuantity = /^(\d{1,3})\s?(?:[xX×*@]\s?)?(?=\p{L}|\()/u
const timesPrice = /(?<![\d.])(\d{1,3}(?:[.,]\d{1,3})?)\s?[xX×@*]\s?(?:£|€|\$|RM)?\s?\d/

/** The rows of these amounts, at most one of each row, that may be items; `rows` are all of the paper. */
export function itemRows(rows: readonly Row[], column: readonly Amount[]): ItemRow[] {
  const priced = new Set(column.map(({ row }) => row.index))
  return column.flatMap((amount) => {
    const { row, from, cents } = amount
    const before = row.text.slice(0, from)
    const own = namedIn(row, from)
    const above = priced.has(row.index - 1) ? undefined : rows[row.index - 1]
    // A row of a quantity and a price belongs to the words above it.
    const named = own ?? (isBare(before) ? above && namedIn(above, above.text.length) : undefined)
    return named === undefined || cents === 0 || isNoItem(named)
      ? []
      : [{ row, amount, description: describe(named), before }]
  })
}

/** The first words of a row before a place, with what stands beside them in their part. */
function namedIn({ parts }: Row, to: number): string | undefined {
  const texts = parts.flatMap(({ text, from }) => (from < to ? [text.slice(0, to - from)] : []))
  return texts.find((text) => alphabetCount(describe(text)) >= fewestLetters)
}

/** Figures, signs and units, without a name. */
const isBare = (text: string) => !/\p{L}{5}/u.test(text)

/** A sum, a tax, or words of a form alone. */
function isNoItem(named: string): boolean {
  const { total, sub, strong, round, tax, taxTotal, delivery } = rolesOf(named)
  return total || sub || strong || round || tax || taxTotal || (isLabel(named) && !delivery)
}

function describe(text: string): string {
  const [money] = moneyIn(text)
  return text
    .slice(0, money?.from)
    .trimStart()
    .replace(leadingQuantity, '')
    .replace(/^\d{6,}\s+|\s+\d{8,}$/g, '')
    .replace(/\s+\d{1,3}\s?(?:[xX×@*]\s*)?$/, '')
    .replace(/[\s:;.,@*£€$-]+$/, '')
    .replace(/\s{2,}/g, ' ')
    .trim()
}

/** How many of them, where the row says so. */
export function quantityIn(text: string): string | undefined {
  const times = timesPrice.exec(text)?.[1]?.replace(',', '.')
  const leading = leadingQuantity.exec(text.trimStart())?.[1]
  const column = /\s{2,}(\d{1,3})\s*$|\s{2,}(\d{1,3})\s{2,}/.exec(text)
  return times ?? leading ?? column?.[1] ?? column?.[2]
}
