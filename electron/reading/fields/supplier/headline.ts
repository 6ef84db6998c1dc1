/** What opens a paper, and names there that look like streets. */
import type { Row } from '../lines/rows'
import type { Piece } from './signs'
import { namedLikeStreet } from './words'

/** In the first row: a line, or one that is set larger than the text, as a name is over its address. */
export type Head = 'line' | 'headline'

export function headOf(rows: readonly Row[], { row, height }: Piece): Head | undefined {
  if (row !== rows[0]) return undefined
  return height > larger * row.unit ? 'headline' : 'line'
}

/** In heights of the text. */
const larger = 1.2

/** `Saffron Lane` over all, and larger; in the first row a few kinds of streets are names of shops too. @param text in capitals */
export const isNamedSo = (text: string, head: Head | undefined): boolean =>
  (head !== undefined && namedLikeStreet.test(text)) ||
  (head === 'headline' && /^\D+ \D+$/.test(text))
