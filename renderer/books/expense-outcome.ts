/** How a change of an expense ended. */
import { AppError, type ErrorCode } from '../../shared/errors'
import type { ExpenseChangeEnd } from '../../shared/expenses/expense-change'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import { say } from '../../shared/words/words'
import { errorWords } from '../base/messages'
import { dateWords, poundsWords, type Names } from '../record/book-columns'
import { toldElsewhere } from '../record/elsewhere'
import { ownWords } from '../record/expense-rules'
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

/** The toast for it once another expense is shown. */
export function outcomeElsewhere(
  { supplierName, postingDate, gross }: ExpenseRecord,
  end: ExpenseOutcome | ExpenseChangeEnd,
): ReturnType<typeof toldElsewhere> {
  const name = [supplierName, dateWords(postingDate), poundsWords(gross)].filter(Boolean)
  return toldElsewhere({ name: name.join(' · '), ...wordsOf(end) })
}

function wordsOf(end: ExpenseOutcome | ExpenseChangeEnd) {
  if (end.kind === 'changed') return { how: say('books.outcome.changed') }
  if (end.kind === 'gone') return { how: say('books.outcome.gone') }
  if (end.kind !== 'not-done') return { how: errorWords['outcome-unknown'].title }
  const own = end.said.flatMap((said) => ownWords(said) ?? [])
  const said = end.said.filter((each) => ownWords(each) === undefined)
  const body = [...own, say('books.outcome.asItWas')].join(' ')
  return { how: errorWords[end.code].title, body, said }
}
