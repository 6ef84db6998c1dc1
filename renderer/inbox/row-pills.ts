/** What the pills of a row say: what is missing, or how far the receipt has come. */
import { isOpen } from '../../shared/expenses/expense'
import { signOf } from '../../shared/money'
import type { Original } from '../../shared/expenses/original'
import type { ListedReceipt } from '../../shared/receipts/receipt'
import type { OpenPeriod } from '../../shared/books/reference-data'
import type { Session } from '../../shared/accounts/account'
import type { SyncStatus } from '../../shared/accounts/sync'
import type { PillWords } from '../lib/pills'
import { statePill } from './state-words'
import { rowWords } from './verdict-words'

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
  if (row.duplicateOf) return [{ tone: 'bad', text: 'same file as before' }]
  const missing = missingIn(row)
  if (row.original && !hasAmount(row)) return [{ tone: 'doubt', text: originalPill(row.original) }]
  if (row.reading === 'waiting' && missing.length > 0) return [{ tone: 'plain', text: 'reading…' }]
  if (missing.length > 2) return [{ tone: 'plain', text: 'to fill in' }]
  const doubts = missing.map((word): PillWords => ({ tone: 'doubt', text: `${word} missing` }))
  if (row.postingDate && !isOpen(row.postingDate, openPeriods))
    doubts.push({ tone: 'doubt', text: 'check the date' })
  if (doubts.length > 0) return doubts
  if (row.verdict?.grade === 'sure') return [{ tone: 'good', text: 'one key' }]
  return [{ tone: 'doubt', text: (row.verdict && rowWords(row.verdict)) ?? 'to check' }]
}

function originalPill({ currency }: Original): string {
  return currency ? `in ${currency}` : 'in another currency'
}

/** Whether an amount was typed that can be read: until then the total is empty or nothing. */
export function hasAmount({ gross }: ListedReceipt): boolean {
  return gross !== '' && signOf(gross) !== 0
}

function missingIn(row: ListedReceipt): string[] {
  return [
    !row.supplierName && 'supplier',
    !row.postingDate && 'date',
    !row.expenseType && 'type',
    !hasAmount(row) && 'amount',
  ].filter((word) => word !== false)
}

function readyPill({ sync, session, isReadOnly }: Surroundings): PillWords {
  if (session === 'held') return { tone: 'doubt', text: 'waiting for your answer' }
  if (session !== 'connected') return { tone: 'doubt', text: 'waiting for sign-in' }
  if (isReadOnly) return { tone: 'plain', text: 'read-only: not sent' }
  if (sync.paused) return { tone: 'plain', text: 'held back' }
  if (sync.service === 'unreachable') return { tone: 'doubt', text: 'waiting for network' }
  return { tone: 'plain', text: 'waiting its turn' }
}
