// Owns the request rate: at most so many requests in any one second.
export class Rate {
  readonly #perSecond: number
  #admittedAtMs: number[] = []

  constructor(perSecond: number) {
    this.#perSecond = perSecond
  }

  admits(atMs: number): boolean {
    if (!Number.isFinite(this.#perSecond)) return true
    const firstRecent = this.#admittedAtMs.findIndex((earlier) => atMs - earlier < 1000)
    this.#admittedAtMs = firstRecent < 0 ? [] : this.#admittedAtMs.slice(firstRecent)
    if (this.#admittedAtMs.length >= this.#perSecond) return false
    this.#admittedAtMs.push(atMs)
    return true
  }
}
