import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../../../../shared/channel'
import { contract } from '../../../../shared/ipc'
import type { FieldValue, Reading } from '../../../../shared/reading'
import type { Filled } from '../../../../shared/receipt-reading'
import { Choices } from '../../../../renderer/state/choices.svelte'
import { ReadReceipt } from '../../../../renderer/state/reading.svelte'
import { Review } from '../../../../renderer/state/review.svelte'
import { Toasts } from '../../../../renderer/state/toasts.svelte'
import { fakeTransport } from '../../../window/fake-transport'
import { scenes } from '../../../window/scenes'

const box = { page: 0, x: 0.1, y: 0.1, width: 0.2, height: 0.05 }
const value = (text: string, isSure = true): FieldValue => ({
  ...{ value: text, confidence: 0.9, isSure, box },
})
const said: Reading = {
  pages: [
    {
      ...{ width: 100, height: 200, turn: 0 },
      words: ['Kettle', '61.27', '12/11/26'].map((text, at) => ({
        ...{ text, confidence: 1, box: { ...box, y: 0.1 + at * 0.2 } },
      })),
    },
  ],
  fields: { supplier: value('Kettle'), total: value('61.27', false), vatLines: [], items: [] },
  parts: [],
}

let fake: ReturnType<typeof fakeTransport>
let review: Review
let reading: ReadReceipt
let id: string

beforeEach(async () => {
  const scene = scenes['fresh']?.()
  if (!scene) throw new Error('No scene')
  fake = fakeTransport(scene)
  const api = createApi(contract, fake.transport)
  const toasts = new Toasts()
  const choices = new Choices(api)
  review = new Review({ api, choices, toasts })
  reading = new ReadReceipt({ api, review, toasts })
  id = [...fake.receipts.keys()][0] ?? ''
  await vi.waitFor(() => expect(choices.current.expenseTypes).not.toEqual([]))
})

async function open(filled: Filled = {}): Promise<void> {
  fake.readings.set(id, { state: 'read', reading: said, filled })
  await review.open(id)
  reading.open(id)
  await vi.waitFor(() => expect(reading.state?.state).toBe('read'))
}

test('a field says that it was read as long as it holds what was read', async () => {
  await open({ supplierName: 'Kettle', gross: '61.27' })
  expect(reading.originOf('supplierName')).toBeUndefined()
  review.nameSupplier('Kettle')
  const line = review.draft?.lines[0]
  if (line) line.gross = '61.27'
  flushSync()
  expect(reading.originOf('supplierName')).toMatchObject({ isSure: true })
  expect(reading.originOf('gross')).toMatchObject({ isSure: false })
  expect(reading.originOf('postingDate')).toBeUndefined()
  review.nameSupplier('Somebody else')
  flushSync()
  expect(reading.originOf('supplierName')).toBeUndefined()
})

test('only values with a place are outlined, and the focused one is emphasised', async () => {
  await open()
  expect(reading.places.map(({ name }) => name)).toEqual(['Supplier', 'Total'])
  reading.focus('lines.0.gross')
  expect([reading.wanted, reading.emphasised]).toEqual(['gross', 'gross'])
  reading.focus('lines.1.gross')
  expect([reading.wanted, reading.emphasised]).toEqual(['gross', undefined])
  reading.focus('lines.0.description')
  expect([reading.wanted, reading.emphasised]).toEqual([undefined, undefined])
})

test('a word that is pointed at goes into the focused field, if it takes such a thing', async () => {
  await open()
  expect(reading.take(0, 1)).toBe(false)
  reading.focus('lines.0.gross')
  expect(reading.take(0, 0)).toBe(false)
  expect(reading.take(0, 1)).toBe(true)
  reading.focus('postingDate')
  expect(reading.take(0, 2)).toBe(true)
  reading.focus('supplierName')
  expect(reading.take(0, 0)).toBe(true)
  await review.flush()
  expect(fake.receipts.get(id)?.draft).toMatchObject({
    supplierName: 'Kettle',
    postingDate: '2026-11-12',
    lines: [{ gross: '61.27' }],
  })
})

test('one that could not be read is read again when asked', async () => {
  fake.readings.set(id, { state: 'failed', code: 'file-protected' })
  reading.open(id)
  await vi.waitFor(() => expect(reading.state).toEqual({ state: 'failed', code: 'file-protected' }))
  await reading.again()
  expect(reading.state).toEqual({ state: 'waiting' })
})

test('main is told whether the window knew what was read when something was typed', async () => {
  const edits = vi.spyOn(fake.transport, 'invoke')
  const known = () =>
    edits.mock.calls
      .filter(([channel]) => channel === 'receipts.edit')
      .map(([, input]) => (input as { knowsReading: boolean }).knowsReading)
  const api = createApi(contract, fake.transport)
  review = new Review({ api, choices: new Choices(api), toasts: new Toasts() })
  await review.open(id)
  review.nameSupplier('A')
  await review.flush()
  const receipt = fake.receipts.get(id)
  if (receipt) fake.receipts.set(id, { ...receipt, isFilled: true })
  await review.refresh()
  review.nameSupplier('B')
  await review.flush()
  expect(known()).toEqual([false, true])
})
