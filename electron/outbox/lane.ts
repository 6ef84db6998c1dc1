/** One account's way through the outbox: what of it the outbox uses. */
import type { ReferenceData } from '../../shared/books/reference-data'
import type { Supplier } from '../../shared/books/supplier'
import type { ErrorCode } from '../../shared/errors'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { Expenses } from '../api/expenses'
import type { Listed } from '../api/listed'

export interface Lane {
  accountId: string
  expenses: Expenses
  choices: () => ReferenceData
  /**
   * Makes sure that a supplier of that name is in the books; else says why: the service's words when it refused, or that
   * several have the name (`supplier-ambiguous`).
   * @throws AppError `service-failed` while it is in doubt, `profile-restored`, and whatever keeps it from being asked
   */
  supplier: (name: string) => Promise<Supplier | { code: ErrorCode; said: string[] }>
  /** Ids of expenses known here whose attachments carry the marker; none proves nothing. */
  findMarker: (marker: string) => number[]
  /** Whether an expense is known here. */
  knowsExpense: (expenseId: number) => boolean
  /** Has what is known here of the books hold these expenses. @throws AppError */
  learnExpenses: (expenses: readonly Listed<ExpenseRecord>[]) => void
  /** Ids of expenses as `sort=id,asc` gives them, the first `size`. @throws AppError */
  oldestIds: (size: number) => Promise<number[]>
  /** How long the service still wants to be left alone, in milliseconds. */
  pausedMs: () => number
}
