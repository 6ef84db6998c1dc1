/** The papers of the twentieth set from western and southern Europe. */
import type { Papers } from '../fifteenth/kit'
import { atPapers, chPapers } from './west-alps'
import { nlPapers, nlTills } from './west-dutch'
import { frPapers } from './west-french'
import { dePapers } from './west-german'
import { esPapers, esTills, ptPapers, ptTills } from './west-iberia'
import { itPapers, itTills } from './west-italian'
import { bePapers, beTills, frTills } from './west-lowlands'
import { atMore, deMore, esMore, frMore } from './west-more'
import { atTills, deTills } from './west-tills-german'

export const westPapers: Readonly<Record<string, Papers>> = {
  DE: { ...dePapers, ...deTills, ...deMore },
  AT: { ...atPapers, ...atTills, ...atMore },
  CH: chPapers,
  FR: { ...frPapers, ...frTills, ...frMore },
  BE: { ...bePapers, ...beTills },
  NL: { ...nlPapers, ...nlTills },
  IT: { ...itPapers, ...itTills },
  ES: { ...esPapers, ...esTills, ...esMore },
  PT: { ...ptPapers, ...ptTills },
}
