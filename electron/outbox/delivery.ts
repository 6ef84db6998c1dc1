/** The steps of one receipt into the books: send, check what became of it, prove. Each decides by policy and acts once. */
import { createHash } from 'node:crypto'
import { AppError } from '../../shared/errors'
import { checkDraft } from '../../shared/expense'
import type { CreateResult, PostableExpense } from '../api/expenses'
import type { OutboxItem, Receipts } from '../store/receipts'
import type { Lane } from './lane'
import { attachmentName } from './marker'
import { afterCreate, afterScan } from './policy'
import { scanFor } from './scan'
import { ensureSupplier } from './supplier'

export interface DeliveryParts {
  receipts: Receipts
  readOriginal: (sha256: string) => Promise<Buffer>
  now: () => Date
  /** Called after an intent is on disk and before the first byte: where a crash rig may strike. */
  onIntent?: () => void
}

/** How often a stored file that cannot be found is asked for again: a list may lag behind a commit. */
const patientProofs = 4

export class Delivery {
  readonly #parts: DeliveryParts

  constructor(parts: DeliveryParts) {
    this.#parts = parts
  }

  /**
   * Takes the one step that the receipt's state asks for.
   * @throws AppError `offline` and `signed-out` when the lane as a whole has to wait, others for this receipt alone
   */
  async takeStep(lane: Lane, item: OutboxItem): Promise<void> {
    switch (item.state) {
      case 'ready':
        return this.#send(lane, item)
      case 'sending':
      case 'checking':
        return this.#check(lane, item)
      case 'sent':
        return this.#prove(lane, item)
      case 'review':
      case 'proven':
      case 'rejected':
      case 'undecided':
      case 'discarded':
        throw new AppError('wrong-state', `Receipt ${item.id} is ${item.state}`)
    }
  }

  async #send(lane: Lane, item: OutboxItem): Promise<void> {
    const expense = await this.#complete(lane, item)
    if (!expense) return
    const bytes = await this.#parts.readOriginal(item.sha256)
    const file = { fileName: attachmentName(item), mediaType: item.mediaType, bytes }
    const { expenses: newest } = await lane.expenses.newest(0, 1)
    const highWaterId = Math.max(0, ...newest.map((listed) => listed.id))
    // A person may have taken it back, changed it and confirmed it again while the service was asked.
    this.#parts.receipts.step(item.id, {
      from: ['ready'],
      unchangedSince: item.changedAt,
      to: 'sending',
      event: 'sending',
      posting: {
        attempt: item.posting.attempt + 1,
        intendedAt: this.#parts.now().toISOString(),
        highWaterId,
        absences: 0,
        absentSince: undefined,
        failures: 0,
        nextAt: undefined,
      },
    })
    this.#parts.onIntent?.()
    this.#afterCreate(item, await lane.expenses.create(expense, file))
  }

  #afterCreate(item: OutboxItem, result: CreateResult): void {
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
        })
      case 'checking':
        return receipts.step(item.id, {
          from: ['sending'],
          to: 'checking',
          event: 'answer-lost',
        })
      case 'ready':
        receipts.step(item.id, { from: ['sending'], to: 'ready', event: 'not-sent' })
        throw new AppError(next.code, 'The create was not sent')
    }
  }

  /** The outcome is open: look for the marker in the books before anything is sent again. */
  async #check(lane: Lane, item: OutboxItem): Promise<void> {
    const { posting } = item
    const scan = await scanFor(lane.expenses, {
      marker: item.marker,
      highWaterId: posting.highWaterId,
      attachmentName: attachmentName(item),
    })
    const now = this.#parts.now().getTime()
    const next = afterScan(
      scan,
      {
        intendedAt: Date.parse(posting.intendedAt ?? '') || now,
        absences: posting.absences,
        ...(posting.absentSince !== undefined && { absentSince: Date.parse(posting.absentSince) }),
      },
      now,
    )
    const { receipts } = this.#parts
    const from = ['sending', 'checking'] as const
    switch (next.next) {
      case 'sent':
        return receipts.step(item.id, {
          from,
          to: 'sent',
          event: next.copies > 1 ? 'found-copies' : 'found',
          note: `#${next.expenseId}`,
          expenseId: next.expenseId,
          problem: undefined,
          posting: { failures: 0, nextAt: undefined },
        })
      case 'absent':
        return receipts.step(item.id, { from, to: 'ready', event: 'proved-absent' })
      case 'undecided':
        return receipts.step(item.id, {
          from,
          to: 'undecided',
          event: 'undecided',
          problem: { code: 'outcome-unknown', said: [] },
        })
      case 'look-again':
        return receipts.step(item.id, {
          from,
          to: 'checking',
          event: 'looked',
          posting: {
            absences: next.absences,
            nextAt: new Date(next.at).toISOString(),
            ...(next.absentSince !== undefined && {
              absentSince: new Date(next.absentSince).toISOString(),
            }),
          },
        })
    }
  }

  /** Reads the service's copy back: only equal bytes are a receipt in the books. */
  async #prove(lane: Lane, item: OutboxItem): Promise<void> {
    const { expenseId } = item
    if (expenseId === undefined) throw new AppError('unexpected', 'Sent without an id')
    const stored = await this.#storedFile(lane, item, expenseId)
    const sha256 = createHash('sha256').update(stored).digest('hex')
    const isEqual = stored.length === item.size && sha256 === item.sha256
    this.#parts.receipts.step(
      item.id,
      isEqual
        ? { from: ['sent'], to: 'proven', event: 'proven', note: sha256 }
        : {
            from: ['sent'],
            to: 'undecided',
            event: 'differs',
            note: `${stored.length} of ${item.size} bytes`,
            problem: { code: 'attachment-differs', said: [] },
          },
    )
  }

  /** The service's copy; one that is not there yet is asked for again a few times, then counts as empty. */
  async #storedFile(lane: Lane, item: OutboxItem, expenseId: number): Promise<Buffer> {
    try {
      return await lane.expenses.attachment(expenseId, 0, attachmentName(item))
    } catch (error) {
      const isMissing = error instanceof AppError && error.code === 'not-found'
      if (isMissing && item.posting.failures >= patientProofs) return Buffer.alloc(0)
      throw error
    }
  }

  /** What to send, with a supplier that exists; undefined when the draft no longer passes and went to a person. */
  async #complete(lane: Lane, item: OutboxItem): Promise<PostableExpense | undefined> {
    const { complete } = checkDraft(item.draft, lane.choices())
    if (!complete) {
      this.#parts.receipts.step(item.id, {
        from: ['ready'],
        to: 'rejected',
        event: 'stopped',
        problem: { code: 'draft-incomplete', said: [] },
      })
      return undefined
    }
    if ('id' in complete.supplier) return { ...complete, supplier: complete.supplier }
    const supplier = await ensureSupplier(lane, complete.supplier.name)
    if ('said' in supplier) {
      this.#parts.receipts.step(item.id, {
        from: ['ready'],
        to: 'rejected',
        event: 'rejected',
        note: supplier.said.join('; '),
        problem: { code: 'service-refused', said: supplier.said },
      })
      return undefined
    }
    this.#parts.receipts.nameSupplier(item.id, supplier.id)
    lane.onSupplier(supplier)
    return { ...complete, supplier: { id: supplier.id } }
  }
}
