/** Stretches of time that people keep their books by, as calendar days; both ends belong to them. */
import { addDays, type CalendarDate } from '../calendar'

/** Quarters are those of the calendar. Tax years are the UK's own, from 6 April to 5 April. */
export const periods = [
  'this-month',
  'last-month',
  'last-quarter',
  'this-tax-year',
  'last-tax-year',
] as const
export type Period = (typeof periods)[number]

export interface Days {
  from: CalendarDate
  to: CalendarDate
}

/** The days of a period. @param today the person's own day */
export function daysOf(period: Period, today: CalendarDate): Days {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  const taxYear = today.slice(5) < '04-06' ? year - 1 : year
  switch (period) {
    case 'this-month':
      return months(year, month, 1)
    case 'last-month':
      return months(year, month - 1, 1)
    case 'last-quarter':
      return months(year, month - ((month - 1) % 3) - 3, 3)
    case 'this-tax-year':
      return taxYearFrom(taxYear)
    case 'last-tax-year':
      return taxYearFrom(taxYear - 1)
  }
}

/** The period that is these very days; the first where two are. */
export function periodOf(days: Days, today: CalendarDate): Period | undefined {
  return periods.find((period) => {
    const { from, to } = daysOf(period, today)
    return from === days.from && to === days.to
  })
}

/** Whole months from one on; a month below 1 is of the year before. */
function months(year: number, month: number, count: number): Days {
  return { from: firstOf(year, month), to: addDays(firstOf(year, month + count), -1) }
}

function firstOf(year: number, month: number): CalendarDate {
  const all = year * 12 + month - 1
  const [y, m] = [Math.floor(all / 12), (all % 12) + 1]
  return `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-01`
}

const taxYearFrom = (year: number): Days => ({ from: `${year}-04-06`, to: `${year + 1}-04-05` })
