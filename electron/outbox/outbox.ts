/** The outbox: takes confirmed receipts into the books, several at a time, each exactly once, across crashes and bad networks. */
import { LiveValue } from '../../shared/channel'
import { AppError } from '../../shared/errors'
import { mostSent } from '../api/connection'
import { Delivery, type DeliveryParts } from './delivery'
import type { Lane } from './lane'
import { backOff, laneWaitMs, needsPerson } from './policy'
import { Run } from './run'
import { Sentinel } from './sentinel'

interface Parts extends DeliveryParts {
  random: () => number
}

/** Of what is on its way together: large files are in memory meanwhile. */
const mostBytes = 24 * 1024 * 1024
/** A longer pause is not waited out by a request but by the lane. */
const longestPauseMs = 30_000
/** Somebody else took a step with it: soon, but not at once for ever. */
const stepAsideMs = 100
const mostMisses = 5

export class Outbox {
  /** Whether a receipt is on its way at this moment. */
  readonly active = new LiveValue(false)
  readonly #parts: Parts
  readonly #delivery: Delivery
  readonly #sentinel: Sentinel
  readonly #flights = new Map<string, { size: number; landed: Promise<void> }>()
  /** How often a receipt could not be had as it was; one that never can costs the others nothing. */
  readonly #missed = new Map<string, number>()
  #run: Run | undefined
  #earlier: { markId: number | undefined } | undefined
  #isHeld = true
  #working: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #isWoken = false
  #stir: () => void = () => undefined
  /** Why the whole lane has to wait. */
  #setback: AppError | undefined
  #failures = 0

  constructor(parts: Parts) {
    this.#parts = parts
    this.#delivery = new Delivery(parts)
    this.#sentinel = new Sentinel(parts)
  }

