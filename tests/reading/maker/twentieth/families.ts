/** The papers of the twentieth set: what a small firm hands its bookkeeper in an ordinary month, in 28 countries. */
import type { Drawn } from '../eighth/families'
import { islesPapers } from './isles'
import { northPapers } from './north'
import { westPapers } from './west'

export const twentiethFamilies: readonly Drawn[] = Object.entries({
  ...islesPapers,
  ...northPapers,
  ...westPapers,
}).flatMap(([country, families]) =>
  Object.entries(families).map(([layout, draw]) => ({ country, layout: `20-${layout}`, draw })),
)
