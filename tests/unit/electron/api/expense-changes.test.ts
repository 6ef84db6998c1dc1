/** Of electron/api/expenses.ts: what changes of an expense send, and send back untouched. */
import { expect, test } from 'vitest'
import { Expenses } from '../../../../electron/api/expenses'
import {
  requireWhole,
  withAttachment,
  withChangedLine,
  withLine,
  withoutLine,
  withoutPayment,
  withPayment,
  withPostingDate,
  withSupplier,
} from '../../../../electron/api/expense-text'
import { removed, replaced } from '../../../../electron/api/text/json-text'
import { Suppliers } from '../../../../electron/api/suppliers'
import one from '../../../fixtures/expense.response.json'
import { today } from '../../sandbox/visitor'
import { clientOver, openBooks } from './open-books'

const line = {
  expenseType: 'PRINTING_POSTAGE_STATIONERY',
  description: 'Printer paper',
  vatType: 'Standard',
  gross: '24.00',
}
const payment = { method: 'EFT', bankAccountId: 304, date: today, amount: '24.00' }
const file = {
  fileName: 'receipt.pdf',
  mediaType: 'application/pdf',
  bytes: Buffer.from('%PDF-1.4 receipt'),
}

/** An expense in the books of a demo company, paid and with a file. */
async function bookedExpense() {
  const { service, client } = await openBooks()
  const [expenses, suppliers] = [new Expenses(client), new Suppliers(client)]
  const created = await suppliers.create('Paper Mill Ltd', {
    country: 'GB',
    vatNumber: 'GB123456789',
    expenseType: line.expenseType,
  })
  if (created.kind !== 'created') throw new Error(created.kind)
  const supplier = { id: created.supplier.id }
  const result = await expenses.create(
    { supplier, postingDate: today, lines: [line], payments: [payment] },
    [file],
  )
  if (result.kind !== 'answered' || result.expenseId === undefined) throw new Error(result.kind)
  const id = result.expenseId
  const text = async () => (await expenses.find(id))!.text
  return { service, client, expenses, suppliers, id, text, booked: () => service.books()[0]! }
}

test('a created expense is listed with all that was sent', async () => {
  const { expenses, id } = await bookedExpense()
  const { entries, isWhole, last } = await expenses.page(0, 200)
  expect({ isWhole, last }).toEqual({ isWhole: true, last: true })
  expect(entries.map(({ record }) => record)).toMatchObject([
    {
      id,
      postingDate: today,
      supplierName: 'Paper Mill Ltd',
      gross: '24.00',
      net: '20.00',
      vat: '4.00',
      outstanding: '0.00',
      lines: [line],
      payments: [{ ...payment, isReconciled: false }],
      attachments: [{ id: 0, fileName: 'receipt.pdf' }],
      isReconciled: false,
      isEditable: true,
      isDeletable: true,
    },
  ])
  expect(JSON.parse(entries[0]!.text)).toMatchObject({ id, creditNotes: [], rechargedClient: null })
})

test('an expense sent back as it was listed stays what it is, file and payment too', async () => {
  const { expenses, id, text, booked } = await bookedExpense()
  const [before, listed] = [booked(), await text()]
  expect(await expenses.put(id, listed)).toMatchObject({ kind: 'done' })
  expect(booked()).toEqual(before)
  expect(withoutLineIds(await text())).toBe(withoutLineIds(listed))
})

/** The demo service numbers the lines anew with each PUT. */
function withoutLineIds(text: string): string {
  return removed(text, ['expenseLineItems', 0, 'id'])
}

test('without its payments, an expense loses these and nothing else', async () => {
  const { expenses, id, text, booked } = await bookedExpense()
  const before = booked()
  const answer = await expenses.put(id, withoutPayment(await text()))
  expect(answer.kind).toBe('done')
  expect(booked()).toEqual({ ...before, payments: [] })
  const unpaid = await text()
  expect(await expenses.put(id, withoutPayment(unpaid))).toMatchObject({ kind: 'done' })
  expect(withoutLineIds(await text())).toBe(withoutLineIds(unpaid))
})

test('lines, date, supplier, payments and files can be changed, one after the other', async () => {
  const { expenses, suppliers, id, text, booked } = await bookedExpense()
  const put = async (changed: string) =>
    expect(await expenses.put(id, changed)).toMatchObject({ kind: 'done' })
  const other = await suppliers.create('Inkwell')
  const supplierId = other.kind === 'created' ? other.supplier.id : 0
  await put(withLine(await text(), { ...line, description: 'Ink', gross: '6.10' }))
  await put(withChangedLine(await text(), 0, { description: 'Paper, A4', gross: '12.00' }))
  await put(withSupplier(await text(), supplierId))
  await put(withPayment(await text(), { ...payment, amount: '1.10' }))
  await put(withAttachment(await text(), { ...file, fileName: 'second.pdf' }))
  await put(withPostingDate(await text(), today))
  expect(booked()).toMatchObject({
    supplier: 'Inkwell',
    grossPence: 1810,
    payments: [{ pence: 2400 }, { pence: 110 }],
    attachments: [
      { fileName: 'receipt.pdf', length: file.bytes.length },
      { fileName: 'second.pdf', length: file.bytes.length },
    ],
  })
  await put(withoutLine(await text(), 0))
  expect(booked().grossPence).toBe(610)
  expect(await expenses.attachment(id, 1, 'second.pdf')).toEqual(file.bytes)
  const last = await text()
  expect(() => withoutLine(last, 0)).toThrow(expect.objectContaining({ code: 'invalid-input' }))
})

