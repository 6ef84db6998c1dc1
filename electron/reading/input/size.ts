/** Decides how large a picture is handed on: small enough to be quick, wide enough for small print. */

const enough = { area: 6_000_000, shortSide: 2200 }
/** A long till roll is narrow: its width is not given up for its length, short of `mostArea`. */
const legibleWidth = 1000
const mostArea = 16_000_000

/** The size to which a picture is scaled down, in whole pixels; never up. */
export function boundedSize(width: number, height: number): { width: number; height: number } {
  const area = width * height
  const short = Math.min(width, height)
  const comfortable = Math.min(Math.sqrt(enough.area / area), enough.shortSide / short)
  const legible = Math.max(comfortable, legibleWidth / short)
  const scale = Math.min(1, legible, Math.sqrt(mostArea / area))
  return { width: scaled(width, scale), height: scaled(height, scale) }
}

const pointsPerInch = 72
const dotsPerInch = 200

/** The size in pixels at which a page of a PDF is drawn, from its size in points: about 200 dots per inch. */
export function drawnSize(width: number, height: number): { width: number; height: number } {
  // A narrow receipt, or a photo saved at a high resolution, has small points: it gets more dots for each.
  const zoom = Math.max(dotsPerInch / pointsPerInch, legibleWidth / Math.min(width, height))
  const bounded = Math.min(zoom, Math.sqrt(1e9 / (width * height)))
  return boundedSize(scaled(width, bounded), scaled(height, bounded))
}

function scaled(length: number, scale: number): number {
  return Math.max(1, Math.round(length * scale))
}
