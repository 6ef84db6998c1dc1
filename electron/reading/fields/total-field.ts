/** The chosen total as a field: its place, and what speaks for its being right. */
import type { FieldValue } from '../../../shared/receipts/reading'
import { fittedValue, odds } from './confidence'
import type { Choice, Signs } from './ranker'
import { boxOf, confidenceOf } from './rows'
import type { TotalCandidate } from './total'

export function totalField(choice: Choice<TotalCandidate>): FieldValue {
  const { amount, value, isDerived } = choice.best
  const box = isDerived ? undefined : boxOf(amount.row, amount.from, amount.to)
  return fittedValue('total', value, totalConfidence(choice), { box, mayBeSure: true })
}

/** The signs that the chosen total is right, for the fitted confidence. */
export function totalConfidence({ best, share }: Choice<TotalCandidate>): Signs {
  const { signs, amount } = best
  const has = (name: string) => (signs[name] ?? 0) > 0
  const isProven = ['cashLessChange', 'cashExactly', 'cardSame', 'netPlusTax', 'itemSum'].some(has)
  return {
    bias: 1,
    belief: odds(share),
    unclear: 1 - confidenceOf(amount.row, amount.from, amount.to),
    proven: Number(isProven),
    alone: Number(!has('repeated') && !isProven),
    derived: Number(best.isDerived),
    repaired: Number(amount.isRepaired),
    unlabelled: Number(!has('total') && !has('strong')),
  }
}
