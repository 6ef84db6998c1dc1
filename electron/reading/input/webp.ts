/** Opens WebP pictures; of a moving one the first frame. */
import type { Picture } from '../child/page'
import { orientationOf } from './exif'
import type { Rgba } from './jpeg'
import { checkPixels, unreadable, type Limits } from './limits'
import { shrunk } from './shrink'
import { upright } from './turn'
import { started } from './wasm'
import { overWhite } from './white'

interface Decoder {
  decode(bytes: Uint8Array): Rgba | null
}

/** The picture in a WebP file, upright, on white and scaled down. */
export async function readWebp(bytes: Uint8Array, limits: Limits): Promise<Picture> {
  const chunks = chunksIn(bytes.subarray(12))
  const frame = chunks.find(({ name }) => name === 'ANMF')
  const still = frame ? stillOf(frame.content) : bytes
  const size = sizeOf(chunksIn(still.subarray(12)))
  checkPixels(size.width, size.height, limits)
  const exif = chunks.find(({ name }) => name === 'EXIF')
  const picture = upright(await decoded(still), exif ? orientationOf(exif.content) : 1)
  return { ...picture, isDamaged: !isWhole(bytes) }
}

/** Whether the file is as long as it says (RFC 9649, 2.4). Its pixels have no checksum. */
function isWhole(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  // An odd length may be padded.
  return [0, 1].includes(bytes.length - 8 - bytes.readUInt32LE(4))
}

async function decoded(bytes: Uint8Array): Promise<Picture> {
  const codec: unknown = await import('@jsquash/webp/codec/dec/webp_dec.js')
  const decoder = await started<Decoder>(codec, '@jsquash/webp/codec/dec/webp_dec.wasm')
  const picture = decoder.decode(bytes)
  if (!picture) throw unreadable('The WebP cannot be decoded')
  const { width, height, data } = picture
  return shrunk(width, height, (y, row) => overWhite(data, y * width * 4, row))
}

interface Chunk {
  name: string
  content: Buffer
}

/** The chunks of a RIFF list (RFC 9649, 2.3), as far as they can be followed. */
function chunksIn(list: Uint8Array): Chunk[] {
  const bytes = Buffer.from(list.buffer, list.byteOffset, list.byteLength)
  const chunks: Chunk[] = []
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32LE(at + 4)
    chunks.push({
      name: bytes.toString('latin1', at, at + 4),
      content: bytes.subarray(at + 8, at + 8 + length),
    })
    at += 8 + length + (length % 2)
  }
  return chunks
}

/** Width and height from the picture's own header (RFC 9649, 2.7, 3.4; RFC 6386, 9.1), the largest that is named. */
function sizeOf(chunks: Chunk[]): { width: number; height: number } {
  const sizes = chunks.flatMap(({ name, content }) => {
    if (content.length < 10) return []
    if (name === 'VP8X')
      return [{ width: content.readUIntLE(4, 3) + 1, height: content.readUIntLE(7, 3) + 1 }]
    if (name === 'VP8 ')
      return [{ width: content.readUInt16LE(6) & 0x3fff, height: content.readUInt16LE(8) & 0x3fff }]
    if (name !== 'VP8L') return []
    const bits = content.readUInt32LE(1)
    return [{ width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }]
  })
  return sizes.reduce((most, size) => (area(size) > area(most) ? size : most), {
    width: 0,
    height: 0,
  })
}

function area({ width, height }: { width: number; height: number }): number {
  return width * height
}

const hasAlpha = 0x10

/** A still picture made of a frame (RFC 9649, 2.7.1.1), whose first 16 bytes say where it lies and how long it stays. */
function stillOf(frame: Buffer): Buffer {
  const extended = Buffer.alloc(18)
  extended.write('VP8X', 'latin1')
  extended.writeUInt32LE(10, 4)
  extended.writeUInt8(hasAlpha, 8)
  frame.copy(extended, 12, 6, 12)
  const body = Buffer.concat([Buffer.from('WEBP'), extended, frame.subarray(16)])
  const head = Buffer.alloc(8)
  head.write('RIFF', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}
