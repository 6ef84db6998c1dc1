/** Numbers, days, instants and money as the language of the window writes them. None of it is data: that has forms of its own. */
import { formatDate, type CalendarDate } from '../calendar'
import { formatMoney, type Amount } from '../money'
import { spokenLocale } from './words'

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Made once for each language, since to make one takes milliseconds, and a list has one in each row. */
function dayFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${spokenLocale()} ${JSON.stringify(options)}`
  const format =
    dayFormats.get(key) ?? new Intl.DateTimeFormat(spokenLocale(), { ...options, timeZone: 'UTC' })
  dayFormats.set(key, format)
  return format
}

const numberFormats = new Map<string, Intl.NumberFormat>()

/** A number with so many decimals; made once, as `dayFormat` is. */
export function numberWords(number: number, decimals: number, useGrouping = true): string {
  const key = `${spokenLocale()} ${decimals} ${useGrouping}`
  const places = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const format =
    numberFormats.get(key) ?? new Intl.NumberFormat(spokenLocale(), { ...places, useGrouping })
  numberFormats.set(key, format)
  return format.format(number)
}

/** `1234` → `"1,234"`. */
export const countWords = (count: number): string => numberWords(count, 0)

/** `"2026-06-30"` → `"30 Jun 2026"`, in German `"30. Juni 2026"`. Text that is no date stays. */
export function dayWords(date: CalendarDate): string {
  return isEnglish()
    ? formatDate(date)
    : spelt(date, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** The same where there is little room, such as in a column of a list: in German `"30.06.2026"`. */
export const shortDayWords = (date: CalendarDate): string =>
  isEnglish() ? formatDate(date) : spelt(date, { dateStyle: 'medium' })

/** `"2026-06-30"` → `"30 Jun"`: of a year that is plain. */
export function dayOfYearWords(date: CalendarDate): string {
  return isEnglish()
    ? formatDate(date).replace(/ \d+$/, '')
    : spelt(date, { day: 'numeric', month: 'short' })
}

/** A date with other parts of it than usual, such as its weekday or its month alone. */
export function spelt(date: CalendarDate, options: Intl.DateTimeFormatOptions): string {
  const at = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return date
  return dayFormat(options).format(at)
}

/** The time of an instant on the clock of this computer, also after that was taken to another zone: `"10:42"`. */
export function clockWords(at: Date): string {
  const asUtc = at.getTime() - at.getTimezoneOffset() * 60_000
  return dayFormat({ hour: '2-digit', minute: '2-digit' }).format(asUtc)
}

/** `"1234.5"` → `"£1,234.50"`, in German `"1.234,50 £"`; other currencies by their code: `"EUR 1,234.50"`, `"1.234,50 EUR"`. */
export function moneyWords(amount: Amount, currency = 'GBP'): string {
  if (isEnglish()) return formatMoney(amount, currency)
  return `${numberWords(Number(amount), 2)} ${currency === 'GBP' ? '£' : currency}`.trimEnd()
}

/** `"FR"` → `"France"` (ISO 3166-1, alpha-2). What is no such code stays. */
export function countryWords(code: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(spokenLocale(), { type: 'region' }).of(code.toUpperCase()) ?? code
}

/** `["a", "b", "c"]` → `"a, b and c"`. */
export const listWords = (items: readonly string[]): string =>
  new Intl.ListFormat(spokenLocale()).format(items)

/**
 * A number as it is typed in the language of the window, in the form that the rules of amounts read: in German `"1.234,50 £"` and
 * `"1234,5"` become `"1234.50"` and `"1234.5"`. Nothing is guessed: what could be two numbers, such as `"1.234"` or `"1,234"` in
 * German, comes out as something that those rules refuse. In English it stays as it is.
 */
export function plainNumber(typed: string): string {
  if (isEnglish()) return typed
  return typed.replaceAll(/(\d[\d.,]*)(\s*£(?=\s*([+-]|$)))?/g, (_, number: string) => {
    const [whole = '', ...parts] = number.split(',')
    if (parts.length === 0)
      return /^\d{1,3}(\.\d{3}){2,}$/.test(number) ? number.replaceAll('.', '') : number
    const isGrouped = /^\d{1,3}(\.\d{3})+$/.test(whole)
    return [isGrouped ? whole.replaceAll('.', '') : whole, ...parts].join('.')
  })
}

/**
 * The same for a number that may have any decimals, such as a rate or a quantity: `"1.234"` in German, which could be two
 * numbers there too, comes out as `"1.234?"`, which no rule takes.
 */
export function plainDecimal(typed: string): string {
  const isUnclear = !isEnglish() && /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?![\d.,])/.test(typed)
  return isUnclear ? `${typed}?` : plainNumber(typed)
}

/** `"1.1523"` → in German `"1,1523"`: a decimal as it is typed, with all its digits. Text that is no decimal stays. */
export function decimalWords(plain: string): string {
  const isDecimal = /^-?\d+\.\d+$/.test(plain)
  return isDecimal && !isEnglish() ? plain.replace('.', ',') : plain
}

/** A sentence as it begins after others' words: with a small letter in English; in German, where nouns have capitals, as it is. */
export const withinSentence = (sentence: string): string =>
  isEnglish() ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence

export const isEnglish = (): boolean => spokenLocale().startsWith('en')
