/** The grid of a month, Monday first, and where a key leads in it (WAI-ARIA Authoring Practices, date picker dialog). */
import { addDays, isCalendarDate, type CalendarDate } from '../../shared/calendar'

const weekdayOf = (date: CalendarDate): number =>
  (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/** The month of a date as whole weeks of seven days each; the days beside the month belong to its neighbours. */
export function monthGrid(date: CalendarDate): CalendarDate[][] {
  const first = `${date.slice(0, 8)}01`
  const start = addDays(first, -weekdayOf(first))
  const weeks = Math.ceil((weekdayOf(first) + daysOf(first)) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  )
}

/** The same day so many months later (earlier when negative), or the last one of a shorter month. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const at = new Date(Date.UTC(2000, month - 1 + months, 1))
  // Date.UTC takes the years 0 to 99 for 1900 to 1999.
  at.setUTCFullYear(at.getUTCFullYear() - 2000 + year)
  const first = at.toISOString().slice(0, 10)
  return `${first.slice(0, 8)}${String(Math.min(day, daysOf(first))).padStart(2, '0')}`
}

/** The day a key leads to from `date`; undefined for a key that leads nowhere. Years end at 1 and 9999. */
export function dayAfterKey(
  date: CalendarDate,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): CalendarDate | undefined {
  const months = shiftKey ? 12 : 1
  const places: Record<string, () => CalendarDate> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => addDays(date, -weekdayOf(date)),
    End: () => addDays(date, 6 - weekdayOf(date)),
    PageUp: () => addMonths(date, -months),
    PageDown: () => addMonths(date, months),
  }
  const to = places[key]?.()
  return to === undefined || isCalendarDate(to) ? to : date
}

function daysOf(first: CalendarDate): number {
  const last = new Date(`${first}T00:00:00Z`)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  return last.getUTCDate()
}
