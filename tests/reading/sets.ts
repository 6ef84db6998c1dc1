/** The receipts with known truth, as recognised lines: read from pixels once, then kept beside other caches. */
import fs from 'node:fs'
import path from 'node:path'
import { Engine } from '../../electron/reading/engine/engine'
import type { Page } from '../../electron/reading/fields/lines/rows'
import { recognised } from './recognised'
import { truthsOf, type Truth } from './scoring'

export interface ReceiptSet {
  name: string
  folder: string
  /** Receipts with the same key share a company or a layout, and are never parted between fitting and measuring. */
  groupOf(truth: Truth): string
}

export const malaysian: ReceiptSet = {
  name: 'dev',
  folder: '../shared/receipts/dev',
  groupOf: ({ supplier }) =>
    supplier
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .slice(0, 8),
}
export const british: ReceiptSet = {
  name: 'uk',
  folder: 'tests/reading/uk',
  groupOf: ({ kind, file }) => kind ?? file.replace(/-\d+\.\w+$/, ''),
}

export interface Receipt {
  set: string
  truth: Truth
  group: string
  pages: Page[]
  /** Other sets that its layout or country belongs to. */
  origins?: readonly string[]
}

/** Empty where the set is not on this computer. With `--kept`, only what was recognised before. */
export async function receiptsOf(set: ReceiptSet, cache: string): Promise<Receipt[]> {
  const file = path.join(set.folder, 'truth.json')
  if (!fs.existsSync(file)) return []
  const truths = truthsOf(JSON.parse(fs.readFileSync(file, 'utf8')))
  const kept = path.join(cache, set.name)
  fs.mkdirSync(kept, { recursive: true })
  const engine = lazily(() => Engine.open())
  const receipts: Receipt[] = []
  for (const truth of truths) {
    const copy = path.join(kept, `${truth.file}.json`)
    if (!fs.existsSync(copy) && process.argv.includes('--kept')) continue
    if (!fs.existsSync(copy))
      fs.writeFileSync(
        copy,
        JSON.stringify(
          await recognised(engine, fs.readFileSync(path.join(set.folder, truth.file)), truth.file),
        ),
      )
    const pages = JSON.parse(fs.readFileSync(copy, 'utf8')) as Page[]
    receipts.push({ set: set.name, truth, group: `${set.name} ${set.groupOf(truth)}`, pages })
  }
  return receipts
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
