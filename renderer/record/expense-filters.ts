/** What the expenses are narrowed to: as a person sets it, as main is asked, and in words. */
import { isCalendarDate } from '../../shared/calendar'
import type { ExpenseFilter } from '../../shared/expenses/expense-record'
import { dayWords } from '../../shared/words/figures'
import { say } from '../../shared/words/words'

export interface ExpenseFilters {
  supplier?: { id: number; name: string } | undefined
  /** `YYYY-MM-DD`, or what was typed when it is no date; both days belong to the range. */
  from: string
  to: string
  receipt: '' | 'with' | 'without'
  paid: '' | 'paid' | 'unpaid'
  /** Code of a payment method. */
  method: string
  type?: { code: string; name: string } | undefined
  /** That paid for it. */
  bankAccount?: { id: number; name: string } | undefined
}

export const noFilters: ExpenseFilters = {
  from: '',
  to: '',
  receipt: '',
  paid: '',
  method: '',
  supplier: undefined,
  type: undefined,
  bankAccount: undefined,
}

type Asked = Pick<
  ExpenseFilter,
  | 'supplierId'
  | 'from'
  | 'to'
  | 'hasReceipt'
  | 'isPaid'
  | 'method'
  | 'expenseType'
  | 'bankAccountId'
>

/** Leaves out what is not set, and dates that are none. */
export function askedFilters(filters: ExpenseFilters): Asked {
  const { supplier, from, to, receipt, paid, method, type, bankAccount } = filters
  return {
    ...(supplier && { supplierId: supplier.id }),
    ...(isCalendarDate(from) && { from }),
    ...(isCalendarDate(to) && { to }),
    ...(receipt && { hasReceipt: receipt === 'with' }),
    ...(paid && { isPaid: paid === 'paid' }),
    ...(method && { method }),
    ...(type && { expenseType: type.code }),
    ...(bankAccount && { bankAccountId: bankAccount.id }),
  }
}

/** One short text for each filter that narrows. */
export function filterWords(
  filters: ExpenseFilters,
  methodName: (code: string) => string,
): string[] {
  const { supplierId, from, to, hasReceipt, isPaid, method } = askedFilters(filters)
  return [
    supplierId !== undefined && filters.supplier?.name,
    filters.type?.name,
    from && to && say('record.filtered.range', { from: dayWords(from), to: dayWords(to) }),
    from && !to && say('record.filtered.from', { day: dayWords(from) }),
    to && !from && say('record.filtered.until', { day: dayWords(to) }),
    hasReceipt === true && say('record.filtered.withReceipt'),
    hasReceipt === false && say('record.filtered.withoutReceipt'),
    isPaid === true && say('record.filtered.paid'),
    isPaid === false && say('record.filtered.unpaid'),
    method && methodName(method),
    filters.bankAccount && say('record.filtered.paidFrom', { account: filters.bankAccount.name }),
  ].filter((words): words is string => Boolean(words))
}
