/** Rates of VAT, and what a tax of a rate may be. */
import type { Amount } from './amounts'
import type { Row } from '../lines/rows'
import { matchesOf } from '../lines/text'

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

/** Percentages that are no tax. As `labelForm` writes them; a service that is sold has a name before it. */
export const otherPercent =
  /(?:^|\d |(?:OPTIONAL|DISCRETIONARY|SUGGESTED|ADDED) )SERVICE\b|\bSERVICE (?:CHARGE|CHRG|CHG|FEE|CH)\b|\b(?:SVC|GRATUITY|TIPS?|DISCOUNT|OFF|RABATT?|SKONTO|REMISE|KORTING|SCONTO|DESCUENTO|DTO|DESCONTO|SLEVA|ALENNUS)\b/

/** How far a printed tax may be from the one that is worked out, in hundredths: it may be rounded to whole units. */
export const slackOf = ({ isWhole }: Amount) => (isWhole ? 50 : 1)

/** No rate of VAT makes more than a quarter of the gross amount. */
export const mostOfTotal = 0.26

/** The amounts of each row, in order. */
export function amountsByRow(amounts: readonly Amount[]): Map<Row, Amount[]> {
  const rows = new Map<Row, Amount[]>()
  for (const amount of amounts) rows.set(amount.row, [...(rows.get(amount.row) ?? []), amount])
  return rows
}
