import { expect, test } from 'vitest'
import { Overview, overview, overviewSpan, type SpentRows } from '../../../../shared/books/overview'

const spent = (month: string, amount: string): SpentRows['months'][number] => ({
  month,
  amount,
  count: 1,
  untold: 0,
  told: { gross: amount, net: amount, vat: '0.00', count: 1 },
})

test.each([
  ['2026-11-21', '2025-12-01', '2026-11-30'],
  ['2026-12-31', '2026-01-01', '2026-12-31'],
  ['2027-01-01', '2026-02-01', '2027-01-31'],
  ['2024-02-29', '2023-03-01', '2024-02-29'],
])('on %s the twelve months begin on %s and end on %s', (today, from, to) => {
  expect(overviewSpan(today)).toEqual({ from, to })
})

test('every month has its place, also where nothing was spent', () => {
  const { months, total } = overview(
    { months: [spent('2026-02', '3.50'), spent('2026-11', '1')], types: [] },
    '2026-11-21',
  )
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ from: '2025-12-01', to: '2025-12-31', amount: '0.00', count: 0 })
  expect(months[2]).toEqual({ from: '2026-02-01', to: '2026-02-28', amount: '3.50', count: 1 })
  expect(total).toEqual({ amount: '4.50', count: 2 })
})

test.each([
  ['2026-01-15', ['2025-04-01', '2025-07-01', '2025-10-01', '2026-01-01'], '2026-03-31'],
  ['2026-11-21', ['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01'], '2026-12-31'],
  ['2026-12-31', ['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01'], '2026-12-31'],
])('on %s the quarters are the four of the calendar', (today, starts, end) => {
  const { quarters, span } = overview({ months: [], types: [] }, today)
  expect(quarters.map(({ from }) => from)).toEqual(starts)
  expect(quarters.at(-1)?.to).toBe(end)
  expect(quarters.every(({ from }) => from >= span.from)).toBe(true)
})

test('a quarter is the sum of its months, and of no others', () => {
  const months = ['2026-06', '2026-07', '2026-09', '2026-10'].map((month) => spent(month, '2.00'))
  const { quarters } = overview({ months, types: [] }, '2026-11-21')
  expect(quarters.map(({ gross, count }) => [gross, count])).toEqual([
    ['0.00', 0],
    ['2.00', 1],
    ['4.00', 2],
    ['2.00', 1],
  ])
})

test('the eight types with most are named, most first, and the others are one', () => {
  const types = Array.from({ length: 10 }, (_, at) => ({
    code: `T${at}`,
    amount: `${at + 1}.00`,
    count: 1,
  }))
  const shown = Overview.parse(overview({ months: [], types }, '2026-11-21'))
  expect(shown.types.map(({ code }) => code)).toEqual([
    'T9',
    'T8',
    'T7',
    'T6',
    'T5',
    'T4',
    'T3',
    'T2',
  ])
  expect(shown.others).toEqual({ amount: '3.00', count: 2, types: 2 })
  expect(overview({ months: [], types: types.slice(2) }, '2026-11-21').others).toBeUndefined()
})
