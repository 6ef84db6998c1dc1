/** Two amounts of a row of which one is the VAT on the other. */
import type { Amount } from '../amounts/amounts'
import { taxIn, taxOn } from '../amounts/ledger'
import { slackOf, usualRates } from '../amounts/rates'
import type { RateLine } from './vat'

/** Told from two amounts alone, where no rate is printed. */
const likelyRates = [20, 5]

/** At the printed rate or a usual one. */
export function pairIn(own: readonly Amount[], printed: number | undefined): RateLine | undefined {
  const rates = printed !== undefined && usualRates.includes(printed) ? [printed] : likelyRates
  for (const rate of rates)
    for (const net of own)
      for (const vat of own) {
        if (net === vat || (rate === 0 && (printed !== 0 || vat.cents !== 0))) continue
        if (rate !== 0 && net.cents === 0) continue
        // A base in brackets is none below nothing.
        const base = vat.cents > 0 ? Math.abs(net.cents) : net.cents
        if (Math.abs(taxOn(base, rate) - vat.cents) <= slackOf(vat) + 0.01)
          return { rate, net: base, vat: vat.cents, amount: vat }
      }
  return grossPairIn(own, printed)
}

/** Of a printed rate the gross amount and the VAT in it. */
function grossPairIn(own: readonly Amount[], rate: number | undefined): RateLine | undefined {
  if (rate === undefined || rate === 0 || !usualRates.includes(rate)) return undefined
  const [vat, gross, ...more] = own.toSorted((one, other) => one.cents - other.cents)
  if (!gross || !vat || more.length > 0 || vat.cents === 0) return undefined
  if (Math.abs(taxIn(gross.cents, rate) - vat.cents) > 1.01) return undefined
  return { rate, net: gross.cents - vat.cents, vat: vat.cents, amount: vat }
}

/** Whether what the tax is of stands before it, as in a summary, and not the price of one before that of all. */
export const isNetFirst = (own: readonly Amount[], { net, amount }: RateLine): boolean =>
  own.findIndex(({ cents }) => cents === net) < own.indexOf(amount)
