/**
 * Receipts with known truth read from their pixels, by this project's reading and by Tesseract's command line with the
 * same fields code, image by image in one run. `npm run bench -- reading [dev|uk] [COUNT]`.
 */
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { Engine } from '../../electron/reading/engine/engine'
import { readFields } from '../../electron/reading/fields/read-fields'
import { around, type Page } from '../../electron/reading/fields/rows'
import type { Line } from '../../electron/reading/child/page'
import { readFile } from '../../electron/reading/child/read'
import type { FieldValue, ReadFields, Word } from '../../shared/receipts/reading'
import { alikeFrom, supplierSimilarity, truthsOf, type Truth } from '../reading/scoring'

const sets = { dev: '../shared/receipts/dev', uk: 'tests/reading/uk' } as const
const runFile = promisify(execFile)
const today = new Date().toISOString().slice(0, 10)

/** A field, what truth has of it (undefined where nobody noted it), and whether a value agrees. */
interface Measure {
  name: string
  of(fields: ReadFields): FieldValue | undefined
  truth(truth: Truth): string | null | undefined
  agrees(value: string, truth: Truth): boolean
}

function exact(
  name: string,
  of: (fields: ReadFields) => FieldValue | undefined,
  truth: (truth: Truth) => string | null | undefined,
): Measure {
  return { name, of, truth, agrees: (value, all) => value === truth(all) }
}

const measures: Measure[] = [
  {
    name: 'supplier',
    of: ({ supplier }) => supplier,
    truth: ({ supplier }) => supplier,
    agrees: (value, truth) => supplierSimilarity(value, truth) >= alikeFrom,
  },
  exact(
    'date',
    ({ date }) => date,
    ({ date }) => date,
  ),
  exact(
    'total',
    ({ total }) => total,
    ({ total }) => total,
  ),
  exact(
    'currency',
    ({ currency }) => currency,
    ({ currency }) => currency,
  ),
  exact(
    'VAT',
    ({ vat }) => vat,
    ({ vat }) => vat,
  ),
  exact(
    'VAT number',
    ({ vatNumber }) => vatNumber,
    ({ vatNumber }) => vatNumber,
  ),
  exact(
    'payment',
    ({ payment }) => payment,
    ({ payment }) => payment,
  ),
  exact(
    'last four',
    ({ cardLastFour }) => cardLastFour,
    ({ lastFour }) => lastFour,
  ),
  exact(
    'number',
    ({ documentNumber }) => documentNumber,
    ({ documentNumber }) => documentNumber?.replace(/^#/, ''),
  ),
]

interface Tally {
  asked: number
  right: number
  /** Values given, and marked sure. */
  given: number
  sure: number
  sureRight: number
}

/** One way of reading, over a set. */
class Score {
  readonly cpuSeconds: number[] = []
  readonly tallies = new Map<string, Tally>()
  allThree = 0
  receipts = 0

  note(fields: ReadFields | undefined, truth: Truth): void {
    this.receipts += 1
    const right = measures.filter((measure) => this.#measure(measure, fields, truth))
    const three = right.filter(({ name }) => ['supplier', 'date', 'total'].includes(name))
    if (three.length === 3) this.allThree += 1
  }

  /** A field that the paper does not show is right where nothing is given for it. */
  #measure(measure: Measure, fields: ReadFields | undefined, truth: Truth): boolean {
    const wanted = measure.truth(truth)
    if (wanted === undefined) return false
    const found = fields && measure.of(fields)
    const isRight = found ? wanted !== null && measure.agrees(found.value, truth) : wanted === null
    const blank = { asked: 0, right: 0, given: 0, sure: 0, sureRight: 0 }
    const tally = this.tallies.get(measure.name) ?? blank
    this.tallies.set(measure.name, {
      asked: tally.asked + 1,
      right: tally.right + Number(isRight),
      given: tally.given + Number(found !== undefined),
      sure: tally.sure + Number(found?.isSure ?? false),
      sureRight: tally.sureRight + Number((found?.isSure ?? false) && isRight),
    })
    return isRight
  }
}

/** Tesseract's words, grouped to lines as it says, in the shape that fields are read from. */
async function tesseract(file: string): Promise<{ page: Page; cpuSeconds: number }> {
  const args = [file, 'stdout', '--psm', '4', 'tsv']
  const { stdout, cpuSeconds } = await withProcessorTime('tesseract', args)
  const rows = stdout.split('\n').map((row) => row.split('\t'))
  const [width = 1, height = 1] = (rows.find(([level]) => level === '1') ?? [])
    .slice(8, 10)
    .map(Number)
  const lines = new Map<string, Word[]>()
  for (const [
    level,
    page,
    block,
    paragraph,
    line,
    ,
    left,
    top,
    wide,
    high,
    sure,
    text = '',
  ] of rows) {
    if (level !== '5' || text.trim() === '') continue
    const share = (pixels: string | undefined, whole: number) =>
      Math.min(1, Math.max(0, Number(pixels) / whole))
    const box = {
      page: 0,
      x: share(left, width),
      y: share(top, height),
      width: share(wide, width),
      height: share(high, height),
    }
    const key = [page, block, paragraph, line].join(' ')
    const word = { text, confidence: share(sure, 100), box }
    lines.set(key, [...(lines.get(key) ?? []), word])
  }
  const page = { width, height, lines: [...lines.values()].flatMap((words) => lineOf(words)) }
  return { page, cpuSeconds }
}

/** What a program prints, and the processor time it took. It has one thread, as ours is compared with. */
async function withProcessorTime(program: string, args: readonly string[]) {
  // The second line of `times` is of the children: minutes and seconds of user and system.
  const { stdout, stderr } = await runFile(
    'sh',
    ['-c', '"$@"; times >&2', 'sh', program, ...args],
    {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    },
  )
  const spent = [...(stderr.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)]
  const cpuSeconds = spent.reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  )
  return { stdout, cpuSeconds }
}

