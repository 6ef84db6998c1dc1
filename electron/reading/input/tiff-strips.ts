/** Unpacks the strips or tiles of a TIFF page into rows of samples. */
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { unreadable, type Limits } from './limits'
import { isSoundLzw } from './lzw'
import { tag, valueOf, type Tags } from './tiff-directory'
import { unpackJpegs } from './tiff-jpeg'
import { pieceSizeOf, piecesOf, type Piece } from './tiff-pieces'
import { quietly } from './wasm'

/** Rows of samples, one after the other, each starting at a byte. */
export interface Unpacked {
  samples: Uint8Array
  bits: number
  perPixel: number
  /** 0 white is zero, 1 black is zero, 2 colour, 3 palette, 5 print colours. */
  meaning: number
  colours: number[] | undefined
  hasAlpha: boolean
  isDamaged: boolean
}

const packing = { none: 1, lzw: 5, jpeg: 7 }
const deflate = [8, 32946]
/** None, CCITT, LZW, old JPEG, JPEG, deflate, PackBits. */
const knownPacking = [1, 2, 3, 4, 5, 6, 7, ...deflate, 32773]

export async function unpackTiff(bytes: Uint8Array, page: Tags, limits: Limits): Promise<Unpacked> {
  const compression = valueOf(page, tag.compression, packing.none)
  if (!knownPacking.includes(compression))
    throw unreadable(`The TIFF is packed in an unknown way, ${compression}`)
  const pieces = piecesOf(bytes, page, limits)
  if (compression === packing.jpeg) return inColour(await unpackJpegs(bytes, page, pieces, limits))
  const plain = deflate.includes(compression)
    ? inflated(bytes, page, pieces)
    : { file: bytes, pieces, compression }
  return unpackedBy(plain, page)
}

function inColour({ samples, isDamaged }: Pick<Unpacked, 'samples' | 'isDamaged'>): Unpacked {
  return {
    samples,
    bits: 8,
    perPixel: 3,
    meaning: 2,
    colours: undefined,
    hasAlpha: false,
    isDamaged,
  }
}

interface Packed {
  file: Uint8Array
  pieces: Piece[]
  compression: number
}

/** Deflate is unpacked here, where it can be bounded. */
function inflated(bytes: Uint8Array, page: Tags, pieces: Piece[]): Packed {
  const { width, height } = pieceSizeOf(page)
  const bits = width * valueOf(page, tag.bits, 1) * valueOf(page, tag.samples, 1)
  const most = { maxOutputLength: Math.ceil(bits / 8) * height }
  // The package looks at the byte order in the first two bytes.
  const parts = [Buffer.from(bytes.subarray(0, 8))]
  let offset = 8
  const moved = pieces.map((piece) => {
    const part = inflateSync(bytes.subarray(piece.offset, piece.offset + piece.length), most)
    parts.push(part)
    offset += part.length
    return { ...piece, offset: offset - part.length, length: part.length }
  })
  return { file: Buffer.concat(parts), pieces: moved, compression: packing.none }
}

/** The page as the package `utif2` keeps it: tags by `t` and number. */
type Directory = Record<string, unknown>

interface Utif {
  decodeImage(bytes: Uint8Array, page: Directory): void
}

/** The package reads the tags of a file without bounds; it is given them ready. */
function unpackedBy({ file, pieces, compression }: Packed, page: Tags): Unpacked {
  const directory: Directory = {}
  for (const [number, values] of page) directory[`t${number}`] = [...values]
  const { isTile } = pieceSizeOf(page)
  directory[`t${isTile ? tag.tileOffsets : tag.stripOffsets}`] = pieces.map((piece) => piece.offset)
  directory[`t${isTile ? tag.tileBytes : tag.stripBytes}`] = pieces.map((piece) => piece.length)
  directory[`t${tag.compression}`] = [compression]
  const isSound = ({ offset, length }: Piece) => isSoundLzw(file, offset, length)
  if (compression === packing.lzw && !pieces.every(isSound))
    throw unreadable('The codes of the TIFF page contradict each other')
  const utif = createRequire(import.meta.url)('utif2') as Utif
  quietly(() => {
    // It also looks at the whole memory behind an array, so that it gets one of its own.
    utif.decodeImage(file.slice(), directory)
  })
  const samples = directory['data']
  if (!(samples instanceof Uint8Array)) throw unreadable('The TIFF page has no pixels')
  return {
    samples,
    bits: valueOf(page, tag.bits, 1),
    perPixel: valueOf(page, tag.samples, 1),
    // Old JPEG strips become red, green, blue, and the package says so here.
    meaning: (directory[`t${tag.meaning}`] as number[] | undefined)?.[0] ?? 0,
    colours: page.get(tag.colours),
    hasAlpha: [1, 2].includes(valueOf(page, tag.extraSamples, 0)),
    // What is packed in one of these ways has no checksum.
    isDamaged: false,
  }
}
