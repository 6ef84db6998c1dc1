/** Names that look like streets: over all of a paper, and said elsewhere as a firm's. */
import { nameKey } from './name'
import type { Row } from '../lines/rows'
import type { Piece } from './signs'
import { hasLegalForm, namedLikeStreet } from './words'

/** In the first row: a line, or one that is set larger and whose words the paper says of a firm, as a name is over its address. */
export type Head = 'line' | 'headline'

/** How a piece opens the paper; undefined below the first row. */
export function headOf(rows: readonly Row[], piece: Piece): Head | undefined {
  if (piece.row !== rows[0]) return undefined
  const isLarge = piece.height > larger * piece.row.unit
  return isLarge && /^\D+ \D+$/.test(piece.text) && isSaidOfFirm(rows, piece) ? 'headline' : 'line'
}

/** In heights of the text. */
const larger = 1.2

/** `Begum & Sons Ltd trading as Saffron Lane`, `KOPI LANE F&B SDN BHD`, without a number of a house before it. */
function isSaidOfFirm(rows: readonly Row[], { row, text }: Piece): boolean {
  const words = text.replace(/^the /i, '')
  return rows.some((other) => {
    const at = other === row ? -1 : other.text.toUpperCase().indexOf(words.toUpperCase())
    if (at < 0 || nameKey(words).length < shortest) return false
    const [before, behind] = [other.text.slice(0, at), other.text.slice(at + words.length)]
    const isFirm = before.trim() === '' && hasLegalForm(behind.toUpperCase().slice(0, formReach))
    return isFirm || tradesAs.test(before)
  })
}

const shortest = 6
/** Characters behind a name in which its form stands. */
const formReach = 20
const tradesAs =
  /\b(?:trading as|t\/a|trading names? (?:of|is)|thank you for (?:visiting|shopping at|dining at))\s+(?:the )?$/i

/** `Saffron Lane` over all; in the first row a few kinds of streets are names of shops too. @param text in capitals */
export const isNamedSo = (text: string, head: Head | undefined): boolean =>
  head === 'headline' || (head !== undefined && namedLikeStreet.test(text))
