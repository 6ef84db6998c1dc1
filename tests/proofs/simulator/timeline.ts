/** Virtual time: one queue of all that will happen, to the app and in the world around it. No real time passes. */

/** Things of the app stop while the computer sleeps and are gone after a crash; those of the world go on. */
export type Owner = 'app' | 'world'

export interface Due {
  at: number
  order: number
  owner: Owner
  label: string
  run: () => void
  isOff: boolean
}

/** Where every seed begins (an instant of the wall clock), in milliseconds. */
const beginning = Date.UTC(2026, 5, 30, 9)

export class Timeline {
  /** True time since the beginning, in milliseconds. */
  now = 0
  /** How far the app's monotonic clock is behind true time: some systems stop it while they sleep. */
  lagMs = 0
  /** How wrong the wall clock is. */
  wrongByMs = 0
  /** What the app's clock says while it is stopped. */
  #stoppedAt: number | undefined
  #order = 0
  #heap: Due[] = []
  /** Set while the computer sleeps; holds what of the app has to wait. */
  #waiting: Due[] | undefined

  wall(): number {
    return beginning + this.now + this.wrongByMs
  }

  appClock(): number {
    return this.#stoppedAt ?? this.now - this.lagMs
  }

  get isAsleep(): boolean {
    return this.#waiting !== undefined
  }

  schedule(owner: Owner, delayMs: number, label: string, run: () => void): Due {
    const at = this.now + Math.max(0, delayMs)
    const due: Due = { at, order: (this.#order += 1), owner, label, run, isOff: false }
    if (owner === 'app' && this.#waiting) this.#waiting.push(due)
    else this.#push(due)
    return due
  }

  /** When the next thing happens. */
  get nextAt(): number | undefined {
    while (this.#heap[0]?.isOff) this.#pop()
    return this.#heap[0]?.at
  }

  /** Takes the next thing that happens and moves time to it. */
  next(): Due | undefined {
    for (let due = this.#pop(); due; due = this.#pop()) {
      if (due.isOff) continue
      this.now = Math.max(this.now, due.at)
      return due
    }
    return undefined
  }

  /** A crash: nothing of the app comes any more. */
  dropApp(): void {
    for (const due of this.#heap) if (due.owner === 'app') due.isOff = true
    if (this.#waiting) this.#waiting = []
  }

  /** @param isStopped whether the app's clock stands still until it wakes, also for whoever uses it meanwhile */
  sleep(isStopped: boolean): void {
    if (this.#waiting) return
    if (isStopped) this.#stoppedAt = this.appClock()
    this.#waiting = []
    for (const due of this.#heap) {
      if (due.owner !== 'app' || due.isOff) continue
      this.#waiting.push({ ...due })
      // The copy is what may be cancelled from now on.
      const copy = this.#waiting.at(-1)
      if (copy) copies.set(due, copy)
      due.isOff = true
    }
  }

  /** @param sleptMs how long it slept */
  wake(sleptMs: number): void {
    const waiting = this.#waiting ?? []
    const isStopped = this.#stoppedAt !== undefined
    this.#waiting = undefined
    this.#stoppedAt = undefined
    if (isStopped) this.lagMs += sleptMs
    for (const due of waiting) {
      due.at = isStopped ? due.at + sleptMs : Math.max(due.at, this.now)
      if (!due.isOff) this.#push(due)
    }
  }

  static cancel(due: Due): void {
    due.isOff = true
    const copy = copies.get(due)
    if (copy) Timeline.cancel(copy)
  }

  #push(due: Due): void {
    const heap = this.#heap
    let at = heap.length
    heap.push(due)
    while (at > 0) {
      const above = (at - 1) >> 1
      if (!isBefore(due, heap[above]!)) break
      heap[at] = heap[above]!
      at = above
    }
    heap[at] = due
  }

  #pop(): Due | undefined {
    const heap = this.#heap
    const first = heap[0]
    const last = heap.pop()
    if (first === undefined || last === undefined || heap.length === 0) return first
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below >= heap.length) break
      if (below + 1 < heap.length && isBefore(heap[below + 1]!, heap[below]!)) below += 1
      if (!isBefore(heap[below]!, last)) break
      heap[at] = heap[below]!
      at = below
    }
    heap[at] = last
    return first
  }
}

/** What was put aside while the computer slept, by what it was before. */
const copies = new WeakMap<Due, Due>()

function isBefore(one: Due, other: Due): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order)
}
