/** How the desk over all books says what an account waits for. */
import type { DeskRow, DeskSort } from '../../shared/accounts/desk'
import { formatPounds } from '../../shared/money'
import { statusWords } from '../base/account-words'
import { momentWords, plural } from '../lib/times'

/** The columns in their order; `note` is what the order means. */
export const columns: readonly { sort: DeskSort; title: string; note: string }[] = [
  { sort: 'name', title: 'Books', note: 'from A' },
  { sort: 'review', title: 'To review', note: 'most first' },
  { sort: 'needs', title: 'Needs you', note: 'most first' },
  { sort: 'waiting', title: 'Waiting to go', note: 'most first' },
  { sort: 'overdue', title: 'Overdue to them', note: 'most first' },
  { sort: 'lastBooked', title: 'Last in the books', note: 'longest ago first' },
]

const count = (n: number): string => (n > 0 ? n.toLocaleString('en-GB') : '–')

/** What stands in each column of a row. */
export function cells({ standing, figures, signIn }: DeskRow): Record<DeskSort, string> {
  const { overdue, lastBooked } = figures ?? {}
  const sign = signIn ? statusWords[standing.status] : ''
  const stuck = standing.attention > 0 ? count(standing.attention) : ''
  return {
    name: standing.account.name,
    review: count(standing.review),
    needs: [stuck, sign].filter(Boolean).join(' · ') || '–',
    waiting: count(standing.waiting),
    overdue:
      overdue && overdue.count > 0 ? `${formatPounds(overdue.amount)} (${overdue.count})` : '–',
    lastBooked: lastBooked ? momentWords(lastBooked) : 'never from here',
  }
}

/** A row as it is read out. */
export function rowWords(row: DeskRow): string {
  const { standing, figures, signIn } = row
  const { review, attention, waiting } = standing
  const overdue = figures?.overdue.count ?? 0
  const facts = [
    review > 0 && `${review} to review`,
    attention > 0 && `${attention} ${attention === 1 ? 'needs' : 'need'} you`,
    signIn && statusWords[standing.status],
    waiting > 0 && `${waiting} waiting to go`,
    overdue > 0 && `${plural(overdue, 'invoice')} overdue`,
  ].filter(Boolean)
  return `${standing.account.name}: ${facts.join(', ') || 'nothing waits'}`
}
