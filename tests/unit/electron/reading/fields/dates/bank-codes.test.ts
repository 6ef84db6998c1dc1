/** Of electron/reading/fields: figures of banks that look like a day. */
import { expect, test } from 'vitest'
import { datesIn } from '../../../../../../electron/reading/fields/dates/dates'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

test.each([
  'Sort code: 20-12-25',
  'Sort code 20-05-24',
  'Sort code  20-12-25  12345678',
  'Sort code (Barclays) 20 12 25',
  'Sort Code: 20-12-25 Account No: 12345678',
  'S/C 20-12-25',
  'BSB 063-000',
  'BSB: 06-12-25',
  'Barclays 20-12-25 12345678',
  'Please pay Barclays Bank 20-12-25 / 12345678',
  'Pay to 20-12-25, account 12345678',
])('a sort code is no day: %s', (text) => {
  expect(datesIn(text)).toEqual([])
})

test.each([
  ['Date 20-12-25 12345678', '2025-12-20'],
  ['20-12-25  12345678', '2025-12-20'],
  ['Bill date: 20-12-25 Account number 12345678', '2025-12-20'],
  ['Invoice 231 20-12-25', '2025-12-20'],
  ['Sort code 20-12-25 3 March 2026', '2026-03-03'],
])('a day beside other figures is one: %s', (text, iso) => {
  expect(datesIn(text).map((date) => date.iso)).toEqual([iso])
})

const dateOf = (day: string, ...foot: string[]) =>
  readFields(paper('John Hargreaves', day, 'Labour | £450.00', 'Total | £450.00', ...foot), {
    today: '2026-03-15',
    home: 'GB',
  }).date

test.each([
  ['Sort code: 20-12-25|', 'Account: 12345678|'],
  ['Bank | Sort code | Account', 'Barclays | 20-12-25 | 12345678'],
  ['Sort code', '20-12-25'],
])('the day of a paper is never the sort code of its bank: %j', (...foot) => {
  expect(dateOf('Date: 3 March', ...foot)).toBeUndefined()
  expect(dateOf('Date: 03/03/2026', ...foot)).toMatchObject({ value: '2026-03-03', isSure: true })
})
