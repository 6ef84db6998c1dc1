// Owns reading an expense out of a request body, with everything that can be wrong with it.
import { readAttachmentInput } from './attachments'
import type { AttachmentInput } from './attachments'
import { parseDate } from './dates'
import { isAssignable } from './expense-types'
import { entryId, listField, optionalText, reference, signedAmountField } from './fields'
import { Findings } from './findings'
import { isAbsent, pick } from './json'
import { readPayment } from './payment-input'
import type { PaymentInput, PaymentSurroundings } from './payment-input'
import { isVatType } from './vat'

type LineInput = {
  expenseType: string
  description: string
  vatType: string
  grossPence: number
}

export type ExpenseInput = {
  supplierId: number
  postingDate: string
  note: string
  supplierReference: string
  lines: LineInput[]
  payments: PaymentInput[]
  /** Absent when the body does not speak of attachments. */
  attachments: AttachmentInput[] | undefined
}

/** What the books already say, as far as an expense is judged by it. */
export type Surroundings = PaymentSurroundings & {
  hasSupplier: (id: number) => boolean
  isOpen: (date: string) => boolean
  attachmentCount: number
  /** Whether amounts below zero are refused. */
  refusesNegative: boolean
}

export function parseExpense(body: unknown, around: Surroundings): ExpenseInput {
  const findings = new Findings()
  const input: ExpenseInput = {
    supplierId: reference(
      pick(body, 'supplier', 'id'),
      'supplier.id',
      around.hasSupplier,
      findings,
    ),
    postingDate: postingDate(pick(body, 'postingDate'), around, findings),
    note: optionalText(pick(body, 'note'), 'note', findings),
    supplierReference: optionalText(pick(body, 'supplierReference'), 'supplierReference', findings),
    lines: listField(pick(body, 'expenseLineItems'), 'expenseLineItems', findings, (value, field) =>
      readLine(value, field, around, findings),
    ),
    payments: listField(
      pick(body, 'supplierPayments'),
      'supplierPayments',
      findings,
      (value, field) => readPayment(value, field, around, findings),
    ),
    attachments: isAbsent(pick(body, 'attachments'))
      ? undefined
      : listField(pick(body, 'attachments'), 'attachments', findings, (value, field) =>
          readAttachmentInput(value, field, around.attachmentCount, findings),
        ),
  }
  const lines = pick(body, 'expenseLineItems') ?? []
  const isEmpty = Array.isArray(lines) && lines.length === 0
  findings.expect(!isEmpty, 'expenseLineItems', 'must have at least one line')
  findings.refuseIfAny()
  return input
}

function readLine(
  value: unknown,
  field: string,
  { refusesNegative }: Surroundings,
  findings: Findings,
): LineInput {
  const expenseType = pick(value, 'expenseType')
  const vatType = pick(value, 'vatType')
  const gross = pick(value, 'amount', 'grossAmount')
  entryId(pick(value, 'id'), `${field}.id`, findings)
  findings.expect(isAssignable(expenseType), `${field}.expenseType`, 'is not an expense type')
  findings.expect(isVatType(vatType), `${field}.vatType`, 'is not a VAT type')
  return {
    expenseType: String(expenseType),
    description: optionalText(pick(value, 'description'), `${field}.description`, findings),
    vatType: String(vatType),
    grossPence: signedAmountField(gross, `${field}.amount.grossAmount`, findings, refusesNegative),
  }
}

function postingDate(value: unknown, around: Surroundings, findings: Findings): string {
  const date = parseDate(value)
  if (date === undefined) findings.add('postingDate', 'must be a date such as 2026-03-02')
  else findings.expect(around.isOpen(date), 'postingDate', 'is not in an open accounting period')
  return date ?? ''
}
