/** The papers of the nineteenth set: of thirty countries of the continent, of trades that the sets before it hardly have. */
import type { Drawn } from '../eighth/families'
import { eastAndNorthPapers } from './east-and-north'
import { westPapers } from './west'

export const nineteenthFamilies: readonly Drawn[] = Object.entries({
  ...westPapers,
  ...eastAndNorthPapers,
}).flatMap(([country, families]) =>
  Object.entries(families).map(([layout, draw]) => ({ country, layout: `19-${layout}`, draw })),
)
