/** What the amounts of a document are to one another: cash less change, net plus tax, repeats, items, rounding. */
import type { Amount } from './amounts'
import type { Row } from '../lines/rows'
import { isPoundAsTwo } from './pound-as-two'
import { hasRole } from '../lines/labels'
import { isRunning } from '../lines/text'
import { amountsByRow, mostOfTotal } from './rates'
import { restsOf, type Rests } from './total-rest'

export interface Ledger {
  amounts: readonly Amount[]
  /** Of each row the last. */
  lasts: readonly Amount[]
  /** Hundredths, by what the label says. */
  cash: readonly number[]
  change: readonly number[]
  card: readonly number[]
  tax: readonly number[]
  rounding: readonly number[]
  /** All that stands in a row that speaks of rounding. */
  besideRounding: readonly Amount[]
  discounts: readonly number[]
  totals: readonly number[]
  rests: Rests
  /** The amounts of each value. */
  byCents: ReadonlyMap<number, readonly Amount[]>
  largest: number
  /** The most that is below zero. */
  least: number
  isPoundAsTwo: boolean
  /** How many amounts end rows above the first total, and their sum. */
  items: { count: number; sum: number }
  /** The largest and last, where nothing is named a total and what stands above comes to it. */
  unnamedSum: Amount | undefined
  firstChange: number
  lastTotal: number
  /** Whether the signs of all amounts were turned, the paper being a refund that prints them negative. */
  isRefund: boolean
  /** To how many hundredths cash is rounded. */
  coin: number
}

/** Of each kind so many are tried in sums; a receipt has a handful. */
const most = 40

/** Whether coins can pay it. */
export const isPayable = ({ coin }: Ledger, cents: number) => cents % coin === 0

/**
 * @param coin to how many hundredths cash is rounded
 * @param isCredit whether the paper is headed as a credit note
 */
export function ledgerOf(printed: readonly Amount[], coin: number, isCredit = false): Ledger {
  const isRefund = isTurned(printed, isCredit)
  const amounts = isRefund ? printed.map((each) => ({ ...each, cents: -each.cents })) : printed
  const of = (keep: (amount: Amount) => boolean) => amounts.filter(keep).map(({ cents }) => cents)
  const few = (keep: (amount: Amount) => boolean) => [...new Set(of(keep))].slice(0, most)
  const isTotal = ({ roles }: Amount) => roles.total && !roles.sub && !roles.paid
  return {
    amounts,
    lasts: amounts.filter(({ isLast }) => isLast),
    cash: few(({ roles }) => roles.cash && (!roles.total || roles.paid)),
    change: few(({ roles }) => roles.change).map((cents) => Math.abs(cents)),
    card: few(({ roles }) => roles.card),
    tax: few((amount) => isTax(amount)),
    rounding: few(({ roles }) => roles.round && !roles.total),
    besideRounding: amounts.filter(({ rowRoles }) => rowRoles.round),
    discounts: few(({ roles }) => roles.discount).map((cents) => Math.abs(cents)),
    totals: of(isTotal),
    rests: restsOf(amounts),
    byCents: byCentsOf(amounts),
    largest: Math.max(0, ...of(({ roles }) => !roles.unrelated)),
    least: amounts.reduce((least, { cents }) => Math.min(least, cents), 0),
    isPoundAsTwo: isPoundAsTwo(amounts),
    items: itemsAbove(amounts),
    unnamedSum: [amounts[unnamedSumIn(amounts)]].find((amount) => amount && !hasRole(amount.roles)),
    firstChange: amounts.find(({ roles }) => roles.change)?.row.index ?? Infinity,
    lastTotal: amounts.findLast(isTotal)?.row.index ?? -1,
    isRefund,
    coin,
  }
}

/** Every total printed is negative, of a credit note most; where no word for one is known, most of all amounts and the largest. */
function isTurned(amounts: readonly Amount[], isCredit: boolean): boolean {
  const named = amounts.filter(
    ({ roles, cents }) => (roles.total || roles.strong) && !roles.discount && cents !== 0,
  )
  // A sentence may tell the total of the invoice that a part is given back of.
  const set = isCredit ? named.filter(({ row }) => !isRunning(row.text)) : []
  const totals = set.length > 0 ? set : named
  const negative = totals.filter(({ cents }) => cents < 0)
  if (totals.length > 0)
    return isCredit ? negative.length > totals.length / 2 : negative.length === totals.length
  const largest = Math.max(0, ...amounts.map(({ cents }) => cents))
  const least = Math.min(0, ...amounts.map(({ cents }) => cents))
  const below = amounts.filter(({ cents }) => cents < 0)
  return below.length > amounts.length / 2 && -least > largest
}

function isTax({ roles, headingRoles, cents }: Amount): boolean {
  const isHeaded = headingRoles.tax && !headingRoles.excl
  return cents > 0 && ((roles.tax && !roles.incl && !roles.excl) || isHeaded)
}

