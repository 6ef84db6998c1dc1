/**
 * What files are meant for, by where the pointer holds them: the open expense, a row of an expense, or else the inbox. Over
 * a receipt they go to the inbox: what went with the receipt that lay under the pointer would be no expense, and nobody asked.
 */
import type { ExpenseRecord } from '../../shared/expenses/expense-record'

export type DropAim = { at: DOMRect } & (
  { kind: 'open-expense' } | { kind: 'expense'; index: number; record: ExpenseRecord }
)

/** What is shown, for places in it to be told. */
interface Shown {
  screen: string
  hasOpenExpense: boolean
  expenseAt: (index: number) => ExpenseRecord | undefined
}

const numberOf = (element: Element, attribute: string) =>
  Number(element.getAttribute(attribute) ?? Number.NaN)

/** Undefined where files become receipts of their own. */
export function aimAt(target: EventTarget | null, shown: Shown): DropAim | undefined {
  if (!(target instanceof Element)) return undefined
  if (shown.screen !== 'expenses') return undefined
  const open = shown.hasOpenExpense ? target.closest('#book-details') : null
  if (open) return { kind: 'open-expense', at: open.getBoundingClientRect() }
  const row = target.closest('[data-menu="record"]')
  if (!row) return undefined
  // The first row is that of the titles, and rows are counted from one.
  const index = numberOf(row, 'aria-rowindex') - 2
  const record = shown.expenseAt(index)
  return record && { kind: 'expense', index, record, at: row.getBoundingClientRect() }
}
