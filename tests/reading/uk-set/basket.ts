/** What is bought: priced lines with their VAT rates, and the sums a till makes of them. */
import type { Random } from '../../support/random'
import { decimal, type Pence } from './notation'
import type { VatLine } from './truth'

/** `price` is for one, `rate` in percent. */
export interface Good {
  name: string
  price: Pence
  rate: number
}

export interface Item extends Good {
  quantity: number
  amount: Pence
}

export interface VatSum {
  rate: number
  net: Pence
  vat: Pence
  gross: Pence
}

/** `name|price in pounds|rate`, one a line. */
export function goods(list: string): Good[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', price = '0', rate = '20'] = line.trim().split('|')
      return { name, price: Math.round(Number(price) * 100), rate: Number(rate) }
    })
}

export const itemOf = (good: Good, quantity = 1): Item => ({
  ...good,
  quantity,
  amount: good.price * quantity,
})

/** So many different goods of the list, some of them more than once. */
export function fill(random: Random, list: readonly Good[], count: number, most = 3): Item[] {
  return random
    .shuffled(list)
    .slice(0, count)
    .map((good) => itemOf(good, random.chance(0.25) ? random.whole(2, most) : 1))
}

export const sumOf = (items: readonly { amount: Pence }[]): Pence =>
  items.reduce((sum, { amount }) => sum + amount, 0)

const ratesOf = (items: readonly { rate: number }[]): number[] =>
  [...new Set(items.map(({ rate }) => rate))].sort((one, other) => other - one)

const amountAt = (items: readonly { rate: number; amount: Pence }[], rate: number): Pence =>
  sumOf(items.filter((item) => item.rate === rate))

/** For prices that include VAT. */
export function vatWithin(items: readonly { rate: number; amount: Pence }[]): VatSum[] {
  return ratesOf(items).map((rate) => {
    const gross = amountAt(items, rate)
    const vat = Math.round((gross * rate) / (100 + rate))
    return { rate, gross, vat, net: gross - vat }
  })
}

/** For prices to which VAT is added. */
export function vatOnTop(items: readonly { rate: number; amount: Pence }[]): VatSum[] {
  return ratesOf(items).map((rate) => {
    const net = amountAt(items, rate)
    const vat = Math.round((net * rate) / 100)
    return { rate, net, vat, gross: net + vat }
  })
}

export const vatOf = (sums: readonly VatSum[]): Pence => sums.reduce((sum, { vat }) => sum + vat, 0)

export const netOf = (sums: readonly VatSum[]): Pence => sums.reduce((sum, { net }) => sum + net, 0)

/** VAT as truth has it. `isNetShown` says whether the paper prints the net amounts. */
export function vatTruth(
  sums: readonly VatSum[],
  isNetShown = true,
): { vat: string; vatLines: VatLine[] } {
  return {
    vat: decimal(vatOf(sums)),
    vatLines: sums.map(({ rate, net, vat }) => ({
      rate: String(rate),
      net: isNetShown ? decimal(net) : null,
      vat: decimal(vat),
    })),
  }
}
