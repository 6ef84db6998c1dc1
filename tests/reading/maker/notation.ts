/** How a country writes amounts and days. */
import type { Country } from './country'

/** Hundredths as figures: grouped in thousands, with decimals. */
function figures(cents: number, group: string, decimal: string): string {
  const size = Math.abs(cents)
  const whole = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, group)
  return `${cents < 0 ? '-' : ''}${whole}${decimal}${String(size % 100).padStart(2, '0')}`
}

/** Hundredths as a country prints them, with this between thousands. */
export function printedFigures(
  cents: number,
  group: string,
  { decimal, isWhole, isLakh }: Pick<Country, 'decimal' | 'isWhole' | 'isLakh'>,
): string {
  const plain = figures(cents, isLakh ? '' : group, decimal)
  const grouped = isLakh ? plain.replace(/\d{4,}/, (whole) => inLakh(whole, group)) : plain
  return isWhole ? grouped.slice(0, -3) : grouped
}

const inLakh = (whole: string, group: string) =>
  `${whole.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, group)}${group}${whole.slice(-3)}`

/** Hundredths as a plain decimal, as truth has them. */
export const plainDecimal = (cents: number): string => figures(cents, '', '.')

/** A rate with its sign as the country prints it. */
export function rateOf(rate: number, { decimal }: Pick<Country, 'decimal'>, space: string): string {
  return `${String(rate).replace('.', decimal)}${space}%`
}

const two = (value: number) => String(value).padStart(2, '0')

/** @param form of D, DD, M, MM, YY, YYYY, mon, month, dow, dow */
export function dayAs(form: string, date: Date, words: Country['words']): string {
  const month = date.getUTCMonth()
  const parts: Record<string, string> = {
    YYYY: String(date.getUTCFullYear()),
    YY: two(date.getUTCFullYear() % 100),
    month: words.months[month] ?? '',
    mon: words.short[month] ?? '',
    MM: two(month + 1),
    M: String(month + 1),
    DD: two(date.getUTCDate()),
    D: String(date.getUTCDate()),
    dow: words.weekdays[date.getUTCDay()]?.slice(0, 3) ?? '',
  }
  return form.replace(/YYYY|YY|dow|month|mon|MM|M|DD|D/g, (part) => parts[part] ?? part)
}

export const isoOf = (date: Date): string => date.toISOString().slice(0, 10)

export function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000)
}
