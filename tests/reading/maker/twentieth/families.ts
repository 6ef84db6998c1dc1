/** The papers of the twentieth set: what a small firm hands its bookkeeper in an ordinary month, in 28 countries. */
import type { Drawn } from '../eighth/families'
import { englishPapers } from './english'
import { eastAndNorthPapers } from './east-and-north'
import { westPapers } from './west'

export const twentiethFamilies: readonly Drawn[] = Object.entries({
  ...englishPapers,
  ...eastAndNorthPapers,
  ...westPapers,
}).flatMap(([country, families]) =>
  Object.entries(families).map(([layout, draw]) => ({ country, layout: `20-${layout}`, draw })),
)
