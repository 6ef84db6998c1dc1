/** What a person is asked before something goes from an expense of the books. */
import type { ExpenseChangeEnd, ExpenseView } from '../../shared/expenses/expense-change'
import type { AppApi } from '../../shared/ipc'

/** What would go. A file is known by its place among the files, as the expense was seen then. */
export type Asking =
  { what: 'payment' | 'delete' } | { what: 'file'; file: { id: number; fileName: string } }

/** A question, with the expense as the person saw it. */
export type Asked = Asking & { view: ExpenseView }

/** Whether it can go from the expense as it is. */
export function mayGo({ lockReasons, open, record }: ExpenseView, { what }: Asking): boolean {
  const lock = ({ payment: 'edit', file: 'files', delete: 'delete' } as const)[what]
  if (open || lockReasons[lock]) return false
  return what !== 'payment' || record.payments.length > 0
}

/** Does what was asked about, of the expense as it was shown. */
export function carryOut(
  expenses: AppApi['expenses'],
  asked: Asked,
  shown: { expenseId: number; seen: string },
): Promise<ExpenseChangeEnd> {
  switch (asked.what) {
    case 'delete':
      return expenses.delete(shown)
    case 'payment':
      return expenses.removePayment(shown)
    case 'file':
      return expenses.detach({ ...shown, attachmentId: asked.file.id })
  }
}
