/** Where a point of the picture lies on the paper, for a paper that is turned and seen at an angle. */

export interface Point {
  x: number
  y: number
}

/** From picture to paper: a 3 x 3 matrix, row by row. */
export type Projection = readonly number[]

/** The matrix that takes the unit square to the corners, clockwise from the top left. */
function unitSquareTo([a, b, c, d]: readonly [Point, Point, Point, Point]): number[] {
  const dx1 = b.x - c.x
  const dx2 = d.x - c.x
  const dx3 = a.x - b.x + c.x - d.x
  const dy1 = b.y - c.y
  const dy2 = d.y - c.y
  const dy3 = a.y - b.y + c.y - d.y
  const whole = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / whole
  const h = (dx1 * dy3 - dx3 * dy1) / whole
  return [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ]
}

function inverse(m: readonly number[]): number[] {
  const [a, b, c, d, e, f, g, h, i] = m as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}

/** The corners of a paper around (0, 0), turned by degrees, its far end made smaller by `tilt`. */
export function cornersOf(
  width: number,
  height: number,
  turn: number,
  tilt: number,
): [Point, Point, Point, Point] {
  const angle = (turn * Math.PI) / 180
  const narrow = 1 - tilt * 0.22
  const skew = tilt * 0.06 * height
  const flat: [Point, Point, Point, Point] = [
    { x: (-width / 2) * narrow, y: -height / 2 + skew },
    { x: (width / 2) * narrow, y: -height / 2 },
    { x: width / 2, y: height / 2 },
    { x: -width / 2, y: height / 2 - skew * 0.4 },
  ]
  return flat.map(({ x, y }) => ({
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  })) as [Point, Point, Point, Point]
}

/** Takes points of the picture to the unit square of the paper whose corners are given. */
export const projectionOnto = (corners: readonly [Point, Point, Point, Point]): Projection =>
  inverse(unitSquareTo(corners))

export function project(m: Projection, x: number, y: number): Point {
  const depth = m[6]! * x + m[7]! * y + m[8]!
  return { x: (m[0]! * x + m[1]! * y + m[2]!) / depth, y: (m[3]! * x + m[4]! * y + m[5]!) / depth }
}
