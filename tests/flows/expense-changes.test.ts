/** Changes of expenses as the window asks for them, over the real core and the real demo service. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { expenseHandlers } from '../../electron/contract/expense-handlers'
import { withPostingDate } from '../../electron/api/expense-text'
import { addDays } from '../../shared/calendar'
import {
  ExpenseEdit,
  supplierUnclear,
  type ExpenseView,
} from '../../shared/expenses/expense-change'
import { ExpenseFilter, type ExpenseRecord } from '../../shared/expenses/expense-record'
import { fileIn, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'

let rig: Rig
beforeEach(async () => {
  rig = await Rig.start()
  await rig.connect()
})
afterEach(() => rig.end())

const calls = () => expenseHandlers(rig.modules)
const books = () => rig.core.accounts.need().books
const edit = (given: Partial<ExpenseEdit>) => ExpenseEdit.parse(given)
const booked = (id: number) => rig.service.books().find((one) => one.id === id)
const sent = (method: string) =>
  rig.service
    .journal()
    .filter((entry) => entry.method === method && /expenses\/\d/.test(entry.path))
const steps = () =>
  rig.core.journal
    .page(rig.core.accounts.need().id, { offset: 0, limit: 50 })
    .rows.filter(({ event }) => event.startsWith('expense-'))

/** An expense of the demo company that may be changed, as the window shows it. */
function shown(fits: (record: ExpenseRecord) => boolean = () => true): ExpenseView {
  const all = books().expenses(ExpenseFilter.parse({ limit: 500 })).rows
  const free = all.find(
    (row) =>
      row.isEditable !== false && row.isDeletable !== false && fits(row) && !row.isReconciled,
  )
  const view = free && calls().view(free.id)
  if (!view || view instanceof Promise) throw new Error('The demo company has no such expense')
  return view
}
function twoShown(): [ExpenseView, ExpenseView] {
  const first = shown()
  return [first, shown(({ id }) => id !== first.record.id)]
}

/** An expense that was paid in three parts of a pound each. */
async function inParts(): Promise<ExpenseView> {
  const view = shown((row) => row.payments.length === 0 && Number(row.gross) > 10)
  const bankAccountId = rig.core.accounts.choices.get().bankAccounts[0]?.id
  const part = { method: 'EFT', bankAccountId, date: view.record.postingDate, amount: '1.00' }
  const end = await calls().change({
    ...named(view),
    edit: edit({ payments: [part, part, part] }),
  })
  if (end.kind !== 'done' || end.now?.record.payments.length !== 3)
    throw new Error(`Not paid in three parts: ${JSON.stringify(end)}`)
  return end.now
}
const paid = (row: ExpenseRecord) => row.payments.length === 1
const named = ({ record: { id: expenseId }, seen }: ExpenseView) => ({ expenseId, seen })

test('a payment on a day that has not come yet is sent only where it is meant', async () => {
  const view = shown(paid)
  const [payment] = view.record.payments
  const payments = [{ ...payment, date: '2062-06-01', at: 0 }] as ExpenseEdit['payments']
  await expect(calls().change({ ...named(view), edit: edit({ payments }) })).rejects.toMatchObject({
    code: 'wrong-state',
  })
  expect(sent('PUT')).toEqual([])
  const end = await calls().change({
    ...named(view),
    edit: edit({ payments, isAheadMeant: true }),
  })
  expect(end.kind).toBe('done')
})

test('only what was changed becomes different, and what is known here is as the service has it now', async () => {
  const view = shown((row) => paid(row) && row.lines.length === 1)
  const before = booked(view.record.id)
  const end = await calls().change({
    ...named(view),
    edit: edit({ changedLines: [{ at: 0, description: 'Coach to Hull' }] }),
  })
  expect(end).toMatchObject({
    kind: 'done',
    now: { record: { lines: [{ description: 'Coach to Hull' }] } },
  })
  const after = booked(view.record.id)
  expect(after?.grossPence).toBe(before?.grossPence)
  expect(after?.payments).toEqual(before?.payments)
  expect(after?.attachments).toEqual(before?.attachments)
  expect(books().record('expenses', view.record.id)?.lines[0]?.description).toBe('Coach to Hull')
  const vat = await calls().change({
    ...(end.kind === 'done' && end.now ? named(end.now) : named(view)),
    edit: edit({ changedLines: [{ at: 0, vatType: 'Exempt' }] }),
  })
  expect(vat).toMatchObject({ kind: 'done', now: { record: { gross: view.record.gross } } })
  expect(steps().slice(1)).toMatchObject([{ event: 'expense-changed', expenseId: view.record.id }])
})

