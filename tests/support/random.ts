/** Chance that can be repeated: a small seeded generator, and a runner that names the seed of a failure. */

/** Mulberry32: 32 bits of state, good enough for choosing test inputs. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** In [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.whole(0, items.length - 1)]
    if (item === undefined && items.length === 0) throw new Error('Nothing to pick from')
    return item as T
  }

  list<T>(length: number, make: () => T): T[] {
    return Array.from({ length }, make)
  }

  /** Text of the given characters. */
  text(length: number, characters: string): string {
    const all = Array.from(characters)
    return this.list(length, () => this.pick(all)).join('')
  }

  shuffled<T>(items: readonly T[]): T[] {
    const rest = [...items]
    return items.map(() => rest.splice(this.whole(0, rest.length - 1), 1)[0] as T)
  }
}

/** Runs the same promise with many seeds. `DOCKET_SEED=7` repeats one that failed. */
export async function forSeeds(
  count: number,
  promise: (random: Random, seed: number) => void | Promise<void>,
): Promise<void> {
  const chosen = process.env['DOCKET_SEED']
  const seeds = chosen ? [Number(chosen)] : Array.from({ length: count }, (_, index) => index + 1)
  for (const seed of seeds)
    try {
      await promise(new Random(seed), seed)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      throw new Error(`With DOCKET_SEED=${seed}: ${message}`, { cause: error })
    }
}
