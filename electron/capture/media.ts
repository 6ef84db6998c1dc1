/** Tells from the first bytes what a file is; names and endings are not trusted. */
import type { MediaType } from '../../shared/receipt'

/** The media type of a file Docket takes, or undefined. `head` holds at least the first kilobyte, if there is one. */
export function mediaTypeOf(head: Buffer): MediaType | undefined {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg'
  if (head.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'image/png'
  // ISO 32000 asks for the header at the start; readers accept it anywhere in the first kilobyte, and so do we.
  if (head.subarray(0, 1024).includes('%PDF-')) return 'application/pdf'
  return undefined
}

/** Width times height of a PNG or JPEG as its header says it, or undefined where that cannot be read yet. */
export function pixelsOf(head: Buffer, mediaType: MediaType): number | undefined {
  if (mediaType === 'image/png')
    return head.length >= 24 ? head.readUInt32BE(16) * head.readUInt32BE(20) : undefined
  return mediaType === 'image/jpeg' ? jpegPixels(head) : undefined
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
