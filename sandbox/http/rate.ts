// Owns the request rate: at most so many requests in any one second.
export class Rate {
  readonly #perSecond: number
  #admittedAtMs: number[] = []

  constructor(perSecond: number) {
    this.#perSecond = perSecond
  }

  admits(atMs: number): boolean {
    this.#admittedAtMs = this.#admittedAtMs.filter((earlier) => atMs - earlier < 1000)
    if (this.#admittedAtMs.length >= this.#perSecond) return false
    this.#admittedAtMs.push(atMs)
    return true
  }
}