function byCentsOf(amounts: readonly Amount[]): Map<number, Amount[]> {
  const found = new Map<number, Amount[]>()
  for (const amount of amounts) {
    const alike = found.get(amount.cents)
    if (alike) alike.push(amount)
    else found.set(amount.cents, [amount])
  }
  return found
}

/** How often a value is printed. */
export const countOf = ({ byCents }: Ledger, cents: number) => byCents.get(cents)?.length ?? 0

/** The first sum under the items. */
const endsItems = ({ roles, rowRoles, label, isLast }: Amount) =>
  roles.total ||
  roles.sub ||
  roles.strong ||
  rowRoles.total ||
  (roles.tax && isLast) ||
  roles.round ||
  /^\W*AMOUNT\W*$/i.test(label)

function itemsAbove(amounts: readonly Amount[]): Ledger['items'] {
  const end = amounts.findIndex(endsItems)
  return itemsBefore(amounts, end < 0 ? unnamedSumIn(amounts) : end)
}

function itemsBefore(amounts: readonly Amount[], end: number): Ledger['items'] {
  const above = amounts.slice(0, Math.max(0, end)).filter(({ isLast }) => isLast)
  return { count: above.length, sum: above.reduce((sum, { cents }) => sum + cents, 0) }
}

/** `7½ hours, and printing  352.80`, where nothing is named a sum: the last and largest, where several above come to it. */
function unnamedSumIn(amounts: readonly Amount[]): number {
  const at = amounts.length - 1
  const { cents } = amounts[at] ?? { cents: 0 }
  const { count, sum } = itemsBefore(amounts, at)
  const isNamed = amounts.some((amount) => endsItems(amount))
  return !isNamed && count > fewestItems && sum === cents ? at : -1
}

/** One of two may be of the other. */
const fewestItems = 2

/** Whether cash given less change returned is this value, some change being returned. */
export function isCashLessChange({ cash, change }: Ledger, cents: number): boolean {
  return cash.some((given) => change.some((back) => back > 0 && given - back === cents))
}

/** Whether it was given in full, with change printed as nothing. */
export function isCashExactly({ cash, change }: Ledger, cents: number): boolean {
  return cash.includes(cents) && change.includes(0)
}

/** Whether some amount and a tax beside it add up to this value, rounding allowed where it is printed. */
export function isNetPlusTax({ byCents, tax, rounding }: Ledger, cents: number): boolean {
  const rests = [0, ...rounding.flatMap((rest) => [rest, -rest])]
  return tax.some((vat) =>
    rests.some((rest) => cents - vat - rest > vat && byCents.has(cents - vat - rest)),
  )
}

const mostSumRows = 20
const sumRows = new WeakMap<readonly Amount[], ReadonlyMap<Row, Amount>>()

/** `Total of this bill  2,222.40  432.68  2,655.08`: rows of a total whose end their net amount and their tax come to, each with its end. */
export function sumRowsOf(amounts: readonly Amount[]): ReadonlyMap<Row, Amount> {
  const known = sumRows.get(amounts)
  if (known) return known
  const found = [...amountsByRow(amounts)].flatMap(([row, own]) => {
    const [net, tax, end] = own.slice(-3)
    if (!net || !tax || !end?.roles.total) return []
    const isTax = tax.cents > 0 && tax.cents <= mostOfTotal * end.cents
    return isTax && net.cents + tax.cents === end.cents ? [[row, end] as const] : []
  })
  // Where there are many, none of them is that of the paper.
  const rows = new Map(found.length > mostSumRows ? [] : found)
  sumRows.set(amounts, rows)
  return rows
}

/**
 * Whether an amount ends such a row, the rows above it, or the sums of their groups, come to its net amount and its
 * tax, and nothing below is taken off it or comes to more.
 */
export function isSumOfCharges({ amounts }: Pick<Ledger, 'amounts'>, amount: Amount): boolean {
  if (sumRowsOf(amounts).get(amount.row)?.cents !== amount.cents || !amount.isLast) return false
  const { row, cents } = amount
  const isLeft = (other: Amount) => other.roles.discount || (other.cents < 0 && !other.roles.cash)
  const isMore = ({ roles, cents: theirs }: Amount) => roles.total && theirs > cents
  if (amounts.some((other) => other.row.index > row.index && (isLeft(other) || isMore(other))))
    return false
  const charged = [...amountsByRow(amounts)].flatMap(([{ index, page, text }, own]) => {
    const [net = 0, tax = 0, gross = 0] = own.map((each) => each.cents)
    const isCharge = own.length === 3 && net + tax === gross && gross > 0
    return isCharge && page === row.page && index <= row.index ? { net, tax, text } : []
  })
  const whole = charged.pop()
  const isWhole = (parts: typeof charged) =>
    parts.length > 1 &&
    parts.reduce((sum, { net }) => sum + net, 0) === whole?.net &&
    parts.reduce((sum, { tax }) => sum + tax, 0) === whole.tax
  const isGroup = ({ text }: { text: string }) => !/\p{L}/u.test(text)
  return isWhole(charged.filter(isGroup)) || isWhole(charged.filter((each) => !isGroup(each)))
}

