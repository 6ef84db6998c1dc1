/** One line of text, cut out of a picture along its own direction, as the recogniser sees it. */
import type { Grey } from './grey'
import type { Region } from './region'

/** The recogniser's height in pixels. */
export const stripHeight = 48

/** Print is narrowed a little, since time goes by width; more than this mixes up digits that stand close. Very long lines are squeezed. */
const widths = { share: 0.9, least: 16, most: 2000 }

/** Contrast below this share of the whole range is stretched; below the other there is nothing to be seen. */
const poorContrast = 0.45
const noContrast = 0.03

/** Brightness from -1 (dark) to 1, `width` x 48, of which the first `used` columns show the region. */
export interface Strip {
  values: Float32Array
  width: number
  used: number
}

/** How many columns a region takes. */
export function stripWidth({ width, height }: Region): number {
  const wanted = Math.ceil((widths.share * stripHeight * width) / Math.max(1, height))
  return Math.min(widths.most, Math.max(widths.least, wanted))
}

/** @param width at least what the region takes; the rest is grey */
export function stripOf(picture: Grey, region: Region, width: number): Strip {
  const strip = { values: new Float32Array(stripHeight * width), width, used: stripWidth(region) }
  sample(picture, region, strip)
  stretch(strip)
  return strip
}

/** Interpolates, taking several samples per pixel where the region is larger than the strip. */
function sample(picture: Grey, region: Region, { values, width, used }: Strip): void {
  const { shades, width: row } = picture
  const [mostX, mostY] = [Math.max(0, row - 1.001), Math.max(0, picture.height - 1.001)]
  const { ux, uy } = region
  const [stepX, stepY] = [region.width / used, region.height / stripHeight]
  const across = Math.max(1, Math.min(4, Math.round(stepX)))
  const down = Math.max(1, Math.min(4, Math.round(stepY)))
  const factor = 2 / (255 * across * down)
  for (let y = 0; y < stripHeight; y++) {
    for (let x = 0; x < used; x++) {
      let sum = 0
      for (let j = 0; j < down; j++) {
        const e = (y + (j + 0.5) / down) * stepY - region.height / 2
        for (let i = 0; i < across; i++) {
          const a = (x + (i + 0.5) / across) * stepX - region.width / 2
          const px = Math.min(Math.max(region.x + a * ux - e * uy - 0.5, 0), mostX)
          const py = Math.min(Math.max(region.y + a * uy + e * ux - 0.5, 0), mostY)
          const left = Math.trunc(px)
          const top = Math.trunc(py)
          const at = top * row + left
          const [right, below] = [px - left, py - top]
          const upper = (shades[at] ?? 0) * (1 - right) + (shades[at + 1] ?? 0) * right
          const lower = (shades[at + row] ?? 0) * (1 - right) + (shades[at + row + 1] ?? 0) * right
          sum += upper * (1 - below) + lower * below
        }
      }
      values[y * width + x] = sum * factor - 1
    }
  }
}

/** Faded or badly lit print: the range between the darkest and the lightest becomes the whole range. */
function stretch({ values, width, used }: Strip): void {
  const [dark, light] = rangeOf({ values, width, used })
  const contrast = (light - dark) / 2
  if (contrast >= poorContrast || contrast < noContrast) return
  for (let y = 0; y < stripHeight; y++) {
    for (let i = y * width; i < y * width + used; i++)
      values[i] = Math.min(1, Math.max(-1, ((values[i] ?? 0) - dark) / contrast - 1))
  }
}

/** Brightness below which a hundredth of the strip lies, and above which another does. */
function rangeOf({ values, width, used }: Strip): [dark: number, light: number] {
  const counts = new Uint32Array(256)
  for (let y = 0; y < stripHeight; y++) {
    for (let i = y * width; i < y * width + used; i++) {
      const level = Math.round(((values[i] ?? 0) + 1) * 127.5)
      counts[level] = (counts[level] ?? 0) + 1
    }
  }
  const few = (stripHeight * used) / 100
  const levels = [...counts.keys()]
  const edge = (order: readonly number[]) => {
    let sum = 0
    return (order.find((level) => (sum += counts[level] ?? 0) > few) ?? 0) / 127.5 - 1
  }
  return [edge(levels), edge(levels.toReversed())]
}

/** The darkest place of each column that shows the region, leaving out its upper and lower edge. */
export function darkestOfColumns({ values, width, used }: Strip): Float32Array {
  const darkest = new Float32Array(used).fill(1)
  for (let y = 5; y < stripHeight - 5; y++) {
    for (let x = 0; x < used; x++) {
      const brightness = values[y * width + x] ?? 1
      if (brightness < (darkest[x] ?? 1)) darkest[x] = brightness
    }
  }
  return darkest
}
