/** Receipts of expenses that are in the books without one: put there once, whatever happens on the way. */
import { cpSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withPostingDate } from '../../electron/api/expense-text'
import { seenAs } from '../../electron/changes/expense-change'
import { receiptHandlers } from '../../electron/contract/receipt-handlers'
import { addDays, calendarDate } from '../../shared/calendar'
import { ExpenseFilter, type ExpenseRecord } from '../../shared/expenses/expense-record'
import { emptyVoucher } from '../../shared/expenses/voucher'
import { fileIn, pngBytes, temporaryFolder } from '../support/files'
import { Rig, until } from '../support/harness'

let rig: Rig
let onIntent: (() => void) | undefined
beforeEach(async () => {
  onIntent = undefined
  rig = await Rig.start({ world: { onIntent: () => onIntent?.() } })
  await rig.connect()
})
afterEach(() => rig.end())

const calls = () => receiptHandlers(rig.modules)
const books = () => rig.core.accounts.need().books
const booked = (id: number) => rig.service.books().find((one) => one.id === id)
const puts = () => rig.service.journal().filter(({ method }) => method === 'PUT')
const creates = () =>
  rig.service.journal().filter(({ method, path }) => method === 'POST' && path === '/v1/expenses')

/**
 * An expense of the demo company that lacks a receipt and may be changed. It is of some weeks
 * ago, as a receipt of some days later must lie in no day ahead.
 */
function lacking(): ExpenseRecord {
  const to = addDays(calendarDate(new Date()), -14)
  const { rows } = books().expenses(ExpenseFilter.parse({ limit: 500, hasReceipt: false, to }))
  const isOpen = ({ isEditable, isReconciled, payments }: ExpenseRecord) =>
    isEditable !== false && !isReconciled && !payments.some((payment) => payment.isReconciled)
  const found = rows.find((row) => isOpen(row) && Number(row.gross) > 0)
  if (!found) throw new Error('Every expense of the demo company has a receipt')
  return found
}

/** A receipt that was dropped and says what the expense says, some days later. */
async function fitting(
  expense: ExpenseRecord,
  daysLater = 2,
): Promise<{ id: string; file: string }> {
  const file = fileIn(rig.inbox, `${expense.id}-${daysLater}.png`, pngBytes())
  const { id } = await rig.capture(file)
  const [line] = rig.draft().lines
  if (!line) throw new Error('No line')
  rig.core.review.edit(id, {
    supplierName: expense.supplierName,
    postingDate: addDays(expense.postingDate, daysLater),
    lines: [{ ...line, gross: expense.gross }],
  })
  return { id, file }
}

const offers = (id: string) =>
  rig.core.alike.of(id).map(({ kind, expenseId }) => `${kind} ${expenseId}`)

/** The receipt is in the books as that expense, once, and nothing else was made of it. */
async function isThereOnce({ id, file }: { id: string; file: string }, expense: ExpenseRecord) {
  await rig.reaches(id, 'proven')
  expect(rig.core.receipts.read(id).expenseId).toBe(expense.id)
  expect(rig.inBooks(file).map((one) => one.id)).toEqual([expense.id])
  expect(booked(expense.id)?.attachments).toHaveLength(1)
  expect(booked(expense.id)?.grossPence).toBe(Math.round(Number(expense.gross) * 100))
  expect(creates()).toEqual([])
}

/** What the disk holds at this moment, as a crash would leave it. */
function snapshot(): string {
  const copy = temporaryFolder('docket-crashed')
  cpSync(rig.profile, copy, { recursive: true })
  return copy
}

/** The app comes up on what a crash left. */
async function openAt(copy: string): Promise<void> {
  await rig.close()
  rmSync(rig.profile, { recursive: true })
  cpSync(copy, rig.profile, { recursive: true })
  await rig.open()
}

test('a receipt is offered for an expense of the week around that lacks one, and asked about before it goes', async () => {
  const expense = lacking()
  const { id } = await fitting(expense, 7)
  expect(offers(id)).toEqual([`fits-expense ${expense.id}`])
  const { verdict } = await rig.core.review.confirm(id, { accepted: [] })
  expect(verdict).toMatchObject({ grade: 'look', reasons: [{ code: 'fits-expense' }] })
  expect(offers((await fitting(expense, 8)).id)).toEqual([])
  rig.core.alike.keepBeside(id, [expense.id])
  expect(offers(id), 'it is another purchase').toEqual([])
  expect(await rig.core.review.confirm(id, { accepted: 'all' })).toEqual({})
})

