/** The outbox: takes confirmed receipts into the books one at a time, each exactly once, across crashes and bad networks. */
import { createHash } from 'node:crypto'
import { LiveValue } from '../../shared/channel'
import { AppError, type ErrorCode } from '../../shared/errors'
import { checkDraft } from '../../shared/expense'
import type { ReferenceData } from '../../shared/reference-data'
import { foldName, type Supplier } from '../../shared/supplier'
import type { CreateResult, Expenses, PostableExpense } from '../api/expenses'
import type { Suppliers } from '../api/suppliers'
import type { OutboxItem, Receipts } from '../store/receipts'
import { attachmentName } from './marker'
import { afterCreate, afterScan, backOff } from './policy'
import { scanFor } from './scan'

/** What the outbox needs of one account. */
export interface Lane {
  accountId: string
  expenses: Expenses
  suppliers: Suppliers
  choices: () => ReferenceData
  /** The supplier of that name among those known here, apart from case and punctuation. */
  knownSupplier: (name: string) => Supplier | undefined
  /** Tells the cache of books about a supplier that was found or created. */
  onSupplier: (supplier: Supplier) => void
}

interface Parts {
  receipts: Receipts
  readOriginal: (sha256: string) => Promise<Buffer>
  now: () => Date
  random: () => number
  /** Called after an intent is on disk and before the first byte: where a crash rig may strike. */
  onIntent?: () => void
}

/** How often a stored file that cannot be found is asked for again: a list may lag behind a commit. */
const patientProofs = 4

export class Outbox {
  /** Whether a receipt is on its way at this moment. */
  readonly active = new LiveValue(false)
  readonly #parts: Parts
  #lane: Lane | undefined
  #isHeld = true
  #working: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #isWoken = false
  #failures = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Serves this account from now on; undefined serves none. What is on its way is finished first. */
  async serve(lane: Lane | undefined): Promise<void> {
    clearTimeout(this.#timer)
    this.#lane = undefined
    await this.#working
    this.#lane = lane
    this.#failures = 0
    this.wake()
  }

  /** While held, nothing is sent; what is already on its way is finished. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld
    if (!isHeld) this.wake()
  }

  /** Looks for work now, without waiting out a back-off: a new receipt, a new network, a person's click. */
  wake(): void {
    clearTimeout(this.#timer)
    if (this.#isHeld || !this.#lane) return
    if (this.#working) {
      this.#isWoken = true
      return
    }
    const lane = this.#lane
    this.#isWoken = false
    this.#working = this.#work(lane).finally(() => {
      this.#working = undefined
      this.active.set(false)
      if (this.#isWoken) this.wake()
    })
  }

  /** Resolves when nothing is being done; for quitting and for tests. */
  async settled(): Promise<void> {
    while (this.#working) await this.#working
  }

  async #work(lane: Lane): Promise<void> {
    while (this.#lane === lane && !this.#isHeld) {
      const item = this.#parts.receipts.nextDue(lane.accountId)
      if (!item) break
      if (!this.active.get()) this.active.set(true)
      const problem = await this.#serveOne(lane, item)
      if (problem === undefined) {
        this.#failures = 0
        continue
      }
      // The service cannot be reached, or no one is signed in: the whole lane waits, no receipt is to blame.
      const mostMs = problem === 'signed-out' ? 60_000 : 15_000
      this.#schedule(backOff(this.#failures, this.#parts.random(), mostMs))
      this.#failures += 1
      return
    }
    this.#scheduleNext(lane)
  }

  /** One step for one receipt. Returns a code when the lane as a whole has to wait. */
  async #serveOne(lane: Lane, item: OutboxItem): Promise<ErrorCode | undefined> {
    try {
      const steps = {
        ready: this.#send,
        sending: this.#check,
        checking: this.#check,
        sent: this.#prove,
      }
      const state = item.state as keyof typeof steps
      await steps[state].call(this, lane, item)
      return undefined
    } catch (thrown) {
      const error = AppError.from(thrown)
      if (['offline', 'signed-out', 'keyring-locked'].includes(error.code)) return error.code
      // Somebody took another step with it meanwhile: look again.
      if (error.code === 'wrong-state') return undefined
      this.#later(item, error)
      return undefined
    }
  }

  /** A failure of one receipt delays that receipt only; one that no retry can mend goes to a person. */
  #later(item: OutboxItem, error: AppError): void {
    const failures = item.posting.failures + 1
    const isOurFault = ['store-damaged', 'invalid-input', 'draft-incomplete'].includes(error.code)
    if (item.state === 'ready' && isOurFault)
      return this.#parts.receipts.step(item.id, {
        from: ['ready'],
        to: 'rejected',
        event: 'stopped',
        note: error.message,
        problem: { code: error.code, said: [] },
      })
    this.#parts.receipts.remember(item.id, {
      failures,
      nextAt: this.#after(backOff(failures, this.#parts.random())),
    })
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
    const supplier = await this.#supplier(lane, complete.supplier.name)
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

  /** Looks first, creates once, and after a doubtful create looks again. */
  async #supplier(lane: Lane, name: string): Promise<Supplier | { said: string[] }> {
    const known = lane.knownSupplier(name) ?? (await findSupplier(lane, name))
    if (known) return known
    const result = await lane.suppliers.create(name)
    if (result.kind === 'created') return result.supplier
    if (result.kind === 'refused') return { said: result.said }
    if (result.kind === 'not-sent') throw new AppError(result.code, 'The supplier was not sent')
    const found = await findSupplier(lane, name)
    if (found) return found
    throw new AppError('service-failed', 'The supplier could not be created')
  }

  #scheduleNext(lane: Lane): void {
    const at = this.#parts.receipts.nextDueAt(lane.accountId)
    if (at !== undefined) this.#schedule(Math.max(50, Date.parse(at) - this.#parts.now().getTime()))
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.wake()
    }, delayMs)
    this.#timer.unref()
  }

  #after(delayMs: number): string {
    return new Date(this.#parts.now().getTime() + delayMs).toISOString()
  }
}

async function findSupplier(lane: Lane, name: string): Promise<Supplier | undefined> {
  const found = await lane.suppliers.named(name)
  return found.find((supplier) => foldName(supplier.name) === foldName(name))
}
