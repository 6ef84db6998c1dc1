/** What is fitted: of each field the candidates of receipts with known truth, and how sure what is chosen may be. */
import { amountsOf } from '../../electron/reading/fields/amounts'
import { coinOf } from '../../electron/reading/fields/countries'
import { dateCandidates, type DateCandidate } from '../../electron/reading/fields/date'
import { dateConfidence, isDateClear } from '../../electron/reading/fields/date-field'
import { ledgerOf } from '../../electron/reading/fields/ledger'
import {
  choose,
  score,
  type Candidate,
  type Choice,
  type Signs,
  type Weights,
} from '../../electron/reading/fields/ranker'
import { rowsOf } from '../../electron/reading/fields/rows'
import { supplierCandidates, type SupplierCandidate } from '../../electron/reading/fields/supplier'
import { beliefInAlike, supplierConfidence } from '../../electron/reading/fields/supplier-field'
import { totalCandidates, type TotalCandidate } from '../../electron/reading/fields/total'
import { totalConfidence } from '../../electron/reading/fields/total-field'
import { rateLines, vatCandidates, type VatCandidate } from '../../electron/reading/fields/vat'
import { isVatProven, vatConfidence } from '../../electron/reading/fields/vat-field'
import { fit, foldsOf, type Sample } from './fitting'
import { alikeFrom, supplierSimilarity, type Truth } from './scoring'
import type { Receipt } from './sets'

const today = new Date().toISOString().slice(0, 10)
const pulls = { supplier: 2, date: 1, total: 0.3, vat: 0.3 }
const confidencePull = 0.3
export const fields = ['supplier', 'date', 'total', 'vat'] as const
export type Field = (typeof fields)[number]

export interface Prior {
  ranker: Record<Field, Weights>
  confidence: Record<Field, Weights>
}

/** As reading keeps them. */
export interface Fitted extends Prior {
  sureFrom: Record<Field, number>
}

/** How what is chosen is judged by weights that had not seen it: in so many parts, shuffled by each of the seeds. */
export interface Crossing {
  folds: number
  seeds: readonly number[]
}

interface Case<C extends Candidate = Candidate> extends Sample {
  receipt: Receipt
  candidates: readonly C[]
}

interface FieldModel {
  cases(receipts: readonly Receipt[]): Case[]
  /** Signs for the confidence of what these weights choose. */
  confidence(choice: Choice<Candidate>, sample: Case, weights: Weights): Signs
  mayBeSure(best: Candidate): boolean
  /** Whether the choice gives a value at all. */
  isValue(value: string): boolean
}

function casesOf(
  receipts: readonly Receipt[],
  candidates: (receipt: Receipt) => readonly Candidate[],
  right: (candidate: Candidate, truth: Truth) => number,
): Case[] {
  return receipts.map((receipt) => {
    const found = candidates(receipt)
    const each = found.map((candidate) => right(candidate, receipt.truth))
    const best = Math.max(0, ...each)
    return {
      id: receipt.truth.file,
      group: receipt.group,
      receipt,
      candidates: found,
      right: each.map((share) => (share > 0 ? share / best : 0)),
      weight: 1,
    }
  })
}

const ledgerIn = ({ pages, truth }: Receipt) =>
  ledgerOf(amountsOf(rowsOf(pages)), coinOf(truth.currency))
const exactly = (value: string, wanted: string) => Number(value === wanted)

/** VAT is fitted with the true total, so that it does not learn from another field's faults. */
function vatsOf(receipt: Receipt): VatCandidate[] {
  const rows = rowsOf(receipt.pages)
  const ledger = ledgerOf(amountsOf(rows), coinOf(receipt.truth.currency))
  const cents = Math.abs(Math.round(Number(receipt.truth.total) * 100))
  return vatCandidates(ledger, rateLines(rows, ledger.amounts), cents)
}

export const models: Record<Field, FieldModel> = {
  supplier: {
    cases: (receipts) =>
      casesOf(
        receipts,
        ({ pages }) => supplierCandidates(rowsOf(pages)),
        (candidate, truth) => {
          const share = supplierSimilarity((candidate as SupplierCandidate).name, truth)
          return share < alikeFrom ? 0 : (share - 0.7) ** 2
        },
      ),
    confidence: (choice, sample, weights) => {
      const candidates = sample.candidates as readonly SupplierCandidate[]
      const own = choice as Choice<SupplierCandidate>
      return supplierConfidence(own, beliefInAlike(candidates, own.best, weights))
    },
    mayBeSure: () => true,
    isValue: () => true,
  },
  date: {
    cases: (receipts) =>
      casesOf(
        receipts,
        ({ pages }) => dateCandidates(rowsOf(pages), today),
        ({ value }, { date }) => exactly(value, date),
      ),
    confidence: (choice) => dateConfidence(choice as Choice<DateCandidate>),
    mayBeSure: (best) => isDateClear(best as DateCandidate),
    isValue: () => true,
  },
  total: {
    cases: (receipts) =>
      casesOf(
        receipts,
        (receipt) => totalCandidates(ledgerIn(receipt)),
        ({ value }, { total }) => exactly(value, total),
      ),
    confidence: (choice) => totalConfidence(choice as Choice<TotalCandidate>),
    mayBeSure: () => true,
    isValue: () => true,
  },
  vat: {
    cases: (receipts) =>
      casesOf(
        receipts.filter(({ truth }) => truth.vat !== undefined),
        (receipt) => vatsOf(receipt),
        ({ value }, { vat }) => exactly(value, vat ?? ''),
      ),
    confidence: (choice) => vatConfidence(choice as Choice<VatCandidate>),
    mayBeSure: (best) => isVatProven(best as VatCandidate),
    isValue: (value) => value !== '',
  },
}