test('it goes onto an expense with a reconciled payment too, and the payment stays', async () => {
  const { rows } = books().expenses(ExpenseFilter.parse({ limit: 500, hasReceipt: false }))
  const expense = rows.find(
    ({ isEditable, payments }) => isEditable !== false && payments[0]?.isReconciled,
  )
  if (!expense) throw new Error('No reconciled expense of the demo company lacks its receipt')
  const before = booked(expense.id)
  const receipt = await fitting(expense)
  expect(offers(receipt.id)).toEqual([`fits-expense ${expense.id}`])
  expect(await calls().attach({ id: receipt.id, expenseId: expense.id })).toMatchObject({
    kind: 'done',
  })
  await isThereOnce(receipt, expense)
  expect(booked(expense.id)?.payments).toEqual(before?.payments)
})

test('attached, it is read back byte for byte and proven as that expense, and no second one is made', async () => {
  const expense = lacking()
  const receipt = await fitting(expense)
  expect(await calls().attach({ id: receipt.id, expenseId: expense.id })).toMatchObject({
    kind: 'done',
    isCertain: true,
    now: { id: expense.id },
  })
  await isThereOnce(receipt, expense)
  const events = rig.core.receipts.read(receipt.id).trail.map(({ event }) => event)
  expect(events).toEqual(['captured', 'attaching', 'attached', 'proven'])
  expect(books().record('expenses', expense.id)?.attachments).toHaveLength(1)
  expect(offers((await fitting(expense)).id), 'it lacks nothing any more').not.toContain(
    `fits-expense ${expense.id}`,
  )
})

test('a lost answer doubles nothing: the file is found by its name', async () => {
  const expense = lacking()
  const receipt = await fitting(expense)
  rig.service.dials.next({ method: 'PUT', act: { kind: 'drop-after' } })
  await calls().attach({ id: receipt.id, expenseId: expense.id })
  await isThereOnce(receipt, expense)
  expect(puts()).toHaveLength(1)
})

test('killed while the answer is awaited: the next start proves it, and nothing is sent again', async () => {
  const expense = lacking()
  const receipt = await fitting(expense)
  rig.service.dials.next({ method: 'PUT', act: { kind: 'hold' } })
  const attaching = calls().attach({ id: receipt.id, expenseId: expense.id })
  await until(() => rig.inBooks(receipt.file).length === 1, 'the service has committed')
  await expect(rig.confirm(receipt.id), 'on its way it cannot be sent').rejects.toThrow()
  const crashed = snapshot()
  rig.service.dials.release()
  await attaching
  await openAt(crashed)
  expect(rig.state(receipt.id)).not.toBe('review')
  rig.clock.advance(61_000)
  rig.core.accounts.need().outbox.wake()
  await isThereOnce(receipt, expense)
  expect(puts()).toHaveLength(1)
})

test('killed while the answer is awaited, with the database lost: it is found in the books, not sent', async () => {
  const expense = lacking()
  const receipt = await fitting(expense)
  rig.service.dials.next({ method: 'PUT', act: { kind: 'hold' } })
  const attaching = calls().attach({ id: receipt.id, expenseId: expense.id })
  await until(() => rig.inBooks(receipt.file).length === 1, 'the service has committed')
  const crashed = snapshot()
  rig.service.dials.release()
  await attaching
  for (const name of readdirSync(crashed))
    if (name.startsWith('docket.sqlite')) rmSync(path.join(crashed, name), { force: true })
  await openAt(crashed)
  expect(rig.state(receipt.id)).not.toBe('review')
})

test('killed before the first byte: back in review once it is proved absent, and attached after all', async () => {
  const known = await rig.capture(fileIn(rig.inbox, 'known.png', pngBytes()))
  await rig.confirm(known.id)
  await rig.reaches(known.id, 'proven')
  const expense = lacking()
  const receipt = await fitting(expense)
  let crashed = ''
  onIntent = () => {
    crashed = snapshot()
    throw new Error('killed')
  }
  await expect(calls().attach({ id: receipt.id, expenseId: expense.id })).rejects.toThrow('killed')
  onIntent = undefined
  await openAt(crashed)
  expect(rig.state(receipt.id)).toBe('checking')
  for (let minute = 0; minute < 20 && rig.state(receipt.id) === 'checking'; minute += 1) {
    rig.core.accounts.need().outbox.wake()
    await rig.core.accounts.need().outbox.settled()
    await rig.core.accounts
      .need()
      .billing.resume()
      .catch(() => undefined)
    rig.clock.advance(60_000)
  }
  expect(rig.state(receipt.id), 'never sent by itself').toBe('review')
  expect(puts()).toEqual([])
  await rig.looks()
  expect(await calls().attach({ id: receipt.id, expenseId: expense.id })).toMatchObject({
    kind: 'done',
    isCertain: true,
    now: { id: expense.id },
  })
  await rig.reaches(receipt.id, 'proven')
  expect(rig.inBooks(receipt.file).map((one) => one.id)).toEqual([expense.id])
  expect(creates()).toHaveLength(1)
})

