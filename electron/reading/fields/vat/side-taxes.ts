/** Taxes that are charged beside one another on the same goods: central and state tax, federal and provincial. */
import { ratesIn } from '../amounts/rates'
import { taxOn, type Ledger } from '../amounts/ledger'
import { labelForm } from '../lines/text'

interface SideTax {
  name: string
  rate: number | undefined
  cents: number
}

const known =
  /\b(CGST|SGST|IGST|UTGST|TPS|TVQ|GST|PST|QST|RST|TAX ?\d|(?:STATE|COUNTY|CITY|LOCAL|DISTRICT|SALES|MEALS?|FOOD|LIQUOR|ALCOHOL|TRANSIT|RENTAL|OCCUPANCY|MUNICIPAL)(?: SALES)? TAX)\b/

/** `P.S.T.` as `PST`. */
const closedUp = (label: string) => labelForm(label.replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, ''))

/**
 * Their sum in hundredths, where the total less it is printed (`TPS 0.22, TVQ 0.44`), or each is its rate of one amount;
 * undefined where it is neither, or more than can be.
 */
export function sideTaxesIn(ledger: Ledger, total: number, most: number): number | undefined {
  const all = taxesOf(ledger)
  const byRate = firstsBy(all, ({ name, rate }) => `${name} ${rate}`)
  const byName = firstsBy(all, ({ name }) => name)
  const parts = [byRate, byName].find(
    (each) => each.length > 1 && sumOf(each) <= most && isOfTotal(ledger, each, total),
  )
  return parts && sumOf(parts)
}

const taxesOf = ({ amounts }: Ledger): SideTax[] =>
  amounts.flatMap(({ roles, label, cents, isLast }) => {
    const name = known.exec(closedUp(label))?.[1]
    const [rate] = ratesIn(label)
    const isPart = name !== undefined && isLast && cents > 0 && !roles.total
    return isPart ? [{ name, cents, rate }] : []
  })

const firstsBy = (all: readonly SideTax[], keyOf: (each: SideTax) => string) =>
  all.filter((each, at) => all.findIndex((other) => keyOf(other) === keyOf(each)) === at)

const sumOf = (parts: readonly SideTax[]) => parts.reduce((all, { cents }) => all + cents, 0)

function isOfTotal(
  { byCents, rounding, amounts }: Ledger,
  parts: readonly SideTax[],
  total: number,
): boolean {
  const sum = sumOf(parts)
  if ([0, ...rounding].some((rest) => byCents.has(total - sum - rest))) return true
  return amounts.some(
    ({ cents: base }) =>
      base + sum <= total &&
      parts.every(
        ({ rate, cents }) =>
          rate !== undefined && rate > 0 && Math.abs(taxOn(base, rate) - cents) <= 1,
      ),
  )
}
