/** The papers of the continent in the twenty-fourth set: what small firms hand their bookkeeper beside shops' papers, with names, sums and days where few have them. */
import type { Papers } from '../fifteenth/kit'
import { atPapers, nlPapers } from './continental-courts'
import { frPapers, frSlips } from './continental-french'
import { dePapers } from './continental-german'
import { bePapers, dkPapers, plPapers } from './continental-north'
import { esPapers, itPapers } from './continental-south'

export const continentalPapers: Readonly<Record<string, Papers>> = {
  DE: dePapers,
  AT: atPapers,
  NL: nlPapers,
  BE: bePapers,
  FR: { ...frSlips, ...frPapers },
  ES: esPapers,
  IT: itPapers,
  PL: plPapers,
  DK: dkPapers,
}
