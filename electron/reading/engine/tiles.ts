/** Long pictures are looked at piece by piece: how they are cut, and how what was seen twice becomes one. */
import { type Area, boundsOf, overlap, type Region } from './region'

/** A piece of a picture; regions whose centre lies between `from` and `to` (rows of the picture) are its own. */
export interface Tile {
  area: Area
  from: number
  to: number
}

/** Pieces as wide as the area and about `most` high, each sharing `shared` rows with the next. */
export function tilesOf(area: Area, most: number, shared: number): Tile[] {
  const count = area.height <= most ? 1 : Math.ceil((area.height - shared) / (most - shared))
  const height = Math.ceil((area.height + (count - 1) * shared) / count)
  return Array.from({ length: count }, (_, i) => {
    const y = area.y + Math.round(i * (height - shared))
    const end = Math.min(y + height, area.y + area.height)
    const from = i === 0 ? -Infinity : y + shared / 2
    const to = i === count - 1 ? Infinity : y + height - shared / 2
    return { area: { ...area, y, height: end - y }, from, to }
  })
}

/**
 * The regions of all tiles, each once. A line on the border between two tiles is seen whole by both, but not at the
 * same place to the pixel, so a little is allowed beyond the border and what lies on another region is dropped.
 */
export function merged(found: readonly { tile: Tile; regions: readonly Region[] }[]): Region[] {
  const kept: Region[] = []
  for (const { tile, regions } of found) {
    const earlier = kept.map((region) => boundsOf(region))
    for (const region of regions) {
      const slack = region.height / 2
      if (region.y < tile.from - slack || region.y > tile.to + slack) continue
      const bounds = boundsOf(region)
      if (!earlier.some((other) => overlap(other, bounds) > 0.5)) kept.push(region)
    }
  }
  return kept
}
