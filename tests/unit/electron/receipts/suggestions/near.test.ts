import { expect, test } from 'vitest'
import { nearSupplier, type NewSupplier } from '../../../../../electron/receipts/suggestions/near'
import type { KnownSupplier } from '../../../../../electron/receipts/suggestions/match'

const books: KnownSupplier[] = [
  { id: 1, name: 'The Copper Kettle Café' },
  { id: 2, name: 'Northgate Fuels Ltd', vatRegistrationNumber: 'GB 123 4567 89' },
  { id: 3, name: 'Marlow Hardware' },
  { id: 4, name: 'Pret' },
  { id: 5, name: 'Station 12 Parking' },
]

test.each<[string, NewSupplier, number | undefined]>([
  ['a shorter spelling', { name: 'The Copper Kettle' }, 1],
  ['without its article', { name: 'Copper Kettle' }, 1],
  ['a longer spelling', { name: 'Marlow Hardware Hire' }, 3],
  ['a misread letter', { name: 'Marl0w Hardwane' }, 3],
  ['a letter too few', { name: 'Northgate Fuel' }, 2],
  ['another name with the same VAT number', { name: 'NGF Retail', vatNumber: '123456789' }, 2],
  [
    'another name with another VAT number',
    { name: 'NGF Retail', vatNumber: '987654321' },
    undefined,
  ],
  ['one short word within a name', { name: 'Pret A Manger' }, undefined],
  ['one shared word', { name: 'Northgate Bakery' }, undefined],
  ['another number', { name: 'Station 14 Parking' }, undefined],
  ['words of every receipt', { name: 'Sales Receipt' }, undefined],
  ['nothing like it', { name: 'Riverside Books' }, undefined],
])('%s', (_name, supplier, found) => {
  expect(nearSupplier(supplier, books)?.id).toBe(found)
})

test('a supplier chosen before for the same telephone, domain or postcode is near', () => {
  const [first] = books
  expect(nearSupplier({ name: 'Riverside Books' }, books, first && [first])?.id).toBe(1)
})
