/** Of electron/reading/fields: whether the day or the month comes first, by where a paper is from. */
import { expect, test } from 'vitest'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

const days = ['Invoice date | 03/02/2026', 'Due date | 05/03/2026']

function daysOf(head: readonly string[], total: string) {
  const rows = [...head, ...days, `Licence | ${total}`, `Total | ${total}`]
  const { date, due } = readFields(paper(...rows), { today: '2026-06-15', home: 'GB' })
  return [date, due].map((day) => `${day?.value}${day?.isSure ? ' sure' : ''}`)
}

const customer = ['Bill to|', 'Northgate Design Ltd|', '18 High Street|', 'Leeds LS1 5PY|']

test.each([
  [['Sierra Software LLC | INVOICE', '120 Oak Ave|', 'Boulder, CO 80301|'], '$500.00'],
  [['Sierra Software LLC | INVOICE', '120 Oak Ave|', 'Boulder, CO 80301|'], 'USD 500.00'],
  [['Lumen Tools Inc. | INVOICE', 'San Francisco, California 94104|', 'United States|'], '$500.00'],
  [['Lumen Tools, Ltd. | INVOICE', '120 Oak Ave|', 'Dallas, TX 75201|'], '$500.00'],
  [['Lumen Tools Inc. | INVOICE', 'Dallas, TX 75201|', ...customer, 'United Kingdom|'], '$500.00'],
  [['Lumen Tools Inc. | INVOICE', ...customer], 'USD 500.00'],
  [['Lumen Tools | INVOICE'], 'USD 500.00'],
])('a paper from the United States has the month first: %j, %s', (head, total) => {
  expect(daysOf(head, total)).toEqual(['2026-03-02 sure', '2026-05-03 sure'])
})

test.each([
  [['Fellgate Joinery Ltd | INVOICE', 'Kendal LA9 4QT, United Kingdom|'], 'USD 500.00'],
  [['Fellgate Joinery Ltd | INVOICE', 'VAT No GB 980 7806 84|'], 'USD 500.00'],
  [['Fellgate Joinery Ltd | INVOICE'], 'USD 500.00'],
  [['Meier GmbH | Invoice', '6900 Bregenz|', 'ATU12345678|'], 'USD 500.00'],
  [['Merlion Software Pte Ltd | INVOICE', '10 Anson Road, Singapore 079903|'], 'USD 500.00'],
  [['Lumen Tools | INVOICE', ...customer], 'USD 500.00'],
  [['Cloudbarn Inc. | INVOICE', 'San Francisco, CA 94104|'], '£40.00'],
  [['Cloudbarn Inc. | INVOICE', 'San Francisco, CA 94104|', ...customer], '£40.00'],
  [['Cloudbarn LLC | INVOICE', 'Dallas, TX 75201|', ...customer], '€40.00'],
])('where money and country disagree either may come first: %j, %s', (head, total) => {
  expect(daysOf(head, total)).toEqual(['2026-02-03', '2026-03-05'])
})

test.each([
  [['Fellgate Joinery Ltd | INVOICE', 'Kendal LA9 4QT, United Kingdom|'], '£500.00'],
  [
    ['Fellgate Joinery Ltd | INVOICE', 'Bill to|', 'Lumen Tools Inc.|', 'Dallas, TX 75201|'],
    '£5.00',
  ],
  [['Meier GmbH | Invoice', '6900 Bregenz|', 'ATU12345678|'], '€500.00'],
  [['Koala Supplies Pty Ltd | INVOICE', 'Perth WA 6000|', 'ABN 51 824 753 556|'], '$500.00'],
])('where money and country agree the day comes first: %j, %s', (head, total) => {
  expect(daysOf(head, total)).toEqual(['2026-02-03 sure', '2026-03-05 sure'])
})

test.each([
  [['Bookshop | INVOICE', 'Auckland|'], '500.00'],
  [['Bookshop | INVOICE', '5 Herzl Street, Israel|'], '500.00'],
  [['Bookshop | INVOICE', ...customer, '+61 2 9999 0000|'], '$500.00'],
])('a country that is no more than likely leaves open which comes first: %j, %s', (head, total) => {
  expect(daysOf(head, total)).toEqual(['2026-02-03', '2026-03-05'])
})

test('but not where sums bear the sign of others', () => {
  expect(daysOf(['Tiffin House | INVOICE'], 'Rs. 500.00')).toEqual([
    '2026-02-03 sure',
    '2026-03-05 sure',
  ])
})

test('the only day is sure without a label where the country puts the day first, and in doubt where it is open', () => {
  const dayIn = (...rows: string[]) =>
    readFields(paper(...rows), { today: '2026-06-15', home: 'GB' }).date
  const tyres = ['^Fellside Tyres', 'Receipt 88214', '04/03/2026', '2 tyres | 140.00']
  expect(dayIn(...tyres, 'Total | £140.00')).toMatchObject({ value: '2026-03-04', isSure: true })
  expect(dayIn(...tyres, 'Total | $140.00')?.isSure).toBe(false)
  expect(dayIn(...tyres, '05/03/2026', 'Total | £140.00')?.isSure).toBe(false)
})