test('supplier, date, amount, payment, a further line and one less: all at once, in one request', async () => {
  const view = shown((row) => paid(row) && row.lines.length === 1)
  const [other] = books()
    .findSuppliers('', 50)
    .filter(({ id }) => id !== view.record.supplierId)
  const [line] = view.record.lines
  const [payment] = view.record.payments
  if (!other || !line || !payment?.method) throw new Error('The demo company has less than that')
  const end = await calls().change({
    ...named(view),
    edit: edit({
      supplierId: other.id,
      addedLines: [
        { ...line, description: 'First', gross: '10.00' },
        { ...line, gross: '2.50' },
      ],
      removedLines: [0],
      payments: [
        {
          at: 0,
          method: payment.method,
          date: payment.date,
          amount: '12.50',
          bankAccountId: payment.bankAccountId,
          personId: payment.personId,
        },
      ],
    }),
  })
  expect(end).toMatchObject({ kind: 'done', now: { record: { gross: '12.50' } } })
  expect(sent('PUT')).toHaveLength(1)
  expect(booked(view.record.id)).toMatchObject({ supplier: other.name, grossPence: 1250 })
})

test('one of several payments is changed in its place, and the others stay as they are', async () => {
  const view = await inParts()
  const { id } = view.record
  const before = booked(id)
  const [, second] = view.record.payments
  const end = await calls().change({
    ...named(view),
    edit: edit({
      payments: [
        {
          at: 1,
          method: 'EFT',
          bankAccountId: second?.bankAccountId,
          date: '2026-11-03',
          amount: '2.00',
        },
      ],
    }),
  })
  expect(end).toMatchObject({
    kind: 'done',
    now: {
      record: {
        payments: [{ amount: '1.00' }, { amount: '2.00', date: '2026-11-03' }, { amount: '1.00' }],
      },
    },
  })
  const after = booked(id)
  expect(after?.payments.map(({ pence }) => pence)).toEqual([100, 200, 100])
  expect({ ...after, payments: [] }).toEqual({ ...before, payments: [] })
  expect(steps()[0]?.event).toBe('expense-changed')
})

test('what a credit note gives back is below zero, and is changed as any other amount', async () => {
  const view = shown((row) => paid(row) && row.lines.length === 1)
  const [payment] = view.record.payments
  const back = (amount: string) => ({
    changedLines: [{ at: 0, gross: amount }],
    payments: [
      { ...payment, at: 0, method: payment?.method ?? '', date: payment?.date ?? '', amount },
    ],
  })
  const end = await calls().change({ ...named(view), edit: edit(back('-12.00')) })
  if (end.kind !== 'done' || !end.now) throw new Error(JSON.stringify(end))
  expect(end.now.record).toMatchObject({ gross: '-12.00', payments: [{ amount: '-12.00' }] })
  await calls().change({ ...named(end.now), edit: edit(back('-2.50')) })
  expect(booked(view.record.id)).toMatchObject({ grossPence: -250, payments: [{ pence: -250 }] })
})

test('a payment among several whose change got no answer is changed once, and never recorded anew', async () => {
  const view = await inParts()
  const { id } = view.record
  const [first] = view.record.payments
  const { bankAccountId, date = '' } = first ?? {}
  rig.service.dials.next({ method: 'PUT', act: { kind: 'drop-after' } })
  const end = await calls().change({
    ...named(view),
    edit: edit({ payments: [{ at: 0, method: 'EFT', bankAccountId, date, amount: '1.50' }] }),
  })
  expect(end).toMatchObject({ kind: 'done' })
  expect(booked(id)?.payments.map(({ pence }) => pence)).toEqual([150, 100, 100])
})

