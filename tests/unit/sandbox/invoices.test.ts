import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import putFixture from '../../fixtures/invoice.addpayment.put.request.json'
import createFixture from '../../fixtures/invoice.create.request.json'
import response from '../../fixtures/invoice.response.json'
import {
  clientOf,
  draft,
  invoiceBody,
  invoices,
  issued,
  paymentBody,
  put,
  shown,
  withPayment,
} from './invoicing'
import { dataUri, started, today, visiting } from './visitor'

const keys = (value: object) => Object.keys(value).sort()
const fields = (answer: { body: { errors: { field: string }[] } }) =>
  answer.body.errors.map(({ field }) => field)

test('a created invoice is a draft with its amounts worked out', async () => {
  const { ask } = await visiting()
  const body = { ...createFixture, customer: { id: await clientOf(ask) } }
  const created = await ask('POST', invoices, body)
  expect(created.status).toBe(200)
  expect(created.body).toMatchObject({
    state: 'DRAFT',
    currency: 'POUND_STERLING',
    customer: { id: body.customer.id, name: 'Ardent Pottery Ltd' },
    bankAccount: { id: 304, displayableName: 'Business account', defaultBankAccount: true },
    items: [
      { priceExclVat: '45.50', quantity: 2, rate: 20, vatAmountCharged: 18.2, amount: 109.2 },
    ],
    netAmount: 91,
    grossAmount: 109.2,
    outstandingBalance: 109.2,
    deletable: true,
    dueDate: null,
    payment: { paymentTerms: { days: 28, sendReminders: false } },
    attachments: [],
  })
  expect(created.body).not.toHaveProperty('payments')
  const read = await ask('GET', `${invoices}/${created.body.id}`)
  expect(read).toMatchObject({ status: 200, body: created.body })
})

test('an issued invoice has every field of the documented one', async () => {
  const { invoice } = await withPayment({ note: { text: 'Thank you' } })
  expect(keys(invoice)).toEqual(keys(response))
  expect(keys(invoice.items[0]!)).toEqual([...keys(response.items[0]!), 'lineType'].sort())
  expect(keys(invoice.customer)).toEqual(keys(response.customer))
  expect(keys(invoice.payments![0]!)).toEqual(expect.arrayContaining(keys(response.payments[0]!)))
})

test('amounts are worked out in whole pence, half a penny away from zero', async () => {
  const { ask } = await visiting()
  const customerId = await clientOf(ask)
  const cases: [unknown, unknown, string, number, number][] = [
    ['0.10', 0.5, 'Zero', 0.05, 0.05],
    ['0.01', '0.5', 'Zero', 0.01, 0.01],
    ['33.33', 1.125, 'Standard', 37.5, 45],
    [19.99, 3, 'Reduced', 59.97, 62.97],
    ['999999999.99', '100.001', 'Exempt', 100000999999, 100000999999],
    ['0', 1, 'Outside the Scope', 0, 0],
    ['-0.01', '0.5', 'Zero', -0.01, -0.01],
    ['-33.33', 1.125, 'Standard', -37.5, -45],
  ]
  for (const [priceExclVat, quantity, vatRate, net, gross] of cases) {
    const items = [{ description: 'A', priceExclVat, quantity, vatRate, lineType: 'S' }]
    const invoice = shown(await ask('POST', invoices, invoiceBody(customerId, { items })))
    expect([invoice.netAmount, invoice.grossAmount]).toEqual([net, gross])
  }
})

test('a discount is an item with a price below zero, which the dial has refused', async () => {
  const { ask, service } = await visiting()
  const customerId = await clientOf(ask)
  const [repair] = invoiceBody(customerId).items
  const items = [repair, { ...repair, description: 'Discount', priceExclVat: '-9.10', quantity: 1 }]
  const taken = await ask('POST', invoices, invoiceBody(customerId, { items }))
  expect(taken.body).toMatchObject({
    items: [{ amount: 109.2 }, { priceExclVat: '-9.10', vatAmountCharged: -1.82, amount: -10.92 }],
    netAmount: 81.9,
    grossAmount: 98.28,
  })
  service.dials.refusesNegative(true)
  const refused = await ask('POST', invoices, invoiceBody(customerId, { items }))
  expect([refused.status, fields(refused)]).toEqual([400, ['items[1].priceExclVat']])
})

