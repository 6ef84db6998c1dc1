/** Reading receipts: pictures from their pixels, PDFs and invoices of machines, by processor time of all threads. */
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { Engine } from '../../electron/reading/engine/engine'
import { readFile } from '../../electron/reading/child/read'
import { pdfPaper, temporaryFolder } from '../support/files'
import { rounds, worked } from './kit/rounds.mjs'

const runFile = promisify(execFile)
const pictures = 'tests/reading/uk'

/** Processor time of a program, in milliseconds. It has one thread, as ours is compared with. */
async function workedBy(program: string, args: readonly string[]): Promise<number> {
  // The second line of `times` is of the children: minutes and seconds of user and system.
  const { stderr } = await runFile(
    'sh',
    ['-c', '"$@" >/dev/null; times >&2', 'sh', program, ...args],
    {
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    },
  )
  const spent = [...(stderr.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)]
  return spent.reduce(
    (sum, [, minutes, seconds]) => sum + 60_000 * Number(minutes) + 1000 * Number(seconds),
    0,
  )
}

/** A PDF that a program has made, with text to be copied. */
function madePdf(folder: string, number: number): string {
  const file = path.join(folder, `${number}.pdf`)
  const bytes = pdfPaper(
    `Harbour Supplies ${number} Ltd`,
    `Invoice number|HS-${1000 + number}`,
    'Date|04/03/2025',
    ...Array.from({ length: 20 }, (_, at) => `Paper, box ${at}|${at + 1}.50`),
    'Total|£240.00',
  )
  fs.writeFileSync(file, bytes)
  return file
}

export default {
  work: '40 photographed receipts and 40 PDFs read, each as a whole: processor time',
  baseline: 'Tesseract with one thread; pdftotext and its start',
  target: {
    pictures: { most: 1.2 },
    PDFs: { most: 2 },
    'peak memory': { most: 700, unit: 'MB' },
  },
  async run({ isQuick }: { isQuick: boolean }) {
    const count = isQuick ? 1 : 40
    const images = fs.readdirSync(pictures).filter((name) => name.endsWith('.jpg'))
    const folder = temporaryFolder('docket-bench-read')
    const documents = Array.from({ length: count }, (_, number) => madePdf(folder, number))
    const engine = await Engine.open()
    const read = (file: string) =>
      worked(() =>
        readFile(fs.readFileSync(file), path.basename(file), () => Promise.resolve(engine)),
      )
    // What is made once is not any paper's.
    await read(documents[0] ?? '')
    const ofPictures = await rounds(Math.min(count, images.length), {
      baseline: (round) =>
        workedBy('tesseract', [
          path.join(pictures, images[round] ?? ''),
          'stdout',
          '--psm',
          '4',
          'tsv',
        ]),
      work: (round) => read(path.join(pictures, images[round] ?? '')),
    })
    const ofDocuments = await rounds(count, {
      baseline: (round) => workedBy('pdftotext', ['-layout', documents[round] ?? '', '-']),
      work: (round) => read(documents[round] ?? ''),
    })
    await engine.close()
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    return {
      // Of all together: a large paper counts as much as it takes.
      pictures: [sum(ofPictures.work) / sum(ofPictures.baseline)],
      PDFs: [sum(ofDocuments.work) / sum(ofDocuments.baseline)],
      'peak memory': [process.resourceUsage().maxRSS / 1024],
    }
  },
}
