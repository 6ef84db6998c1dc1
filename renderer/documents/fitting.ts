/** How a page is fitted into its room, and what stays in place when it is turned or made larger. */

/** In CSS pixels. */
export interface Size {
  width: number
  height: number
}

/** Shares of the page, from its top left corner. */
export interface Point {
  x: number
  y: number
}

export type Fit = 'page' | 'width'

/** Around the page, both sides together. */
const margin = 44
const largest = 1.5
/** A page that shown whole is narrower than this share of its room is too small to be read. */
const readable = 0.55

/** Scales at which a page fits whole, and by its width alone; 1 while the room is not known. */
export function fittedScales(page: Size, room: Size): Record<Fit, number> {
  if (room.width === 0) return { page: 1, width: 1 }
  const bounded = (scale: number) => Math.max(0.01, Math.min(scale, largest))
  const across = (room.width - margin) / page.width
  const down = (room.height - margin) / page.height
  return { page: bounded(Math.min(across, down)), width: bounded(across) }
}

/** Long papers by their width, all others whole. */
export function usualFit(page: Size, room: Size): Fit {
  const { page: whole, width } = fittedScales(page, room)
  return whole < width * readable ? 'width' : 'page'
}

/** Where a point of the page lies after quarter turns clockwise. */
export function turned({ x, y }: Point, turns: number): Point {
  switch (((turns % 4) + 4) % 4) {
    case 1:
      return { x: 1 - y, y: x }
    case 2:
      return { x: 1 - x, y: 1 - y }
    case 3:
      return { x: y, y: 1 - x }
    default:
      return { x, y }
  }
}