test('an issued invoice is due when its terms have passed', async () => {
  const visit = await visiting()
  const invoice = await issued(visit, { issuedDate: '2026-03-02' })
  expect(invoice).toMatchObject({ state: 'ISSUED', dueDate: '2026-03-30', payments: [] })
  expect(invoice.deletable).toBe(false)
})

test('an invoice that is not there cannot be issued', async () => {
  const { service } = await visiting()
  expect(() => service.dials.issueInvoice(1)).toThrow('no such invoice')
})

test('an invoice is issued from outside by the admin dial', async () => {
  const { service, ask } = await visiting()
  const { id } = await draft(ask)
  await service.dials.apply({ issueInvoice: id })
  expect(shown(await ask('GET', `${invoices}/${id}`)).state).toBe('ISSUED')
})

const item = invoiceBody(0).items[0]!

test.each<[string, Record<string, unknown>, string]>([
  ['an unknown client', { customer: { id: 99 } }, 'customer.id'],
  ['a client id that is text', { customer: { id: '501' } }, 'customer.id'],
  ['an unknown bank account', { bankAccount: { id: 99 } }, 'bankAccount.id'],
  ['dollars', { currency: 'US_DOLLAR' }, 'currency'],
  ['the code of the pound', { currency: 'GBP' }, 'currency'],
  ['a date no calendar has', { issuedDate: '2026-02-30' }, 'issuedDate'],
  ['another kind of lines', { lineItemType: 'DETAILED' }, 'lineItemType'],
  ['no items at all', { items: [] }, 'items'],
  ['items that are no list', { items: 'x' }, 'items'],
  ['a VAT rate in code style', { items: [{ ...item, vatRate: 'STANDARD' }] }, 'items[0].vatRate'],
  ['a price in words', { items: [{ ...item, priceExclVat: 'ten' }] }, 'items[0].priceExclVat'],
  ['a third of a penny', { items: [{ ...item, priceExclVat: 1.003 }] }, 'items[0].priceExclVat'],
  ['a quantity of none', { items: [{ ...item, quantity: 0 }] }, 'items[0].quantity'],
  ['a quantity below none', { items: [{ ...item, quantity: -1 }] }, 'items[0].quantity'],
  ['another line type', { items: [item, { ...item, lineType: 'X' }] }, 'items[1].lineType'],
  [
    'terms that are no number',
    { payment: { paymentTerms: { days: '28' } } },
    'payment.paymentTerms.days',
  ],
  ['a payment', { payments: [paymentBody('1.00')] }, 'payments'],
  [
    'a nameless file',
    { attachments: [{ fileContents: 'data:;base64,' }] },
    'attachments[0].fileName',
  ],
])('an invoice with %s is refused as invalid', async (_, changes, field) => {
  const { ask, service } = await visiting()
  const answer = await ask('POST', invoices, invoiceBody(await clientOf(ask), changes))
  expect(answer.status).toBe(400)
  expect(fields(answer)).toContain(field)
  expect(service.invoices()).toEqual([])
})

test('an invoice sent back as it was read stays as it was', async () => {
  const attachments = [{ fileName: 'po.pdf', fileContents: dataUri('order') }]
  const { ask, invoice } = await withPayment({ attachments })
  expect((await put(ask, invoice)).body).toEqual(invoice)
})

test('the documented payment request is understood', async () => {
  const visit = await visiting()
  const attachments = [{ fileName: 'po.pdf', fileContents: dataUri('order') }]
  const before = await issued(visit, { issuedDate: '2026-03-02', attachments })
  const first = await put(visit.ask, { ...before, payments: [paymentBody('10.00')] })
  const id = shown(first).payments![0]!.id
  const [kept, added] = putFixture.payments
  const sent = {
    ...putFixture,
    id: before.id,
    customer: { ...putFixture.customer, id: before.customer.id },
    items: putFixture.items.map((line) => ({ ...line, id: before.items[0]!.id })),
    payments: [{ ...kept, id, date: today }, added],
  }
  const answer = shown(await put(visit.ask, sent))
  expect(answer.payments).toMatchObject([{ id, amount: '10.00' }, { amount: '20.00' }])
  expect(answer.outstandingBalance).toBe(79.2)
})

