/** Reads the directories of a TIFF: one for each page. */
import { tooComplex, unreadable } from './limits'

/** The tags of a page that matter here, by number, each with its values (TIFF 6.0, section 8). */
export type Tags = Map<number, number[]>

export const tag = {
  subfile: 254,
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  meaning: 262,
  fillOrder: 266,
  stripOffsets: 273,
  orientation: 274,
  samples: 277,
  rowsPerStrip: 278,
  stripBytes: 279,
  planes: 284,
  faxOptions: 292,
  predictor: 317,
  colours: 320,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileBytes: 325,
  extraSamples: 338,
  jpegTables: 347,
  oldJpegKind: 512,
  oldJpegOffset: 513,
  oldJpegBytes: 514,
  oldJpegRestart: 515,
  oldJpegQuantisation: 519,
  oldJpegDirect: 520,
  oldJpegAlternate: 521,
  subsampling: 530,
}

const wanted = new Set<number>(Object.values(tag))
const sizes: Record<number, number> = { 1: 1, 3: 2, 4: 4, 7: 1, 13: 4 }

/** More pages than this are not counted further. */
const mostDirectories = 10_000

/** Values of all tags together: a page of 100 megapixels has 400,000 of the smallest tiles, each with a place and a length. */
const mostValues = 1_000_000

/** The pages of a TIFF in order, without thumbnails. Damaged entries are left out. */
export function tiffPages(file: Uint8Array): Tags[] {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.length < 8) throw unreadable('The TIFF has no header')
  const read = numbersIn(bytes)
  const pages: Tags[] = []
  let values = 0
  // A chain that leads back to where it was would never end.
  const seen = new Set<number>()
  let at = read(4, 4)
  while (at >= 8 && at + 2 <= bytes.length && !seen.has(at) && seen.size < mostDirectories) {
    seen.add(at)
    const entries = read(at, 2)
    const page = directoryAt(bytes, read, at + 2, entries)
    for (const { length } of page.values()) values += length
    if (values > mostValues) throw tooComplex('The TIFF', { values })
    if (page.has(tag.width) && ((page.get(tag.subfile)?.[0] ?? 0) & 1) === 0) pages.push(page)
    at = at + 2 + entries * 12
    at = at + 4 <= bytes.length ? read(at, 4) : 0
  }
  return pages
}

type Read = (at: number, size: number) => number

function numbersIn(bytes: Buffer): Read {
  const isLittle = bytes[0] === 0x49
  return (at, size) => (isLittle ? bytes.readUIntLE(at, size) : bytes.readUIntBE(at, size))
}

function directoryAt(bytes: Buffer, read: Read, start: number, entries: number): Tags {
  const tags: Tags = new Map()
  for (let at = start; at + 12 <= Math.min(bytes.length, start + entries * 12); at += 12) {
    const number = read(at, 2)
    const size = sizes[read(at + 2, 2)]
    const count = read(at + 4, 4)
    if (!wanted.has(number) || size === undefined || count === 0) continue
    if (count > mostValues) throw tooComplex('The TIFF', { count })
    const length = size * count
    const from = length <= 4 ? at + 8 : read(at + 8, 4)
    // A count is believed only as far as the file has so many bytes.
    if (from + length > bytes.length) continue
    tags.set(
      number,
      Array.from({ length: count }, (_, index) => read(from + index * size, size)),
    )
  }
  return tags
}

/** The first value of a tag. */
export function valueOf(tags: Tags, number: number, otherwise: number): number {
  return tags.get(number)?.[0] ?? otherwise
}
