// Owns calendar dates as ISO text (YYYY-MM-DD), which sort and compare as they are.
const isoPattern = /^\d{4}-\d{2}-\d{2}$/

export function isoDate(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

/** Refuses days that no calendar has, such as 30 February. */
export function parseDate(value: unknown): string | undefined {
  if (typeof value !== 'string' || !isoPattern.test(value)) return undefined
  const instant = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && isoDate(instant) === value ? value : undefined
}

export function addDays(date: string, days: number): string {
  const instant = new Date(`${date}T00:00:00Z`)
  instant.setUTCDate(instant.getUTCDate() + days)
  return isoDate(instant)
}

/** The given day, in the month that lies so many months after the one of `date`. */
export function dayOfMonth(date: string, monthsLater: number, day: number): string {
  const month = new Date(`${date.slice(0, 7)}-01T00:00:00Z`)
  month.setUTCMonth(month.getUTCMonth() + monthsLater, day)
  return isoDate(month)
}
