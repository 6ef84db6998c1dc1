/** Scales a picture down while its rows come in, each source pixel counting by the area that it covers. */
import type { Picture } from '../child/page'
import { boundedSize } from './size'

/** Takes rows from top to bottom; holds the scaled picture only. */
export class Shrink {
  readonly #width: number
  readonly #height: number
  readonly #step: number
  readonly #picture: Picture
  readonly #across: Float64Array
  readonly #down: Float64Array
  readonly #reduced: Float32Array
  readonly #sum: Float32Array
  #source = 0
  #target = 0

  /** @param step bytes from one pixel of a row to the next, of which the first three are red, green, blue */
  constructor(width: number, height: number, step: 3 | 4 = 3) {
    const target = boundedSize(width, height)
    this.#width = width
    this.#height = height
    this.#step = step
    // White, for rows that never come.
    const pixels = new Uint8Array(target.width * target.height * 3).fill(255)
    this.#picture = { ...target, pixels }
    this.#across = startsOf(width, target.width)
    this.#down = startsOf(height, target.height)
    this.#reduced = new Float32Array(target.width * 3)
    this.#sum = new Float32Array(target.width * 3)
  }

  /** @param row may be used again after the call */
  push(row: Uint8Array | Uint8ClampedArray): void {
    const y = this.#source++
    const { width, height, pixels } = this.#picture
    if (y >= this.#height) return
    if (width === this.#width && height === this.#height) {
      copyRow(row, this.#step, pixels.subarray(y * width * 3, (y + 1) * width * 3))
      return
    }
    reduceRow(row, this.#step, this.#across, this.#reduced)
    this.#gather(y)
  }

  picture(): Picture {
    return this.#picture
  }

  /** A source row belongs to one target row, or to two where it lies across their border. */
  #gather(y: number): void {
    const start = this.#down[this.#target] ?? 0
    const end = this.#down[this.#target + 1] ?? this.#height
    addWeighted(this.#sum, this.#reduced, Math.min(end, y + 1) - Math.max(start, y))
    if (y + 1 < end) return
    this.#finish(end - start)
    if (y + 1 > end) addWeighted(this.#sum, this.#reduced, y + 1 - end)
  }

  #finish(rows: number): void {
    const { width, pixels } = this.#picture
    const at = this.#target++ * width * 3
    const sum = this.#sum
    const scale = 1 / rows
    for (let part = 0; part < sum.length; part++) pixels[at + part] = (sum[part] ?? 0) * scale + 0.5
    sum.fill(0)
  }
}

/** A whole picture from rows that can be asked for. `paint` writes row `y` into the row that it is given. */
export function shrunk(
  width: number,
  height: number,
  paint: (y: number, row: Uint8Array) => void,
): Picture {
  const shrink = new Shrink(width, height)
  const row = new Uint8Array(width * 3)
  for (let y = 0; y < height; y++) {
    paint(y, row)
    shrink.push(row)
  }
  return shrink.picture()
}

/** Where each target pixel starts, in source pixels and their parts; the end of the last is behind the last. */
function startsOf(source: number, target: number): Float64Array {
  const starts = Float64Array.from({ length: target + 1 }, (_, at) => (at * source) / target)
  starts[target] = source
  return starts
}

function copyRow(row: Uint8Array | Uint8ClampedArray, step: number, into: Uint8Array): void {
  for (let to = 0, from = 0; to < into.length; to += 3, from += step) {
    into[to] = row[from] ?? 0
    into[to + 1] = row[from + 1] ?? 0
    into[to + 2] = row[from + 2] ?? 0
  }
}

/** The mean of the source pixels under each target pixel. This is where the time goes. */
function reduceRow(
  row: Uint8Array | Uint8ClampedArray,
  step: number,
  starts: Float64Array,
  into: Float32Array,
): void {
  const count = into.length / 3
  for (let cell = 0; cell < count; cell++) {
    const start = starts[cell] ?? 0
    const end = starts[cell + 1] ?? 0
    const first = Math.floor(start)
    let at = first * step
    let weight = Math.min(first + 1, end) - start
    let red = (row[at] ?? 0) * weight
    let green = (row[at + 1] ?? 0) * weight
    let blue = (row[at + 2] ?? 0) * weight
    for (let x = first + 1; x < end; x++) {
      at += step
      weight = end - x < 1 ? end - x : 1
      red += (row[at] ?? 0) * weight
      green += (row[at + 1] ?? 0) * weight
      blue += (row[at + 2] ?? 0) * weight
    }
    const scale = 1 / (end - start)
    into[cell * 3] = red * scale
    into[cell * 3 + 1] = green * scale
    into[cell * 3 + 2] = blue * scale
  }
}

function addWeighted(sum: Float32Array, row: Float32Array, weight: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (row[at] ?? 0) * weight
}