describe('a supplier that is not in the books', () => {
  const name = 'Quill & Daughters'
  const supplierPosts = () =>
    rig.service
      .journal()
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/suppliers')).length
  const give = (view: ExpenseView, newSupplier: string) =>
    calls().change({ ...named(view), edit: edit({ newSupplier }) })
  const supplierFault = (kind: 'drop-after' | 'drop-before') => {
    rig.service.dials.next({ method: 'POST', path: '/v1/expenses/suppliers', act: { kind } })
  }

  test('is created once and given to every expense that is to have it', async () => {
    const [first, second] = twoShown()
    const end = await give(first, name)
    expect(end).toMatchObject({ kind: 'done', now: { record: { supplierName: name } } })
    expect(booked(first.record.id)?.supplier).toBe(name)
    expect(books().findSuppliers(name, 5)).toHaveLength(1)
    await give(second, 'QUILL &  daughters')
    expect(booked(second.record.id)?.supplier).toBe(name)
    expect([supplierPosts(), sent('PUT').length]).toEqual([1, 2])
  })

  test('is found again where the answer to its creation was lost, and the change goes on', async () => {
    const view = shown()
    supplierFault('drop-after')
    expect(await give(view, name)).toMatchObject({ kind: 'done' })
    expect(booked(view.record.id)?.supplier).toBe(name)
    expect([supplierPosts(), sent('PUT').length]).toEqual([1, 1])
  })

  test('is not asked for twice while it may still come; the expense stays as it is until then', async () => {
    const view = shown()
    const before = booked(view.record.id)
    supplierFault('drop-before')
    const said = [supplierUnclear]
    const unclear = { kind: 'not-done', code: 'service-failed', said, wasSent: false }
    expect(await give(view, name)).toEqual(unclear)
    expect(await give(view, name)).toEqual(unclear)
    expect([supplierPosts(), sent('PUT').length]).toEqual([1, 0])
    expect(booked(view.record.id)).toEqual(before)
    rig.clock.advance(3 * 60_000)
    expect(await give(view, name)).toMatchObject({ kind: 'done' })
    expect(booked(view.record.id)?.supplier).toBe(name)
    expect(supplierPosts()).toBe(2)
  })

  test('is not created for an expense that is no longer as it was seen', async () => {
    const view = shown()
    const colleague = rig.core.accounts.need().work.expenses()
    const text = (await colleague.find(view.record.id))?.text ?? ''
    await colleague.put(view.record.id, withPostingDate(text, addDays(view.record.postingDate, -1)))
    expect(await give(view, name)).toMatchObject({ kind: 'changed' })
    expect(supplierPosts()).toBe(0)
  })

  test('leaves a colleague who came while it was created what they changed', async () => {
    const view = shown()
    const colleague = rig.core.accounts.need().work.expenses()
    const text = (await colleague.find(view.record.id))?.text ?? ''
    rig.service.dials.next({
      method: 'POST',
      path: '/v1/expenses/suppliers',
      act: { kind: 'hold' },
    })
    const end = give(view, name)
    await until(() => supplierPosts() === 1, 'the supplier was sent')
    const postingDate = addDays(view.record.postingDate, -1)
    await colleague.put(view.record.id, withPostingDate(text, postingDate))
    rig.service.dials.release()
    expect(await end).toMatchObject({
      kind: 'changed',
      now: { record: { postingDate } },
    })
    expect(sent('PUT')).toHaveLength(1)
  })

  test('is created, though the lost answer was that to the change of the expense', async () => {
    const view = shown()
    rig.service.dials.next({ method: 'PUT', act: { kind: 'drop-after' } })
    expect(await give(view, name)).toMatchObject({ kind: 'done' })
    expect(booked(view.record.id)?.supplier).toBe(name)
    expect([supplierPosts(), sent('PUT').length]).toEqual([1, 1])
  })
})

test('a payment is removed, and nothing else', async () => {
  const view = shown((row) => paid(row) && (row.attachments?.length ?? 0) > 0)
  const before = booked(view.record.id)
  expect(await calls().removePayment(named(view))).toMatchObject({
    kind: 'done',
    now: { record: { payments: [] } },
  })
  const after = booked(view.record.id)
  expect(after).toEqual({ ...before, payments: [] })
  expect(steps()[0]?.event).toBe('expense-payment-removed')
})

