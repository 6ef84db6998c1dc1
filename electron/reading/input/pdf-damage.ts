/** Tells whether a PDF is still as it was made, which PDFium does not: it shows what it can of whatever is left. */
import { createInflate } from 'node:zlib'
import { decodeJpeg } from './jpeg'
import { isCutJpeg, jpegHeaderOf } from './jpeg-header'

/** What is unpacked at most: bytes, pictures and their pixels. What lies behind is taken for whole. */
const most = { unpacked: 64 * 1024 * 1024, pictures: 8, pixels: 12_000_000 }
/** A dictionary that says how a stream is packed is no longer. */
const longestDictionary = 4096

/**
 * Whether the end is missing (ISO 32000-1, 7.5.5), or a stream does not unpack to what went into it: deflated ones have a
 * checksum (RFC 1950, 2.2), and a decoder complains of pictures. What is not packed can be changed without a trace.
 */
export async function isDamagedPdf(file: Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.lastIndexOf('%%EOF') < bytes.lastIndexOf(' obj')) return true
  // The checksums of encrypted streams are encrypted too.
  if (bytes.includes('/Encrypt')) return false
  const left = { ...most }
  for (const { packing, content } of streamsIn(bytes)) {
    if (packing === 'DCTDecode' && (await isDamagedJpeg(content, left))) return true
    if (packing === 'FlateDecode' && left.unpacked > 0) {
      const unpacked = await sizeUnpacked(content, left.unpacked)
      if (unpacked === undefined) return true
      left.unpacked -= unpacked
    }
  }
  return false
}

async function isDamagedJpeg(
  bytes: Uint8Array,
  left: { pictures: number; pixels: number },
): Promise<boolean> {
  if (isCutJpeg(bytes)) return true
  const header = jpegHeaderOf(bytes)
  if (!header || header.components === 4) return false
  left.pixels -= header.width * header.height
  left.pictures -= 1
  if (left.pixels < 0 || left.pictures < 0) return false
  // PDFium may know what this decoder does not.
  return decodeJpeg(bytes).then(
    ({ isDamaged }) => isDamaged,
    () => false,
  )
}

interface Stream {
  /** The filter that was applied last, without its slash. */
  packing: string | undefined
  /** From its first byte to the word that ends it. */
  content: Buffer
}

function* streamsIn(bytes: Buffer): Generator<Stream> {
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', at + 6)) {
    // Only an end of line may follow the word (7.3.8.1), and only its dictionary comes before.
    const start = at + (bytes[at + 6] === carriageReturn ? 8 : 7)
    const before = bytes.toString('latin1', Math.max(0, at - longestDictionary), at).trimEnd()
    if (!before.endsWith('>>') || bytes[start - 1] !== lineFeed) continue
    const found = bytes.indexOf('endstream', start)
    const end = found === -1 ? bytes.length : found
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1)
    yield {
      packing: /\/Filter\s*\[?\s*\/(\w+)/.exec(dictionary)?.[1],
      content: bytes.subarray(start, end),
    }
    at = end + 3
  }
}

const lineFeed = 0x0a
const carriageReturn = 0x0d

/** How many bytes come out, up to `limit`, none of which are kept; undefined where they are not those that went in. */
function sizeUnpacked(content: Buffer, limit: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const inflate = createInflate()
    let size = 0
    inflate.on('data', (part: Buffer) => {
      size += part.length
      if (size < limit) return
      inflate.destroy()
      resolve(limit)
    })
    inflate.on('end', () => {
      resolve(size)
    })
    inflate.on('error', () => {
      resolve(undefined)
    })
    inflate.end(content)
  })
}
