/** The steps of one receipt into the books: send it, or prove what became of it. Each decides by policy and acts once. */
import { AppError } from '../../shared/errors'
import { checkDraft } from '../../shared/expenses/expense'
import { settledAfterMs } from '../../shared/settling'
import type { CreateResult, PostableExpense } from '../api/expenses'
import type { LaneRows } from '../store/receipts/lane-rows'
import type { OutboxItems, WaitingItem } from '../store/receipts/outbox-items'
import type { Receipts } from '../store/receipts/receipts'
import { attachmentName } from './marker'
import { Moments } from './moments'
import { afterCreate } from './policy'
import { isRefusedForGood, Proof } from './proof'
import type { Run } from './run'
import { watchMs } from './sentinel'
import { Waits } from './waits'

export interface DeliveryParts {
  receipts: Receipts
  items: OutboxItems
  rows: LaneRows
  readOriginal: (sha256: string) => Promise<Buffer>
  now: () => Date
  /** Milliseconds of a clock that only runs forward. */
  clock: () => number
  /** The last receipt captured before this start of the app: of it and those before, this run does not know all. */
  earlierSequence: number
  /** Counts an intent before it; false when all that waits came into doubt by it. */
  countIntent: () => boolean
  /** Called after an intent is on disk and before the first byte: where a crash rig may strike. */
  onIntent?: () => void
}

export class Delivery {
  readonly waits: Waits
  readonly #parts: DeliveryParts
  readonly #moments: Moments
  readonly #proof: Proof

  constructor(parts: DeliveryParts) {
    this.#parts = parts
    this.#moments = new Moments(parts.clock)
    this.waits = new Waits(parts)
    this.#proof = new Proof({ ...parts, moments: this.#moments, waits: this.waits })
  }

  /**
   * Takes the one step that the receipt's state asks for.
   * @throws AppError as policy tells apart: some make the lane as a whole wait, others are this receipt's alone
   */
  async takeStep(run: Run, item: WaitingItem): Promise<void> {
    switch (item.state) {
      case 'ready':
        return this.#send(run, item)
      case 'sending':
      case 'checking':
        return this.#proof.check(run, item)
      case 'sent':
        return this.#proof.readBack(run, item)
      case 'review':
      case 'proven':
      case 'vouched':
      case 'rejected':
      case 'undecided':
      case 'discarded':
        throw new AppError('wrong-state', `Receipt ${item.id} is ${item.state}`)
    }
  }

