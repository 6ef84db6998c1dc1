/**
 * Fits the recogniser's columns for further letters and measures them on typefaces that were kept from fitting. Run by hand on Debian:
 * `node build/train-letters.mjs [--pages N] [--rounds N] [--write]`. Draws pages with Chromium, which with all else takes about half an
 * hour for 200. Real receipts in English and Malay show beside them what none of the letters looks like in worn print.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { latinAlphabet } from '../../../electron/reading/engine/alphabet'
import { seenSpace } from '../../../electron/reading/engine/letters'
import { ModelSource } from '../../../electron/reading/engine/runtime'
import { distance } from '../../../electron/reading/fields/lines/text'
import { Random } from '../../support/random'
import { openBrowser } from '../uk-set/drawing'
import { addedLetters, isAccented, withoutAccents } from './alphabet'
import { openBackbone, ownColumns } from './backbone'
import {
  alikeColumns,
  fit,
  heldOf,
  lineOf,
  withoutLetters,
  type Bare,
  type Columns,
  type Own,
} from './fit'
import { depth, samplesOf, samplesOfReceipt, type Sample } from './samples'
import { languages, typefaces } from './sources'

const file = 'electron/reading/engine/letters.json'

/** Receipts with none of the letters; without them much of worn print is taken for accents. */
const bare = '../shared/receipts/dev'

/** In logarithms: how much likelier an accented letter has to be than the fit says, as papers have fewer than the pages that are fitted to. */
const doubt = 3

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '12' },
    write: { type: 'boolean', default: false },
  },
})

const source = await ModelSource.open()
const dictionary = await source.textLines('ppocr_keys_v1.txt')
const { classes, characters } = latinAlphabet(dictionary)
const own: Own = { characters }
const tools = {
  browser: await openBrowser(),
  detector: await source.model('ch_PP-OCRv4_det_infer.onnx'),
  backbone: await openBackbone([...classes]),
  folder: os.tmpdir(),
}
const words = languages()

async function samples(isHeld: boolean, seed: number, pages: number): Promise<Sample[]> {
  const drawn: Sample[] = []
  const from = { languages: words, typefaces: typefaces(isHeld) }
  for (let page = 0; page < pages; page += 1) {
    drawn.push(...(await samplesOf(tools, from, seed + page)))
    if (page % 20 === 19) console.log(`${page + 1} pages, ${drawn.length} lines`)
  }
  return drawn.map((sample) => withoutLetters(sample, own, addedLetters))
}

/** What the line says by the likeliest class of each step. */
function textOf(sample: Sample, columns: Columns): string {
  const held = heldOf(sample, columns)
  const [count, added] = [characters.length, columns.letters.length]
  let [text, before] = ['', '']
  for (let step = 0; step < sample.steps; step += 1) {
    const row = [
      ...sample.own.subarray(step * count, (step + 1) * count),
      ...held.subarray(step * added, (step + 1) * added),
    ]
    const best = row.reduce((most, value, at) => (value > (row[most] ?? 0) ? at : most), 0)
    const letter = best < count ? (characters[best] ?? '') : (columns.letters[best - count] ?? '')
    if (letter !== before) text += letter
    before = letter
  }
  return text.trim()
}

function tell(name: string, held: readonly Sample[], columns: Columns): void {
  let [length, wrong, plainWrong] = [0, 0, 0]
  for (const sample of held) {
    const read = textOf(sample, columns)
    length += sample.text.length
    wrong += distance(sample.text, read)
    plainWrong += distance(withoutAccents(sample.text), withoutAccents(read))
  }
  const percent = (part: number) => ((100 * part) / length).toFixed(2)
  console.log(
    `${name}: ${percent(wrong)} % of characters wrong, without accents ${percent(plainWrong)} %`,
  )
}

async function bareLines(): Promise<Bare[]> {
  if (!fs.existsSync(bare)) throw new Error(`There are no receipts in ${bare}`)
  const found: Bare[] = []
  for (const name of fs.readdirSync(bare).filter((each) => each.endsWith('.jpg')))
    for (const sample of await samplesOfReceipt(tools, path.join(bare, name)))
      found.push(withoutLetters(sample, own, addedLetters))
  return found
}

const fitted = await samples(false, 1000, Number(options.pages))
const held = await samples(true, 90_000, Math.ceil(Number(options.pages) / 15))
await tools.browser.close()
const lines = fitted.flatMap((sample) => lineOf(sample, own, addedLetters) ?? [])
const columns = alikeColumns(addedLetters, depth, await ownColumns(dictionary))
tell('before', held, columns)
const others = await bareLines()
fit([...lines, ...others], columns, Number(options.rounds), new Random(1), (round, loss) => {
  console.log(`round ${round + 1}: loss of a line ${loss.toFixed(3)}`)
})
for (const [at, letter] of columns.letters.entries())
  if (isAccented(letter)) columns.shifts[at] = (columns.shifts[at] ?? 0) - doubt
tell('after, typefaces that were not fitted to', held, columns)

if (options.write) {
  const text = (numbers: Float32Array) =>
    Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64')
  const kept = {
    letters: addedLetters.join('').replace(' ', seenSpace),
    weights: text(columns.weights),
    shifts: text(columns.shifts),
  }
  fs.writeFileSync(path.resolve(file), `${JSON.stringify(kept, undefined, 2)}\n`)
}
process.exit(0)
