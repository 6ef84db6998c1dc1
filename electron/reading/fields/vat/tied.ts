/** The VAT that comes to the total with what it is of: no other amount can be it. */
import type { Amount } from '../amounts/amounts'
import { partsAbove, taxOn, type Ledger } from '../amounts/ledger'
import { isOtherLevy } from '../lines/labels'
import {
  amountsByRow,
  isOfOtherPercent,
  mostOfTotal,
  ratesIn,
  slackOf,
  usualRates,
} from '../amounts/rates'
import { isSummedUp } from './line-sums'
import { sideTaxesIn } from './side-taxes'
import type { RateLine } from './vat'

/**
 * The VAT of a line that comes to the total with its net amount, or of a summary of several rates whose lines do, but for a
 * printed rounding: no other amount can be it.
 */
export function tiedVat(
  lines: readonly RateLine[],
  { rounding }: Pick<Ledger, 'rounding'>,
  total: number | undefined,
): number | undefined {
  const whole = new Set(
    lines.flatMap(({ net, vat }) => (net !== undefined && net + vat === total ? [vat] : [])),
  )
  if (whole.size === 1) return [...whole][0]
  const rates = new Set(lines.map(({ rate }) => rate))
  if (rates.size < 2 || rates.size < lines.length) return undefined
  if (total === undefined) return undefined
  const parts = lines.map(grossOf)
  const sum = parts.reduce((all, { gross }) => all + gross, 0)
  const slack = parts.reduce((all, part) => all + part.slack, 0)
  const isTotal = [0, ...rounding].some(
    (rest) => Math.abs(sum - rest - total) <= slack || Math.abs(sum + rest - total) <= slack,
  )
  return isTotal ? lines.reduce((all, { vat }) => all + vat, 0) : undefined
}

/**
 * `Total  3.220,00  611,80`, or `27 %  17 118  4 622  21 740`, with or without their sum: the tax in a row of sums, or one that is
 * that of a usual rate, where it and the net sum come to the total, but for a printed rounding.
 */
export function summedVat(
  { amounts, rounding }: Pick<Ledger, 'amounts' | 'rounding'>,
  total: number | undefined,
): number | undefined {
  if (total === undefined) return undefined
  const isTotal = (sum: number) =>
    [0, ...rounding].some((rest) => Math.abs(sum - total) === Math.abs(rest))
  const found = amounts.filter((tax) => {
    if (tax.cents <= 0 || tax.cents > Math.abs(total) * mostOfTotal || ofPart(tax)) return false
    const isSum = tax.rowRoles.total && tax.headingRoles.tax && !tax.headingRoles.incl
    const beside = amountsByRow(amounts).get(tax.row) ?? []
    return beside.some(
      (net) => net !== tax && (isSum || isAtUsualRate(net, tax)) && isTotal(net.cents + tax.cents),
    )
  })
  const values = new Set(found.map(({ cents }) => cents))
  return values.size === 1 ? [...values][0] : undefined
}

/**
 * The sum of a summary of several rates whose last row says it; a deposit may be in the total beside it. Where that row has it
 * twice and both together, central and state tax are charged beside one another.
 */
export function listedVat(
  lines: readonly RateLine[],
  { amounts }: Pick<Ledger, 'amounts'>,
): number | undefined {
  if (!isSummedUp(lines, amounts)) return undefined
  const sum = lines.reduce((all, { vat }) => all + vat, 0)
  const isHalf = [...amountsByRow(amounts).values()].some(
    (own) =>
      own.filter(({ cents }) => cents === sum).length === 2 &&
      own.some(({ cents }) => cents === 2 * sum),
  )
  return isHalf ? 2 * sum : sum
}

/**
 * The sum of several taxes that is printed as one, as is what the total has beyond it: `19,25` and `37,62` in a column of
 * taxes, and `Steuerbetrag  56,87` below them.
 */
