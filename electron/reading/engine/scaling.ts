/** A part of a picture, scaled and normalised for the detector. */
import type { Grey } from './grey'
import type { Area } from './region'

/** Blue, green, red: the order in which the models were trained (PaddleOCR, NormalizeImage). */
const colours = [
  { mean: 0.485, deviation: 0.229 },
  { mean: 0.456, deviation: 0.224 },
  { mean: 0.406, deviation: 0.225 },
]

/** Shrinking by more than this averages; less, or growing, interpolates. */
const averageFrom = 1.9

/** Three planes of `width` x `height` each of an area of whole pixels. */
export function scaled(picture: Grey, area: Area, width: number, height: number): Float32Array {
  const isMuchSmaller = Math.max(area.width / width, area.height / height) > averageFrom
  const shades = isMuchSmaller
    ? averaged(picture, area, width, height)
    : interpolated(picture, area, width, height)
  return normalised(shades)
}

function normalised(shades: Float32Array): Float32Array {
  const planes = new Float32Array(colours.length * shades.length)
  for (const [plane, { mean, deviation }] of colours.entries()) {
    const factor = 1 / (255 * deviation)
    const shift = mean / deviation
    const offset = plane * shades.length
    for (let i = 0; i < shades.length; i++) planes[offset + i] = (shades[i] ?? 0) * factor - shift
  }
  return planes
}

function averaged(picture: Grey, area: Area, width: number, height: number): Float32Array {
  const { shades } = picture
  const result = new Float32Array(width * height)
  const [stepX, stepY] = [area.width / width, area.height / height]
  for (let y = 0, target = 0; y < height; y++) {
    const top = area.y + Math.floor(y * stepY)
    const bottom = area.y + Math.max(Math.floor(y * stepY) + 1, Math.floor((y + 1) * stepY))
    for (let x = 0; x < width; x++, target++) {
      const left = area.x + Math.floor(x * stepX)
      const right = area.x + Math.max(Math.floor(x * stepX) + 1, Math.floor((x + 1) * stepX))
      let sum = 0
      for (let row = top; row < bottom; row++) {
        const end = row * picture.width + right
        for (let i = row * picture.width + left; i < end; i++) sum += shades[i] ?? 0
      }
      result[target] = sum / ((right - left) * (bottom - top))
    }
  }
  return result
}

function interpolated(picture: Grey, area: Area, width: number, height: number): Float32Array {
  const { shades } = picture
  const result = new Float32Array(width * height)
  const across = positions(area.x, area.width, width)
  const down = positions(area.y, area.height, height)
  for (let y = 0, target = 0; y < height; y++) {
    const upper = (down.first[y] ?? 0) * picture.width
    const lower = (down.second[y] ?? 0) * picture.width
    const below = down.share[y] ?? 0
    for (let x = 0; x < width; x++, target++) {
      const left = across.first[x] ?? 0
      const right = across.second[x] ?? 0
      const after = across.share[x] ?? 0
      const top = (shades[upper + left] ?? 0) * (1 - after) + (shades[upper + right] ?? 0) * after
      const bottom =
        (shades[lower + left] ?? 0) * (1 - after) + (shades[lower + right] ?? 0) * after
      result[target] = top * (1 - below) + bottom * below
    }
  }
  return result
}

/** For each target pixel the two source pixels around its centre, and the share of the second. */
function positions(start: number, length: number, count: number) {
  const [first, second] = [new Int32Array(count), new Int32Array(count)]
  const share = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    const at = Math.min(Math.max(((i + 0.5) * length) / count - 0.5, 0), length - 1)
    first[i] = start + Math.floor(at)
    second[i] = start + Math.min(Math.floor(at) + 1, length - 1)
    share[i] = at - Math.floor(at)
  }
  return { first, second, share }
}