  /**
   * Serves this account from now on; undefined serves none. What is on its way is finished first, and who calls waits for
   * that before calling again.
   */
  async serve(lane: Lane | undefined): Promise<void> {
    clearTimeout(this.#timer)
    this.#run = undefined
    this.#stir()
    await this.#working
    this.#run = lane && this.#runOf(lane)
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
    if (this.#isHeld || !this.#run) return
    if (this.#working) {
      this.#isWoken = true
      this.#stir()
      return
    }
    const run = this.#run
    this.#isWoken = false
    this.#working = this.#work(run).finally(() => {
      this.#working = undefined
      this.active.set(false)
      if (this.#isWoken) this.wake()
    })
  }

  /** The file of a receipt goes to the books by another way from now on: until long after, that it is not there says nothing. */
  expects(receiptId: string): void {
    this.#delivery.expects(receiptId)
  }

  /** See Delivery.mayComeForMs. */
  mayComeForMs(receiptId: string): number {
    return this.#delivery.mayComeForMs(receiptId)
  }

  /** Resolves when nothing is being done; for quitting and for tests. */
  async settled(): Promise<void> {
    while (this.#working) await this.#working
  }

  #runOf(lane: Lane): Run {
    const { rows, clock } = this.#parts
    // What this start of the app writes down later is no help in looking for what came before it.
    this.#earlier ??= { markId: rows.read(lane.accountId).markId }
    return new Run({ lane, rows, clock, earlierMark: this.#earlier.markId })
  }

  /** Never rejects. */
  async #work(run: Run): Promise<void> {
    this.#setback = undefined
    try {
      while (this.#isServing(run)) {
        this.#isWoken = false
        const stirred = new Promise<void>((resolve) => (this.#stir = resolve))
        this.#launch(run)
        if (this.#flights.size === 0 && !(await this.#watch(run))) break
        if (this.#flights.size > 0) await Promise.race([stirred, ...this.#landings()])
      }
    } catch (error) {
      this.#setback = AppError.from(error)
    }
    await Promise.all(this.#landings())
    run.rest()
    this.#schedule(run)
  }

  #isServing(run: Run): boolean {
    return (
      this.#run === run && !this.#isHeld && !this.#setback && run.lane.pausedMs() <= longestPauseMs
    )
  }

  /** Starts what is due, as far as there is room. */
  #launch(run: Run): void {
    const { items } = this.#parts
    for (const { id, nextAt, size } of items.waiting(run.lane.accountId, 2 * mostSent)) {
      if (!this.#hasRoom(size)) return
      if (this.#flights.has(id) || this.#delivery.waits.leftMs(id, nextAt) > 0) continue
      if ((this.#missed.get(id) ?? 0) > mostMisses) continue
      if (!this.active.get()) this.active.set(true)
      const landed = this.#serveOne(run, id).finally(() => this.#flights.delete(id))
      this.#flights.set(id, { size, landed })
    }
  }

  /** One may always be on its way, however large it is. */
  #hasRoom(size: number): boolean {
    const flights = [...this.#flights.values()]
    const bytes = flights.reduce((sum, flight) => sum + flight.size, size)
    return flights.length === 0 || (flights.length < mostSent && bytes <= mostBytes)
  }

  #landings(): Promise<void>[] {
    return [...this.#flights.values()].map(({ landed }) => landed)
  }

  /** Looks for second expenses when nothing else is to do. Whether it was time. */
  async #watch(run: Run): Promise<boolean> {
    if (this.#sentinel.dueInMs(run.lane.accountId) !== 0) return false
    await this.#sentinel.look(run)
    return true
  }

  /** One step for one receipt. Never rejects. */
  async #serveOne(run: Run, id: string): Promise<void> {
    try {
      await this.#step(run, id)
    } catch (error) {
      // Not even the failure could be written down.
      this.#setback ??= AppError.from(error)
    }
  }

  async #step(run: Run, id: string): Promise<void> {
    const item = this.#read(id)
    if (!item) return
    try {
      await this.#delivery.takeStep(run, item)
      this.#failures = 0
    } catch (thrown) {
      const error = AppError.from(thrown)
      if (laneWaitMs(error, 0, 0) !== undefined) this.#setback ??= error
      else this.#later(id, error)
    }
  }

  /** Undefined for one that cannot be read: it goes to a person, and the others go on. */
  #read(id: string) {
    const { items } = this.#parts
    try {
      return items.read(id)
    } catch (thrown) {
      const error = AppError.from(thrown)
      if (['store-newer', 'store-damaged'].includes(error.code)) items.setAside(id, error)
      // Made again or gone: whatever it is now, the next look finds it.
      else if (!['wrong-state', 'not-found'].includes(error.code)) throw error
      this.#missed.set(id, (this.#missed.get(id) ?? 0) + 1)
      return undefined
    }
  }

  /** A failure of one receipt delays that receipt only; one that no retry can mend goes to a person. */
  #later(id: string, error: AppError): void {
    const { receipts } = this.#parts
    const item = this.#read(id)
    if (!item) return
    const { state, posting } = item
    if (state === 'ready' && needsPerson(error.code))
      return receipts.step(id, {
        from: ['ready'],
        to: 'rejected',
        event: 'stopped',
        note: error.message,
        problem: { code: error.code, said: [] },
      })
    // Another copy of the profile has been at work: all that waits has been put in doubt.
    const isOurs = error.code === 'wrong-state' || error.code === 'profile-restored'
    const failures = isOurs ? posting.failures : posting.failures + 1
    const waitMs = isOurs ? stepAsideMs : backOff(failures, this.#parts.random())
    receipts.remember(id, { failures, nextAt: this.#delivery.waits.after(id, waitMs) })
  }

  /** When to work again: after a setback of the lane, or when the first receipt's time has come. */
  #schedule(run: Run): void {
    if (this.#run !== run || this.#isHeld) return
    const waitMs = this.#waitMs(run)
    if (waitMs === undefined) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.wake()
    }, waitMs)
    this.#timer.unref()
  }

  /** Undefined when nothing waits. */
  #waitMs(run: Run): number | undefined {
    if (this.#setback) return this.#waitAfter(run, this.#setback)
    try {
      return this.#untilDue(run)
    } catch (error) {
      // What waits cannot be read just now.
      return this.#waitAfter(run, AppError.from(error))
    }
  }

  /** The service cannot be reached, or no one is signed in: the whole lane waits, no receipt is to blame. */
  #waitAfter(run: Run, { code, detail }: AppError): number {
    const wish = detail?.['retryAfterMs']
    const retryAfterMs = Math.max(typeof wish === 'number' ? wish : 0, run.lane.pausedMs())
    const random = this.#parts.random()
    const waitMs = laneWaitMs({ code, retryAfterMs }, this.#failures, random)
    this.#failures += 1
    return waitMs ?? backOff(this.#failures, random)
  }

  #untilDue(run: Run): number | undefined {
    const { accountId } = run.lane
    const pausedMs = run.lane.pausedMs()
    const waits = this.#parts.items
      .waiting(accountId, 1)
      .map(({ id, nextAt }) => this.#delivery.waits.leftMs(id, nextAt))
    const first = Math.min(...waits, this.#sentinel.dueInMs(accountId) ?? Infinity)
    return first === Infinity
      ? undefined
      : Math.max(50, first, pausedMs > longestPauseMs ? pausedMs : 0)
  }
}
