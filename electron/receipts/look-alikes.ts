/** Whether two receipts whose pictures look the same are one: decided by what was read on both, as far as it was. Pure. */
import { isSameNumber } from '../../shared/receipts/document-number'
import type { FieldValue, ReadFields } from '../../shared/receipts/reading'
import { penceOf } from '../store/cache/record-columns'
import type { PaymentSaid } from './same-purchase'
import { formsOf, similarity } from './suggestions/names'

type Fact = 'supplier' | 'total' | 'date' | 'documentNumber'

/** What of a reading tells one receipt of a supplier from the next, and whether it was paid. */
export type Said = Pick<ReadFields, Fact> & PaymentSaid

/** Papers of one layout differ in as few bits as these; where nothing tells them apart, no more are allowed. */
const strictDifference = 4

const isEqual: Record<Fact, (one: string, other: string) => boolean> = {
  supplier: (one, other) => similarity(formsOf(one), formsOf(other)) > 0.5,
  total: (one, other) => penceOf(one) === penceOf(other),
  date: (one, other) => one === other,
  documentNumber: (one, other) => isSameNumber(one, other),
}

/**
 * Total, day and number decide where they were read on both: more of them have to agree than differ, and another supplier
 * differs as well. Where neither total nor number can be compared, the pictures have to be all but equal.
 */
export function isLookAlike(
  said: Said | undefined,
  other: { difference: number; said?: Said | undefined },
): boolean {
  const compared = (fact: Fact) => comparedBy(isEqual[fact], said?.[fact], other.said?.[fact])
  const [supplier, ...facts] = (['supplier', 'total', 'date', 'documentNumber'] as const).map(
    compared,
  )
  const count = (outcome: boolean) => facts.filter((fact) => fact === outcome).length
  const [agreeing, differing] = [count(true), count(false) + (supplier === false ? 1 : 0)]
  if (differing > 0) return agreeing > differing
  const [total, , number] = facts
  return total === true || number === true || other.difference <= strictDifference
}

/** Undefined where one of both was not read. */
function comparedBy(
  equal: (one: string, other: string) => boolean,
  one: FieldValue | undefined,
  other: FieldValue | undefined,
): boolean | undefined {
  return one && other && equal(one.value, other.value)
}
