import { expect, test } from 'vitest'
import { grainOf, withoutGrain } from '../../../../../electron/reading/engine/grain'
import { randomOf } from '../../../../reading/fitting'

const [width, height] = [400, 300]

/** A page with lines of print and a shadow across, and grain of this deviation, as coarse as JPEG leaves it. */
function page(deviation: number) {
  const random = randomOf(7)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const coarse = Float32Array.from(
    { length: (width / 2) * (height / 2) },
    () => deviation * normal(),
  )
  const shades = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    const paper = y % 30 < 12 && x % 9 < 3 ? 60 : 170 + x / 20
    const grain = coarse[Math.floor(y / 2) * (width / 2) + Math.floor(x / 2)] ?? 0
    return Math.min(255, Math.max(0, Math.round(paper + grain)))
  })
  return { width, height, shades }
}

test('print and shadows are no grain', () => {
  expect(grainOf(page(0))).toBeLessThan(1)
})

test('strong grain is measured, and there is less of it afterwards', () => {
  const grainy = page(9)
  expect(grainOf(grainy)).toBeGreaterThan(6)
  expect(grainOf(withoutGrain(grainy))).toBeLessThan(0.8 * grainOf(grainy))
})

test('a picture with little grain is left as it is', () => {
  const clear = page(2)
  expect(withoutGrain(clear)).toBe(clear)
})

test.each([0, 1, 2, 3, 4, 5])('a picture of %i pixels a side has no grain', (side) => {
  expect(grainOf({ width: side, height: side, shades: new Uint8Array(side * side) })).toBe(0)
})
