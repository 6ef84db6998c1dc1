/** How a page lies, told from the places of its text: upright or on its side, and by how many degrees askew. */
import { type Area, around, boundsOf, type Region } from './region'

/** A region this much longer than high has a direction. */
const leastElongation = 2.5

/** Degrees; less is left as it is. */
const leastSkew = 0.8

/** Whether most of the text runs up or down the picture. */
export function isOnItsSide(regions: readonly Region[]): boolean {
  let [across, down] = [0, 0]
  for (const { width, height } of regions) {
    if (width > 1.5 * height) across += width
    else if (height > 1.5 * width) down += height
  }
  return down > 1.5 * across
}

/**
 * Degrees clockwise by which lines fall to the right, 0 where they are level or disagree: the middle of all lines'
 * slopes, longer lines counting for more.
 */
export function skewOf(regions: readonly Region[]): number {
  const slopes = regions
    .filter(({ width, height }) => width > leastElongation * height)
    .map(({ width, ux, uy }) => ({ degrees: (Math.atan2(uy, ux) * 180) / Math.PI, weight: width }))
    .sort((a, b) => a.degrees - b.degrees)
  const degrees = slopeAt(slopes, 0.5)
  const spread = slopeAt(slopes, 0.75) - slopeAt(slopes, 0.25)
  const isClear = slopes.length >= 3 && spread < Math.max(2.5, Math.abs(degrees))
  return isClear && Math.abs(degrees) >= leastSkew ? degrees : 0
}

function slopeAt(slopes: readonly { degrees: number; weight: number }[], share: number): number {
  const total = slopes.reduce((sum, { weight }) => sum + weight, 0)
  let sum = 0
  return slopes.find(({ weight }) => (sum += weight) >= share * total)?.degrees ?? 0
}

/** The area of the text with a margin of a few lines, within the picture; undefined without text. */
export function textArea(
  regions: readonly Region[],
  picture: { width: number; height: number },
): Area | undefined {
  const area = around(regions.map((region) => boundsOf(region)))
  if (!area) return undefined
  const heights = regions.map(({ width, height }) => Math.min(width, height)).sort((a, b) => a - b)
  const margin = 2 * (heights[Math.floor(heights.length / 2)] ?? 0)
  const [x, y] = [Math.max(0, area.x - margin), Math.max(0, area.y - margin)]
  return {
    x,
    y,
    width: Math.min(picture.width, area.x + area.width + margin) - x,
    height: Math.min(picture.height, area.y + area.height + margin) - y,
  }
}
