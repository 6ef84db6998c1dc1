/** Finding the places of text on a picture. */
import type { Grey } from './grey'
import { joined } from './joining'
import type { Area, Region } from './region'
import type { Model } from './runtime'
import { scaled } from './scaling'
import { type RegionRules, textRegions } from './text-map'
import { merged, type Tile, tilesOf } from './tiles'

/** The detector takes sides that are multiples of this. */
const step = 32

const rules: RegionRules = { threshold: 0.3, meanThreshold: 0.5, growth: 1.5 }

/** A4 is 1.41 times as long as it is wide; receipts are longer. */
const sheetShape = 1.55

/** In pixels of what the detector sees. */
const sizes = {
  /** Longest side of a picture seen at once: the print of receipts is large, that of whole sheets is not. */
  receipt: 960,
  sheet: 1440,
  /** A picture narrower than this when seen at once is a long roll, and is cut into tiles of this width. */
  rollWidth: 480,
  tileHeight: 1280,
  shared: 160,
  /** Small pictures are enlarged at most so much. */
  enlargement: 1,
}

/** Places of text in pixels of the picture. `signal` is looked at between tiles. */
export async function detect(
  model: Model,
  picture: Grey,
  area: Area,
  signal?: AbortSignal,
): Promise<Region[]> {
  const scale = scaleFor(area)
  const found: { tile: Tile; regions: Region[] }[] = []
  for (const tile of tilesOf(area, sizes.tileHeight / scale, sizes.shared / scale)) {
    signal?.throwIfAborted()
    found.push({ tile, regions: await detectAt(model, picture, tile.area, scale) })
  }
  return joined(merged(found))
}

/** Pixels of the detector per pixel of the picture. */
export function scaleFor(area: Area): number {
  const [short, long] = [Math.min(area.width, area.height), Math.max(area.width, area.height)]
  const atOnce = (long < sheetShape * short ? sizes.sheet : sizes.receipt) / long
  const asRoll = sizes.rollWidth / area.width
  return Math.min(Math.max(atOnce, asRoll), sizes.enlargement)
}

async function detectAt(model: Model, picture: Grey, area: Area, scale: number): Promise<Region[]> {
  const whole = withinPicture(area, picture)
  const [width, height] = [sideFor(whole.width * scale), sideFor(whole.height * scale)]
  const input = scaled(picture, whole, width, height)
  const { values } = await model.run({ values: input, dims: [1, 3, height, width] })
  const scales = { scaleX: whole.width / width, scaleY: whole.height / height }
  return textRegions({ values, width, height }, { x: whole.x, y: whole.y, ...scales }, rules)
}

function sideFor(length: number): number {
  return Math.max(step, Math.round(length / step) * step)
}

function withinPicture(area: Area, picture: Grey): Area {
  const [x, y] = [Math.max(0, Math.floor(area.x)), Math.max(0, Math.floor(area.y))]
  const width = Math.min(picture.width, Math.ceil(area.x + area.width)) - x
  const height = Math.min(picture.height, Math.ceil(area.y + area.height)) - y
  return { x, y, width: Math.max(1, width), height: Math.max(1, height) }
}
