/** Keeps what is typed a moment after it was typed: in order, one at a time, and again where it could not be kept. */

export type KeepingState = 'nothing' | 'keeping' | 'kept' | 'failed'

interface Parts {
  /** Takes what is typed now; answers with how to keep it, which says whether it was kept, or nothing where there is none. */
  take: () => (() => Promise<boolean>) | undefined
  afterMs: number
  /** Waits until nothing more is typed. Otherwise what is typed without a pause is kept on the way as well. */
  isPatient?: boolean
}

export class Keeping {
  readonly #parts: Parts
  #state = $state<KeepingState>('nothing')
  #isDue = false
  /** Another number each time something was dropped: how an attempt from before ends is of no interest. */
  #round = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #underWay = 0
  #running: Promise<void> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Whether what is typed is kept. */
  get state(): KeepingState {
    return this.#state
  }

  /** Whether something was typed that nobody has begun to keep. */
  get isDue(): boolean {
    return this.#isDue
  }

  /** Something was typed. */
  due(): void {
    const { afterMs, isPatient } = this.#parts
    this.#isDue = true
    this.#state = 'keeping'
    if (isPatient) this.#stop()
    this.#timer ??= setTimeout(() => void this.flush(), afterMs)
  }

  /** Keeps at once; false when it could not be kept, which the next time tries again. */
  async flush(): Promise<boolean> {
    this.#stop()
    const keep = this.#isDue ? this.#parts.take() : undefined
    if (keep) {
      this.#isDue = false
      const round = this.#round
      const run = () => this.#keep(keep, round)
      // What is asked for next finds it begun where nothing else is being kept.
      this.#running = this.#underWay++ === 0 ? run() : this.#running.then(run)
    }
    await this.#running
    return !this.#isDue
  }

  /** Waits for what is being kept, and begins nothing. */
  settled(): Promise<void> {
    return this.#running
  }

  /** What nobody has begun to keep is not to be kept any more. */
  drop(state = this.#state): void {
    this.#stop()
    this.#round++
    this.#isDue = false
    this.#state = state
  }

  async #keep(keep: () => Promise<boolean>, round: number): Promise<void> {
    const isKept = await keep()
    this.#underWay--
    if (round !== this.#round) return
    if (!isKept) this.#isDue = true
    if (!isKept || !this.#isDue) this.#state = isKept ? 'kept' : 'failed'
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
