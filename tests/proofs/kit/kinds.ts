/** Every kind of proof by force: how much of it is played in each size, and what part of the time it may take. */

/** So many rounds, or one in so many of all there is to try. */
export type Amount = number | { every: number }

export type Size = 'short' | 'usual' | 'long'

export interface Kind {
  name: string
  /** The short command for it and those like it. */
  family: 'crash' | 'simulate' | 'two-computers' | 'payments' | 'tokens' | 'fuzz' | 'hostile-files'
  amounts: Record<Size, Amount>
  /** Its part of the time in a usual run and in a long one; a short one has no end but its last round. */
  shares: { usual: number; long: number }
  /** Its rounds are shared out among two processes. Others start processes of their own, or are too few. */
  isShared?: true
  /** Round n has the seed that is n above the first; else rounds are numbered under one seed. */
  hasSeedEach?: true
}

const amounts = (short: Amount, usual: Amount, long: Amount) => ({ short, usual, long })

export const kinds: readonly Kind[] = [
  {
    name: 'damage',
    family: 'crash',
    shares: { usual: 2, long: 6 },
    amounts: amounts(80, 500, 5000),
  },
  {
    name: 'rollback',
    family: 'crash',
    shares: { usual: 3, long: 4 },
    amounts: amounts(12, 200, 2000),
  },
  {
    name: 'power',
    family: 'crash',
    shares: { usual: 2, long: 15 },
    amounts: amounts(200, 2000, 20_000),
  },
  {
    name: 'syscalls',
    family: 'crash',
    shares: { usual: 10, long: 18 },
    amounts: amounts(80, { every: 4 }, { every: 1 }),
  },
  {
    name: 'errors',
    family: 'crash',
    shares: { usual: 16, long: 12 },
    amounts: amounts(60, 1000, 24_000),
  },
  {
    name: 'kills',
    family: 'crash',
    shares: { usual: 6, long: 7 },
    amounts: amounts(80, 1500, 25_000),
  },
  {
    name: 'corruption',
    family: 'crash',
    isShared: true,
    hasSeedEach: true,
    amounts: amounts(500, 3000, 50_000),
    shares: { usual: 1, long: 3 },
  },
  {
    name: 'simulate',
    family: 'simulate',
    isShared: true,
    hasSeedEach: true,
    amounts: amounts(450, 10_000, 1_000_000),
    shares: { usual: 13, long: 13 },
  },
  {
    name: 'two-computers',
    family: 'two-computers',
    isShared: true,
    hasSeedEach: true,
    amounts: amounts(24, 1000, 200_000),
    shares: { usual: 4, long: 4 },
  },
  {
    name: 'payments',
    family: 'payments',
    isShared: true,
    hasSeedEach: true,
    amounts: amounts(10_400, 30_000, 500_000),
    shares: { usual: 2, long: 4 },
  },
  {
    name: 'lost-replies',
    family: 'tokens',
    isShared: true,
    amounts: amounts({ every: 6 }, { every: 1 }, { every: 1 }),
    shares: { usual: 2, long: 2 },
  },
  {
    name: 'lost-replies-chunked',
    family: 'tokens',
    isShared: true,
    amounts: amounts({ every: 12 }, { every: 6 }, { every: 1 }),
    shares: { usual: 0.5, long: 2 },
  },
  {
    name: 'lost-replies-closed',
    family: 'tokens',
    isShared: true,
    amounts: amounts({ every: 12 }, { every: 6 }, { every: 1 }),
    shares: { usual: 0.5, long: 2 },
  },
  {
    name: 'single-flight',
    family: 'tokens',
    shares: { usual: 0.5, long: 1 },
    amounts: amounts(400, 2000, 20_000),
  },
  {
    name: 'races',
    family: 'tokens',
    shares: { usual: 0.3, long: 1 },
    amounts: amounts(20, 60, 600),
  },
  {
    name: 'holder-killed',
    family: 'tokens',
    shares: { usual: 0.3, long: 1 },
    amounts: amounts(8, 20, 200),
  },
  {
    name: 'restored',
    family: 'tokens',
    isShared: true,
    amounts: amounts(100, 2000, 20_000),
    shares: { usual: 1.5, long: 3 },
  },
  {
    name: 'restored-in-flight',
    family: 'tokens',
    isShared: true,
    amounts: amounts(100, 2000, 20_000),
    shares: { usual: 1.5, long: 3 },
  },
  {
    name: 'fuzz',
    family: 'fuzz',
    shares: { usual: 1, long: 3 },
    amounts: amounts(6000, 100_000, 1_000_000),
  },
  {
    name: 'hostile-files',
    family: 'hostile-files',
    isShared: true,
    shares: { usual: 3, long: 20 },
    amounts: amounts(100, 1000, 20_000),
  },
]
