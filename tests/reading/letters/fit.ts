/** Fits the columns of further letters to printed lines; all else of the recogniser stays as it is. */
import type { Column } from '../../../electron/reading/engine/onnx/columns'
import type { Random } from '../../support/random'
import { slopesOf, slopesOfNone, type Line } from './ctc'
import type { Sample } from './samples'

/** The recogniser's own classes: what each stands for, by the columns of `Sample.own`. The first is nothing. */
export interface Own {
  characters: readonly string[]
}

/** Weights of all letters, one after the other, and what is added for each. */
export interface Columns {
  letters: readonly string[]
  depth: number
  weights: Float32Array
  shifts: Float32Array
}

/** Less than this is left of a place where the own class of a letter, which goes, was all that was seen. */
const leastRest = 1e-6

/** A sample without the recogniser's own classes for the letters, which are fitted anew. */
export function withoutLetters(
  sample: Sample,
  { characters }: Own,
  letters: readonly string[],
): Sample {
  const gone = characters.flatMap((character, at) => (letters.includes(character) ? [at] : []))
  const [all, own] = [sample.all.slice(), sample.own.slice()]
  for (let step = 0; step < sample.steps; step += 1) {
    const sum = all[step] ?? 0
    let rest = 1
    for (const at of gone) {
      const place = step * characters.length + at
      rest -= Math.exp((own[place] ?? 0) - sum)
      own[place] = -Infinity
    }
    all[step] = sum + Math.log(Math.max(rest, leastRest))
  }
  return { ...sample, all, own }
}

/** @returns undefined for a text with a character that nobody knows, or more of them than the line has room for */
export function lineOf(
  sample: Sample,
  { characters }: Own,
  letters: readonly string[],
): Line | undefined {
  const text = Array.from(sample.text)
  const known = [...new Set(text.filter((character) => !letters.includes(character)))]
  const columns = known.map((character) => characters.indexOf(character))
  if (columns.includes(-1) || text.length > sample.steps) return undefined
  const at = (step: number, column: number) => sample.own[step * characters.length + column] ?? 0
  const { steps, features, all } = sample
  const own = new Float32Array(steps * columns.length)
  const nothing = Float32Array.from({ length: steps }, (_, step) => at(step, 0))
  for (let step = 0; step < steps; step += 1)
    for (const [i, column] of columns.entries()) own[step * columns.length + i] = at(step, column)
  const labels = Int32Array.from(text, (character) => {
    const letter = letters.indexOf(character)
    return letter < 0 ? known.indexOf(character) : -1 - letter
  })
  return { steps, features, all, nothing, own, labels }
}

/** What is held of each letter, a row a step. */
export function heldOf(
  { steps, features }: Pick<Line, 'steps' | 'features'>,
  { letters, depth, weights, shifts }: Columns,
): Float32Array {
  const held = new Float32Array(steps * letters.length)
  for (let step = 0; step < steps; step += 1)
    for (let letter = 0; letter < letters.length; letter += 1) {
      let value = shifts[letter] ?? 0
      for (let i = 0; i < depth; i += 1)
        value += (weights[letter * depth + i] ?? 0) * (features[step * depth + i] ?? 0)
      held[step * letters.length + letter] = value
    }
  return held
}

/** Adam (Kingma and Ba 2015, algorithm 1). */
class Adam {
  readonly #values: Float32Array
  readonly #mean: Float32Array
  readonly #spread: Float32Array
  #round = 0

  /** @param values changed in place */
  constructor(values: Float32Array) {
    this.#values = values
    this.#mean = new Float32Array(values.length)
    this.#spread = new Float32Array(values.length)
  }

  step(slope: Float32Array, rate: number): void {
    this.#round += 1
    const [fading, slow] = [1 - 0.9 ** this.#round, 1 - 0.999 ** this.#round]
    for (const [i, value] of slope.entries()) {
      const mean = 0.9 * (this.#mean[i] ?? 0) + 0.1 * value
      const spread = 0.999 * (this.#spread[i] ?? 0) + 0.001 * value * value
      this.#mean[i] = mean
      this.#spread[i] = spread
      this.#values[i] =
        (this.#values[i] ?? 0) - (rate * (mean / fading)) / (Math.sqrt(spread / slow) + 1e-6)
    }
  }
}

const batch = 32
const rates = { first: 0.02, last: 0.001 }
/** Draws weights towards nothing, so little that it only settles what the lines leave open. */
const pull = 1e-5

/** A line of a receipt that has none of the letters, but for spaces. */
export type Bare = Pick<Line, 'steps' | 'features' | 'all'>

/** Fits in place. @param told after each round, with the loss of a line */
export function fit(
  lines: readonly (Line | Bare)[],
  columns: Columns,
  rounds: number,
  random: Random,
  told: (round: number, loss: number) => void,
): void {
  const { letters, depth, weights, shifts } = columns
  const [ofWeights, ofShifts] = [new Adam(weights), new Adam(shifts)]
  for (let round = 0; round < rounds; round += 1) {
    const order = random.shuffled(lines)
    const rate = rates.first * (1 - round / rounds) + rates.last
    let loss = 0
    for (let from = 0; from < order.length; from += batch) {
      const some = order.slice(from, from + batch)
      const slope = { weights: weights.map((value) => pull * value), shifts: shifts.map(() => 0) }
      for (const line of some) {
        const held = heldOf(line, columns)
        const found =
          'labels' in line
            ? slopesOf(line, held, letters.length)
            : slopesOfNone(line, held, letters.length, letters.indexOf(' '))
        if (!found) continue
        loss += found.loss
        addSlopes(slope, found.slopes, line, depth, some.length)
      }
      ofWeights.step(slope.weights, rate)
      ofShifts.step(slope.shifts, rate)
    }
    told(round, loss / lines.length)
  }
}

/** What says less is left out: nearly all letters are nowhere near. */
const leastSlope = 1e-5

function addSlopes(
  slope: { weights: Float32Array; shifts: Float32Array },
  slopes: Float32Array,
  { features, steps }: Bare,
  depth: number,
  share: number,
): void {
  const letters = slopes.length / steps
  for (const [at, value] of slopes.entries()) {
    if (Math.abs(value) < leastSlope) continue
    const [step, letter] = [Math.floor(at / letters), at % letters]
    slope.shifts[letter] = (slope.shifts[letter] ?? 0) + value / share
    for (let i = 0; i < depth; i += 1) {
      const place = letter * depth + i
      slope.weights[place] =
        (slope.weights[place] ?? 0) + (value / share) * (features[step * depth + i] ?? 0)
    }
  }
}

/** Begins with the columns of letters that look alike: a letter of the own classes as it is, any other as its base, less likely. */
export function alikeColumns(
  letters: readonly string[],
  depth: number,
  ownColumn: (character: string) => Column,
): Columns {
  const weights = new Float32Array(letters.length * depth)
  const shifts = new Float32Array(letters.length)
  for (const [at, letter] of letters.entries()) {
    const { weights: own, shift } = ownColumn(letter)
    weights.set(own, at * depth)
    shifts[at] = shift
  }
  return { letters, depth, weights, shifts }
}
