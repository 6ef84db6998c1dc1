/** Decides by reading an expense again whether a change of it was made. Pure. */
import { isDeepStrictEqual } from 'node:util'
import { isSameName, mayBeCalled } from './file-names'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'

/** Texts as the service writes them; `wanted` is absent for a deletion, `after` when the expense is not there. */
export interface ChangeReading {
  before: string
  wanted?: string | undefined
  after: string | undefined
  /** The service said that it was done. */
  isAnswered: boolean
}

/** `unclear`: it is neither as it was nor as it was sent, so somebody else has been there. */
export type ChangeVerdict = 'done' | 'not-done' | 'unclear'

export function verdictOf({ before, wanted, after, isAnswered }: ChangeReading): ChangeVerdict {
  if (wanted === undefined) return after === undefined ? 'done' : 'not-done'
  if (after === undefined) return 'unclear'
  if (after === before) return 'not-done'
  const [was, asked, is] = [before, wanted, after].map(objectIn)
  if (!was || !asked || !is) return 'unclear'
  const changed = [...new Set([...Object.keys(was), ...Object.keys(asked)])].filter(
    (name) => !isDeepStrictEqual(was[name], asked[name]),
  )
  const isShown = (name: string) =>
    name === 'attachments'
      ? showsFiles(asked[name], is[name], isAnswered)
      : shows(asked[name], is[name])
  return changed.every(isShown) ? 'done' : 'unclear'
}

/**
 * Why the service would not let an expense be changed (specification, business rule 2); undefined when it would. A
 * reconciled payment keeps the expense from being edited or deleted; its files are not part of that, so that they may
 * change while the service calls the expense editable.
 */
export function lockReasonOf(
  record: ExpenseRecord,
  kind: 'edit' | 'files' | 'delete',
): 'reconciled' | 'closed' | undefined {
  const isReconciled =
    record.isReconciled || record.payments.some((payment) => payment.isReconciled)
  const isOpen = kind === 'delete' ? record.isDeletable : record.isEditable
  if (isReconciled && (kind !== 'files' || isOpen === false)) return 'reconciled'
  return isOpen === false ? 'closed' : undefined
}

/** Whether two expenses are one and the same but for what the service assigned. */
export function areTwins(one: string, other: string): boolean {
  const [first, second] = [objectIn(one), objectIn(other)]
  return first !== undefined && isDeepStrictEqual(unassigned(first), unassigned(second))
}

/** Ids come from the service, contents of files come back as null, and the rest of what it adds was not asked for. */
function shows(asked: unknown, is: unknown): boolean {
  if (isNothing(asked)) return isNothing(is)
  if (Array.isArray(asked))
    return (
      Array.isArray(is) &&
      asked.length === is.length &&
      asked.every((entry, index) => shows(withoutId(entry), is[index]))
    )
  if (isPlain(asked))
    return (
      isPlain(is) &&
      Object.entries(asked).every(
        ([name, value]) => name === 'fileContents' || shows(value, is[name]),
      )
    )
  return isSameScalar(asked, is)
}

/**
 * A service may write the name of a new file in its own way. Once it has said that it is done, the file in that place with more
 * around the name is ours as well.
 */
function showsFiles(asked: unknown, is: unknown, isAnswered: boolean): boolean {
  if (!Array.isArray(asked) || !Array.isArray(is)) return shows(asked, is)
  return (
    asked.length === is.length &&
    asked.every((entry: unknown, index) => {
      const found: unknown = is[index]
      if (!isPlain(entry) || isNothing(entry['fileContents'])) return shows(withoutId(entry), found)
      if (!isPlain(found)) return false
      const [ours, theirs] = [entry['fileName'], found['fileName']]
      if (typeof ours !== 'string' || typeof theirs !== 'string') return isAnswered
      return isSameName(ours, theirs) || (isAnswered && mayBeCalled(ours, theirs))
    })
  )
}

/** Lines and payments may come back under other ids than they went out with. */
function withoutId(entry: unknown): unknown {
  if (!isPlain(entry)) return entry
  const { id: _, ...rest } = entry
  return rest
}

/** Amounts go out as decimal text and come back as numbers. */
function isSameScalar(asked: unknown, is: unknown): boolean {
  if (asked === is) return true
  const [a, b] = [asked, is].map((value) =>
    typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN,
  )
  return asked !== '' && is !== '' && a === b
}

function isNothing(value: unknown): boolean {
  return value == null || (Array.isArray(value) && value.length === 0)
}

function unassigned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unassigned)
  if (!isPlain(value)) return value
  const entries = Object.entries(value).filter(([name]) => name !== 'id')
  return Object.fromEntries(entries.map(([name, inner]) => [name, unassigned(inner)]))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isPlain(value) ? value : undefined
  } catch {
    return undefined
  }
}
