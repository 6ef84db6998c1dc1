import { expect, test } from 'vitest'
import {
  overdueWords,
  owedWords,
  sumParts,
  sumWords,
} from '../../../../renderer/record/sales-words'
import type { OwedSum } from '../../../../shared/sales-invoices/receivables'

test('what is owed in several currencies is said of each, and nothing of none', () => {
  const words = (amount: string, others: OwedSum['others']) =>
    sumWords({ amount, others, count: 1, untold: 0, isExact: true })
  const euros = { currency: 'EUR', amount: '50.00' }
  expect(words('100.00', [])).toBe('£100.00')
  expect(words('0.00', [])).toBe('£0.00')
  expect(words('100.00', [euros])).toBe('£100.00 + EUR 50.00')
  expect(words('0.00', [euros])).toBe('EUR 50.00')
})

test('what may be paid in part is shown as the most that is owed, in each list and sum, and what is exact never is', () => {
  const sum = {
    amount: '100.00',
    others: [{ currency: 'EUR', amount: '50.00' }],
    count: 2,
    untold: 0,
  }
  expect(sumWords({ ...sum, isExact: false })).toBe('up to £100.00 + EUR 50.00')
  expect(sumParts({ ...sum, isExact: false })).toEqual(['up to £100.00', 'EUR 50.00'])
  expect(sumParts({ ...sum, isExact: true })).toEqual(['£100.00', 'EUR 50.00'])
  const owed = { outstanding: '342.00', currency: 'GBP' }
  expect(owedWords({ ...owed, isExact: false })).toBe('up to £342.00')
  expect(owedWords({ ...owed, isExact: true })).toBe('£342.00')
})

test('an invoice whose amount nobody says is told beside the sum of the others, and alone where there are none', () => {
  const sum = { amount: '100.00', others: [], count: 3, untold: 1, isExact: true }
  expect(sumWords(sum)).toBe('£100.00 + 1 of unknown amount')
  expect(sumWords({ ...sum, isExact: false })).toBe('up to £100.00 + 1 of unknown amount')
  expect(sumWords({ ...sum, amount: '0.00', count: 2, untold: 2 })).toBe('2 of unknown amount')
  expect(owedWords({ currency: 'GBP', isExact: true })).toBe('not said')
  expect(overdueWords({ daysOverdue: 3 })).toBe('3 days overdue')
})
