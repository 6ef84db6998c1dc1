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

test.each([
  ['Bill to|', 'Northgate Design Ltd|', '18 High Street, Leeds LS1 5PY|', 'VAT: GB 980 7806 84|'],
  ['Bill to: Northgate Design Ltd|', '18 High Street, Leeds|', 'VAT No GB 980 7806 84|'],
  ['Bill to Northgate Design Ltd, VAT No GB 980 7806 84|'],
  ['Rechnung an | Northgate Design Ltd', ' | 18 High Street, Leeds', ' | USt-IdNr. GB 980 7806 84'],
  ['From | Bill to', 'Lumen Tools Inc. | Northgate Design Ltd', 'Boston, MA | VAT GB 980 7806 84'],
  ['Customer|', 'Meier GmbH|', '50667 Köln|', 'USt-IdNr. DE812706034|'],
])('the number in the block of whoever bought is not the supplier’s: %j', (...block) => {
  expect(found('Lumen Tools Inc. | Invoice', ...block, 'Total | £50.00')).toBeUndefined()
})

test('the supplier’s number counts though that of whoever bought is proven', () => {
  const customer = ['Bill to|', 'Northgate Design Ltd|', 'VAT: GB 980 7806 84|']
  expect(found('Meier GmbH|', 'USt-IdNr. DE812706034|', ...customer)?.value).toBe('DE812706034')
})

test.each([
  ['Bill to|', 'Northgate Design Ltd|', 'Leeds|', 'Plan | £50.00', 'VAT No 980 7806 84|'],
  ['Bill to|', 'Northgate Design Ltd|', 'Leeds|', 'Plan | £50.00', 'VAT No 980 7806 84'],
  ['Bill to|', 'Northgate|', 'Leeds|', 'From|', 'Brightside Books|', 'VAT No 980 7806 84|'],
  ['Bill to | From', 'Northgate | Brightside Books', 'Leeds | VAT No 980 7806 84'],
  ['Bill to|Brightside Books Ltd', 'Northgate|12 Quay Street', 'Leeds | VAT No 980 7806 84'],
  ['Bill to | Invoice no 4', 'Northgate | 3 March 2026', 'Leeds|VAT No 980 7806 84'],
  ['Bill to|', 'Northgate Ltd|', 'Brightside Books Ltd|', 'VAT No 980 7806 84|'],
  ['* CUSTOMER RECEIPT *', 'Mill Lane', 'London NW6 1NH', 'VAT No 980 7806 84'],
  ['CORNER STORES', 'Customer: 00123', 'VAT No 980 7806 84'],
  ['CORNER STORES', 'Guest', 'Table 4', 'VAT No 980 7806 84'],
])('the supplier’s number stands elsewhere: %j', (...rows) => {
  expect(found(...rows)?.value).toBe('GB980780684')
})

test.each([
  ['Your VAT no: GB 980 7806 84'],
  ['Customer VAT No: | GB 980 7806 84'],
  ['VAT number (customer): GB 980 7806 84'],
  ['Your VAT no', 'GB 980 7806 84'],
  ['USt-IdNr. des Leistungsempfängers: DE812706034'],
  ['Vs. P.IVA IT12345678901'],
  ['Ert VAT-nr SE556012345601'],
  ['Jeres CVR DK12345678'],
  ['N° TVA client : FR12345678901'],
  ['NIF cliente ESB12345678'],
  ['Uw btw-nummer NL123456789B01'],
])('a number with the label of whoever bought is not the supplier’s: %j', (...rows) => {
  expect(found(...rows)).toBeUndefined()
  expect(found(...rows, 'Our VAT no GB 955 7063 40')?.value).toBe('GB955706340')
})

test.each([
  ['Your VAT no GB 955 7063 40 | Our VAT no GB 980 7806 84'],
  ['Your VAT no | Our VAT no', 'GB 955 7063 40 | GB 980 7806 84'],
  ['Thank you for your order, VAT No: GB 980 7806 84'],
  ['Customer copy | VAT No GB 980 7806 84'],
  ['Customer no 4411 | VAT No GB 980 7806 84'],
  ['Customer service 0800 111 222 VAT No GB 980 7806 84'],
])('the supplier’s number is told from that of whoever bought: %j', (...rows) => {
  expect(found(...rows)?.value).toBe('GB980780684')
})

test('numbers of other countries are told apart as well', () => {
  expect(found('Ihre UID: ATU87654321 | Unsere UID: ATU12345678')?.value).toBe('ATU12345678')
  expect(found('Ihre UID | Unsere UID', 'ATU87654321 | ATU12345678')?.value).toBe('ATU12345678')
  expect(found('DIČ: CZ12345678')?.value).toBe('CZ12345678')
})

test.each([
  'VAT invoice no. 980780684',
  'VAT INVOICE 980780684 | Account 12',
  'VAT exempt. Charity no 980780684',
  'Prices incl. VAT. Phone 980 780 684',
  'VAT 20% | Account 980780684',
])('a number that is called something else behind the word VAT is none: %s', (row) => {
  expect(found(row)).toBeUndefined()
})

test('the supplier’s own label counts in the block of whoever bought', () => {
  const rows = ['Invoice to', 'Northgate Ltd', 'VAT no 955 7063 40', 'Our VAT no 980 7806 84']
  expect(found(...rows)?.value).toBe('GB980780684')
})

test.each([
  ['BTW-nr. NL 1234.56.789.B01', 'NL123456789B01'],
  ['CIF: ES-B12345678', 'ESB12345678'],
  ['VATNo 980 7806 84', 'GB980780684'],
])('numbers are read as people set them apart: %s', (row, value) => {
  expect(found(row)?.value).toBe(value)
})
