/** What a person's own rules allow to happen without a look: a receipt is ready at once when everything is sure. */
import { totals, type ExpenseDraft } from '../../../shared/expenses/expense'
import type { SupplierRule } from '../../../shared/receipts/learning'
import { compareAmounts } from '../../../shared/money'
import { paperTotal } from '../../../shared/receipts/paper'
import type { Reading } from '../../../shared/receipts/reading'
import type { Verdict } from '../../../shared/receipts/verdict'
import { sureMatch, type SupplierMatch } from './match'
import { isPaidOtherwise } from './suggest'

export interface AtOnceParts {
  /** As filled. */
  draft: ExpenseDraft
  reading: Reading
  match: SupplierMatch | undefined
  rule: SupplierRule | undefined
  verdict: Verdict
}

/**
 * Whether a receipt is ready without a look: the person's rule says so, its verdict is `sure`, the supplier is surely
 * known, date and total were surely read and are the draft's, and expense type and VAT type are the rule's.
 */
export function goesAtOnce(parts: AtOnceParts): boolean {
  const { draft, reading, rule, verdict } = parts
  return (
    rule?.goesAtOnce === true &&
    verdict.grade === 'sure' &&
    isSurelyFrom(parts) &&
    isSurelyRead(draft, reading) &&
    isAsRuled(draft, rule) &&
    (!draft.payment || !isPaidOtherwise(reading, draft.payment.method))
  )
}

/** A name alone is believed only where it was read without doubt. */
function isSurelyFrom({ draft, match, reading }: AtOnceParts): boolean {
  if (match?.supplierId === undefined || match.confidence < sureMatch) return false
  const isReadSurely = match.how === 'vat-number' || reading.fields.supplier?.isSure === true
  return draft.supplierId === match.supplierId && isReadSurely
}

function isSurelyRead(draft: ExpenseDraft, { fields }: Reading): boolean {
  const { date, total } = fields
  const amount = paperTotal(fields)
  return (
    date?.isSure === true &&
    date.value === draft.postingDate &&
    total?.isSure === true &&
    amount !== undefined &&
    compareAmounts(amount, totals(draft).gross) === 0
  )
}

/** What was only remembered is a suggestion: it waits for a person. */
function isAsRuled(draft: ExpenseDraft, rule: SupplierRule): boolean {
  const { expenseType, vatType, payment } = rule
  const isTyped = draft.lines.every(
    (line) => line.expenseType === expenseType && line.vatType === vatType,
  )
  const paid = draft.payment
  const isPaid =
    paid === undefined || payment === undefined
      ? paid === payment
      : paid.method === payment.method &&
        paid.bankAccountId === payment.bankAccountId &&
        paid.personId === payment.personId
  return isTyped && isPaid
}
