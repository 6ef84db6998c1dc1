/** The papers of the twenty-fourth set: what a small firm is handed by trades it meets once a year, the name, the sum or the day where most have something else. */
import type { Drawn } from '../eighth/families'
import { continentalPapers } from './continental'
import { englishPapers } from './english'

export const twentyFourthFamilies: readonly Drawn[] = [englishPapers, continentalPapers].flatMap(
  (part) =>
    Object.entries(part).flatMap(([country, papers]) =>
      Object.entries(papers).map(([layout, draw]) => ({ country, layout: `24-${layout}`, draw })),
    ),
)
