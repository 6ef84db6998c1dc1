/** The relief of a paper that was folded and crumpled: its slope at each place. */
import type { Random } from '../../support/random'

interface Crease {
  x: number
  y: number
  angle: number
  slope: number
  reach: number
}

/** Slopes on a grid of `step` pixels; `across` and `down` are rises per pixel. */
export interface Relief {
  columns: number
  rows: number
  step: number
  across: Float32Array
  down: Float32Array
}

const STEP = 4

function creasesOf(
  random: Random,
  width: number,
  height: number,
  crumple: number,
  folds: number,
): Crease[] {
  const sign = () => (random.chance(0.5) ? 1 : -1)
  const folded = Array.from({ length: folds }, (_, index) => ({
    x: width / 2,
    y: (height * (index + 1)) / (folds + 1) + (random.next() - 0.5) * 40,
    angle: Math.PI / 2 + (random.next() - 0.5) * 0.08,
    slope: sign() * (0.05 + random.next() * 0.08),
    reach: height / 3,
  }))
  const crumpled = Array.from({ length: Math.round(crumple * 60) }, () => ({
    x: random.next() * width,
    y: random.next() * height,
    angle: random.next() * Math.PI,
    slope: sign() * crumple * (0.1 + random.next() * 0.26),
    reach: Math.max(width, height) * (0.05 + random.next() * 0.13),
  }))
  return [...folded, ...crumpled]
}

/** Beside a crease the paper rises on both sides; farther off it lies flat again. */
export function reliefOf(
  random: Random,
  size: { width: number; height: number },
  { crumple, folds }: { crumple: number; folds: number },
): Relief {
  const columns = Math.ceil(size.width / STEP) + 2
  const rows = Math.ceil(size.height / STEP) + 2
  const across = new Float32Array(columns * rows)
  const down = new Float32Array(columns * rows)
  for (const crease of creasesOf(random, size.width, size.height, crumple, folds)) {
    const normalX = Math.cos(crease.angle)
    const normalY = Math.sin(crease.angle)
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const awayX = column * STEP - crease.x
        const awayY = row * STEP - crease.y
        const distance = awayX * normalX + awayY * normalY
        const along = awayX * -normalY + awayY * normalX
        const far = Math.abs(distance) / (crease.reach * 0.5)
        const slope =
          crease.slope *
          Math.tanh(distance / 5) *
          Math.exp(-far * far) *
          Math.exp(-((along / (crease.reach * 1.6)) ** 4))
        across[row * columns + column]! += slope * normalX
        down[row * columns + column]! += slope * normalY
      }
  }
  return { columns, rows, step: STEP, across, down }
}

/** A value of the grid between its points. */
export function between(relief: Relief, grid: Float32Array, x: number, y: number): number {
  const column = Math.min(relief.columns - 2, Math.max(0, x / relief.step))
  const row = Math.min(relief.rows - 2, Math.max(0, y / relief.step))
  const left = Math.floor(column)
  const top = Math.floor(row)
  const at = top * relief.columns + left
  const shareX = column - left
  const shareY = row - top
  return (
    (grid[at]! * (1 - shareX) + grid[at + 1]! * shareX) * (1 - shareY) +
    (grid[at + relief.columns]! * (1 - shareX) + grid[at + relief.columns + 1]! * shareX) * shareY
  )
}
