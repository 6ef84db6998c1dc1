/**
 * Fits who is taken for the supplier, and how sure of it, to papers of all sets; each set is left out in turn, with every
 * paper that shares a layout or a country with it, and read by what was fitted to the others: what that gives is what
 * may be expected of papers that nobody has seen.
 */
import { score, type Weights } from '../../electron/reading/fields/ranker'
import { rowsOf, type Row } from '../../electron/reading/fields/lines/rows'
import {
  supplierCandidates,
  type SupplierCandidate,
} from '../../electron/reading/fields/supplier/supplier'
import type { SupplierRanker } from '../../electron/reading/fields/supplier/belief'
import { chosenSupplier, type ChosenSupplier } from '../../electron/reading/fields/supplier/field'
import { grow, type Growth } from './boosting'
import { fit, type Sample } from './fitting'
import { confidenceSample, confidenceIn, sureFromOf, type Outcome } from './outcomes'
import { alikeFrom, supplierSimilarity } from './scoring'
import type { Receipt } from './sets'

const growth: Growth = { trees: 100, depth: 3, rate: 0.1, pull: 3, least: 2, signs: 0.4, seed: 3 }
const pulls = { ranker: 8, confidence: 0.3 }
/** Of the sure, so many may be wrong in a set left out. */
const wrongAllowed = 0.004
/** Papers of true shops are few and dear. */
const weightOf = ({ set }: Receipt) => (set === 'dev' || set === 'uk' ? 8 : 1)

interface SupplierCase extends Sample {
  receipt: Receipt
  rows: readonly Row[]
  candidates: readonly SupplierCandidate[]
}

export interface SupplierPrior {
  ranker: Weights
  confidence: Weights
}

export interface SupplierFit extends SupplierRanker {
  confidence: Weights
  sureFrom: number
  /** A line for each set that was left out. */
  figures: string
  /** What was wrong there, in words. */
  wrong: string[]
}

function caseOf(receipt: Receipt): SupplierCase {
  const rows = rowsOf(receipt.pages)
  const candidates = supplierCandidates(rows)
  const each = candidates.map(({ name }) => {
    const share = supplierSimilarity(name, receipt.truth)
    return share < alikeFrom ? 0 : (share - 0.7) ** 2
  })
  const best = Math.max(0, ...each)
  const right = each.map((share) => (share > 0 ? share / best : 0))
  const { group, truth } = receipt
  return { id: truth.file, group, receipt, rows, candidates, right, weight: weightOf(receipt) }
}

function rankerOf(cases: readonly SupplierCase[], prior: Weights): SupplierRanker {
  const weights = fit(cases, prior, pulls.ranker)
  const first = cases.flatMap(({ candidates }) =>
    candidates.map(({ signs }) => score(signs, weights)),
  )
  return { weights, trees: grow(cases, first, growth) }
}

interface SupplierOutcome extends Outcome {
  sample: SupplierCase
  chosen: ChosenSupplier | undefined
}

function outcomeOf(sample: SupplierCase, ranker: SupplierRanker): SupplierOutcome {
  const { rows, candidates, receipt } = sample
  const chosen = chosenSupplier(rows, candidates, ranker)
  if (!chosen) return { sample, chosen, isRight: false, signs: {} }
  const isRight = supplierSimilarity(chosen.best.name, receipt.truth) >= alikeFrom
  return { sample, chosen, isRight, signs: chosen.signs }
}

const setOf = ({ sample }: SupplierOutcome) => sample.receipt.set
const samplesOf = (outcomes: readonly SupplierOutcome[]) =>
  outcomes.filter(({ chosen }) => chosen).map((outcome) => confidenceSample(outcome, 1))

export function fitSuppliers(receipts: readonly Receipt[], prior: SupplierPrior): SupplierFit {
  const cases = receipts.map((receipt) => caseOf(receipt))
  const sets = [...new Set(receipts.map(({ set }) => set))].filter((set) => set !== 'strange')
  const outcomes = sets.flatMap((set) => {
    const isNear = ({ receipt }: SupplierCase) =>
      receipt.set === set || (receipt.origins?.includes(set) ?? false)
    const ranker = rankerOf(
      cases.filter((each) => !isNear(each)),
      prior.ranker,
    )
    return cases.filter(({ receipt }) => receipt.set === set).map((each) => outcomeOf(each, ranker))
  })
  const fitted = (some: readonly SupplierOutcome[]) => {
    const confidence = fit(samplesOf(some), prior.confidence, pulls.confidence)
    const judged = some
      .map((each) => ({ ...each, confidence: confidenceIn(each.signs, confidence) }))
      .filter(({ chosen, confidence: share }) => chosen?.mayBeSure(share))
    return { confidence, sureFrom: sureFromOf(judged, wrongAllowed) }
  }
  const lines = sets.map((set) => {
    const own = outcomes.filter((each) => setOf(each) === set)
    const { confidence, sureFrom } = fitted(outcomes.filter((each) => setOf(each) !== set))
    const isSure = ({ chosen, signs }: SupplierOutcome) => {
      const share = confidenceIn(signs, confidence)
      return share >= sureFrom && Boolean(chosen?.mayBeSure(share))
    }
    return lineOf(set, own, isSure)
  })
  const wrong = outcomes
    .filter(({ isRight }) => !isRight)
    .map(
      ({ sample, chosen }) =>
        `${sample.receipt.set} ${sample.id}: ${chosen?.best.name}, truth ${sample.receipt.truth.supplier}`,
    )
  return {
    ...rankerOf(cases, prior.ranker),
    ...fitted(outcomes),
    figures: [head, ...lines].join('\n'),
    wrong,
  }
}

const head = 'set left out   papers   right    sure  of the sure right'

function lineOf(
  set: string,
  own: readonly SupplierOutcome[],
  isSure: (outcome: SupplierOutcome) => boolean,
): string {
  const sure = own.filter((each) => isSure(each))
  const share = (part: number, whole: number) =>
    (whole === 0 ? '-' : ((100 * part) / whole).toFixed(1)).padStart(7)
  const right = (some: readonly SupplierOutcome[]) => some.filter(({ isRight }) => isRight).length
  return `${set.padEnd(14)}${String(own.length).padStart(7)} ${share(right(own), own.length)} ${share(sure.length, own.length)} ${share(right(sure), sure.length)} (${sure.length - right(sure)} wrong)`
}
