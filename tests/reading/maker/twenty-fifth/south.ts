/** The southern and eastern papers of the twenty-fifth set: what a small firm hands its bookkeeper in an ordinary month, from senders of all kinds. */
import type { Papers } from '../fifteenth/kit'
import { beBills } from './south-belgian'
import { czBills } from './south-czech'
import { frBills } from './south-french'
import { chFrench, frTills, quebecTills } from './south-french-tills'
import { itBills, itTills } from './south-italian'
import { plBills, plTills } from './south-polish'
import { ptPapers } from './south-portuguese'
import { esBills, esTills } from './south-spanish'

export const southPapers: Readonly<Record<string, Papers>> = {
  FR: { ...frTills, ...frBills },
  BE: beBills,
  CH: chFrench,
  CA: quebecTills,
  IT: { ...itTills, ...itBills },
  ES: { ...esTills, ...esBills },
  PT: ptPapers,
  PL: { ...plTills, ...plBills },
  CZ: czBills,
}
