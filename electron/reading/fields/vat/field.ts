/** The chosen VAT as a field: its place, and what speaks for its being right. */
import type { FieldValue } from '../../../../shared/receipts/reading'
import { fittedValue, odds } from '../confidence'
import type { Choice, Signs } from '../ranker'
import { boxOf, confidenceOf } from '../lines/rows'
import type { VatCandidate } from './vat'

/** @param isTotalSure whether the total that the VAT was compared with is sure */
export function vatField(
  choice: Choice<VatCandidate>,
  isTotalSure: boolean,
): FieldValue | undefined {
  const { cents, amount, value } = choice.best
  if (cents === undefined) return undefined
  const box = amount && boxOf(amount.row, amount.from, amount.to)
  return fittedValue('vat', value, vatConfidence(choice), {
    box,
    mayBeSure: isVatProven(choice.best) || (isTotalSure && isWorkedOut(choice.best)),
  })
}

/** The signs that the chosen VAT is right, for the fitted confidence. */
export function vatConfidence({ best, share }: Choice<VatCandidate>): Signs {
  const { signs, amount } = best
  const has = (name: string) => Boolean(signs[name])
  return {
    bias: 1,
    belief: odds(share),
    unclear: amount ? 1 - confidenceOf(amount.row, amount.from, amount.to) : 0,
    proven: Number(isVatProven(best)),
    added: Number(has('added')),
    zero: Number(has('zero')),
    repaired: Number(amount?.isRepaired ?? false),
  }
}

/** An amount of VAT that no sum confirms may always be misread, and one that nothing calls so be something else. */
export function isVatProven({ signs }: VatCandidate): boolean {
  if (signs['summedUp']) return true
  if (signs['noTax'] || signs['zeroBesideTax'] || signs['service']) return false
  // A fifth of the total proves nothing where the paper prints other rates.
  const byRate = signs['otherRates'] ? [] : ['fits20', 'fits5']
  return [...byRate, 'restLabelled', 'linesSum', 'zero'].some((name) => signs[name])
}

/** What a printed rate makes of a sure total, or the rates of the lines make of the net amounts that are printed with them. */
function isWorkedOut({ signs }: VatCandidate): boolean {
  if (signs['noTax'] || signs['zeroBesideTax'] || signs['service']) return false
  return Boolean(signs['atPrintedRate'] || signs['ofPrintedNets'])
}
