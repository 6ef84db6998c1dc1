import { expect, test } from 'vitest'
import { tabFit } from '../../../../../renderer/inbox/list/tab-fit'

const tabs = (...counts: readonly [string, string, string, string]) =>
  ['Review', 'Ready', 'Sending', 'Needs you'].map((label, index) => ({
    label,
    count: counts[index] ?? '',
    isMarked: label === 'Needs you',
  }))

/** Widths of the row as it was measured in windows of 1440, 1100 and 1024 pixels. */
test.each([
  [323, tabs('5', '', '', ''), 'wide'],
  [323, tabs('5', '2', '2', '2'), 'snug'],
  [323, tabs('140', '3', '3', '1'), 'small'],
  [323, tabs('5,000', '200', '12', '48'), 'stacked'],
  [291, tabs('5', '2', '2', '2'), 'small'],
  [267, tabs('5', '2', '2', '2'), 'stacked'],
  [600, tabs('10,000', '5,000', '6', '1,200'), 'wide'],
] as const)('in %d pixels %o are %3$s', (width, shown, fit) => {
  expect(tabFit(shown, width)).toBe(fit)
})

test('larger counts never make a row looser', () => {
  const order = ['wide', 'snug', 'small', 'stacked']
  const fits = ['', '1', '22', '333', '4,444', '55,555'].map((count) =>
    order.indexOf(tabFit(tabs(count, count, count, count), 330)),
  )
  expect(fits).toEqual(fits.toSorted((a, b) => a - b))
})
