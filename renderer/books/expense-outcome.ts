/** How a change of an expense ended. */
import { AppError, type ErrorCode } from '../../shared/errors'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { Names } from '../record/book-columns'
import { differences, rebased, type Difference, type EditedExpense } from './expense-edit'

/** How the newest change ended, where it is not simply done. */
export type ExpenseOutcome =
  /** `isLost`: of what was typed, lines or payments are not on top of how it is now. */
  | { kind: 'changed'; differences: Difference[]; isLost: boolean }
  | { kind: 'gone' }
  | { kind: 'not-done'; code: ErrorCode; said: readonly string[] }
  | { kind: 'unknown' }

/** What is told where somebody else was faster, and what was typed on top of how it is now. */
export function overtaken(
  [seen, now]: readonly [seen: ExpenseRecord, now: ExpenseRecord],
  typed: EditedExpense | undefined,
  names: Names,
): { outcome: ExpenseOutcome; draft: EditedExpense | undefined } {
  const { draft, isLost = false } = typed ? rebased(seen, now, typed) : {}
  const shown = differences({ seen, now, draft: typed, isLost }, names)
  return { outcome: { kind: 'changed', differences: shown, isLost }, draft }
}

/** Thrown before anything was sent, unless an earlier change is still open. */
export function outcomeOf(thrown: unknown): ExpenseOutcome {
  const { code } = AppError.from(thrown)
  return code === 'not-found' ? { kind: 'gone' } : { kind: 'not-done', code, said: [] }
}
