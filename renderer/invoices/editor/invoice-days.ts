/** When an invoice is to be paid, by its terms and the other way round. Pure. */
import { addDays, isCalendarDate, type CalendarDate } from '../../../shared/calendar'

/** When it is to be paid; undefined while the date or the terms cannot be read. */
export function dueDateOf(issuedDate: string, days: number | undefined): CalendarDate | undefined {
  return isCalendarDate(issuedDate) && days !== undefined ? addDays(issuedDate, days) : undefined
}

/** The terms with which it is due on this day; undefined where that cannot be. */
export function daysUntil(date: string, issuedDate: string): number | undefined {
  if (!isCalendarDate(date) || !isCalendarDate(issuedDate)) return undefined
  const days = Math.round((Date.parse(date) - Date.parse(issuedDate)) / 86_400_000)
  return days >= 0 ? days : undefined
}
