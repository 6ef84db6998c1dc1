/** Work that must not overlap: one piece after the other, or one answer for all who ask meanwhile. Pure. */

/** Runs pieces of work one after the other, in the order in which they came. One that fails stops no other. */
export class Mutex {
  readonly #last = new Map<string, Promise<void>>()

  /**
   * Runs work once all that came before it has ended; at once where nothing is under way. Work that waits for other
   * work of the same mutex would wait for ever.
   * @param key only work of the same key waits for each other
   * @throws whatever the work throws
   */
  run<T>(work: () => Promise<T>, key = ''): Promise<T> {
    const before = this.#last.get(key)
    const turn = before ? before.then(work) : work()
    const settled = turn.then(nothing, nothing)
    this.#last.set(key, settled)
    void settled.then(() => {
      if (this.#last.get(key) === settled) this.#last.delete(key)
    })
    return turn
  }

  /** Resolves once all work that was given until now has ended, however it did. */
  async idle(): Promise<void> {
    await Promise.all(this.#last.values())
  }
}

/** Gives all who ask for the same while it is under way the same answer. */
export class SingleFlight<Key, Answer> {
  readonly #flights = new Map<Key, Promise<Answer>>()

  /** @throws whatever the work throws, to all who asked */
  run(key: Key, work: () => Promise<Answer>): Promise<Answer> {
    const underWay = this.#flights.get(key)
    if (underWay) return underWay
    const flight = work().finally(() => this.#flights.delete(key))
    this.#flights.set(key, flight)
    return flight
  }
}

function nothing(): void {
  // How a piece of work ended is for whoever asked for it.
}
