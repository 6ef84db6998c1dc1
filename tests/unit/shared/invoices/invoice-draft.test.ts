import { describe, expect, test } from 'vitest'
import {
  checkInvoice,
  parseQuantity,
  type InvoiceDraft,
  type InvoiceDraftLine,
} from '../../../../shared/invoices/invoice-draft'
import { emptyInvoiceDraft } from '../../../support/empty-invoice'

const choices = {
  vatTypes: ['Standard', 'Reduced', 'Zero', 'Exempt', 'Outside the Scope', 'Margin'],
  bankAccounts: [{ id: 304, name: 'Business account', isDefault: true }],
  clients: [{ id: 501 }],
}
const line: InvoiceDraftLine = {
  description: ' Kiln repair ',
  quantity: '2',
  price: '£45.50',
  vatType: 'Standard',
}
const good: InvoiceDraft = {
  clientId: 501,
  clientName: 'Ashworth',
  issuedDate: '2026-06-30',
  paymentTermsDays: '',
  bankAccountId: 304,
  lines: [line],
}
const codes = (draft: InvoiceDraft) =>
  checkInvoice(draft, choices).problems.map(({ field, code }) => `${field}: ${code}`)

describe('a draft', () => {
  test('without a problem is what the service is asked to create', () => {
    expect(checkInvoice(good, choices)).toEqual({
      problems: [],
      invoice: {
        clientId: 501,
        issuedDate: '2026-06-30',
        bankAccountId: 304,
        paymentTermsDays: 30,
        items: [{ description: 'Kiln repair', price: '45.50', quantity: '2', vatRate: 'Standard' }],
      },
    })
  })

  test('that is empty lacks everything, each at its field', () => {
    expect(codes(emptyInvoiceDraft)).toEqual([
      'clientId: client-missing',
      'issuedDate: date-missing',
      'bankAccountId: bank-account-missing',
      'lines.0.description: description-missing',
      'lines.0.price: price-missing',
      'lines.0.vatType: vat-missing',
    ])
  })

  test.each([
    [{ clientId: 9 }, 'clientId: client-unknown'],
    [{ issuedDate: '2026-02-30' }, 'issuedDate: date-invalid'],
    [{ paymentTermsDays: '366' }, 'paymentTermsDays: terms-invalid'],
    [{ paymentTermsDays: '1.5' }, 'paymentTermsDays: terms-invalid'],
    [{ bankAccountId: 9 }, 'bankAccountId: bank-account-unknown'],
    [{ lines: [{ ...line, quantity: '0' }] }, 'lines.0.quantity: quantity-invalid'],
    [{ lines: [line, { ...line, price: '1,2' }] }, 'lines.1.price: price-invalid'],
    [{ lines: [{ ...line, vatType: 'STANDARD' }] }, 'lines.0.vatType: vat-unknown'],
    [{ lines: [{ ...line, price: '0' }] }, 'lines.0.price: total-not-positive'],
    [{ lines: [line, { ...line, price: '-45.50' }] }, 'lines.0.price: total-not-positive'],
  ])('with %j is told: %s', (changes, problem) => {
    expect(codes({ ...good, ...changes })).toEqual([problem])
  })

  test('is not sent before the VAT types are known', () => {
    const { problems } = checkInvoice(good, { ...choices, vatTypes: [] })
    expect(problems).toEqual([{ field: 'lines.0.vatType', code: 'choices-unknown' }])
  })
})

describe('quantities', () => {
  test.each([
    ['2', '2'],
    ['1.50', '1.5'],
    ['.125', '0.125'],
    ['1,000', '1000'],
    [' 007 ', '7'],
  ])('%s is %s', (text, read) => {
    expect(parseQuantity(text)).toBe(read)
  })

  test.each(['', '0', '0.000', '-1', '1.2345', '1,00', '1e3', 'two', '1.', '١'])(
    '%s is none',
    (text) => {
      expect(parseQuantity(text)).toBeUndefined()
    },
  )
})
