import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { forkReading, lineFor, readAll } from '../../../../../electron/reading/host/command'
import { usualLimits } from '../../../../../electron/reading/host/reader'
import { root } from '../../../../../build/terminal.mjs'
import { largestFile } from '../../../../../shared/receipts/media'
import { skippedIf } from '../../../../support/skipping'
import { png } from '../input/quadrants'

/** A process whose files behave as their names say. */
const standIn = path.join(import.meta.dirname, 'stand-in.mjs')

async function linesFor(files: string[]): Promise<Record<string, unknown>[]> {
  const lines: object[] = []
  const file = { ...usualLimits.file, processorMs: 4000, memory: 400 * 1024 * 1024 }
  const limits = { ...usualLimits, file }
  await readAll(
    () => forkReading(standIn),
    files,
    (line) => lines.push(line),
    limits,
  )
  return lines as Record<string, unknown>[]
}

test('no files, no lines', async () => {
  expect(await linesFor([])).toEqual([])
})

const nothingSure = {
  supplier: false,
  date: false,
  total: false,
  vat: false,
  currency: false,
  number: false,
  customerReference: false,
  kind: false,
  due: false,
  vatNumber: false,
  payment: false,
  cardLastFour: false,
  iban: false,
}

test('a line says null for what is not there', () => {
  const total = { value: '6.60', confidence: 0.99, isSure: true }
  const fields = { source: 'print' as const, total, vatLines: [], items: [] }
  expect(lineFor('a.jpg', { reading: { pages: [], parts: [], fields } }, 12)).toEqual({
    file: 'a.jpg',
    supplier: null,
    date: null,
    total: '6.60',
    vat: null,
    currency: null,
    number: null,
    customerReference: null,
    kind: null,
    due: null,
    vatNumber: null,
    payment: null,
    cardLastFour: null,
    iban: null,
    vatLines: [],
    items: [],
    source: 'print',
    sure: { ...nothingSure, total: true },
    confidence: { total: 0.99 },
    pages: 0,
    ms: 12,
  })
  expect(lineFor('b.jpg', { code: 'file-empty' }, 1)).toMatchObject({
    supplier: null,
    total: null,
    source: null,
    sure: nothingSure,
    confidence: {},
    error: 'file-empty',
  })
})

test('a line says which pages and mails were not looked at', () => {
  const page = { width: 1, height: 1, turn: 0 as const, words: [] }
  const unseen = { pages: [{ first: 3, last: 297 }], mails: { count: 2, depth: 4 } }
  const fields = { source: 'print' as const, vatLines: [], items: [] }
  const reading = { pages: Array(300).fill(page), parts: [], fields, unseen }
  expect(lineFor('a.pdf', { reading }, 1)).toMatchObject({
    pages: 300,
    unseen: { pages: [{ first: 4, last: 298 }], mails: 2, mailDepth: 4 },
  })
})

test('a line says what the pages show instead of what an electronic invoice says', () => {
  const total = { value: '6.60', confidence: 0.5, isSure: false, printed: '9.60' }
  const item = { description: 'Tea', quantity: '2', unitPrice: '3.30', amount: '6.60' }
  const box = { page: 0, x: 0, y: 0, width: 1, height: 1 }
  const fields = { source: 'e-invoice' as const, total, vatLines: [], items: [{ ...item, box }] }
  expect(lineFor('a.pdf', { reading: { pages: [], parts: [], fields } }, 1)).toMatchObject({
    total: '6.60',
    items: [item],
    source: 'e-invoice',
    sure: { total: false },
    printed: { total: '9.60' },
  })
})

test.concurrent(
  'each file has its line, in order, whatever the files before did to the process',
  async () => {
    const files = ['a', 'dies', 'hangs', 'b', 'dies', 'dies', 'hangs', 'dies', 'locked', 'c']
    const lines = await linesFor(files)
    expect(lines.map(({ file }) => file)).toEqual(files)
    expect(lines.map(({ error }) => error)).toEqual([
      undefined,
      'reading-failed',
      'reading-failed',
      undefined,
      'reading-failed',
      'reading-failed',
      'reading-failed',
      'reading-failed',
      'file-protected',
      undefined,
    ])
  },
)

test(
  'a file that grows without end is given up',
  { concurrent: true, ...skippedIf(process.platform !== 'linux', 'such a file is a Linux one') },
  async () => {
    const lines = await linesFor(['grows', 'a'])
    expect(lines.map(({ error }) => error)).toEqual(['reading-failed', undefined])
  },
)

const vast = { width: 60_000, height: 60_000 }

test.concurrent(
  'the real process outlives whatever is no receipt, and reads the next',
  async ({ onTestFinished }) => {
    const { bundle } = await import('../../../../../build/bundle.mjs')
    const folder = mkdtempSync(path.join(os.tmpdir(), 'docket-read-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = (name: string, bytes: Uint8Array | string) => {
      writeFileSync(path.join(folder, name), bytes)
      return path.join(folder, name)
    }
    const files = [
      file('empty.jpg', ''),
      file('noise.pdf', '%PDF-1.7 and nothing that belongs to it'),
      file('cut.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16)),
      file('words.txt', 'Total 6.60'),
      file('large.pdf', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(largestFile)])),
      file('wide.png', png({ ...vast, depth: 8, colourType: 6, rows: Buffer.alloc(1000) })),
      file('dense.tif', Buffer.concat([Buffer.from('II*\0'), randomBytes(200_000)])),
      file('nested.eml', 'Content-Type: message/rfc822\r\n\r\n'.repeat(5000)),
      folder,
      path.join(folder, 'missing.jpg'),
      path.join(root, 'build/samples/northgate-fuels.jpg'),
    ]
    const lines: Record<string, unknown>[] = []
    const entry = await bundle('electron/reading/child/process.ts')
    await readAll(
      () => forkReading(entry),
      files,
      (line) => lines.push(line as Record<string, unknown>),
    )
    expect(lines.map(({ error }) => error)).toEqual([
      'file-empty',
      'file-unreadable',
      'file-unreadable',
      'file-unsupported',
      'file-too-large',
      'file-too-large',
      'file-unreadable',
      'file-unsupported',
      'file-not-regular',
      'file-unreadable',
      undefined,
    ])
    expect(lines.at(-1)).toMatchObject({ total: '61.27' })
  },
)
