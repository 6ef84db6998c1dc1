/** The papers of the twentieth set from the British Isles, America, Australia and the Straits, in English and French. */
import type { Papers } from '../fifteenth/kit'
import { usPapers } from './isles-america'
import { usTills } from './isles-america-tills'
import { gbBills } from './isles-bills'
import { caPapers } from './isles-canada'
import { iePapers } from './isles-ireland'
import { auPapers, sgPapers } from './isles-south'
import { myPapers } from './isles-straits'
import { gbTills } from './isles-tills'

export const islesPapers: Readonly<Record<string, Papers>> = {
  GB: { ...gbTills, ...gbBills },
  IE: iePapers,
  US: { ...usTills, ...usPapers },
  CA: caPapers,
  AU: auPapers,
  MY: myPapers,
  SG: sgPapers,
}
