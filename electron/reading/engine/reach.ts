/** Large print, of which the detector leaves out first and last letters: its regions reach as far as their ink. */
import type { Grey } from './grey'
import { type Area, boundsOf, overlap, type Region } from './region'

/** In heights of the region. */
const lengths = {
  /** Between two letters less is blank than this, between words more. */
  gap: 0.25,
  /** Where no ink is so near to its end, nothing was left out. */
  within: 0.35,
  /** Less than the narrowest letter is none left out, more than a long word something else. */
  least: 0.08,
  most: 6,
  /** Beyond the last ink. */
  margin: 0.12,
  /** What letters are high, taken together. */
  high: 0.4,
  /** How far from the middle of its line a letter reaches: ink that goes further is a ruled line or an edge. */
  across: 0.8,
  /** A region so short may be a letter or two of the word beside it, which stand as close as this. */
  piece: 2,
  close: 0.12,
}

/** Print is large from so many usual heights of a line on. */
const large = 1.2

/** Of 255 shades: print stands out more than this. */
const leastContrast = 40

/** A pixel is inked from here on its way from paper to ink. */
const inkFrom = 0.45

/** Of the height that letters take, what is inked in them at most. */
const mostInk = 0.75

/** A piece is one with a region that holds so much of it. */
const leastShare = 0.7

/** The shade of the paper around a line, and how much lighter or darker its ink is. */
interface Print {
  paper: number
  contrast: number
}

/** The regions, those of large print as long as it goes on beyond their ends; pieces that then lie within another are gone. */
export function reaching(picture: Grey, regions: readonly Region[]): Region[] {
  const bounds = new Map(regions.map((region) => [region, boundsOf(region)]))
  const reached = new Map<Region, Region>()
  const usual = quantile(
    regions.map(({ height }) => height),
    0.5,
  )
  for (const region of regions) {
    const print = region.height < large * usual ? undefined : printOf(picture, region)
    if (!print) continue
    const neighbours = [...bounds].flatMap(([other, area]) =>
      other === region ? [] : { area, isPiece: isPieceOf(other, region) },
    )
    const end = (side: 1 | -1) => reachOf({ picture, region, print, side }, neighbours)
    const [before, after] = [end(-1), end(1)]
    if (before > 0 || after > 0) reached.set(region, lengthened(region, before, after))
  }
  const longer = [...reached.values()].map((region) => boundsOf(region))
  const isTaken = (area: Area) =>
    longer.some((other) => area.width < other.width && overlap(area, other) > leastShare)
  return [...bounds].flatMap(
    ([region, area]) => reached.get(region) ?? (isTaken(area) ? [] : region),
  )
}

function isPieceOf(other: Region, region: Region): boolean {
  return other.height < 1.3 * region.height && other.width < lengths.piece * region.height
}

function lengthened(region: Region, before: number, after: number): Region {
  const along = (after - before) / 2
  return {
    ...region,
    x: region.x + along * region.ux,
    y: region.y + along * region.uy,
    width: region.width + before + after,
  }
}

/** Paper is what the edges above and below show most, where few letters reach. Undefined where nothing stands out. */
function printOf(picture: Grey, region: Region): Print | undefined {
  const at = (...shares: number[]) =>
    shares.flatMap((share) => shadesAlong(picture, region, share * region.height))
  const paper = quantile(at(-0.5, 0.5), 0.5)
  const inside = at(-0.2, 0, 0.2)
  const [darker, lighter] = [quantile(inside, 0.05) - paper, quantile(inside, 0.95) - paper]
  const contrast = -darker > lighter ? darker : lighter
  return Math.abs(contrast) < leastContrast ? undefined : { paper, contrast }
}

function shadesAlong(picture: Grey, region: Region, across: number): number[] {
  const count = Math.ceil(region.width)
  return Array.from({ length: count }, (_, i) =>
    shadeAt(picture, region, i - region.width / 2, across),
  ).filter((shade) => shade !== undefined)
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}

/** At a distance from the middle of a region, along its text and across it; undefined outside of the picture. */
function shadeAt(
  { width, height, shades }: Grey,
  { x, y, ux, uy }: Region,
  along: number,
  across: number,
): number | undefined {
  const px = Math.round(x + along * ux - across * uy)
  const py = Math.round(y + along * uy + across * ux)
  return px < 0 || py < 0 || px >= width || py >= height ? undefined : shades[py * width + px]
}

interface Neighbour {
  area: Area
  isPiece: boolean
}

interface End {
  picture: Grey
  region: Region
  print: Print
  side: 1 | -1
}

/**
 * How many pixels its print goes on beyond one end of a region. 0 where none does, and where what goes on is no print: a
 * ruled line, an edge, another region, or what has no end.
 */
function reachOf({ picture, region, print, side }: End, neighbours: readonly Neighbour[]): number {
  const { height } = region
  const end = region.width / 2
  const gap = lengths.gap * height
  let last = end - lengths.within * height
  let [top, bottom, inked, columns] = [Infinity, -Infinity, 0, 0]
  for (let along = last; along <= end || along - last <= gap; along += 1) {
    const ink = inkAt(picture, region, print, side * along)
    if (!ink || ink.isRuled || along - end > lengths.most * height) return 0
    if (ink.count === 0) continue
    const blank = along - last
    if (blank > gap) return 0
    last = along
    if (along <= end) continue
    const place = { x: region.x + side * along * region.ux, y: region.y + side * along * region.uy }
    const entered = neighbours.filter(({ area }) => holds(area, place))
    if (entered.some(({ isPiece }) => !isPiece || blank > lengths.close * height)) return 0
    top = Math.min(top, ink.top)
    bottom = Math.max(bottom, ink.bottom)
    inked += ink.count
    columns += 1
  }
  const reach = last - end
  const isLetters = reach >= lengths.least * height && bottom - top >= lengths.high * height
  const isSolid = inked > mostInk * columns * (bottom - top + 1)
  return isLetters && !isSolid ? reach + lengths.margin * height : 0
}

function holds({ x, y, width, height }: Area, place: { x: number; y: number }): boolean {
  return place.x >= x && place.x <= x + width && place.y >= y && place.y <= y + height
}

/** One column across a line: how many pixels are inked, and the first and the last; undefined outside of the picture. */
function inkAt(picture: Grey, region: Region, { paper, contrast }: Print, along: number) {
  const isInked = (across: number): boolean | undefined => {
    const shade = shadeAt(picture, region, along, across)
    return shade === undefined ? undefined : (shade - paper) / contrast > inkFrom
  }
  const half = Math.floor(0.5 * region.height)
  const far = Math.floor(lengths.across * region.height)
  const column = { top: Infinity, bottom: -Infinity, count: 0, isRuled: false }
  for (let across = -half; across <= half; across += 1) {
    const here = isInked(across)
    if (here === undefined) return undefined
    if (!here) continue
    column.top = Math.min(column.top, across)
    column.bottom = across
    column.count += 1
  }
  const goesOn = (side: number) => {
    for (let across = half + 1; across <= far; across += 1)
      if (isInked(side * across) === false) return false
    return true
  }
  column.isRuled = column.count === 2 * half + 1 && (goesOn(-1) || goesOn(1))
  return column
}
