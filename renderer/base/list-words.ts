/** How the lists are named and found, and what an empty one says. */
import type { InboxList, ReceiptSort } from '../../shared/receipts/receipt'

/** The lists a receipt passes on its way, and those where it rests. */
export const workLists: readonly InboxList[] = ['review', 'ready', 'sending', 'attention']
export const restLists: readonly InboxList[] = ['books', 'bin']

export const listTitles: Record<InboxList, string> = {
  review: 'Review',
  ready: 'Ready',
  sending: 'Sending',
  attention: 'Needs you',
  books: 'In the books',
  bin: 'Bin',
}

export const sortTitles: Record<ReceiptSort, string> = {
  oldest: 'Oldest first',
  newest: 'Newest first',
  supplier: 'Supplier',
  amount: 'Amount',
  date: 'Date',
}

const words: Record<InboxList, { title: string; body: string }> = {
  review: {
    title: 'Nothing to review',
    body: 'New receipts appear here as soon as they are saved.',
  },
  ready: { title: 'Nothing waits', body: 'Receipts you confirm wait here until they are sent.' },
  sending: { title: 'Nothing on its way', body: 'Receipts being sent and proven show here.' },
  attention: { title: 'Nothing needs you', body: 'What the books do not accept turns up here.' },
  books: { title: 'None in the books yet', body: 'Receipts proven to be in your books rest here.' },
  bin: {
    title: 'The bin is empty',
    body: 'Receipts stay here for 30 days before they are deleted.',
  },
}

export function emptyWords(list: InboxList, isNew: boolean): { title: string; body: string } {
  if (list === 'review' && isNew)
    return { title: 'No receipts yet', body: 'Drop some anywhere in this window.' }
  return words[list]
}
