/** Turning pictures: by quarters, and by the few degrees a page lies askew. */
import type { Grey } from './grey'

export type Quarter = 0 | 90 | 180 | 270

/** The picture turned clockwise. */
export function turned(picture: Grey, by: Quarter): Grey {
  if (by === 0) return picture
  const { width, height, shades } = picture
  const result = blank(by === 180 ? width : height, by === 180 ? height : width)
  const [start, stepX, stepY] = {
    90: [(height - 1) * width, -width, 1] as const,
    180: [width * height - 1, -1, -width] as const,
    270: [width - 1, width, -1] as const,
  }[by]
  for (let y = 0, target = 0; y < result.height; y++) {
    for (let x = 0; x < result.width; x++, target++)
      result.shades[target] = shades[start + x * stepX + y * stepY] ?? 0
  }
  return result
}

function blank(width: number, height: number): Grey {
  return { width, height, shades: new Uint8Array(width * height) }
}

/** How a levelled picture lies on the page it was made from: turned about the common centre. */
export interface Tilt {
  /** Degrees clockwise by which the text on the page falls to the right. */
  degrees: number
  /** In pixels: the page, and the picture on which its text lies level. */
  page: { width: number; height: number }
  level: { width: number; height: number }
}

export function tiltOf({ width, height }: Omit<Grey, 'shades'>, degrees: number): Tilt {
  const page = { width, height }
  if (degrees === 0) return { degrees, page, level: page }
  const [cos, sin] = direction(degrees)
  const across = Math.abs(width * cos) + Math.abs(height * sin)
  const down = Math.abs(width * sin) + Math.abs(height * cos)
  return { degrees, page, level: { width: Math.round(across), height: Math.round(down) } }
}

/** The whole page with its text level; what lies beyond the page's edges repeats its border. */
export function levelled(picture: Grey, tilt: Tilt): Grey {
  if (tilt.degrees === 0) return picture
  const result = blank(tilt.level.width, tilt.level.height)
  const [cos, sin] = direction(tilt.degrees)
  const { width, height } = picture
  for (let y = 0, target = 0; y < result.height; y++) {
    const dy = y + 0.5 - result.height / 2
    for (let x = 0; x < result.width; x++, target++) {
      const dx = x + 0.5 - result.width / 2
      const px = clamp(dx * cos - dy * sin + width / 2 - 0.5, width - 1)
      const py = clamp(dx * sin + dy * cos + height / 2 - 0.5, height - 1)
      result.shades[target] = between(picture, px, py)
    }
  }
  return result
}

/** The shade between the four pixels around a point. */
function between({ shades, width, height }: Grey, x: number, y: number): number {
  const [left, top] = [Math.trunc(x), Math.trunc(y)]
  const [across, down] = [x - left, y - top]
  const right = left + 1 < width ? 1 : 0
  const below = top + 1 < height ? width : 0
  const at = top * width + left
  const upper = (shades[at] ?? 0) * (1 - across) + (shades[at + right] ?? 0) * across
  const lower =
    (shades[at + below] ?? 0) * (1 - across) + (shades[at + below + right] ?? 0) * across
  return upper * (1 - down) + lower * down + 0.5
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most)
}

function direction(degrees: number): [cos: number, sin: number] {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle)]
}

interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** A place on the levelled picture as the upright place around it on the page, both in fractions. */
export function onPage<T extends Place>(place: T, { degrees, page, level }: Tilt): T {
  if (degrees === 0) return place
  const [cos, sin] = direction(degrees)
  const dx = (place.x + place.width / 2 - 0.5) * level.width
  const dy = (place.y + place.height / 2 - 0.5) * level.height
  const [w, h] = [place.width * level.width, place.height * level.height]
  const [x, y] = [(dx * cos - dy * sin) / page.width, (dx * sin + dy * cos) / page.height]
  const halfWidth = (w * cos + h * Math.abs(sin)) / 2 / page.width
  const halfHeight = (w * Math.abs(sin) + h * cos) / 2 / page.height
  const [left, top] = [clamp(0.5 + x - halfWidth, 1), clamp(0.5 + y - halfHeight, 1)]
  const [right, bottom] = [clamp(0.5 + x + halfWidth, 1), clamp(0.5 + y + halfHeight, 1)]
  return { ...place, x: left, y: top, width: right - left, height: bottom - top }
}
