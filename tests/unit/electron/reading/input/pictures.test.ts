/** Of electron/reading/input: pictures of each kind, opened and made smaller. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeJpeg } from '../../../../../electron/reading/input/jpeg'
import { Shrink } from '../../../../../electron/reading/input/shrink'
import { boundedSize, drawnSize } from '../../../../../electron/reading/input/size'
import {
  asStored,
  chunk,
  cornersOf,
  fixture,
  jpegTurned,
  pictureOf,
  png,
  quadrants,
  twoByTwo,
} from './quadrants'

const turned: Record<number, string[]> = {
  1: ['red', 'green', 'blue', 'white'],
  2: ['green', 'red', 'white', 'blue'],
  3: ['white', 'blue', 'green', 'red'],
  4: ['blue', 'white', 'red', 'green'],
  5: ['red', 'blue', 'green', 'white'],
  6: ['blue', 'red', 'white', 'green'],
  7: ['white', 'green', 'blue', 'red'],
  8: ['green', 'white', 'red', 'blue'],
}

for (const [orientation, corners] of Object.entries(turned)) {
  test(`a photo stored with orientation ${orientation} stands upright`, async () => {
    for (const isLittle of [true, false]) {
      const picture = await pictureOf(await jpegTurned(Number(orientation), isLittle))
      expect(cornersOf(picture)).toEqual(corners)
      expect(picture.width > picture.height).toBe(Number(orientation) < 5)
    }
  })
}

test('an orientation that does not exist leaves the photo as it is stored', async () => {
  expect(cornersOf(await pictureOf(await jpegTurned(9)))).toEqual(asStored)
})

for (const name of [
  'progressive.jpg',
  'lossy.webp',
  'lossless.webp',
  'alpha.webp',
  'moving.webp',
  'moving.gif',
  'interlaced.png',
  'sixteen.png',
  'plain.heic',
  'ten-bit.heic',
  'big-endian.tif',
  'cmyk.tif',
  'deflate.tif',
  'jpeg.tif',
  'jpeg-strips.tif',
  'lzw.tif',
  'palette.tif',
  'predictor.tif',
  'sixteen.tif',
  'tiles.tif',
  'three-pages.tif',
]) {
  test(`the colours of ${name} are where they belong`, async () => {
    const picture = await pictureOf(fixture(name))
    expect([picture.width, picture.height]).toEqual([64, 48])
    expect(cornersOf(picture)).toEqual(asStored)
  })
}

test('a JPEG in print colours is shown as it would be printed', async () => {
  const { width, height, pixels } = await pictureOf(fixture('cmyk.jpg'))
  expect([width, height]).toEqual([64, 48])
  const colourAt = (x: number, y: number) => [...pixels.subarray((y * width + x) * 3).slice(0, 3)]
  const strongest = (colour: number[]) => colour.indexOf(Math.max(...colour))
  expect([colourAt(16, 12), colourAt(48, 12), colourAt(16, 36)].map(strongest)).toEqual([0, 1, 2])
  expect(Math.min(...colourAt(48, 36))).toBeGreaterThan(240)
})

for (const name of ['g3.tif', 'g3-2d.tif', 'g4.tif', 'g4-strips.tif']) {
  test(`a fax such as ${name} is black on white`, async () => {
    expect(cornersOf(await pictureOf(fixture(name)))).toEqual(['black', 'white', 'white', 'white'])
  })
}

for (const name of ['grey.jpg', 'grey-jpeg.tif']) {
  test(`${name} is grey from darkest to lightest`, async () => {
    const { width, pixels } = await pictureOf(fixture(name))
    const greyAt = (x: number, y: number) => pixels.subarray((y * width + x) * 3).slice(0, 3)
    const rising = [greyAt(16, 36), greyAt(16, 12), greyAt(48, 12), greyAt(48, 36)]
    for (const [red, green, blue] of rising) expect([red, green]).toEqual([green, blue])
    const shades = rising.map((colour) => colour[0]!)
    expect(shades).toEqual([...new Set(shades)].toSorted((one, other) => one - other))
  })
}

test('a HEIC that asks for a quarter turn is turned once', async () => {
  const picture = await pictureOf(fixture('turned.heic'))
  expect([picture.width, picture.height]).toEqual([48, 64])
  expect(cornersOf(picture)).toEqual(['green', 'white', 'red', 'blue'])
})

test('each page of a TIFF is its own', async () => {
  const second = await pictureOf(fixture('three-pages.tif'), 1)
  const third = await pictureOf(fixture('three-pages.tif'), 2)
  expect(cornersOf(second)).toEqual(['white', 'blue', 'green', 'red'])
  expect(cornersOf(third)).toEqual(['black', 'white', 'white', 'white'])
})

test('what is clear in a picture becomes white paper', async () => {
  const rows = twoByTwo([
    [255, 0, 0, 255],
    [0, 0, 0, 0],
    [0, 0, 255, 255],
    [0, 0, 0, 128],
  ])
  const picture = await pictureOf(png({ width: 2, height: 2, depth: 8, colourType: 6, rows }))
  expect([...picture.pixels]).toEqual([255, 0, 0, 255, 255, 255, 0, 0, 255, 127, 127, 127])
})

test('a palette with one clear colour is laid on white', async () => {
  const chunks = [
    chunk('PLTE', Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9])),
    chunk('tRNS', Buffer.from([255, 255, 255, 0])),
  ]
  const rows = Buffer.from([0, 0b00010000, 0, 0b10110000])
  const picture = await pictureOf(
    png({ width: 2, height: 2, depth: 2, colourType: 3, rows, chunks }),
  )
  expect(cornersOf(picture)).toEqual(asStored)
})

test('a grey picture may name one shade that is clear', async () => {
  const chunks = [chunk('tRNS', Buffer.from([0, 1]))]
  const rows = Buffer.from([0, 0b10000000, 0, 0b01000000])
  const picture = await pictureOf(
    png({ width: 2, height: 2, depth: 1, colourType: 0, rows, chunks }),
  )
  expect(cornersOf(picture)).toEqual(['white', 'black', 'black', 'white'])
})

test('every filter of PNG is undone', async () => {
  const source = [
    [10, 20, 30],
    [200, 100, 50],
    [90, 80, 70],
    [3, 2, 1],
  ]
  for (const [filter, change] of Object.entries(filters)) {
    const rows = twoByTwo(change(source), Number(filter))
    const picture = await pictureOf(png({ width: 2, height: 2, depth: 8, colourType: 2, rows }))
    expect([...picture.pixels]).toEqual(source.flat())
  }
})

type Change = (pixels: number[][]) => number[][]

const less = (pixel: number[], other: number[]) =>
  pixel.map((part, at) => (part - other[at]!) & 255)

function filtered(predict: (left: number, above: number, corner: number) => number): Change {
  return (pixels) => {
    const none = [0, 0, 0]
    const [one, two, three, four] = pixels as [number[], number[], number[], number[]]
    const guess = (left: number[], above: number[], corner: number[]) =>
      none.map((_, at) => predict(left[at]!, above[at]!, corner[at]!))
    return [
      less(one, guess(none, none, none)),
      less(two, guess(one, none, none)),
      less(three, guess(none, one, none)),
      less(four, guess(three, two, one)),
    ]
  }
}

const filters: Record<number, Change> = {
  0: filtered(() => 0),
  1: filtered((left) => left),
  2: filtered((_left, above) => above),
  3: filtered((left, above) => (left + above) >> 1),
  4: filtered((left, above, corner) => {
    const guess = left + above - corner
    const by = (value: number) => Math.abs(guess - value)
    return [left, above, corner].toSorted((one, other) => by(one) - by(other))[0]!
  }),
}

test('a broken colour profile or remark does not keep a PNG from being read', async () => {
  const chunks = [chunk('iCCP', Buffer.from('x\0\0nonsense')), chunk('tEXt', Buffer.alloc(0))]
  const rows = twoByTwo([
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 255],
  ])
  const file = png({ width: 2, height: 2, depth: 8, colourType: 2, rows, chunks })
  expect(cornersOf(await pictureOf(file))).toEqual(asStored)
})

test('a large photo is scaled down, and its colours stay where they are', async () => {
  const picture = await pictureOf(await encodeJpeg(quadrants(4000, 3000), 80))
  expect(picture.width * picture.height).toBeLessThan(6_100_000)
  expect(picture.width / picture.height).toBeCloseTo(4 / 3, 2)
  expect(cornersOf(picture)).toEqual(asStored)
})

test('a till roll keeps its width, however long it is', () => {
  expect(boundedSize(1000, 8000)).toEqual({ width: 1000, height: 8000 })
  expect(boundedSize(2000, 12_000).width).toBe(1000)
  expect(boundedSize(3000, 4000).width).toBeGreaterThan(2000)
})

test('no picture is handed on with more than about sixteen million pixels, larger than it was, or without any', () => {
  const side = fc.integer({ min: 1, max: 65_535 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const bounded = boundedSize(width, height)
      expect(bounded.width * bounded.height).toBeLessThanOrEqual(17_000_000)
      expect(bounded.width).toBeLessThanOrEqual(width)
      expect(bounded.height).toBeLessThanOrEqual(height)
      expect(Math.min(bounded.width, bounded.height)).toBeGreaterThanOrEqual(1)
    }),
  )
})

test('a page of any size in points can be drawn', () => {
  const side = fc.double({ min: 1, max: 20_000, noNaN: true })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const drawn = drawnSize(width, height)
      expect(drawn.width * drawn.height).toBeLessThanOrEqual(17_000_000)
      expect(Math.min(drawn.width, drawn.height)).toBeGreaterThanOrEqual(1)
    }),
  )
  expect(drawnSize(595, 842)).toEqual({ width: 1653, height: 2339 })
})

test('scaling keeps the mean brightness of any picture', () => {
  const size = fc.record({
    width: fc.integer({ min: 2300, max: 2700 }),
    height: fc.integer({ min: 2300, max: 2320 }),
  })
  fc.assert(
    fc.property(size, fc.integer(), ({ width, height }, seed) => {
      const shrink = new Shrink(width, height)
      const row = new Uint8Array(width * 3)
      let sum = 0
      for (let y = 0; y < height; y++) {
        for (let at = 0; at < row.length; at++) row[at] = (at * 7 + y * 13 + seed) & 255
        sum += row.reduce((total, value) => total + value, 0)
        shrink.push(row)
      }
      const { pixels } = shrink.picture()
      const mean = pixels.reduce((total, value) => total + value, 0) / pixels.length
      expect(Math.abs(mean - sum / (width * height * 3))).toBeLessThan(0.6)
    }),
    { numRuns: 3 },
  )
})

test('a preview made as JPEG shows the same picture', async () => {
  const file = await encodeJpeg(quadrants(100, 60), 80)
  expect(cornersOf(await pictureOf(file))).toEqual(asStored)
})
