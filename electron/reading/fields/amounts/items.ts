/** Line items, where they are plain: a run of described amounts in one column that comes to what the paper says it does. */
import type { Amount } from './amounts'
import { itemRows, quantityIn, type ItemRow } from './item-rows'
import { rolesOf } from '../lines/labels'
import { moneyIn } from './money'
import type { Row } from '../lines/rows'

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

export interface ItemSums {
  /** Hundredths that the items may come to, the best first. */
  sums: readonly number[]
  /** Indices of rows below which there are none, the first that leaves any being the one. */
  ends: readonly number[]
}

/** The items if they come to one of the sums, otherwise none: a wrong list helps nobody. */
export function itemsOf(
  rows: readonly Row[],
  amounts: readonly Amount[],
  { sums, ends }: ItemSums,
): FoundItem[] {
  for (const end of ends) {
    const above = amounts.filter(({ row }) => row.index < end)
    const runs = columnsOf(above).flatMap((column) => runsOf(itemRows(rows, column), sums))
    const [best] = runs.toSorted(
      (a, b) => b.rows.length - a.rows.length || sums.indexOf(a.sum) - sums.indexOf(b.sum),
    )
    if (best) return bought(best.rows).map((item) => itemOf(item))
  }
  return []
}

/** Letters by which the ends of amounts in one column differ. */
const aside = 1.2

/** The last amounts of all rows, and those that end under one another. */
function columnsOf(amounts: readonly Amount[]): Amount[][] {
  const columns: Amount[][] = [amounts.filter(({ isLast }) => isLast)]
  const seen = new Set<Amount>()
  for (const amount of amounts.toReversed()) {
    if (seen.has(amount)) continue
    const column = amounts.filter(
      ({ right, row }) => Math.abs(right - amount.right) < aside * row.unit,
    )
    for (const each of column) seen.add(each)
    const isOnce = new Set(column.map(({ row }) => row)).size === column.length
    if (isOnce && column.length > 0) columns.push(column)
  }
  return columns
}

interface Run {
  rows: ItemRow[]
  sum: number
}

/** Of all runs of rows those that come to a sum; what repeats the sum so far is no item. */
function runsOf(rows: readonly ItemRow[], sums: readonly number[]): Run[] {
  return rows.flatMap((_, start) => {
    const run: ItemRow[] = []
    let sum = 0
    const found: Run[] = []
    for (const [at, row] of rows.slice(start).entries()) {
      if (run.length > 1 && row.amount.cents === sum) continue
      run.push(row)
      sum += row.amount.cents
      const next = rows[start + at + 1]
      // One alone has to stand straight over its sum.
      const isHeld = run.length > 1 || next === undefined || next.amount.cents === sum
      if (sums.includes(sum) && isHeld) found.push({ rows: [...run], sum })
    }
    return found
  })
}

/** Neither what was taken off nor a balance that was brought forward and paid. */
function bought(rows: readonly ItemRow[]): ItemRow[] {
  const isUndone = ({ amount }: ItemRow) =>
    rows.some((other) => other.amount.cents === -amount.cents)
  return rows.filter((row) => !isDiscount(row) && !isUndone(row))
}

const isDiscount = ({ amount, description }: ItemRow) =>
  amount.cents < 0 && (rolesOf(description).discount || description.includes('%'))

function itemOf({ row, amount: { cents, to }, description, before }: ItemRow): FoundItem {
  const quantity = quantityIn(before)
  const unitCents = moneyIn(before)
    .map((price) => price.cents)
    .find((price) => Math.round(price * Number(quantity)) === cents)
  return { description, quantity, unitCents, cents, row, from: 0, to }
}
