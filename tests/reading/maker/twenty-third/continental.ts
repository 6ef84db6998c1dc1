/** The papers of the continent in the twenty-third set: odd trades and odd layouts, which a reader of ordinary shops' papers has not met. */
import type { Papers } from '../fifteenth/kit'
import { atPapers, chPapers } from './continental-alps'
import { plPapers, sePapers } from './continental-baltic'
import { frPapers } from './continental-french'
import { dePapers } from './continental-german'
import { bePapers, nlPapers } from './continental-lowlands'
import { czSlips, deSlips, esSlips } from './continental-slips'
import { esPapers, itPapers, ptPapers } from './continental-south'

export const continentalPapers: Readonly<Record<string, Papers>> = {
  DE: { ...deSlips, ...dePapers },
  AT: atPapers,
  CH: chPapers,
  NL: nlPapers,
  BE: bePapers,
  FR: frPapers,
  ES: { ...esSlips, ...esPapers },
  IT: itPapers,
  PT: ptPapers,
  PL: plPapers,
  SE: sePapers,
  CZ: czSlips,
}
