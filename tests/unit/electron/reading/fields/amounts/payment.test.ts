import { expect, test } from 'vitest'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

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

test.each([
  [['Total | 42.00', 'VISA | 30.00', 'Cash | 20.00', 'Change | 8.00'], false],
  [['Total | 42.00', 'Cash | 12.00', 'Card | 30.00'], false],
  [['Total | 36.00', 'Gift voucher | -10.00', 'Card payment | 26.00'], false],
  [['Total | 42.00', 'VISA DEBIT | 42.00'], true],
  [['Total | 6.00', 'Cash | 10.00', 'Change | 4.00'], true],
])('what was paid in several ways is not surely paid in one: %j', (rows, isSure) => {
  const { payment } = readFields(paper('CORNER STORES', ...rows), { today: '2026-03-15' })
  expect(payment?.isSure).toBe(isSure)
})
