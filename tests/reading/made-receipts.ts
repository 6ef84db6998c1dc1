/** Made papers of the known families as receipts to fit to: text PDFs, their lines kept beside other caches. */
import { papersOf } from './maker/made'
import { closeBrowser, pagesOf } from './maker/kept'
import type { PaperTruth } from './maker/print'
import type { Truth } from './scoring'
import type { Receipt } from './sets'

const seed = 1

export interface MadeReceipt extends Receipt {
  country: string
  layout: string
  paper: PaperTruth
}

/** The first so many papers of one seed. Papers of one layout are never parted between fitting and measuring. */
export async function madeReceipts(count: number): Promise<MadeReceipt[]> {
  const found: MadeReceipt[] = []
  for (const paper of papersOf(seed, count)) {
    const { country, layout, number, sheet } = paper
    const truth: Truth = {
      ...sheet.truth,
      file: `made ${number} ${country} ${layout}`,
    }
    const pages = await pagesOf(paper, 'pdf')
    const group = `made ${layout}`
    found.push({ set: 'made', truth, group, pages, country, layout, paper: sheet.truth })
  }
  await closeBrowser()
  return found
}

export const isMade = (receipt: Receipt): receipt is MadeReceipt => receipt.set === 'made'