/** What was chosen for a receipt by weights that had not seen its group. */
interface Outcome {
  sample: Case
  choice: Choice<Candidate> | undefined
  isRight: boolean
  signs: Signs
}

function outcomeOf(model: FieldModel, sample: Case, weights: Weights): Outcome {
  const choice = choose(sample.candidates, weights)
  const at = choice ? sample.candidates.indexOf(choice.best) : -1
  const signs = choice ? model.confidence(choice, sample, weights) : {}
  return { sample, choice, isRight: (sample.right[at] ?? 0) > 0, signs }
}

function crossed(
  field: Field,
  cases: readonly Case[],
  prior: Weights,
  { folds, seed }: { folds: number; seed: number },
): Outcome[] {
  const fold = foldsOf(cases, folds, seed)
  return Array.from({ length: folds }, (_, out) => {
    const seen = cases.filter((_, index) => fold[index] !== out)
    const weights = fit(seen, prior, pulls[field])
    const unseen = cases.filter((_, index) => fold[index] === out)
    return unseen.map((sample) => outcomeOf(models[field], sample, weights))
  }).flat()
}

/** A choice as a sample of two candidates, that it is right and that it is wrong: logistic regression as a ranker. */
function confidenceSample({ sample, signs, isRight }: Outcome, weight: number): Sample {
  const candidates = [
    { value: 'right', signs },
    { value: 'wrong', signs: {} },
  ]
  const { id, group } = sample
  return { id, group, candidates, right: isRight ? [1, 0] : [0, 1], weight }
}

export interface Judged extends Outcome {
  confidence: number
}

function judged(
  outcomes: readonly Outcome[],
  prior: Weights,
  { folds, seeds }: Crossing,
): Judged[] {
  const samples = outcomes.map((outcome) => confidenceSample(outcome, 1 / seeds.length))
  const fold = foldsOf(samples, folds, 7)
  return Array.from({ length: folds }, (_, out) => {
    const seen = samples.filter((_, index) => fold[index] !== out)
    const weights = fit(seen, prior, confidencePull)
    return outcomes
      .filter((_, index) => fold[index] === out)
      .map((outcome) => ({
        ...outcome,
        confidence: 1 / (1 + Math.exp(-score(outcome.signs, weights))),
      }))
  }).flat()
}

/** Shares of the sure that may be wrong; a supplier's name is now and then another in truth than on the paper. */
const wrongAllowed = { supplier: 0.01, date: 0.006, total: 0.006, vat: 0.006 }

/** The lowest confidence from which hardly any is wrong. */
function sureFromOf(field: Field, all: readonly Judged[]): number {
  const sorted = all.toSorted((a, b) => b.confidence - a.confidence)
  let wrong = 0
  let least = 0.99
  sorted.forEach(({ isRight, confidence }, index) => {
    if (!isRight) wrong += 1
    if (wrong <= wrongAllowed[field] * (index + 1)) least = confidence
  })
  return Math.min(0.995, Math.max(0.9, Math.round(least * 1000) / 1000))
}

export interface FieldFit {
  /** What was chosen for each receipt, once a seed, by weights that had not seen its group. */
  judged: Judged[]
  ranker: Weights
  confidence: Weights
  sureFrom: number
}

/** The weights of a field, drawn towards those that a person would set. */
export function fitField(
  field: Field,
  receipts: readonly Receipt[],
  prior: Prior,
  crossing: Crossing,
): FieldFit {
  const model = models[field]
  const cases = model.cases(receipts)
  const { folds, seeds } = crossing
  const outcomes = seeds.flatMap((seed) =>
    crossed(field, cases, prior.ranker[field], { folds, seed }),
  )
  const given = outcomes.filter(({ choice }) => choice && model.isValue(choice.best.value))
  const sureOnes = judged(given, prior.confidence[field], crossing)
  const others = outcomes.filter((outcome) => !given.includes(outcome))
  const samples = given.map((outcome) => confidenceSample(outcome, 1 / seeds.length))
  return {
    judged: [...sureOnes, ...others.map((each) => ({ ...each, confidence: 0 }))],
    ranker: fit(cases, prior.ranker[field], pulls[field]),
    confidence: fit(samples, prior.confidence[field], confidencePull),
    sureFrom: sureFromOf(
      field,
      sureOnes.filter(({ choice }) => choice && model.mayBeSure(choice.best)),
    ),
  }
}
