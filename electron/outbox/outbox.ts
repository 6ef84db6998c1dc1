/** The outbox: takes confirmed receipts into the books one at a time, each exactly once, across crashes and bad networks. */
import { LiveValue } from '../../shared/channel'
import { AppError, type ErrorCode } from '../../shared/errors'
import type { OutboxItem } from '../store/receipts'
import { Delivery, type DeliveryParts } from './delivery'
import type { Lane } from './lane'
import { backOff } from './policy'

interface Parts extends DeliveryParts {
  random: () => number
}

export class Outbox {
  /** Whether a receipt is on its way at this moment. */
  readonly active = new LiveValue(false)
  readonly #parts: Parts
  readonly #delivery: Delivery
  #lane: Lane | undefined
  #isHeld = true
  #working: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #isWoken = false
  #failures = 0

  constructor(parts: Parts) {
    this.#parts = parts
    this.#delivery = new Delivery(parts)
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
      await this.#delivery.takeStep(lane, item)
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
