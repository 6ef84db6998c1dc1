/** Line items, where they are plain: described amounts that add up to what the paper says they add up to. */
import type { Amount } from './amounts'
import { endsItems } from './ledger'
import { moneyIn } from './money'
import type { Row } from './rows'
import { alphabetCount } from './text'

export interface FoundItem {
  description: string
  quantity: string | undefined
  /** Hundredths, where a price is printed that makes the amount. */
  unitCents: number | undefined
  cents: number
  row: Row
  from: number
  to: number
}

const fewestLetters = 3
const leadingQuantity = /^(\d{1,3})\s?(?:[xX×*@]\s?)?(?=[A-Za-z(])/
const timesPrice = /(?<![\d.])(\d{1,3}(?:\.\d{1,3})?)\s?[xX×@*]\s?(?:£|€|\$|RM)?\s?\d/

/** The items if their sum is one of `sums` (total, subtotal, net), otherwise none: a wrong list helps nobody. */
export function itemsOf(
  rows: readonly Row[],
  amounts: readonly Amount[],
  sums: readonly number[],
): FoundItem[] {
  const end = amounts.findIndex((amount) => endsItems(amount))
  const priced = new Set(amounts.map(({ row }) => row.index))
  const above = amounts
    .slice(0, Math.max(0, end))
    .filter(({ isLast, cents }) => isLast && cents !== 0)
  const items = above.flatMap((amount) => itemOf(rows, priced, amount))
  const sum = items.reduce((all, { cents }) => all + cents, 0)
  const isPlain = items.length > 0 && items.length === above.length && sums.includes(sum)
  return isPlain ? items.filter(({ cents }) => cents > 0) : []
}

function itemOf(
  rows: readonly Row[],
  priced: ReadonlySet<number>,
  { row, cents, roles, from, to }: Amount,
): FoundItem[] {
  if (roles.change || roles.cash) return []
  const before = row.text.slice(0, from)
  // A row of a quantity and a price belongs to the words above it.
  const above = priced.has(row.index - 1) ? undefined : rows[row.index - 1]
  const own = describe(before)
  const description = alphabetCount(own) >= fewestLetters ? own : describe(above?.text ?? '')
  if (alphabetCount(description) < fewestLetters) return []
  const quantity = quantityIn(before)
  const unitCents = moneyIn(before)
    .map((price) => price.cents)
    .find((price) => Math.round(price * Number(quantity)) === cents)
  return [{ description, quantity, unitCents, cents, row, from: 0, to }]
}

function describe(text: string): string {
  return text
    .replace(/(?:£|€|\$|\bRM)?\s?-?\d+[.,]\d{2,3}\b.*$/, '')
    .replace(leadingQuantity, '')
    .replace(/^\d{6,}\s+|\s+\d{8,}$/g, '')
    .replace(/\s+\d{1,3}\s?(?:[xX×@*]\s*)?$/, '')
    .replace(/[\s:;.,@*£-]+$/, '')
    .replace(/\s{2,}/g, ' ')
    .trim()
}

function quantityIn(text: string): string | undefined {
  const times = timesPrice.exec(text)?.[1]
  const leading = leadingQuantity.exec(text.trimStart())?.[1]
  const column = /\s{2,}(\d{1,3})\s*$|\s{2,}(\d{1,3})\s{2,}/.exec(text)
  return times ?? leading ?? column?.[1] ?? column?.[2]
}
