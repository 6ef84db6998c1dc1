/** Receipts whose expense is deleted from here: they come back, go into the books once more when confirmed, and never twice. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { expenseHandlers } from '../../electron/contract/expense-handlers'
import { Database } from '../../electron/store/database/database'
import { storeMigrations } from '../../electron/store/database/migrations'
import { Sidecar } from '../../electron/store/files/sidecars'
import { LaneRows } from '../../electron/store/receipts/lane-rows'
import type { ReceiptState } from '../../shared/receipts/receipt'
import { fileIn, pdfBytes, pngBytes } from '../support/files'
import { Rig } from '../support/harness'

let rig: Rig
afterEach(() => rig.end())

const minute = 60_000
const account = () => rig.core.accounts.need()
const receipt = (id: string) => rig.core.receipts.read(id)
const events = (id: string) => receipt(id).trail.map(({ event }) => event)
const sidecar = (id: string) => {
  const file = path.join(rig.profile, 'receipts', 'sidecars', `${id}.json`)
  return Sidecar.parse(JSON.parse(readFileSync(file, 'utf8')))
}
const deletion = { method: 'DELETE', path: '^/v1/expenses/' }

async function start(): Promise<void> {
  rig = await Rig.start({ service: { seed: 'empty' } })
  await rig.connect()
}
async function proven(ids: readonly string[]): Promise<void> {
  for (const id of ids) await rig.reaches(id, 'proven')
  await account().outbox.settled()
}
async function booked(name = 'bill.png'): Promise<{ id: string; file: string }> {
  const file = fileIn(rig.inbox, name, pngBytes())
  const { id } = await rig.capture(file)
  await rig.confirm(id)
  await proven([id])
  return { id, file }
}
async function deleted(expenseId: number | undefined): Promise<string> {
  const calls = expenseHandlers(rig.modules)
  const view = expenseId === undefined ? undefined : await calls.view(expenseId)
  if (!view) throw new Error('It is not shown')
  const end = await calls.delete({ expenseId: view.record.id, seen: view.seen })
  await new Promise((resolve) => setTimeout(resolve, 50))
  return end.kind
}
async function passUntil(id: string, state: ReceiptState, minutes = 20): Promise<void> {
  for (let passed = 0; passed < minutes && rig.state(id) !== state; passed += 1) {
    rig.clock.advance(minute)
    account().outbox.wake()
    await account().outbox.settled()
  }
  await rig.reaches(id, state)
}

test('a receipt whose expense is deleted waits in review again, says why, and nothing is sent by itself', async () => {
  await start()
  const { id } = await booked()
  const { expenseId, marker, draft } = receipt(id)
  expect(await deleted(expenseId)).toBe('done')
  expect(receipt(id)).toMatchObject({ state: 'review', draft })
  expect(receipt(id).expenseId).toBeUndefined()
  expect(receipt(id).marker).not.toBe(marker)
  expect(receipt(id).trail.at(-1)).toMatchObject({
    event: 'deleted-in-books',
    note: `#${expenseId}`,
  })
  expect(sidecar(id)).toMatchObject({ stage: 'review', marker: receipt(id).marker })
  await rig.restart()
  await account().outbox.settled()
  expect(rig.state(id)).toBe('review')
  expect(rig.service.books()).toEqual([])
})

test('confirmed again it is one new expense, and never taken for the deleted one that a list behind the books shows', async () => {
  await start()
  const { id, file } = await booked()
  const { expenseId = 0, marker } = receipt(id)
  const text = account().books.body('expenses', expenseId) ?? ''
  await deleted(expenseId)
  account().work.learnExpense(text)
  expect(account().books.findMarker(marker)).toEqual([expenseId])
  rig.clock.advance(30 * minute)
  await rig.confirm(id, { postingDate: receipt(id).postingDate })
  await proven([id])
  expect(rig.inBooks(file)).toHaveLength(1)
  expect(receipt(id).expenseId).toBe(rig.inBooks(file)[0]?.id)
  expect(account().books.findMarker(receipt(id).marker)).toEqual([receipt(id).expenseId])
})

test('the same file that is given again is told to be in review, and never to be in the books', async () => {
  await start()
  const { id, file } = await booked()
  await deleted(receipt(id).expenseId)
  const again = await rig.capture(file)
  expect(again.duplicateOf).toBe(id)
  expect(rig.core.alike.of(again.id)).toMatchObject([
    { kind: 'same-file', receiptId: id, state: 'review' },
  ])
})

test('files that went along come back with their receipt, and go with it again', async () => {
  await start()
  const files = ['bill.pdf', 'slip.pdf'].map((name) => fileIn(rig.inbox, name, pdfBytes()))
  const ids: string[] = []
  for (const file of files) ids.push((await rig.capture(file)).id)
  const [lead = '', slip = ''] = ids
  await rig.core.review.goWith([slip], lead)
  await rig.confirm(lead)
  await proven(ids)
  await deleted(receipt(lead).expenseId)
  expect(ids.map((id) => rig.state(id))).toEqual(['review', 'review'])
  expect(rig.core.receipts.companions.of(lead).map(({ id }) => id)).toEqual([slip])
  await rig.confirm(lead)
  await proven(ids)
  const found = files.map((file) => rig.inBooks(file))
  expect(found.map((expenses) => expenses.length)).toEqual([1, 1])
  expect(found[0]?.[0]?.attachments).toHaveLength(2)
})

test('a deletion of which nobody knows whether it was done frees nothing', async () => {
  await start()
  const { id, file } = await booked()
  rig.service.dials.next({ ...deletion, act: { kind: 'drop-before' } })
  expect(await deleted(receipt(id).expenseId)).toBe('unknown')
  expect(rig.state(id)).toBe('proven')
  expect(rig.inBooks(file)).toHaveLength(1)
})

test('where the answer to it was lost, the books are searched before it is in review', async () => {
  await start()
  const { id, file } = await booked()
  const { marker } = receipt(id)
  rig.service.dials.next({ ...deletion, act: { kind: 'drop-after' } })
  expect(await deleted(receipt(id).expenseId)).toBe('done')
  expect(receipt(id)).toMatchObject({ state: 'checking', marker })
  await passUntil(id, 'review')
  expect(events(id).slice(-1)).toEqual(['proved-absent'])
  await rig.confirm(id)
  await proven([id])
  expect(rig.inBooks(file)).toHaveLength(1)
})

test('one of which a second expense may still come is looked for under its own marker', async () => {
  await start()
  const { id } = await booked()
  const { expenseId, marker } = receipt(id)
  await rig.close()
  const database = new Database(path.join(rig.profile, 'docket.sqlite'), storeMigrations)
  new LaneRows(database).watchSecondSend(id, 60 * minute)
  database.close()
  await rig.open()
  await rig.looks()
  expect(await deleted(expenseId)).toBe('done')
  expect(receipt(id)).toMatchObject({ state: 'checking', marker })
  await passUntil(id, 'review')
  expect(receipt(id).marker).toBe(marker)
})

test('where its file is not kept here any more, it is in the bin', async () => {
  await start()
  const { id, file } = await booked()
  rig.core.settings.change({ filesKeptDays: 30 })
  for (let week = 0; week < 8; week += 1) {
    await rig.core.retention.run()
    rig.clock.advance(7 * 24 * 60 * minute)
  }
  expect(receipt(id).originalGone).toBe(true)
  await rig.looks()
  await deleted(receipt(id).expenseId)
  expect(rig.state(id)).toBe('discarded')
  expect(sidecar(id)).toMatchObject({ stage: 'discarded' })
  expect((await rig.capture(file)).duplicateOf).toBeUndefined()
})
