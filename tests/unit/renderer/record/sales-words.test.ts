import { expect, test } from 'vitest'
import { sumWords } from '../../../../renderer/record/sales-words'
import type { OwedSum } from '../../../../shared/sales-invoices/receivables'

test('what is owed in several currencies is said of each, and nothing of none', () => {
  const words = (amount: string, others: OwedSum['others']) =>
    sumWords({ amount, others, count: 1 })
  const euros = { currency: 'EUR', amount: '50.00' }
  expect(words('100.00', [])).toBe('£100.00')
  expect(words('0.00', [])).toBe('£0.00')
  expect(words('100.00', [euros])).toBe('£100.00 + EUR 50.00')
  expect(words('0.00', [euros])).toBe('EUR 50.00')
})
