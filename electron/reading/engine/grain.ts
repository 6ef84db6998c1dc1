/** Grain of a picture taken in the dark: how strong it is, and the picture with less of it. */
import type { Grey } from './grey'

/** Shades of grain from which letters suffer more by it than by softer edges. */
const strongGrain = 5

/** Grain is measured on squares of so many pixels a side: finer grain does not outlast JPEG. */
const square = 2

/** The picture itself where it shows little grain, otherwise softened. */
export function withoutGrain(picture: Grey): Grey {
  return grainOf(picture) < strongGrain ? picture : softened(picture)
}

/**
 * Standard deviation of the grain in shades, by a filter that leaves even light and straight edges at nought
 * (Immerkaer 1996). The middle of all places is taken, since print covers little of a paper.
 */
export function grainOf(picture: Grey): number {
  const { shades, width, height } = halved(picture)
  const counts = new Uint32Array(8 * 256)
  let all = 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++, all++) {
      const { corners, sides, own } = around(shades, width, y * width + x)
      const size = Math.abs(corners - 2 * sides + 4 * own)
      counts[size] = (counts[size] ?? 0) + 1
    }
  }
  let sum = 0
  const middle = counts.findIndex((count) => (sum += count) >= all / 2)
  // The filter makes six of one; half of what is spread normally lies within 0.6745 of its deviation.
  return Math.max(0, middle) / (6 * 0.6745)
}

function halved({ shades, width, height }: Grey): Grey {
  const [wide, high] = [Math.floor(width / square), Math.floor(height / square)]
  const small = new Uint8Array(wide * high)
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const i = y * square * width + x * square
      const upper = (shades[i] ?? 0) + (shades[i + 1] ?? 0)
      const lower = (shades[i + width] ?? 0) + (shades[i + width + 1] ?? 0)
      small[y * wide + x] = (upper + lower + 2) >> 2
    }
  }
  return { width: wide, height: high, shades: small }
}

/** Each pixel with its neighbours, weighed 1 2 1 both ways. */
function softened({ shades, width, height }: Grey): Grey {
  const soft = Uint8Array.from(shades)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const { corners, sides, own } = around(shades, width, y * width + x)
      soft[y * width + x] = (corners + 2 * sides + 4 * own + 8) >> 4
    }
  }
  return { width, height, shades: soft }
}

function around(shades: Uint8Array, width: number, i: number) {
  const at = (step: number) => shades[i + step] ?? 0
  return {
    corners: at(-width - 1) + at(-width + 1) + at(width - 1) + at(width + 1),
    sides: at(-1) + at(1) + at(-width) + at(width),
    own: at(0),
  }
}
