/** Unpacks the pages of a TIFF whose strips are JPEG pictures. */
import { decodeJpeg } from './jpeg'
import { jpegHeaderOf } from './jpeg-header'
import { checkPixels, unreadable, type Limits } from './limits'
import { tag, valueOf, type Tags } from './tiff-directory'
import type { Piece } from './tiff-pieces'

/** The page in red, green, blue (TIFF Technical Note 2). */
export async function unpackJpegs(
  bytes: Uint8Array,
  page: Tags,
  pieces: Piece[],
  limits: Limits,
): Promise<{ samples: Uint8Array; isDamaged: boolean }> {
  const [width, height] = [valueOf(page, tag.width, 0), valueOf(page, tag.height, 0)]
  const samples = new Uint8Array(width * height * 3).fill(255)
  let isDamaged = false
  for (const piece of pieces) {
    const jpeg = wholeJpeg(bytes.subarray(piece.offset, piece.offset + piece.length), page)
    const header = jpegHeaderOf(jpeg)
    if (!header) throw unreadable('A strip of the TIFF is no JPEG')
    checkPixels(header.width, header.height, limits)
    const part = await decodeJpeg(jpeg)
    isDamaged ||= part.isDamaged
    const columns = Math.min(part.width, width - piece.left)
    for (let y = 0; y < Math.min(part.height, height - piece.top); y++) {
      let to = ((piece.top + y) * width + piece.left) * 3
      for (let x = 0, from = y * part.width * 4; x < columns; x++, from += 4) {
        samples[to++] = part.data[from] ?? 0
        samples[to++] = part.data[from + 1] ?? 0
        samples[to++] = part.data[from + 2] ?? 0
      }
    }
  }
  return { samples, isDamaged }
}

const start = Buffer.from([0xff, 0xd8])
/** Says that three components are red, green, blue, which a decoder would not assume. */
const plainColours = Buffer.from('\xff\xee\x00\x0eAdobe\x00\x64\x00\x00\x00\x00\x00', 'latin1')

/** The tables that all strips share come before the strip; both begin with a start mark, and the tables have an end. */
function wholeJpeg(strip: Uint8Array, page: Tags): Buffer {
  const tables = Buffer.from(page.get(tag.jpegTables) ?? []).subarray(2, -2)
  const isPlain = valueOf(page, tag.meaning, 6) === 2
  const colours = isPlain ? plainColours : Buffer.alloc(0)
  return Buffer.concat([start, colours, tables, strip.subarray(2)])
}
