import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceOf, lookOf, lookSide, mostDifference } from '../../../../shared/receipts/look'
import { changed, resized, scaled, type Picture } from '../../../support/drawn-pictures'
import { Random } from '../../../support/random'

/** A till receipt on a table: a strip of paper with a heading, lines of words, amounts and a total. */
function drawn(seed: number): Picture {
  const random = new Random(seed)
  const [width, height] = [300, 480]
  const grey = new Float64Array(width * height).fill(random.whole(40, 130))
  const fill = (left: number, top: number, wide: number, high: number, value: number) => {
    for (let y = Math.max(0, top); y < Math.min(height, top + high); y += 1)
      for (let x = Math.max(0, left); x < Math.min(width, left + wide); x += 1)
        grey[y * width + x] = value
  }
  const [left, top] = [random.whole(10, 60), random.whole(5, 60)]
  const wide = width - left - random.whole(10, 60)
  const high = height - top - random.whole(10, 160)
  fill(left, top, wide, high, random.whole(215, 250))
  for (let y = top + 12; y < top + high - 20; y += random.whole(9, 26)) {
    const ink = random.whole(20, 90)
    for (let x = left + 10; x < left + wide * random.next(); x += random.whole(10, 30))
      fill(x, y, random.whole(4, 22), random.whole(4, 9), ink)
    if (random.chance(0.6)) fill(left + wide - 45, y, 35, 6, ink)
  }
  fill(left + 8, top + 8, random.whole(40, wide - 20), random.whole(14, 40), random.whole(10, 120))
  return { width, height, grey }
}

const seeds = Array.from({ length: 60 }, (_, at) => at + 1)
const look = (grey: ArrayLike<number>) => lookOf(grey) ?? ''
const looks = seeds.map((seed) => look(scaled(drawn(seed))))

const ways: [name: string, again: (picture: Picture, random: Random) => Float64Array][] = [
  [
    'compressed once more, coarsely',
    (picture, random) =>
      scaled(changed(picture, (value) => Math.round(value / 12) * 12 + random.whole(-10, 10))),
  ],
  ['scaled to half', (picture) => scaled(resized(picture, 0.5))],
  ['scaled up by a third', (picture) => scaled(resized(picture, 4 / 3))],
  ['slightly brighter', (picture) => scaled(changed(picture, (value) => value * 1.08 + 4))],
  ['slightly darker', (picture) => scaled(changed(picture, (value) => value * 0.88))],
  [
    'cropped by one per cent all round',
    (picture) => scaled(picture, { left: 0.01, top: 0.01, right: 0.99, bottom: 0.99 }),
  ],
  [
    'cropped by one per cent at two edges',
    (picture) => scaled(picture, { left: 0.01, top: 0.01, right: 1, bottom: 1 }),
  ],
]

test.each(ways)('the same picture %s still looks the same', (_name, again) => {
  const differences = seeds.map((seed, at) =>
    differenceOf(looks[at] ?? '', look(again(drawn(seed), new Random(seed)))),
  )
  expect(Math.max(...differences), differences.join(' ')).toBeLessThanOrEqual(mostDifference)
})

test.each([
  ['all round', { left: 0.02, top: 0.02, right: 0.98, bottom: 0.98 }],
  ['at two edges', { left: 0.02, top: 0.02, right: 1, bottom: 1 }],
])('cropped by two per cent %s, nine of ten still look the same', (_name, part) => {
  const isSame = (seed: number, at: number) =>
    differenceOf(looks[at] ?? '', look(scaled(drawn(seed), part))) <= mostDifference
  expect(seeds.filter(isSame).length).toBeGreaterThanOrEqual(seeds.length * 0.9)
})

test('no two different receipts look the same', () => {
  const differences = looks.flatMap((one, at) =>
    looks.slice(at + 1).map((other) => differenceOf(one, other)),
  )
  expect(Math.min(...differences)).toBeGreaterThan(mostDifference)
})

test.each([0, 128, 255])('a blank page of grey %i has no look', (value) => {
  expect(lookOf(new Float64Array(lookSide * lookSide).fill(value))).toBeUndefined()
  const dusty = Float64Array.from({ length: lookSide * lookSide }, (_, at) => value + (at % 3) / 2)
  expect(lookOf(dusty)).toBeUndefined()
})

test('the difference of two looks is the number of bits in which they differ', () => {
  const words = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })
  const hex = (word: bigint) => word.toString(16).padStart(16, '0')
  fc.assert(
    fc.property(words, words, (a, b) => {
      const bits = (a ^ b).toString(2).replaceAll('0', '').length
      expect(differenceOf(hex(a), hex(b))).toBe(bits)
      expect(differenceOf(hex(b), hex(a))).toBe(bits)
    }),
  )
})
