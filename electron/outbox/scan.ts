/** Looks for our own expense in the books by its marker: newest first, and to the very end before it is called absent. */
import { AppError } from '../../shared/errors'
import type { Expenses, ListedExpense } from '../api/expenses'
import { carriesMarker } from './marker'
import type { Scan } from './policy'

interface Question {
  marker: string
  /** Highest id seen before the create; everything of ours lies above. */
  highWaterId: number | undefined
  /** The file name under which the attachment was sent. */
  attachmentName: string
}

const pageSize = 200
const mostPages = 500

/**
 * What was found may end the scan early; absence is only believed of the whole list, since a service that sorts by
 * something else can hide ours far below.
 * @throws AppError when the service does not answer
 */
export async function scanFor(expenses: Expenses, question: Question): Promise<Scan> {
  const seen = new Set<number>()
  const first = await readThrough(expenses, question, seen)
  if (first.found.length > 0 || !first.isComplete || first.pages === 1) return resultOf(first)
  // An expense deleted meanwhile moves the others up, one of them past the reader: a second reading shows it.
  const known = seen.size
  const second = await readThrough(expenses, question, seen)
  return { found: second.found, isComplete: second.isComplete && seen.size === known }
}

type Reading = Scan & { pages: number }

const resultOf = ({ found, isComplete }: Reading): Scan => ({ found, isComplete })

/** Judges every expense that was not seen before; stops early only when ours was among them. */
async function readThrough(
  expenses: Expenses,
  question: Question,
  seen: Set<number>,
): Promise<Reading> {
  const above = question.highWaterId ?? 0
  const found: number[] = []
  let isRevealing = true
  for (let page = 0; page < mostPages; page += 1) {
    const { expenses: listed, isWhole, last } = await expenses.newest(page, pageSize)
    if (!isWhole) isRevealing = false
    for (const expense of listed) {
      if (expense.id <= above || seen.has(expense.id)) continue
      seen.add(expense.id)
      const verdict = await isOurs(expenses, expense, question)
      if (verdict === 'ours') found.push(expense.id)
      if (verdict === 'hidden') isRevealing = false
    }
    const isEnough = found.length > 0 && isDescending(listed) && endsBelow(listed, above)
    if (last || isEnough) return { found, isComplete: isRevealing, pages: page + 1 }
    if (listed.length === 0) break
  }
  return { found, isComplete: false, pages: mostPages }
}

/** Where the list does not show attachments, the attachment itself is asked for by the name we gave it. */
async function isOurs(
  expenses: Expenses,
  expense: ListedExpense,
  question: Question,
): Promise<'ours' | 'other' | 'hidden'> {
  const names = expense.attachmentNames
  if (names?.some((name) => carriesMarker(name, question.marker))) return 'ours'
  if (names !== undefined) return 'other'
  try {
    await expenses.attachment(expense.id, 0, question.attachmentName)
    return 'hidden'
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return 'other'
    if (error instanceof AppError && error.code === 'service-refused') return 'hidden'
    throw error
  }
}

/** A service that ignores the sort gives no stopping point. */
function isDescending(listed: readonly ListedExpense[]): boolean {
  return listed.every((expense, index) => index === 0 || expense.id < (listed[index - 1]?.id ?? 0))
}

function endsBelow(listed: readonly ListedExpense[], above: number): boolean {
  const lowest = listed.at(-1)
  return lowest !== undefined && lowest.id <= above
}
