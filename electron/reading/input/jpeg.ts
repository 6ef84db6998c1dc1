/** Opens JPEG pictures, and makes them for previews. */
import type { Picture } from '../child/page'
import { isCutJpeg, jpegHeaderOf, type JpegHeader } from './jpeg-header'
import { checkPixels, unreadable, type Limits } from './limits'
import { drawJpeg } from './pdf-draw'
import { Shrink } from './shrink'
import { upright } from './turn'
import { started } from './wasm'

/** Above this the whole picture in memory is too much, and it is drawn strip by strip instead, at half the speed. */
const wholePixels = 40_000_000

/** The picture in a JPEG, upright and scaled down. */
export async function readJpeg(bytes: Uint8Array, limits: Limits): Promise<Picture> {
  const header = jpegHeaderOf(bytes)
  if (!header) throw unreadable('The JPEG has no frame')
  checkPixels(header.width, header.height, limits)
  const { picture, isDamaged } = await decoded(bytes, header)
  return { ...upright(picture, header.orientation), isDamaged }
}

/** Print colours are beyond the decoder; the one in PDFium knows them. */
async function decoded(
  bytes: Uint8Array,
  header: JpegHeader,
): Promise<{ picture: Picture; isDamaged: boolean }> {
  if (header.components === 4 || header.width * header.height > wholePixels)
    return { picture: await drawJpeg(bytes, header), isDamaged: isCutJpeg(bytes) }
  const { width, height, data, isDamaged } = await decodeJpeg(bytes)
  const shrink = new Shrink(width, height, 4)
  for (let y = 0; y < height; y++) shrink.push(data.subarray(y * width * 4, (y + 1) * width * 4))
  return { picture: shrink.picture(), isDamaged }
}

/** Four bytes for each pixel, the last of which says nothing. */
export interface Rgba {
  width: number
  height: number
  data: Uint8ClampedArray
}

interface Decoder {
  decode(bytes: Uint8Array, preserveOrientation: boolean): Rgba | null
}

/**
 * The pixels as stored, and whether the decoder had to guess some of them: a warning of libjpeg says that codes are missing
 * or make no sense. Throws what the decoder throws.
 */
export async function decodeJpeg(bytes: Uint8Array): Promise<Rgba & { isDamaged: boolean }> {
  let isDamaged = false
  const codec: unknown = await import('@jsquash/jpeg/codec/dec/mozjpeg_dec.js')
  const decoder = await started<Decoder>(codec, '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm', () => {
    isDamaged = true
  })
  // `true` would turn the pixels by Exif, through code that trusts Exif more than ours does.
  const picture = decoder.decode(bytes, false)
  if (!picture) throw unreadable('The JPEG cannot be decoded')
  const { width, height, data } = picture
  return { width, height, data, isDamaged }
}

interface Encoder {
  encode(data: Uint8Array, width: number, height: number, options: object): Uint8Array
}

const yCbCr = 3

/** Baseline and without the slow searches of mozjpeg: a preview is made once and looked at once. */
const encoding = {
  baseline: true,
  arithmetic: false,
  progressive: false,
  optimize_coding: true,
  smoothing: 0,
  color_space: yCbCr,
  quant_table: 3,
  trellis_multipass: false,
  trellis_opt_zero: false,
  trellis_opt_table: false,
  trellis_loops: 1,
  auto_subsample: true,
  chroma_subsample: 2,
  separate_chroma_quality: false,
  chroma_quality: 75,
}

/** A JPEG of a picture, for windows that cannot show the file itself. `quality` from 1 to 100. */
export async function encodeJpeg(picture: Picture, quality: number): Promise<Uint8Array> {
  const codec: unknown = await import('@jsquash/jpeg/codec/enc/mozjpeg_enc.js')
  const encoder = await started<Encoder>(codec, '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm')
  const { width, height } = picture
  const file = encoder.encode(rgbaOf(picture), width, height, { ...encoding, quality })
  return file.slice()
}

function rgbaOf({ width, height, pixels }: Picture): Uint8Array {
  const rgba = new Uint8Array(width * height * 4).fill(255)
  for (let from = 0, to = 0; from < pixels.length; from += 3, to += 4) {
    rgba[to] = pixels[from] ?? 0
    rgba[to + 1] = pixels[from + 1] ?? 0
    rgba[to + 2] = pixels[from + 2] ?? 0
  }
  return rgba
}
