/** The overview in words and bars: names of months and quarters, short amounts, and how long each bar is. */
import type { Amount } from '../../shared/money'
import type { Overview } from '../../shared/books/overview'
import { moneyWords, spelt } from '../../shared/words/figures'
import { say } from '../../shared/words/words'

/** One bar; without `onclick` it leads nowhere. */
export interface Bar {
  key: string
  label: string
  /** Said in full to those who hear it, where the label is short. */
  name?: string
  amount: Amount
  /** False where it is no more than that, and maybe less. */
  isExact?: boolean
  detail?: string
  onclick?: (() => void) | undefined
}

/** `"£1,240.00"`, `"up to £1,240.00"`. */
export const amountWords = ({ amount, isExact = true }: Bar): string =>
  isExact ? moneyWords(amount) : say('common.upTo', { amount: moneyWords(amount) })

/** `"2026-11-01"` → `"November 2026"`. */
export const monthName = (date: string): string => spelt(date, { month: 'long', year: 'numeric' })

/** `"2026-11-01"` → `"Nov"`; January bears its year, where a new one begins. */
export function shortMonth(date: string): string {
  const name = monthName(date).slice(0, 3)
  return date.slice(5, 7) === '01' ? `${name} ${date.slice(2, 4)}` : name
}

/** `"Jul to Sep 2026"`. */
export function quarterName({ from, to }: { from: string; to: string }): string {
  const [first, last] = [from, to].map((date) => monthName(date).slice(0, 3))
  return say('lib.quarter', { first: first ?? '', last: last ?? '', year: to.slice(0, 4) })
}

/** Pounds without pence, for above a narrow bar; thousands from ten thousand on: `"£1,240"`, `"£12.4k"`. */
export function shortPounds(amount: Amount): string {
  const pounds = Number(amount)
  if (Math.abs(pounds) < 9_999.5)
    return moneyWords(pounds.toFixed(0).replace(/^-0$/, '0')).replace(/[.,]00(?!\d)/, '')
  const isThousands = Math.abs(pounds) < 999_500
  const value = Math.abs(pounds) / (isThousands ? 1e3 : 1e6)
  const number = Number(value.toFixed(value < 99.95 ? 1 : 0))
  return say(isThousands ? 'lib.thousands' : 'lib.millions', {
    sign: pounds < 0 ? '-' : '',
    number,
  })
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
  if (untold === all) return say('lib.leftOutAll')
  return say('lib.leftOut', { untold, all })
}
