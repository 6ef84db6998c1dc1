/** The papers of the seventeenth set: fuller and less tidy than those before, of thirty-one countries. */
import type { Random } from '../../../support/random'
import type { Drawn } from '../eighth/families'
import type { Sheet } from '../print'
import * as german from './german'
import { gbPapers } from './isles'
import { gbTills } from './tills-isles'
import { gbWeb, iePapers } from './web-isles'

type ByCountry = Readonly<Record<string, Readonly<Record<string, (random: Random) => Sheet>>>>

const sets: readonly ByCountry[] = [
  { GB: { ...gbPapers, ...gbTills, ...gbWeb }, IE: iePapers },
  {
    DE: { ...german.dePapers, ...german.deTills },
    AT: german.atPapers,
    CH: german.chPapers,
  },
]

export const seventeenthFamilies: readonly Drawn[] = sets.flatMap((set) =>
  Object.entries(set).flatMap(([country, families]) =>
    Object.entries(families).map(([layout, draw]) => ({ country, layout: `17-${layout}`, draw })),
  ),
)
