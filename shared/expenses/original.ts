/** What a paper in another currency says, and how it becomes pounds. */
import Big from 'big.js'
import * as z from 'zod'
import { parseAmount, type Amount } from '../money'

const short = z.string().max(500)

/** An amount in another currency than the pound, as typed; every field may still be empty. */
export const Original = z.object({
  /** ISO 4217, such as `EUR`. */
  currency: short,
  /** Gross amount of the whole paper in that currency. */
  amount: short,
  /** Units of that currency for one pound, such as `1.1523`. */
  rate: short,
})
export type Original = z.infer<typeof Original>

/** The most that `describedWith` may make of a description. */
const longestDescription = 500
const ratePattern = /^\d{1,9}(?:\.\d{1,10})?$/

/** Whether a text is the code of a currency that is not the pound (ISO 4217). */
export function isOtherCurrency(text: string): boolean {
  return /^[A-Z]{3}$/.test(text) && text !== 'GBP'
}

/** A rate as plain decimal above zero; undefined for anything else. */
export function parseRate(text: string): string | undefined {
  const bare = text.trim()
  return ratePattern.test(bare) && new Big(bare).gt(0) ? bare : undefined
}

/** Pounds of an amount at so many units for one pound, half up to the penny; below zero it mirrors what is above. */
export function toPounds(amount: Amount, rate: string): Amount {
  return new Big(amount).div(rate).round(2, Big.roundHalfUp).toFixed(2)
}

/**
 * The rate at which an amount comes to so many pounds: of at least four decimals, as few as bring it back to the penny.
 * Undefined where no rate above zero does.
 */
export function rateFor(amount: Amount, pounds: Amount): string | undefined {
  if (new Big(pounds).eq(0)) return undefined
  const exact = new Big(amount).div(pounds)
  for (let places = 4; places <= 10; places += 1) {
    const rate = parseRate(exact.round(places, Big.roundHalfUp).toFixed(places))
    if (rate !== undefined && toPounds(amount, rate) === new Big(pounds).toFixed(2)) return rate
  }
  return undefined
}

/** What the paper comes to in pounds; undefined until currency, amount and rate are there. */
export function poundsOf({ currency, amount, rate }: Original): Amount | undefined {
  const [known, at] = [parseAmount(amount), parseRate(rate)]
  if (!isOtherCurrency(currency) || known === undefined || at === undefined) return undefined
  return toPounds(known, at)
}

/** `EUR 316.50`; the amount as typed where it cannot be read. */
export function originalAmount({ currency, amount }: Omit<Original, 'rate'>): string {
  return `${currency} ${parseAmount(amount) ?? amount}`.trim()
}

/** `EUR 316.50 at 1.1523` */
export function originalWords(original: Original): string {
  return `${originalAmount(original)} at ${original.rate.trim()}`
}

const noted = /\(([A-Z]{3}) (-?\d+\.\d\d) at (\d{1,9}(?:\.\d{1,10})?)\)/

/** The original that a description names, as `describedWith` put it there. */
export function originalIn(description: string): Original | undefined {
  const [, currency = '', amount = '', rate = ''] = noted.exec(description) ?? []
  return currency ? { currency, amount, rate } : undefined
}

/** A description with notes in brackets at its end, each once, cut before them where all together would be too long. */
export function describedWith(description: string, ...notes: string[]): string {
  const missing = notes.map((note) => `(${note})`).filter((tail) => !description.includes(tail))
  if (missing.length === 0) return description
  const tail = missing.join(' ')
  const room = longestDescription - tail.length - 1
  return `${description.slice(0, room).trimEnd()} ${tail}`.trim()
}
