/** Made papers as receipts to fit to: text PDFs, their lines kept beside other caches. */
import { papersOf, strangePapersOf, type Group, type MadePaper } from './maker/made'
import { closeBrowser, pagesOf } from './maker/kept'
import type { Receipt } from './sets'

/** Of each group that is fitted to, the papers that it was measured on. */
const measured = {
  known: { seed: 1, papers: 352 },
  'held-out': { seed: 31, papers: 350 },
  last: { seed: 41, papers: 175 },
  fresh: { seed: 73, papers: 175 },
  fourth: { seed: 97, papers: 216 },
  fifth: { seed: 131, papers: 356 },
  sixth: { seed: 173, papers: 236 },
  seventh: { seed: 211, papers: 260 },
  eighth: { seed: 307, papers: 300 },
  ninth: { seed: 401, papers: 312 },
  tenth: { seed: 503, papers: 150 },
  eleventh: { seed: 611, papers: 150 },
  twelfth: { seed: 701, papers: 150 },
  thirteenth: { seed: 801, papers: 218 },
  fourteenth: { seed: 901, papers: 196 },
  fifteenth: { seed: 1001, papers: 230 },
  sixteenth: { seed: 1101, papers: 138 },
  seventeenth: { seed: 1201, papers: 102 },
  eighteenth: { seed: 1301, papers: 198 },
  nineteenth: { seed: 1401, papers: 170 },
  twentieth: { seed: 1501, papers: 214 },
  'twenty-first': { seed: 1601, papers: 260 },
  'twenty-second': { seed: 1701, papers: 234 },
} satisfies Partial<Record<Group, { seed: number; papers: number }>>
const strange = { seed: 5, papers: 610 }

/** The first so many papers of the known families. Papers of one layout are never parted between fitting and measuring. */
export async function madeReceipts(count: number): Promise<Receipt[]> {
  return await receiptsOf(papersOf(measured.known.seed, count), 'made')
}

/** Papers of all groups, each a set of its own, and `strange` ones of all layouts. */
export async function receiptsOfAllSets(): Promise<Receipt[]> {
  const found: Receipt[] = []
  for (const [group, { seed, papers }] of Object.entries(measured))
    found.push(...(await receiptsOf(papersOf(seed, papers, group as Group), group)))
  const strangers = strangePapersOf(strange.seed, strange.papers)
  const receipts = await receiptsOf(strangers, 'strange')
  found.push(
    ...receipts.map((receipt, index) => ({ ...receipt, origins: strangers[index]?.groups ?? [] })),
  )
  return found
}

async function receiptsOf(papers: readonly MadePaper[], set: string): Promise<Receipt[]> {
  const found: Receipt[] = []
  for (const paper of papers) {
    const { country, layout, number, sheet } = paper
    const truth = { ...sheet.truth, file: `${number} ${country} ${layout}` }
    found.push({ set, truth, group: `${set} ${layout}`, pages: await pagesOf(paper, 'pdf') })
  }
  await closeBrowser()
  return found
}
