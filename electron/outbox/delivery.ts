/** The steps of one receipt into the books: send it, or prove what became of it. Each decides by policy and acts once. */
import { AppError } from '../../shared/errors'
import { checkDraft } from '../../shared/expenses/expense'
import { settledAfterMs } from '../../shared/settling'
import type { AttachmentFile } from '../api/attachment'
import type { CreateResult, PostableExpense } from '../api/expenses'
import type { LaneRows } from '../store/receipts/lane-rows'
import type { OutboxItems, WaitingItem } from '../store/receipts/outbox-items'
import type { OutboxItem, Receipts, Step } from '../store/receipts/receipts'
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
  /** Counts an intent that is written in the same commit; false when all that waits came into doubt by it. */
  countIntent: (write?: () => void) => boolean
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
    await this.#proof.leaveSentFiles(run, item)
    const expense = await this.#complete(run, item)
    if (!expense) return
    const load = await this.#load(item)
    const mark = await markBefore(run, item)
    run.begin(mark)
    if (item.posting.attempt === 0) run.sending(item.id)
    this.#count(load, mark)
    this.#parts.onIntent?.()
    const above = run.above(mark)
    const result = await this.#create(run, load, expense)
    for (const { id } of [item, ...load.companions]) this.#moments.ended(id)
    this.#moments.touched(item.id)
    if (!result) return
    this.#afterCreate(load, result)
    if (result.kind === 'answered') run.booked.shown(result.shown)
    // Last: that this cannot be written down says nothing about the receipt.
    if (result.kind === 'answered' && result.status < 300 && result.expenseId !== undefined)
      run.learn({ kind: 'created', id: result.expenseId, above })
  }

  /** @throws AppError `original-lost` for any of the files */
  async #load(item: WaitingItem): Promise<Load> {
    const { receipts, readOriginal } = this.#parts
    const companions = receipts.companions.goingWith(item.id).map((id) => receipts.item(id))
    const { postingDate, supplierName } = item
    const files: AttachmentFile[] = []
    for (const { sha256, mediaType, marker } of [item, ...companions])
      files.push({
        fileName: attachmentName({ postingDate, supplierName, marker, mediaType }),
        mediaType,
        bytes: await readOriginal(sha256),
      })
    return { item, companions, files }
  }

  /** A create that cannot even be written is nobody's but a person's to mend. */
  async #create(run: Run, load: Load, expense: PostableExpense): Promise<CreateResult | undefined> {
    try {
      return await run.lane.expenses.create(expense, load.files)
    } catch (error) {
      const { code, message } = AppError.from(error)
      const { item } = load
      this.#parts.receipts.stepTogether([
        {
          id: item.id,
          from: ['sending'],
          to: 'rejected',
          event: 'stopped',
          note: message,
          problem: { code, said: [] },
          posting: { attempt: item.posting.attempt },
        },
        ...this.#stillGoing(load).map(notGone),
      ])
      return undefined
    }
  }

  /** Some may have been looked for meanwhile, and be a person's question. */
  #stillGoing({ item, companions }: Load): OutboxItem[] {
    const going = new Set(this.#parts.receipts.companions.goingWith(item.id))
    return companions.filter(({ id }) => going.has(id))
  }

  /**
   * The intent is on disk and counted before the first byte goes out.
   * @throws AppError `wrong-state` when what waits was put in doubt, so that it has to be read again
   */
  #count(load: Load, mark: number): void {
    const { countIntent, receipts } = this.#parts
    let isOurs: boolean
    try {
      isOurs = countIntent(() => {
        this.#intend(load, mark)
      })
    } catch (error) {
      // It was written down and could not be counted outside the profile, so that nothing went out.
      if (receipts.read(load.item.id).state === 'sending') this.#takeBack(load)
      throw error
    }
    if (!isOurs) throw new AppError('wrong-state', 'Another copy of this profile has been at work')
  }

  #intend(load: Load, mark: number): void {
    const { item, companions, files } = load
    const { attempt, highWaterId } = item.posting
    const intendedAt = this.#parts.now().toISOString()
    const untilAnswered = new Date(this.#parts.now().getTime() + settledAfterMs).toISOString()
    // Of an earlier attempt something may still come, so what was above its mark is above this one's.
    const oldest = attempt === 0 ? mark : highWaterId && Math.min(highWaterId, mark)
    for (const { id } of [item, ...companions]) this.#moments.intended(id)
    this.#parts.receipts.stepTogether([
      {
        id: item.id,
        from: ['ready'],
        // A person may have taken it back, changed it and confirmed it again while the service was asked.
        unchangedSince: item.changedAt,
        to: 'sending',
        event: 'sending',
        posting: {
          attempt: attempt + 1,
          intendedAt,
          highWaterId: oldest,
          absences: 0,
          absentSince: undefined,
          failures: 0,
          nextAt: undefined,
          sentNames: namesWith(item, files[0]),
        },
      },
      ...setOff(load, { intendedAt, untilAnswered }),
    ])
    // Another copy of the profile may be about to send it as well.
    if (attempt > 0 || item.posting.isRebuilt)
      for (const { id } of [item, ...companions]) this.#parts.rows.watchSecondSend(id, watchMs)
  }

  #afterCreate(load: Load, result: CreateResult): void {
    const next = afterCreate(result)
    const { receipts } = this.#parts
    const { item } = load
    const { id } = item
    const companions = this.#stillGoing(load)
    switch (next.next) {
      case 'sent': {
        const step = {
          to: 'sent' as const,
          event: 'sent',
          note: `#${next.expenseId}`,
          expenseId: next.expenseId,
          problem: undefined,
        }
        const posting = { failures: 0, nextAt: undefined }
        // Lost with a loss of power, it is found in the books.
        return receipts.stepTogether(
          [
            { id, ...step, from: ['sending'], posting },
            ...companions.map((one) => ({
              id: one.id,
              ...step,
              from: ['review', 'checking'] as const,
              posting: { ...posting, isRebuilt: undefined },
            })),
          ],
          { maySyncLater: true },
        )
      }
      case 'rejected':
        return receipts.stepTogether([
          {
            id,
            from: ['sending'],
            to: 'rejected',
            event: 'rejected',
            note: next.said.join('; '),
            problem: { code: 'service-refused', said: next.said },
            posting: { attempt: item.posting.attempt },
          },
          ...companions.map(notGone),
        ])
      case 'checking':
        return receipts.step(item.id, {
          from: ['sending'],
          to: 'checking',
          ...(next.said
            ? { event: 'answer-failed', note: next.said.join('; ') }
            : { event: 'answer-lost' }),
        })
      case 'ready':
        this.#takeBack(load)
        throw new AppError(next.code, 'The create was not sent')
    }
  }

  /** Nothing of this attempt went out. */
  #takeBack(load: Load): void {
    const { id, posting } = load.item
    this.#parts.receipts.stepTogether([
      {
        id,
        from: ['sending'],
        to: 'ready',
        event: 'not-sent',
        // It counts only what may have arrived.
        posting: { attempt: posting.attempt },
      },
      ...this.#stillGoing(load).map(notGone),
    ])
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
        problem: { code: supplier.code, said: supplier.said },
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

