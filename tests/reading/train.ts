/**
 * Fits the weights of the rankers and of confidence to receipts with known truth, and measures them on companies and
 * layouts left out of the fitting. Run by hand: `node build/train-reading.mjs [--write]`.
 */
import fs from 'node:fs'
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
import { british, malaysian, receiptsOf, type Receipt } from './sets'

const today = new Date().toISOString().slice(0, 10)
const cache = process.env['READING_LINES'] ?? 'node_modules/.cache/docket/reading-lines'
const weightsFile = 'electron/reading/fields/weights.json'
const folds = 10
const seeds = [1, 2, 3]
const pulls = { supplier: 2, date: 1, total: 0.3, vat: 0.3 }
const confidencePull = 0.3
const fields = ['supplier', 'date', 'total', 'vat'] as const
type Field = (typeof fields)[number]

interface Prior {
  ranker: Record<Field, Weights>
  confidence: Record<Field, Weights>
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

const models: Record<Field, FieldModel> = {
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

function crossed(field: Field, cases: readonly Case[], prior: Weights, seed: number): Outcome[] {
  const fold = foldsOf(cases, folds, seed)
  return Array.from({ length: folds }, (_, out) => {
    const seen = cases.filter((_, index) => fold[index] !== out)
    const weights = fit(seen, prior, pulls[field])
    const unseen = cases.filter((_, index) => fold[index] === out)
    return unseen.map((sample) => outcomeOf(models[field], sample, weights))
  }).flat()
}

/** A choice as a sample of two candidates, that it is right and that it is wrong: logistic regression as a ranker. */
function confidenceSample({ sample, signs, isRight }: Outcome): Sample {
  const candidates = [
    { value: 'right', signs },
    { value: 'wrong', signs: {} },
  ]
  const { id, group } = sample
  return { id, group, candidates, right: isRight ? [1, 0] : [0, 1], weight: 1 / seeds.length }
}

interface Judged extends Outcome {
  confidence: number
}

function judged(outcomes: readonly Outcome[], prior: Weights): Judged[] {
  const samples = outcomes.map((outcome) => confidenceSample(outcome))
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

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`

function tell(field: Field, all: readonly Judged[], sureFrom: number): void {
  for (const set of ['dev', 'uk']) {
    const own = all.filter(({ sample }) => sample.receipt.set === set)
    const given = own.filter(({ choice }) => choice && models[field].isValue(choice.best.value))
    const sure = given.filter(
      ({ confidence, choice }) =>
        confidence >= sureFrom && choice && models[field].mayBeSure(choice.best),
    )
    const right = (some: readonly Judged[]) => some.filter(({ isRight }) => isRight).length
    console.log(
      `${field.padEnd(9)}${set.padEnd(5)}right ${percent(right(own), own.length).padEnd(7)}sure ${percent(sure.length, own.length).padEnd(7)}of the sure right ${percent(right(sure), sure.length)}`,
    )
  }
}

function tellWrong(field: Field, all: readonly Judged[]): void {
  const wrong = new Map<string, Judged[]>()
  for (const each of all.filter(({ isRight }) => !isRight))
    wrong.set(each.sample.id, [...(wrong.get(each.sample.id) ?? []), each])
  for (const [id, [first, ...others]] of wrong) {
    if (!first) continue
    const possible = first.sample.right.some((share) => share > 0)
      ? ''
      : ' (not among the candidates)'
    const chosen =
      (first.choice?.best as SupplierCandidate | undefined)?.name ?? first.choice?.best.value
    console.log(
      `  ${field} ${id} x${others.length + 1}: ${chosen} at ${first.confidence.toFixed(2)}, truth ${first.sample.receipt.truth[field]}${possible}`,
    )
  }
}

/** All three of one receipt, by weights that had not seen its company. */
function tellTogether(crossedBy: Record<Field, Judged[]>): void {
  for (const set of ['dev', 'uk']) {
    const wrong = (['supplier', 'date', 'total'] as const).map((field) => {
      const counts = new Map<string, number>()
      for (const { sample, isRight } of crossedBy[field])
        if (sample.receipt.set === set && !isRight)
          counts.set(sample.id, (counts.get(sample.id) ?? 0) + 1 / seeds.length)
      return counts
    })
    const ids = new Set(wrong.flatMap((counts) => [...counts.keys()]))
    const lost = [...ids].reduce(
      (sum, id) => sum + Math.max(...wrong.map((counts) => counts.get(id) ?? 0)),
      0,
    )
    const count = receipts.filter((receipt) => receipt.set === set).length
    console.log(`all three ${set}: ${percent(count - lost, count)}`)
  }
}

const prior = JSON.parse(fs.readFileSync('tests/reading/prior.json', 'utf8')) as Prior
const receipts = [...(await receiptsOf(malaysian, cache)), ...(await receiptsOf(british, cache))]
console.log(
  `${receipts.length} receipts, ${new Set(receipts.map(({ group }) => group)).size} groups`,
)
const only = fields.filter(
  (field) =>
    !process.argv.some((arg) => arg.startsWith('--only=')) ||
    process.argv.includes(`--only=${field}`),
)
const fitted = JSON.parse(fs.readFileSync(weightsFile, 'utf8')) as Prior & {
  sureFrom: Record<Field, number>
}
const crossedBy = {} as Record<Field, Judged[]>
for (const field of only) {
  const cases = models[field].cases(receipts)
  const outcomes = seeds.flatMap((seed) => crossed(field, cases, prior.ranker[field], seed))
  const given = outcomes.filter(({ choice }) => choice && models[field].isValue(choice.best.value))
  const others = outcomes.filter((outcome) => !given.includes(outcome))
  const all = [
    ...judged(given, prior.confidence[field]),
    ...others.map((each) => ({ ...each, confidence: 0 })),
  ]
  crossedBy[field] = all
  const sureFrom = sureFromOf(
    field,
    all.filter(
      ({ choice }) =>
        choice && models[field].isValue(choice.best.value) && models[field].mayBeSure(choice.best),
    ),
  )
  tell(field, all, sureFrom)
  if (process.argv.includes('--wrong')) tellWrong(field, all)
  fitted.ranker[field] = fit(cases, prior.ranker[field], pulls[field])
  fitted.confidence[field] = fit(
    given.map((outcome) => confidenceSample(outcome)),
    prior.confidence[field],
    confidencePull,
  )
  fitted.sureFrom[field] = sureFrom
}
if (only.length === fields.length) tellTogether(crossedBy)
if (process.argv.includes('--write'))
  fs.writeFileSync(weightsFile, `${JSON.stringify(fitted, undefined, 2)}\n`)
