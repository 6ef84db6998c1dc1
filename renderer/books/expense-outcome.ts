/** How a change of an expense ended. */
import { AppError, type ErrorCode } from '../../shared/errors'
import type { Difference } from './expense-edit'

/** How the newest change ended, where it is not simply done. */
export type ExpenseOutcome =
  | { kind: 'changed'; differences: Difference[] }
  | { kind: 'gone' }
  | { kind: 'not-done'; code: ErrorCode; said: readonly string[] }
  | { kind: 'unknown' }

/** Thrown before anything was sent, unless an earlier change is still open. */
export function outcomeOf(thrown: unknown): ExpenseOutcome {
  const { code } = AppError.from(thrown)
  return code === 'not-found' ? { kind: 'gone' } : { kind: 'not-done', code, said: [] }
}