test('an expense that has become another meanwhile is left alone, and so is the receipt', async () => {
  const expense = lacking()
  const { id } = await fitting(expense)
  const { expenses } = rig.core.accounts.need().billing
  const text = books().body('expenses', expense.id) ?? ''
  const edit = (was: string) => withPostingDate(was, addDays(expense.postingDate, 1))
  await expenses.edit({ expenseId: expense.id, seen: seenAs(text), edit })
  rig.core.accounts.need().work.learnExpense(text)
  const before = puts().length
  const now = { postingDate: addDays(expense.postingDate, 1) }
  const end = await calls().attach({ id, expenseId: expense.id })
  expect(end).toMatchObject({ kind: 'changed', now })
  expect(rig.state(id)).toBe('review')
  expect(puts()).toHaveLength(before)
})

test('what the service refuses leaves the receipt in review, to be sent like any other', async () => {
  const expense = lacking()
  const { id } = await fitting(expense)
  rig.service.dials.next({ method: 'PUT', act: { kind: 'status', status: 400 } })
  expect(await calls().attach({ id, expenseId: expense.id })).toMatchObject({
    kind: 'not-done',
  })
  expect(rig.state(id)).toBe('review')
  expect(booked(expense.id)?.attachments).toEqual([])
})

test('without a network nothing is begun', async () => {
  const expense = lacking()
  const { id } = await fitting(expense)
  await rig.service.dials.offline(true)
  await expect(calls().attach({ id, expenseId: expense.id })).rejects.toMatchObject({
    code: 'offline',
  })
  expect(rig.core.receipts.read(id).trail.map(({ event }) => event)).toEqual(['captured'])
  await rig.service.dials.offline(false)
})

test('nothing is attached in books that may only be looked at', async () => {
  await rig.end()
  rig = await Rig.start()
  const { baseUrl, authUrl, legacyBaseUrl, clientId } = rig.service
  const service = { baseUrl, authUrl, legacyBaseUrl, clientId }
  await rig.core.accounts.connect('Looking', service, 'read-only')
  await rig.looks()
  const expense = lacking()
  const { id } = await fitting(expense)
  expect(offers(id)).toEqual([`fits-expense ${expense.id}`])
  const asked = { id, expenseId: expense.id }
  await expect(calls().attach(asked)).rejects.toMatchObject({ code: 'read-only' })
  const voucher = { ...emptyVoucher, kind: 'expense' as const, date: expense.postingDate }
  await expect(calls().makeVoucher(voucher)).rejects.toMatchObject({ code: 'read-only' })
  expect(puts()).toEqual([])
  expect(rig.state(id)).toBe('review')
})

test('a receipt is put on no expense that it was not offered for', async () => {
  const expense = lacking()
  const { id } = await fitting(expense, 9)
  const asked = { id, expenseId: expense.id }
  await expect(calls().attach(asked)).rejects.toMatchObject({ code: 'wrong-state' })
})

test('a receipt that was put on an expense is an expense of its own once that one is deleted and it is confirmed', async () => {
  const expense = lacking()
  const { id, file } = await fitting(expense)
  await rig.core.attaching.attach(id, expense.id)
  await rig.reaches(id, 'proven')
  const { marker } = rig.core.receipts.read(id)
  const seen = seenAs(books().body('expenses', expense.id) ?? '')
  await rig.core.accounts.need().billing.expenses.delete({ expenseId: expense.id, seen })
  expect(rig.core.receipts.read(id)).toMatchObject({ state: 'review' })
  expect(rig.core.receipts.read(id).marker).not.toBe(marker)
  expect(rig.inBooks(file)).toEqual([])
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
  expect(rig.inBooks(file)).toHaveLength(1)
  expect(creates()).toHaveLength(1)
})
