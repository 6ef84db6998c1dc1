/** The southern and eastern papers of the twenty-sixth set: what a small firm hands its bookkeeper in an ordinary month, mails, slips of machines and pages without a letterhead among them. */
import type { Papers } from '../fifteenth/kit'
import { czSlips, plPapers } from './south-eastern'
import { frBills } from './south-french'
import { beSlips, caMails, frTills } from './south-french-tills'
import { itBills, itSlips } from './south-italian'
import { ptPapers } from './south-portuguese'
import { esBills, esSlips } from './south-spanish'
import { chFrench } from './south-swiss'

export const southPapers: Readonly<Record<string, Papers>> = {
  FR: { ...frTills, ...frBills },
  BE: beSlips,
  CH: chFrench,
  CA: caMails,
  IT: { ...itSlips, ...itBills },
  ES: { ...esSlips, ...esBills },
  PT: ptPapers,
  PL: plPapers,
  CZ: czSlips,
}