/** `-7,67  -1,12  -8,79` without a word, under rows of rates: what a column of gross amounts comes to, and its net and tax as well. */
export function isSumOfColumn({ amounts }: Ledger, sum: Amount): boolean {
  const { row, cents, heading, headingRoles } = sum
  if (!sum.isLast || !headingRoles.total || hasRole(sum.roles)) return false
  // That of a group, where more comes below.
  if (amounts.some((each) => each.row.index > row.index && each.cents > cents)) return false
  const above = amounts.filter(
    (each) => each.isLast && each.heading === heading && each.row.index < row.index,
  )
  const own = amountsByRow(amounts).get(row) ?? []
  const isTaxed = own.some(
    (tax) =>
      tax.cents > 0 &&
      tax.cents <= mostOfTotal * cents &&
      own.some((net) => net !== tax && net.cents + tax.cents === cents),
  )
  return isTaxed && above.length > 1 && above.reduce((all, each) => all + each.cents, 0) === cents
}

/** Of a sum without tax and the taxes under it: at most so many rows, the first at least so much of their total. */
const mostParts = 5
const leastNet = 0.7

/**
 * Whether what stands just before adds up to it, the first being most of it: a net sum and its taxes, in any language, in
 * rows or in boxes side by side.
 */
export const isSumOfAbove = (ledger: Ledger, amount: Amount): boolean =>
  partsAbove(ledger, amount) !== undefined

/** What adds up to it in this way, in order; undefined where nothing does. */
export function partsAbove(
  { lasts, amounts }: Pick<Ledger, 'lasts' | 'amounts'>,
  amount: Amount,
): readonly Amount[] | undefined {
  const end = lasts.findLastIndex(({ row }) => row.index < amount.row.index) + 1
  return (
    partsOf(lasts.slice(Math.max(0, end - mostParts), end), amount) ??
    (isBoxOfSums(amounts, amount) ? partsOf(boxesBefore(amounts, amount), amount) : undefined)
  )
}

const boxesBefore = (amounts: readonly Amount[], amount: Amount) =>
  amounts.slice(0, amounts.indexOf(amount))

/** Under a heading of its own, and not the first row of a table. */
const isBoxOfSums = (amounts: readonly Amount[], { isBoxed, row }: Amount) =>
  isBoxed && !amounts.some((other) => other.row.index === row.index + 1)

function partsOf(before: readonly Amount[], { cents: wanted }: Amount) {
  const near = before.slice(-mostParts)
  let sum = 0
  for (const [up, { cents }] of near.toReversed().entries()) {
    sum += cents
    if (up > 0 && sum === wanted)
      return cents >= leastNet * sum && cents < sum ? near.slice(-up - 1) : undefined
  }
  return undefined
}

/** Standard rates of Malaysia, Europe and North America, in percent. */
const taxRates = [5, 6, 7, 8.1, 13, 14, 19, 20, 21, 22, 23, 24, 25, 25.5]

/** Whether a tax amount is the share of this value that a usual rate makes. */
export function fitsTax({ tax }: Ledger, cents: number): boolean {
  return tax.some((vat) => taxRates.some((rate) => Math.abs(taxIn(cents, rate) - vat) <= 1.5))
}

/** The tax on a net amount at a rate in percent, in hundredths (not rounded). */
export const taxOn = (net: number, rate: number) => (net * rate) / 100

/** The tax within a gross amount at a rate in percent, in hundredths (not rounded). */
export const taxIn = (gross: number, rate: number) => (gross * rate) / (100 + rate)

/** Whether the items add up to it, less discounts where they are printed. */
export function isItemSum({ items, discounts, rounding, tax }: Ledger, cents: number): boolean {
  if (items.sum <= 0) return false
  const rests = [0, ...discounts.map((each) => -each), ...rounding, ...tax]
  return rests.some((rest) => items.sum + rest === cents)
}

/** Whether another total, or what was paid, differs from it by less than a coin and the coin rule tells which is which. */
export function roundingOf(ledger: Ledger, amount: Amount): 'rounded' | 'unrounded' | 'none' {
  const steps = Array.from({ length: ledger.coin - 1 }, (_, step) => step + 1)
  const others = steps
    .flatMap((step) => [amount.cents - step, amount.cents + step])
    .flatMap((cents) => ledger.byCents.get(cents) ?? [])
    .filter((each) => isPaidOrTotal(each))
  const own = isPayable(ledger, amount.cents)
  if (own && others.some(({ roles, cents }) => roles.total && !isPayable(ledger, cents)))
    return 'rounded'
  if (!own && others.some(({ cents }) => isPayable(ledger, cents))) return 'unrounded'
  return 'none'
}

const isPaidOrTotal = ({ roles, rowRoles }: Amount) =>
  (roles.total || roles.cash || roles.card || rowRoles.round) && !roles.change
