import { expect, test } from 'vitest'
import { changes, median, middle, quantile, summaryOf } from '../../../bench/kit/figures.mjs'
import { ratiosOf, rounds } from '../../../bench/kit/rounds.mjs'

const rowOf = (...medians: number[]) => ({
  work: 'copying',
  baseline: 'not copying',
  target: { ratio: { most: 1.2 }, time: { most: 50, unit: 'ms' } },
  runs: medians.map((ratio) => ({
    at: '2025-01-01',
    load: [0, 0] as [number, number],
    figures: { ratio: summaryOf([ratio]), time: summaryOf([1000 * ratio]) },
  })),
})

test('a quantile is the lowest value that this share of all does not exceed', () => {
  const values = [5, 1, 4, 2, 3, 10, 9, 8, 7, 6]
  expect(quantile(values, 0.9)).toBe(9)
  expect(quantile(values, 1)).toBe(10)
  expect(median(values)).toBe(5)
  expect(median([])).toBeNaN()
})

test.each([
  { values: [1.2, 1.2, 9], target: { most: 1.2 }, isMet: true },
  { values: [1.2, 1.3, 1.3], target: { most: 1.2 }, isMet: false },
  { values: [1, 1, 1, 1, 1, 1, 1, 1, 1, 9], target: { most: 1.2, share: 0.9 }, isMet: true },
  { values: [1, 1, 1, 1, 1, 1, 1, 1, 9, 9], target: { most: 1.2, share: 0.9 }, isMet: false },
  { values: [0, 1], target: { most: 0, share: 1 }, isMet: false },
  { values: [0.9, 0.95, 0.1], target: { least: 0.9 }, isMet: true },
  { values: [0.8, 0.95, 0.1], target: { least: 0.9 }, isMet: false },
  { values: [1], target: { unit: 's' }, isMet: undefined },
])('$values is judged by $target: $isMet', ({ values, target, isMet }) => {
  expect(summaryOf(values, target).isMet).toBe(isMet)
})

test('a summary says the middle, the ends and how many rounds there were, to three figures', () => {
  expect(summaryOf([1.23456, 2, 3])).toEqual({ median: 2, least: 1.23, most: 3, rounds: 3 })
})

test('ratios that changed by more than a tenth are told, either way, and times are not compared', () => {
  const before = { copy: rowOf(1, 1, 1), move: rowOf(2) }
  expect(changes(before, { copy: rowOf(1.09), move: rowOf(1.81) })).toEqual([])
  expect(changes(before, { copy: rowOf(1.12), move: rowOf(1.7) })).toEqual([
    { row: 'copy', figure: 'ratio', was: 1, is: 1.12 },
    { row: 'move', figure: 'ratio', was: 2, is: 1.7 },
  ])
  expect(changes({}, { copy: rowOf(1) })).toEqual([])
})

test('of several runs the middle one counts', () => {
  expect(middle(rowOf(1, 9, 2), 'ratio')).toBe(2)
})

test('a figure that is not a number any more has changed', () => {
  const none = { ...rowOf(1), runs: [] }
  expect(changes({ copy: rowOf(1) }, { copy: none })).toHaveLength(1)
})

test('baseline and work take turns, and what they measured themselves is what is compared', async () => {
  const played: string[] = []
  const { ratios } = await rounds(3, {
    baseline: (round) => (played.push(`baseline ${round}`), 2),
    work: (round) => (played.push(`work ${round}`), 3),
  })
  expect(played.map((each) => each[0]).join('')).toBe('bwwbbw')
  expect(ratios).toEqual([1.5, 1.5, 1.5])
  expect(ratiosOf([4, 9], [2, 3])).toEqual([2, 3])
})
