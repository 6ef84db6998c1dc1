/** The overview in words and bars: names of months and quarters, short amounts, and how long each bar is. */
import { formatPounds, type Amount } from '../../shared/money'
import type { Overview } from '../../shared/books/overview'
import { plural } from './times'

/** One bar; without `onclick` it leads nowhere. */
export interface Bar {
  key: string
  label: string
  /** Said in full to those who hear it, where the label is short. */
  name?: string
  amount: Amount
  detail?: string
  onclick?: (() => void) | undefined
}

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `"2026-11-01"` → `"November 2026"`. */
export const monthName = (date: string): string => months.format(new Date(`${date}T00:00:00Z`))

/** `"2026-11-01"` → `"Nov"`; January bears its year, where a new one begins. */
export function shortMonth(date: string): string {
  const name = monthName(date).slice(0, 3)
  return date.slice(5, 7) === '01' ? `${name} ${date.slice(2, 4)}` : name
}

/** `"Jul to Sep 2026"`. */
export function quarterName({ from, to }: { from: string; to: string }): string {
  const [first, last] = [from, to].map((date) => monthName(date).slice(0, 3))
  return `${first ?? ''} to ${last ?? ''} ${to.slice(0, 4)}`
}

/** Pounds without pence, for above a narrow bar; thousands from ten thousand on: `"£1,240"`, `"£12.4k"`. */
export function shortPounds(amount: Amount): string {
  const pounds = Number(amount)
  if (Math.abs(pounds) < 9_999.5) return formatPounds(pounds.toFixed(0)).replace('.00', '')
  const [value, unit] = Math.abs(pounds) < 999_500 ? [pounds / 1e3, 'k'] : [pounds / 1e6, 'm']
  const short = Math.abs(value) < 99.95 ? value.toFixed(1).replace('.0', '') : value.toFixed(0)
  return `${value < 0 ? '-' : ''}£${short.replace('-', '')}${unit}`
}

/** How long each bar is, in hundredths of the longest; what is not above nothing has none, and the least is seen. */
export function lengths(amounts: readonly Amount[]): number[] {
  const numbers = amounts.map(Number)
  const most = Math.max(...numbers, 0.01)
  return numbers.map((number) => (number <= 0 ? 0 : Math.max(1.5, (number / most) * 100)))
}

/** `"24 of 240 expenses do not say their VAT and are left out."`; undefined where all say it. */
export function untoldWords(quarters: Overview['quarters']): string | undefined {
  const untold = quarters.reduce((sum, quarter) => sum + quarter.untold, 0)
  const all = quarters.reduce((sum, quarter) => sum + quarter.count + quarter.untold, 0)
  if (untold === 0) return undefined
  if (untold === all) return 'The expenses known here do not say their VAT.'
  const verb = untold === 1 ? 'does' : 'do'
  return `${untold.toLocaleString('en-GB')} of ${plural(all, 'expense')} ${verb} not say the VAT and ${untold === 1 ? 'is' : 'are'} left out.`
}
