/** The papers of the twenty-first set of the countries of English, and of Quebec: trades and papers that a bookkeeper meets seldom. */
import type { Papers } from '../fifteenth/kit'
import { usPapers } from './english-america'
import { inPapers, myPapers, sgPapers } from './english-asia'
import { gbPapers } from './english-british'
import { caPapers } from './english-canada'
import { iePapers } from './english-ireland'
import { scottishPapers } from './english-scotland'
import { gbSlips, ieSlips, nzSlips, zaSlips } from './english-slips'
import { auPapers, nzPapers, zaPapers } from './english-south'

export const englishFamilies: Readonly<Record<string, Papers>> = {
  GB: { ...gbPapers, ...scottishPapers, ...gbSlips },
  IE: { ...iePapers, ...ieSlips },
  US: usPapers,
  CA: caPapers,
  AU: auPapers,
  NZ: { ...nzPapers, ...nzSlips },
  ZA: { ...zaPapers, ...zaSlips },
  SG: sgPapers,
  MY: myPapers,
  IN: inPapers,
}
