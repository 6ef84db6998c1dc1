/** The papers of the sixteenth set: bills each on a page of its own, and what tills, machines and shops of the web print, of thirty-six countries. */
import type { Random } from '../../../support/random'
import type { Drawn } from '../eighth/families'
import type { Sheet } from '../print'
import { gbPapers, iePapers } from './isles'

type ByCountry = Readonly<Record<string, Readonly<Record<string, (random: Random) => Sheet>>>>

const sets: readonly ByCountry[] = [{ GB: gbPapers, IE: iePapers }]

export const sixteenthFamilies: readonly Drawn[] = sets.flatMap((set) =>
  Object.entries(set).flatMap(([country, families]) =>
    Object.entries(families).map(([layout, draw]) => ({ country, layout: `16-${layout}`, draw })),
  ),
)
