/** Everyday papers of the north and the east of Europe, by country. */
import type { Papers } from '../fifteenth/kit'
import { czPapers, skPapers } from './north-cz'
import { dkPapers } from './north-dk'
import { fiPapers } from './north-fi'
import { huPapers } from './north-hu'
import { noPapers } from './north-no'
import { plPapers, plTills } from './north-pl'
import { plMore } from './north-pl-more'
import { sePapers } from './north-se'
import { grPapers, hrPapers, ltPapers, roPapers } from './north-south'

export const northPapers: Readonly<Record<string, Papers>> = {
  SE: sePapers,
  DK: dkPapers,
  NO: noPapers,
  FI: fiPapers,
  PL: { ...plTills, ...plPapers, ...plMore },
  CZ: czPapers,
  SK: skPapers,
  HU: huPapers,
  RO: roPapers,
  HR: hrPapers,
  GR: grPapers,
  LT: ltPapers,
}
