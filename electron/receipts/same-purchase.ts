/** Whether two papers or expenses are of one purchase, by what is known of both. Pure. */
import { addDays, isCalendarDate, type CalendarDate } from '../../shared/calendar'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import {
  isOtherCurrency,
  originalAmount,
  originalIn,
  type Original,
} from '../../shared/expenses/original'
import { parseAmount } from '../../shared/money'
import type { ReadFields } from '../../shared/receipts/reading'
import { penceOf } from '../store/cache/record-columns'
import { formsOf } from './suggestions/names'

/** A supplier, who goes by its name where it has no id. */
interface Payee {
  supplierId?: number | undefined
  supplierName: string
}

/** What tells one purchase from another. */
export interface Facts extends Payee {
  postingDate: string
  gross: string
  /** What its paper says in another currency. */
  original?: Original | undefined
}

/** Whether supplier and amount are equal, and the days no further apart than this. */
export function isSamePurchase(a: Facts, b: Facts, mostApart: number): boolean {
  const [from, to] = daysAround(a.postingDate, mostApart)
  return (
    from !== undefined &&
    to !== undefined &&
    from <= b.postingDate &&
    b.postingDate <= to &&
    isSameAmount(a, b) &&
    isSamePayee(a, b)
  )
}

/** The same pounds, or the same in another currency: one paper comes to other pounds at another rate. */
function isSameAmount(a: Facts, b: Facts): boolean {
  const pence = penceOf(a.gross)
  const said = foreignAmount(a.original)
  return (
    (pence !== 0 && pence === penceOf(b.gross)) ||
    (said !== undefined && said === foreignAmount(b.original))
  )
}

/** `EUR 316.50`; undefined where a part of that is missing. */
export function foreignAmount(original: Original | undefined): string | undefined {
  if (!original || !isOtherCurrency(original.currency)) return undefined
  return penceOf(parseAmount(original.amount) ?? '') === 0 ? undefined : originalAmount(original)
}

/** An expense with the amount in another currency that its description names. */
export function factsOf(expense: ExpenseRecord): Facts {
  const [original] = expense.lines.flatMap(({ description }) => originalIn(description) ?? [])
  return { ...expense, original }
}

/** The first and the last of the days that are no further away; nothing where the date is none. */
export function daysAround(date: string, days: number): [CalendarDate?, CalendarDate?] {
  return isCalendarDate(date) ? [addDays(date, -days), addDays(date, days)] : []
}

/** A supplier that was renamed keeps its id; a legal form or a letter that a reader mistakes makes no other one. */
export function isSamePayee(one: Payee, other: Payee): boolean {
  if (one.supplierId !== undefined && one.supplierId === other.supplierId) return true
  const name = formsOf(one.supplierName).whole
  return name !== '' && name === formsOf(other.supplierName).whole
}

/** What of a reading says whether it asks to be paid or that it was. */
export type PaymentSaid = Pick<ReadFields, 'kind' | 'payment'>

/** So many days after an invoice the receipt for its payment may be of. */
export const mostDaysToPay = 60

/**
 * Whether one is an invoice, and the other the receipt for its payment: of the same supplier and amount, and not before it.
 * Two of one kind are two purchases, as every month of a subscription is.
 */
export function isInvoiceAndReceipt(
  one: Facts & { said?: PaymentSaid | undefined },
  other: Facts & { said?: PaymentSaid | undefined },
): boolean {
  const [invoice, receipt] = one.postingDate <= other.postingDate ? [one, other] : [other, one]
  return (
    asksForPayment(invoice.said) &&
    provesPayment(receipt.said) &&
    isSamePurchase(invoice, receipt, mostDaysToPay)
  )
}

const asksForPayment = (said: PaymentSaid | undefined) =>
  said?.kind?.isSure === true && said.kind.value === 'invoice'

/** A receipt, or a paper of no known kind that says how it was paid. */
function provesPayment({ kind, payment }: PaymentSaid = {}): boolean {
  if (kind) return kind.isSure && kind.value === 'receipt'
  return payment?.isSure === true && ['card', 'cash'].includes(payment.value)
}
