/** Reads what a JPEG says about itself before it is decoded. */
import { orientationOf } from './exif'

export interface JpegHeader {
  width: number
  height: number
  /** 1 for grey, 3 for colour, 4 for print colours (CMYK). */
  components: number
  /** 1 to 8, as in Exif. */
  orientation: number
  /** Whether an Adobe marker says that print colours are stored inverted, as they nearly always are. */
  isAdobe: boolean
}

/** The header of a JPEG, or undefined where there is no frame. Walks the segments (ITU T.81, B.2.2). */
export function jpegHeaderOf(file: Uint8Array): JpegHeader | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  let orientation = 1
  let isAdobe = false
  for (let at = 2; at + 9 < bytes.length;) {
    // Any number of fill bytes may stand before a segment; stray bytes between segments are passed over, as decoders do.
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || marker === 0xff || marker === 0) {
      at += 1
      continue
    }
    if (isAlone(marker)) {
      at += 2
      continue
    }
    const length = bytes.readUInt16BE(at + 2)
    const segment = bytes.subarray(at + 4, at + 2 + length)
    if (marker === 0xda) return undefined
    if (isFrame(marker)) return { ...frameIn(segment), orientation, isAdobe }
    if (marker === 0xe1 && segment.toString('latin1', 0, 4) === 'Exif')
      orientation = orientationOf(segment)
    if (marker === 0xee && segment.toString('latin1', 0, 5) === 'Adobe') isAdobe = true
    at += 2 + length
  }
  return undefined
}

/** Whether the end of a JPEG is missing: there is no scan, or nothing ends the last (ITU T.81, B.2.1). */
export function isCutJpeg(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const last = (marker: number) => bytes.lastIndexOf(Buffer.from([0xff, marker]))
  return last(0xd9) <= last(0xda)
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** Markers without a length. */
function isAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
}

function frameIn(segment: Buffer): Pick<JpegHeader, 'width' | 'height' | 'components'> {
  if (segment.length < 6) return { width: 0, height: 0, components: 0 }
  return {
    height: segment.readUInt16BE(1),
    width: segment.readUInt16BE(3),
    components: segment.readUInt8(5),
  }
}
