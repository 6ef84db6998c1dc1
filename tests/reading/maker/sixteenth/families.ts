/** The papers of the sixteenth set: bills each on a page of its own, and what tills, machines and shops of the web print, of thirty-nine countries. */
import type { Random } from '../../../support/random'
import type { Drawn } from '../eighth/families'
import type { Sheet } from '../print'
import * as america from './america'
import * as balkans from './balkans'
import * as east from './east'
import * as far from './far'
import { gbPapers, iePapers } from './isles'
import * as middle from './middle'
import * as north from './north'
import * as romance from './romance'
import { tillsIsles } from './tills-isles'

type ByCountry = Readonly<Record<string, Readonly<Record<string, (random: Random) => Sheet>>>>

const sets: readonly ByCountry[] = [
  { GB: gbPapers, IE: iePapers },
  tillsIsles,
  {
    US: { ...america.usPapers, ...america.usTills },
    CA: { ...america.caPapers, ...america.qcTills, ...america.qcPapers },
  },
  {
    DE: { ...middle.dePapers, ...middle.deTills },
    AT: { ...middle.atPapers, ...middle.atTills },
    CH: { ...middle.chPapers, ...middle.chTills },
    LU: middle.luPapers,
  },
  {
    FR: { ...romance.frPapers, ...romance.frTills },
    BE: romance.bePapers,
    ES: { ...romance.esPapers, ...romance.esTills },
    IT: { ...romance.itPapers, ...romance.itTills },
    PT: romance.ptTills,
  },
  {
    NL: { ...north.nlPapers, ...north.nlTills },
    DK: north.dkPapers,
    SE: north.sePapers,
    NO: north.noTills,
    FI: north.fiPapers,
    IS: north.isTills,
    EE: north.eePapers,
    LV: north.lvPapers,
    LT: north.ltTills,
  },
  {
    PL: { ...east.plPapers, ...east.plTills },
    CZ: east.czPapers,
    SK: east.skTills,
    HU: east.huPapers,
    RO: balkans.roPapers,
    BG: balkans.bgPapers,
    HR: balkans.hrTills,
    SI: balkans.siPapers,
    GR: balkans.grTills,
    CY: balkans.cyPapers,
    MT: balkans.mtTills,
  },
  {
    MY: far.myTills,
    SG: far.sgPapers,
    ID: far.idPapers,
    AU: far.auPapers,
    IN: far.inPapers,
    ZA: far.zaTills,
  },
]

export const sixteenthFamilies: readonly Drawn[] = sets.flatMap((set) =>
  Object.entries(set).flatMap(([country, families]) =>
    Object.entries(families).map(([layout, draw]) => ({ country, layout: `16-${layout}`, draw })),
  ),
)
