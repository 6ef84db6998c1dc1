/** When things happened to receipts, on a clock that only runs forward: no change of the wall clock makes a wait shorter or endless. */

/** What happened to one receipt while the app has been running, in milliseconds of the clock. */
interface Known {
  intendedAt?: number
  /** The last create came to its end, whichever. */
  endedAt?: number
  absentSince?: number
  /** The last time anything was sent or asked for it. */
  touchedAt?: number
}

export class Moments {
  readonly #clock: () => number
  readonly #startedAt: number
  readonly #known = new Map<string, Known>()

  constructor(clock: () => number) {
    this.#clock = clock
    this.#startedAt = clock()
  }

  now(): number {
    return this.#clock()
  }

  /** An intent is being written: earlier absences say nothing about it. */
  intended(id: string): void {
    this.#known.set(id, { intendedAt: this.#clock() })
  }

  ended(id: string): void {
    this.#known.set(id, { ...this.#known.get(id), endedAt: this.#clock() })
  }

  touched(id: string): void {
    this.#known.set(id, { ...this.#known.get(id), touchedAt: this.#clock() })
  }

  absentSince(id: string, at: number): void {
    this.#known.set(id, { ...this.#known.get(id), absentSince: at })
  }

  forget(id: string): void {
    this.#known.delete(id)
  }

  /**
   * While a create is under way: its intent. For one of an earlier run: this run's start, before which it surely ended. What
   * passed before its end says nothing, as a computer that sleeps sends nothing.
   */
  endOf(id: string): number {
    const { intendedAt, endedAt } = this.#known.get(id) ?? {}
    return endedAt ?? intendedAt ?? this.#startedAt
  }

  /** The same for the first complete scan that missed it; undefined when there was none. */
  absenceOf(id: string, persisted: string | undefined): number | undefined {
    return persisted === undefined
      ? undefined
      : (this.#known.get(id)?.absentSince ?? this.#startedAt)
  }

  touchOf(id: string): number {
    return this.#known.get(id)?.touchedAt ?? this.#startedAt
  }
}
