import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Engine, type Sight } from '../../../../../electron/reading/engine/engine'
import { type Grey, greyOf } from '../../../../../electron/reading/engine/grey'
import { levelled, onPage, tiltOf, turned } from '../../../../../electron/reading/engine/turning'
import { readJpeg } from '../../../../../electron/reading/input/jpeg'
import { defaultLimits } from '../../../../../electron/reading/input/limits'
import type { Picture } from '../../../../../electron/reading/child/page'

const patience = 120_000

let engine: Engine
beforeAll(async () => {
  engine = await Engine.open()
}, patience)
afterAll(() => engine.close())

/** The app's own sample receipts. */
function sample(name: string): Promise<Picture> {
  const file = path.resolve(import.meta.dirname, '../../../../../build/samples', `${name}.jpg`)
  return readJpeg(readFileSync(file), defaultLimits)
}

/** Of the sample `copper-kettle` itself, in degrees. */
const kettleSkew = 2.4

const textOf = ({ lines }: Sight) => lines.map(({ text }) => text).join('\n')

function coloured({ width, height, shades }: Grey): Picture {
  return {
    width,
    height,
    pixels: Uint8Array.from({ length: 3 * shades.length }, (_, i) => shades[Math.floor(i / 3)]!),
  }
}

/** The picture in the middle of a dark table that is larger than it on all sides. */
function onTable({ width, height, pixels }: Picture, margin: number): Picture {
  const table = { width: width + 2 * margin, height: height + 2 * margin }
  const result = new Uint8Array(3 * table.width * table.height).fill(60)
  for (let y = 0; y < height; y++) {
    const row = pixels.subarray(3 * y * width, 3 * (y + 1) * width)
    result.set(row, 3 * ((y + margin) * table.width + margin))
  }
  return { ...table, pixels: result }
}

test(
  'the words of a receipt are read, each where it stands',
  async () => {
    const sight = await engine.read(await sample('northgate-fuels'), 3)
    expect(sight.turn).toBe(0)
    expect(textOf(sight)).toMatch(/NORTHGATE FUELS/i)
    const words = sight.lines.flatMap((line) => line.words)
    const total = words.find(({ text }) => /61\.27/.test(text))
    expect(total?.confidence).toBeGreaterThan(0.8)
    expect(total?.box.page).toBe(3)
    for (const { box } of words) expect(box.x + box.width).toBeLessThanOrEqual(1.0001)
  },
  patience,
)

test(
  'words are read alike at a second look',
  async () => {
    const { lines, again } = await engine.read(await sample('copper-kettle'), 0)
    const words = lines.flatMap((line) => line.words).filter(({ text }) => /\d{2}/.test(text))
    const texts = await again(words.map(({ box }) => box))
    const alike = words.filter(({ text }, at) => texts[at]?.includes(text.replace(/\W+$/, '')))
    expect(alike.length).toBeGreaterThan(0.8 * words.length)
    expect(await again([{ page: 0, x: 0, y: 0, width: 0.01, height: 0.001 }])).toEqual([''])
  },
  patience,
)

test.each([90, 180, 270] as const)(
  'a receipt turned by %i degrees is set upright',
  async (by) => {
    const sight = await engine.read(
      coloured(turned(greyOf(await sample('northgate-fuels')), by)),
      0,
    )
    expect(sight.turn).toBe((360 - by) % 360)
    expect(textOf(sight)).toMatch(/NORTHGATE FUELS/i)
    expect(textOf(sight)).toContain('61.27')
  },
  patience,
)

test.each([-4, 4])(
  'a receipt askew by %i degrees is read level, and its words are found on the page',
  async (degrees) => {
    const straight = greyOf(await sample('copper-kettle'))
    // What levels text that falls to the left makes level text fall to the right.
    const sight = await engine.read(coloured(levelled(straight, tiltOf(straight, -degrees))), 0)
    expect(sight.tilt.degrees).toBeCloseTo(degrees + kettleSkew, 0)
    expect(textOf(sight)).toMatch(/COPPER KETTLE/i)
    expect(textOf(sight)).toContain('18.60')
    const first = sight.lines[0]!.box
    const last = sight.lines.at(-1)!.box
    const lean = middle(onPage(first, sight.tilt)) - middle(onPage(last, sight.tilt))
    expect(Math.sign(lean - (middle(first) - middle(last)))).toBe(Math.sign(sight.tilt.degrees))
  },
  patience,
)

const middle = ({ x, width }: { x: number; width: number }) => x + width / 2

test(
  'a small receipt on a large table is looked at closer',
  async () => {
    const sight = await engine.read(onTable(await sample('copper-kettle'), 900), 0)
    expect(textOf(sight)).toMatch(/COPPER KETTLE/i)
    expect(textOf(sight)).toContain('18.60')
  },
  patience,
)

test(
  'a dark and pale picture is read like any other',
  async () => {
    const { width, height, pixels } = await sample('northgate-fuels')
    const sight = await engine.read({ width, height, pixels: pixels.map((v) => 30 + v / 6) }, 0)
    expect(textOf(sight)).toMatch(/NORTHGATE FUELS/i)
    expect(textOf(sight)).toContain('61.27')
  },
  patience,
)

test('a blank page has no lines', async () => {
  const pixels = new Uint8Array(3 * 300 * 400).fill(255)
  expect(await engine.read({ width: 300, height: 400, pixels }, 0)).toMatchObject({ lines: [] })
})

test('reading ends when it is called off', async () => {
  const picture = await sample('copper-kettle')
  const control = new AbortController()
  const reading = engine.read(picture, 0, control.signal)
  control.abort(new Error('called off'))
  await expect(reading).rejects.toThrow('called off')
})
