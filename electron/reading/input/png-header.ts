/** Reads the chunks of a PNG that say what its pixels mean. */
import { crc32 } from 'node:zlib'
import { unreadable } from './limits'

export interface PngHeader {
  width: number
  height: number
  /** Bits of one sample: 1, 2, 4, 8 or 16. */
  depth: number
  /** 0 grey, 2 colour, 3 palette, 4 grey with alpha, 6 colour with alpha. */
  colourType: number
  bitsPerPixel: number
  isInterlaced: boolean
  palette: Uint8Array | undefined
  /** Alpha of the palette's entries, or the one colour that is clear. */
  transparency: Buffer | undefined
  /** The packed pixels. */
  parts: Uint8Array[]
  /** The checksum of a chunk that makes pixels is not that of its content (5.3). */
  isDamaged: boolean
}

const samples: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const depths: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

/** Passes over all chunks that do not change the picture, whatever is in them. */
export function pngHeaderOf(file: Uint8Array): PngHeader {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR')
    throw unreadable('The PNG has no header')
  const [depth, colourType] = [bytes.readUInt8(24), bytes.readUInt8(25)]
  if (!depths[colourType]?.includes(depth))
    throw unreadable(`The PNG has unknown colours ${colourType}/${depth}`)
  const chunks = chunksIn(bytes)
  const palette = chunks.find(({ name }) => name === 'PLTE')?.content
  if (colourType === 3 && !palette) throw unreadable('The PNG has no palette')
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    depth,
    colourType,
    bitsPerPixel: depth * (samples[colourType] ?? 1),
    isInterlaced: bytes.readUInt8(28) === 1,
    palette,
    transparency: chunks.find(({ name }) => name === 'tRNS')?.content,
    parts: chunks.filter(({ name }) => name === 'IDAT').map(({ content }) => content),
    isDamaged: chunks.some(
      ({ name, isWhole }) => ['IHDR', 'PLTE', 'tRNS', 'IDAT'].includes(name) && !isWhole,
    ),
  }
}

interface Chunk {
  name: string
  content: Buffer
  isWhole: boolean
}

function chunksIn(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = 8; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'IEND') break
    const end = at + 8 + length
    const isWhole =
      end + 4 <= bytes.length && crc32(bytes.subarray(at + 4, end)) === bytes.readUInt32BE(end)
    chunks.push({ name, content: bytes.subarray(at + 8, end), isWhole })
    at = end + 4
  }
  return chunks
}
