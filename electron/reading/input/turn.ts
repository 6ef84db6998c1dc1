/** Stands a picture upright as the orientation in its file asks for. */
import type { Picture } from '../child/page'

/**
 * @param orientation 1 to 8 (Exif 2.32, 4.6.4, tag 274; the same in TIFF 6.0); anything else counts as 1
 */
export function upright(picture: Picture, orientation: number): Picture {
  const walk = walks[orientation]
  return walk ? rewritten(picture, walk) : picture
}

/** Where a pixel of the upright picture lies in the stored one: x and y run from 0, `right` and `bottom` are the last. */
type Walk = (x: number, y: number, right: number, bottom: number) => [number, number]

const walks: Record<number, Walk> = {
  2: (x, y, right) => [right - x, y],
  3: (x, y, right, bottom) => [right - x, bottom - y],
  4: (x, y, _right, bottom) => [x, bottom - y],
  5: (x, y) => [y, x],
  6: (x, y, _right, bottom) => [y, bottom - x],
  7: (x, y, right, bottom) => [right - y, bottom - x],
  8: (x, y, right) => [right - y, x],
}

/** Every walk is straight, so that its first two steps give all others. */
function rewritten(stored: Picture, walk: Walk): Picture {
  const [right, bottom] = [stored.width - 1, stored.height - 1]
  const index = (x: number, y: number) => {
    const [storedX, storedY] = walk(x, y, right, bottom)
    return (storedY * stored.width + storedX) * 3
  }
  const start = index(0, 0)
  const [alongX, alongY] = [index(1, 0) - start, index(0, 1) - start]
  const isTurned = walk(1, 0, 0, 0)[0] === walk(0, 0, 0, 0)[0]
  const [width, height] = isTurned ? [stored.height, stored.width] : [stored.width, stored.height]
  const pixels = new Uint8Array(stored.pixels.length)
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0, from = start + y * alongY; x < width; x++, from += alongX, to += 3) {
      pixels[to] = stored.pixels[from] ?? 0
      pixels[to + 1] = stored.pixels[from + 1] ?? 0
      pixels[to + 2] = stored.pixels[from + 2] ?? 0
    }
  }
  return { width, height, pixels }
}
