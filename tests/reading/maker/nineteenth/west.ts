/** The papers of the nineteenth set from western and southern Europe. */
import type { Papers } from '../fifteenth/kit'
import { atPapers, chPapers } from './alps'
import { nlPapers } from './dutch'
import { frPapers, frTills } from './french'
import { dePapers } from './german'
import { esPapers, esTills } from './spain'
import { cyPapers, mtPapers } from './islands'
import { itPapers, itTills } from './italian'
import { bePapers, beTills, luPapers } from './lowlands'
import { ptPapers, ptTills } from './portugal'
import { nlTills } from './tills-dutch'
import { atTills, chTills, deTills } from './tills-german'

export const westPapers: Readonly<Record<string, Papers>> = {
  DE: { ...dePapers, ...deTills },
  AT: { ...atPapers, ...atTills },
  CH: { ...chPapers, ...chTills },
  FR: { ...frPapers, ...frTills },
  BE: { ...bePapers, ...beTills },
  LU: luPapers,
  NL: { ...nlPapers, ...nlTills },
  IT: { ...itPapers, ...itTills },
  ES: { ...esPapers, ...esTills },
  PT: { ...ptPapers, ...ptTills },
  MT: mtPapers,
  CY: cyPapers,
}
