/** Papers of the north and the east of Europe that are in the nineteenth set, by country. */
import type { Papers } from '../fifteenth/kit'
import { grPapers, grTills, hrPapers, hrTills, siPapers } from './adriatic'
import {
  czPapers,
  czTills,
  huPapers,
  huTills,
  plPapers,
  plTills,
  roPapers,
  roTills,
  skPapers,
} from './east'
import { czMore, huMore, plMore, roMore, skMore } from './east-more'
import { dkPapers, fiPapers, fiTills, noPapers, noTills, sePapers, seTills } from './north'
import { dkMore, eePapers, fiMore, isPapers, ltPapers, lvPapers, noMore } from './north-more'
import { bgPapers, bgTills, grMore, rsPapers, siMore } from './south-more'

export const eastAndNorthPapers: Readonly<Record<string, Papers>> = {
  SE: { ...sePapers, ...seTills },
  DK: { ...dkPapers, ...dkMore },
  NO: { ...noPapers, ...noTills, ...noMore },
  FI: { ...fiPapers, ...fiTills, ...fiMore },
  IS: isPapers,
  EE: eePapers,
  LV: lvPapers,
  LT: ltPapers,
  PL: { ...plPapers, ...plTills, ...plMore },
  CZ: { ...czPapers, ...czTills, ...czMore },
  SK: { ...skPapers, ...skMore },
  HU: { ...huPapers, ...huTills, ...huMore },
  RO: { ...roPapers, ...roTills, ...roMore },
  HR: { ...hrPapers, ...hrTills },
  SI: { ...siPapers, ...siMore },
  RS: rsPapers,
  GR: { ...grPapers, ...grTills, ...grMore },
  BG: { ...bgPapers, ...bgTills },
}