function lineOf(words: Word[]): Line[] {
  const box = around(words.map((word) => word.box))
  const confidence = words.reduce((sum, word) => sum + word.confidence, 0) / words.length
  return box ? [{ text: words.map(({ text }) => text).join(' '), confidence, box, words }] : []
}

/** Processor seconds of all threads of this process: those on the clock say nothing on a busy computer. */
async function timed<T>(score: Score, work: () => Promise<T>): Promise<T> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  score.cpuSeconds.push((user + system) / 1e6)
  return result
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const percent = (part: number, whole: number) =>
  (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`).padStart(8)

function tell(set: string, ours: Score, theirs: Score): void {
  console.log(`\n${set}: ${ours.receipts} receipts from pixels`)
  console.log('field        right    sure     of the sure right   Tesseract right')
  for (const { name } of measures) {
    const own = ours.tallies.get(name)
    const other = theirs.tallies.get(name)
    if (!own || !other) continue
    const columns = [
      percent(own.right, own.asked),
      percent(own.sure, own.given),
      `${percent(own.sureRight, own.sure)} (${own.sureRight}/${own.sure})`.padEnd(20),
      percent(other.right, other.asked),
    ]
    console.log(`${name.padEnd(11)}${columns.join(' ')}`)
  }
  const three = [percent(ours.allThree, ours.receipts), percent(theirs.allThree, theirs.receipts)]
  console.log(`all three  ${three[0] ?? ''}${' '.repeat(30)}${three[1] ?? ''}`)
  tellTogether(ours)
  for (const [name, of] of Object.entries({ median, mean })) {
    const [own, other] = [of(ours.cpuSeconds), of(theirs.cpuSeconds)]
    const ratio = (own / other).toFixed(2)
    console.log(
      `processor seconds, ${name}: ${own.toFixed(2)}, Tesseract with one thread ${other.toFixed(2)}, ratio ${ratio} (goal 1.2)`,
    )
  }
}

function tellTogether(score: Score): void {
  const all = [...score.tallies.values()]
  const sum = (of: (tally: Tally) => number) => all.reduce((total, tally) => total + of(tally), 0)
  const [sure, right] = [sum(({ sure }) => sure), sum(({ sureRight }) => sureRight)]
  console.log(
    `of all values given ${percent(
      sure,
      sum(({ given }) => given),
    ).trim()} are sure (goal 70 %), of these ${percent(right, sure).trim()} right (goal 99 %)`,
  )
}

async function measure(name: keyof typeof sets, engine: Engine, most: number): Promise<void> {
  const folder = sets[name]
  if (!fs.existsSync(path.join(folder, 'truth.json'))) {
    console.log(`\n${name}: ${folder} is not on this computer`)
    return
  }
  const truths = truthsOf(JSON.parse(fs.readFileSync(path.join(folder, 'truth.json'), 'utf8')))
  const [ours, theirs] = [new Score(), new Score()]
  for (const truth of truths.slice(0, most)) {
    const file = path.join(folder, truth.file)
    const reading = await timed(ours, () =>
      readFile(fs.readFileSync(file), truth.file, () => Promise.resolve(engine)),
    )
    ours.note(reading.fields, truth)
    const { page, cpuSeconds } = await tesseract(file)
    theirs.cpuSeconds.push(cpuSeconds)
    theirs.note(readFields([page], { today, home: 'GB' }), truth)
  }
  tell(name, ours, theirs)
}

const [first, count] = process.argv.slice(2)
const asked = (['dev', 'uk'] as const).filter((name) => first === undefined || first === name)
const engine = await Engine.open()
for (const name of asked) await measure(name, engine, Number(count ?? Infinity))
await engine.close()
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
console.log(`\nmost memory while reading ${megabytes} MB (goal 700)`)
