import { expect, test } from 'vitest'
import { supplierName } from '../../../../../electron/reading/fields/supplier-name'

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
