// Owns the time of the demo company, which a dial may move forward.
export class Clock {
  readonly #source: () => Date
  #aheadMs = 0

  constructor(source: () => Date = () => new Date()) {
    this.#source = source
  }

  now(): Date {
    return new Date(this.#source().getTime() + this.#aheadMs)
  }

  advance(ms: number): void {
    this.#aheadMs += ms
  }
}
