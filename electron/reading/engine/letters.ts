/**
 * Letters that the recogniser was not trained for, or hardly: accented ones of Europe, the signs of euro and pound, the space between
 * words. Its last step tells classes by weighing the 120 numbers that the steps before it make of a place; here are weights for these classes,
 * fitted to printed lines of many languages and typefaces with all else left as it is (`node build/train-letters.mjs`).
 */
import kept from './letters.json'
import type { Column } from './onnx/columns'

/** How a space is written that the fitted class saw: it sees some that the recogniser's own does not, and some where there are none. */
export const seenSpace = '\u2009'

/** Numbers that the recogniser's last step weighs. */
const depth = 120

const numbersIn = (text: string): Float32Array => {
  const bytes = Buffer.from(text, 'base64')
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}

/** Each letter with its column. */
export function addedLetters(): ReadonlyMap<string, Column> {
  const [weights, shifts] = [numbersIn(kept.weights), numbersIn(kept.shifts)]
  return new Map(
    Array.from(kept.letters, (letter, at) => [
      letter,
      { weights: weights.subarray(at * depth, (at + 1) * depth), shift: shifts[at] ?? 0 },
    ]),
  )
}
