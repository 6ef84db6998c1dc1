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

/** The recogniser takes a step every so many columns. */
const widthStep = 8

/** Grey columns after a strip, without which its last character suffers. */
const margin = 8

/**
 * What each region says. They go one by one: what the recogniser holds of several does not fit near the processor, which
 * costs a tenth of the time. `signal` is looked at before each.
 */
export async function recognise(
  recogniser: Recogniser,
  picture: Grey,
  regions: readonly Region[],
  signal?: AbortSignal,
): Promise<Recognised[]> {
  const recognised: Recognised[] = []
  for (const region of regions) {
    signal?.throwIfAborted()
    recognised.push(await recogniseOne(recogniser, picture, region))
  }
  return recognised
}

async function recogniseOne(
  { model, alphabet }: Recogniser,
  picture: Grey,
  region: Region,
): Promise<Recognised> {
  const { strip, input } = inputOf(picture, region)
  const { values, dims } = await model.run(input)
  const [, steps = 1, classes = 1] = dims
  const stepWidth = strip.width / steps
  const ink = { columns: darkestOfColumns(strip), stepWidth }
  const glyphs = spaced(decode(values, classes, alphabet), ink)
  return { region, glyphs, steps: strip.used / stepWidth }
}

/** A region as the recogniser takes it. */
export function inputOf(picture: Grey, region: Region) {
  const width = Math.ceil((stripWidth(region) + margin) / widthStep) * widthStep
  const strip = stripOf(picture, region, width)
  return { strip, input: { values: planesOf(strip), dims: [1, 3, stripHeight, width] } }
}

/** Three colours that are all the same. */
function planesOf({ values }: Strip): Float32Array {
  const planes = new Float32Array(3 * values.length)
  for (let plane = 0; plane < 3; plane++) planes.set(values, plane * values.length)
  return planes
}

/** How sure the recogniser is of what it read, from 0 to 1. */
export function surenessOf({ glyphs }: Recognised): number {
  const printed = glyphs.filter(({ text }) => text !== ' ')
  return printed.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, printed.length)
}
