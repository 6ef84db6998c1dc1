/**
 * Fits the weights of the rankers and of confidence to receipts with known truth, and measures them on companies and
 * layouts left out of the fitting. Run by hand: `node build/train-reading.mjs [--made=N] [--write] [--wrong]
 * [--only=FIELD]`, with N made papers of the known families beside the receipts; with `--suppliers` the supplier alone,
 * on papers of all sets, each left out in turn (see suppliers.ts).
 */
import fs from 'node:fs'
import { madeReceipts, receiptsOfAllSets } from './made-receipts'
import {
  fields,
  fitField,
  models,
  type Field,
  type Fitted,
  type Judged,
  type Prior,
} from './models'
import { british, malaysian, receiptsOf, type Receipt } from './sets'
import { fitSuppliers } from './suppliers'

const cache = process.env['READING_LINES'] ?? 'node_modules/.cache/docket/reading-lines'
const weightsFile = 'electron/reading/fields/weights.json'
const treesFile = 'electron/reading/fields/supplier/trees.json'
const crossing = { folds: 10, seeds: [1, 2, 3] }
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
    const chosen = first.choice?.best.value
    console.log(
      `  ${field} ${id} x${others.length + 1}: ${chosen} at ${first.confidence.toFixed(2)}, truth ${first.sample.receipt.truth[field]}${possible}`,
    )
  }
}

const prior = JSON.parse(fs.readFileSync('tests/reading/prior.json', 'utf8')) as Prior
const known = [...(await receiptsOf(malaysian, cache)), ...(await receiptsOf(british, cache))]
const kept = () => JSON.parse(fs.readFileSync(weightsFile, 'utf8')) as Fitted
const isWritten = process.argv.includes('--write')
const isWrongTold = process.argv.includes('--wrong')
const tellCount = (receipts: readonly Receipt[]) =>
  console.log(
    `${receipts.length} receipts, ${new Set(receipts.map(({ group }) => group)).size} groups`,
  )
const write = (fitted: Fitted) =>
  fs.writeFileSync(weightsFile, `${JSON.stringify(fitted, undefined, 2)}\n`)

function fitFields(receipts: readonly Receipt[]): void {
  const only = fields.filter((field) => [undefined, field].includes(option('only') as Field))
  const fitted = kept()
  for (const field of only) {
    const { judged, ranker, confidence, sureFrom } = fitField(field, receipts, prior, crossing)
    tell(field, judged, sureFrom)
    if (isWrongTold) tellWrong(field, judged)
    fitted.ranker[field] = ranker
    fitted.confidence[field] = confidence
    fitted.sureFrom[field] = sureFrom
  }
  if (isWritten) write(fitted)
}

function fitSupplier(receipts: readonly Receipt[]): void {
  const { ranker, confidence } = prior
  const found = fitSuppliers(receipts, {
    ranker: ranker.supplier,
    confidence: confidence.supplier,
  })
  console.log(found.figures)
  if (isWrongTold) console.log(found.wrong.join('\n'))
  if (!isWritten) return
  const fitted = kept()
  fitted.ranker.supplier = found.weights
  fitted.confidence.supplier = found.confidence
  fitted.sureFrom.supplier = found.sureFrom
  write(fitted)
  const lines = found.trees.map((tree) => JSON.stringify(tree))
  fs.writeFileSync(treesFile, `[\n${lines.join(',\n')}\n]\n`)
}

const isSupplier = process.argv.includes('--suppliers')
const made = isSupplier
  ? await receiptsOfAllSets()
  : await madeReceipts(Number(option('made') ?? '0'))
const receipts = [...known, ...made]
tellCount(receipts)
if (isSupplier) fitSupplier(receipts)
else fitFields(receipts)
process.exit(0)
