/** The southern and eastern papers of the twenty-first set: odd trades and seldom papers of the Mediterranean, the Danube and the Adriatic. */
import type { Papers } from '../fifteenth/kit'
import { hrPapers, siPapers } from './south-adriatic'
import { czPapers, skPapers } from './south-czech'
import { huPapers, roPapers } from './south-danube'
import { frPapers } from './south-french'
import { esPapers, ptPapers } from './south-iberia'
import { bgPapers, cyPapers, grPapers, mtPapers, trPapers } from './south-islands'
import { itPapers } from './south-italian'
import { esMoney, frMoney, huMoney, plMoney } from './south-money'
import { plPapers } from './south-polish'
import { czSlips, esSlips, frSlips, hrSlips } from './south-slips'

export const southFamilies: Readonly<Record<string, Papers>> = {
  FR: { ...frPapers, ...frMoney, ...frSlips },
  ES: { ...esPapers, ...esMoney, ...esSlips },
  PT: ptPapers,
  IT: itPapers,
  PL: { ...plPapers, ...plMoney },
  CZ: { ...czPapers, ...czSlips },
  SK: skPapers,
  HU: { ...huPapers, ...huMoney },
  RO: roPapers,
  SI: siPapers,
  HR: { ...hrPapers, ...hrSlips },
  GR: grPapers,
  BG: bgPapers,
  MT: mtPapers,
  CY: cyPapers,
  TR: trPapers,
}
