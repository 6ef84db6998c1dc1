/** Searches the receipts and cached books of every account but the one at hand. */
import { setImmediate } from 'node:timers/promises'
import { mostElsewhere, type FoundElsewhere } from '../../shared/accounts/found'
import { calendarDate } from '../../shared/calendar'
import type { Modules } from './modules'

type Parts = Pick<Modules, 'accounts' | 'billing' | 'receipts'>

/**
 * Asks one account after another, in the order of the list, and lets whatever else waits go between; no network is needed.
 * Stops once it has enough, and with nothing when a newer question has come.
 */
export function searchElsewhere({ accounts, billing, receipts }: Parts) {
  let questions = 0
  return async (search: string): Promise<FoundElsewhere[]> => {
    const question = ++questions
    const others = accounts.all().filter(({ id }) => id !== accounts.atHand?.id)
    const ids = new Set(others.map(({ id }) => id))
    const answer: FoundElsewhere[] = receipts.lists
      .elsewhere(search, mostElsewhere.receipts)
      .filter(({ accountId }) => ids.has(accountId))
    const today = calendarDate(billing.now())
    for (const { id: accountId, books } of others) {
      const found = books.found({ search, limit: mostElsewhere.ofKind, today })
      answer.push(...found.map((each) => ({ accountId, found: each })))
      if (answer.length >= mostElsewhere.all) break
      await setImmediate()
      if (question !== questions) return []
    }
    return answer.slice(0, mostElsewhere.all)
  }
}