export function addedVat(
  { amounts, byCents }: Pick<Ledger, 'amounts' | 'byCents'>,
  total: number | undefined,
): number | undefined {
  if (total === undefined) return undefined
  const taxes = amounts.filter(
    ({ headingRoles, rowRoles, cents, isLast }) =>
      headingRoles.tax &&
      !headingRoles.incl &&
      rowRoles.tax &&
      !rowRoles.total &&
      isLast &&
      cents > 0,
  )
  const columns = new Set(taxes.map(({ heading }) => heading))
  const found = amounts.filter(({ roles, row, cents }) => {
    if (!roles.tax || roles.excl || cents > total * mostOfTotal) return false
    return [...columns].some((column) => {
      const parts = taxes.filter((tax) => tax.heading === column && tax.row.index < row.index)
      return parts.length > 1 && parts.reduce((all, tax) => all + tax.cents, 0) === cents
    })
  })
  const values = new Set(found.map(({ cents }) => cents).filter((tax) => byCents.has(total - tax)))
  return values.size === 1 ? [...values][0] : undefined
}

/**
 * The tax that stands alone among what comes to the total just above it, beside a net sum and what else was charged, none of it a levy: `Total net
 * 2,402.45`, `Carriage 25.00`, `Total tax 440.65`, and the total.
 */
export function closingVat(ledger: Ledger, total: number | undefined): number | undefined {
  if (total === undefined || sideTaxesIn(ledger, total, total * mostOfTotal)) return undefined
  const values = new Set(
    ledger.lasts
      .filter(({ cents, roles }) => cents === total && roles.total && !roles.sub)
      .flatMap((amount) => {
        const parts = partsAbove(ledger, amount) ?? []
        const [tax, ...more] = parts.filter(({ roles, rowRoles }) => roles.tax || rowRoles.tax)
        const isAlone =
          tax !== undefined &&
          more.length === 0 &&
          tax !== parts[0] &&
          !parts.some(({ label }) => isOtherLevy(label))
        const isTax = isAlone && tax.roles.tax && !tax.roles.excl && !tax.roles.incl && !ofPart(tax)
        return isTax && !isNamedOtherwise(ledger, tax) ? [tax.cents] : []
      }),
  )
  return values.size === 1 ? [...values][0] : undefined
}

/** Whether another sum is called the tax, or a charge stands with it: `Delivery + VAT 12.00` over `Total VAT 22.00`. */
const isNamedOtherwise = ({ amounts }: Pick<Ledger, 'amounts'>, { cents, label }: Amount) =>
  /\p{L}{3,}.*[+&]|[+&].*\p{L}{3,}/u.test(label) ||
  amounts.some(
    (other) =>
      other.cents > 0 &&
      other.cents !== cents &&
      other.labelled === 'beside' &&
      other.among === 1 &&
      other.roles.tax &&
      !other.roles.excl,
  )

/** A part of what is paid that is no tax: a tip, a charge, or what was paid by another means. */
const ofPart = ({ row, roles, rowRoles, heading }: Amount) =>
  isOtherLevy(heading) ||
  isOtherLevy(row.text) ||
  roles.cash ||
  roles.change ||
  rowRoles.discount ||
  isOfOtherPercent(row.text)

/** At a rate that the row prints, or else at a usual one; of at least three figures, since smaller ones are near too many. */
function isAtUsualRate(net: Amount, tax: Amount): boolean {
  const printed = ratesIn(net.row.text)
  return (
    tax.cents >= 100 &&
    (printed.length > 0 ? printed : usualRates).some(
      (rate) => rate >= 2 && Math.abs(taxOn(net.cents, rate) - tax.cents) <= slackOf(tax),
    )
  )
}

/** What a rate and its tax are of, with the tax; where the base is not printed, what it may be by the rounding of the tax. */
function grossOf({ rate, net, vat, amount }: RateLine): { gross: number; slack: number } {
  if (net !== undefined) return { gross: net + vat, slack: 0 }
  const share = (100 + rate) / rate
  return { gross: vat * share, slack: 0.5 * (amount.isWhole ? 100 : 1) * share }
}
