/** Opens PNG pictures row by row, so that a file can neither unpack to more than its header says nor fill the memory. */
import { Readable } from 'node:stream'
import { createInflate } from 'node:zlib'
import type { Picture } from '../child/page'
import { checkPixels, unreadable, type Limits } from './limits'
import { pngHeaderOf, type PngHeader } from './png-header'
import { rowPainter } from './png-colours'
import { Shrink, shrunk } from './shrink'

/** The picture in a PNG (ISO/IEC 15948), on white and scaled down. */
export async function readPng(bytes: Uint8Array, limits: Limits): Promise<Picture> {
  const header = pngHeaderOf(bytes)
  checkPixels(header.width, header.height, limits)
  const picture = await (header.isInterlaced ? interlaced(header) : straight(header))
  return { ...picture, isDamaged: header.isDamaged }
}

async function straight(header: PngHeader): Promise<Picture> {
  const { width, height } = header
  const shrink = new Shrink(width, height)
  const paint = rowPainter(header)
  const row = new Uint8Array(width * 3)
  await eachRow(header, [{ width, height }], (samples) => {
    paint(samples, row)
    shrink.push(row)
  })
  return shrink.picture()
}

/** The seven passes of Adam7: where each starts, and its steps (8.2). */
const passes = [
  { x: 0, y: 0, right: 8, down: 8 },
  { x: 4, y: 0, right: 8, down: 8 },
  { x: 0, y: 4, right: 4, down: 8 },
  { x: 2, y: 0, right: 4, down: 4 },
  { x: 0, y: 2, right: 2, down: 4 },
  { x: 1, y: 0, right: 2, down: 2 },
  { x: 0, y: 1, right: 1, down: 2 },
]

async function interlaced(header: PngHeader): Promise<Picture> {
  const { width, height } = header
  const whole = new Uint8Array(width * height * 3)
  const paint = rowPainter(header)
  const sizes = passes.map(({ x, y, right, down }) => ({
    width: Math.ceil((width - x) / right),
    height: Math.ceil((height - y) / down),
  }))
  await eachRow(header, sizes, (samples, pass, y) => {
    const size = sizes[pass]
    const step = passes[pass]
    if (!size || !step) return
    const row = new Uint8Array(size.width * 3)
    paint(samples, row)
    for (let x = 0; x < size.width; x++) {
      const to = ((step.y + y * step.down) * width + step.x + x * step.right) * 3
      whole.set(row.subarray(x * 3, x * 3 + 3), to)
    }
  })
  return shrunk(width, height, (y, row) =>
    row.set(whole.subarray(y * width * 3, (y + 1) * width * 3)),
  )
}

/** Unpacks and unfilters the rows of each pass, in order. `use` may not keep the row. */
async function eachRow(
  { parts, bitsPerPixel }: PngHeader,
  sizes: { width: number; height: number }[],
  use: (samples: Uint8Array, pass: number, y: number) => void,
): Promise<void> {
  const unpacked = new Unpacked(parts)
  const step = Math.max(1, bitsPerPixel >> 3)
  for (const [pass, { width, height }] of sizes.entries()) {
    const length = Math.ceil((width * bitsPerPixel) / 8)
    let before = new Uint8Array(length)
    for (let y = 0; width > 0 && y < height; y++) {
      // Not awaited where there is no need: a tall picture has very many rows.
      const line = unpacked.take(length + 1) ?? (await unpacked.wait(length + 1))
      const row = line.subarray(1)
      unfilter(line[0] ?? 0, row, before, step)
      use(row, pass, y)
      before = row
    }
  }
  unpacked.stop()
}

/** The unpacked bytes of the picture, as they are asked for. */
class Unpacked {
  readonly #stream: Readable
  readonly #chunks: AsyncIterator<Buffer<ArrayBuffer>>
  #rest: Buffer<ArrayBuffer> = Buffer.alloc(0)
  #at = 0

  constructor(parts: Uint8Array[]) {
    this.#stream = Readable.from(parts).pipe(createInflate({ chunkSize: 256 * 1024 }))
    this.#chunks = this.#stream[Symbol.asyncIterator]() as AsyncIterator<Buffer<ArrayBuffer>>
  }

  take(length: number): Uint8Array<ArrayBuffer> | undefined {
    if (this.#at + length > this.#rest.length) return undefined
    this.#at += length
    return this.#rest.subarray(this.#at - length, this.#at)
  }

  async wait(length: number): Promise<Uint8Array<ArrayBuffer>> {
    const found = [this.#rest.subarray(this.#at)]
    for (let held = this.#rest.length - this.#at; held < length;) {
      const next = await this.#chunks.next()
      if (next.done === true) throw unreadable('The PNG ends too early')
      found.push(next.value)
      held += next.value.length
    }
    this.#rest = Buffer.concat(found)
    this.#at = length
    return this.#rest.subarray(0, length)
  }

  stop(): void {
    this.#stream.destroy()
  }
}

/** Undoes the filter of a row in place (9.2). `step` is the distance to the pixel on the left. */
function unfilter(type: number, row: Uint8Array, before: Uint8Array, step: number): void {
  if (type > 4) throw unreadable(`The PNG has an unknown filter ${type}`)
  if (type === 0) return
  const predict = predictors[type - 1]
  if (!predict) return
  for (let at = 0; at < row.length; at++) {
    const left = at < step ? 0 : (row[at - step] ?? 0)
    const above = before[at] ?? 0
    const corner = at < step ? 0 : (before[at - step] ?? 0)
    row[at] = (row[at] ?? 0) + predict(left, above, corner)
  }
}

const predictors = [
  (left: number) => left,
  (_left: number, above: number) => above,
  (left: number, above: number) => (left + above) >> 1,
  paeth,
]

function paeth(left: number, above: number, corner: number): number {
  const toLeft = Math.abs(above - corner)
  const toAbove = Math.abs(left - corner)
  const toCorner = Math.abs(left + above - 2 * corner)
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}
