import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { invoiceTotals } from '../../../../sandbox/invoice-body'
import { sumsOfLines, type InvoiceDraftLine } from '../../../../shared/invoices/invoice-draft'
import {
  decimalIn,
  invoiceSums,
  lineSums,
  priceIn,
  priceWithoutVat,
} from '../../../../shared/invoices/invoice-sums'
import { addAmounts } from '../../../../shared/money'

const line: InvoiceDraftLine = {
  description: 'Kiln repair',
  quantity: '2',
  price: '£45.50',
  vatType: 'Standard',
}

describe('a number that is typed', () => {
  test.each([
    ['1,250.50', '1250.50'],
    ['12', '12'],
    ['-3.5', '-3.5'],
    ['.5', '0.5'],
    ['-.125', '-0.125'],
    ['1.250,50', undefined],
    ['1,25', undefined],
    ['-', undefined],
    ['.', undefined],
    ['1.1234567', undefined],
    ['', undefined],
    ['twelve', undefined],
  ])('%j is read as %j', (text, number) => {
    expect(decimalIn(text)).toBe(number)
  })

  test('bears a pound sign as a price, and none as a quantity', () => {
    expect([priceIn('£1,250.50'), priceIn('-£3'), priceIn('12')]).toEqual(['1250.50', '-3', '12'])
    expect(decimalIn('£45')).toBeUndefined()
    expect(lineSums({ quantity: '£45', price: '1', rate: 20 })).toBeUndefined()
  })
})

describe('what an invoice comes to', () => {
  test('is the sum of its lines, each rounded, and by rate', () => {
    const lines = [
      { ...line, quantity: '1.5', price: '400' },
      { ...line, quantity: '3', price: '33.33', vatType: 'Zero' },
      { ...line, quantity: '1', price: '0.30', vatType: 'Reduced' },
    ]
    expect(sumsOfLines(lines)).toEqual({
      net: '700.29',
      // 1.5 pence of the last line are two.
      vat: '120.02',
      gross: '820.31',
      rates: [
        { rate: '20', net: '600.00', vat: '120.00' },
        { rate: '5', net: '0.30', vat: '0.02' },
        { rate: '0', net: '99.99', vat: '0.00' },
      ],
      isWhole: true,
    })
  })

  test('leaves out what cannot be read yet, and says that it is not the whole', () => {
    const sums = sumsOfLines([{ ...line, price: '4x' }, line])
    expect(sums).toMatchObject({ net: '91.00', vat: '18.20', gross: '109.20', isWhole: false })
    expect(sumsOfLines([{ ...line, price: '' }])).toMatchObject({ net: '0.00', isWhole: false })
  })

  test('has no VAT where a rate is not known', () => {
    const sums = sumsOfLines([{ ...line, vatType: 'Margin' }, line])
    expect(sums).toMatchObject({ net: '182.00', rates: [], isWhole: true })
    expect([sums.vat, sums.gross]).toEqual([undefined, undefined])
  })

  test('counts a price of three places, which the service may have written itself', () => {
    expect(sumsOfLines([{ ...line, quantity: '1', price: '10.125' }]).net).toBe('10.13')
  })

  test('tells one rate however it is written', () => {
    const of = (rate: string) => lineSums({ quantity: '1', price: '10', rate })
    expect(invoiceSums([of('20'), of('20.00')]).rates).toEqual([
      { rate: '20', net: '20.00', vat: '4.00' },
    ])
  })

  test('of a credit is what is charged with a minus, and never less than nothing by a sign alone', () => {
    const of = (price: string) => lineSums({ quantity: '1', price, rate: 5 })
    expect(of('0.30')).toMatchObject({ net: '0.30', vat: '0.02' })
    expect(of('-0.30')).toMatchObject({ net: '-0.30', vat: '-0.02' })
    expect(of('-0.01')).toMatchObject({ net: '-0.01', vat: '0.00' })
    expect(lineSums({ quantity: '0.1', price: '-0.01', rate: 20 })?.net).toBe('0.00')
  })
})

const names = ['Standard', 'Reduced', 'Zero', 'Exempt', 'Outside the Scope']
const decimal = (whole: number, places: number) =>
  `${Math.floor(whole / 10 ** places)}.${String(whole % 10 ** places).padStart(places, '0')}`

test('it is to the penny what the service counts, whatever the lines (against its own whole numbers)', () => {
  const lines = fc.array(
    fc.record({
      price_pence: fc.integer({ min: 0, max: 9_999_999 }),
      quantity_thousandths: fc.integer({ min: 1, max: 99_999 }),
      vat_rate: fc.constantFrom(...names),
    }),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(lines, (items) => {
      const record = { items, payments: [] } as unknown as Parameters<typeof invoiceTotals>[0]
      const { netPence, vatPence } = invoiceTotals(record)
      const sums = sumsOfLines(
        items.map((item) => ({
          description: 'x',
          price: decimal(item.price_pence, 2),
          quantity: decimal(item.quantity_thousandths, 3),
          vatType: item.vat_rate,
        })),
      )
      expect(sums).toMatchObject({
        net: decimal(netPence, 2),
        vat: decimal(vatPence, 2),
        gross: decimal(netPence + vatPence, 2),
      })
      expect(addAmounts(sums.rates.map(({ net }) => net))).toBe(sums.net)
      expect(addAmounts(sums.rates.map(({ vat }) => vat))).toBe(sums.vat)
    }),
    { numRuns: 500, seed: 20_261_125 },
  )
})

describe('a price that holds the VAT', () => {
  const line = { quantity: '1', rate: '28.8', net: '24', vat: '4.8', vatRate: '20' }
  test.each<[string, object, string]>([
    ['one of it', {}, '24'],
    ['several', { quantity: '2', net: '48', vat: '9.60' }, '24'],
    ['its gross instead of its VAT', { vat: undefined, gross: '28.80' }, '24'],
    ['no rate of VAT', { vatRate: undefined }, '24'],
    ['what is given back', { quantity: '-1', net: '-24', vat: '-4.8' }, '24'],
    ['pennies that divide badly', { rate: '10', net: '8.33', vat: '1.67' }, '8.333333'],
    ['a rate that was rounded', { quantity: '7', rate: '1.71', net: '10', vat: '2' }, '1.428571'],
  ])('is known by its gross, with %s', (_, more, price) => {
    expect(priceWithoutVat({ ...line, ...more })).toBe(price)
  })

  test.each<[string, object]>([
    ['without it', { rate: '24' }],
    ['without it, rounded', { quantity: '3', rate: '8.33', net: '25', vat: '5' }],
    ['of a line without VAT', { net: '28.80', vat: '0' }],
    ['that fits neither', { rate: '25', net: '20', vat: '4' }],
    ['of nothing', { quantity: '0' }],
    ['of a line whose net is not said', { net: undefined }],
    ['that cannot be read', { rate: 'a lot' }],
  ])('is never taken for one %s', (_, more) => {
    expect(priceWithoutVat({ ...line, ...more })).toBeUndefined()
  })

  test('is not made up where none of six places comes to its net', () => {
    const many = { quantity: '70001', rate: '0.57142', net: '33333.33', vat: '6666.67' }
    expect(priceWithoutVat({ ...line, ...many })).toBe('')
  })
})
