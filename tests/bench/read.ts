/** Reading receipts: pictures from their pixels, PDFs and invoices of machines, by processor time of all threads. */
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { ensurePackages } from '../../build/debian-packages.mjs'
import { Engine } from '../../electron/reading/engine/engine'
import { readFile } from '../../electron/reading/child/read'
import { fileIn, pdfPaper, temporaryFolder } from '../support/files'
import { pdfWith } from '../unit/electron/reading/input/papers'
import { cii, harbour, ubl } from '../unit/electron/reading/invoice/samples'
import { rounds, worked } from './kit/rounds.mjs'

const runFile = promisify(execFile)
const pictures = 'tests/reading/uk'

/** Processor time of a program, in milliseconds. It has one thread, as ours is compared with. */
async function workedBy(program: string, args: readonly string[]): Promise<number> {
  // The `times` of other shells counts hundredths of a second, within which `pdftotext` is done.
  const script = 'TIMEFORMAT="%U %S"; time "$@" >/dev/null 2>&1'
  const { stderr } = await runFile('bash', ['-c', script, 'bash', program, ...args], {
    env: { ...process.env, OMP_THREAD_LIMIT: '1', LC_ALL: 'C' },
  })
  return sum(stderr.trim().split(' ').map(Number)) * 1000
}

/** A PDF that a program has made, with text to be copied. */
const paper = (number: number): Uint8Array => pdfPaper(...rowsOf(number))

const rowsOf = (number: number): string[] => [
  `Harbour Supplies ${number} Ltd`,
  `Invoice number|HS-${1000 + number}`,
  'Date|04/03/2025',
  ...Array.from({ length: 20 }, (_, at) => `Paper, box ${at}|${at + 1}.50`),
  'Total|240.00',
]

/** An invoice for machines with as many lines: as XML of either syntax, or inside of a PDF with one printed page. */
function eInvoice(number: number): { name: string; bytes: Uint8Array } {
  const said = {
    ...harbour,
    number: `HS-${1000 + number}`,
    lines: Array.from({ length: 20 }, (_, at) => ({
      name: `Paper, box ${at}`,
      quantity: '1',
      price: '6.00',
      amount: '6.00',
    })),
  }
  const kind = number % 4
  if (kind === 0) return { name: `${number}.xml`, bytes: Buffer.from(ubl(said)) }
  if (kind === 1) return { name: `${number}.xml`, bytes: Buffer.from(cii(said)) }
  const texts = rowsOf(number).flatMap((row, at) =>
    row.split('|').map((text, column) => ({ text, x: 40 + 200 * column, y: 560 - 20 * at })),
  )
  const attached = { name: 'factur-x.xml', bytes: cii(said) }
  return { name: `${number}.pdf`, bytes: pdfWith([attached], { texts, height: 600 }) }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export default {
  work: '40 photographed receipts, 40 PDFs and 40 electronic invoices read, each as a whole: processor time',
  baseline:
    'Tesseract with one thread; pdftotext and its start, for an electronic invoice of its paper',
  target: {
    pictures: { most: 1.2 },
    PDFs: { most: 2 },
    'electronic invoices': { most: 2 },
    'peak memory': { most: 700, unit: 'MB' },
  },
  async run({ isQuick }: { isQuick: boolean }) {
    ensurePackages('readers')
    const count = isQuick ? 4 : 40
    const images = fs.readdirSync(pictures).filter((name) => name.endsWith('.jpg'))
    const folder = temporaryFolder('docket-bench-read')
    const some = Array.from({ length: count }, (_, number) => number)
    const papers = some.map((number) => fileIn(folder, `paper-${number}.pdf`, paper(number)))
    const invoices = some.map((number) => {
      const { name, bytes } = eInvoice(number)
      return fileIn(folder, name, bytes)
    })
    const engine = await Engine.open()
    const reading = (file: string) =>
      readFile(fs.readFileSync(file), path.basename(file), () => Promise.resolve(engine))
    const pdftotext = (round: number) =>
      workedBy('pdftotext', ['-layout', papers[round] ?? '', '-'])
    const against = async (
      files: readonly string[],
      baseline: (round: number) => Promise<number>,
    ) => {
      const work = (round: number) => worked(() => reading(files[round] ?? ''))
      // What is made once is not any paper's.
      await work(0)
      const spent = await rounds(count, { baseline, work })
      // Of all together: a large paper counts as much as it takes.
      return [sum(spent.work) / sum(spent.baseline)]
    }
    const receipts = images.map((name) => path.join(pictures, name))
    const tesseract = (round: number) =>
      workedBy('tesseract', [receipts[round] ?? '', 'stdout', '--psm', '4', 'tsv'])
    const figures = {
      pictures: await against(receipts, tesseract),
      PDFs: await against(papers, pdftotext),
      'electronic invoices': await against(invoices, pdftotext),
    }
    for (const file of invoices)
      if ((await reading(file)).fields.source !== 'e-invoice')
        throw new Error(`${path.basename(file)} was not read as an electronic invoice`)
    await engine.close()
    return { ...figures, 'peak memory': [process.resourceUsage().maxRSS / 1024] }
  },
}
