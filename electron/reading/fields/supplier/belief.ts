/** How far a name is believed to be the supplier's, with what reads nearly the same. */
import { rankerWeights, supplierTrees } from '../confidence'
import { distance } from '../lines/text'
import { shares, type Weights } from '../ranker'
import type { Row } from '../lines/rows'
import type { Tree } from '../trees'
import { isFirm, isOfHouse, isPaymentArm } from './house'
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
      (isOfHouse(rows, candidate, best) && (!hasOtherSender || isFirm(candidate) || isFirm(best)))
    return isCounted ? sum + belief : sum
  }, 0)
}

/** Whether a firm with its legal form opens with the name that stands elsewhere: `WICKES` over `Wickes Building Supplies Ltd`. */
export const isSignOf = ({ name, pieces }: SupplierCandidate, firm: SupplierCandidate): boolean =>
  Boolean(firm.signs['legal']) &&
  !isPaymentArm(firm) &&
  firm.name.toUpperCase().startsWith(`${name.toUpperCase()} `) &&
  !firm.pieces.some(({ row }) => pieces.some((piece) => piece.row === row))

/** Whether two names are the same but for some letters. */
export function isAlike(a: string, b: string): boolean {
  const longer = Math.max(a.length, b.length)
  return a === b || distance(a, b) <= 0.2 * longer
}
