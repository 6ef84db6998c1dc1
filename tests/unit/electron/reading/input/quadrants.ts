/** Test pictures of four coloured quarters, and what is seen of them after opening. */
import fs from 'node:fs'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { openInput } from '../../../../../electron/reading/input/input'
import { encodeJpeg } from '../../../../../electron/reading/input/jpeg'
import type { Picture } from '../../../../../electron/reading/child/page'

const fixtures = path.join(import.meta.dirname, '../../../../fixtures/reading/input')

/** Red at the top left, then green, blue and white. */
export const asStored = ['red', 'green', 'blue', 'white']

const colours: Record<string, [number, number, number]> = {
  red: [255, 0, 0],
  green: [0, 255, 0],
  blue: [0, 0, 255],
  white: [255, 255, 255],
  black: [0, 0, 0],
}

export function quadrants(width = 64, height = 48): Picture {
  const pixels = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const name = asStored[(y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)]!
      pixels.set(colours[name]!, (y * width + x) * 3)
    }
  return { width, height, pixels }
}

/** The colours in the middle of the quarters: top left, top right, bottom left, bottom right. */
export function cornersOf(picture: Picture): string[] {
  return [0.25, 0.75].flatMap((y) => [0.25, 0.75].map((x) => colourAt(picture, x, y)))
}

function colourAt({ width, height, pixels }: Picture, x: number, y: number): string {
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3
  const seen = [...pixels.subarray(at, at + 3)]
  const near = Object.entries(colours).find(([, colour]) =>
    colour.every((part, index) => Math.abs(part - seen[index]!) < 50),
  )
  return near?.[0] ?? seen.join(' ')
}

export function fixture(name: string): Uint8Array {
  return fs.readFileSync(path.join(fixtures, name))
}

/** The picture of a page; a page without one fails. */
export async function pictureOf(bytes: Uint8Array, page = 0): Promise<Picture> {
  const input = await openInput(bytes, 'file')
  const { picture } = await input.page(page)
  input.close()
  if (!picture) throw new Error('The page has no picture')
  return picture
}

/** A JPEG with an orientation in its Exif block, little or big endian. */
export async function jpegTurned(orientation: number, isLittle = true): Promise<Uint8Array> {
  const jpeg = Buffer.from(await encodeJpeg(quadrants(), 90))
  return Buffer.concat([jpeg.subarray(0, 2), exifSegment(orientation, isLittle), jpeg.subarray(2)])
}

function exifSegment(orientation: number, isLittle: boolean): Buffer {
  const tiff = isLittle
    ? Buffer.from('49492a00080000000100120103000100000000000000', 'hex')
    : Buffer.from('4d4d002a000000080001011200030000000100000000', 'hex')
  if (isLittle) tiff.writeUInt16LE(orientation, 18)
  else tiff.writeUInt16BE(orientation, 18)
  const content = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.alloc(4)])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

interface PngParts {
  width: number
  height: number
  depth: number
  colourType: number
  /** Rows of samples, each with its filter before it. */
  rows: Buffer
  chunks?: Buffer[]
}

export function png({ width, height, depth, colourType, rows, chunks = [] }: PngParts): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(depth, 8)
  header.writeUInt8(colourType, 9)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...chunks,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Nobody here looks at checksums. */
export function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const body = Buffer.concat([Buffer.from(name), content])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Two rows of two pixels, from the samples of each pixel. */
export function twoByTwo(pixels: number[][], filter = 0): Buffer {
  const [one = [], two = [], three = [], four = []] = pixels
  return Buffer.from([filter, ...one, ...two, filter, ...three, ...four])
}
