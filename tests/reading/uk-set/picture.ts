/** Pictures as numbers: turning, blurring, and noise that varies smoothly from place to place. */

/** Three numbers per pixel (red, green, blue), 0 to 255, row by row. */
export interface Picture {
  width: number
  height: number
  pixels: Float32Array
}

export const blank = (width: number, height: number): Picture => ({
  width,
  height,
  pixels: new Float32Array(width * height * 3),
})

/** Turned clockwise by so many degrees. */
export function quarterTurned(picture: Picture, degrees: 0 | 90 | 180 | 270): Picture {
  if (degrees === 0) return picture
  const { width, height } = picture
  const turned = degrees === 180 ? blank(width, height) : blank(height, width)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [newX, newY] =
        degrees === 90
          ? [height - 1 - y, x]
          : degrees === 180
            ? [width - 1 - x, height - 1 - y]
            : [y, width - 1 - x]
      const from = (y * width + x) * 3
      const to = (newY * turned.width + newX) * 3
      for (let channel = 0; channel < 3; channel += 1)
        turned.pixels[to + channel] = picture.pixels[from + channel]!
    }
  return turned
}

function kernel(sigma: number): number[] {
  const reach = Math.max(1, Math.ceil(sigma * 2.5))
  const weights = Array.from({ length: reach * 2 + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * sigma * sigma)),
  )
  const sum = weights.reduce((one, other) => one + other, 0)
  return weights.map((weight) => weight / sum)
}

function blurredAlong(picture: Picture, weights: number[], stepX: number, stepY: number): Picture {
  const { width, height, pixels } = picture
  const result = blank(width, height)
  const reach = Math.floor(weights.length / 2)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let red = 0
      let green = 0
      let blue = 0
      for (let tap = -reach; tap < weights.length - reach; tap += 1) {
        const fromX = Math.min(width - 1, Math.max(0, x + tap * stepX))
        const fromY = Math.min(height - 1, Math.max(0, y + tap * stepY))
        const from = (fromY * width + fromX) * 3
        const weight = weights[tap + reach]!
        red += pixels[from]! * weight
        green += pixels[from + 1]! * weight
        blue += pixels[from + 2]! * weight
      }
      const to = (y * width + x) * 3
      result.pixels[to] = red
      result.pixels[to + 1] = green
      result.pixels[to + 2] = blue
    }
  return result
}

/** Out of focus by a Gaussian of so many pixels. */
export function blurred(picture: Picture, sigma: number): Picture {
  if (sigma < 0.15) return picture
  const weights = kernel(sigma)
  return blurredAlong(blurredAlong(picture, weights, 1, 0), weights, 0, 1)
}

/** A hand that moved by so many pixels sideways. */
export function shaken(picture: Picture, length: number): Picture {
  if (length < 2) return picture
  return blurredAlong(
    picture,
    Array.from({ length }, () => 1 / length),
    1,
    0,
  )
}

function hash(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

/** Noise of grain 1 in [0, 1), the same for the same place and seed. */
export function smoothNoise(x: number, y: number, seed: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const ease = (part: number) => part * part * (3 - 2 * part)
  const across = ease(x - left)
  const down = ease(y - top)
  const upper = hash(left, top, seed) * (1 - across) + hash(left + 1, top, seed) * across
  const lower = hash(left, top + 1, seed) * (1 - across) + hash(left + 1, top + 1, seed) * across
  return upper * (1 - down) + lower * down
}

/** Several grains at once, the coarse ones strongest, in [0, 1). */
export function layeredNoise(x: number, y: number, seed: number, layers = 3): number {
  let sum = 0
  let weight = 0
  for (let layer = 0; layer < layers; layer += 1) {
    const share = 0.5 ** layer
    sum += smoothNoise(x * 2 ** layer, y * 2 ** layer, seed + layer) * share
    weight += share
  }
  return sum / weight
}
