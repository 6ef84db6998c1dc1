/** What a step of a receipt tells that only its rows know. */
import type { ReceiptState } from '../../../shared/receipts/receipt'
import type { StepDetail } from '../../../shared/step-detail'
import type { Database } from '../database/database'

/** From which books to which, by their names. */
export function movedBetween(
  database: Database,
  from: string | undefined,
  to: string | undefined,
): StepDetail | undefined {
  if (to === undefined) return undefined
  const nameOf = (id: string | undefined): string | undefined => {
    const name = database.get('SELECT name FROM account WHERE id = ?', id ?? null)?.['name']
    return typeof name === 'string' ? name.slice(0, 500) : undefined
  }
  return [{ field: 'books', before: nameOf(from), after: nameOf(to) }]
}

/** Which expense it became, where that is what the step tells. */
export function becameExpense(
  database: Database,
  id: string,
  to: ReceiptState,
): StepDetail | undefined {
  if (to !== 'sent' && to !== 'proven') return undefined
  const row = database.get('SELECT expense_id AS expense FROM receipt WHERE id = ?', id)
  const expense = row?.['expense']
  return typeof expense === 'number' ? [{ field: 'expense', after: String(expense) }] : undefined
}
