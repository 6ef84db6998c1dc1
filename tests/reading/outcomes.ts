/** What was chosen by weights that had not seen it, and how sure that may make. */
import { score, type Signs, type Weights } from '../../electron/reading/fields/ranker'
import type { Sample } from './fitting'

export interface Outcome {
  sample: Sample
  isRight: boolean
  /** For the confidence. */
  signs: Signs
}

/** A choice as a sample of two candidates, that it is right and that it is wrong: logistic regression as a ranker. */
export function confidenceSample({ sample, signs, isRight }: Outcome, weight: number): Sample {
  const candidates = [
    { value: 'right', signs },
    { value: 'wrong', signs: {} },
  ]
  const { id, group } = sample
  return { id, group, candidates, right: isRight ? [1, 0] : [0, 1], weight }
}

export const confidenceIn = (signs: Signs, weights: Weights): number =>
  1 / (1 + Math.exp(-score(signs, weights)))

/** The lowest confidence from which no more than a share is wrong. */
export function sureFromOf(
  all: readonly { isRight: boolean; confidence: number }[],
  wrongAllowed: number,
): number {
  const sorted = all.toSorted((a, b) => b.confidence - a.confidence)
  let wrong = 0
  let least = 0.99
  sorted.forEach(({ isRight, confidence }, index) => {
    if (!isRight) wrong += 1
    if (wrong <= wrongAllowed * (index + 1)) least = confidence
  })
  return Math.min(0.995, Math.max(0.9, Math.round(least * 1000) / 1000))
}
