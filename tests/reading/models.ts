/** What is fitted: of each field the candidates of receipts with known truth, and how sure what is chosen may be. */
import { amountsOf } from '../../electron/reading/fields/amounts/amounts'
import { coinOf } from '../../electron/reading/fields/amounts/coins'
import { dateCandidates, type DateCandidate } from '../../electron/reading/fields/dates/date'
import { dateConfidence, isDateClear } from '../../electron/reading/fields/dates/field'
import { ledgerOf } from '../../electron/reading/fields/amounts/ledger'
import {
  choose,
  type Candidate,
  type Choice,
  type Signs,
  type Weights,
} from '../../electron/reading/fields/ranker'
import { rowsOf } from '../../electron/reading/fields/lines/rows'
import { totalCandidates, type TotalCandidate } from '../../electron/reading/fields/amounts/total'
import { totalConfidence } from '../../electron/reading/fields/amounts/total-field'
import { rateLines, vatCandidates, type VatCandidate } from '../../electron/reading/fields/vat/vat'
import { isVatProven, vatConfidence } from '../../electron/reading/fields/vat/field'
import { fit, foldsOf, type Sample } from './fitting'
import { confidenceIn, confidenceSample, sureFromOf, type Outcome as Told } from './outcomes'
import type { Truth } from './scoring'
import type { Receipt } from './sets'

const today = new Date().toISOString().slice(0, 10)
const pulls: Record<Field, number> = { date: 1, total: 0.3, vat: 0.3 }
const confidencePull = 0.3
/** All that are fitted but the supplier (see suppliers.ts). */
export const fields = ['date', 'total', 'vat'] as const
export type Field = (typeof fields)[number]

type FittedField = Field | 'supplier'

export interface Prior {
  ranker: Record<FittedField, Weights>
  confidence: Record<FittedField, Weights>
}

/** As reading keeps them. */
export interface Fitted extends Prior {
  sureFrom: Record<FittedField, number>
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
  return vatCandidates(ledger, rateLines(rows, ledger, cents), cents)
}

export const models: Record<Field, FieldModel> = {
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
interface Outcome extends Told {
  sample: Case
  choice: Choice<Candidate> | undefined
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
        confidence: confidenceIn(outcome.signs, weights),
      }))
  }).flat()
}

/** Share of the sure that may be wrong. */
const wrongAllowed = 0.006

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
      sureOnes.filter(({ choice }) => choice && model.mayBeSure(choice.best)),
      wrongAllowed,
    ),
  }
}
