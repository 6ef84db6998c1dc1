/** The papers of the twenty-third set: trades that no set before has, and papers whose name, sum or day does not stand where most have it. */
import type { Drawn } from '../eighth/families'
import { continentalPapers } from './continental'
import { englishPapers } from './english'

export const twentyThirdFamilies: readonly Drawn[] = [englishPapers, continentalPapers].flatMap(
  (part) =>
    Object.entries(part).flatMap(([country, papers]) =>
      Object.entries(papers).map(([layout, draw]) => ({ country, layout: `23-${layout}`, draw })),
    ),
)
