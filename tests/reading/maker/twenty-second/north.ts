/** The papers of the twenty-second set from Germany, its neighbours and the north: what a small firm hands its bookkeeper in an ordinary month. */
import type { Papers } from '../fifteenth/kit'
import { atPapers, chPapers } from './north-alps'
import { bePapers } from './north-belgian'
import { nlPapers } from './north-dutch'
import { dePapers } from './north-german'
import { deMore } from './north-german-more'
import { dkPapers, fiPapers } from './north-nordic'
import { noPapers } from './north-norwegian'
import { sePapers } from './north-swedish'
import { atTills, chTills, deTills } from './north-tills-german'

export const northPapers: Readonly<Record<string, Papers>> = {
  DE: { ...deTills, ...dePapers, ...deMore },
  AT: { ...atTills, ...atPapers },
  CH: { ...chTills, ...chPapers },
  NL: nlPapers,
  BE: bePapers,
  SE: sePapers,
  DK: dkPapers,
  NO: noPapers,
  FI: fiPapers,
}