test('a deleted expense is gone from the books and from what is known here', async () => {
  const view = shown()
  expect(await calls().delete(named(view))).toMatchObject({ kind: 'done', now: undefined })
  expect(booked(view.record.id)).toBeUndefined()
  expect(books().record('expenses', view.record.id)).toBeUndefined()
  await expect(calls().delete(named(view))).rejects.toMatchObject({ code: 'not-found' })
})

test('what somebody changed since is shown and never overwritten', async () => {
  const view = shown()
  const { id } = view.record
  const colleague = rig.core.accounts.need().work.expenses()
  const text = (await colleague.find(id))?.text ?? ''
  const day = addDays(view.record.postingDate, -1)
  const postingDate = addDays(view.record.postingDate, -2)
  await colleague.put(id, withPostingDate(text, day))
  const end = await calls().change({ ...named(view), edit: edit({ postingDate }) })
  expect(end).toMatchObject({ kind: 'changed', now: { record: { postingDate: day } } })
  expect(sent('PUT')).toHaveLength(1)
  const again = end.kind === 'changed' ? named(end.now) : named(view)
  const wanted = await calls().change({ ...again, edit: edit({ postingDate }) })
  expect(wanted.kind).toBe('done')
})

test('one with a reconciled payment is not sent at all, and the reason is told', async () => {
  const all = books().expenses(ExpenseFilter.parse({ limit: 500 })).rows
  const reconciled = all.find((row) => row.isReconciled)
  const view = reconciled && (await calls().view(reconciled.id))
  if (!view) throw new Error('The demo company has no reconciled expense')
  expect(view.lockReasons).toEqual({ edit: 'reconciled', delete: 'reconciled' })
  for (const end of [await calls().delete(named(view)), await calls().removePayment(named(view))])
    expect(end).toEqual({
      kind: 'not-done',
      code: 'service-refused',
      said: ['reconciled'],
      wasSent: false,
    })
  expect([...sent('PUT'), ...sent('DELETE')]).toEqual([])
})

test('a change whose answer was lost counts as made, since reading shows it', async () => {
  const view = shown(paid)
  const { id } = view.record
  rig.service.dials.next({ method: 'PUT', act: { kind: 'drop-after' } })
  expect(await calls().removePayment(named(view))).toMatchObject({ kind: 'done' })
  expect(booked(id)?.payments).toEqual([])
})

test('a change that never arrived stays open until it cannot come any more, and is told as not made', async () => {
  const view = shown(paid)
  const { id } = view.record
  rig.service.dials.next({ method: 'PUT', act: { kind: 'drop-before' } })
  expect(await calls().removePayment(named(view))).toMatchObject({ kind: 'unknown' })
  expect(await calls().view(id)).toMatchObject({ open: { kind: 'edit' } })
  rig.clock.advance(2 * 60_000)
  const checked = await calls().check(id)
  expect(checked?.open).toBeUndefined()
  expect(checked?.record.payments).toHaveLength(1)
  expect(steps()[0]?.event).toBe('expense-payment-removed-not')
  expect(booked(id)?.payments).toHaveLength(1)
})

test('a file is added to those that are there, and shown as it is stored', async () => {
  const view = shown((row) => (row.attachments?.length ?? 0) === 1)
  const bytes = pngBytes()
  const file = { fileName: 'second.png', mediaType: 'image/png', bytes: new Uint8Array(bytes) }
  const end = await calls().attach({ ...named(view), file })
  const files = end.kind === 'done' ? (end.now?.record.attachments ?? []) : []
  expect(files.map(({ fileName }) => fileName)).toContain('second.png')
  expect(booked(view.record.id)?.attachments).toHaveLength(2)
  const [added] = files.filter(({ fileName }) => fileName === 'second.png')
  const opened = await calls().file({
    expenseId: view.record.id,
    attachmentId: added?.id ?? -1,
    fileName: 'second.png',
  })
  expect(opened).toMatchObject({ mediaType: 'image/png', size: bytes.length })
  expect(rig.core.originalOf(opened.fileId)?.mediaType).toBe('image/png')
})

const image = (fileName: string) => ({
  fileName,
  mediaType: 'image/png',
  bytes: new Uint8Array(pngBytes()),
})
const namesOf = (id: number) => booked(id)?.attachments.map(({ fileName }) => fileName)

