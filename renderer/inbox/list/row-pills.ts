/** What the pills of a row say: what is missing, or how far the receipt has come. */
import { isOpen } from '../../../shared/expenses/expense'
import { signOf } from '../../../shared/money'
import type { Original } from '../../../shared/expenses/original'
import type { ListedReceipt } from '../../../shared/receipts/receipt'
import type { OpenPeriod } from '../../../shared/books/reference-data'
import type { Session } from '../../../shared/accounts/account'
import type { SyncStatus } from '../../../shared/accounts/sync'
import { say } from '../../../shared/words/words'
import type { PillWords } from '../../lib/pills'
import { statePill } from '../state-words'
import { rowWords } from '../form/verdict-words'

export interface Surroundings {
  openPeriods: readonly OpenPeriod[]
  sync: SyncStatus
  session: Session['status']
  isReadOnly: boolean
}

export function pillsOf(row: ListedReceipt, around: Surroundings): PillWords[] {
  const { state, expenseId } = row
  if (state === 'review') return reviewPills(row, around)
  if (state === 'ready') return [readyPill(around)]
  const pill = statePill(state)
  if (state !== 'proven') return [pill]
  return [
    { ...pill, text: [`${pill.text} ✓`, expenseId && `#${expenseId}`].filter(Boolean).join(' ') },
  ]
}

function reviewPills(row: ListedReceipt, { openPeriods }: Surroundings): PillWords[] {
  if (row.duplicateOf) return [{ tone: 'bad', text: say('inbox.pill.sameFile') }]
  const missing = missingIn(row)
  if (row.original && !hasAmount(row)) return [{ tone: 'doubt', text: originalPill(row.original) }]
  if (row.reading === 'waiting' && missing.length > 0)
    return [{ tone: 'plain', text: say('inbox.rowLook.not-read-yet') }]
  if (missing.length > 2) return [{ tone: 'plain', text: say('inbox.pill.fillIn') }]
  const doubts = missing.map((what): PillWords => ({
    tone: 'doubt',
    text: say(`inbox.pill.missing.${what}`),
  }))
  if (row.postingDate && !isOpen(row.postingDate, openPeriods))
    doubts.push({ tone: 'doubt', text: say('inbox.rowLook.date-ahead') })
  if (doubts.length > 0) return doubts
  if (row.verdict?.grade === 'sure') return [{ tone: 'good', text: say('inbox.pill.oneKey') }]
  return [
    {
      tone: 'doubt',
      text: (row.verdict && rowWords(row.verdict)) ?? say('inbox.rowLook.read-unsurely'),
    },
  ]
}

function originalPill({ currency }: Original): string {
  return currency ? say('inbox.pill.inCurrency', { currency }) : say('inbox.rowLook.other-currency')
}

/** Whether an amount was typed that can be read: until then the total is empty or nothing. */
export function hasAmount({ gross }: ListedReceipt): boolean {
  return gross !== '' && signOf(gross) !== 0
}

function missingIn(row: ListedReceipt) {
  return [
    !row.supplierName && ('supplier' as const),
    !row.postingDate && ('date' as const),
    !row.expenseType && ('type' as const),
    !hasAmount(row) && ('amount' as const),
  ].filter((what) => what !== false)
}

function readyPill({ sync, session, isReadOnly }: Surroundings): PillWords {
  if (session === 'held') return { tone: 'doubt', text: say('inbox.pill.waits.answer') }
  if (session !== 'connected') return { tone: 'doubt', text: say('inbox.pill.waits.signIn') }
  if (isReadOnly) return { tone: 'plain', text: say('inbox.pill.waits.access') }
  if (sync.paused) return { tone: 'plain', text: say('inbox.pill.waits.paused') }
  if (sync.service === 'unreachable')
    return { tone: 'doubt', text: say('inbox.pill.waits.network') }
  return { tone: 'plain', text: say('inbox.pill.waits.turn') }
}
