/** How dates, times and money are written on paper. */

/** Whole pence. */
export type Pence = number

const SHORT = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const LONG =
  'January February March April May June July August September October November December'.split(' ')
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

export interface Day {
  year: number
  month: number
  day: number
}

const two = (value: number): string => String(value).padStart(2, '0')

export const isoDate = ({ year, month, day }: Day): string => `${year}-${two(month)}-${two(day)}`

const yy = (date: Day): string => two(date.year % 100)
const short = (date: Day): string => SHORT[date.month - 1]!
const long = (date: Day): string => LONG[date.month - 1]!
const weekday = (date: Day): string => DAYS[new Date(isoDate(date)).getUTCDay()]!

function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${ending}`
}

export const dateForms = {
  slashes: (date: Day) => `${two(date.day)}/${two(date.month)}/${date.year}`,
  slashesShort: (date: Day) => `${two(date.day)}/${two(date.month)}/${yy(date)}`,
  dashes: (date: Day) => `${two(date.day)}-${two(date.month)}-${date.year}`,
  dots: (date: Day) => `${two(date.day)}.${two(date.month)}.${date.year}`,
  dotsShort: (date: Day) => `${two(date.day)}.${two(date.month)}.${yy(date)}`,
  dayMonth: (date: Day) => `${two(date.day)}-${short(date)}-${yy(date)}`,
  tight: (date: Day) => `${two(date.day)}${short(date).toUpperCase()}${yy(date)}`,
  capitals: (date: Day) => `${two(date.day)} ${short(date).toUpperCase()} ${date.year}`,
  words: (date: Day) => `${date.day} ${long(date)} ${date.year}`,
  wordsShort: (date: Day) => `${date.day} ${short(date)} ${date.year}`,
  weekday: (date: Day) => `${weekday(date).slice(0, 3)} ${date.day} ${short(date)} ${date.year}`,
  weekdayLong: (date: Day) => `${weekday(date)} ${ordinal(date.day)} ${long(date)} ${date.year}`,
  weekdaySlashes: (date: Day) =>
    `${weekday(date).slice(0, 3).toUpperCase()} ${two(date.day)}/${two(date.month)}/${date.year}`,
  ordinal: (date: Day) => `${ordinal(date.day)} ${long(date)} ${date.year}`,
  iso: isoDate,
}
export type DateForm = keyof typeof dateForms

/** The calendar day so many days later. */
export function later(date: Day, days: number): Day {
  const moved = new Date(Date.UTC(date.year, date.month - 1, date.day + days))
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() }
}

/** `1,234.56`, with a minus before it. */
export function money(pence: Pence): string {
  const whole = Math.floor(Math.abs(pence) / 100).toString()
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${pence < 0 ? '-' : ''}${grouped}.${two(Math.abs(pence) % 100)}`
}

/** `£1,234.56`. */
export const pounds = (pence: Pence): string =>
  pence < 0 ? `-£${money(-pence)}` : `£${money(pence)}`

/** `1234.56`, as truth has it. */
export const decimal = (pence: Pence): string => money(pence).replaceAll(',', '')
