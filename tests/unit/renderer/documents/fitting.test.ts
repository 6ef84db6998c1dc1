import { expect, test } from 'vitest'
import { fittedScales, turned, usualFit } from '../../../../renderer/documents/fitting'

const room = { width: 444, height: 744 }

test.each([
  ['a photo', { width: 3000, height: 4000 }, 'page'],
  ['a page of A4', { width: 794, height: 1123 }, 'page'],
  ['a till roll', { width: 800, height: 4000 }, 'width'],
  ['a wide scan', { width: 4000, height: 800 }, 'page'],
] as const)('%s is fitted by its %s', (_, page, fit) => {
  expect(usualFit(page, room)).toBe(fit)
})

test('a page that is fitted stands in its room, by its width from side to side', () => {
  const { page, width } = fittedScales({ width: 800, height: 4000 }, room)
  expect([800 * width, 4000 * page]).toEqual([400, 700])
  expect(fittedScales({ width: 10, height: 10 }, room)).toEqual({ page: 1.5, width: 1.5 })
  expect(fittedScales({ width: 10, height: 10 }, { width: 0, height: 0 }).page).toBe(1)
})

test('a point stays where it is on the page, however it is turned', () => {
  const point = { x: 0.25, y: 0.125 }
  expect(turned(point, 1)).toEqual({ x: 0.875, y: 0.25 })
  expect(turned(turned(turned(turned(point, 1), 1), 1), 1)).toEqual(point)
  expect(turned(point, -1)).toEqual(turned(point, 3))
  expect(turned(turned(point, 2), -2)).toEqual(point)
})
