/** Names in two lines: where the first says only what is sold there, the second goes on in the middle, or had no room in the first. */
import type { SupplierCandidate } from './supplier'
import { overlap, type Row } from '../lines/rows'
import { labelForm } from '../lines/text'
import { nameKey } from './name'
import type { Piece } from './signs'
import { hasLegalForm } from './words'
import { goesOnFrom, isFormWithTrade, isTradeAlone, isTradeWord } from './trade-words'

const longestRest = 5
const mostPieces = 3
const ofAnother = [
  'street',
  'town',
  'address',
  'contact',
  'title',
  'form',
  'customerBlock',
  'dated',
]

/** The name with its next line, where it does not end in its own; undefined where it does. */
export function withRest(
  candidates: readonly SupplierCandidate[],
  best: SupplierCandidate,
): SupplierCandidate | undefined {
  const [first, ...more] = best.pieces
  if (!first || more.length > 0 || best.signs['legal']) return undefined
  const isTrade = isTradeAlone(best.name)
  return candidates.find(({ pieces: [opening, ...rest] }) => {
    const next = rest.at(-1)
    const isSame =
      opening?.row === first.row && opening.from === first.from && opening.to === first.to
    if (!isSame || !next || rest.length >= mostPieces) return false
    if (rest.slice(0, -1).some(({ text }) => !isTrade || !isTradeAlone(text))) return false
    if (rest.length === 1 && (isFormAlone(next.text) || isWrapped(first, next))) return true
    if (
      isTradeAlone(next.text) ||
      next.text.split(' ').length > longestRest ||
      /\d/.test(next.text)
    )
      return false
    if (!isTrade) return goesOnFrom.test(next.text) || isFormWithTrade(next.text)
    return isNameItself(candidates, next.text)
  })
}

/** The whole name, where a line of the paper says together what a headline says in two, the lines of another column between. */
export function saidWhole(
  candidates: readonly SupplierCandidate[],
  best: SupplierCandidate,
): SupplierCandidate | undefined {
  const [first, ...more] = best.pieces
  if (!first || more.length > 0 || best.signs['legal'] || !best.signs['first']) return undefined
  const rests = candidates.flatMap(({ name, value, signs, pieces: [rest, ...others] }) =>
    rest &&
    !/\d/.test(name) &&
    !ofDepartment.test(name) &&
    others.length === 0 &&
    isJustUnder(rest, first) &&
    !ofAnother.some((sign) => signs[sign])
      ? [best.value + value]
      : [],
  )
  return candidates.find(
    ({ value, pieces, signs }) =>
      pieces.length === 1 && !signs['customerBlock'] && rests.includes(value),
  )
}

const mostBetween = 2
/** What a part of a firm is called, or who works there. */
const ofDepartment =
  /\b(?:branch|department|dept|office|accounts|finance|bursary|bar|kitchen|editor|designer|consultant|engineer|manager|director)\b/i

/** Set larger than the text, as a headline is. */
const isJustUnder = (rest: Piece, { row, ...first }: Piece) =>
  rest.height > headline * row.unit &&
  rest.row.index > row.index &&
  rest.row.index <= row.index + mostBetween &&
  rest.row.page === row.page &&
  overlap(rest, first)

/** What no shop is called over its trade. */
const noSign = ['title', 'form', 'customerBlock', 'dated', 'street', 'town', 'legal']

/** With the line that the paper opens with over it, where it says only what is sold: `WHARFEDALE` over `PHARMACY`. */
export function withSign(
  candidates: readonly SupplierCandidate[],
  best: SupplierCandidate,
): SupplierCandidate | undefined {
  const [own, ...more] = best.pieces
  if (!own || more.length > 0 || !isTradeAlone(best.name)) return undefined
  const sign = candidates.find(
    ({ signs, pieces: [piece, ...others] }) =>
      piece !== undefined &&
      others.length === 0 &&
      Boolean(signs['first']) &&
      piece.row.page === own.row.page &&
      piece.row.index === own.row.index - 1 &&
      overlap(piece, own) &&
      !noSign.some((each) => signs[each]),
  )?.pieces[0]
  return candidates.find(
    ({ pieces: [opening, next, ...others] }) =>
      sign !== undefined &&
      opening !== undefined &&
      next !== undefined &&
      others.length === 0 &&
      isSamePlace(opening, sign) &&
      isSamePlace(next, own),
  )
}

