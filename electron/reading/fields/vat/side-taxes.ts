/** Taxes that are charged or told beside one another: central and state tax, federal and provincial, those of several rates in one line. */
import type { Amount } from '../amounts/amounts'
import { ratesIn, slackOf, usualRates } from '../amounts/rates'
import { taxOn, type Ledger } from '../amounts/ledger'
import { isHandedOver, rolesOf, type Roles } from '../lines/labels'
import type { Row } from '../lines/rows'
import { labelForm } from '../lines/text'
import type { RateLine } from './vat'

interface SideTax {
  name: string
  rate: number | undefined
  cents: number
}

const known =
  /\b(CGST|SGST|IGST|UTGST|TPS|TVQ|GST|PST|QST|RST|TAX ?\d|(?:STATE|COUNTY|CITY|LOCAL|DISTRICT|SALES|MEALS?|FOOD|LIQUOR|ALCOHOL|TRANSIT|RENTAL|MUNICIPAL)(?: SALES)? TAX)\b/

/** `P.S.T.` as `PST`. */
const closedUp = (label: string) => labelForm(label.replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, ''))

/** What taxes beside one another come to. */
interface SideTaxes {
  /** Hundredths. */
  cents: number
  /** Whether the total bears it out. */
  isProven: boolean
}

/**
 * Their sum, where the total less it is printed (`TPS 0.22, TVQ 0.44`), or each is its rate of one amount. Of several nights each
 * is charged again: all of them, where they and what was charged come to the total. Undefined where it is none of these, or
 * more than can be.
 */
export function sideTaxesIn(ledger: Ledger, total: number, most: number): SideTaxes | undefined {
  const all = taxesOf(ledger)
  const isAgain = areRepeated(all)
  if (isAgain && sumOf(all) <= most && isSumOfCharges(ledger, total))
    return { cents: sumOf(all), isProven: true }
  const byRate = firstsBy(all, ({ name, rate }) => `${name} ${rate}`)
  const byName = firstsBy(all, ({ name }) => name)
  const several = [byRate, byName].filter((each) => each.length > 1 && sumOf(each) <= most)
  const rest = several.find((parts) => isRestPrinted(ledger, parts, total))
  const parts = rest ?? several.find((each) => isOfOneAmount(ledger, each, total))
  return parts && { cents: sumOf(parts), isProven: rest !== undefined || !isAgain }
}

/** Whether each name stands as often as the others, and more than once. */
function areRepeated(all: readonly SideTax[]): boolean {
  const counts = new Map<string, number>()
  for (const { name } of all) counts.set(name, (counts.get(name) ?? 0) + 1)
  const [count = 0, ...others] = new Set(counts.values())
  return others.length === 0 && count > 1
}

/** Whether all that was charged, taxes among it, comes to the total. */
const isSumOfCharges = ({ lasts }: Ledger, total: number) =>
  lasts
    .filter(({ cents, roles }) => cents > 0 && !isNoCharge(roles))
    .reduce((all, { cents }) => all + cents, 0) === total

const isNoCharge = (roles: Roles) =>
  roles.total || roles.sub || roles.strong || roles.change || isHandedOver(roles)

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

const isRestPrinted = (
  { byCents, rounding }: Ledger,
  parts: readonly SideTax[],
  total: number,
): boolean => [0, ...rounding].some((rest) => byCents.has(total - sumOf(parts) - rest))

const isOfOneAmount = ({ amounts }: Ledger, parts: readonly SideTax[], total: number): boolean =>
  amounts.some(
    ({ cents: base }) =>
      base + sumOf(parts) <= total &&
      parts.every(
        ({ rate, cents }) =>
          rate !== undefined && rate > 0 && Math.abs(taxOn(base, rate) - cents) <= 1,
      ),
  )

/** A rate and a word behind an amount. */
const rateBehind = /^ ?(?<rate>\d{1,2}(?:[.,]\d{1,2})?) ?% (?<name>\p{L}[\p{L}.]+)/u

/**
 * `Waarvan 21% btw € 20,21 en 9% btw € 1,15`, or `€ 20,21 21% btw, € 1,15 9% btw`: each amount with a rate of its own before or
 * behind it; or with what it is of between: `11%: base 784.80, VAT 86.33 | 21%: base 214.00, VAT 44.94`.
 */
export function severalIn({ text }: Row, own: readonly Amount[]): RateLine[] {
  const lineOf = (amount: Amount, rate: number, isTax: boolean) =>
    usualRates.includes(rate) && rate > 0 && isTax
      ? [{ rate, net: undefined, vat: amount.cents, amount }]
      : []
  const before = own.flatMap((amount, at) => {
    const [rate = 0] = ratesIn(text.slice(own[at - 1]?.to ?? 0, amount.from))
    return lineOf(amount, rate, amount.roles.tax && !amount.roles.excl)
  })
  const behind = own.flatMap((amount, at) => {
    const found = rateBehind.exec(text.slice(amount.to, own[at + 1]?.from))?.groups
    const rate = Number((found?.['rate'] ?? '').replace(',', '.'))
    return lineOf(amount, rate, rolesOf(found?.['name'] ?? '').tax)
  })
  const based = own.flatMap((net, at) => {
    const [rate = 0] = ratesIn(text.slice(own[at - 1]?.to ?? 0, net.from))
    const tax = own[at + 1]
    const isOfRate = tax && Math.abs(taxOn(net.cents, rate) - tax.cents) <= slackOf(tax)
    return isOfRate
      ? lineOf(tax, rate, tax.roles.tax).map((line) => ({ ...line, net: net.cents }))
      : []
  })
  const areSeveral = (lines: readonly RateLine[]) => new Set(lines.map(({ rate }) => rate)).size > 1
  if (based.length > 1 && areSeveral(based)) return based
  if (behind.length > 1 && areSeveral(behind)) return behind
  return before.length === own.length && areSeveral(before) ? before : []
}