test('an amount that is a number or a text comes back as the same text', async () => {
  const { ask, invoice } = await withPayment()
  const payments = [...invoice.payments!, paymentBody(20), paymentBody('0.5')]
  const answer = shown(await put(ask, { ...invoice, payments }))
  expect(answer.payments!.map(({ amount }) => amount)).toEqual(['10.00', '20.00', '0.50'])
  expect(answer.outstandingBalance).toBe(78.7)
})

test.each<[string, unknown[], string]>([
  ['nothing', [paymentBody('0')], 'payments[0].amount'],
  ['less than nothing', [paymentBody('-1')], 'payments[0].amount'],
  ['a fraction of a penny', [paymentBody('1.005')], 'payments[0].amount'],
  ['on a day that is none', [paymentBody('1', { date: 'today' })], 'payments[0].date'],
  [
    'by an unknown method',
    [paymentBody('1', { paymentTarget: { paymentMethod: { paymentMethodName: 'X' } } })],
    'payments[0].paymentTarget.paymentMethod.paymentMethodName',
  ],
  [
    'without an account',
    [paymentBody('1', { paymentTarget: { paymentMethod: { paymentMethodName: 'EFT' } } })],
    'payments[0].paymentTarget.bankAccount.id',
  ],
  ['under an unknown id', [paymentBody('1', { id: 999 })], 'payments'],
])('a payment of or %s is refused', async (_, payments, field) => {
  const visit = await visiting()
  const before = await issued(visit)
  const answer = await put(visit.ask, { ...before, payments })
  expect(answer.status).toBe(400)
  expect(fields(answer)).toContain(field)
  expect(shown(await visit.ask('GET', `${invoices}/${before.id}`))).toEqual(before)
})

test('a payment that was altered or named twice is refused', async () => {
  const { ask, invoice, payment } = await withPayment()
  for (const payments of [
    [{ ...payment, amount: '11.00' }],
    [{ ...payment, date: '2026-01-01' }],
    [payment, payment],
  ])
    expect((await put(ask, { ...invoice, payments })).status).toBe(400)
  expect(shown(await ask('GET', `${invoices}/${invoice.id}`)).payments).toEqual([payment])
})

test.each<[string, unknown]>(
  ['53', [], {}, true, 5.5].flatMap((id) =>
    ['payments', 'items', 'attachments'].map((list): [string, unknown] => [list, id]),
  ),
)(
  'an entry of %s sent back under the id %j is refused, and the stored one stays',
  async (list, id) => {
    const attachments = [{ fileName: 'po.pdf', fileContents: dataUri('order') }]
    const { ask, invoice, service } = await withPayment({ attachments })
    const before = service.invoices()
    const [entry] = (invoice as unknown as Record<string, object[]>)[list] ?? []
    const answer = await put(ask, { ...invoice, [list]: [{ ...entry, id }] })
    expect(answer.status).toBe(400)
    expect(fields(answer)).toContain(`${list}[0].id`)
    expect(service.invoices()).toEqual(before)
  },
)

test('attachments left out are deleted and those that stay are counted anew', async () => {
  const visit = await visiting()
  const files = ['a', 'b', 'c'].map((name) => ({ fileName: name, fileContents: dataUri(name) }))
  const before = await draft(visit.ask, { attachments: files })
  expect(before.attachments.map(({ id }) => id)).toEqual([0, 1, 2])
  const added = { fileName: 'd', fileContents: dataUri('d') }
  const attachments = [before.attachments[2], before.attachments[0], added]
  const after = shown(await put(visit.ask, { ...before, attachments }))
  expect(after.attachments).toEqual(
    ['c', 'a', 'd'].map((fileName, id) => ({ id, fileName, fileContents: null })),
  )
  expect(visit.service.invoices()[0]?.attachments.map(({ sha256 }) => sha256)).toEqual(
    ['c', 'a', 'd'].map((text) => createHash('sha256').update(text).digest('hex')),
  )
  const none = shown(await put(visit.ask, { ...after, attachments: undefined }))
  expect(none.attachments).toEqual([])
})

