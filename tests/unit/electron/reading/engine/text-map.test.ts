import { expect, test } from 'vitest'
import { boundsOf } from '../../../../../electron/reading/engine/region'
import { textRegions } from '../../../../../electron/reading/engine/text-map'

const rules = { threshold: 0.3, meanThreshold: 0.5, growth: 0 }
const place = { x: 0, y: 0, scaleX: 1, scaleY: 1 }

/** A map with a likelihood wherever `isText`. */
function mapOf(isText: (x: number, y: number) => boolean, likelihood = 0.9) {
  const [width, height] = [96, 64]
  const values = Float32Array.from({ length: width * height }, (_, i) =>
    isText(i % width, Math.floor(i / width)) ? likelihood : 0.05,
  )
  return { values, width, height }
}

const bar = (x: number, y: number) => x >= 10 && x < 70 && y >= 20 && y < 28

test('a bar of text pixels is one region of its size', () => {
  const [region, ...others] = textRegions(mapOf(bar), place, rules)
  expect(others).toEqual([])
  expect(region).toMatchObject({ x: 40, y: 24, width: 60, height: 8 })
})

test('a region lies where the map lies on the picture, at its scale', () => {
  const [region] = textRegions(mapOf(bar), { x: 100, y: 50, scaleX: 2, scaleY: 3 }, rules)
  expect(region).toMatchObject({ x: 180, y: 122, width: 120, height: 24 })
})

test('a region grows by its area over its length, since the map shows text shrunken', () => {
  const [region] = textRegions(mapOf(bar), place, { ...rules, growth: 1.6 })
  const by = (60 * 8 * 1.6) / 68
  expect(region?.width).toBeCloseTo(60 + by, 4)
  expect(region?.height).toBeCloseTo(8 + by, 4)
})

test.each([
  ['unlikely', mapOf(bar, 0.4)],
  ['a few pixels', mapOf((x, y) => x < 3 && y < 3)],
  ['a hair', mapOf((x, y) => x >= 10 && x < 70 && y === 20)],
  ['nothing', mapOf(() => false)],
])('what is %s is no text', (_, map) => {
  expect(textRegions(map, place, rules)).toEqual([])
})

test('bars that touch are one region, bars that do not are two', () => {
  const touching = (x: number, y: number) => bar(x, y) || bar(x, y - 8)
  const apart = (x: number, y: number) => bar(x, y) || bar(x, y - 12)
  expect(textRegions(mapOf(touching), place, rules)).toHaveLength(1)
  expect(textRegions(mapOf(apart), place, rules)).toHaveLength(2)
})

test.each([-20, -4, 3, 15, 40])('a bar that falls by %i degrees keeps its direction', (degrees) => {
  const angle = (degrees * Math.PI) / 180
  const tilted = (x: number, y: number) => {
    const [dx, dy] = [x - 48, y - 32]
    const along = dx * Math.cos(angle) + dy * Math.sin(angle)
    const across = dy * Math.cos(angle) - dx * Math.sin(angle)
    return Math.abs(along) < 28 && Math.abs(across) < 4
  }
  const [region] = textRegions(mapOf(tilted), place, rules)
  const found = (Math.atan2(region?.uy ?? 0, region?.ux ?? 0) * 180) / Math.PI
  expect(Math.abs(found - degrees)).toBeLessThan(3)
  expect(Math.abs((region?.width ?? 0) - 56)).toBeLessThan(4)
})

test('a part of a region has its own bounds', () => {
  const region = { x: 50, y: 20, width: 80, height: 10, ux: 1, uy: 0 }
  expect(boundsOf(region, 0.25, 0.5)).toEqual({ x: 30, y: 15, width: 20, height: 10 })
})
