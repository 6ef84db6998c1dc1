/** Reading the text at places that were found. */
import type { Alphabet } from './alphabet'
import { decode, type Glyph } from './decoding'
import type { Grey } from './grey'
import type { Region } from './region'
import type { Model } from './runtime'
import { spaced } from './spacing'
import { darkestOfColumns, type Strip, stripHeight, stripOf, stripWidth } from './strip'

export interface Recogniser {
  model: Model
  alphabet: Alphabet
}

export interface Recognised {
  region: Region
  glyphs: Glyph[]
  /** Steps of the recogniser that the region's width takes. */
  steps: number
}

/** Strips of like width go together: enough for two processors, and little memory. */
const together = { strips: 4, columns: 3200, slack: 1.06 }

/** The recogniser takes a step every so many columns. */
const widthStep = 8

/** Grey columns after the widest strip, without which its last character suffers. */
const margin = 8

/** What each region says. `signal` is looked at every few regions. */
export async function recognise(
  recogniser: Recogniser,
  picture: Grey,
  regions: readonly Region[],
  signal?: AbortSignal,
): Promise<Recognised[]> {
  const recognised: Recognised[] = []
  for (const batch of batchesOf(regions)) {
    signal?.throwIfAborted()
    const widest = Math.max(...batch.map((region) => stripWidth(region)))
    const width = Math.ceil((widest + margin) / widthStep) * widthStep
    const strips = batch.map((region) => ({ region, strip: stripOf(picture, region, width) }))
    recognised.push(...(await recogniseBatch(recogniser, strips, width)))
  }
  return recognised
}

/** Groups of regions whose strips are nearly as wide as each other. */
function batchesOf(regions: readonly Region[]): Region[][] {
  const batches: Region[][] = []
  for (const region of regions.toSorted((a, b) => stripWidth(a) - stripWidth(b))) {
    const batch = batches.at(-1)
    const width = stripWidth(region)
    const first = batch?.[0]
    const fits =
      batch &&
      first &&
      batch.length < together.strips &&
      (batch.length + 1) * width <= together.columns &&
      width <= together.slack * stripWidth(first) + widthStep
    if (fits) batch.push(region)
    else batches.push([region])
  }
  return batches
}

async function recogniseBatch(
  { model, alphabet }: Recogniser,
  strips: readonly { region: Region; strip: Strip }[],
  width: number,
): Promise<Recognised[]> {
  const { values, dims } = await model.run({
    values: planesOf(strips.map(({ strip }) => strip)),
    dims: [strips.length, 3, stripHeight, width],
  })
  const [, steps = 1, classes = 1] = dims
  const stepWidth = width / steps
  return strips.map(({ region, strip }, i) => {
    const table = values.subarray(i * steps * classes, (i + 1) * steps * classes)
    const glyphs = decode(table, classes, alphabet)
    const ink = { columns: darkestOfColumns(strip), stepWidth }
    return { region, glyphs: spaced(glyphs, ink), steps: strip.used / stepWidth }
  })
}

/** Three colours that are all the same, strip by strip. */
function planesOf(strips: readonly Strip[]): Float32Array {
  const size = strips[0]?.values.length ?? 0
  const planes = new Float32Array(3 * size * strips.length)
  for (const [i, { values }] of strips.entries())
    for (let plane = 0; plane < 3; plane++) planes.set(values, (3 * i + plane) * size)
  return planes
}

/** How sure the recogniser is of what it read, from 0 to 1. */
export function surenessOf({ glyphs }: Recognised): number {
  const printed = glyphs.filter(({ text }) => text !== ' ')
  return printed.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, printed.length)
}
