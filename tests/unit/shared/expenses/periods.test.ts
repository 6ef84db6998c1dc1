import { expect, test } from 'vitest'
import { daysOf, periodOf, periods, type Period } from '../../../../shared/expenses/periods'

const cases: [Period, string, string, string][] = [
  ['this-month', '2026-11-24', '2026-11-01', '2026-11-30'],
  ['this-month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['this-month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['last-month', '2028-03-01', '2028-02-01', '2028-02-29'],
  ['last-month', '2027-03-31', '2027-02-01', '2027-02-28'],
  ['last-month', '2100-03-15', '2100-02-01', '2100-02-28'],
  ['last-month', '2026-01-01', '2025-12-01', '2025-12-31'],
  ['last-quarter', '2026-01-01', '2025-10-01', '2025-12-31'],
  ['last-quarter', '2026-03-31', '2025-10-01', '2025-12-31'],
  ['last-quarter', '2026-04-01', '2026-01-01', '2026-03-31'],
  ['last-quarter', '2026-06-30', '2026-01-01', '2026-03-31'],
  ['last-quarter', '2026-07-01', '2026-04-01', '2026-06-30'],
  ['last-quarter', '2026-12-31', '2026-07-01', '2026-09-30'],
  ['this-tax-year', '2026-04-05', '2025-04-06', '2026-04-05'],
  ['this-tax-year', '2026-04-06', '2026-04-06', '2027-04-05'],
  ['this-tax-year', '2028-02-29', '2027-04-06', '2028-04-05'],
  ['last-tax-year', '2026-04-05', '2024-04-06', '2025-04-05'],
  ['last-tax-year', '2026-04-06', '2025-04-06', '2026-04-05'],
  ['last-tax-year', '2026-12-31', '2025-04-06', '2026-04-05'],
]

test.each(cases)('%s on %s is from %s to %s', (period, today, from, to) => {
  expect(daysOf(period, today)).toEqual({ from, to })
})

test('days are known again as the period they are', () => {
  for (const period of periods)
    expect(periodOf(daysOf(period, '2026-11-24'), '2026-11-24')).toBe(period)
  expect(periodOf({ from: '2026-11-02', to: '2026-11-30' }, '2026-11-24')).toBeUndefined()
})
