// Owns repeatable chance (mulberry32): the same seed always makes the same company.
export type Random = {
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number
  chance: (percent: number) => boolean
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    between,
    chance: (percent) => between(1, 100) <= percent,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
  }
}
