/** Where a part of a line is looked at once more, so that the recogniser sees it otherwise than the first time. */
import type { Area, Region } from './region'

/** In heights of the line: how far beyond the part, and by how much taller, which makes its print smaller. */
const more = { beside: 0.5, height: 1.15 }

/** The part of a line's region that lies in an area, with a margin; undefined where it does not reach into it. */
export function lookedAtAgain(line: Region, area: Area): Region | undefined {
  const along = (x: number, y: number) => (x - line.x) * line.ux + (y - line.y) * line.uy
  const middle = area.y + area.height / 2
  const margin = more.beside * line.height
  const ends = [along(area.x, middle), along(area.x + area.width, middle)]
  const across = (area.x + area.width / 2 - line.x) * -line.uy + (middle - line.y) * line.ux
  const from = Math.max(Math.min(...ends) - margin, -line.width / 2)
  const to = Math.min(Math.max(...ends) + margin, line.width / 2)
  if (to - from < margin || Math.abs(across) > line.height / 2) return undefined
  const centre = (from + to) / 2
  return {
    ...line,
    x: line.x + centre * line.ux,
    y: line.y + centre * line.uy,
    width: to - from,
    height: more.height * line.height,
  }
}
