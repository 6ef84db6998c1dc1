/** Calendar dates as `YYYY-MM-DD` text, which is how the service writes them and which compares as it sorts. */

/** A calendar date such as `"2026-06-30"`. */
export type CalendarDate = string

/** Whether the text is a date that exists, in the form `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** The local calendar date of an instant, on the clock of this computer. */
export function calendarDate(at: Date): CalendarDate {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** The date `days` later (earlier when negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** How many days the second date is after the first; below zero where it is before. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** `('2026-02', 3)` → `'2025-11'`; later months where `count` is negative. @param month `YYYY-MM` */
export function monthBefore(month: string, count: number): string {
  const number = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 - count
  const year = String(Math.floor(number / 12)).padStart(4, '0')
  return `${year}-${String((number % 12) + 1).padStart(2, '0')}`
}

/** @param month `YYYY-MM` */
export function lastDayOf(month: string): CalendarDate {
  return addDays(`${monthBefore(month, -1)}-01`, -1)
}

/** What comes out older was typed otherwise than day first, such as `20111231`. */
const oldest = '1900-01-01'

/**
 * Reads a date as people in the UK type it, day first: `30/6/26`, `30.06.2026`, `30-6-2026`, `30 Jun 2026`,
 * `2026-06-30`; `30/6` takes the most recent such day up to `today`, or where a day lies ahead, the first such day from `from`
 * on. Returns undefined for anything else.
 */
export function parseDate(
  text: string,
  today: CalendarDate,
  from?: CalendarDate,
): CalendarDate | undefined {
  const tidy = text.trim().toLowerCase()
  if (isCalendarDate(tidy)) return tidy
  const match =
    /^(\d{1,2})[/.\- ](\d{1,2}|[a-z]{3,9})(?:[/.\- ](\d{4}|\d{2}))?$/.exec(tidy) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(tidy)
  if (!match) return undefined
  const [, day = '', monthText = '', yearText] = match
  const month = /^\d+$/.test(monthText) ? Number(monthText) : monthOf(monthText)
  if (!month) return undefined
  const at = (year: number) => `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  const year = Number(yearText)
  const date = yearText ? at(yearText.length === 2 ? 2000 + year : year) : nearest(at, today, from)
  return isCalendarDate(date) && date >= oldest ? date : undefined
}

/** A day of no year in the year that is meant. */
function nearest(
  at: (year: number) => CalendarDate,
  today: CalendarDate,
  from: CalendarDate | undefined,
): CalendarDate {
  const year = Number((from ?? today).slice(0, 4))
  if (from === undefined) return at(year) <= today ? at(year) : at(year - 1)
  return at(year) >= from ? at(year) : at(year + 1)
}

/**
 * As `parseDate`, and besides what people type of days that are near: `today`, `yesterday`, and a weekday for the latest
 * one before today. Three letters are enough. German is read as well: `30. Juni 2026`, `30.6.`, `gestern`, `Montag`.
 * Receipts and searches are read without all this. A day that lies ahead, such as one to pay by, is looked for from `from`
 * on: `tomorrow` is one as well then, and a weekday is the first one after it.
 */
export function parseTypedDate(
  text: string,
  today: CalendarDate,
  from?: CalendarDate,
): CalendarDate | undefined {
  const word = text.trim().toLowerCase()
  return (
    parseDate(word, today, from) ??
    parseDate(fromGerman(word), today, from) ??
    (word.length < 3 ? undefined : dayNamed(word, today, from))
  )
}

/** A date without the space and the end that German puts after and to its points, its month in English. */
function fromGerman(word: string): string {
  return word
    .replaceAll(/\.\s+/g, '.')
    .replace(/\.$/, '')
    .replace(/\p{L}{3,}/u, (month) => {
      const index = germanMonths.findIndex((name) => name.startsWith(month))
      return months[index]?.toLowerCase() ?? month
    })
}

function dayNamed(
  word: string,
  today: CalendarDate,
  from: CalendarDate | undefined,
): CalendarDate | undefined {
  if (['today', 'heute'].some((name) => name.startsWith(word))) return today
  if (['yesterday', 'gestern'].some((name) => name.startsWith(word))) return addDays(today, -1)
  if (from !== undefined && ['tomorrow', 'morgen'].some((name) => name.startsWith(word)))
    return addDays(today, 1)
  const wanted = weekdays.findIndex((names) => names.some((name) => name.startsWith(word)))
  if (wanted < 0) return undefined
  const at = from ?? today
  const now = new Date(`${at}T00:00:00Z`).getUTCDay()
  return from === undefined
    ? addDays(at, -((now - wanted + 6) % 7) - 1)
    : addDays(at, ((wanted - now + 6) % 7) + 1)
}

const weekdays = [
  ['sunday', 'sonntag'],
  ['monday', 'montag'],
  ['tuesday', 'dienstag'],
  ['wednesday', 'mittwoch'],
  ['thursday', 'donnerstag'],
  ['friday', 'freitag'],
  ['saturday', 'samstag'],
]

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const germanMonths =
  'januar februar märz april mai juni juli august september oktober november dezember'.split(' ')

/** The month a word begins, such as `jun`, `june` or `sept`. */
function monthOf(word: string): number | undefined {
  const index = months.findIndex((month) => month.toLowerCase().startsWith(word))
  return index < 0 ? undefined : index + 1
}

/** `"2026-06-30"` → `"30 Jun 2026"`. */
export function formatDate(date: CalendarDate): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const name = months[Number(month) - 1]
  return name ? `${Number(day)} ${name.slice(0, 3)} ${year}` : date
}
