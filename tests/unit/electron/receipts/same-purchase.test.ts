import { expect, test } from 'vitest'
import {
  isInvoiceAndReceipt,
  type Facts,
  type PaymentSaid,
} from '../../../../electron/receipts/same-purchase'
import { sure, unsure } from './suggestions/readings'

const of = (said: PaymentSaid | undefined, postingDate: string, more: Partial<Facts> = {}) => ({
  supplierName: 'Dovecote Kitchens Ltd',
  gross: '1200.00',
  postingDate,
  said,
  ...more,
})
const [invoice, receipt] = [{ kind: sure('invoice') }, { kind: sure('receipt') }]
const paidBy = (payment: string) => ({ payment: sure(payment) })
const billed = of(invoice, '2026-11-02')

test.each([
  ['its receipt days later', of(receipt, '2026-11-11')],
  ['its receipt two months later', of(receipt, '2027-01-01')],
  [
    'its receipt without a legal form',
    of(receipt, '2026-11-11', { supplierName: 'Dovecote Kitchens' }),
  ],
  ['the slip of a card', of(paidBy('card'), '2026-11-11')],
])('an invoice and %s are asked about', (_, other) => {
  expect(isInvoiceAndReceipt(billed, other)).toBe(true)
  expect(isInvoiceAndReceipt(other, billed)).toBe(true)
})

test.each([
  ['a receipt before it', of(receipt, '2026-11-01')],
  ['a receipt more than two months later', of(receipt, '2027-01-02')],
  ['the next invoice', of(invoice, '2026-12-02')],
  ['the next invoice, paid at once', of({ ...invoice, ...paidBy('card') }, '2026-12-02')],
  ['a paper that is to be paid', of(paidBy('transfer'), '2026-11-11')],
  ['what may be a receipt', of({ kind: unsure('receipt') }, '2026-11-11')],
  ['a credit note', of({ kind: sure('credit-note') }, '2026-11-11')],
  ['a paper that says nothing of that', of({}, '2026-11-11')],
  ['what was not read', of(undefined, '2026-11-11')],
  ['a receipt of another amount', of(receipt, '2026-11-11', { gross: '1200.01' })],
  ['a receipt of another supplier', of(receipt, '2026-11-11', { supplierName: 'Dovecote' })],
])('an invoice and %s are two purchases', (_, other) => {
  expect(isInvoiceAndReceipt(billed, other)).toBe(false)
  expect(isInvoiceAndReceipt(other, billed)).toBe(false)
})

test('two coffees of one price are two purchases', () => {
  const [one, other] = [of(receipt, '2026-11-02'), of(receipt, '2026-11-03')]
  expect(isInvoiceAndReceipt(one, other)).toBe(false)
})