  /** How long the last create of a receipt may still arrive, in milliseconds; of an earlier run's since this one began. */
  mayComeForMs(receiptId: string): number {
    return Math.max(0, this.#moments.endOf(receiptId) + settledAfterMs - this.#moments.now())
  }

  /** See Outbox.expects. */
  expects(receiptId: string): void {
    this.#moments.intended(receiptId)
    this.#moments.ended(receiptId)
  }

  async #send(run: Run, item: WaitingItem): Promise<void> {
    // Lost with the cache of the books, they are read anew; until then nobody can say that a draft no longer passes, and
    // all of the lane waits as it does without a network.
    if (run.lane.choices().expenseTypes.length === 0)
      throw new AppError('offline', 'What these books let choose from is not known yet')
    if (!(await this.#proof.isNew(run, item))) return
    const expense = await this.#complete(run, item)
    if (!expense) return
    const bytes = await this.#parts.readOriginal(item.sha256)
    const file = { fileName: attachmentName(item), mediaType: item.mediaType, bytes }
    const mark = await markBefore(run, item)
    run.begin(mark)
    if (item.posting.attempt === 0) run.sending(item.id)
    this.#intend(item, mark, file.fileName)
    this.#parts.onIntent?.()
    const above = run.above(mark)
    const result = await this.#create(run, item, { expense, file })
    this.#moments.ended(item.id)
    this.#moments.touched(item.id)
    if (!result) return
    this.#afterCreate(item, result)
    // Last: that this cannot be written down says nothing about the receipt.
    if (result.kind === 'answered' && result.status < 300 && result.expenseId !== undefined)
      run.learn({ kind: 'created', id: result.expenseId, above })
  }

  /** A create that cannot even be written is nobody's but a person's to mend. */
  async #create(
    run: Run,
    item: WaitingItem,
    what: {
      expense: PostableExpense
      file: Parameters<Run['lane']['expenses']['create']>[1]
    },
  ): Promise<CreateResult | undefined> {
    try {
      return await run.lane.expenses.create(what.expense, what.file)
    } catch (error) {
      const { code, message } = AppError.from(error)
      this.#parts.receipts.step(item.id, {
        from: ['sending'],
        to: 'rejected',
        event: 'stopped',
        note: message,
        problem: { code, said: [] },
        posting: { attempt: item.posting.attempt },
      })
      return undefined
    }
  }

  /** On disk before the first byte goes out. */
  #intend(item: WaitingItem, mark: number, fileName: string): void {
    const { attempt, highWaterId, sentNames = [] } = item.posting
    // Of an earlier attempt something may still come, so what was above its mark is above this one's.
    const oldest = attempt === 0 ? mark : highWaterId && Math.min(highWaterId, mark)
    this.#moments.intended(item.id)
    // A person may have taken it back, changed it and confirmed it again while the service was asked.
    this.#parts.receipts.step(item.id, {
      from: ['ready'],
      unchangedSince: item.changedAt,
      to: 'sending',
      event: 'sending',
      posting: {
        attempt: attempt + 1,
        intendedAt: this.#parts.now().toISOString(),
        highWaterId: oldest,
        absences: 0,
        absentSince: undefined,
        failures: 0,
        nextAt: undefined,
        // An earlier attempt may still arrive under the name it had.
        sentNames: [...sentNames.filter((name) => name !== fileName), fileName],
      },
    })
    // Another copy of the profile may be about to send it as well.
    if (attempt > 0 || item.posting.isRebuilt) this.#parts.rows.watchSecondSend(item.id, watchMs)
  }

  #afterCreate(item: WaitingItem, result: CreateResult): void {
    const next = afterCreate(result)
    const { receipts } = this.#parts
    switch (next.next) {
      case 'sent':
        return receipts.step(item.id, {
          from: ['sending'],
          to: 'sent',
          event: 'sent',
          note: `#${next.expenseId}`,
          expenseId: next.expenseId,
          problem: undefined,
          posting: { failures: 0, nextAt: undefined },
        })
      case 'rejected':
        return receipts.step(item.id, {
          from: ['sending'],
          to: 'rejected',
          event: 'rejected',
          note: next.said.join('; '),
          problem: { code: 'service-refused', said: next.said },
          posting: { attempt: item.posting.attempt },
        })
      case 'checking':
        return receipts.step(item.id, {
          from: ['sending'],
          to: 'checking',
          event: 'answer-lost',
        })
      case 'ready':
        receipts.step(item.id, {
          from: ['sending'],
          to: 'ready',
          event: 'not-sent',
          // It counts only what may have arrived.
          posting: { attempt: item.posting.attempt },
        })
        throw new AppError(next.code, 'The create was not sent')
    }
  }

  /** What to send, with a supplier that exists; undefined when the draft no longer passes and went to a person. */
  async #complete(run: Run, item: WaitingItem): Promise<PostableExpense | undefined> {
    const { lane } = run
    const { complete } = checkDraft(item.draft, lane.choices())
    if (!complete) {
      this.#parts.receipts.step(item.id, {
        from: ['ready'],
        unchangedSince: item.changedAt,
        to: 'rejected',
        event: 'stopped',
        problem: { code: 'draft-incomplete', said: [] },
      })
      return undefined
    }
    if ('id' in complete.supplier) return { ...complete, supplier: complete.supplier }
    const supplier = await lane.supplier(complete.supplier.name)
    if ('said' in supplier) {
      this.#parts.receipts.step(item.id, {
        from: ['ready'],
        unchangedSince: item.changedAt,
        to: 'rejected',
        event: 'rejected',
        note: supplier.said.join('; '),
        problem: { code: 'service-refused', said: supplier.said },
      })
      return undefined
    }
    // Taken back meanwhile, it may have been given another supplier.
    if (this.#parts.items.read(item.id).changedAt !== item.changedAt)
      throw new AppError('wrong-state', `Receipt ${item.id} was changed meanwhile`)
    this.#parts.receipts.nameSupplier(item.id, supplier.id)
    return { ...complete, supplier: { id: supplier.id } }
  }
}

/** Where the list is refused for good nothing is known to be older, so that a lost answer becomes a person's question. */
async function markBefore(run: Run, { posting }: WaitingItem): Promise<number> {
  try {
    return await run.mark()
  } catch (error) {
    if (isRefusedForGood(error, posting.failures)) return 0
    throw error
  }
}
