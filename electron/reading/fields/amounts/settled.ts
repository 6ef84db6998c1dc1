/** What the charges of an account come to that names no sum but a balance of nothing, as a hotel's bill does. */
import type { Amount } from './amounts'
import { isHandedOver } from '../lines/labels'
import { labelForm } from '../lines/text'

/** As `labelForm` writes it. */
const balance = /\b(?:BALANCE|SALDO|SOLDE|RESTBETRAG|(?:AMOUNT|TOTAL) DUE|OPEN AMOUNT)\b/

const isOfNothing = ({ cents, label, heading, isLast }: Amount) =>
  cents === 0 && isLast && [label, heading].some((words) => balance.test(labelForm(words)))

/** One charge and its payment may be anything. */
const fewestCharges = 2

export interface Settled {
  /** Hundredths. */
  cents: number
  /** The last payment. */
  amount: Amount
  /** Whether several payments come to it, and it is not printed. */
  isSum: boolean
}

/**
 * Charges and below them payments that come to nothing with them, as a balance says or the way they were paid: in the last
 * column, or in the first where one beside it tells how much is owed so far. Undefined where a sum is named or
 * change was given.
 * @param amounts as printed
 */
export function settledOf(amounts: readonly Amount[]): Settled | undefined {
  const isNamed = ({ roles, cents }: Amount) =>
    cents > 0 && (((roles.total || roles.strong) && !roles.sub) || roles.change)
  if (amounts.some((amount) => isNamed(amount))) return undefined
  const end = amounts.findLast((amount) => isOfNothing(amount))
  const last = end?.row.index ?? Infinity
  const above = amounts.filter((each) => each !== end && each.row.index <= last && !each.roles.sub)
  const isTold = (amount: Amount) => isPaid(amount) || (end !== undefined && amount.cents < 0)
  const firsts = above.filter(({ row }, at) => above[at - 1]?.row !== row)
  const lasts = above.filter(({ isLast }) => isLast)
  return [lasts, firsts]
    .filter((column) => end !== undefined || isPaidLast(column))
    .map((column) => settledIn(column, isTold))
    .find((settled) => settled !== undefined)
}

/** Where no balance says so, what is paid among the charges may be one of them: a deposit that is asked for. */
function isPaidLast(column: readonly Amount[]): boolean {
  const first = column.findIndex((each) => isPaid(each))
  return first >= 0 && column.slice(first).every((each) => isPaid(each))
}

const isPaid = ({ roles }: Amount) => isHandedOver(roles)

/** A rate of the room may stand over the charges. */
function settledIn(
  column: readonly Amount[],
  isPayment: (amount: Amount) => boolean,
): Settled | undefined {
  const payments = column.filter((each) => isPayment(each))
  const charges = column.filter((each) => each.cents > 0 && !isPayment(each))
  const amount = payments.at(-1)
  const paid = sumOf(payments)
  const isAll = charges.some(
    (_, at) => charges.length - at >= fewestCharges && sumOf(charges.slice(at)) === paid,
  )
  return amount && isAll ? { cents: paid, amount, isSum: payments.length > 1 } : undefined
}

const sumOf = (amounts: readonly Amount[]) =>
  amounts.reduce((sum, { cents }) => sum + Math.abs(cents), 0)
