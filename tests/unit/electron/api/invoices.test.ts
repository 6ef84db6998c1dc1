import { describe, expect, test } from 'vitest'
import type { AttachmentFile } from '../../../../electron/api/attachment'
import { Clients } from '../../../../electron/api/clients'
import { invoiceBody, Invoices } from '../../../../electron/api/invoices'
import { invoiceIn, invoiceRecordOf } from '../../../../electron/api/invoice-record'
import {
  dropsNothing,
  withAttachment,
  withoutAttachment,
  withoutPayment,
  withPayment,
} from '../../../../electron/api/invoice-text'
import { appended, removed, replaced, withField } from '../../../../electron/api/text/json-text'
import { TransportError } from '../../../../electron/api/http/lost'
import { InvoiceRecord } from '../../../../shared/books/books'
import { rowOfInvoice } from '../../../../shared/invoices/invoice-list'
import { Invoice, type NewInvoice } from '../../../../shared/invoices/invoice'
import clientRequest from '../../../fixtures/client.create.request.json'
import putRequest from '../../../fixtures/invoice.addpayment.put.request.json'
import request from '../../../fixtures/invoice.create.request.json'
import one from '../../../fixtures/invoice.response.json'
import { today } from '../../sandbox/visitor'
import { clientOver, openBooks } from './open-books'

const wanted: NewInvoice = {
  clientId: 501,
  issuedDate: '2026-03-02',
  items: [{ description: 'Kiln repair', price: '45.50', quantity: '2', vatRate: 'Standard' }],
  bankAccountId: 304,
  paymentTermsDays: 28,
}
const payment = { method: 'EFT', bankAccountId: 304, date: today, amount: '20.10' }
const file: AttachmentFile = {
  fileName: 'po.pdf',
  mediaType: 'application/pdf',
  bytes: Buffer.from('%PDF-1.4 order'),
}

test('an invoice is written as the service documents it, with the very digits', () => {
  expect(JSON.parse(invoiceBody(wanted))).toEqual(request)
  const items = [{ ...wanted.items[0]!, price: '0.10', quantity: '1.125' }]
  const body = invoiceBody({ ...wanted, items })
  expect(body).toContain('"priceExclVat":"0.10","quantity":1.125,')
  const odd = [{ ...wanted.items[0]!, quantity: '2e1' }]
  expect(() => invoiceBody({ ...wanted, items: odd })).toThrow('plain decimal')
})

/** An invoice of a new client in the books of a demo company, issued unless asked otherwise. */
async function bookedInvoice(isIssued = true) {
  const { service, client } = await openBooks()
  const [clients, invoices] = [new Clients(client), new Invoices(client)]
  const customer = await clients.create(clientRequest)
  if (customer.kind !== 'created') throw new Error(customer.kind)
  const created = await invoices.create({ ...wanted, clientId: customer.id, issuedDate: today })
  if (created.kind !== 'created') throw new Error(created.kind)
  const { id } = created
  if (isIssued) service.dials.issueInvoice(id)
  const text = async () => (await invoices.get(id)).text
  const booked = () => service.invoices().find((invoice) => invoice.id === id)!
  return { service, clients, invoices, id, text, booked, customerId: customer.id }
}

test('a created invoice is a draft that can be read back', async () => {
  const { invoices, id, customerId } = await bookedInvoice(false)
  const { invoice } = await invoices.get(id)
  expect(invoice).toMatchObject({
    id,
    clientId: customerId,
    clientName: 'Ardent Pottery Ltd',
    issuedDate: today,
    state: 'DRAFT',
    net: '91.00',
    gross: '109.20',
    outstanding: '109.20',
    paymentTermsDays: 28,
    bankAccountId: 304,
    items: [{ description: 'Kiln repair', price: '45.50', quantity: '2', vatRate: 'Standard' }],
    attachments: [],
  })
  expect(invoice.payments).toBeUndefined()
  const { text } = await invoices.get(id)
  expect(() => withPayment(text, payment)).toThrow(expect.objectContaining({ code: 'wrong-state' }))
})

test('an invoice that is not there is not found', async () => {
  const { invoices } = await bookedInvoice()
  await expect(invoices.get(999_999)).rejects.toMatchObject({ code: 'not-found' })
})

test('payments are recorded one by one, and each that was there stays as it was', async () => {
  const { invoices, id, text, booked } = await bookedInvoice()
  for (const amount of ['10.00', '20.10', '0.05']) {
    const before = await text()
    const after = withPayment(before, { ...payment, amount })
    expect(dropsNothing(before, after)).toBe(true)
    expect(await invoices.put(id, after)).toMatchObject({ kind: 'done' })
    expect(dropsNothing(withoutTotals(before), withoutTotals(await text()))).toBe(true)
  }
  expect(booked().payments.map(({ pence }) => pence)).toEqual([1000, 2010, 5])
  const { invoice } = await invoices.get(id)
  expect(invoice.outstanding).toBe('79.05')
  expect(invoice.payments).toMatchObject([
    { amount: '10.00' },
    { amount: '20.10' },
    { amount: '0.05' },
  ])
})

