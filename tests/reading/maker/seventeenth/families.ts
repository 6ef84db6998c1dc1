/** The papers of the seventeenth set: fuller and less tidy than those before, of thirty-one countries. */
import type { Random } from '../../../support/random'
import type { Drawn } from '../eighth/families'
import type { Sheet } from '../print'
import * as balkans from './balkans'
import * as baltic from './baltic'
import * as east from './east'
import * as german from './german'
import { gbPapers } from './isles'
import * as north from './north'
import * as overseas from './overseas'
import * as romance from './romance'
import * as south from './south'
import { gbTills } from './tills-isles'
import { gbWeb, iePapers } from './web-isles'

type ByCountry = Readonly<Record<string, Readonly<Record<string, (random: Random) => Sheet>>>>

const countries: ByCountry = {
  GB: { ...gbPapers, ...gbTills, ...gbWeb },
  IE: iePapers,
  DE: { ...german.dePapers, ...german.deTills },
  AT: german.atPapers,
  CH: german.chPapers,
  FR: { ...romance.frPapers, ...romance.frTills },
  BE: romance.bePapers,
  LU: romance.luPapers,
  IT: south.itPapers,
  ES: south.esPapers,
  PT: south.ptPapers,
  NL: north.nlPapers,
  DK: north.dkTills,
  SE: north.sePapers,
  NO: north.noPapers,
  FI: north.fiPapers,
  EE: baltic.eePapers,
  LV: baltic.lvPapers,
  LT: baltic.ltPapers,
  PL: east.plPapers,
  CZ: east.czPapers,
  SK: east.skTills,
  HU: east.huPapers,
  RO: east.roPapers,
  BG: balkans.bgPapers,
  HR: balkans.hrPapers,
  SI: balkans.siPapers,
  GR: balkans.grPapers,
  US: { ...overseas.usPapers, ...overseas.usTills },
  CA: overseas.caPapers,
  AU: overseas.auPapers,
}

export const seventeenthFamilies: readonly Drawn[] = Object.entries(countries).flatMap(
  ([country, families]) =>
    Object.entries(families).map(([layout, draw]) => ({ country, layout: `17-${layout}`, draw })),
)
