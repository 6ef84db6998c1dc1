import { expect, test } from 'vitest'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

const referenceOn = (...rows: string[]) =>
  readFields(paper('Harbour Supplies Ltd', ...rows, 'Total | £120.00'), {
    today: '2026-11-23',
    home: 'GB',
  }).customerReference

test.each([
  ['Your reference: ML-204', 'ML-204'],
  ['Your ref | Studio', 'Studio'],
  ['PO number | PO-4471', 'PO-4471'],
  ['P.O. No. 4471', '4471'],
  ['Ihr Zeichen: KST 4410', 'KST 4410'],
  ['Votre référence 2026-B/18', '2026-B/18'],
  ['Er referens: Anna Berg', 'Anna Berg'],
  ['Vaše objednávka č.: B26-1044', 'B26-1044'],
])('what the buyer gave is read, but never for sure: %s', (row, value) => {
  expect(referenceOn('Invoice', row)).toMatchObject({ value, isSure: false })
})

test('a reference goes before the number of an order', () => {
  expect(referenceOn('Invoice', 'PO number: 4471', 'Your reference: ML-204')?.value).toBe('ML-204')
})

test.each([
  'Customer no.: 10442',
  'Kundennummer: 10442',
  'Order number: 203-4471',
  'Our reference: HS/17',
  'Your order has been shipped',
  'Your reference: Due date',
])("neither the supplier's own numbers nor sentences are one: %s", (row) => {
  expect(referenceOn('Invoice', row)).toBeUndefined()
})

test('on a receipt the number of your order is the one of the shop', () => {
  expect(referenceOn('Receipt', 'Your order no. 203-4471')).toBeUndefined()
})

test.each([
  ['Cust. PO: 4471', '4471'],
  ['Your P.O.: 4471', '4471'],
  ['Vs. ordine n. 4471', '4471'],
  ['Jeres ref: ML-204', 'ML-204'],
])('shortened labels are known as well: %s', (row, value) => {
  expect(referenceOn('Invoice', row)?.value).toBe(value)
})

test.each([
  [['Your reference: |', 'Shelving | 100.00']],
  [['Your order no: | Invoice no: 4471', 'Shelving | 100.00']],
  [['Your ref: 12/03/2026']],
  [['PO number: none']],
  [['PO number: TBC']],
  [['Your ref: see below']],
  [['Customer order value 120.00']],
])('where none was given nothing else is one: %j', (rows) => {
  expect(referenceOn('Invoice', ...rows)).toBeUndefined()
})
