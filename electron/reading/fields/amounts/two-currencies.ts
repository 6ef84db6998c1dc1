/** Papers that show their sums in two currencies, one of them for a tax or while a country changes its money. */
import type { Amount } from './amounts'
import { codeOf, isOfMany, writtenIn } from './currency'
import type { Whereabouts } from '../countries/told'
import { isHandedOver } from '../lines/labels'
import { overlap, type Row } from '../lines/rows'
import { labelForm } from '../lines/text'

/**
 * The amounts of the currency that is to be paid in, where totals stand in two: the words beside them name one (`Total due
 * in US dollars  $120.00  £92.40`), what was paid is the total of one, or one is only told for a tax. Otherwise all of them.
 */
export function ofOwnCurrency(
  rows: readonly Row[],
  all: readonly Amount[],
  from: Whereabouts,
): Amount[] {
  const amounts = withoutEquivalents(rows, all)
  const codes = amounts.map((amount) => codeOf(amount, from))
  const totals = amounts.flatMap((amount, at) =>
    amount.roles.total && codes[at] !== undefined ? [{ amount, code: codes[at] }] : [],
  )
  const shown = new Set(totals.map(({ code }) => code))
  if (shown.size !== 2) return [...amounts]
  const own = namedIn(totals) ?? paidIn(amounts, totals, from) ?? besideEquivalent(rows, totals)
  if (own === undefined) return [...amounts]
  const rest = amounts.filter((amount, at) => {
    const code = codes[at] ?? writtenIn(amount.heading)
    return code === undefined || code === own || !shown.has(code)
  })
  return rest.map((amount) => inItsRow(rest, amount))
}

/** Heads a column of what the sums beside it are in other money: `AED equivalent`. */
const headsEquivalents =
  /^(?:[A-Z]{3} (?:EQUIVALENT|EQUIV|EQV)|(?:EQUIVALENT|EQUIV) (?:IN )?[A-Z]{3})$/

/** Without those of such a column that have another in their row. */
function withoutEquivalents(rows: readonly Row[], amounts: readonly Amount[]): readonly Amount[] {
  const heads = rows.flatMap((row) =>
    row.parts
      .filter(({ text }) => headsEquivalents.test(labelForm(text)))
      .map((part) => ({ row, part })),
  )
  if (heads.length === 0) return amounts
  const isUnder = ({ row, from }: Amount) => {
    const own = row.parts.findLast((part) => part.from <= from)
    return heads.some(
      (head) =>
        own !== undefined &&
        head.row.page === row.page &&
        head.row.index < row.index &&
        overlap(head.part, own),
    )
  }
  const told = new Set(amounts.filter((amount) => isUnder(amount)))
  const rest = amounts.filter(
    (amount) =>
      !told.has(amount) || !amounts.some((other) => other.row === amount.row && !told.has(other)),
  )
  return rest.map((amount) => inItsRow(rest, amount))
}

interface Total {
  amount: Amount
  code: string
}

/** By the words beside two totals in one row. */
function namedIn(totals: readonly Total[]): string | undefined {
  const pairs = totals.filter(({ amount, code }) =>
    totals.some((other) => other.amount.row === amount.row && other.code !== code),
  )
  const named = new Set(pairs.flatMap(({ amount }) => writtenIn(amount.label) ?? []))
  return named.size === 1 ? [...named][0] : undefined
}

/** By what was handed over, or that less the change, which is as much as one of them; or by the sign of both. */
function paidIn(
  amounts: readonly Amount[],
  totals: readonly Total[],
  from: Whereabouts,
): string | undefined {
  const paid = amounts.filter(({ roles }) => isHandedOver(roles) && !roles.total)
  const change = amounts.filter(({ roles }) => roles.change && !roles.total)
  const kept = paid.flatMap(({ cents }) => [cents, ...change.map((back) => cents - back.cents)])
  const codes = new Set(
    totals.flatMap(({ amount, code }) => (kept.includes(amount.cents) ? [code] : [])),
  )
  if (codes.size === 1) return [...codes][0]
  const signs = new Set([...paid, ...change].map((amount) => codeOf(amount, from)))
  const [sign] = signs
  // Foreign cash is given back in the money of the till.
  const isWhole = change.length > 0 || paid.some(({ roles }) => roles.card)
  const isOne = isWhole && signs.size === 1
  return isOne && totals.some(({ code }) => code === sign) ? sign : undefined
}

/** Says of sums below it that they are those above in other money, of which a tax is reckoned. */
const equivalent =
  /\b(?:equivalents?|converted)\b.*\bfor (?:GST|VAT|tax) purposes\b|\bfor (?:GST|VAT|tax) purposes\b.*\b(?:equivalents?|converted)\b/i
/** So many rows above a sum that heading may stand. */
const headingRows = 5

/** The currency whose totals stand under no such heading, where all of the other do. */
function besideEquivalent(rows: readonly Row[], totals: readonly Total[]): string | undefined {
  const isTold = ({ amount: { row } }: Total) =>
    rows
      .slice(Math.max(0, row.index - headingRows), row.index + 1)
      .some(({ text, page }) => page === row.page && equivalent.test(text))
  const own = new Set(totals.filter((total) => !isTold(total)).map(({ code }) => code))
  const told = new Set(totals.filter(isTold).map(({ code }) => code))
  const isEither = [...told].some((code) => own.has(code))
  return own.size === 1 && told.size === 1 && !isEither ? [...own][0] : undefined
}

/** Said where a card was charged in the money of whoever holds it, to whom it speaks in their language. */
const exchange =
  /\b(?:EXCHANGE|CONVERSION|FX) RATE\b|\bRATE OF EXCHANGE\b|\bCONVERTED\b|\bCURRENCY CONVERSION\b|\bCHOICE OF CURRENC|\b(?:CHARGED|BILLED) IN\b|\bCARDHOLDER\b/

/** Of countries that took the euro, at a rate that stays: either sum is right. */
const former = ['BGN', 'HRK']

/** Whether what was paid stands there in two currencies, and which of them was charged is not plain. */
export function isInTwoCurrencies(amounts: readonly Amount[], from: Whereabouts): boolean {
  const isExchanged = exchange.test(from.all.capitals)
  const hasChange = amounts.some(({ roles }) => roles.change)
  const sums = amounts.filter(({ roles, rowRoles, label, isLast }) => {
    if (/^IF\b/i.test(label) || !isLast) return false
    const isPaid = isHandedOver(roles) && (!roles.cash || !hasChange)
    return roles.total || isPaid || (isExchanged && !roles.tax && !rowRoles.tax)
  })
  const signOf = ({ currency }: Amount) => (isOfMany(currency) ? currency : undefined)
  const codes = new Set(sums.flatMap((amount) => codeOf(amount, from) ?? signOf(amount) ?? []))
  const isSame = codes.has('EUR') && former.some((code) => codes.has(code)) && codes.size === 2
  return codes.size > 1 && !isSame
}

/** As it stands in its row without those that were left out. */
function inItsRow(rest: readonly Amount[], amount: Amount): Amount {
  const beside = rest.filter(({ row }) => row === amount.row)
  return { ...amount, isLast: beside.at(-1) === amount, among: beside.length }
}
