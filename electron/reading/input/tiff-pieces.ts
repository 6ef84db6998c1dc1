/** Finds the strips or tiles of a TIFF page, and checks that they are what a page can have. */
import { checkPixels, unreadable, type Limits } from './limits'
import { tag, valueOf, type Tags } from './tiff-directory'

/** A strip or tile: where it lies in the file, and where its pixels lie on the page. */
export interface Piece {
  offset: number
  length: number
  left: number
  top: number
}

/** The size of each strip or tile; the last ones may reach beyond the page. */
export interface PieceSize {
  width: number
  height: number
  isTile: boolean
}

export function pieceSizeOf(page: Tags): PieceSize {
  if (page.has(tag.tileWidth))
    return {
      width: valueOf(page, tag.tileWidth, 0),
      height: valueOf(page, tag.tileHeight, 0),
      isTile: true,
    }
  const height = valueOf(page, tag.height, 0)
  const rows = Math.min(valueOf(page, tag.rowsPerStrip, height), height)
  return { width: valueOf(page, tag.width, 0), height: rows, isTile: false }
}

/** Whether a strip or tile reaches beyond the end of the file. */
export function isCutTiff(bytes: Uint8Array, page: Tags): boolean {
  const { isTile } = pieceSizeOf(page)
  const offsets = page.get(isTile ? tag.tileOffsets : tag.stripOffsets) ?? []
  const lengths = page.get(isTile ? tag.tileBytes : tag.stripBytes) ?? []
  return offsets.some((offset, index) => offset + (lengths[index] ?? 0) > bytes.length)
}

/** The pieces in order. Refuses a page whose pieces do not fit it. To be asked before unpacking. */
export function piecesOf(bytes: Uint8Array, page: Tags, limits: Limits): Piece[] {
  const { width, height, isTile } = pieceSizeOf(page)
  if (width < 1 || height < 1) throw unreadable('The TIFF page has strips without pixels')
  const across = Math.ceil(valueOf(page, tag.width, 0) / width)
  const down = Math.ceil(valueOf(page, tag.height, 0) / height)
  // Tiles reach over the edge: a page of one pixel may have a tile of 256 by 256.
  const most = { ...limits, pixels: limits.pixels + 4_000_000 }
  checkPixels(across * width, down * height, most)
  const offsets = page.get(isTile ? tag.tileOffsets : tag.stripOffsets) ?? []
  const lengths = page.get(isTile ? tag.tileBytes : tag.stripBytes)
  if (offsets.length === 0 || offsets.length > across * down)
    throw unreadable(`The TIFF page has ${offsets.length} strips`)
  return offsets.map((offset, index) => {
    const start = Math.min(offset, bytes.length)
    // A page of one strip may leave its length out.
    const length = Math.min(lengths?.[index] ?? bytes.length, bytes.length - start)
    return {
      offset: start,
      length,
      left: (index % across) * width,
      top: Math.floor(index / across) * height,
    }
  })
}
