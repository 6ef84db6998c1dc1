import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkInvoice,
  emptyInvoiceDraft,
  invoiceTotals,
  lineTotals,
  parseQuantity,
  type InvoiceDraft,
  type InvoiceDraftLine,
} from '../../../../shared/invoices/invoice-draft'

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

describe('totals', () => {
  test('add up line by line, as the service rounds', () => {
    const lines = [
      { ...line, quantity: '1.5', price: '400' },
      { ...line, quantity: '3', price: '33.33', vatType: 'Zero' },
    ]
    expect(invoiceTotals(lines)).toEqual({ net: '699.99', vat: '120.00', gross: '819.99' })
  })

  test('leave out what cannot be read yet, and VAT where a rate is not known', () => {
    expect(invoiceTotals([{ ...line, price: '4x' }, line])).toEqual({
      net: '91.00',
      vat: '18.20',
      gross: '109.20',
    })
    expect(invoiceTotals([{ ...line, vatType: 'Margin' }])).toEqual({ net: '91.00' })
    expect(lineTotals({ ...line, quantity: '' })).toBeUndefined()
  })

  test('are exact to the penny, whatever the numbers (against whole numbers of pence)', () => {
    const pence = fc.integer({ min: 0, max: 9_999_999 })
    const thousandths = fc.integer({ min: 1, max: 99_999 })
    const rates = { Standard: 20n, Reduced: 5n, Zero: 0n }
    const type = fc.constantFrom<keyof typeof rates>('Standard', 'Reduced', 'Zero')
    const halfUp = (value: bigint, by: bigint) => (2n * value + by) / (2n * by)
    const pounds = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`
    fc.assert(
      fc.property(fc.array(fc.tuple(pence, thousandths, type), { minLength: 1 }), (given) => {
        const lines = given.map(([price, quantity, vatType]) => ({
          description: 'x',
          vatType,
          price: pounds(BigInt(price)),
          quantity: `${Math.floor(quantity / 1000)}.${String(quantity % 1000).padStart(3, '0')}`,
        }))
        const nets = given.map(([price, quantity]) =>
          halfUp(BigInt(price) * BigInt(quantity), 1000n),
        )
        const vats = given.map(([, , vatType], index) =>
          halfUp((nets[index] ?? 0n) * rates[vatType], 100n),
        )
        const [net, vat] = [nets, vats].map((parts) => parts.reduce((sum, part) => sum + part, 0n))
        expect(invoiceTotals(lines)).toEqual({
          net: pounds(net ?? 0n),
          vat: pounds(vat ?? 0n),
          gross: pounds((net ?? 0n) + (vat ?? 0n)),
        })
      }),
      { numRuns: 500 },
    )
  })
})
