/** Prices, which are no tax: of one of several, or that say beside them that the tax is in them, `Journey incl. 20% VAT  36.00`. */
import type { Amount } from '../amounts/amounts'
import type { Ledger } from '../amounts/ledger'
import { amountsByRow, mostOfTotal, ratesIn } from '../amounts/rates'

/**
 * Whether an amount alone in a row that says a tax is included is what the tax is in: it is more than any tax of the total, or
 * stands above the total and is the tax at the rate beside it of nothing that is printed.
 */
export function isPriceWithTax(
  { roles, rowRoles, row, cents, among }: Amount,
  { byCents }: Pick<Ledger, 'byCents'>,
  total: number | undefined,
): boolean {
  if (total === undefined || among > 1 || rowRoles.total) return false
  if (!roles.incl && !rowRoles.incl) return false
  if (Math.abs(cents) > Math.abs(total) * mostOfTotal) return true
  const first = byCents.get(total)?.[0]?.row.index ?? 0
  const [rate = 0] = ratesIn(row.text)
  return rate > 0 && row.index < first && !isTaxOfPrinted(byCents, cents, rate)
}

/** Whether some amount is printed in which a tax is what a rate makes, to the hundredth up or down. */
function isTaxOfPrinted(byCents: Ledger['byCents'], tax: number, rate: number): boolean {
  const share = (100 + rate) / rate
  const [least, most] = [Math.ceil((tax - 1) * share), Math.floor((tax + 1) * share)]
  for (let gross = least; gross <= most; gross += 1) if (byCents.has(gross)) return true
  return false
}

/** `2,00 X  2,50`: what one costs; in a row of sums `X` may stand for no rate. */
export function isPriceOfOne({ amounts }: Ledger, { row, rowRoles, from, cents }: Amount): boolean {
  const quantity = /(?:^|\s)(\d+(?:[.,]\d+)?)\s*(?:\p{L}{1,4}\.?\s+)?[xX×*@]\s*$/u.exec(
    row.text.slice(0, from),
  )?.[1]
  if (quantity === undefined) return false
  const all = Math.round(Number(quantity.replace(',', '.')) * cents)
  return (
    !rowRoles.total || (amountsByRow(amounts).get(row) ?? []).some((each) => each.cents === all)
  )
}

/** The price in a row whose tax is told by its name alone, as in others: `Potting mix  3  14.95  GST  44.85`. */
export const isPriceBesideTax = (
  amounts: readonly Amount[],
  { row, label, among, heading, headingRoles }: Amount,
): boolean =>
  among > 1 &&
  heading !== '' &&
  !headingRoles.tax &&
  /^\W*(?:GST|VAT|TAX|HST|MWST|UST)\W*$/i.test(label) &&
  amounts.some((other) => other.row !== row && other.among > 1 && other.label === label)
