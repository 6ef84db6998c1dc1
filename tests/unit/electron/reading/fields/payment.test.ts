import { expect, test } from 'vitest'
import { readFields } from '../../../../../electron/reading/fields/read-fields'
import { paper } from './paper'

const read = (...rows: string[]) => {
  const fields = readFields(paper('CORNER STORES', ...rows), { today: '2026-03-15' })
  return [fields.payment?.value, fields.cardLastFour?.value]
}

test.each<[string[], (string | undefined)[]]>([
  [
    ['Total | 6.00', 'Cash | 10.00', 'Change | 4.00'],
    ['cash', undefined],
  ],
  [
    ['Total | 6.00', 'VISA DEBIT | 6.00', '************4321'],
    ['card', '4321'],
  ],
  [
    ['Total | 6.00', 'Paid with Visa ending 7777'],
    ['card', '7777'],
  ],
  [
    ['Amount paid | 6.00', 'Method | CARD'],
    ['card', undefined],
  ],
  [
    ['Total | 6.00', 'TID: ****4741', 'Mastercard', 'XXXX XXXX XXXX 5929'],
    ['card', '5929'],
  ],
  [
    ['CASH BILL', 'Total | 6.00'],
    [undefined, undefined],
  ],
  [
    ['Total | 6.00', 'We will take this by Direct Debit'],
    [undefined, undefined],
  ],
  [
    ['Total | 6.00', 'Loyalty card ****1234'],
    [undefined, undefined],
  ],
])('%j is paid as %j', (rows, expected) => {
  expect(read(...rows)).toEqual(expected)
})
