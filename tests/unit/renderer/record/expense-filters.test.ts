import { expect, test } from 'vitest'
import { askedFilters, filterWords, noFilters } from '../../../../renderer/record/expense-filters'
import { dateProblem } from '../../../../renderer/record/filters'

const methodName = (code: string) => (code === 'EFT' ? 'Transfer' : code)
const all = {
  supplier: { id: 7, name: 'Northgate Fuels' },
  from: '2026-10-01',
  to: '2026-10-31',
  receipt: 'without' as const,
  paid: 'unpaid' as const,
  method: 'EFT',
}

test('what is not set is not asked for', () => {
  expect(askedFilters(noFilters)).toEqual({})
  expect(askedFilters(all)).toEqual({
    supplierId: 7,
    from: '2026-10-01',
    to: '2026-10-31',
    hasReceipt: false,
    isPaid: false,
    method: 'EFT',
  })
})

test('half a date narrows nothing', () => {
  expect(askedFilters({ ...noFilters, from: '1/1' })).toEqual({})
  expect(dateProblem('from', { ...noFilters, from: '1/1' })).toBe('This is no date.')
  expect(dateProblem('from', noFilters)).toBeUndefined()
})

test('days the wrong way round are said beside the second', () => {
  const turned = { ...noFilters, from: '2026-10-31', to: '2026-10-01' }
  expect(dateProblem('to', turned)).toBe('This is before the first day.')
  expect(dateProblem('from', turned)).toBeUndefined()
})

test('each filter that narrows is put into words', () => {
  expect(filterWords(noFilters, methodName)).toEqual([])
  expect(filterWords(all, methodName)).toEqual([
    'Northgate Fuels',
    '1 Oct 2026 to 31 Oct 2026',
    'without a receipt',
    'unpaid',
    'Transfer',
  ])
  expect(filterWords({ ...noFilters, from: '2026-10-01' }, methodName)).toEqual(['from 1 Oct 2026'])
})
