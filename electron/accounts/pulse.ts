/** When one account asks its service for news by itself, and when it looks after its grant. */

/** As `setTimeout`; undefined where nothing will run. */
export type Later = (run: () => void, ms: number) => NodeJS.Timeout | undefined

interface Parts {
  /** Asks for news. */
  beat: () => void
  lookAfterGrant: () => void
  /** `setTimeout` by default. */
  later?: Later
}

/** How often an unreachable service is tried again, a reachable one asked for news, and a grant looked after. */
const waitMs = { soon: 10_000, later: 15 * 60_000 }
const lookMs = 60_000

export class Pulse {
  readonly #parts: Parts
  readonly #look: NodeJS.Timeout
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#look = setInterval(parts.lookAfterGrant, lookMs)
    this.#look.unref()
  }

  /** Whether the account is closed. */
  get isStopped(): boolean {
    return this.#isStopped
  }

  /** Beats once after a while, in place of any beat that was due; never once stopped. */
  again(when: keyof typeof waitMs): void {
    this.pause()
    if (this.#isStopped) return
    const { later = setTimeout, beat } = this.#parts
    this.#timer = later(beat, waitMs[when])
    this.#timer?.unref()
  }

  /** Calls off the beat that is due, as when one is made now. */
  pause(): void {
    clearTimeout(this.#timer)
  }

  stop(): void {
    this.#isStopped = true
    this.pause()
    clearInterval(this.#look)
  }
}
