/** The papers of the twenty-sixth set: once more what a small firm is handed every month, by other programs and senders than those of the twenty-fifth. */
import type { Drawn } from '../eighth/families'
import { englishPapers } from './english'
import { northPapers } from './north'
import { southPapers } from './south'

export const twentySixthFamilies: readonly Drawn[] = [
  englishPapers,
  northPapers,
  southPapers,
].flatMap((part) =>
  Object.entries(part).flatMap(([country, papers]) =>
    Object.entries(papers).map(([layout, draw]) => ({ country, layout: `26-${layout}`, draw })),
  ),
)