/** What is still owed follows from the payments. */
function withoutTotals(text: string): string {
  return removed(text, ['outstandingBalance'])
}

test('a payment left out is deleted, and only that one', async () => {
  const { invoices, id, text, booked } = await bookedInvoice()
  for (const amount of ['1.00', '2.00', '3.00'])
    await invoices.put(id, withPayment(await text(), { ...payment, amount }))
  const paymentId = booked().payments[1]!.id
  const before = await text()
  const after = withoutPayment(before, paymentId)
  expect(dropsNothing(before, after)).toBe(false)
  expect(dropsNothing(before, after, { paymentId })).toBe(true)
  expect(await invoices.put(id, after)).toMatchObject({ kind: 'done' })
  expect(booked().payments.map(({ pence }) => pence)).toEqual([100, 300])
  expect(() => withoutPayment(after, paymentId)).toThrow(
    expect.objectContaining({ code: 'not-found' }),
  )
})

test('files are added and taken away, and the others stay byte for byte', async () => {
  const { invoices, id, text, booked } = await bookedInvoice()
  for (const fileName of ['a.pdf', 'b.pdf', 'c.pdf'])
    await invoices.put(id, withAttachment(await text(), { ...file, fileName }))
  expect(booked().attachments).toMatchObject([
    { fileName: 'a.pdf', length: file.bytes.length, contentType: 'application/pdf' },
    { fileName: 'b.pdf' },
    { fileName: 'c.pdf' },
  ])
  const before = await text()
  await invoices.put(id, withoutAttachment(before, 1))
  expect(booked().attachments.map(({ fileName }) => fileName)).toEqual(['a.pdf', 'c.pdf'])
  expect(booked().attachments.every(({ length }) => length === file.bytes.length)).toBe(true)
  // Ids are positions: what was the third is now the second.
  expect((await invoices.get(id)).invoice.attachments).toEqual([
    { id: 0, fileName: 'a.pdf' },
    { id: 1, fileName: 'c.pdf' },
  ])
})

test('an invoice sent back as it came stays as it is', async () => {
  const { invoices, id, text } = await bookedInvoice()
  await invoices.put(id, withPayment(await text(), payment))
  await invoices.put(id, withAttachment(await text(), file))
  const before = await text()
  expect(await invoices.put(id, before)).toMatchObject({ kind: 'done' })
  expect(await text()).toBe(before)
})

test('a payment on an invoice that nobody issued is refused by the service too', async () => {
  const { invoices, id, text } = await bookedInvoice(false)
  const forced = withField(await text(), [], 'payments', '[]')
  const answer = await invoices.put(id, withPayment(forced, payment))
  expect(answer).toMatchObject({ kind: 'refused', code: 'service-refused' })
})

test('the documented payment is what is appended', () => {
  const appendedText = withPayment(JSON.stringify(one), {
    ...payment,
    date: '2026-03-12',
    amount: '20.00',
  })
  const { _PROBABLE_from_here: _mark, ...sent } = JSON.parse(appendedText) as Record<
    string,
    unknown
  >
  expect(sent).toEqual(putRequest)
})

test('what the service does not show of an invoice follows from its lines, its payments and its terms', () => {
  const shown = invoiceIn(JSON.stringify(one))
  const unsaid = ['netAmount', 'grossAmount', 'outstandingBalance', 'dueDate', 'state']
  const without = (...names: string[]) =>
    names.reduce((text, name) => removed(text, [name]), JSON.stringify(one))
  const bare = without('creditNotes', ...unsaid)
  const { net, gross, outstanding, dueDate, state } = invoiceIn(bare)
  expect({ net, gross, outstanding, dueDate }).toEqual({
    net: shown.net,
    gross: shown.gross,
    outstanding: shown.outstanding,
    dueDate: shown.dueDate,
  })
  expect(state).toBe('ISSUED')
  expect(invoiceIn(removed(bare, ['payments'])).state).toBe('DRAFT')
  expect(invoiceIn(without(...unsaid)).outstanding, 'with a credit note').toBeUndefined()
  const odd = replaced(bare, ['items', 0, 'vatRate'], '"Special"')
  expect(invoiceIn(odd), 'of a rate nobody knows').not.toHaveProperty(
    'outstanding',
    expect.any(String),
  )
})

test('payments or files that are null count as none', () => {
  const empty = replaced(JSON.stringify(one), ['payments'], 'null')
  expect(invoiceIn(withPayment(empty, payment)).payments).toHaveLength(1)
  const bare = removed(JSON.stringify(one), ['attachments'])
  expect(invoiceIn(withAttachment(bare, file)).attachments).toHaveLength(1)
})