/** With the letter in front that a logo has as a picture, where the paper says it whole with a firm's form: `uillon`, of `Quillon Ltd`. */
export function withInitial(
  rows: readonly Row[],
  best: SupplierCandidate,
): SupplierCandidate | undefined {
  if (!/^\p{Ll}{4,}$/u.test(best.name)) return undefined
  const firm = new RegExp(`(?<!\\p{L})\\p{Lu}${best.name}(?: \\p{Lu}[\\p{L}.&]*){1,4}`, 'u')
  for (const { text } of rows) {
    const [found = ''] = firm.exec(text) ?? []
    const [name = ''] = found.split(' ')
    if (hasLegalForm(found.toUpperCase())) return { ...best, name, value: nameKey(name) }
  }
  return undefined
}

/** With what stands before it, in its line or above, where that cannot be the end of a name: `Hôtel du` before `Vieux Bassin`. */
export function withBeginning(
  candidates: readonly SupplierCandidate[],
  best: SupplierCandidate,
): SupplierCandidate | undefined {
  const [first, ...more] = best.pieces
  if (!first || more.length > 0 || best.signs['legal']) return undefined
  return candidates.find(({ pieces: [opening, next, ...others] }) => {
    if (!opening || others.length > 0) return false
    const isShort = opening.text.split(' ').length <= mostBefore
    if (next) return isSamePlace(next, first) && isShort && isOpen(opening.text)
    const isInLine = opening.row === first.row && opening.to === first.to
    const before = opening.text.slice(0, Math.max(0, first.from - opening.from)).trim()
    return isInLine && isOpen(before) && before.split(' ').length <= mostBefore
  })
}

/** Words: a sentence has more. */
const mostBefore = 3

const isSamePlace = (a: Piece, b: Piece) => a.row === b.row && a.from === b.from

/** A kind of house, and a word that joins a name to it. */
const isOpen = (text: string) =>
  /\s(?:du|de|de la|des|del|della|dei|zum|zur|van|von)$/iu.test(text) &&
  isTradeWord(labelForm(text.split(' ')[0] ?? ''))

/** `PartGmbB` */
const isFormAlone = (text: string) => !text.includes(' ') && hasLegalForm(text.toUpperCase())

/** Whether the end of a headline had no room in its line: one word under it, as large, that would have gone over the edge. */
function isWrapped(first: Piece, next: Piece): boolean {
  const { unit, edges } = first.row
  const isHeadline = first.height > headline * unit && next.height > headline * unit
  const isAlike = Math.abs(first.height - next.height) < 0.05 * first.height
  const space = (first.right - first.left) / Math.max(1, first.text.length)
  const width = first.right - first.left + space + next.right - next.left
  return (
    isHeadline &&
    isAlike &&
    /^\p{Lu}[\p{L}'’]+$/u.test(next.text) &&
    [first, next].every(({ row }) => row.parts.length === 1) &&
    width > mostOfLine * (edges.right - edges.left)
  )
}

const headline = 1.2
/** Of the breadth of all that is printed: text is measured a little narrower than its line. */
const mostOfLine = 0.97

/** Whether it may be a name, and does not begin as a whole one does. */
const isNameItself = (candidates: readonly SupplierCandidate[], text: string) =>
  goesOnFrom.test(text) ||
  candidates.some(
    ({ value, signs, pieces }) =>
      value === nameKey(text) && pieces.length === 1 && !ofAnother.some((sign) => signs[sign]),
  )
