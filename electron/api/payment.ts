/** Payments as they are written into expenses and invoices (specification, SupplierPayment and InvoicePayment). */
import { AppError } from '../../shared/errors'
import type { NewPayment } from '../../shared/books/payment'
import { objectText } from './text/json-text'

/** JSON text of a payment of an expense; its amount is a number. @throws AppError `invalid-input` */
export function supplierPaymentText(payment: NewPayment): string {
  return objectText({
    date: JSON.stringify(payment.date),
    amount: numberText(payment.amount),
    paymentTarget: targetText(payment),
  })
}

/**
 * JSON text of a payment of an invoice; its amount is text, and it has no id until the service gives it one.
 * @throws AppError `invalid-input`
 */
export function invoicePaymentText(payment: NewPayment): string {
  return objectText({
    amount: JSON.stringify(numberText(payment.amount)),
    date: JSON.stringify(payment.date),
    paymentTarget: targetText(payment),
  })
}

/** A plain decimal as a JSON number, so that no floating point touches it. @throws AppError `invalid-input` */
export function numberText(decimal: string): string {
  if (!/^-?(0|[1-9]\d*)(\.\d+)?$/.test(decimal))
    throw new AppError('invalid-input', 'An amount is no plain decimal')
  return decimal
}

/** Where a payment came from, as it is written. */
export function targetText({
  method,
  bankAccountId,
  personId,
}: Pick<NewPayment, 'method' | 'bankAccountId' | 'personId'>): string {
  return JSON.stringify({
    paymentMethod: { paymentMethodName: method },
    ...(bankAccountId !== undefined && { bankAccount: { id: bankAccountId } }),
    ...(personId !== undefined && { person: { id: personId } }),
  })
}
