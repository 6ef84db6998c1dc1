/** Turns the samples of a TIFF row into red, green, blue on white. */
import { unreadable } from './limits'
import { byteScale, sampleReader } from './png-colours'
import type { Unpacked } from './tiff-strips'
import { blended } from './white'

type Painter = (y: number, row: Uint8Array) => void
type Colour = (value: (part: number) => number) => [number, number, number]

/** A function that fills row `y` of red, green, blue (TIFF 6.0, sections 3 to 6 and 16). */
export function tiffRowPainter(unpacked: Unpacked, width: number): Painter {
  const { samples, bits, perPixel } = unpacked
  const length = Math.ceil((width * bits * perPixel) / 8)
  const colour = colourOf(unpacked)
  const alphaAt = unpacked.hasAlpha ? perPixel - 1 : undefined
  const scale = byteScale(bits)
  // The package has put the low byte of two first.
  const read = bits === 16 ? littlePair : sampleReader(bits)
  if (perPixel === 1 && bits <= 8) return tablePainter(unpacked, length, colour)
  return (y, row) => {
    const line = samples.subarray(y * length, (y + 1) * length)
    if (unpacked.meaning === 2 && perPixel === 3 && bits === 8) {
      row.set(line)
      return
    }
    for (let x = 0, to = 0; x < width; x++, to += 3) {
      const value = (part: number) => read(line, x * perPixel + part)
      const alpha = alphaAt === undefined ? 255 : value(alphaAt) * scale
      const [red, green, blue] = colour(value)
      row[to] = blended(red, alpha)
      row[to + 1] = blended(green, alpha)
      row[to + 2] = blended(blue, alpha)
    }
  }
}

/** Faxes and grey scans have many pixels and few shades. */
function tablePainter({ samples, bits }: Unpacked, length: number, colour: Colour): Painter {
  const table = Uint8Array.from(
    Array.from({ length: 1 << bits }, (_, value) => colour(() => value)).flat(),
    Math.round,
  )
  const read = sampleReader(bits)
  return (y, row) => {
    const line = samples.subarray(y * length, (y + 1) * length)
    for (let x = 0, to = 0; to < row.length; x++, to += 3) {
      const from = read(line, x) * 3
      row[to] = table[from] ?? 255
      row[to + 1] = table[from + 1] ?? 255
      row[to + 2] = table[from + 2] ?? 255
    }
  }
}

function littlePair(samples: Uint8Array, index: number): number {
  return (samples[index * 2] ?? 0) | ((samples[index * 2 + 1] ?? 0) << 8)
}

function colourOf({ meaning, bits, perPixel, colours = [] }: Unpacked): Colour {
  const scale = byteScale(bits)
  const grey = (value: number): [number, number, number] => [value, value, value]
  if (meaning === 0) return (value) => grey(255 - value(0) * scale)
  if (meaning === 1 || (meaning === 2 && perPixel < 3)) return (value) => grey(value(0) * scale)
  if (meaning === 2 || meaning === 6)
    return (value) => [value(0) * scale, value(1) * scale, value(2) * scale]
  if (meaning === 3) return (value) => paletteColour(colours, 1 << bits, value(0))
  if (meaning === 5 && perPixel >= 4) return (value) => printColour(value, scale)
  throw unreadable(`The TIFF has unknown colours ${meaning}`)
}

function paletteColour(colours: number[], size: number, at: number): [number, number, number] {
  const part = (offset: number) => (colours[offset * size + at] ?? 0) >> 8
  return [part(0), part(1), part(2)]
}

function printColour(value: (part: number) => number, scale: number): [number, number, number] {
  const light = 1 - (value(3) * scale) / 255
  const part = (index: number) => (255 - value(index) * scale) * light
  return [part(0), part(1), part(2)]
}
