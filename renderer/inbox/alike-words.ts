/** Words for what may be the same purchase as the open receipt. */
import { formatDate } from '../../shared/calendar'
import { formatPounds } from '../../shared/money'
import type { Alike, ReceiptState } from '../../shared/receipts/receipt'

const titles: Record<Alike['kind'], string> = {
  'same-file': 'This is the same file as another',
  'same-number': 'You already have the document of this supplier with this number',
  'look-alike': 'Looks like one you already have',
  'same-facts': 'You already have a receipt of this supplier, day and amount',
  'in-books': 'The books already hold an expense of this supplier, day and amount',
}

const places: Record<ReceiptState, string> = {
  review: 'in review',
  ready: 'ready to go',
  sending: 'on its way',
  checking: 'being looked up in the books',
  sent: 'in the books',
  proven: 'in the books',
  vouched: 'in the books',
  rejected: 'not accepted, needs you',
  undecided: 'needs you',
  discarded: 'in the bin',
}

/** What the note says first, by the surest likeness. */
export function alikeTitle(alike: readonly Alike[]): string {
  return alike[0] ? titles[alike[0].kind] : ''
}

/** `“kettle.jpg”` or `Expense #4711`. */
export function alikeName({ fileName, expenseId }: Alike): string {
  return fileName === undefined ? `Expense #${expenseId}` : `“${fileName}”`
}

/** What is known of it, as far as it is known: `The Copper Kettle · 12 Nov 2026 · £18.60 · in review`. */
export function alikeFacts({ supplierName, postingDate, gross, state }: Alike): string {
  return [
    supplierName,
    postingDate && formatDate(postingDate),
    gross && formatPounds(gross),
    state ? places[state] : 'in the books',
  ]
    .filter(Boolean)
    .join(' · ')
}
