/** How long receipts still have to wait: written down as instants, counted on a clock that only runs forward. */

/** Longer than anything here ever waits (proof of absence, a pause the service asks for). */
const longestWaitMs = 15 * 60_000

/**
 * What is left of a wait in milliseconds, for an instant that may have been written under another clock: never more
 * than anyone would have asked for.
 */
export function plausibleWaitMs(nextAt: string, now: Date): number {
  const left = Date.parse(nextAt) - now.getTime()
  return Number.isNaN(left) ? 0 : Math.min(Math.max(left, 0), longestWaitMs)
}

interface Wait {
  nextAt: string
  /** On the clock. */
  dueAt: number
}

export class Waits {
  readonly #now: () => Date
  readonly #clock: () => number
  readonly #known = new Map<string, Wait>()

  constructor(parts: { now: () => Date; clock: () => number }) {
    this.#now = parts.now
    this.#clock = parts.clock
  }

  /** The instant to write down for a wait that begins now. */
  after(id: string, delayMs: number): string {
    const nextAt = new Date(this.#now().getTime() + delayMs).toISOString()
    this.#known.set(id, { nextAt, dueAt: this.#clock() + delayMs })
    return nextAt
  }

  /** What is left, in milliseconds. An instant of an earlier run, or one that was changed, is read only once. */
  leftMs(id: string, nextAt: string | undefined): number {
    if (nextAt === undefined) return 0
    const known = this.#known.get(id)
    const wait =
      known?.nextAt === nextAt
        ? known
        : { nextAt, dueAt: this.#clock() + plausibleWaitMs(nextAt, this.#now()) }
    this.#known.set(id, wait)
    return Math.max(0, wait.dueAt - this.#clock())
  }

  forget(id: string): void {
    this.#known.delete(id)
  }
}
