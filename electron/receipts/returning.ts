/** Brings receipts back whose expense was deleted from here: they are looked at again, and can go into the books anew. */
import type { ReceiptState } from '../../shared/receipts/receipt'
import { settledAfterMs } from '../../shared/settling'
import type { Accounts } from '../accounts/accounts'
import type { DeletedExpense } from '../changes/billing'
import type { Database } from '../store/database/database'
import type { FileStore } from '../store/files/files'
import { LaneRows, type OfExpense } from '../store/receipts/lane-rows'
import type { Posting } from '../store/receipts/postings'
import type { Receipts, Step } from '../store/receipts/receipts'
import type { Review } from './review'
import type { Learning } from './suggestions/learning'

interface Parts {
  receipts: Receipts
  files: FileStore
  database: Database
  accounts: Pick<Accounts, 'all'>
  review: Pick<Review, 'inTurns' | 'sidecarAt'>
  learning: Pick<Learning, 'unlearn'>
  mintMarker: () => string
  now: () => Date
  /** Told of what could not be done: the expense is deleted all the same. */
  report: (error: unknown) => void
}

type Back = Step & { id: string }

const inBooks: readonly ReceiptState[] = ['sent', 'proven', 'vouched', 'undecided']

export class Returning {
  readonly #parts: Parts
  readonly #rows: LaneRows

  constructor(parts: Parts) {
    this.#parts = parts
    this.#rows = new LaneRows(parts.database)
  }

  /** To be called within the commit of the deletion's end; the sidecars follow it. Never throws. */
  deleted({ accountId, expenseId, isCertain }: DeletedExpense): void {
    const { accounts, receipts, review, report, mintMarker, now } = this.#parts
    try {
      const of = this.#rows.ofExpense(accountId, expenseId)
      const steps = stepsBack(of, { expenseId, isCertain, mintMarker, now: now() })
      if (steps.length === 0) return
      receipts.stepTogether(steps)
      const ids = steps.map(({ id }) => id)
      // After the commit: a sidecar must not say more than the rows do.
      void Promise.resolve()
        .then(() => review.inTurns(ids, () => this.#follow(ids)))
        .then(() =>
          accounts
            .all()
            .find(({ id }) => id === accountId)
            ?.outbox.wake(),
        )
        .catch(report)
    } catch (error) {
      report(error)
    }
  }

  /** The rows went first, as in taking back. A sidecar that could not follow says too much, never too little. */
  async #follow(ids: readonly string[]): Promise<void> {
    const { receipts, files, review, learning } = this.#parts
    for (const id of ids) learning.unlearn(id)
    await files.sidecars.write(
      ids.flatMap((id) => {
        const { state } = receipts.read(id)
        return state === 'review' || state === 'discarded' ? [review.sidecarAt(id, state)] : []
      }),
    )
  }
}

/**
 * The steps of all receipts on an expense that is deleted. Where one of them was found twice, the other copy is in the books
 * and a person's question. What surely is in no books goes back to review under a new marker, so that no list that is behind
 * can show the deleted expense as the next one; where its file is not kept any more there is nothing to send, and it goes
 * to the bin. What may be there all the same, or come as a second expense, is looked for as what was never sent from here.
 */
export function stepsBack(
  of: readonly OfExpense[],
  deleted: { expenseId: number; isCertain: boolean; mintMarker: () => string; now: Date },
): Back[] {
  if (of.some(({ isFoundTwice }) => isFoundTwice)) return []
  const { expenseId, mintMarker, now } = deleted
  const isGone = deleted.isCertain && !of.some(({ isWatched }) => isWatched)
  return of
    .filter(({ state }) => inBooks.includes(state))
    .map(({ id, state, isOriginalGone }) => {
      const step = {
        id,
        from: [state],
        event: 'deleted-in-books',
        note: `#${expenseId}`,
        expenseId: undefined,
        problem: undefined,
      }
      if (!isGone) return { ...step, to: 'checking', posting: lookedForAfter(now) }
      const to = isOriginalGone ? ('discarded' as const) : ('review' as const)
      return { ...step, to, marker: mintMarker(), posting: neverSent }
    })
}

const neverSent: Partial<Posting> = {
  attempt: 0,
  intendedAt: undefined,
  highWaterId: undefined,
  absences: 0,
  absentSince: undefined,
  failures: 0,
  nextAt: undefined,
  isRebuilt: undefined,
  sentNames: undefined,
  place: undefined,
}

/** Proved absent it goes to a person: nobody asked to have it sent again. */
function lookedForAfter(now: Date): Partial<Posting> {
  return {
    isRebuilt: true,
    absences: 0,
    absentSince: undefined,
    failures: 0,
    nextAt: new Date(now.getTime() + settledAfterMs).toISOString(),
  }
}
