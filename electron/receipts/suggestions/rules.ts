/** A person's own rules: which is for a receipt, what it would change, and when a receipt is ready without a look. Pure. */
import { paymentsOf, totals, type ExpenseDraft } from '../../../shared/expenses/expense'
import { foldName } from '../../../shared/books/supplier'
import { shownVat } from '../../../shared/expenses/vat-check'
import {
  RememberedField,
  type RuleEntry,
  type SupplierDefaults,
  type SupplierRef,
  type SupplierRule,
  type UsualPayment,
} from '../../../shared/receipts/learning'
import type { ReferenceData } from '../../../shared/books/reference-data'
import { compareAmounts, signOf } from '../../../shared/money'
import { paperTotal } from '../../../shared/receipts/paper'
import type { Reading } from '../../../shared/receipts/reading'
import type { Receipt } from '../../../shared/receipts/receipt'
import type { Verdict } from '../../../shared/receipts/verdict'
import { isPayable } from './defaults'
import { sureMatch, type SupplierMatch } from './match'
import { isPaidOtherwise } from './suggest'

/** The first rule that is for this supplier and not switched off. */
export function ruleFor(
  rules: readonly RuleEntry[],
  supplier: SupplierRef,
): SupplierRule | undefined {
  return rules.find((entry) => entry.rule.isOff !== true && isFor(entry, supplier))?.rule
}

/** One of the books is known by its id; what was a name alone is for the one of that name in the books as well. */
export function isFor({ supplier, rule }: RuleEntry, { id, name }: SupplierRef): boolean {
  const [wanted, words] = [foldName(supplier.name), foldName(name).split(' ')]
  if (rule.isForWords)
    return wanted !== '' && wanted.split(' ').every((word) => words.includes(word))
  return supplier.id === undefined ? wanted === words.join(' ') : supplier.id === id
}

/** What a rule fills in for a supplier, as far as the books still offer it. */
export function ruledDefaults(
  { expenseType, vatType, payment }: SupplierRule,
  { name }: SupplierRef,
  choices: ReferenceData,
): SupplierDefaults {
  const sure = { why: { kind: 'rule', supplierName: name }, confidence: 1 } as const
  const hasType = choices.expenseTypes.some(({ code }) => code === expenseType)
  const hasVatType = vatType !== undefined && choices.vatTypes.includes(vatType)
  return {
    ...(expenseType !== undefined && hasType && { expenseType: { value: expenseType, ...sure } }),
    ...(hasVatType && { vatType: { value: vatType, ...sure } }),
    ...(payment && isPayable(payment, choices) && { payment: { value: payment, ...sure } }),
  }
}

/** What a rule says otherwise than a draft has it. */
export function differencesOf(draft: ExpenseDraft, rule: SupplierRule): RememberedField[] {
  const { expenseType, vatType, payment } = rule
  const { lines } = draft
  const differs: Record<RememberedField, boolean> = {
    expenseType:
      expenseType !== undefined && lines.some((line) => line.expenseType !== expenseType),
    vatType: vatType !== undefined && lines.some((line) => line.vatType !== vatType),
    payment: payment !== undefined && !isSamePayment(draft.payment, payment),
  }
  return RememberedField.options.filter((field) => differs[field])
}

function isSamePayment(paid: UsualPayment | undefined, payment: UsualPayment): boolean {
  return (
    paid?.method === payment.method &&
    paid.bankAccountId === payment.bankAccountId &&
    paid.personId === payment.personId
  )
}

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
 * known, date, total and any VAT that is charged were surely read and are the draft's, and expense type and VAT type are
 * the rule's.
 */
export function goesAtOnce(parts: AtOnceParts): boolean {
  const { draft, reading, rule, verdict } = parts
  return (
    rule?.goesAtOnce === true &&
    verdict.grade === 'sure' &&
    isSurelyFrom(parts) &&
    isSurelyRead(draft, reading) &&
    isVatSurelyRead(draft, reading) &&
    isAsRuled(draft, rule) &&
    (!draft.payment || !isPaidOtherwise(reading, draft.payment.method))
  )
}

/**
 * Whether nobody did anything with a receipt since it came in. What a person took back, brought out of the bin or had read
 * again is before their eyes: no rule takes it away from there.
 */
export function isAsCaptured(trail: Receipt['trail']): boolean {
  return trail.every(({ event }) => event === 'captured')
}

/** A name alone is believed only where it was read without doubt. */
function isSurelyFrom({ draft, match, reading }: AtOnceParts): boolean {
  if (match?.supplierId === undefined || match.confidence < sureMatch) return false
  const isReadSurely = match.how === 'vat-number' || reading.fields.supplier?.isSure === true
  return draft.supplierId === match.supplierId && isReadSurely
}

function isSurelyRead(draft: ExpenseDraft, { fields }: Reading): boolean {
  const { currency, date, total } = fields
  const amount = paperTotal(fields)
  return (
    date?.isSure === true &&
    date.value === draft.postingDate &&
    total?.isSure === true &&
    currency?.isSure === true &&
    amount !== undefined &&
    compareAmounts(amount, totals(draft).gross) === 0
  )
}

/**
 * That VAT is on the paper at all is no rule's to say, so a VAT number does not stand for it. Whether it is the draft's is the
 * verdict's matter.
 */
function isVatSurelyRead(draft: ExpenseDraft, { fields }: Reading): boolean {
  const { vat } = totals(draft)
  return vat !== undefined && (signOf(vat) === 0 || shownVat(fields)?.isSure === true)
}

/** What was only remembered is a suggestion: it waits for a person. */
function isAsRuled(draft: ExpenseDraft, rule: SupplierRule): boolean {
  const { expenseType, vatType, payment } = rule
  const isTyped = draft.lines.every(
    (line) => line.expenseType === expenseType && line.vatType === vatType,
  )
  const [paid, ...others] = paymentsOf(draft)
  const isPaid =
    paid === undefined || payment === undefined ? paid === payment : isSamePayment(paid, payment)
  return isTyped && isPaid && others.length === 0
}
