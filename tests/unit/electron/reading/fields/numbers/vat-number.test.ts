import { expect, test } from 'vitest'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import {
  isUkVatNumber,
  vatNumberIn,
} from '../../../../../../electron/reading/fields/numbers/vat-number'
import { paper } from '../paper'

const found = (...rows: string[]) => vatNumberIn(rowsOf(paper(...rows)))

test('check digits tell a UK number from a misread one, in both schemes', () => {
  expect(isUkVatNumber('980780684')).toBe(true)
  expect(isUkVatNumber('955706340')).toBe(true)
  expect(isUkVatNumber('980780685')).toBe(false)
  expect(isUkVatNumber('000000000')).toBe(false)
})

test.each([
  'VAT No GB 980 7806 84',
  'VAT Reg. No. 980780684',
  'VAT registration number: 980 7806 84',
  'GB980780684',
  'VAT N0 98O 78O6 84',
  'V.A.T. 980 780 684',
])('%s is found and proven', (row) => {
  expect(found(row)).toMatchObject({ value: 'GB980780684', isProven: true })
})

test('a number on the row under its label is found', () => {
  expect(found('VAT Reg No', '980 7806 84')?.value).toBe('GB980780684')
})

test('a misread number is given, but not as proven', () => {
  expect(found('VAT No 980 7806 85')).toMatchObject({ value: 'GB980780685', isProven: false })
})

test("digits without a label, amounts, and the customer's number are none", () => {
  expect(found('980780684')).toBeUndefined()
  expect(found('VAT 20% of 176.00 | 3520')).toBeUndefined()
  expect(found('Your VAT number 980 7806 84')).toBeUndefined()
})

test('a longer number that begins as a British one is none', () => {
  expect(found('VAT REG TIN 980-780-684-00000')).toBeUndefined()
})
