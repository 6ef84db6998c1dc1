/** Puts a receipt's file on an expense of the books that lacks one, in place of a second expense. */
import { AppError } from '../../shared/errors'
import type { Alike, Receipt } from '../../shared/receipts/receipt'
import { settledAfterMs } from '../../shared/settling'
import type { Account } from '../accounts/account'
import type { FileStore } from '../store/files/files'
import { sidecarOf } from '../store/files/sidecars'
import type { OutboxItem, Receipts, Step } from '../store/receipts/receipts'
import type { AlikeReceipts } from './duplicates'
import type { Review } from './review'

interface Parts {
  receipts: Receipts
  files: FileStore
  alike: Pick<AlikeReceipts, 'of'>
  review: Pick<Review, 'inTurns' | 'writableFor'>
  /** The file name by which the service's copy is known again. */
  nameOf: (receipt: Receipt) => string
  now: () => Date
}

type Ended = Awaited<ReturnType<Account['billing']['expenses']['addFile']>>

export class Attaching {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Before anything is sent the receipt goes to `checking`, as one that may be in the books: from then on it cannot be
   * sent as an expense of its own, and the outbox looks for its marker, so that a crash at any point leads to the expense
   * that has the file, or back to review once it is proved absent. The file is read back as that of any receipt.
   * @throws AppError `wrong-state` unless it is in review and was offered for this expense; `original-lost`, and as
   * ExpenseChanges.addFile. What was not sent is in review again.
   */
  attach(id: string, expenseId: number): Promise<Ended> {
    const { receipts, review } = this.#parts
    return review.inTurns([id], async () => {
      const account = review.writableFor(id)
      const before = receipts.item(id)
      const seenText = account.books.body('expenses', expenseId)
      if (before.state !== 'review' || !this.#isOffered(before, expenseId) || !seenText)
        throw new AppError('wrong-state', `Receipt ${id} is not offered for ${expenseId}`)
      const { expenses } = account.billing
      try {
        const end = await expenses.addFile(expenseId, seenText, () =>
          this.#fileOf(before, expenseId, account),
        )
        await this.#ended(before, expenseId, account, end)
        return end
      } catch (error) {
        // What is open may have gone out: then the books are searched for it.
        if (expenses.openOf(expenseId) === undefined) await this.#takeBack(before, expenseId)
        account.outbox.wake()
        throw error
      }
    })
  }

  #isOffered({ id, duplicateOf }: Receipt, wanted: number): boolean {
    const isFitting = ({ kind, expenseId }: Alike) =>
      kind === 'fits-expense' && expenseId === wanted
    return duplicateOf === undefined && this.#parts.alike.of(id).some(isFitting)
  }

  /** The sidecar goes first, as in confirming: a row made again from it is looked for in the books. */
  async #fileOf(receipt: OutboxItem, expenseId: number, { outbox }: Account) {
    const { receipts, files, nameOf, now } = this.#parts
    const { id, mediaType, draft, posting } = receipt
    const bytes = await files.readOriginal(receipt.sha256)
    const fileName = nameOf(receipt)
    await files.sidecars.write([sidecarOf(receipt, { stage: 'confirmed', draft })])
    outbox.expects(id)
    receipts.step(id, {
      from: ['review'],
      unchangedSince: receipt.changedAt,
      to: 'checking',
      event: 'attaching',
      note: `#${expenseId}`,
      posting: {
        isRebuilt: true,
        intendedAt: now().toISOString(),
        highWaterId: undefined,
        absences: 0,
        absentSince: undefined,
        failures: 0,
        // The answer says it sooner, as a rule.
        nextAt: new Date(now().getTime() + settledAfterMs).toISOString(),
        sentNames: [...(posting.sentNames ?? []).filter((name) => name !== fileName), fileName],
      },
    })
    return { fileName, mediaType, bytes }
  }

  async #ended(before: OutboxItem, expenseId: number, account: Account, end: Ended): Promise<void> {
    const { id } = before
    switch (end.kind) {
      case 'done':
        this.#step(id, {
          to: 'sent',
          event: 'attached',
          note: `#${expenseId}`,
          expenseId,
          posting: { failures: 0, nextAt: undefined, isRebuilt: undefined },
        })
        account.outbox.wake()
        return
      case 'changed':
        account.work.learnExpense(end.now.text)
        return this.#takeBack(before, expenseId)
      case 'not-done':
        return this.#takeBack(before, expenseId)
      default:
        // From now on, since a request that was given up may take as long as one that was sent just now.
        account.outbox.expects(id)
        this.#parts.receipts.remember(id, { nextAt: undefined })
        account.outbox.wake()
    }
  }

  /** Nothing was sent, or it was refused: the row goes first, as in taking back. */
  async #takeBack({ id, posting }: OutboxItem, expenseId: number): Promise<void> {
    const { receipts, files } = this.#parts
    const { isRebuilt, intendedAt } = posting
    const isBack = this.#step(id, {
      to: 'review',
      event: 'not-attached',
      note: `#${expenseId}`,
      posting: { isRebuilt, intendedAt, sentNames: posting.sentNames, nextAt: undefined },
    })
    if (isBack) await files.sidecars.write([sidecarOf(receipts.item(id), { stage: 'review' })])
  }

  /** False where it is not being checked any more: it was never begun, or the outbox has found it meanwhile. */
  #step(id: string, step: Omit<Step, 'from'>): boolean {
    const { receipts } = this.#parts
    if (receipts.read(id).state !== 'checking') return false
    receipts.step(id, { from: ['checking'], ...step })
    return true
  }
}
