/** Everyday papers of the north and the east of Europe, by country. */
import type { Papers } from '../fifteenth/kit'
import { czPapers, skPapers } from './czech'
import { dkPapers } from './danish'
import { fiPapers } from './finnish'
import { huPapers } from './hungarian'
import { noPapers } from './norwegian'
import { plPapers, plTills } from './polish'
import { plMore } from './polish-online'
import { sePapers } from './swedish'
import { grPapers, hrPapers, ltPapers, roPapers } from './south-east'

export const eastAndNorthPapers: Readonly<Record<string, Papers>> = {
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
