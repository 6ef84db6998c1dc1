/** What files are meant for, by where the pointer holds them: the open expense, a row of a list, or else the inbox. */
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { ListedReceipt } from '../../shared/receipts/receipt'

export type DropAim = { at: DOMRect } & (
  | { kind: 'open-expense' }
  | { kind: 'expense'; index: number; record: ExpenseRecord }
  | { kind: 'receipt'; receipt: ListedReceipt }
)

/** What is shown, for places in it to be told. */
interface Shown {
  screen: string
  hasOpenExpense: boolean
  expenseAt: (index: number) => ExpenseRecord | undefined
  receiptAt: (index: number) => ListedReceipt | undefined
}

const numberOf = (element: Element, attribute: string) =>
  Number(element.getAttribute(attribute) ?? Number.NaN)

/** Undefined where files become receipts of their own: beside rows too, and on a receipt that has been confirmed. */
export function aimAt(target: EventTarget | null, shown: Shown): DropAim | undefined {
  if (!(target instanceof Element)) return undefined
  if (shown.screen === 'expenses') return expenseAim(target, shown)
  const row = shown.screen === 'inbox' ? target.closest('[data-menu="receipt"]') : null
  const receipt = row && shown.receiptAt(numberOf(row, 'aria-posinset') - 1)
  if (receipt?.state !== 'review' || row?.id !== `receipt-${receipt.id}`) return undefined
  return { kind: 'receipt', receipt, at: row.getBoundingClientRect() }
}

function expenseAim(target: Element, shown: Shown): DropAim | undefined {
  const open = shown.hasOpenExpense ? target.closest('#book-details') : null
  if (open) return { kind: 'open-expense', at: open.getBoundingClientRect() }
  const row = target.closest('[data-menu="record"]')
  if (!row) return undefined
  // The first row is that of the titles, and rows are counted from one.
  const index = numberOf(row, 'aria-rowindex') - 2
  const record = shown.expenseAt(index)
  return record && { kind: 'expense', index, record, at: row.getBoundingClientRect() }
}
