/** The row that adds up the columns of a table of what was charged: `Totals  4,300.30  832.46  5,132.76`. */
import type { Amount } from '../amounts/amounts'
import { taxOn, type Ledger } from '../amounts/ledger'
import { amountsByRow, mostOfTotal, slackOf, usualRates } from '../amounts/rates'
import { rolesOf } from '../lines/labels'
import type { Row } from '../lines/rows'

interface Charge {
  net: number
  tax: number
  /** How far it may be from what its rate makes. */
  slack: number
}

/** How far above the rows that are added up the head of their table may stand: they may be the sums of each rate under all lines. */
const reachOfHead = 20

/** No title of VAT, though it names a tax: `Food inc VAT`, `Service charge`; and a tax on premiums is none. */
const notVat = /\b(?:serv\w*|inc\w*|ex\w*|no|fees?|charges?|premiums?)\b/i

/** Whether a row of titles has that of a tax, counted from its end, where columns of all rows agree. */
function headsTax({ parts }: Row, fromEnd: number): boolean {
  if (parts.length < 3 || parts.some(({ text }) => /\bpremiums?\b/i.test(text))) return false
  const title = parts.at(-fromEnd)?.text ?? ''
  return !/\d/.test(title) && !notVat.test(title) && rolesOf(title).tax
}

/**
 * The tax of such a row in hundredths, where it and its net amount come to the total, and rows above it, under a title of a
 * tax, add up to both. One row alone adds up nothing, and where a row's second amount is at no usual rate of its first (labour
 * and parts) it is no tax.
 */
export function taxOfSumRow(
  rows: readonly Row[],
  { amounts }: Ledger,
  total: number | undefined,
): number | undefined {
  if (total === undefined || total <= 0) return undefined
  const charged = [...amountsByRow(amounts)]
  for (const [at, [row, own]] of charged.entries()) {
    const sum = chargesOf(own).find((each) => each.tax > 0 && each.net + each.tax === total)
    const above = charged.slice(0, at)
    const first = sum && (firstOfSum(sum, above, row) ?? firstOfGroups(sum, above, row))
    if (!sum || !first) continue
    const printed = own.findLastIndex(({ cents }) => cents === sum.tax)
    if (printed < 0) continue
    const fromEnd = own.length - printed
    const over = rows.slice(Math.max(0, first.index - reachOfHead), first.index)
    if (over.some((each) => each.page === row.page && headsTax(each, fromEnd))) return sum.tax
  }
  return undefined
}

/** A net amount and its tax, as the end of a row may have them: before both together, by themselves, or with both together alone. */
function chargesOf(own: readonly Amount[]): Charge[] {
  const cents = own.map((amount) => amount.cents)
  const slack = Math.max(0, ...own.map((amount) => slackOf(amount)))
  const [net = 0, tax = 0] = cents.slice(-2)
  const [base = 0, share = 0, gross] = cents.slice(-3)
  const charges = [
    ...(cents.length > 2 && base + share === gross ? [{ net: base, tax: share, slack }] : []),
    ...(cents.length > 1
      ? [
          { net, tax, slack },
          { net, tax: tax - net, slack },
        ]
      : []),
  ]
  return charges.filter((each) => each.tax >= 0 && each.tax <= mostOfTotal * (each.net + each.tax))
}

const isAtRate = ({ net, tax, slack }: Charge) =>
  usualRates.some((rate) => Math.abs(taxOn(net, rate) - tax) <= slack)

type Charged = readonly (readonly [Row, readonly Amount[]])[]

/**
 * The first of the rows above it that hold nothing but a net amount, a tax and a gross one, as sums of groups of lines do.
 * Together they have to come to both its amounts: `100.00 20.00 120.00` and `50.00 10.00 60.00` above `Total 150.00 30.00 180.00`.
 */
function firstOfGroups(sum: Charge, above: Charged, { page }: Row): Row | undefined {
  const groups = above.filter(
    ([row, own]) => row.page === page && own.length === 3 && !/\p{L}/u.test(row.text),
  )
  const charges = groups.flatMap(([, own]) => chargesOf(own)[0] ?? [])
  const net = charges.reduce((all, each) => all + each.net, 0)
  const tax = charges.reduce((all, each) => all + each.tax, 0)
  const isWhole = charges.length > 1 && net === sum.net && tax === sum.tax
  return isWhole ? groups[0]?.[0] : undefined
}

/** The first of the rows straight above it, two at least, that come to both its amounts. */
function firstOfSum(sum: Charge, above: Charged, { page }: Row): Row | undefined {
  let [net, tax, count] = [0, 0, 0]
  for (const [row, own] of above.toReversed()) {
    if (row.page !== page) return undefined
    const left = { net: sum.net - net, tax: sum.tax - tax }
    const charge = chargesOf(own).find(
      (each) => each.net <= left.net && each.tax <= left.tax && isAtRate(each),
    )
    if (!charge) return undefined
    net += charge.net
    tax += charge.tax
    count += 1
    if (net === sum.net && tax === sum.tax) return count > 1 ? row : undefined
  }
  return undefined
}
