/** The papers of the twenty-second set: once more what a small firm hands its bookkeeper in an ordinary month, in 30 countries, by other tills, programs and senders. */
import type { Drawn } from '../eighth/families'
import { englishPapers } from './english'
import { northPapers } from './north'
import { southPapers } from './south'

/** Canada has papers in both of its languages. */
export const twentySecondFamilies: readonly Drawn[] = [
  englishPapers,
  northPapers,
  southPapers,
].flatMap((part) =>
  Object.entries(part).flatMap(([country, papers]) =>
    Object.entries(papers).map(([layout, draw]) => ({ country, layout: `22-${layout}`, draw })),
  ),
)