test('a deleted expense is gone, and deleting it again says so', async () => {
  const { expenses, id, service } = await bookedExpense()
  expect(await expenses.delete(id)).toMatchObject({ kind: 'done' })
  expect(service.books()).toEqual([])
  expect(await expenses.find(id)).toBeUndefined()
  expect(await expenses.delete(id)).toMatchObject({
    kind: 'refused',
    status: 404,
    code: 'not-found',
  })
})

test('what the service refuses is refused with its words', async () => {
  const { expenses, id, text } = await bookedExpense()
  const answer = await expenses.put(id, withPostingDate(await text(), '2001-01-01'))
  expect(answer).toMatchObject({ kind: 'refused', status: 400, code: 'service-refused' })
  expect(answer).toHaveProperty('said', [expect.stringContaining('postingDate')])
})

test('a change whose answer is lost, or failed, may have been made', async () => {
  const { expenses, id, text, service } = await bookedExpense()
  service.dials.next({ method: 'PUT', act: { kind: 'drop-after' } })
  expect(await expenses.put(id, withoutPayment(await text()))).toMatchObject({ kind: 'unknown' })
  expect(service.books()[0]?.payments).toEqual([])
  service.dials.next({ method: 'DELETE', act: { kind: 'status', status: 503 } })
  expect(await expenses.delete(id)).toMatchObject({ kind: 'unknown', status: 503 })
})

test('every expense of the seeded company can be found, read and would go back unchanged', async () => {
  const { client, service } = await openBooks({ seed: 'demo' })
  const expenses = new Expenses(client)
  const { entries, isWhole } = await expenses.page(0, 200)
  expect(isWhole).toBe(true)
  expect(entries.length).toBeGreaterThan(10)
  for (const { text, record } of entries) {
    expect(requireWhole(text)).toBe(text)
    expect(record.lines.length).toBeGreaterThan(0)
  }
  const oldest = service.books().toSorted((a, b) => a.id - b.id)[0]!
  expect((await expenses.find(oldest.id))?.record.postingDate).toBe(oldest.postingDate)
})

const text = JSON.stringify(one)

test.each<[string, string]>([
  ['supplier', removed(text, ['supplier'])],
  ['date', removed(text, ['postingDate'])],
  ['lines', replaced(text, ['expenseLineItems'], 'null')],
  ['files', removed(text, ['attachments'])],
])('an expense that is listed without its %s is not sent back', (_what, partial) => {
  const edits = [
    () => withoutPayment(partial),
    () => withLine(partial, line),
    () => withAttachment(partial, file),
  ]
  for (const edit of edits)
    expect(edit).toThrow(expect.objectContaining({ code: 'reply-unreadable' }))
})

test('payments that a list does not show are not removed by the way', () => {
  const hidden = replaced(removed(text, ['supplierPayments']), ['outstandingBalance'], '4.00')
  expect(() => withLine(hidden, line)).toThrow(
    expect.objectContaining({ code: 'reply-unreadable' }),
  )
  const unpaid = replaced(hidden, ['outstandingBalance'], '24.0')
  expect(withPayment(unpaid, payment)).toContain('"supplierPayments":[{"date":')
})

test('files that are null count as none', () => {
  const bare = replaced(text, ['attachments'], 'null')
  expect(withAttachment(bare, file)).toContain('"attachments":[{"fileName":"receipt.pdf",')
  expect(withoutPayment(bare)).toContain('"attachments":null')
})

test('an amount that is no plain decimal is never written', () => {
  for (const amount of ['', 'x', '1e3', '01.00', '1,000.00', '£5', ' 5', '.5', '5.', 'NaN'])
    expect(() => withPayment(text, { ...payment, amount })).toThrow(
      expect.objectContaining({ code: 'invalid-input' }),
    )
})

test('an expense that may hide in what cannot be read is not called absent', async () => {
  const page = (content: string) =>
    JSON.stringify({ last: true }).replace('{', `{"content":[${content}],`)
  const over = (content: string) => new Expenses(clientOver([200, page(content)]).client)
  await expect(over('{"id":8},{"id":"x"}').find(7)).rejects.toMatchObject({
    code: 'reply-unreadable',
  })
  await expect(over('{"id":9007199254740993}').find(9007199254740992)).rejects.toThrow()
  expect(await over('{"id":8}').find(7)).toBeUndefined()
  expect((await over('{"id":8},{ "id" : 7.0 },{ "id" : 7 }').find(7))?.text).toBe('{ "id" : 7 }')
})
