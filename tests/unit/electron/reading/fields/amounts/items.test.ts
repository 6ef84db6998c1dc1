/** Of electron/reading/fields: what was bought, line by line. */
import { expect, test } from 'vitest'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

const itemsOf = (...rows: string[]) =>
  readFields(paper(...rows), { today: '2026-11-23', home: 'GB' }).items

const amountsOf = (...rows: string[]) => itemsOf(...rows).map(({ amount }) => amount)

test('lines without tax come to what is left of the total without it', () => {
  expect(
    itemsOf(
      'Usługa | Ilość | Cena netto | Wartość netto | VAT',
      'Mycie okien | 7 | 18,50 | 129,50 | 23%',
      'Pranie | 2 | 12,50 | 25,00 | 23%',
      'Kwota VAT | 35,54 zł',
      'Do zapłaty | 190,04 zł',
    ).map(({ description, quantity, amount }) => [description, quantity, amount]),
  ).toEqual([
    ['Mycie okien', '7', '129.50'],
    ['Pranie', '2', '25.00'],
  ])
})

test('a sum that nothing names as one is no item', () => {
  expect(
    amountsOf('Toner | 40.00', 'Paper | 8.00', 'Merchandise | 48.00', 'Total due | £48.00'),
  ).toEqual(['40.00', '8.00'])
})

test('what is carried over to the next page is no item', () => {
  const first = ['Toner | 40.00', 'Paper | 8.00', 'Carried over | 48.00']
  const second = ['Carried over | 48.00', 'Pens | 2.00', 'Total | £50.00']
  expect(amountsOf(...first, ...second)).toEqual(['40.00', '8.00', '2.00'])
})

test('the total at the head of a paper and a sum of a sale in its text are no items', () => {
  const head = ['Te betalen | € 48,00', 'Verkoop van het huis voor € 234.000,00']
  const sold = ['Toner | 40,00', 'Papier | 8,00', 'Totaal | € 48,00']
  expect(amountsOf(...head, ...sold)).toEqual(['40.00', '8.00'])
})

test('the name of an item may stand over its quantity and price, or its price under it', () => {
  expect(amountsOf('Bucket of balls', '4 x £13.00 | £52.00', 'To pay | £52.00')).toEqual(['52.00'])
  const danish = ['Gavepose | 67,50', '5 stk á 13,50', 'Oliven | 39,50', 'At betale | 107,00']
  expect(amountsOf(...danish)).toEqual(['67.50', '39.50'])
})

test('words of tax in a column of their own are not the name of an item', () => {
  expect(
    amountsOf(
      'Membership | exempt | £100.00',
      'Online library | VAT 20% | £40.00',
      'VAT | £8.00',
      'Payable | £148.00',
    ),
  ).toEqual(['100.00', '40.00'])
})

test('what is given back is a line, and a discount is none', () => {
  const paid = ['Day session | 80.00', 'Funded hours | -20.00', 'Amount due | £60.00']
  expect(amountsOf(...paid)).toEqual(['80.00', '-20.00'])
  const sold = ['Gloves | 15.00', 'Member 10% | -1.50', 'Total | £13.50']
  expect(amountsOf(...sold)).toEqual(['15.00'])
})

test('what happens to be called like a payment is an item all the same', () => {
  expect(amountsOf('Oil change | 90.00', 'Chocolate bar | 2.00', 'Total | £92.00')).toEqual([
    '90.00',
    '2.00',
  ])
})

test('lines that do not come to the total are not given at all', () => {
  expect(amountsOf('Toner | 40.00', 'Paper | 8.00', 'Total | £50.00')).toEqual([])
})

test('of a net and a gross column the net one is taken, as electronic invoices have it', () => {
  expect(
    amountsOf(
      'Description | Amount | VAT 5% | Total',
      'Maintenance | 350.00 | 17.50 | 367.50',
      'Gear oil | 240.00 | 12.00 | 252.00',
      'Taxable amount | AED 590.00',
      'VAT 5% | AED 29.50',
      'Grand total | AED 619.50',
    ),
  ).toEqual(['350.00', '240.00'])
})

test('what is charged under the subtotal, a tip and a balance that was paid are no items', () => {
  const sold = ['Lager | 6.00', 'Pie | 14.00']
  expect(amountsOf(...sold, 'Subtotal | 20.00', 'Service 10% | 2.00', 'Total | £22.00')).toEqual([
    '6.00',
    '14.00',
  ])
  expect(amountsOf(...sold, 'Summe | 20,00', 'Trinkgeld | 2,00', 'Zahlbetrag | 22,00')).toEqual([
    '6.00',
    '14.00',
  ])
  const before = ['Balance of your last bill | 67.29', 'Direct Debit, thank you | -67.29']
  expect(amountsOf(...before, ...sold, 'Total | £20.00')).toEqual(['6.00', '14.00'])
})

test('lines of a credit note come to its total, below nothing', () => {
  const lines = ['Rapeseed oil | -4 | 37.00 | -148.00', 'Still water | -2 | 5.05 | -10.10']
  expect(amountsOf('CREDIT NOTE', ...lines, 'VAT | -2.02', 'Total credit | -£160.12')).toEqual([
    '-148.00',
    '-10.10',
  ])
})
