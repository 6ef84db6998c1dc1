import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Grey } from '../../../../../electron/reading/engine/grey'
import { reaching } from '../../../../../electron/reading/engine/reach'
import type { Region } from '../../../../../electron/reading/engine/region'

/** Left, top, width and height, from the middle of the picture. */
type Box = readonly [x: number, y: number, width: number, height: number]

const size = 400
const paper = 230
const ink = 40

/** Letters like an n, 24 high and 16 wide, at these places along the line. */
const letters = (...places: number[]): Box[] =>
  places.flatMap((x): Box[] => [
    [x, -12, 4, 24],
    [x + 12, -12, 4, 24],
    [x, -12, 16, 4],
  ])

/** Six letters, of which a region holds the last four whole. */
const word = letters(-60, -40, -20, 0, 20, 40)
const found: Region = { x: 18, y: 0, width: 84, height: 36, ux: 1, uy: 0 }
const left = ({ x, width }: Region) => x - width / 2
const right = ({ x, width }: Region) => x + width / 2

function drawn(boxes: readonly Box[], angle = 0, [on, print] = [paper, ink]): Grey {
  const shades = new Uint8Array(size * size).fill(on)
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  for (let py = 0; py < size; py++)
    for (let px = 0; px < size; px++) {
      const [dx, dy] = [px - size / 2, py - size / 2]
      const [along, across] = [dx * ux + dy * uy, dy * ux - dx * uy]
      const isInked = boxes.some(
        ([x, y, width, height]) =>
          along >= x && along < x + width && across >= y && across < y + height,
      )
      if (isInked) shades[py * size + px] = print
    }
  return { width: size, height: size, shades }
}

/** From the middle of the picture to its corner, turned. */
function placed({ x, y, ...rest }: Region, angle = 0): Region {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  return {
    ...rest,
    x: size / 2 + x * ux - y * uy,
    y: size / 2 + x * uy + y * ux,
    ux,
    uy,
  }
}

/** Lines of the usual size, on which nothing is drawn. */
const usual = [-150, -120, 120, 150].map((y) => ({ ...found, y, height: 26 }))

/** What becomes of the found region, and of others, on a page of smaller print. */
function reached(picture: Grey, others: readonly Region[] = [], angle = 0): Region[] {
  const regions = [found, ...others].map((region) => placed(region, angle))
  const small = usual.map((region) => placed(region, angle))
  return reaching(picture, [...regions, ...small]).filter((region) => !small.includes(region))
}

test('letters before a region and behind it are taken in, at any slope', () => {
  const slope = fc.double({ min: -0.4, max: 0.4, noNaN: true })
  fc.assert(
    fc.property(slope, (angle) => {
      const boxes = [...word, ...letters(60, 80)]
      const [line] = reached(drawn(boxes, angle), [], angle)
      expect(line?.width).toBeGreaterThan(154)
      expect(line?.width).toBeLessThan(172)
      expect(line?.height).toBe(found.height)
    }),
    { numRuns: 20 },
  )
})

test('light letters on dark paper are taken in as well', () => {
  const [line] = reached(drawn(word, 0, [30, 220]))
  expect(line && left(line)).toBeLessThan(size / 2 - 60)
  expect(line && right(line)).toBe(right(placed(found)))
})

test.each<[string, Box[]]>([
  ['nothing', []],
  ['the next word', letters(75, 95)],
  ['a ruled line along the text', [[60, 0, 100, 3]]],
  ['a ruled line across it', [[64, -100, 3, 200]]],
  ['a solid box', [[62, -16, 60, 32]]],
  ['a speck', [[62, -2, 5, 5]]],
  ['more than any word', letters(...Array.from({ length: 30 }, (_, i) => 60 + 20 * i))],
])('a region stays as it is where after it comes %s', (_what, boxes) => {
  const whole = letters(-20, 0, 20, 40)
  expect(reached(drawn([...whole, ...boxes]))).toEqual([placed(found)])
})

test('a region does not reach into another one, unless that is a letter of its own word', () => {
  const next: Region = { x: 120, y: 0, width: 124, height: 36, ux: 1, uy: 0 }
  const boxes = [...letters(-20, 0, 20, 40, 60, 80), ...letters(100, 120, 140, 160)]
  expect(reached(drawn(boxes), [next])).toEqual([placed(found), placed(next)])
  const letter: Region = { x: 70, y: 0, width: 18, height: 20, ux: 1, uy: 0 }
  const [line, ...others] = reached(drawn(letters(-20, 0, 20, 40, 60)), [letter])
  expect(others).toEqual([])
  expect(line && right(line)).toBeGreaterThan(size / 2 + 76)
})

test('of print of the usual size nothing is left out, so that columns that stand close stay apart', () => {
  const regions = [found, ...usual.map((region) => ({ ...region, height: 36 }))]
  const placedRegions = regions.map((region) => placed(region))
  expect(reaching(drawn(word), placedRegions)).toEqual(placedRegions)
})

test('where nothing stands out a region stays as it is', () => {
  const faint = drawn(word, 0, [paper, paper - 30])
  expect(reached(faint)).toEqual([placed(found)])
})