test('an attachment sent back under another name, or twice, is refused', async () => {
  const { ask } = await visiting()
  const before = await draft(ask, {
    attachments: [{ fileName: 'a', fileContents: dataUri('a') }],
  })
  const [only] = before.attachments
  for (const attachments of [[{ ...only, fileName: 'b' }], [only, only], [{ ...only, id: 4 }]])
    expect((await put(ask, { ...before, attachments })).status).toBe(400)
})

test('items that stay keep their ids, and a draft may change in everything', async () => {
  const { ask } = await visiting()
  const before = await draft(ask, { items: [item, { ...item, description: 'Glaze' }] })
  const [, glaze] = before.items
  const items = [
    { ...glaze, priceExclVat: '10.00' },
    { ...item, description: 'Clay' },
  ]
  const after = shown(await put(ask, { ...before, items, issuedDate: '2026-01-05' }))
  expect(after.items).toMatchObject([{ id: glaze!.id, amount: 24 }, { description: 'Clay' }])
  expect(before.items.map(({ id }) => id)).not.toContain(after.items[1]!.id)
  expect(after.issuedDate).toBe('2026-01-05')
  const foreign = [{ ...item, id: 12345 }]
  expect((await put(ask, { ...after, items: foreign })).status).toBe(400)
})

test.each<[string, (invoice: Record<string, unknown>) => Record<string, unknown>]>([
  ['customer.id', (invoice) => ({ ...invoice, customer: { id: 502 } })],
  ['issuedDate', (invoice) => ({ ...invoice, issuedDate: '2026-01-05' })],
  ['payment.paymentTerms.days', (i) => ({ ...i, payment: { paymentTerms: { days: 1 } } })],
  ['items', (invoice) => ({ ...invoice, items: [{ ...item, quantity: 3 }] })],
  ['id', (invoice) => ({ ...invoice, other: 1, id: 1 })],
])('an issued invoice keeps its %s', async (field, change) => {
  const visit = await visiting()
  const before = await issued(visit)
  await clientOf(visit.ask)
  const answer = await visit.ask('PUT', `${invoices}/${before.id}`, change({ ...before }))
  expect(answer.status).toBe(400)
  expect(fields(answer)).toEqual([field])
})

test('an invoice that is not there can be neither read nor replaced', async () => {
  const { ask } = await visiting()
  expect((await ask('GET', `${invoices}/1`)).status).toBe(404)
  expect((await ask('PUT', `${invoices}/1`, {})).status).toBe(404)
})

test('there is no list of invoices, and none is deleted', async () => {
  const { ask } = await visiting()
  expect((await ask('GET', invoices)).status).toBe(405)
  const { id } = await draft(ask)
  expect((await ask('DELETE', `${invoices}/${id}`)).status).toBe(405)
})

test('the demo company has drafts, and invoices unpaid, paid in part and settled', async () => {
  const service = await started({ seed: 'demo' })
  const booked = service.invoices()
  expect(booked).toHaveLength(60)
  const paid = (index: number) =>
    booked[index]!.payments.reduce((total, { pence }) => total + pence, 0)
  const kinds = booked.map(({ isIssued, netPence, vatPence }, index) => {
    if (!isIssued) return 'draft'
    if (paid(index) === 0) return 'unpaid'
    return paid(index) < netPence + vatPence ? 'in part' : 'settled'
  })
  expect(new Set(kinds)).toEqual(new Set(['draft', 'unpaid', 'in part', 'settled']))
  expect(kinds.filter((kind) => kind === 'draft')).toHaveLength(6)
  expect(booked.some(({ payments }) => payments.some(({ reconciled }) => reconciled))).toBe(true)
  expect(booked.some(({ attachments }) => attachments.length > 0)).toBe(true)
  const dates = booked.map(({ issuedDate }) => issuedDate)
  expect(dates.filter((date) => date > today)).toEqual([])
})
