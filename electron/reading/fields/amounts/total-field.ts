/** The chosen total as a field: its place, and what speaks for its being right. */
import type { FieldValue } from '../../../../shared/receipts/reading'
import { fittedValue, odds } from '../confidence'
import type { Choice, Signs } from '../ranker'
import { boxOf, confidenceOf } from '../lines/rows'
import type { Amount } from './amounts'
import { isDecimalless } from './currencies'
import type { FoundCurrency } from './currency'
import type { Ledger } from './ledger'
import type { TotalCandidate } from './total'
import { mayBePartPaid, type Paid } from './part-paid'
import { isPartOfMore } from './total-doubts'

/** What else the paper says of its money. */
export interface Said extends Paid {
  currency: FoundCurrency | undefined
}

export function totalField(
  choice: Choice<TotalCandidate>,
  candidates: readonly TotalCandidate[],
  ledger: Ledger,
  said: Said,
): FieldValue {
  const { amount, value, isDerived } = choice.best
  const box = isDerived ? undefined : boxOf(amount.row, amount.from, amount.to)
  return fittedValue('total', value, totalConfidence(choice), {
    box,
    mayBeSure:
      isTotalClear(choice) &&
      (isDerived || !isPartOfMore(ledger, choice.best)) &&
      !mayBePartPaid(ledger, choice.best.cents, said) &&
      !mayBeOne(amount, said) &&
      choice.best.cents !== ledger.unnamedSum?.cents &&
      !hasLargerTotal(candidates, choice.best) &&
      !hasProvenRival(candidates, choice.best),
  })
}

/** `1.234` without a sign may be a thousand or, where a currency has three decimals, one; the currency has to tell. */
const mayBeOne = ({ isWhole, currency: sign }: Amount, { currency }: Said) =>
  isWhole && sign === undefined && !isDecimalless(currency?.code ?? '')

/** Belief in the runner-up from which on it may as well be that. */
const rivalFrom = 0.15

/** A total that no label names wants a sum that proves it, and none may have a rival near. */
function isTotalClear({ best, second }: Choice<TotalCandidate>): boolean {
  const has = (name: string) => Boolean(best.signs[name])
  // A charge among others is less than what was paid of them.
  const isFee = has('fee') && !has('lessThanBelow')
  const isNamed = has('total') || has('strong') || isFee || has('rowTotal') || has('boxedTotal')
  // A sum that calls itself a part is the total only where that could not be read.
  if (has('sub')) return false
  // Sums come to themselves no longer once each begins with a digit too many.
  if (has('twos') && !addsUp(best)) return false
  if (has('withOlder')) return false
  // Sums side by side: the total ends the row.
  if (has('many') && has('notLast')) return false
  // What a net sum and its tax come to, and what stands above it as well, has no rival in what is more likely a part.
  const isBorneOut = isNamed && has('netPlusTax') && has('sumOfAbove')
  const isSum = isProvenBySums(best) || (has('sumOfAbove') && has('largest'))
  return second < (isBorneOut ? 0.5 : rivalFrom) && (isNamed || isSum)
}

/** What a till proposes to guests: `20%: (Tip $21.35 Total $136.64)`. */
const offersTip = /\d ?%.*\btip\b.*\btotal\b/i

/** Whether more than that, beyond a rounding, is a total as well, by its label or as the sum of what stands above it. */
function hasLargerTotal(candidates: readonly TotalCandidate[], best: TotalCandidate): boolean {
  return candidates.some(
    ({ cents, signs, amount }) =>
      cents > best.cents + mostRounding &&
      ((amount.labelled === 'beside' && Boolean(signs['total'])) || Boolean(signs['sumOfAbove'])) &&
      !offersTip.test(amount.row.text) &&
      !notTheSum.some((name) => signs[name]),
  )
}

/** Whether nothing on the paper bears it out, while what stands above another amount comes to that one. */
function hasProvenRival(candidates: readonly TotalCandidate[], best: TotalCandidate): boolean {
  const has = ({ signs }: TotalCandidate, ...names: string[]) => names.some((name) => signs[name])
  return (
    !has(best, 'sumOfAbove', 'fitsTax', 'repeated', 'derived') &&
    !isProvenBySums(best) &&
    candidates.some(
      (other) =>
        other.cents !== best.cents &&
        has(other, 'sumOfAbove') &&
        has(other, 'currency', 'large') &&
        !has(other, ...notTheSum),
    )
  )
}

/** Hundredths. */
const mostRounding = 5
/** Totals of something else, or of what was handed over. */
const notTheSum = [
  'sub',
  'paid',
  'cash',
  'discount',
  'quantity',
  'unrelated',
  'excluding',
  'summary',
]

/** Whether other amounts come to it, not the same that was paid by card. */
const addsUp = (best: TotalCandidate) =>
  isProvenBySums({ ...best, signs: { ...best.signs, cardSame: 0 } })

/** One item alone that is as much as itself proves nothing. */
function isProvenBySums({ signs }: TotalCandidate): boolean {
  const has = (name: string) => (signs[name] ?? 0) > 0
  return (
    ['cashLessChange', 'cashExactly', 'cardSame', 'netPlusTax'].some(has) ||
    (has('itemSum') && !has('oneItem'))
  )
}

/** The signs that the chosen total is right, for the fitted confidence. */
export function totalConfidence({ best, share }: Choice<TotalCandidate>): Signs {
  const { signs, amount } = best
  const has = (name: string) => (signs[name] ?? 0) > 0
  const isProven = isProvenBySums(best)
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
