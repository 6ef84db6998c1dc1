import { expect, test } from 'vitest'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

const read = (...rows: string[]) => {
  const { total, vat, currency } = readFields(paper(...rows), { today: '2026-11-23', home: 'GB' })
  return [total?.value, vat?.value, currency?.value]
}

const sums = [
  'Work | USD | GBP',
  'Copy editing | 4,260.00 | 3,280.20',
  'Net | $4,260.00 | £3,280.20',
  'VAT 20% | $852.00 | £656.04',
]
const head = ['Quillon Editorial', '4 Hope Street, Liverpool L1 9BZ', 'Invoice INV-0480']

test('of sums in two currencies those count that the words of the total name', () => {
  expect(
    read(...head, ...sums, 'Total due in US dollars | $5,112.00 | £3,936.24', 'Pay USD 5,112.00'),
  ).toEqual(['5112.00', '852.00', 'USD'])
  expect(
    read(...head, ...sums, 'Total due in GBP | $5,112.00 | £3,936.24', 'USD for information'),
  ).toEqual(['3936.24', '656.04', 'GBP'])
})

test('of two totals the one counts that was paid', () => {
  const receipt = ['КАФЕ РОЗА', 'УЛ. ГЕН. ГУРКО 12', 'ЗДДС No BG926617897', 'ТОНЕР | 39,84 Б']
  const rate = 'КУРС 1 EUR = 1.95583 BGN'
  const euros = ['ОБЩА СУМА EUR | 39,84', 'ОБЩА СУМА BGN | 77,92', rate, 'В БРОЙ | 39,84']
  const leva = ['ОБЩА СУМА BGN | 77,92', 'ОБЩА СУМА EUR | 39,84', rate, 'В БРОЙ | 77,92']
  expect(read(...receipt, ...euros)).toEqual(['39.84', undefined, 'EUR'])
  expect(read(...receipt, ...leva)).toEqual(['77.92', undefined, 'BGN'])
})
