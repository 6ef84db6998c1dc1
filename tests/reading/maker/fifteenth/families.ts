/** The papers of the fifteenth set: bills each on a page of its own, and what tills and shops print, drawn from the papers of thirty countries. */
import type { Random } from '../../../support/random'
import type { Drawn } from '../eighth/families'
import type { Sheet } from '../print'
import * as alps from './alps'
import * as america from './america'
import * as balkans from './balkans'
import * as canada from './canada'
import * as east from './east'
import * as german from './german'
import { iePapers } from './ireland'
import * as isles from './isles'
import type { Papers } from './kit'
import * as north from './north'
import * as romance from './romance'
import * as south from './south'
import { tillsAlps } from './tills-alps'
import { tillsAmerica } from './tills-america'
import { tillsBalkans } from './tills-balkans'
import { tillsCanada } from './tills-canada'
import { tillsEast } from './tills-east'
import { tillsGerman } from './tills-german'
import { tillsIsles } from './tills-isles'
import { tillsNorth } from './tills-north'
import { tillsRomance } from './tills-romance'
import { tillsSouth } from './tills-south'

type ByCountry = Readonly<Record<string, Readonly<Record<string, (random: Random) => Sheet>>>>

const bills: Readonly<Record<string, Papers>> = {
  GB: isles.gbPapers,
  IE: iePapers,
  US: america.usPapers,
  CA: { ...canada.caPapers, ...canada.qcPapers },
  DE: german.dePapers,
  AT: alps.atPapers,
  CH: alps.chPapers,
  FR: romance.frPapers,
  BE: romance.bePapers,
  ES: south.esPapers,
  IT: south.itPapers,
  PT: south.ptPapers,
  NL: north.nlPapers,
  SE: north.sePapers,
  DK: north.dkPapers,
  NO: north.noPapers,
  FI: north.fiPapers,
  PL: east.plPapers,
  CZ: east.czPapers,
  SK: east.skPapers,
  HU: east.huPapers,
  EE: east.eePapers,
  LV: east.lvPapers,
  LT: east.ltPapers,
  RO: balkans.roPapers,
  GR: balkans.grPapers,
  HR: balkans.hrPapers,
  SI: balkans.siPapers,
  BG: balkans.bgPapers,
}

const sets: readonly ByCountry[] = [
  bills,
  tillsIsles,
  tillsAmerica,
  tillsCanada,
  tillsGerman,
  tillsAlps,
  tillsRomance,
  tillsSouth,
  tillsNorth,
  tillsEast,
  tillsBalkans,
]

export const fifteenthFamilies: readonly Drawn[] = sets.flatMap((set) =>
  Object.entries(set).flatMap(([country, families]) =>
    Object.entries(families).map(([layout, draw]) => ({ country, layout: `15-${layout}`, draw })),
  ),
)
