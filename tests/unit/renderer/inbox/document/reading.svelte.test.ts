import { wantsRate } from '../../../../../renderer/inbox/form/original-edit'
import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ErrorCode } from '../../../../../shared/errors'
import type { FieldValue, Reading, ReadPage } from '../../../../../shared/receipts/reading'
import { Choices } from '../../../../../renderer/base/choices.svelte'
import { ReadReceipt } from '../../../../../renderer/inbox/document/reading.svelte'
import { Review } from '../../../../../renderer/inbox/form/review.svelte'
import { Toasts } from '../../../../../renderer/base/toasts.svelte'
import { pngBytes } from '../../../../support/files'
import { openScene, type OpenScene } from '../../../../support/scene'

const box = { page: 0, x: 0.1, y: 0.1, width: 0.2, height: 0.05 }
const value = (text: string, isSure = true): FieldValue => ({
  value: text,
  confidence: 0.9,
  isSure,
  box,
})
const said: Reading = {
  pages: [
    {
      width: 100,
      height: 200,
      turn: 0,
      words: ['Kettle', '61.27', '12/11/26'].map((text, at) => ({
        text,
        confidence: 1,
        box: { ...box, y: 0.1 + at * 0.2 },
      })),
    },
  ],
  fields: {
    supplier: value('Corner Shop'),
    total: value('16.27', false),
    vat: { value: '2.71', confidence: 0.9, isSure: true },
    vatLines: [],
    items: [],
  },
  parts: [],
}

let api: OpenScene['api']
let world: OpenScene['world']
let review: Review
let reading: ReadReceipt

beforeEach(async () => {
  ;({ api, world } = await openScene('empty'))
  const toasts = new Toasts()
  const choices = new Choices(api)
  review = new Review({
    api,
    choices,
    toasts,
    reading: () => undefined,
    onreverted: () => undefined,
  })
  reading = new ReadReceipt({ api, review, toasts })
  await vi.waitFor(() => expect(choices.current.expenseTypes).not.toEqual([]))
})

/** Captures a file that says this, or nothing. */
async function capture(says?: Reading | ErrorCode): Promise<string> {
  const words = says ? `\nsays ${JSON.stringify(says)}` : ''
  const bytes = new Uint8Array(Buffer.concat([pngBytes(), Buffer.from(words)]))
  const [outcome] = await api.capture.bytes({ fileName: 'kettle.png', bytes })
  if (outcome?.result !== 'saved') throw new Error('Not saved')
  return outcome.id
}

async function openRead(says = said): Promise<{ id: string; page: ReadPage }> {
  world.reads = 'really'
  const id = await capture(says)
  await vi.waitFor(() => expect(world.core.reading.of(id)?.state).toBe('read'))
  await review.open(id)
  reading.open(id)
  await vi.waitFor(() => expect(reading.state?.state).toBe('read'))
  const page = await reading.pageOf(id, 0)
  if (!page) throw new Error('No page')
  return { id, page }
}

test('a field says that it was read as long as it holds what was read', async () => {
  await openRead()
  expect(reading.originOf('supplierName')).toMatchObject({ isSure: true })
  expect(reading.originOf('gross')).toMatchObject({ isSure: false })
  expect(reading.originOf('postingDate')).toBeUndefined()
  review.nameSupplier('Somebody else')
  flushSync()
  expect(reading.originOf('supplierName')).toBeUndefined()
  expect(reading.originOf('gross')).toMatchObject({ isSure: false })
  review.nameSupplier('Corner Shop')
  flushSync()
  expect(reading.originOf('supplierName')).toMatchObject({ isSure: true })
})

test('only values with a place are outlined, and the focused one is emphasised', async () => {
  await openRead()
  expect(reading.places.map(({ name }) => name)).toEqual(['Supplier', 'Total'])
  reading.focus('lines.0.gross')
  expect([reading.wanted, reading.emphasised]).toEqual(['gross', 'gross'])
  reading.focus('lines.1.gross')
  expect([reading.wanted, reading.emphasised]).toEqual(['gross', undefined])
  reading.focus('lines.0.description')
  expect([reading.wanted, reading.emphasised]).toEqual([undefined, undefined])
})

