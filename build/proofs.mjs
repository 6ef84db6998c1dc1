// Promises that are tried one after the other, each with a line, and their sum at the end.

export class Proofs {
  #held = 0
  #tried = 0

  /**
   * @param {string} promise
   * @param {() => unknown} hold throws when it is not kept; what it returns is said beside the promise
   */
  async prove(promise, hold) {
    this.#tried += 1
    const begun = Date.now()
    const line = (word, about) => {
      const seconds = `${((Date.now() - begun) / 1000).toFixed(1).padStart(5)} s`
      console.log([word, seconds, about ? `${promise}: ${about}` : promise].join('  '))
    }
    try {
      const about = await hold()
      this.#held += 1
      line('PROVEN', about)
    } catch (error) {
      line('FAILED', error.message)
    }
  }

  /** Says how many were kept; whether all were. */
  sum() {
    console.log(`${this.#held} of ${this.#tried} proven`)
    return this.#held === this.#tried
  }
}
