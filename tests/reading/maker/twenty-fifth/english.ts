/** The papers of the twenty-fifth set from the countries of English: what a small firm hands its bookkeeper every month. */
import type { Papers } from '../fifteenth/kit'
import { usPapers } from './english-america'
import { usTills } from './english-america-tills'
import { gbPapers } from './english-british'
import { gbTills } from './english-british-tills'
import { caPapers } from './english-canada'
import { iePapers } from './english-ireland'
import { sgPapers } from './english-singapore'
import { auPapers, nzPapers, zaPapers } from './english-south'

export const englishPapers: Readonly<Record<string, Papers>> = {
  GB: { ...gbTills, ...gbPapers },
  IE: iePapers,
  US: { ...usTills, ...usPapers },
  CA: caPapers,
  AU: auPapers,
  NZ: nzPapers,
  ZA: zaPapers,
  SG: sgPapers,
}
