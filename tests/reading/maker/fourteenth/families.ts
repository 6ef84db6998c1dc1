/** The papers of the fourteenth set: more of what is handed to bookkeepers, written as it stands on paper, each with its own form. */
import type { Random } from '../../../support/random'
import type { Drawn } from '../eighth/families'
import * as america from './bills-america'
import * as german from './bills-german'
import * as isles from './bills-isles'
import * as romance from './bills-romance'
import { eastFamilies } from './east'
import type { Families } from './kit'
import { nlFamilies } from './netherlands'
import * as north from './north'
import { czFamilies, plFamilies } from './poland'
import { buyersOf, suppliersOf } from './suppliers'
import * as americanTills from './tills-america'
import * as germanTills from './tills-german'
import * as isleTills from './tills-isles'
import * as romanceTills from './tills-romance'
import * as web from './web'

const byCountry: Readonly<Record<string, Families>> = {
  US: { ...america.usBills, ...americanTills.usTills },
  CA: { ...america.caBills, ...americanTills.caTills },
  MX: americanTills.mxTills,
  GB: { ...isles.gbBills, ...isleTills.gbTills, ...web.gbWebFamilies },
  IE: { ...isles.ieBills, ...isleTills.ieTills },
  DE: { ...german.deBills, ...germanTills.deTills, ...web.deWebFamilies },
  AT: { ...german.atBills, ...germanTills.atTills },
  CH: { ...german.chBills, ...germanTills.chTills },
  FR: { ...romance.frBills, ...romanceTills.frTills },
  BE: { ...romance.beBills, ...romanceTills.beTills },
  ES: { ...romance.esBills, ...romanceTills.esTills },
  PT: { ...romance.ptBills, ...romanceTills.ptTills },
  IT: { ...romance.itBills, ...romanceTills.itTills },
  NL: nlFamilies,
  SE: north.seFamilies,
  DK: north.dkFamilies,
  NO: north.noFamilies,
  FI: north.fiFamilies,
  PL: plFamilies,
  CZ: czFamilies,
  ...eastFamilies,
  several: web.webFamilies,
}

export const fourteenthFamilies: readonly Drawn[] = Object.entries(byCountry).flatMap(
  ([country, families]) =>
    Object.entries(families).map(([layout, draw]) => ({
      country,
      layout: `14-${layout}`,
      draw: (random: Random) => draw(random, suppliersOf(layout), buyersOf(country)),
    })),
)
