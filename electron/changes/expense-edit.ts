/** What a person changed of an expense, written into its text as the service has it. Pure. */
import { AppError } from '../../shared/errors'
import { linesCredited, type ExpenseEdit } from '../../shared/expenses/expense-change'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import { ExpenseEntry } from '../api/expense-record'
import {
  withChangedLine,
  withChangedPayment,
  withLine,
  withoutLine,
  withPayment,
  withPostingDate,
  withSupplier,
} from '../api/expense-text'
import { exactValue } from '../api/text/json-text'

/**
 * @param supplierId of the supplier to become the expense's, where that was only named; else the one of the edit counts
 * @throws AppError `reply-unreadable` where the text does not show the whole expense, `invalid-input`, `service-refused` where a
 * line would go that credit notes may name by its place
 */
export function edited(text: string, edit: ExpenseEdit, supplierId = edit.supplierId): string {
  if (edit.removedLines.length > 0 && expenseIn(text).creditNotes) {
    const detail = { said: [linesCredited] }
    throw new AppError('service-refused', 'Credit notes name lines by their places', { detail })
  }
  let next = text
  for (const { at, ...change } of edit.changedLines) {
    // With another VAT type the net and VAT amounts of the line no longer hold either.
    const gross = change.vatType === undefined ? undefined : expenseIn(next).lines[at]?.gross
    next = withChangedLine(next, at, given({ ...(gross && { gross }), ...given(change) }))
  }
  for (const line of edit.addedLines) next = withLine(next, line)
  // From the last, so that the places of the others hold.
  for (const at of edit.removedLines.toSorted((a, b) => b - a)) next = withoutLine(next, at)
  if (edit.postingDate !== undefined) next = withPostingDate(next, edit.postingDate)
  if (supplierId !== undefined) next = withSupplier(next, supplierId)
  for (const { at, ...payment } of edit.payments)
    next = at === undefined ? withPayment(next, payment) : withChangedPayment(next, at, payment)
  return next
}

/** @throws AppError `reply-unreadable` */
export function expenseIn(text: string): ExpenseRecord {
  const read = ExpenseEntry.safeParse(exactValue(text))
  if (!read.success) throw new AppError('reply-unreadable', 'The expense cannot be read')
  return read.data
}

/** The name of the step for the journal; `wanted` is absent for a deletion. */
export function changeEvent(before: ExpenseRecord, wanted: ExpenseRecord | undefined): string {
  if (!wanted) return 'expense-deleted'
  if (wanted.payments.length < before.payments.length) return 'expense-payment-removed'
  const files = (record: ExpenseRecord) => record.attachments?.length ?? 0
  if (files(wanted) < files(before)) return 'expense-file-removed'
  return files(wanted) > files(before) ? 'expense-file-added' : 'expense-changed'
}

function given<T extends object>(change: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
