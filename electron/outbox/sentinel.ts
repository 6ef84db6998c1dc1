/** Looks for a day whether a receipt that was sent a second time has become two expenses. */
import { AppError } from '../../shared/errors'
import type { LaneRows, SecondSend } from '../store/receipts/lane-rows'
import type { OutboxItems } from '../store/receipts/outbox-items'
import type { Receipts } from '../store/receipts/receipts'
import { storedAt } from './marker'
import { judge } from './scan'
import type { Run } from './run'

/** How long a second expense is looked for, counted while the app runs. */
export const watchMs = 24 * 60 * 60_000

const firstLookAfterMs = 60_000
const lookEveryMs = 15 * 60_000

interface Parts {
  receipts: Receipts
  items: OutboxItems
  rows: LaneRows
  clock: () => number
}

export class Sentinel {
  readonly #parts: Parts
  /** Up to when the time of each watch is counted. */
  readonly #countedTo = new Map<string, number>()
  #nextAt: number

  constructor(parts: Parts) {
    this.#parts = parts
    this.#nextAt = parts.clock() + firstLookAfterMs
  }

  /** How long until the next look, in milliseconds; undefined when nothing is watched. */
  dueInMs(accountId: string): number | undefined {
    const watched = this.#parts.rows.secondSends(accountId).map(({ receiptId }) => receiptId)
    for (const id of this.#countedTo.keys()) if (!watched.includes(id)) this.#countedTo.delete(id)
    for (const id of watched) this.#count(id, this.#parts.clock())
    return watched.length === 0 ? undefined : Math.max(0, this.#nextAt - this.#parts.clock())
  }

  /** How much of its watch went by since it was counted last, in milliseconds; of one that is new nothing. */
  #count(receiptId: string, now: number): number {
    const before = this.#countedTo.get(receiptId)
    if (before === undefined) this.#countedTo.set(receiptId, now)
    return now - (before ?? now)
  }

  /** @throws AppError when the service does not answer */
  async look(run: Run): Promise<void> {
    const beganAt = this.#parts.clock()
    this.#nextAt = beganAt + lookEveryMs
    for (const watched of this.#parts.rows.secondSends(run.lane.accountId)) {
      const found = await this.#find(run, watched, beganAt)
      const { receiptId, leftMs } = watched
      const isTold = found.length > 1 && this.#tell(receiptId, found)
      const elapsedMs = this.#count(receiptId, beganAt)
      this.#countedTo.set(receiptId, beganAt)
      this.#parts.rows.watchSecondSend(receiptId, isTold ? 0 : leftMs - elapsedMs)
    }
  }

  async #find(run: Run, { receiptId }: SecondSend, since: number): Promise<number[]> {
    const item = this.#readable(receiptId)
    if (!item) return []
    const { marker, posting } = item
    const { highWaterId } = posting
    const list = await run.scan({ since, highWaterId })
    const wasBefore = (id: number) => run.wasBefore(receiptId, id)
    const question = { marker, highWaterId, ...storedAt(item), wasBefore }
    return (await judge(run.lane.expenses, list, question, run.calibration)).found
  }

  #readable(receiptId: string) {
    try {
      return this.#parts.items.read(receiptId)
    } catch {
      return undefined
    }
  }

  /**
   * Once one of them is proven: before that, the receipt is on its way still. A person decides; the ids are in `said`, the
   * earliest first.
   */
  #tell(receiptId: string, found: readonly number[]): boolean {
    const ids = found.toSorted((a, b) => a - b).map((id) => `#${id}`)
    try {
      this.#parts.receipts.step(receiptId, {
        from: ['proven', 'vouched'],
        to: 'undecided',
        event: 'found-twice',
        note: ids.join(', '),
        problem: { code: 'found-twice', said: ids },
      })
      return true
    } catch (error) {
      if (AppError.from(error).code === 'wrong-state') return false
      throw error
    }
  }
}
