/** How the lists are named and found, and what an empty one says. */
import type { InboxList, ReceiptSort } from '../../shared/receipts/receipt'
import { spoken } from '../../shared/words/said-table'

/** The lists a receipt passes on its way, and those where it rests. */
export const workLists: readonly InboxList[] = ['review', 'ready', 'sending', 'attention']
export const restLists: readonly InboxList[] = ['books', 'bin']

export const listTitles: Record<InboxList, string> = spoken({
  review: 'list.review',
  ready: 'list.ready',
  sending: 'list.sending',
  attention: 'list.attention',
  books: 'list.books',
  bin: 'list.bin',
})

export const sortTitles: Record<ReceiptSort, string> = spoken({
  oldest: 'list.sort.oldest',
  newest: 'list.sort.newest',
  supplier: 'list.sort.supplier',
  amount: 'list.sort.amount',
  date: 'list.sort.date',
})

export function emptyWords(list: InboxList, isNew: boolean): { title: string; body: string } {
  if (list === 'review' && isNew) return spoken({ title: 'list.new', body: 'list.newBody' })
  return spoken({ title: `list.${list}.none`, body: `list.${list}.noneBody` })
}
