/**
 * Connectionist temporal classification (Graves 2006, 4.1) for a recogniser whose own columns stay as they are: how unlikely a line's
 * text is, and how that changes with what is held of the letters that are fitted.
 */

/** A line as it is fitted to. Of each step: what is held of nothing, of the text's own characters, and of all own classes together. */
export interface Line {
  steps: number
  /** `steps` rows of what the last step weighs. */
  features: Float32Array
  /** Log of the sum of the exponents of all classes that stay. */
  all: Float32Array
  nothing: Float32Array
  /** `steps` rows with a column for each of the text's characters that stay. */
  own: Float32Array
  /** The text: a column of `own`, or -1 - n for the letter n. */
  labels: Int32Array
}

/** `held` has a row a step with what is held of each letter; `slopes` is the loss's slope by each of them. */
export interface Slopes {
  loss: number
  slopes: Float32Array
}

const added = (a: number, b: number): number => {
  if (a === -Infinity) return b
  if (b === -Infinity) return a
  return a > b ? a + Math.log1p(Math.exp(b - a)) : b + Math.log1p(Math.exp(a - b))
}

/** Less of a likelihood than this is none. */
const leastLog = -30

/** @returns undefined where the text has more characters than the line has room for */
export function slopesOf(line: Line, held: Float32Array, letters: number): Slopes | undefined {
  const sums = sumsOf(line, held, letters)
  const chances = chancesOf(line, held, letters, sums)
  const [ahead, behind] = [forwardOf(line, chances), backwardOf(line, chances)]
  const places = 2 * line.labels.length + 1
  const end = line.steps * places
  const log = added(ahead[end - 1] ?? -Infinity, ahead[end - 2] ?? -Infinity)
  if (log === -Infinity) return undefined
  const slopes = new Float32Array(line.steps * letters)
  for (let step = 0; step < line.steps; step += 1) {
    const from = step * letters
    for (let letter = 0; letter < letters; letter += 1)
      slopes[from + letter] = Math.exp((held[from + letter] ?? 0) - (sums[step] ?? 0))
    for (const [at, label] of line.labels.entries()) {
      if (label >= 0) continue
      const place = step * places + 2 * at + 1
      const share = (ahead[place] ?? 0) + (behind[place] ?? 0) - log
      const slope = from - 1 - label
      if (share > leastLog) slopes[slope] = (slopes[slope] ?? 0) - Math.exp(share)
    }
  }
  return { loss: -log, slopes }
}

/** The slopes of a line of which only this is known, that it has none of the letters but perhaps one. @param spared its number */
export function slopesOfNone(
  line: Pick<Line, 'steps' | 'all'>,
  held: Float32Array,
  letters: number,
  spared: number,
): Slopes {
  const sums = sumsOf(line, held, letters)
  let loss = 0
  const slopes = held.map((value, at) => {
    if (at % letters === spared) return 0
    const share = Math.exp(value - (sums[Math.floor(at / letters)] ?? 0))
    loss += share
    return share
  })
  return { loss, slopes }
}

/** Log of the sum of the exponents of all classes, a step. */
function sumsOf(
  { steps, all }: Pick<Line, 'steps' | 'all'>,
  held: Float32Array,
  letters: number,
): Float64Array {
  return Float64Array.from({ length: steps }, (_, step) => {
    const own = all[step] ?? 0
    let most = own
    for (let i = step * letters; i < (step + 1) * letters; i += 1)
      most = Math.max(most, held[i] ?? 0)
    let sum = Math.exp(own - most)
    for (let i = step * letters; i < (step + 1) * letters; i += 1)
      sum += Math.exp((held[i] ?? 0) - most)
    return most + Math.log(sum)
  })
}

/** Log of the likelihood of each place, a step; places are the characters with nothing before, between and after them. */
function chancesOf(
  { steps, labels, own, nothing }: Line,
  held: Float32Array,
  letters: number,
  sums: Float64Array,
): Float64Array {
  const places = 2 * labels.length + 1
  const columns = steps === 0 ? 0 : own.length / steps
  const chances = new Float64Array(steps * places)
  for (let step = 0; step < steps; step += 1)
    for (let place = 0; place < places; place += 1) {
      const label = labels[place >> 1] ?? 0
      const value =
        place % 2 === 0
          ? nothing[step]
          : label >= 0
            ? own[step * columns + label]
            : held[step * letters - 1 - label]
      chances[step * places + place] = (value ?? 0) - (sums[step] ?? 0)
    }
  return chances
}

/** Whether a character may follow the one before without nothing between them. */
const mayFollow = (labels: Int32Array, place: number): boolean =>
  place % 2 === 1 && place > 1 && labels[place >> 1] !== labels[(place >> 1) - 1]

function forwardOf({ steps, labels }: Line, chances: Float64Array): Float64Array {
  const places = 2 * labels.length + 1
  const found = new Float64Array(steps * places).fill(-Infinity)
  for (let place = 0; place < Math.min(2, places); place += 1) found[place] = chances[place] ?? 0
  for (let step = 1; step < steps; step += 1)
    for (let place = 0; place < places; place += 1) {
      const before = (step - 1) * places + place
      let value = found[before] ?? -Infinity
      if (place > 0) value = added(value, found[before - 1] ?? -Infinity)
      if (mayFollow(labels, place)) value = added(value, found[before - 2] ?? -Infinity)
      found[step * places + place] = value + (chances[step * places + place] ?? 0)
    }
  return found
}

function backwardOf({ steps, labels }: Line, chances: Float64Array): Float64Array {
  const places = 2 * labels.length + 1
  const found = new Float64Array(steps * places).fill(-Infinity)
  for (let place = Math.max(0, places - 2); place < places; place += 1)
    found[(steps - 1) * places + place] = 0
  for (let step = steps - 2; step >= 0; step -= 1)
    for (let place = 0; place < places; place += 1) {
      const after = (step + 1) * places + place
      const from = (at: number) => (found[at] ?? -Infinity) + (chances[at] ?? 0)
      let value = from(after)
      if (place + 1 < places) value = added(value, from(after + 1))
      if (place + 2 < places && mayFollow(labels, place + 2)) value = added(value, from(after + 2))
      found[step * places + place] = value
    }
  return found
}
