/** How far a name is believed to be the supplier's, with what reads nearly the same. */
import { rankerWeights, supplierTrees } from '../confidence'
import { distance } from '../lines/text'
import { shares, type Weights } from '../ranker'
import type { Row } from '../lines/rows'
import type { Tree } from '../trees'
import { isFirm, isOfHouse, isPaymentArm } from './house'
import { nameKey } from './name'
import { isTradeAlone } from './trade-words'
import { hasLegalForm } from './words'
import type { SupplierCandidate } from './supplier'

/** What weighs the signs of names: as it was fitted, or in fitting what is learnt without some of the papers. */
export interface SupplierRanker {
  weights: Weights
  trees: readonly Tree[]
}

export const inUse = (): SupplierRanker => ({
  weights: rankerWeights.supplier,
  trees: supplierTrees,
})

/** Belief in it and in all that read nearly the same, with its number or without, with a branch or without, or are of its house. */
export function beliefInAlike(
  rows: readonly Row[],
  candidates: readonly SupplierCandidate[],
  best: SupplierCandidate,
  { weights, trees }: SupplierRanker,
): number {
  const beliefs = shares(candidates, weights, trees)
  // `JOHN DEERE` over its parts, and the dealer with its address.
  const hasOtherSender = candidates.some(
    (each) =>
      each.signs['senderLine'] && !isAlike(each.value, best.value) && !isOfHouse(rows, each, best),
  )
  return candidates.reduce((sum, candidate, index) => {
    const belief = beliefs[index] ?? 0
    if (belief <= 0.001) return sum
    const isCounted =
      isAlike(candidate.value, best.value) ||
      isSignOf(candidate, best) ||
      isCutFrom(candidate, best) ||
      isPartOf(candidate, best) ||
      isShortFor(candidate.name, best.name) ||
      (isOfHouse(rows, candidate, best) && (!hasOtherSender || isFirm(candidate) || isFirm(best)))
    return isCounted ? sum + belief : sum
  }, 0)
}

/**
 * Whether it is one of the two lines, under one another, that the other is made of, where the second says what is sold there, or
 * the paper says both together elsewhere: `PHARMACY` of `WHARFEDALE` over it.
 */
function isPartOf(part: SupplierCandidate, whole: SupplierCandidate): boolean {
  const [first, second, ...more] = whole.pieces
  if (!first || !second || more.length > 0 || whole.signs['legal']) return false
  if (second.row.index - first.row.index !== 1) return false
  const isOf = [first, second].some(({ row, from, to }) =>
    part.pieces.every((piece) => piece.row === row && from <= piece.from && to >= piece.to),
  )
  const isNamed = isTradeAlone(second.text) && !part.signs['mentions']
  return isOf && (isNamed || Boolean(whole.signs['mentions'] || whole.signs['domainWhole']))
}

const fewestInitials = 3

/** Whether it is made of the first letters of the other's words: `aws` of Amazon Web Services. */
function isShortFor(short: string, name: string): boolean {
  const initials = name
    .split(' ')
    .filter((word) => /^\p{L}/u.test(word) && !hasLegalForm(word.toUpperCase()))
    .map((word) => word.slice(0, 1))
  return (
    initials.length >= fewestInitials && initials.join('').toUpperCase() === short.toUpperCase()
  )
}

/** Whether the first words of a name are the other, in whatever letters and marks: `vanderschoor.` of `Van der Schoor Holland B.V.` */
function opensWith(name: string, sign: string): boolean {
  const key = nameKey(sign)
  const words = name.split(' ')
  return words.some((_, at) => at > 0 && nameKey(words.slice(0, at).join(' ')) === key)
}

/** Whether it is the beginning of what is all of its line: `Le Goasguen Père` of `Le Goasguen Père & Fils`. */
const isCutFrom = ({ pieces, value }: SupplierCandidate, whole: SupplierCandidate): boolean => {
  const [[cut], [line]] = [pieces, whole.pieces]
  return (
    cut !== undefined &&
    line !== undefined &&
    pieces.length === 1 &&
    whole.pieces.length === 1 &&
    line.isWhole &&
    cut.row === line.row &&
    cut.from === line.from &&
    cut.to < line.to &&
    whole.value.startsWith(value)
  )
}

/** Whether a firm with its legal form opens with the name that stands elsewhere: `WICKES` over `Wickes Building Supplies Ltd`. */
export const isSignOf = ({ name, pieces }: SupplierCandidate, firm: SupplierCandidate): boolean =>
  Boolean(firm.signs['legal']) &&
  !isPaymentArm(firm) &&
  opensWith(firm.name, name) &&
  !firm.pieces.some(({ row }) => pieces.some((piece) => piece.row === row))

/** Whether two names are the same but for some letters. */
export function isAlike(a: string, b: string): boolean {
  const longer = Math.max(a.length, b.length)
  return a === b || distance(a, b) <= 0.2 * longer
}
