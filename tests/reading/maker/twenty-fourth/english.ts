/** The odd trades and odd layouts of the twenty-fourth set of the countries of English. */
import type { Papers } from '../fifteenth/kit'
import { usPapers } from './english-america'
import { auPapers } from './english-australia'
import { gbPapers } from './english-british'
import { gbHires } from './english-british-hire'
import { caPapers } from './english-canada'
import { iePapers } from './english-ireland'
import { sgPapers } from './english-singapore'
import { zaPapers } from './english-south'

export const englishPapers: Readonly<Record<string, Papers>> = {
  GB: { ...gbPapers, ...gbHires },
  IE: iePapers,
  US: usPapers,
  CA: caPapers,
  AU: auPapers,
  ZA: zaPapers,
  SG: sgPapers,
}
