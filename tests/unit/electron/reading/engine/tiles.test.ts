import fc from 'fast-check'
import { expect, test } from 'vitest'
import { merged, tilesOf } from '../../../../../electron/reading/engine/tiles'

const roll = { x: 0, y: 0, width: 480, height: 5000 }
const lineAt = (y: number) => ({ x: 200, y, width: 300, height: 24, ux: 1, uy: 0 })

test('what is not long is one tile', () => {
  const tiles = tilesOf({ ...roll, height: 1280 }, 1280, 160)
  expect(tiles.map(({ area }) => area)).toEqual([{ ...roll, height: 1280 }])
})

test('tiles cover the whole height, each sharing rows with the next', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40_000 }), (height) => {
      const tiles = tilesOf({ ...roll, height }, 1280, 160)
      const ends = tiles.map(({ area }) => area.y + area.height)
      expect(tiles[0]?.area.y).toBe(0)
      expect(ends.at(-1)).toBe(height)
      for (const [i, { area }] of tiles.entries()) {
        expect(area.height).toBeLessThanOrEqual(1281)
        if (i > 0) expect((ends[i - 1] ?? 0) - area.y).toBeGreaterThanOrEqual(150)
      }
    }),
  )
})

test('a line is kept once, wherever it lies between the tiles that see it', () => {
  const tiles = tilesOf(roll, 1280, 160)
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 4980 }), fc.integer({ min: -3, max: 3 }), (y, error) => {
      const seeing = tiles.filter(({ area }) => y - 12 >= area.y && y + 12 <= area.y + area.height)
      const found = seeing.map((tile, i) => ({ tile, regions: [lineAt(y + i * error)] }))
      expect(merged(found)).toHaveLength(1)
    }),
  )
})
