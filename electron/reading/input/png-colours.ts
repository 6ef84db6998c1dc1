/** Turns the samples of a PNG row into red, green, blue on white. */
import type { PngHeader } from './png-header'
import { blended } from './white'

type Painter = (samples: Uint8Array, row: Uint8Array) => void

/** A function that fills a row of red, green, blue from the unfiltered samples of a row. */
export function rowPainter(header: PngHeader): Painter {
  if (header.colourType === 3) return palettePainter(header)
  const hasColour = (header.colourType & 2) !== 0
  const hasAlpha = (header.colourType & 4) !== 0
  const valueAt = sampleReader(header.depth)
  const toByte = byteScale(header.depth)
  const clear = hasAlpha ? undefined : clearColour(header, hasColour)
  const step = (hasColour ? 3 : 1) + (hasAlpha ? 1 : 0)
  return (samples, row) => {
    for (let to = 0, at = 0; to < row.length; to += 3, at += step) {
      const red = valueAt(samples, at)
      const green = hasColour ? valueAt(samples, at + 1) : red
      const blue = hasColour ? valueAt(samples, at + 2) : red
      const isClear = clear && red === clear[0] && green === clear[1] && blue === clear[2]
      const alpha = hasAlpha ? valueAt(samples, at + step - 1) * toByte : isClear ? 0 : 255
      row[to] = blended(red * toByte, alpha)
      row[to + 1] = blended(green * toByte, alpha)
      row[to + 2] = blended(blue * toByte, alpha)
    }
  }
}

function palettePainter({ depth, palette, transparency }: PngHeader): Painter {
  const valueAt = sampleReader(depth)
  const colours = new Uint8Array(256 * 3)
  for (let at = 0; at < colours.length; at++)
    colours[at] = blended(palette?.[at] ?? 0, transparency?.[Math.floor(at / 3)] ?? 255)
  return (samples, row) => {
    for (let x = 0, to = 0; to < row.length; x++, to += 3) {
      const from = valueAt(samples, x) * 3
      row[to] = colours[from] ?? 0
      row[to + 1] = colours[from + 1] ?? 0
      row[to + 2] = colours[from + 2] ?? 0
    }
  }
}

/** The colour that stands for nothing at all, in samples (ISO/IEC 15948, 11.3.2.1). */
function clearColour({ transparency }: PngHeader, hasColour: boolean): number[] | undefined {
  if (!transparency || transparency.length < (hasColour ? 6 : 2)) return undefined
  return [0, 1, 2].map((part) => transparency.readUInt16BE(hasColour ? part * 2 : 0))
}

/** Reads the sample with a number in a row: packed from the high bits on, or two bytes with the high one first. */
export function sampleReader(depth: number): (samples: Uint8Array, index: number) => number {
  if (depth === 8) return (samples, index) => samples[index] ?? 0
  if (depth === 16)
    return (samples, index) => ((samples[index * 2] ?? 0) << 8) | (samples[index * 2 + 1] ?? 0)
  const mask = (1 << depth) - 1
  return (samples, index) => {
    const bit = index * depth
    return ((samples[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & mask
  }
}

/** By what a sample is multiplied to lie between 0 and 255. */
export function byteScale(depth: number): number {
  return 255 / (2 ** depth - 1)
}
