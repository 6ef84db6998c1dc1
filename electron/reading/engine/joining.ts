/** One line that the detector saw in two pieces which lie on each other: its text is read once, as a whole. */
import type { Region } from './region'

/** Shares of the height: how far the pieces reach into each other at least, and may lie apart across. */
const leastReach = 0.1
const mostOffset = 0.25

/** The regions, pieces of one line put together. */
export function joined(regions: readonly Region[]): Region[] {
  const lines: Region[] = []
  for (const region of regions.toSorted((a, b) => a.x - b.x)) {
    const at = lines.findIndex((line) => isContinued(line, region))
    const line = lines[at]
    if (line) lines[at] = together(line, region)
    else lines.push(region)
  }
  return lines
}

function isContinued(line: Region, next: Region): boolean {
  const height = Math.min(line.height, next.height)
  const isAlike = height > 0.7 * Math.max(line.height, next.height)
  const isParallel = line.ux * next.ux + line.uy * next.uy > 0.995
  if (!isAlike || !isParallel) return false
  const { along, across } = distance(line, next)
  const reach = (line.width + next.width) / 2 - Math.abs(along)
  const isInside = Math.abs(along) < Math.abs(line.width - next.width) / 2
  return !isInside && reach > leastReach * height && Math.abs(across) < mostOffset * height
}

function distance(from: Region, to: Region): { along: number; across: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return { along: dx * from.ux + dy * from.uy, across: dy * from.ux - dx * from.uy }
}

/** From the start of one to the end of the other, in the direction of the longer. */
function together(line: Region, next: Region): Region {
  const longer = line.width > next.width ? line : next
  const other = longer === line ? next : line
  const { along, across } = distance(longer, other)
  const from = Math.min(-longer.width / 2, along - other.width / 2)
  const to = Math.max(longer.width / 2, along + other.width / 2)
  const share = other.width / (longer.width + other.width)
  const [middle, off] = [(from + to) / 2, across * share]
  return {
    ...longer,
    x: longer.x + middle * longer.ux - off * longer.uy,
    y: longer.y + middle * longer.uy + off * longer.ux,
    width: to - from,
    height: Math.max(line.height, next.height),
  }
}
