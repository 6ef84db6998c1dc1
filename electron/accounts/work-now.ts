/** How much of every account is to be done, counted anew only when receipts have changed. */
import type { AccountWork } from '../store/receipts/receipt-lists'
import type { Receipts } from '../store/receipts/receipts'

/** Counted once for each change of the receipts, however many accounts tell of something else. */
export function workNow({
  lists,
  summary,
}: Pick<Receipts, 'lists' | 'summary'>): () => ReadonlyMap<string, AccountWork> {
  let known: { revision: number; work: ReadonlyMap<string, AccountWork> } | undefined
  return () => {
    const { revision } = summary.get()
    if (known?.revision !== revision) known = { revision, work: lists.work() }
    return known.work
  }
}
