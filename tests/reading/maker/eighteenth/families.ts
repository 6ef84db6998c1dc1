/** The papers of the eighteenth set: where English is spoken, of trades that the sets before it hardly have. */
import type { Drawn } from '../eighth/families'
import type { Papers } from '../fifteenth/kit'
import { caPapers, usPapers } from './america'
import { myPapers, sgPapers } from './asia'
import { aePapers, inPapers } from './india'
import { iePapers } from './ireland'
import { gbTrades } from './isles'
import { gbMore } from './isles-more'
import { myTills } from './malaysia'
import { myCounters } from './malaysia-more'
import { auPapers, nzPapers, zaPapers } from './south'
import { caTills, usTills } from './tills-america'
import { aeTills, inTills, sgTills } from './tills-asia'
import { ieTills } from './tills-ireland'
import { gbTills } from './tills-isles'
import { auTills, nzTills, zaTills } from './tills-south'

const countries: Readonly<Record<string, Papers>> = {
  GB: { ...gbTrades, ...gbMore, ...gbTills },
  IE: { ...iePapers, ...ieTills },
  US: { ...usPapers, ...usTills },
  CA: { ...caPapers, ...caTills },
  AU: { ...auPapers, ...auTills },
  NZ: { ...nzPapers, ...nzTills },
  ZA: { ...zaPapers, ...zaTills },
  MY: { ...myPapers, ...myTills, ...myCounters },
  SG: { ...sgPapers, ...sgTills },
  IN: { ...inPapers, ...inTills },
  AE: { ...aePapers, ...aeTills },
}

export const eighteenthFamilies: readonly Drawn[] = Object.entries(countries).flatMap(
  ([country, families]) =>
    Object.entries(families).map(([layout, draw]) => ({ country, layout: `18-${layout}`, draw })),
)
