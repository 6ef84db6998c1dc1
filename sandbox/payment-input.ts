// Owns reading a payment out of a request body, for expenses and invoices alike.
import { parseDate } from './dates'
import { entryId, optionalReference, signedAmountField } from './fields'
import type { Findings } from './findings'
import { pick } from './json'
import { isPaymentMethod, needsBankAccount, needsPerson } from './payment-methods'

export type PaymentInput = {
  /** Names a payment that is already there. */
  id: number | undefined
  date: string
  pence: number
  method: string
  bankAccountId: number | undefined
  personId: number | undefined
}

/** A payment as stored, in the columns that tables of payments share. */
export type PaymentRecord = {
  id: number
  paid_on: string
  pence: number
  method: string
  bank_account_id: number | null
  person_id: number | null
  reconciled: number
}

export type PaymentSurroundings = {
  hasBankAccount: (id: number) => boolean
  hasPerson: (id: number) => boolean
  /** Whether amounts below zero are refused. */
  refusesNegative: boolean
}

export function readPayment(
  value: unknown,
  field: string,
  around: PaymentSurroundings,
  findings: Findings,
): PaymentInput {
  const target = pick(value, 'paymentTarget')
  const method = pick(target, 'paymentMethod', 'paymentMethodName')
  const methodField = `${field}.paymentTarget.paymentMethod.paymentMethodName`
  findings.expect(isPaymentMethod(method), methodField, 'is not a payment method')
  const date = parseDate(pick(value, 'date'))
  findings.expect(date !== undefined, `${field}.date`, 'must be a date such as 2026-03-02')
  const known = String(method)
  const part = (name: string, isRequired: boolean, exists: (id: number) => boolean) =>
    optionalReference(pick(target, name, 'id'), {
      field: `${field}.paymentTarget.${name}.id`,
      isRequired,
      exists,
      findings,
    })
  return {
    id: entryId(pick(value, 'id'), `${field}.id`, findings),
    date: date ?? '',
    pence: signedAmountField(
      pick(value, 'amount'),
      `${field}.amount`,
      findings,
      around.refusesNegative,
    ),
    method: known,
    bankAccountId: part('bankAccount', needsBankAccount(known), around.hasBankAccount),
    personId: part('person', needsPerson(known), around.hasPerson),
  }
}

export function isSamePayment(stored: PaymentRecord, sent: PaymentInput | undefined): boolean {
  return (
    sent !== undefined &&
    sent.date === stored.paid_on &&
    sent.pence === stored.pence &&
    sent.method === stored.method &&
    (sent.bankAccountId ?? null) === stored.bank_account_id &&
    (sent.personId ?? null) === stored.person_id
  )
}

/** Every id must name a payment of this record, and none twice. */
export function checkPaymentIds(
  stored: readonly PaymentRecord[],
  sent: readonly PaymentInput[],
  field: string,
  findings: Findings,
): void {
  const ids = sent.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const areKnown = ids.every((id) => stored.some((payment) => payment.id === id))
  findings.expect(areKnown, field, 'names a payment that is not here')
  findings.expect(new Set(ids).size === ids.length, field, 'names a payment twice')
}