/** What one request takes to the service: a receipt, and the files that go with it, which follow its own. */
interface Load {
  item: WaitingItem
  companions: readonly OutboxItem[]
  files: readonly AttachmentFile[]
}

/** An earlier attempt may still arrive under the name it had. */
function namesWith({ posting }: OutboxItem, file: AttachmentFile | undefined): string[] {
  const { sentNames = [] } = posting
  if (!file) throw new AppError('unexpected', 'A file for each receipt')
  return [...sentNames.filter((name) => name !== file.fileName), file.fileName]
}

/**
 * What goes along is looked for by its own marker, and proved absent it waits in review for its receipt: it is never sent by
 * itself. The answer comes sooner, as a rule. @param at ISO instants
 */
function setOff(
  { companions, files }: Load,
  at: { intendedAt: string; untilAnswered: string },
): (Step & { id: string })[] {
  return companions.map((one, index) => ({
    id: one.id,
    from: [one.state],
    unchangedSince: one.changedAt,
    to: 'checking',
    event: 'sending',
    posting: {
      isRebuilt: true,
      intendedAt: at.intendedAt,
      highWaterId: undefined,
      absences: 0,
      absentSince: undefined,
      failures: 0,
      nextAt: at.untilAnswered,
      sentNames: namesWith(one, files[index + 1]),
      place: index + 1,
    },
  }))
}

/** Nothing of this attempt can have arrived: it waits in review for its receipt, with what was known of earlier ones. */
function notGone({ id, posting }: OutboxItem): Step & { id: string } {
  const { isRebuilt, intendedAt, sentNames, place } = posting
  return {
    id,
    from: ['review', 'checking'],
    to: 'review',
    event: 'not-sent',
    posting: { isRebuilt, intendedAt, sentNames, place, nextAt: undefined },
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
