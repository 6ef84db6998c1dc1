/** The southern and eastern papers of the twenty-second set: what a small firm is handed in an ordinary month. */
import type { Papers } from '../fifteenth/kit'
import { czBills, czTills, skBills } from './south-czech'
import { frBills } from './south-french'
import { frTills } from './south-french-tills'
import { itBills, itTills } from './south-italian'
import { huPapers, luPapers, qcPapers, roPapers } from './south-more'
import { plBills, plTills } from './south-polish'
import { ptPapers } from './south-portuguese'
import { esBills } from './south-spanish'
import { esTills, mxTills } from './south-spanish-tills'

export const southPapers: Readonly<Record<string, Papers>> = {
  FR: { ...frTills, ...frBills },
  ES: { ...esTills, ...esBills },
  IT: { ...itTills, ...itBills },
  PT: ptPapers,
  PL: { ...plTills, ...plBills },
  CZ: { ...czTills, ...czBills },
  SK: skBills,
  HU: huPapers,
  RO: roPapers,
  LU: luPapers,
  MX: mxTills,
  CA: qcPapers,
}
