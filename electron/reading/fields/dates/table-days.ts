/** Days that begin the rows of a table or an account: each is of its row, not of the paper. */
import { isOwnLabel, ofPaper } from './own-label'
import { datesIn, type FoundDate } from './dates'
import { moneyIn } from '../amounts/money'
import { overlap, type Row } from '../lines/rows'
import { labelForm } from '../lines/text'

/** A row that begins with a date, or its number, weekday or a word, and has an amount: where there are several, they are lines of an account. */
export const isLine = ({ row: { text }, date }: { row: Row; date: FoundDate }) =>
  /^(?:\d{1,3}[.)] )?(?:[\p{L}/]+[.,]? ?)?$/u.test(text.slice(0, date.from)) &&
  moneyIn(text).some(({ from }) => from >= date.to)

/** What stands in a row further right than a day, and is money. */
const lastSum = (row: Row) => row.parts.findLast(({ text }) => moneyIn(text).length > 0)

/**
 * Whether a day opens a row of a table that goes on under or over it: its heading says of what the rows are, not of the paper.
 * `Datum  Leistung  Betrag`
 */
export function isOfTable(rows: readonly Row[], row: Row, date: FoundDate): boolean {
  const own = lastSum(row)
  if (!isLine({ row, date }) || !own) return false
  return [rows[row.index + 1], rows[row.index - 1]].some((other) => {
    const sum = other?.page === row.page ? lastSum(other) : undefined
    if (!other || !sum || Math.abs(sum.right - own.right) > row.unit) return false
    const isDated = datesIn(other.text).some((each) => isLine({ row: other, date: each }))
    const isSame =
      other.parts.length > 2 &&
      other.parts.some(
        (part) =>
          part !== sum &&
          row.parts.some(
            (each, at) => at > 0 && each !== own && Math.abs(each.left - part.left) < row.unit,
          ),
      )
    return isDated || (isSame && other.parts[0] !== sum)
  })
}

/**
 * Straight under a label of the paper's day, in a column beside a table that begins there: `Bill date` over `1 March 2026`. Not where
 * that row heads the amounts as well, or other lines have their days in the same column.
 */
export function isUnderOwn(rows: readonly Row[], row: Row, date: FoundDate): boolean {
  const own = row.parts.findLast((part) => part.from <= date.from)
  const heading = rows[row.index - 1]
  const over = heading?.parts.find((part) => own && overlap(part, own))
  const words = labelForm(over?.text ?? '')
  if (!own || !isOwnLabel(words) || !ofPaper.test(words)) return false
  const sum = lastSum(row)
  const isOfTable = heading?.parts.some((part) => sum && part !== over && overlap(part, sum))
  const isOfMany = rows.some(
    (other) =>
      other.page === row.page &&
      other.index > row.index &&
      other.parts[0] !== undefined &&
      overlap(other.parts[0], own) &&
      datesIn(other.text).some((each) => isLine({ row: other, date: each })),
  )
  return isOfTable !== true && !isOfMany && !isStacked(rows, row, date)
}

/** Whether another day stands straight over or under it: rows of a table, each about something of its own. */
export function isStacked(rows: readonly Row[], row: Row, { from, iso }: FoundDate): boolean {
  const own = row.parts.findLast((part) => part.from <= from)
  const near = [rows[row.index - 1], rows[row.index + 1]].filter(
    (other) => other?.page === row.page,
  )
  return near.some((other) =>
    other?.parts.some(
      (part) =>
        own && overlap(part, own) && datesIn(part.text).some((another) => another.iso !== iso),
    ),
  )
}
