/** The papers of the twenty-first set: odd trades and seldom papers of 40 countries and languages, drawn by three. */
import type { Drawn } from '../eighth/families'
import { englishFamilies } from './english'
import { northFamilies } from './north'
import { southFamilies } from './south'

export const twentyFirstFamilies: readonly Drawn[] = Object.entries({
  ...englishFamilies,
  ...northFamilies,
  ...southFamilies,
}).flatMap(([country, families]) =>
  Object.entries(families).map(([layout, draw]) => ({ country, layout: `21-${layout}`, draw })),
)
