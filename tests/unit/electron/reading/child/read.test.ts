import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Box } from '../../../../../shared/receipts/reading'
import type { Engine } from '../../../../../electron/reading/engine/engine'
import { tiltOf } from '../../../../../electron/reading/engine/turning'
import { merged } from '../../../../../electron/reading/child/documents'
import { isWithin, isWorthOpening, readFile } from '../../../../../electron/reading/child/read'
import { encodeJpeg } from '../../../../../electron/reading/input/jpeg'
import { attached, mail } from '../input/mails'
import { pdf } from '../input/papers'
import { quadrants } from '../input/quadrants'
import { paperPdf } from '../../../../support/files'
import { fiveOnSix } from '../../../../support/five-on-six'

const samples = path.resolve(import.meta.dirname, '../../../../../build/samples')
const bytesOf = (name: string) => new Uint8Array(readFileSync(path.join(samples, name)))

/** An engine that sees the given words on every picture, on a page askew by four degrees, and others at a second look. */
function seeing(texts: readonly string[], second = texts.join(' ')): () => Promise<Engine> {
  const lines = texts.map((text, i) => {
    const box = { page: 0, x: 0.1, y: 0.1 + 0.05 * i, width: 0.6, height: 0.02 }
    const words = text.split(' ').map((word, at) => {
      const place = { ...box, x: 0.1 + 0.4 * at, width: 0.2 }
      return { text: word, confidence: 1, box: place }
    })
    return { text, confidence: 1, box, words }
  })
  const tilt = tiltOf({ width: 1000, height: 2000 }, 4)
  const onPage = (page: number) =>
    lines.map((line) => ({
      ...line,
      box: { ...line.box, page },
      words: line.words.map((word) => ({ ...word, box: { ...word.box, page } })),
    }))
  const again = async (places: readonly Box[]) => places.map(() => second)
  const engine = {
    read: async (_: unknown, page: number) => ({ turn: 90, tilt, lines: onPage(page), again }),
  }
  return async () => engine as unknown as Engine
}

/** A page that is a picture. */
async function scan() {
  const bytes = await encodeJpeg(quadrants(64, 48), 90)
  return { jpeg: { bytes, width: 64, height: 48 } }
}

const none = async (): Promise<Engine> => {
  throw new Error('Nothing has to be recognised')
}

test('a PDF with text is read without the engine, page by page', async () => {
  const pages: string[] = []
  const reading = await readFile(bytesOf('brightwire-hosting.pdf'), 'brightwire.pdf', none, {
    onPage: (page, count) => pages.push(`${page} of ${count}`),
  })
  expect(pages).toEqual(['1 of 1'])
  expect(reading.fields.total?.value).toBe('28.80')
  expect(reading.pages[0]?.words.map(({ text }) => text).join(' ')).toMatch(/brightwire/i)
})

test('of a file with several documents the fields are those of the first, and none is of another', async () => {
  const files = ['brightwire-hosting.pdf', 'harbour-rail.pdf'].map((name) => bytesOf(name))
  const both = await merged(files.map((bytes) => ({ bytes, turn: 0 })))
  const [first = new Uint8Array()] = files
  const alone = await readFile(first, 'first.pdf', none)
  const reading = await readFile(both, 'both.pdf', none)
  expect(reading.documents).toEqual([
    { first: 0, last: 0 },
    { first: 1, last: 1 },
  ])
  expect(reading.fields).toEqual(alone.fields)
  expect(alone).not.toHaveProperty('documents')
})

test('of five receipts on six pages each page is told, and the fields are those of the first', async () => {
  const reading = await readFile(paperPdf(...fiveOnSix), 'six.pdf', none)
  const shown = reading.documents?.map(({ first, last }) => [first + 1, last + 1].join('-'))
  expect(shown).toEqual(['1-1', '2-2', '3-4', '5-5', '6-6'])
  expect(reading.fields).toMatchObject({
    supplier: { value: 'Brightwire Hosting Ltd' },
    total: { value: '24.00' },
    documentNumber: { value: 'BW-1001' },
  })
})

test('what was seen level is told where it lies on the page', async () => {
  const engine = seeing(['Corner Shop', 'Total 6.60'])
  const reading = await readFile(bytesOf('copper-kettle.jpg'), 'a.jpg', engine)
  const [page] = reading.pages
  expect(page).toMatchObject({ width: 1000, height: 2000, turn: 90 })
  expect(reading.fields.total?.value).toBe('6.60')
  // Falling to the right, the word takes more height on the page than on the level picture.
  expect(page?.words[3]?.box.height).toBeGreaterThan(0.025)
  expect(reading.fields.total?.box).toEqual(page?.words[3]?.box)
})

