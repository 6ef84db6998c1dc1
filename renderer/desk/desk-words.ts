/** How the desk over all books says what an account waits for. */
import { stuckOf, type DeskRow, type DeskSort } from '../../shared/accounts/desk'
import { countWords } from '../../shared/words/figures'
import { say } from '../../shared/words/words'
import { statusWords } from '../base/account-words'
import { momentWords } from '../lib/times'
import { sumWords } from '../record/sales-words'

const sorts: readonly DeskSort[] = ['name', 'review', 'needs', 'waiting', 'overdue', 'lastBooked']

/** The columns in their order; `note` is what the order means. */
export const columns = (): { sort: DeskSort; title: string; note: string }[] =>
  sorts.map((sort) => ({
    sort,
    title: say(`desk.column.${sort}`),
    note: say(`desk.order.${sort}`),
  }))

const count = (n: number): string => (n > 0 ? countWords(n) : '–')

/** What stands in each column of a row. */
export function cells({ standing, figures, signIn }: DeskRow): Record<DeskSort, string> {
  const { overdue, lastBooked } = figures ?? {}
  const sign = signIn ? statusWords[standing.status] : ''
  const stuck = stuckOf(standing) > 0 ? count(stuckOf(standing)) : ''
  return {
    name: standing.account.name,
    review: count(standing.review),
    needs: [stuck, sign].filter(Boolean).join(' · ') || '–',
    waiting: count(standing.waiting),
    overdue:
      overdue && overdue.count > 0 ? `${sumWords(overdue)} (${countWords(overdue.count)})` : '–',
    lastBooked: lastBooked ? momentWords(lastBooked) : say('desk.neverBooked'),
  }
}

/** A row as it is read out. */
export function rowWords(row: DeskRow): string {
  const { standing, figures, signIn } = row
  const { review, waiting } = standing
  const stuck = stuckOf(standing)
  const overdue = figures?.overdue.count ?? 0
  const facts = [
    review > 0 && say('desk.row.review', { count: review }),
    stuck > 0 && say('desk.row.attention', { count: stuck }),
    signIn && statusWords[standing.status],
    waiting > 0 && say('desk.row.waiting', { count: waiting }),
    overdue > 0 && say('desk.row.overdue', { count: overdue }),
  ].filter(Boolean)
  const all = facts.join(', ') || say('desk.row.nothing')
  return say('desk.row', { name: standing.account.name, facts: all })
}
