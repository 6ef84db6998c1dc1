/** The papers of the twentieth set from the British Isles, America, Australia and the Straits, in English and French. */
import type { Papers } from '../fifteenth/kit'
import { usPapers } from './america'
import { usTills } from './tills-america'
import { gbBills } from './british'
import { caPapers } from './canada'
import { iePapers } from './ireland'
import { auPapers, sgPapers } from './australia'
import { myPapers } from './malaysia'
import { gbTills } from './tills-british'

export const englishPapers: Readonly<Record<string, Papers>> = {
  GB: { ...gbTills, ...gbBills },
  IE: iePapers,
  US: { ...usTills, ...usPapers },
  CA: caPapers,
  AU: auPapers,
  MY: myPapers,
  SG: sgPapers,
}
