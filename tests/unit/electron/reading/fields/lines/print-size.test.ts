import { expect, test } from 'vitest'
import { largeness } from '../../../../../../electron/reading/fields/lines/print-size'

test('print of the file itself is as large as it says', () => {
  expect([5, 10, 20].map((height) => largeness(height, 10, 1))).toEqual([-0.5, 0, 1])
})

test('recognised print is larger than its padded box, and never smaller', () => {
  expect(largeness(15, 10, 0.9)).toBe(1)
  expect(largeness(8, 10, 0.9)).toBeCloseTo(-0.2)
})