describe('the guard before a PUT sees', () => {
  const before = withPayment(JSON.stringify(one), payment)
  test.each<[string, string]>([
    ['a payment that is gone', removed(before, ['payments', 0])],
    ['all payments gone', removed(before, ['payments'])],
    ['payments that are null', replaced(before, ['payments'], 'null')],
    ['a payment changed', replaced(before, ['payments', 0, 'amount'], '"10.0"')],
    ['a payment spelled anew', replaced(before, ['payments', 0, 'id'], '51.0')],
    ['payments in another order', replaced(before, ['payments'], reversed(before))],
    ['a file that is gone', removed(before, ['attachments', 0])],
    ['a file whose contents are sent', replaced(before, ['attachments', 0, 'fileContents'], '""')],
    ['a field that is gone', removed(before, ['note'])],
    ['a field changed', replaced(before, ['grossAmount'], '109.20')],
    ['a field more', withField(before, [], 'x', '1')],
    ['a field deep inside changed', replaced(before, ['customer', 'contacts', 0, 'id'], '2')],
  ])('%s', (_what, after) => {
    expect(dropsNothing(before, after)).toBe(false)
    expect(dropsNothing(before, before)).toBe(true)
    expect(dropsNothing(before, appended(before, ['payments'], '{}'))).toBe(true)
  })

  function reversed(text: string): string {
    const { payments } = JSON.parse(text) as typeof one
    return JSON.stringify(payments.toReversed())
  }
})

test('of two payments with one id none is taken away', () => {
  const text = JSON.stringify({ ...one, payments: [...one.payments, ...one.payments] })
  expect(() => withoutPayment(text, 51)).toThrow(
    expect.objectContaining({ code: 'reply-unreadable' }),
  )
})

test.each<[Parameters<typeof clientOver>[0], object]>([
  [[200, '{"id":7,"x":1e400}'], { kind: 'created', id: 7, text: '{"id":7,"x":1e400}' }],
  [[201, '{"id":"7"}'], { kind: 'created', id: 7 }],
  [[200, '{"id":9007199254740993}'], { kind: 'unknown', status: 200 }],
  [[200, '{}'], { kind: 'unknown', status: 200 }],
  [[204, ''], { kind: 'unknown', status: 204 }],
  [[200, '{"id":7'], { kind: 'unknown', status: 200 }],
  [[200, '<html>'], { kind: 'unknown', status: 200 }],
  [
    [400, '{"message":"No"}'],
    { kind: 'refused', status: 400, code: 'service-refused', said: ['No'] },
  ],
  [[403, ''], { kind: 'refused', status: 403, code: 'forbidden' }],
  [[500, '{"message":"without items"}'], { kind: 'unknown', status: 500, said: ['without items'] }],
  [[429, ''], { kind: 'unknown', status: 429 }],
  [[302, ''], { kind: 'unknown', status: 302 }],
  [new TransportError('refused', false), { kind: 'not-sent', code: 'offline' }],
  [new TransportError('reset', true), { kind: 'unknown', said: [] }],
])('a create that is answered with %j ends as %j, and is sent once', async (answer, result) => {
  const over = [clientOver(answer), clientOver(answer)] as const
  expect(await new Invoices(over[0].client).create(wanted)).toMatchObject(result)
  expect(await new Clients(over[1].client).create(clientRequest)).toMatchObject(result)
  for (const { asked } of over) expect(asked).toHaveLength(1)
})

test('an incomplete invoice fails in the service, which is known by its code', async () => {
  const over = clientOver([500, '{"message":"The invoice is without items"}'])
  const answer = await new Invoices(over.client).create({ ...wanted, items: [] })
  expect(answer).toMatchObject({ kind: 'unknown', code: 'invoice-incomplete' })
})

test('a client the list does not show yet is not taken for one that is', async () => {
  const { clients, service } = await bookedInvoice()
  service.dials.next({ method: 'GET', path: '/v1/clients/list', act: { kind: 'stale-list' } })
  expect((await clients.all()).entries).toEqual([])
  expect((await clients.all()).entries).toHaveLength(1)
})

test('what is read of an invoice is what the window and the cache take', () => {
  const invoice = invoiceIn(JSON.stringify(one))
  expect(Invoice.parse(invoice)).toEqual(invoice)
  expect(InvoiceRecord.parse(invoiceRecordOf(invoice))).toMatchObject({
    id: 7100,
    clientName: 'Ardent Pottery Ltd',
    gross: '109.20',
    outstanding: '99.20',
    descriptions: ['Kiln repair'],
    attachmentNames: ['po.pdf'],
    note: 'Thank you',
  })
})

test('a draft is one however its state is written', () => {
  const draft = { ...one, state: 'Draft', outstandingBalance: 120 }
  const row = rowOfInvoice(invoiceRecordOf(invoiceIn(JSON.stringify(draft))), '2026-11-24')
  expect(row).toMatchObject({ state: 'DRAFT', owed: undefined, dueDate: one.dueDate })
})

test('an invoice in euros is listed in euros, and one in pounds as everything else', () => {
  const listed = (currency: string) => {
    const invoice = invoiceIn(JSON.stringify({ ...one, currency }))
    return rowOfInvoice(invoiceRecordOf(invoice), '2026-11-24').currency
  }
  expect([listed('EUR'), listed('POUND_STERLING'), listed('GBP')]).toEqual([
    'EUR',
    undefined,
    undefined,
  ])
})
