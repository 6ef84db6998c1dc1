import { expect, test } from 'vitest'
import { isOnItsSide, skewOf, textArea } from '../../../../../electron/reading/engine/posture'

function lineAt(degrees: number, width = 300, y = 100) {
  const angle = (degrees * Math.PI) / 180
  return { x: 200, y, width, height: 20, ux: Math.cos(angle), uy: Math.sin(angle) }
}

test.each([-12, -4, -1.5, 2, 4, 30])('lines that fall by %d degrees say so', (degrees) => {
  const lines = [0.3, -0.2, 0, 0.1, -0.4].map((error) => lineAt(degrees + error))
  expect(skewOf(lines)).toBeCloseTo(degrees, 0)
})

test.each([
  ['next to level', [0.4, 0.5, 0.3, 0.6]],
  ['in disagreement', [-8, 8, -3, 4, 0.9]],
  ['too few', [5, 5]],
  ['none', []],
])('lines that are %s leave the page as it is', (_, slopes) => {
  expect(skewOf(slopes.map((degrees) => lineAt(degrees)))).toBe(0)
})

test('short scraps have no say against long lines', () => {
  const scraps = Array.from({ length: 4 }, () => lineAt(20, 55))
  expect(skewOf([...scraps, lineAt(2), lineAt(2.2), lineAt(1.8)])).toBeCloseTo(2, 0)
})

test('text that runs down lies on its side, a bar code alone does not make it so', () => {
  const across = { x: 0, y: 0, width: 300, height: 20, ux: 1, uy: 0 }
  const down = { ...across, width: 20, height: 300 }
  expect(isOnItsSide([down, down, across])).toBe(true)
  expect(isOnItsSide([across, across, down])).toBe(false)
  expect(isOnItsSide([])).toBe(false)
})

test('the area of the text has a margin and stays on the picture', () => {
  const line = { x: 110, y: 20, width: 200, height: 10, ux: 1, uy: 0 }
  const size = { width: 1000, height: 500 }
  expect(textArea([line], size)).toEqual({ x: 0, y: 0, width: 230, height: 45 })
  expect(textArea([], size)).toBeUndefined()
})
