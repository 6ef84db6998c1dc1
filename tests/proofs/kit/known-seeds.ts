/**
 * Seeds that once failed, each played again by every `npm test`. Where the generator has changed since, a seed no longer
 * tells the same story; it is kept all the same, as one more that has to hold. Left out are rounds of recorded calls and
 * disks (`syscalls`, `errors`, `power`): their numbers point into a recording that is made anew each time.
 */

export interface KnownSeed {
  /** A kind of proof, of which this is one round; for `restored-in-flight` the seed of one life. */
  kind: 'simulate' | 'two-computers' | 'corruption' | 'restored-in-flight' | 'payments'
  seed: number
  /** What it found, and in whom. */
  found: string
}

const sentOldToken =
  'The app: a profile put back from a copy made while a refresh was out sent a token that had been replaced.'

export const knownSeeds: readonly KnownSeed[] = [
  {
    kind: 'simulate',
    seed: 20_778_013_674,
    found: 'The app: a file taken away in the web app just then taught it to go by file names.',
  },
  {
    kind: 'simulate',
    seed: 20_778_015_509,
    found:
      'The app: a look at the network while a sign-in waited served the account again, and the old session took the new grant.',
  },
  {
    kind: 'simulate',
    seed: 20_778_009_739,
    found: 'The app: a slow answer to an earlier sign-in called the books of a newer one proven.',
  },
  {
    kind: 'simulate',
    seed: 20_778_002_530,
    found: 'The simulator: its person kept one look at the books for all accounts.',
  },
  {
    kind: 'simulate',
    seed: 20_778_004_607,
    found: 'The simulator: its person asked for a step that the app did not have yet.',
  },
  {
    kind: 'simulate',
    seed: 401_636,
    found: 'The simulator: a request that came late made its person misjudge the books.',
  },
  {
    kind: 'simulate',
    seed: 20_778_000_340,
    found:
      'The app: a profile copied when it ended between its two counts had a count that was given out again, and sent again.',
  },
  {
    kind: 'payments',
    seed: 20_778_005_122,
    found:
      'The app: refused for its version, a change went without one where a colleague had just taken back what they did.',
  },
  {
    kind: 'corruption',
    seed: 491_515,
    found:
      'The app: a damaged database took something of a receipt with it. Its generator has changed.',
  },
  ...[
    2_106_790_911, 1_973_287_881, 1_548_223_466, 1_413_322_651, 1_291_236_031, 1_267_836_751,
    513_964_399, 512_162_408, 252_538_982, 60_882_444,
  ].map((seed) => ({ kind: 'restored-in-flight', seed, found: sentOldToken }) as const),
  {
    kind: 'two-computers',
    seed: 77_169,
    found:
      'The app: a sign-in whose books could not be compared with those of another account was never looked at again.',
  },
  {
    kind: 'two-computers',
    seed: 1_795_503_300_000_043,
    found: 'The simulator: one computer went on with the clock of the other.',
  },
  {
    kind: 'two-computers',
    seed: 577_215_000_063,
    found:
      'The judge: a service that lists no files was taken to show what another computer sent under another name.',
  },
  {
    kind: 'two-computers',
    seed: 512_682_000_041,
    found:
      'The judge: a service that gives out no file was taken to show what another computer sent under the same name.',
  },
  {
    kind: 'two-computers',
    seed: 512_682_000_009,
    found: 'The judge: it counted what two computers sent of one refresh token as if one had.',
  },
  {
    kind: 'simulate',
    seed: 512_682_001_579,
    found:
      'The app: a start rejected as a whole where the account at hand had the books of another.',
  },
  {
    kind: 'two-computers',
    seed: 2_811_281_000_277,
    found:
      'The app: where the list shows no files, and no receipt of its own had come back yet, it asked no expense for the file and sent what another computer had sent hours before.',
  },
]
