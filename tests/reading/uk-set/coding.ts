/** Between pictures and files: PNG in, JPEG out, with the EXIF orientation that phones write. */
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import encodeJpeg, { init } from '@jsquash/jpeg/encode.js'
import { decode, encode } from 'fast-png'
import { blank, type Picture } from './picture'

const GREYSCALE = 1
const YCBCR = 3

let ready: Promise<void> | undefined

async function prepared(): Promise<void> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@jsquash/jpeg/package.json'))
  const code = fs.readFileSync(path.join(folder, 'codec/enc/mozjpeg_enc.wasm'))
  const initWith = init as unknown as (module: WebAssembly.Module) => Promise<void>
  await initWith(await WebAssembly.compile(code))
}

export function fromPng(png: Uint8Array): Picture {
  const { width, height, data, channels } = decode(png)
  const picture = blank(width, height)
  for (let pixel = 0; pixel < width * height; pixel += 1)
    for (let channel = 0; channel < 3; channel += 1)
      picture.pixels[pixel * 3 + channel] = data[pixel * channels + channel]!
  return picture
}

function toImage({ width, height, pixels }: Picture, isGrey: boolean): ImageData {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red, green, blue] = pixels.subarray(pixel * 3, pixel * 3 + 3) as unknown as [
      number,
      number,
      number,
    ]
    const grey = 0.299 * red + 0.587 * green + 0.114 * blue
    data.set(isGrey ? [grey, grey, grey, 255] : [red, green, blue, 255], pixel * 4)
  }
  return { width, height, data, colorSpace: 'srgb' }
}

export function toPng(picture: Picture): Uint8Array {
  const { width, height, pixels } = picture
  return encode({ width, height, data: Uint8ClampedArray.from(pixels), channels: 3 })
}

/** A JPEG of at most `limit` bytes; the quality is lowered until it is. */
export async function toJpeg(
  picture: Picture,
  options: { isGrey: boolean; quality: number; limit: number },
): Promise<Buffer> {
  await (ready ??= prepared())
  const image = toImage(picture, options.isGrey)
  const colour = {
    color_space: options.isGrey ? GREYSCALE : YCBCR,
    auto_subsample: false,
    chroma_subsample: 2,
  }
  for (let quality = options.quality; ; quality -= 4) {
    const bytes = Buffer.from(await encodeJpeg(image, { ...colour, quality }))
    if (bytes.length <= options.limit || quality <= 12) return bytes
  }
}

/** The EXIF orientation under which a picture stored so many degrees clockwise is shown upright (EXIF 2.32, 4.6.4). */
export const ORIENTATIONS = { 0: 1, 90: 8, 180: 3, 270: 6 } as const

/** The JPEG with an APP1 segment that holds nothing but the orientation. */
export function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}
