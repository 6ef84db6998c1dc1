/** The papers of the twenty-fifth set: what a small firm hands its bookkeeper every month, as the most common tills, programs and large senders print it. */
import type { Drawn } from '../eighth/families'
import { englishPapers } from './english'
import { northPapers } from './north'
import { southPapers } from './south'

export const twentyFifthFamilies: readonly Drawn[] = [
  englishPapers,
  northPapers,
  southPapers,
].flatMap((part) =>
  Object.entries(part).flatMap(([country, papers]) =>
    Object.entries(papers).map(([layout, draw]) => ({ country, layout: `25-${layout}`, draw })),
  ),
)
