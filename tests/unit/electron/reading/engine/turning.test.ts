import { expect, test } from 'vitest'
import type { Grey } from '../../../../../electron/reading/engine/grey'
import {
  levelled,
  onPage,
  type Quarter,
  tiltOf,
  turned,
} from '../../../../../electron/reading/engine/turning'

const picture = { width: 3, height: 2, shades: Uint8Array.of(1, 2, 3, 4, 5, 6) }

test.each<[Quarter, number, number[]]>([
  [0, 3, [1, 2, 3, 4, 5, 6]],
  [90, 2, [4, 1, 5, 2, 6, 3]],
  [180, 3, [6, 5, 4, 3, 2, 1]],
  [270, 2, [3, 6, 2, 5, 1, 4]],
])('a picture turned by %i has its pixels where they belong', (by, width, shades) => {
  const result = turned(picture, by)
  expect(result.width).toBe(width)
  expect([...result.shades]).toEqual(shades)
})

test('a page that is not askew stays the same', () => {
  const tilt = tiltOf(picture, 0)
  const place = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }
  expect(levelled(picture, tilt)).toBe(picture)
  expect(onPage(place, tilt)).toBe(place)
})

test.each([-20, -4, 3, 12])('a spot on a page askew by %i degrees is found again', (degrees) => {
  const page = { width: 200, height: 300, shades: new Uint8Array(200 * 300).fill(255) }
  for (let y = 58; y <= 62; y++) page.shades.fill(0, y * page.width + 148, y * page.width + 153)
  const tilt = tiltOf(page, degrees)
  const level = levelled(page, tilt)
  const [x, y] = darkest(level)
  const place = { x: x / level.width, y: y / level.height, width: 0, height: 0 }
  const back = onPage(place, tilt)
  expect(Math.abs(back.x * page.width - 150)).toBeLessThan(2)
  expect(Math.abs(back.y * page.height - 60)).toBeLessThan(2)
})

/** The middle of the dark pixels. */
function darkest({ width, shades }: Grey) {
  let [count, sumX, sumY] = [0, 0, 0]
  for (let i = 0; i < shades.length; i++) {
    if ((shades[i] ?? 255) > 100) continue
    count++
    sumX += (i % width) + 0.5
    sumY += Math.floor(i / width) + 0.5
  }
  return [sumX / count, sumY / count] as const
}
