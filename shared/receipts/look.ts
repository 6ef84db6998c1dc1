/** How a picture looks, in 64 bits: two pictures of the same receipt differ in few of them. */
import * as z from 'zod'

/** Sixteen hexadecimal digits. */
export const Look = z.string().regex(/^[0-9a-f]{16}$/)
export type Look = z.infer<typeof Look>

/** Width and height of the grey picture that a look is taken of. */
export const lookSide = 32

/** Two looks that differ in no more bits than this are taken for the same picture. */
export const mostDifference = 10

/** Steps of grey between the paper and what is printed below which there is nothing to see. */
const leastContrast = 2

/** How far around it the brightness is taken that a grey is compared with: paper on a table is levelled to its print. */
const reach = 6

/** Half waves across and down: slow ones, since these survive scaling and compression. */
const frequencies = Array.from({ length: 64 }, (_, at) => [1 + (at >> 3), 1 + (at & 7)] as const)

const waves = Array.from({ length: 9 }, (_, frequency) =>
  Array.from({ length: lookSide }, (_, at) =>
    Math.cos((Math.PI * frequency * (2 * at + 1)) / (2 * lookSide)),
  ),
)

/**
 * The look of a picture scaled to 32 by 32 greys from 0 to 255, row by row: whether each slow wave in it (its cosine
 * transform) is stronger than the middle one. Undefined for a blank page, which looks like every other.
 */
export function lookOf(grey: ArrayLike<number>): Look | undefined {
  if (contrastOf(grey) < leastContrast) return undefined
  const levelled = level(grey)
  const strengths = frequencies.map(([x, y]) => strengthOf(levelled, x, y))
  const sorted = strengths.toSorted((a, b) => a - b)
  const middle = ((sorted[31] ?? 0) + (sorted[32] ?? 0)) / 2
  const bits = strengths.map((strength) => (strength > middle ? 1 : 0)).join('')
  return (bits.match(/.{4}/g) ?? []).map((four) => parseInt(four, 2).toString(16)).join('')
}

/** In how many of the 64 bits two looks differ. */
export function differenceOf(a: Look, b: Look): number {
  return differenceOfWords(wordsOf(a), wordsOf(b))
}

/** The two halves of a look, for comparing one with very many. */
export type LookWords = readonly [number, number]

export function wordsOf(look: Look): LookWords {
  return [parseInt(look.slice(0, 8), 16), parseInt(look.slice(8), 16)]
}

/** As `differenceOf`. */
export function differenceOfWords(a: LookWords, b: LookWords): number {
  return bitsOf(a[0] ^ b[0]) + bitsOf(a[1] ^ b[1])
}

/** Each grey less the mean of those around it. */
function level(grey: ArrayLike<number>): number[] {
  return Array.from({ length: lookSide * lookSide }, (_, at) => {
    const [row, column] = [Math.floor(at / lookSide), at % lookSide]
    let [sum, count] = [0, 0]
    for (let y = Math.max(0, row - reach); y <= Math.min(lookSide - 1, row + reach); y += 1)
      for (
        let x = Math.max(0, column - reach);
        x <= Math.min(lookSide - 1, column + reach);
        x += 1
      ) {
        sum += grey[y * lookSide + x] ?? 0
        count += 1
      }
    return (grey[at] ?? 0) - sum / count
  })
}

function strengthOf(grey: ArrayLike<number>, x: number, y: number): number {
  let sum = 0
  for (let row = 0; row < lookSide; row += 1)
    for (let column = 0; column < lookSide; column += 1)
      sum +=
        (grey[row * lookSide + column] ?? 0) * (waves[x]?.[column] ?? 0) * (waves[y]?.[row] ?? 0)
  return sum
}

/** Standard deviation, in steps of grey. */
function contrastOf(grey: ArrayLike<number>): number {
  const all = Array.from(grey)
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length
  return Math.sqrt(all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / all.length)
}

function bitsOf(word: number): number {
  let bits = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) bits += 1
  return bits
}
