/** How many pixels a picture has, as its header says it. */
import type { MediaType } from '../../shared/receipts/receipt'

/** Width times height as the header says it, or undefined where that cannot be read yet or another part limits it. */
export function pixelsOf(head: Buffer, mediaType: MediaType): number | undefined {
  if (mediaType === 'image/png')
    return head.length >= 24 ? head.readUInt32BE(16) * head.readUInt32BE(20) : undefined
  if (mediaType === 'image/gif')
    return head.length >= 10 ? head.readUInt16LE(6) * head.readUInt16LE(8) : undefined
  if (mediaType === 'image/webp') return webpPixels(head)
  return mediaType === 'image/jpeg' ? jpegPixels(head) : undefined
}

/** By the first chunk (WebP Container Specification; RFC 6386, 9.1; WebP Lossless Bitstream, 3). */
function webpPixels(head: Buffer): number | undefined {
  if (head.length < 30) return undefined
  const kind = head.toString('latin1', 12, 16)
  if (kind === 'VP8X') return (head.readUIntLE(24, 3) + 1) * (head.readUIntLE(27, 3) + 1)
  if (kind === 'VP8 ') return (head.readUInt16LE(26) & 0x3fff) * (head.readUInt16LE(28) & 0x3fff)
  if (kind !== 'VP8L') return undefined
  const bits = head.readUInt32LE(21)
  return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1)
}

/** Walks the segments up to the frame header (ITU T.81, B.2.2). */
function jpegPixels(head: Buffer): number | undefined {
  for (let at = 2; at + 9 < head.length;) {
    if (head[at] !== 0xff) return undefined
    const kind = head[at + 1] ?? 0
    if (kind === 0xff) {
      // Any number of these may fill up before a segment.
      at += 1
      continue
    }
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)
    if (isFrame) return head.readUInt16BE(at + 5) * head.readUInt16BE(at + 7)
    at += 2 + head.readUInt16BE(at + 2)
  }
  return undefined
}
