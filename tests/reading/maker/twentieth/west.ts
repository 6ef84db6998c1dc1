/** The papers of the twentieth set from western and southern Europe. */
import type { Papers } from '../fifteenth/kit'
import { atPapers, chPapers } from './alps'
import { nlPapers, nlTills } from './dutch'
import { frPapers } from './french'
import { dePapers } from './german'
import { esPapers, esTills, ptPapers, ptTills } from './iberia'
import { itPapers, itTills } from './italian'
import { bePapers, beTills, frTills } from './lowlands'
import { atMore, deMore, esMore, frMore } from './services-west'
import { atTills, deTills } from './tills-german'

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
