/** Tells the size of a picture from its header, for those kinds that mails show within their text. */
import { mediaTypeOf } from '../../../shared/receipts/media'
import { jpegHeaderOf } from './jpeg-header'

/** Width and height in pixels; undefined for other kinds of file, and where it cannot be read. */
export function pictureSize(file: Uint8Array): { width: number; height: number } | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const mediaType = mediaTypeOf(bytes)
  if (mediaType === 'image/jpeg') return jpegHeaderOf(bytes)
  if (mediaType === 'image/png' && bytes.length >= 24)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  if (mediaType === 'image/gif' && bytes.length >= 10)
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
  return undefined
}
