import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joined } from '../../../../../electron/reading/engine/joining'
import type { Region } from '../../../../../electron/reading/engine/region'

const piece = (left: number, right: number, y = 100, height = 20) => ({
  x: (left + right) / 2,
  y,
  width: right - left,
  height,
  ux: 1,
  uy: 0,
})

/** Around the picture's corner. */
function turned({ x, y, ...rest }: Region, angle: number): Region {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  return { ...rest, x: x * ux - y * uy, y: x * uy + y * ux, ux, uy }
}

test('two pieces of a line that lie on each other become one', () => {
  expect(joined([piece(150, 300), piece(100, 155)])).toEqual([piece(100, 300)])
})

test('pieces beside each other, above each other or of another size stay apart', () => {
  for (const other of [
    piece(200, 300),
    piece(205, 300),
    piece(150, 300, 112),
    piece(190, 300, 100, 40),
  ])
    expect(joined([piece(100, 200), other])).toHaveLength(2)
})

test('a place within another one is left alone', () => {
  expect(joined([piece(100, 300), piece(150, 200)])).toHaveLength(2)
})

test('a line askew is put together along its slope, whatever the slope', () => {
  fc.assert(
    fc.property(fc.double({ min: -0.6, max: 0.6, noNaN: true }), (angle) => {
      const pieces = [piece(100, 160), piece(155, 300)].map((each) => turned(each, angle))
      const [line, ...others] = joined(pieces)
      const whole = turned(piece(100, 300), angle)
      expect(others).toEqual([])
      expect(line?.x).toBeCloseTo(whole.x)
      expect(line?.y).toBeCloseTo(whole.y)
      expect(line?.width).toBeCloseTo(200)
    }),
  )
})
