/** How sure a field is: from belief in a candidate and other signs to the share of such values that were right. */
import type { Box, FieldValue } from '../../../shared/receipts/reading'
import { score, type Signs, type Weights } from './ranker'
import trees from './supplier/trees.json' with { type: 'json' }
import type { Tree } from './trees'
import fitted from './weights.json' with { type: 'json' }

export type FittedField = 'supplier' | 'date' | 'total' | 'vat'

/** Weights fitted by `tests/reading/train.ts` on receipts with known truth. */
export const rankerWeights: Record<FittedField, Weights> = fitted.ranker
/** What is added to the weights of the supplier, where signs are to be weighed together. */
export const supplierTrees = trees as unknown as readonly Tree[]
const confidenceWeights: Record<FittedField, Weights> = fitted.confidence
const sureFrom: Record<FittedField, number> = fitted.sureFrom

/** Log odds of a share, kept within what so few receipts can tell. */
export function odds(share: number): number {
  const bounded = Math.min(0.9995, Math.max(0.0005, share))
  return Math.log(bounded / (1 - bounded))
}

/** The share of values with such signs that were right. */
export const fittedConfidence = (field: FittedField, signs: Signs): number =>
  1 / (1 + Math.exp(-score(signs, confidenceWeights[field])))

/** A value of a field whose confidence was fitted. `mayBeSure` is false where a doubt stands whatever the numbers say. */
export function fittedValue(
  field: FittedField,
  value: string,
  signs: Signs,
  place: { box: Box | undefined; mayBeSure: boolean },
): FieldValue {
  const confidence = fittedConfidence(field, signs)
  return fieldValue(value, confidence, place.mayBeSure && confidence >= sureFrom[field], place.box)
}

export function fieldValue(
  value: string,
  confidence: number,
  isSure: boolean,
  box: Box | undefined,
): FieldValue {
  const rounded = Math.round(confidence * 1000) / 1000
  return { value, confidence: rounded, isSure, ...(box && { box }) }
}

/** The same, but never sure. */
export const doubted = (field: FieldValue): FieldValue => ({ ...field, isSure: false })
