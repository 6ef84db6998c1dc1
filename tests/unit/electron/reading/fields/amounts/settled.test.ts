/** Of electron/reading/fields: the total of an account that names none and was paid in full. */
import { expect, test } from 'vitest'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

const totalOf = (...rows: string[]) =>
  readFields(paper('Harbor Point Inn', '220 Front Street, Portland ME 04101', ...rows), {
    today: '2026-11-28',
  }).total

const charges = [
  '10/05/26 | Room Charge | 199.00',
  '10/05/26 | State Lodging Tax | 17.91',
  '10/06/26 | Room Charge | 199.00',
  '10/06/26 | State Lodging Tax | 17.91',
  '10/06/26 | Restaurant | 23.14',
]

test.each([
  ['with a minus', ['10/07/26 | VISA XXXX4412 | -456.96', 'Balance | 0.00']],
  ['in brackets', ['10/07/26 | Visa Card ending 4412 | (456.96)', 'BALANCE DUE | 0.00']],
  ['without a minus', ['10/07/26 | VISA XXXX4412 | 456.96', 'Balance | 0.00']],
  ['twice', ['Deposit VISA | -216.91', '10/07/26 | VISA XXXX4412 | -240.05', 'Balance | 0.00']],
  ['without a balance', ['10/07/26 | VISA XXXX4412 | -456.96']],
])('charges that were paid come to what was paid, %s', (_, paid) => {
  expect(totalOf(...charges, ...paid)?.value).toBe('456.96')
  expect(totalOf('Room 611 | Rate: 199.00', ...charges, ...paid)?.value).toBe('456.96')
})

test('charges that were paid come to it beside what was owed so far', () => {
  const total = totalOf(
    'Date | Description | Amount | Balance',
    '10/05/26 | Room Charge | 199.00 | 199.00',
    '10/05/26 | State Lodging Tax | 17.91 | 216.91',
    '10/07/26 | VISA XXXX4412 | -216.91 | 0.00',
  )
  expect(total?.value).toBe('216.91')
})

test('a charge is not sure to be all where more was paid', () => {
  const total = totalOf(...charges, '10/07/26 | VISA XXXX4412 | -470.00', 'Balance | 0.00')
  expect(total?.isSure).toBe(false)
})

test('a total that is named, or paid with change, stays', () => {
  expect(totalOf(...charges, 'Total | 456.96', 'VISA | -456.96', 'Balance | 0.00')?.value).toBe(
    '456.96',
  )
  expect(totalOf('Tea | 5.00', 'Cake | 7.00', 'CASH | 20.00', 'CHANGE | 8.00')?.isSure).toBe(false)
})

test('a deposit that is asked for and half of the contract pays nothing', () => {
  const total = totalOf(
    'Deposit invoice',
    'Contract value | 33600.00',
    '50% deposit on acceptance | 16800.00',
    'VAT 15% | 2520.00',
    'Deposit payable | 19320.00',
  )
  expect(total?.value).toBe('19320.00')
})