test('a word that is pointed at goes into the focused field, if it takes such a thing', async () => {
  const { id, page } = await openRead()
  expect(reading.take(page, 1)).toBe(false)
  reading.focus('lines.0.gross')
  expect(reading.take(page, 0)).toBe(false)
  expect(reading.take(page, 1)).toBe(true)
  reading.focus('postingDate')
  expect(reading.take(page, 2)).toBe(true)
  reading.focus('supplierName')
  expect(reading.take(page, 0)).toBe(true)
  await review.flush()
  expect(world.core.receipts.read(id).draft).toMatchObject({
    supplierName: 'Kettle',
    postingDate: '2026-11-12',
    lines: [{ gross: '61.27' }],
  })
})

/** The same paper with other words on it and other fields. */
const saying = (words: string[], fields: Partial<Reading['fields']>): Reading => ({
  ...said,
  pages: said.pages.map((page) => ({
    ...page,
    words: words.map((text, at) => ({
      text,
      confidence: 1,
      box: { ...box, width: 0.02 * text.length, y: 0.1 + at * 0.2 },
    })),
  })),
  fields: { ...said.fields, ...fields },
})

test('an amount in another currency never goes into pounds when it is pointed at', async () => {
  const { page } = await openRead(
    saying(['Kettle', '€316.50', '£274.67', '1.234,50€'], { total: undefined }),
  )
  reading.focus('lines.0.gross')
  expect(reading.take(page, 1)).toBe(true)
  expect(review.draft).toMatchObject({
    original: { currency: 'EUR', amount: '316.50', rate: '' },
    lines: [{ gross: '' }],
  })
  expect(wantsRate(review.draft)).toBe(true)
  expect(reading.take(page, 2)).toBe(true)
  expect(review.draft).toMatchObject({
    original: { currency: 'EUR', amount: '316.50', rate: '1.1523' },
    lines: [{ gross: '274.67' }],
  })
  expect(reading.take(page, 3)).toBe(true)
  expect(review.draft).toMatchObject({
    original: { currency: 'EUR', amount: '1234.50', rate: '1.1523' },
    lines: [{ gross: '1071.34' }],
  })
})

test('on a paper in another currency an amount without a sign is in that one', async () => {
  const currency = value('USD')
  const says = saying(['Kettle', '61.27', '18.00'], { currency, total: value('61.27') })
  const { page } = await openRead(says)
  expect(review.draft).toMatchObject({
    original: { currency: 'USD', amount: '61.27', rate: '' },
    lines: [{ gross: '' }],
  })
  expect(reading.originOf('original')).toMatchObject({ isSure: true })
  expect(reading.originOf('gross')).toBeUndefined()
  reading.focus('lines.0.gross')
  expect(reading.take(page, 2)).toBe(true)
  expect(review.draft).toMatchObject({
    original: { currency: 'USD', amount: '18.00', rate: '' },
    lines: [{ gross: '' }],
  })
})

test('one that could not be read is read again when asked', async () => {
  world.reads = 'really'
  const id = await capture('file-protected')
  await vi.waitFor(() => expect(world.core.reading.of(id)?.state).toBe('failed'))
  reading.open(id)
  await vi.waitFor(() => expect(reading.state).toEqual({ state: 'failed', code: 'file-protected' }))
  world.reads = 'never'
  await reading.again()
  expect(reading.state).toEqual({ state: 'waiting' })
})

test('main is told whether the window knew what was read when something was typed', async () => {
  const edits = vi.spyOn(api.receipts, 'edit')
  world.reads = 'never'
  const id = await capture()
  await review.open(id)
  review.nameSupplier('A')
  await review.flush()
  world.reads = 'nothing'
  await api.reading.cancel(id)
  await api.reading.again(id)
  await vi.waitFor(() => expect(world.core.reading.of(id)?.state).toBe('read'))
  await review.refresh()
  review.nameSupplier('B')
  await review.flush()
  expect(edits.mock.calls.map(([{ knowsReading }]) => knowsReading)).toEqual([false, true])
})
