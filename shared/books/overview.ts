/** Where the money went: expenses of the last twelve months by month and by type, and their VAT by quarter. Pure. */
import * as z from 'zod'
import { lastDayOf, monthBefore, type CalendarDate } from '../calendar'
import { addAmounts, compareAmounts } from '../money'

/** Both days belong to a span; amounts are pounds as decimal text. */
const Span = z.object({ from: z.iso.date(), to: z.iso.date() })
export type Span = z.infer<typeof Span>

const Spending = z.object({ amount: z.string(), count: z.int() })

const MonthSpending = Span.extend(Spending.shape)
/** `code` is empty for expenses of which no lines are known. */
const TypeSpending = Spending.extend({ code: z.string() })
const QuarterVat = Span.extend({
  gross: z.string(),
  net: z.string(),
  vat: z.string(),
  count: z.int(),
  /** Expenses that do not say their VAT, and are in none of the sums. */
  untold: z.int(),
})

export const Overview = z.object({
  today: z.iso.date(),
  /** The twelve months as one span: the last of them is that of today, and is counted to its end. */
  span: Span,
  total: Spending,
  /** Oldest first, also where nothing was spent. */
  months: z.array(MonthSpending),
  /** Those with most first. */
  types: z.array(TypeSpending),
  /** All other types together; absent where there are none. */
  others: Spending.extend({ types: z.int() }).optional(),
  /** Four quarters of the calendar, oldest first. */
  quarters: z.array(QuarterVat),
})
export type Overview = z.infer<typeof Overview>

export const OverviewQuestion = z.object({ today: z.iso.date() })

/** What the rows come to: months as `YYYY-MM`, only those in which something was spent. */
export interface SpentRows {
  months: (z.infer<typeof Spending> & { month: string } & VatSums)[]
  types: z.infer<typeof TypeSpending>[]
}

/** Sums over the expenses that say their VAT, and how many do not. */
interface VatSums {
  told: { gross: string; net: string; vat: string; count: number }
  untold: number
}

const mostTypes = 8

/** The twelve months that end with that of today. */
export function overviewSpan(today: CalendarDate): Span {
  return { from: `${monthBefore(today.slice(0, 7), 11)}-01`, to: lastDayOf(today.slice(0, 7)) }
}

/** @param spent what was spent within `overviewSpan(today)` */
export function overview(spent: SpentRows, today: CalendarDate): Overview {
  const months = Array.from({ length: 12 }, (_, at) => monthBefore(today.slice(0, 7), 11 - at))
  const types = spent.types.toSorted(
    (a, b) => compareAmounts(b.amount, a.amount) || (a.code < b.code ? -1 : 1),
  )
  const others = types.slice(mostTypes)
  return {
    today,
    span: overviewSpan(today),
    total: sumOf(spent.months),
    months: months.map((month) => ({
      ...spanOf([month]),
      ...sumOf(spent.months.filter((each) => each.month === month)),
    })),
    types: types.slice(0, mostTypes),
    ...(others.length > 0 && { others: { ...sumOf(others), types: others.length } }),
    quarters: quartersOf(today).map((quarter) => vatOf(quarter, spent)),
  }
}

function sumOf(parts: readonly z.infer<typeof Spending>[]) {
  return {
    amount: addAmounts(parts.map(({ amount }) => amount)),
    count: parts.reduce((sum, { count }) => sum + count, 0),
  }
}

function vatOf(quarter: readonly string[], { months }: SpentRows): z.infer<typeof QuarterVat> {
  const parts = months.filter(({ month }) => quarter.includes(month))
  const sum = (of: 'gross' | 'net' | 'vat') => addAmounts(parts.map(({ told }) => told[of]))
  return {
    ...spanOf(quarter),
    gross: sum('gross'),
    net: sum('net'),
    vat: sum('vat'),
    count: parts.reduce((count, { told }) => count + told.count, 0),
    untold: parts.reduce((count, { untold }) => count + untold, 0),
  }
}

/** The months of each of the last four quarters, oldest first. */
function quartersOf(today: CalendarDate): string[][] {
  const intoQuarter = (Number(today.slice(5, 7)) - 1) % 3
  const first = monthBefore(today.slice(0, 7), intoQuarter + 9)
  return [0, 3, 6, 9].map((skip) => [0, 1, 2].map((at) => monthBefore(first, -skip - at)))
}

function spanOf(months: readonly string[]): Span {
  return { from: `${months[0] ?? ''}-01`, to: lastDayOf(months.at(-1) ?? '') }
}
