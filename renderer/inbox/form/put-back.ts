/** Takes an edit of a receipt back, or does it again, whichever receipt is open. */
import { AppError } from '../../../shared/errors'
import type { AppApi } from '../../../shared/ipc'
import type { Receipt } from '../../../shared/receipts/receipt'
import { moved, type Edit } from '../../base/history'

/**
 * Puts back what an edit changed; what else was typed or read since stays.
 * @returns the receipt that was changed
 * @throws AppError `wrong-state` when it is no longer in review; as the calls
 */
export async function putBack(
  api: AppApi,
  { receiptId: id, before, after }: Edit,
  to: 'before' | 'after',
): Promise<Pick<Receipt, 'id' | 'state'>> {
  const [from, back] = to === 'before' ? [after, before] : [before, after]
  const [found] = await api.receipts.drafts([id])
  const edits = found ? [{ id, draft: moved(found.draft, from, back) }] : []
  const kept = await api.receipts.editAll(edits)
  if (!found || kept.length === 0) throw new AppError('wrong-state', 'It has gone on')
  return found
}
