/** Names in two lines: where the first says only what is sold there, or the second goes on in the middle. */
import { nameKey } from './supplier-name'
import type { SupplierCandidate } from './supplier'
import { goesOnFrom, isTradeAlone } from './trade-words'

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
    if (
      isTradeAlone(next.text) ||
      next.text.split(' ').length > longestRest ||
      /\d/.test(next.text)
    )
      return false
    if (!isTrade) return goesOnFrom.test(next.text)
    return isNameItself(candidates, next.text)
  })
}

/** Whether it may be a name, and does not begin as a whole one does. */
const isNameItself = (candidates: readonly SupplierCandidate[], text: string) =>
  goesOnFrom.test(text) ||
  candidates.some(
    ({ value, signs, pieces }) =>
      value === nameKey(text) && pieces.length === 1 && !ofAnother.some((sign) => signs[sign]),
  )
