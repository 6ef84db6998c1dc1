/** The everyday papers of the twenty-second set of the countries of English, and of Quebec. */
import type { Papers } from '../fifteenth/kit'
import { usPapers } from './english-america'
import { usSlips } from './english-america-slips'
import { inPapers, sgPapers } from './english-asia'
import { auPapers } from './english-australia'
import { gbSlips } from './english-british'
import { gbBills } from './english-british-bills'
import { caPapers } from './english-canada'
import { iePapers } from './english-ireland'
import { myPapers } from './english-malaysia'
import { nzPapers, zaPapers } from './english-south'

export const englishPapers: Readonly<Record<string, Papers>> = {
  GB: { ...gbSlips, ...gbBills },
  IE: iePapers,
  US: { ...usSlips, ...usPapers },
  CA: caPapers,
  AU: auPapers,
  NZ: nzPapers,
  ZA: zaPapers,
  IN: inPapers,
  SG: sgPapers,
  MY: myPapers,
}
