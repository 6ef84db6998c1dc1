/** The odd trades and odd layouts of the twenty-third set of the countries of English. */
import type { Papers } from '../fifteenth/kit'
import { usPapers } from './english-america'
import { auPapers } from './english-australia'
import { gbPapers } from './english-british'
import { gbCards } from './english-british-cards'
import { caPapers } from './english-canada'
import { iePapers } from './english-ireland'
import { myPapers } from './english-malaysia'
import { nzPapers } from './english-south'

export const englishPapers: Readonly<Record<string, Papers>> = {
  GB: { ...gbPapers, ...gbCards },
  IE: iePapers,
  US: usPapers,
  CA: caPapers,
  AU: auPapers,
  NZ: nzPapers,
  MY: myPapers,
}
