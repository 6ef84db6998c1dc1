/** From the detector's map (how likely each pixel is text) to the places of text. */
import { type Region, smallestRectangle } from './region'

/** A map of likelihoods 0 to 1, row by row. */
export interface TextMap {
  values: Float32Array
  width: number
  height: number
}

/** How the map lies on the picture: picture = offset + map * scale. */
export interface Placement {
  x: number
  y: number
  scaleX: number
  scaleY: number
}

export interface RegionRules {
  /** A pixel at least so likely belongs to text. */
  threshold: number
  /** A patch whose pixels are less likely on average is no text. */
  meanThreshold: number
  /** By how much patches grow: they are shrunken text (Liao et al. 2019, Differentiable Binarization, 3.4). */
  growth: number
}

const leastPixels = 12
const leastSide = 3

/** The places of text in the picture's pixels. */
export function textRegions(map: TextMap, place: Placement, rules: RegionRules): Region[] {
  const regions: Region[] = []
  for (const patch of patches(map, rules.threshold)) {
    if (patch.pixels < leastPixels || patch.mean < rules.meanThreshold) continue
    const region = smallestRectangle(placed(patch.outline, place))
    const side = Math.min(region.width / place.scaleX, region.height / place.scaleY)
    if (side >= leastSide) regions.push(grown(region, rules.growth))
  }
  return regions
}

interface Patch {
  pixels: number
  mean: number
  /** Corners of the first and last pixel of each row: x, y, x, y. */
  outline: number[]
}

/** Pixels that touch each other, also over corners. */
function* patches(map: TextMap, threshold: number): Generator<Patch> {
  const { values, width, height } = map
  const isSeen = new Uint8Array(width * height)
  const stack = new Int32Array(width * height)
  const first = new Int32Array(height).fill(width)
  const last = new Int32Array(height).fill(-1)
  for (let start = 0; start < values.length; start++) {
    if (isSeen[start] || !((values[start] ?? 0) > threshold)) continue
    let [depth, pixels, sum] = [1, 0, 0]
    let [top, bottom] = [height, 0]
    stack[0] = start
    isSeen[start] = 1
    while (depth > 0) {
      const pixel = stack[--depth] ?? 0
      const y = Math.trunc(pixel / width)
      const x = pixel - y * width
      pixels++
      sum += values[pixel] ?? 0
      if (x < (first[y] ?? 0)) first[y] = x
      if (x > (last[y] ?? 0)) last[y] = x
      if (y < top) top = y
      if (y > bottom) bottom = y
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx
          if (isSeen[next] || !((values[next] ?? 0) > threshold)) continue
          isSeen[next] = 1
          stack[depth++] = next
        }
      }
    }
    const outline: number[] = []
    for (let y = top; y <= bottom; y++) {
      const [left, right] = [first[y] ?? 0, (last[y] ?? 0) + 1]
      outline.push(left, y, right, y, left, y + 1, right, y + 1)
    }
    first.fill(width, top, bottom + 1)
    last.fill(-1, top, bottom + 1)
    yield { pixels, mean: sum / pixels, outline }
  }
}

function placed(outline: readonly number[], place: Placement): number[] {
  return outline.map((value, i) =>
    i % 2 === 0 ? place.x + value * place.scaleX : place.y + value * place.scaleY,
  )
}

function grown(region: Region, growth: number): Region {
  const { width, height } = region
  const by = (width * height * growth) / (width + height)
  return { ...region, width: width + by, height: height + by }
}
