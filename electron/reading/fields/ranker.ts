/**
 * Chooses among candidates: a weighted sum of signs each, and of what trees say of them together, turned into shares of
 * belief that add up to one.
 */
import { grown, type Tree } from './trees'

/** Named signs of a candidate, mostly 0 or 1. Left out means 0. */
export type Signs = Readonly<Record<string, number>>
export type Weights = Readonly<Record<string, number>>

/** From facts and measures to signs; what does not hold is left out. */
export function signsOf(...found: readonly Readonly<Record<string, number | boolean>>[]): Signs {
  const signs: Record<string, number> = {}
  for (const facts of found)
    for (const name of Object.keys(facts)) {
      const sign = Number(facts[name])
      if (sign !== 0) signs[name] = sign
    }
  return signs
}

export interface Candidate {
  /** Candidates of one value support one another. */
  value: string
  signs: Signs
}

export interface Choice<C extends Candidate> {
  /** The strongest candidate of the value believed in most. */
  best: C
  /** Belief in its value, 0 to 1. */
  share: number
  /** Belief in the runner-up. */
  second: number
}

export function score(signs: Signs, weights: Weights): number {
  let sum = 0
  for (const [name, sign] of Object.entries(signs)) sum += sign * (weights[name] ?? 0)
  return sum
}

/** Belief in each candidate, in their order (softmax). */
export function shares(
  candidates: readonly Candidate[],
  weights: Weights,
  trees: readonly Tree[] = [],
): number[] {
  const scores = candidates.map(({ signs }) => score(signs, weights) + grown(signs, trees))
  const top = Math.max(...scores)
  const raised = scores.map((each) => Math.exp(each - top))
  const sum = raised.reduce((total, each) => total + each, 0)
  return raised.map((each) => each / sum)
}

/** The value with the largest belief over all its candidates. */
export function choose<C extends Candidate>(
  candidates: readonly C[],
  weights: Weights,
  trees: readonly Tree[] = [],
): Choice<C> | undefined {
  const beliefs = shares(candidates, weights, trees)
  const byValue = new Map<string, { best: C; top: number; share: number }>()
  candidates.forEach((candidate, index) => {
    const belief = beliefs[index] ?? 0
    const known = byValue.get(candidate.value)
    const isTop = known === undefined || belief > known.top
    byValue.set(candidate.value, {
      best: isTop ? candidate : known.best,
      top: isTop ? belief : known.top,
      share: (known?.share ?? 0) + belief,
    })
  })
  const [first, second] = [...byValue.values()].toSorted((a, b) => b.share - a.share)
  return first && { best: first.best, share: first.share, second: second?.share ?? 0 }
}
