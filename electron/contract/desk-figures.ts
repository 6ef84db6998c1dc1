/** What the desk over all books shows beside the list of accounts. */
import { setImmediate } from 'node:timers/promises'
import type { DeskFigures } from '../../shared/accounts/desk'
import { calendarDate } from '../../shared/calendar'
import { overdueOf, receivables } from '../../shared/sales-invoices/receivables'
import type { Modules } from './modules'

/** Asks the caches of one account after another, and lets whatever else waits go between. */
export async function deskFigures(
  modules: Pick<Modules, 'accounts' | 'billing' | 'receipts'>,
): Promise<DeskFigures[]> {
  const { accounts, billing, receipts } = modules
  const lastBooked = receipts.lists.lastBooked()
  const today = calendarDate(billing.now())
  const figures: DeskFigures[] = []
  for (const account of accounts.all()) {
    const at = lastBooked.get(account.id)
    const overdue = overdueOf(receivables(account.billing.owed(), today))
    figures.push({ id: account.id, overdue, ...(at && { lastBooked: at }) })
    await setImmediate()
  }
  return figures
}
