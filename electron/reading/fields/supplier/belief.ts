/** How far a name is believed to be the supplier's, with what reads nearly the same. */
import { rankerWeights, supplierTrees } from '../confidence'
import { distance } from '../lines/text'
import { shares, type Weights } from '../ranker'
import type { Row } from '../lines/rows'
import type { Tree } from '../trees'
import { isFirm, isOfHouse, isPaymentArm } from './house'
import { areOneBusiness } from './trading'
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
      isPartOf(candidate, best) ||
      isOneBusiness(rows, candidate, best) ||
      (isOfHouse(rows, candidate, best) && (!hasOtherSender || isFirm(candidate) || isFirm(best)))
    return isCounted ? sum + belief : sum
  }, 0)
}

/** Who keeps a business is no line of its name. */
const keeper = /^(?:Ing|Mgr|Bc|Dipl|Dr|Inh)\b\.?[ -]\p{Lu}/u

/**
 * Whether it is a line, or some words, of the lines under one another that the other is made of, to which an address or a
 * firm's numbers belong: `PHARMACY` of `WHARFEDALE` over it.
 */
const isPartOf = (part: SupplierCandidate, whole: SupplierCandidate): boolean =>
  whole.pieces.length > 1 &&
  !whole.signs['legal'] &&
  ['addressBelow', 'sendersNumbers', 'domain'].some((sign) => whole.signs[sign]) &&
  whole.pieces.every(
    ({ row, text }, at) =>
      !keeper.test(text) && row.index - (whole.pieces[at - 1]?.row.index ?? row.index - 1) === 1,
  ) &&
  part.pieces.every((piece) =>
    whole.pieces.some(
      ({ row, from, to }) => row === piece.row && from <= piece.from && to >= piece.to,
    ),
  )

/** Whether the paper states that one is the sign and the other the firm, and none is the customer. */
export const isOneBusiness = (
  rows: readonly Row[],
  one: SupplierCandidate,
  other: SupplierCandidate,
): boolean =>
  ![one, other].some(({ signs }) => signs['customerBlock'] || signs['mentionCustomer']) &&
  areOneBusiness(rows, one.name, other.name)

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
