/** Looks for our own expense in the books by its marker: newest first, down to what was there before we sent. */
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

/** @throws AppError when the service does not answer */
export async function scanFor(expenses: Expenses, question: Question): Promise<Scan> {
  const above = question.highWaterId ?? 0
  const seen = new Set<number>()
  const found: number[] = []
  let isRevealing = true
  for (let page = 0; page < mostPages; page += 1) {
    const { expenses: listed, last } = await expenses.newest(page, pageSize)
    for (const expense of listed) {
      if (expense.id <= above || seen.has(expense.id)) continue
      seen.add(expense.id)
      const verdict = await isOurs(expenses, expense, question)
      if (verdict === 'ours') found.push(expense.id)
      if (verdict === 'hidden') isRevealing = false
    }
    const isBelow =
      question.highWaterId !== undefined && isDescending(listed) && endsBelow(listed, above)
    if (last || isBelow) return { found, isComplete: isRevealing }
    if (listed.length === 0) break
  }
  return { found, isComplete: false }
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

/** A service that ignores the sort gives no stopping point; then every page is read. */
function isDescending(listed: readonly ListedExpense[]): boolean {
  return listed.every((expense, index) => index === 0 || expense.id < (listed[index - 1]?.id ?? 0))
}

function endsBelow(listed: readonly ListedExpense[], above: number): boolean {
  const lowest = listed.at(-1)
  return lowest !== undefined && lowest.id <= above
}