/** An expense with three files, the middle one of which nobody wants. */
async function withThreeFiles(): Promise<ExpenseView> {
  let view = shown((row) => (row.attachments?.length ?? 0) === 1)
  for (const fileName of ['wrong.png', 'right.png']) {
    const end = await calls().attach({ ...named(view), file: image(fileName) })
    if (end.kind !== 'done' || !end.now) throw new Error(`Not added: ${JSON.stringify(end)}`)
    view = end.now
  }
  return view
}
const wrong = ({ record }: ExpenseView) =>
  record.attachments?.find(({ fileName }) => fileName === 'wrong.png')?.id ?? -1

test('one file is taken off, and the others, lines and payments stay as they are', async () => {
  const view = await withThreeFiles()
  const { id } = view.record
  const before = booked(id)
  const end = await calls().detach({ ...named(view), attachmentId: wrong(view) })
  expect(end).toMatchObject({ kind: 'done', isCertain: true })
  const after = booked(id)
  expect(namesOf(id)).toEqual([before?.attachments[0]?.fileName, 'right.png'])
  const rest = before?.attachments.filter(({ fileName }) => fileName !== 'wrong.png')
  expect(after?.attachments.map(({ sha256 }) => sha256)).toEqual(rest?.map(({ sha256 }) => sha256))
  expect(after?.payments).toEqual(before?.payments)
  expect(steps()[0]?.event).toBe('expense-file-removed')
})

test('the last file can be taken off too', async () => {
  const view = shown((row) => (row.attachments?.length ?? 0) === 1)
  const attachmentId = view.record.attachments?.[0]?.id ?? -1
  expect(await calls().detach({ ...named(view), attachmentId })).toMatchObject({ kind: 'done' })
  expect(namesOf(view.record.id)).toEqual([])
})

test('a file that is not there, or an expense that somebody changed, sends nothing', async () => {
  const view = await withThreeFiles()
  const sentBefore = sent('PUT').length
  await expect(calls().detach({ ...named(view), attachmentId: 77 })).rejects.toMatchObject({
    code: 'not-found',
  })
  const stale = { ...named(view), seen: 'of another day' }
  expect(await calls().detach({ ...stale, attachmentId: wrong(view) })).toMatchObject({
    kind: 'changed',
  })
  expect(sent('PUT')).toHaveLength(sentBefore)
  expect(namesOf(view.record.id)).toHaveLength(3)
})

test('a file whose removal got no answer is known to be gone by reading', async () => {
  const view = await withThreeFiles()
  rig.service.dials.next({ method: 'PUT', path: '/v1/expenses/', act: { kind: 'drop-after' } })
  const end = await calls().detach({ ...named(view), attachmentId: wrong(view) })
  expect(end).toMatchObject({ kind: 'done', isCertain: false })
  expect(namesOf(view.record.id)).toHaveLength(2)
})

test('files of a reconciled expense can change, unless the service holds all of it', async () => {
  const all = books().expenses(ExpenseFilter.parse({ limit: 500 })).rows
  const reconciled = all.find((row) => row.isEditable !== false && row.payments[0]?.isReconciled)
  const view = await calls().read(reconciled?.id ?? -1)
  expect(view.lockReasons).toMatchObject({ edit: 'reconciled' })
  expect(view.lockReasons.files).toBeUndefined()
  const before = booked(view.record.id)
  const end = await calls().attach({ ...named(view), file: image('late.png') })
  expect(end).toMatchObject({ kind: 'done' })
  expect(namesOf(view.record.id)).toContain('late.png')
  expect(booked(view.record.id)?.payments).toEqual(before?.payments)

  rig.service.dials.reconciledFinal(true)
  const held = await calls().read(view.record.id)
  expect(held.lockReasons).toMatchObject({ edit: 'reconciled', files: 'reconciled' })
  expect(await calls().attach({ ...named(held), file: image('later.png') })).toMatchObject({
    kind: 'not-done',
    said: ['reconciled'],
    wasSent: false,
  })
})

test('an expense knows the receipt it was made of', async () => {
  const { id } = await rig.capture(fileIn(rig.inbox, 'one.png', pngBytes()))
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
  await books().refresh()
  const { expenseId = -1 } = rig.core.receipts.read(id)
  expect(await calls().view(expenseId)).toMatchObject({ receiptId: id })
  expect(await calls().read(expenseId)).toMatchObject({ receiptId: id })
})
