/** Fits a ranker's weights to receipts with known truth, whole groups of them being kept apart for measuring. */
import type { Candidate, Weights } from '../../electron/reading/fields/ranker'

/** The candidates of one receipt, and how right each is: 1 exactly, 0 wrong. Receipts of a group stay together. */
export interface Sample {
  id: string
  group: string
  candidates: readonly Candidate[]
  right: readonly number[]
  weight: number
}

/** A sample as numbers: for each candidate where its signs begin, which weights they meet, and how large they are. */
interface Prepared {
  weight: number
  right: Float64Array
  starts: Int32Array
  names: Int32Array
  signs: Float64Array
}

const rounds = 150
const rate = 0.08

/**
 * Weights that raise the belief in right candidates (gradient of the log of their summed share, by Adam). `pull` draws
 * them towards `prior`, the weights a person would set, the more the fewer samples speak against.
 */
export function fit(samples: readonly Sample[], prior: Weights, pull: number): Weights {
  const names = namesIn(samples)
  const at = new Map(names.map((name, index) => [name, index]))
  const start = Float64Array.from(names, (name) => prior[name] ?? 0)
  const weights = Float64Array.from(start)
  const ready = samples.filter(({ right }) => right.some((share) => share > 0))
  const prepared = ready.map((sample) => prepare(sample, at))
  const adam = { mean: new Float64Array(names.length), spread: new Float64Array(names.length) }
  for (let round = 1; round <= rounds; round += 1) {
    const slope = start.map((value, index) => pull * (value - (weights[index] ?? 0)))
    for (const sample of prepared) addSlope(sample, weights, slope)
    step(weights, slope, adam, round)
  }
  return Object.fromEntries(names.map((name, index) => [name, rounded(weights[index] ?? 0)]))
}

const rounded = (value: number) => Math.round(value * 100) / 100

function namesIn(samples: readonly Sample[]): string[] {
  const names = new Set<string>()
  for (const { candidates } of samples)
    for (const { signs } of candidates) for (const name of Object.keys(signs)) names.add(name)
  return [...names].sort()
}

function prepare({ candidates, right, weight }: Sample, at: ReadonlyMap<string, number>): Prepared {
  const starts = [0]
  const names: number[] = []
  const signs: number[] = []
  for (const candidate of candidates) {
    for (const [name, sign] of Object.entries(candidate.signs)) {
      names.push(at.get(name) ?? 0)
      signs.push(sign)
    }
    starts.push(names.length)
  }
  return {
    weight,
    right: Float64Array.from(right),
    starts: Int32Array.from(starts),
    names: Int32Array.from(names),
    signs: Float64Array.from(signs),
  }
}

function addSlope(sample: Prepared, weights: Float64Array, slope: Float64Array): void {
  const { right, starts, names, signs, weight } = sample
  const raised = right.map((_, each) => {
    let sum = 0
    for (let k = starts[each]!; k < starts[each + 1]!; k += 1)
      sum += signs[k]! * weights[names[k]!]!
    return sum
  })
  const top = Math.max(...raised)
  let all = 0
  let good = 0
  raised.forEach((score, each) => {
    raised[each] = Math.exp(score - top)
    all += raised[each]
    good += raised[each] * right[each]!
  })
  for (let each = 0; each < right.length; each += 1) {
    const wanted = good > 0 ? (raised[each]! * right[each]!) / good : 0
    const change = weight * (wanted - raised[each]! / all)
    if (Math.abs(change) < 1e-6) continue
    for (let k = starts[each]!; k < starts[each + 1]!; k += 1)
      slope[names[k]!]! += change * signs[k]!
  }
}

interface Adam {
  mean: Float64Array
  spread: Float64Array
}

function step(weights: Float64Array, slope: Float64Array, { mean, spread }: Adam, round: number) {
  slope.forEach((each, at) => {
    mean[at] = 0.9 * mean[at]! + 0.1 * each
    spread[at] = 0.99 * spread[at]! + 0.01 * each * each
    const first = mean[at] / (1 - 0.9 ** round)
    const second = spread[at] / (1 - 0.99 ** round)
    weights[at]! += (rate * first) / (Math.sqrt(second) + 1e-8)
  })
}

/** Whole groups to folds, shuffled by a seed. */
export function foldsOf(samples: readonly Sample[], count: number, seed: number): number[] {
  const random = randomOf(seed)
  const groups = [...new Set(samples.map(({ group }) => group))]
  const order = groups.map((group) => ({ group, key: random() })).toSorted((a, b) => a.key - b.key)
  const fold = new Map(order.map(({ group }, at) => [group, at % count]))
  return samples.map(({ group }) => fold.get(group) ?? 0)
}

/** Numbers from 0 to 1, the same for a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
