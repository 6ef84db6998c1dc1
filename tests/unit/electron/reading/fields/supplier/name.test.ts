import { expect, test } from 'vitest'
import { nameKey, supplierName } from '../../../../../../electron/reading/fields/supplier/name'

test.each([
  ['SUN BO TAKEAWAY', 'SUN BO TAKEAWAY'],
  ['SON END CAFE', 'SON END CAFE'],
  ['THE SUN END', 'THE SUN END'],
  ['SDN BO KITCHEN', 'SDN BO KITCHEN'],
])('a legal form is never made of the words of %s', (printed, name) => {
  expect(supplierName(printed)).toBe(name)
})

test.each([
  ['KEDAI UTAMA SDN. BHD.', 'KEDAI UTAMA SDN BHD'],
  ['KEDAI UTAMA SDN BHO', 'KEDAI UTAMA SDN BHD'],
  ['KEDAI UTAMA 5DN BHD (123456-X)', 'KEDAI UTAMA SDN BHD'],
])('a legal form misread at the end of a name is mended: %s', (printed, name) => {
  expect(supplierName(printed)).toBe(name)
})

test('names in letters that are not Latin are told apart, and with accents or without they are one', () => {
  expect(nameKey('Ταβέρνα Γεωργίου')).toBe(nameKey('ΤΑΒΕΡΝΑ ΓΕΩΡΓΙΟΥ'))
  expect(nameKey('Ταβέρνα Γεωργίου')).not.toBe(nameKey('Αρτοποιία Δήμου'))
  expect(nameKey('Café & Øl')).toBe(nameKey('CAFE AND ØL'))
})

test('who keeps a shop, in brackets behind its name, is no part of it', () => {
  expect(supplierName('Northwoods Swim & Gym (M. Hautala)')).toBe('Northwoods Swim & Gym')
  for (const whole of ['Kuala Hardware (KL)', 'Farmacia Centrale (S. Giovanni)'])
    expect(supplierName(whole)).toBe(whole)
})