test('of a long scan the first and last pages are read, the others are told, and nothing is sure', async () => {
  const { jpeg } = await scan()
  const engine = seeing(['Corner Shop Ltd', 'Date 03/04/2026', 'Total 6.60', 'Cash 6.60'])
  const told: number[] = []
  const file = pdf(...Array.from({ length: 300 }, () => ({ jpeg })))
  const { fields, pages, unseen } = await readFile(file, 'long.pdf', engine, {
    onPage: (page) => told.push(page),
  })
  expect(
    pages.map(({ words }, at) => (words.length > 0 ? at : -1)).filter((at) => at >= 0),
  ).toEqual([0, 1, 2, 298, 299])
  expect(unseen).toEqual({ pages: [{ first: 3, last: 297 }], mails: undefined })
  expect([told.length, told.at(-1)]).toEqual([300, 300])
  expect([fields.total?.value, fields.total?.isSure, fields.date?.isSure]).toEqual([
    '6.60',
    false,
    false,
  ])
})

test('of a scan of three pages all are seen, and the total is that of the page that has it', async () => {
  const { jpeg } = await scan()
  const texts = [['Corner Shop Ltd', 'Date 03/04/2026'], ['Tea 3.30'], ['Total 6.60', 'Cash 6.60']]
  let page = 0
  const engine = () => seeing(texts[page++] ?? [])()
  const file = pdf(...texts.map(() => ({ jpeg })))
  const { fields, unseen } = await readFile(file, 'three.pdf', engine)
  expect(unseen).toBeUndefined()
  expect(fields).toMatchObject({
    total: { value: '6.60', box: { page: 2 } },
    supplier: { box: { page: 0 } },
  })
})

test('a mail says how many mails lie deeper in it than are opened', async () => {
  const enclose = (inner: Buffer) => mail([attached('a.eml', 'message/rfc822', inner)])
  let inner = mail([attached('a.pdf', 'application/pdf', bytesOf('brightwire-hosting.pdf'))])
  for (let depth = 1; depth <= 4; depth += 1) inner = enclose(inner)
  const opened = await readFile(inner, 'a.eml', none)
  expect([opened.fields.total?.value, opened.unseen]).toEqual(['28.80', undefined])
  const closed = await readFile(enclose(inner), 'a.eml', none)
  expect(closed.unseen).toEqual({ pages: [], mails: { count: 1, depth: 4 } })
})

test('a value that is read otherwise at a second look is not sure', async () => {
  const texts = ['Corner Shop Ltd', 'Date 03/04/2026', 'Total 6.60', 'Cash 6.60', 'Change 0.00']
  const sureOf = async (second?: string) => {
    const file = bytesOf('copper-kettle.jpg')
    const { fields } = await readFile(file, 'a.jpg', seeing(texts, second))
    return [fields.total?.isSure, fields.date?.isSure]
  }
  expect(await sureOf()).toEqual([true, true])
  expect(await sureOf('03/04/2026 6.80')).toEqual([false, true])
  expect(await sureOf('03/04/2025 6.60')).toEqual([true, false])
  expect(await sureOf('')).toEqual([false, false])
})

test('of a picture whose end is missing nothing is sure', async () => {
  const whole = bytesOf('copper-kettle.jpg')
  const engine = seeing([
    'Corner Shop Ltd',
    'Date 03/04/2026',
    'Total 6.60',
    'Cash 6.60',
    'Change 0.00',
  ])
  const sureOf = async (bytes: Uint8Array) => {
    const { fields } = await readFile(bytes, 'a.jpg', engine)
    return [fields.total?.value, fields.total?.isSure, fields.date?.isSure]
  }
  expect(await sureOf(whole)).toEqual(['6.60', true, true])
  for (const share of [0.3, 0.6, 0.99])
    expect(await sureOf(whole.subarray(0, whole.length * share))).toEqual(['6.60', false, false])
})

test('reading that is called off ends with the reason', async () => {
  const control = new AbortController()
  control.abort(new Error('called off'))
  const reading = readFile(bytesOf('copper-kettle.jpg'), 'a.jpg', none, { signal: control.signal })
  await expect(reading).rejects.toThrow('called off')
})

test.each([
  [1, '0'],
  [5, '0 1 2 3 4'],
  [9, '0 1 2 7 8'],
])('of %i pages these are looked at: %s', (count, pages) => {
  const numbers = Array.from({ length: count }, (_, number) => number)
  const seen = numbers.filter((number) => isWithin(number, count, { first: 3, last: 2 }))
  expect(seen.join(' ')).toBe(pages)
})

test.each([
  { pageMs: 10, count: 500, opened: 20 },
  { pageMs: 300, count: 500, opened: 13 },
  { pageMs: 700, count: 500, opened: 5 },
  { pageMs: 1000, count: 500, opened: 4 },
  { pageMs: 1000, count: 2, opened: 2 },
  { pageMs: 4500, count: 500, opened: 1 },
])('with $pageMs ms a page, $opened pages of $count are opened, the first among them', (given) => {
  const { pageMs, count, opened } = given
  const cost = { spentMs: 0, longestMs: 0 }
  const numbers: number[] = []
  for (let number = 0; number < count; number++)
    if (isWorthOpening(number, count, cost)) {
      numbers.push(number)
      cost.spentMs += pageMs
      cost.longestMs = pageMs
    }
  expect(numbers[0]).toBe(0)
  expect(numbers).toHaveLength(opened)
  if (pageMs <= 700 && count > 5) expect(numbers.slice(-2)).toEqual([count - 2, count - 1])
})
