/** The papers of the twenty-sixth set from the countries of English: what a small firm hands its bookkeeper every month, of other senders and programs than the set before. */
import type { Papers } from '../fifteenth/kit'
import { usPapers } from './english-america'
import { gbPapers } from './english-british'
import { gbPlain } from './english-british-plain'
import { auPapers, caPapers, myPapers, zaPapers } from './english-far'
import { iePapers } from './english-ireland'
import { caTills, nzTills, usTills } from './english-tills'

export const englishPapers: Readonly<Record<string, Papers>> = {
  GB: { ...gbPapers, ...gbPlain },
  IE: iePapers,
  US: { ...usPapers, ...usTills },
  CA: { ...caPapers, ...caTills },
  AU: auPapers,
  NZ: nzTills,
  ZA: zaPapers,
  MY: myPapers,
}
