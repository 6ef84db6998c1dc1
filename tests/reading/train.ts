/**
 * Fits the weights of the rankers and of confidence to receipts with known truth, and measures them on companies and
 * layouts left out of the fitting. Run by hand: `node build/train-reading.mjs [--made=N] [--write] [--wrong]
 * [--only=FIELD]`, with N made papers of the known families beside the receipts; with `--families=layout` or `country`
 * every such family of the made papers is left out in turn and read by what was fitted to all others.
 */
import fs from 'node:fs'
import type { SupplierCandidate } from '../../electron/reading/fields/supplier'
import { familyFigures } from './families'
import { madeReceipts } from './made-receipts'
import {
  fields,
  fitField,
  models,
  type Field,
  type Fitted,
  type Judged,
  type Prior,
} from './models'
import { british, malaysian, receiptsOf } from './sets'

const cache = process.env['READING_LINES'] ?? 'node_modules/.cache/docket/reading-lines'
const weightsFile = 'electron/reading/fields/weights.json'
const crossing = { folds: 10, seeds: [1, 2, 3] }
const { seeds } = crossing
const sets = ['dev', 'uk', 'made']

const option = (name: string) =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1]

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`

function tell(field: Field, all: readonly Judged[], sureFrom: number): void {
  for (const set of sets) {
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
  for (const set of sets) {
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
const receipts = [
  ...(await receiptsOf(malaysian, cache)),
  ...(await receiptsOf(british, cache)),
  ...(await madeReceipts(Number(option('made') ?? '0'))),
]
console.log(
  `${receipts.length} receipts, ${new Set(receipts.map(({ group }) => group)).size} groups`,
)

function fitAll(): void {
  const only = fields.filter((field) => [undefined, field].includes(option('only') as Field))
  const fitted = JSON.parse(fs.readFileSync(weightsFile, 'utf8')) as Fitted
  const crossedBy = {} as Record<Field, Judged[]>
  for (const field of only) {
    const { judged, ranker, confidence, sureFrom } = fitField(field, receipts, prior, crossing)
    crossedBy[field] = judged
    tell(field, judged, sureFrom)
    if (process.argv.includes('--wrong')) tellWrong(field, judged)
    fitted.ranker[field] = ranker
    fitted.confidence[field] = confidence
    fitted.sureFrom[field] = sureFrom
  }
  if (only.length === fields.length) tellTogether(crossedBy)
  if (process.argv.includes('--write'))
    fs.writeFileSync(weightsFile, `${JSON.stringify(fitted, undefined, 2)}\n`)
}

const by = option('families')
if (by === undefined) fitAll()
else console.log(familyFigures(receipts, prior, by === 'country' ? 'country' : 'layout'))
process.exit(0)
