/** Rates of VAT, and what a tax of a rate may be. */
import type { Amount } from './amounts'
import type { Row } from '../lines/rows'
import { labelForm, matchesOf } from '../lines/text'

/** In percent, of the countries whose papers are read. */
export const usualRates = [
  20, 5, 17, 0, 12.5, 6, 17.5, 7, 19, 10, 21, 22, 23, 25, 8, 13, 16, 9, 5.5, 2.1, 4, 12, 15, 24, 27,
  8.1, 2.6, 13.5, 14, 25.5, 3.8, 14.975, 8.25, 7.5, 8.875, 11, 9.5, 7.8, 8.4, 10.7, 18, 3, 28, 2.5,
  9.975, 7.7, 3.7, 1,
]

/** Every percentage that a text prints, in percent: `20%`, `5,5 %`. */
export const ratesIn = (text: string): number[] =>
  matchesOf(text, percentage).map(([, rate = '']) => Number(rate.replace(',', '.')))

const percentage = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?%/g

/**
 * Percentages that are no tax, such as what an auction house takes of its buyers; an Italian adds what the fund of his
 * profession takes, or is kept back.
 */
const otherPercent =
  /\b(?:SERVICE|SVC|(?<!\b(?:VAT|TAX|GST)\b.{0,30})PREMIUM|GRATUITY|TIPS?|DISCOUNT|OFF|RABATT?|SKONTO|REMISE|KORTING|SCONTO|DESCUENTO|DTO|DESCONTO|SLEVA|ALENNUS|(?:RIVALSA|INARCASSA|CONTRIBUTO (?:INTEGRATIVO|PREVIDENZIALE|CASSA|CNPA\w*|ENPA\w*|EPPI|EPAP|INPS)|CASSA (?:PREVIDENZ\w*|NAZIONALE|FORENSE)|RITENUTA)\b(?!.*\b(?:22|10)\b))\b/
/** A service that is sold has its amounts, and no percentage: `Relational Database Service  33.44  6.69`. */
const sold = /\bSERVICE\b(?! (?:CHARGE|CHRG|CHG|CH|FEE)\b)/g

/** Whether a row speaks of a percentage that is no tax: of a charge for service, a tip, a discount. */
export function isOfOtherPercent(text: string): boolean {
  const words = labelForm(text)
  return otherPercent.test(text.includes('%') ? words : words.replace(sold, ''))
}

/** How far a printed tax may be from the one that is worked out, in hundredths: it may be rounded to whole units. */
export const slackOf = ({ isWhole }: Amount) => (isWhole ? 50 : 1)

/** No rate of VAT makes more than a quarter of the gross amount. */
export const mostOfTotal = 0.26

const byRow = new WeakMap<readonly Amount[], ReadonlyMap<Row, readonly Amount[]>>()

/** The amounts of each row, in order; worked out once for a list, which must not change. */
export function amountsByRow(amounts: readonly Amount[]): ReadonlyMap<Row, readonly Amount[]> {
  const known = byRow.get(amounts)
  if (known) return known
  const rows = new Map<Row, Amount[]>()
  for (const amount of amounts) {
    const own = rows.get(amount.row)
    if (own) own.push(amount)
    else rows.set(amount.row, [amount])
  }
  byRow.set(amounts, rows)
  return rows
}
