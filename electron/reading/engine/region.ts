/** A place of text on a picture: a rectangle that may lie askew, in pixels. */

/** `x` and `y` are the centre, `width` runs along the text in the direction (`ux`, `uy`), `height` across it. */
export interface Region {
  x: number
  y: number
  width: number
  height: number
  ux: number
  uy: number
}

/** An upright rectangle in pixels, from its top left. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The upright rectangle around the part of a region between two shares of its width. */
export function boundsOf(region: Region, from = 0, to = 1): Area {
  const along = (from + to - 1) / 2
  const x = region.x + along * region.width * region.ux
  const y = region.y + along * region.width * region.uy
  const length = (to - from) * region.width
  const width = Math.abs(length * region.ux) + Math.abs(region.height * region.uy)
  const height = Math.abs(length * region.uy) + Math.abs(region.height * region.ux)
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** What two areas share, as a part of the smaller one. */
export function overlap(a: Area, b: Area): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  if (width <= 0 || height <= 0) return 0
  return (width * height) / Math.min(a.width * a.height, b.width * b.height)
}

/** The smallest area around all of them; undefined for none. */
export function around(areas: readonly Area[]): Area | undefined {
  if (areas.length === 0) return undefined
  const x = Math.min(...areas.map((area) => area.x))
  const y = Math.min(...areas.map((area) => area.y))
  const right = Math.max(...areas.map((area) => area.x + area.width))
  const bottom = Math.max(...areas.map((area) => area.y + area.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** Points as x, y, x, y. */
type Points = readonly number[]

/**
 * The rectangle of least area around points, its width along whichever side runs closer to the horizontal. One of its
 * sides lies on a side of the convex hull (Freeman and Shapira 1975).
 */
export function smallestRectangle(points: Points): Region {
  const hull = convexHull(points)
  let best: Region | undefined
  for (let i = 0; i < hull.length; i += 2) {
    const next = (i + 2) % hull.length
    const dx = at(hull, next) - at(hull, i)
    const dy = at(hull, next + 1) - at(hull, i + 1)
    const length = Math.hypot(dx, dy)
    if (length === 0) continue
    const candidate = rectangleAlong(hull, dx / length, dy / length)
    if (!best || candidate.width * candidate.height < best.width * best.height) best = candidate
  }
  return towardsRight(best ?? rectangleAlong(points, 1, 0))
}

function rectangleAlong(points: Points, ux: number, uy: number): Region {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = 0; i < points.length; i += 2) {
    const along = at(points, i) * ux + at(points, i + 1) * uy
    const across = at(points, i + 1) * ux - at(points, i) * uy
    left = Math.min(left, along)
    right = Math.max(right, along)
    top = Math.min(top, across)
    bottom = Math.max(bottom, across)
  }
  const [along, across] = [(left + right) / 2, (top + bottom) / 2]
  return {
    x: along * ux - across * uy,
    y: along * uy + across * ux,
    width: right - left,
    height: bottom - top,
    ux,
    uy,
  }
}

function towardsRight(region: Region): Region {
  let turned = region
  while (turned.ux < Math.SQRT1_2 - 1e-9) turned = turnedByQuarter(turned)
  return turned
}

/** The same place, read in the direction a quarter turn further. */
function turnedByQuarter(region: Region): Region {
  const { width, height, ux, uy } = region
  return { ...region, width: height, height: width, ux: -uy, uy: ux }
}

/** Andrew's monotone chain. */
function convexHull(points: Points): number[] {
  const order = Array.from({ length: points.length / 2 }, (_, i) => 2 * i)
  order.sort((a, b) => at(points, a) - at(points, b) || at(points, a + 1) - at(points, b + 1))
  const lower = chain(points, order)
  const upper = chain(points, order.reverse())
  return [...lower.slice(0, -2), ...upper.slice(0, -2)]
}

function chain(points: Points, order: readonly number[]): number[] {
  const hull: number[] = []
  for (const i of order) {
    const [x, y] = [at(points, i), at(points, i + 1)]
    while (hull.length >= 4 && !turnsLeft(hull, x, y)) hull.length -= 2
    hull.push(x, y)
  }
  return hull
}

function turnsLeft(hull: readonly number[], x: number, y: number): boolean {
  const [ax, ay] = [at(hull, hull.length - 4), at(hull, hull.length - 3)]
  const [bx, by] = [at(hull, hull.length - 2), at(hull, hull.length - 1)]
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0
}

/** A number that the caller's counting says is there. */
function at(values: ArrayLike<number>, index: number): number {
  return values[index] ?? 0
}
