/** Of sandbox: one test for each row of the specification on records: A2, A3, the rules on records, lists and versions. */
import { describe, expect, test } from 'vitest'
import {
  clientBody,
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
import { dataUri, expenseOf, supplierOf, today, visiting } from './visitor'
import type { Ask } from './visitor'

async function expense(ask: Ask) {
  return (await ask('POST', '/v1/expenses', expenseOf(await supplierOf(ask)))).body
}

const onlyExpense = async (ask: Ask) => (await ask('GET', '/v1/expenses')).body.content[0]

describe('A2, expenses', () => {
  test('row 1: POST /v1/expenses answers with the created expense', async () => {
    const { ask } = await visiting()
    const sent = expenseOf(await supplierOf(ask))
    const { status, body } = await ask('POST', '/v1/expenses', sent)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      id: expect.any(Number) as number,
      postingDate: sent.postingDate,
      supplier: sent.supplier,
      expenseLineItems: [{ expenseType: 'PRINTING_POSTAGE_STATIONERY', vatType: 'Standard' }],
      supplierPayments: [{ date: today, amount: 24 }],
      attachments: [{ id: 0, fileName: 'receipt.pdf', fileContents: null }],
    })
  })

  test('row 2: GET /v1/expenses is a page of expenses', async () => {
    const { ask } = await visiting()
    const created = await expense(ask)
    const { body } = await ask('GET', '/v1/expenses?page=0&size=10&sort=postingDate,desc')
    expect(body).toMatchObject({ content: [created], last: true, number: 0, size: 10 })
  })

  test('row 3: PUT without supplierPayments removes only the payment', async () => {
    const { ask } = await visiting()
    const before = await expense(ask)
    const sent = { ...before, supplierPayments: undefined }
    const { status, body } = await ask('PUT', `/v1/expenses/${before.id}`, sent)
    expect(status).toBe(200)
    // The lines are replaced by those sent, so their ids are new.
    const expenseLineItems = [expect.objectContaining({ description: 'Printer paper' })]
    const rest = { expenseLineItems, supplierPayments: [], outstandingBalance: 24 }
    expect(body).toEqual({ ...before, ...rest })
  })

  test('row 4: DELETE deletes the expense', async () => {
    const { ask } = await visiting()
    const { id } = await expense(ask)
    expect((await ask('DELETE', `/v1/expenses/${id}`)).status).toBe(200)
    expect((await ask('GET', '/v1/expenses')).body.content).toEqual([])
    expect((await ask('DELETE', `/v1/expenses/${id}`)).status).toBe(404)
  })

  test('row 5: GET attachments gives the file named by all three parameters', async () => {
    const { ask } = await visiting()
    const { id } = await expense(ask)
    const path = '/v1/expenses/attachments'
    const whole = `expenseId=${id}&attachmentId=0&fileName=receipt.pdf`
    expect((await ask('GET', `${path}?${whole}`)).text).toBe('%PDF-1.4 receipt')
    for (const part of ['expenseId', 'attachmentId', 'fileName']) {
      const query = whole.replace(new RegExp(`${part}=[^&]*&?`), '')
      expect((await ask('GET', `${path}?${query}`)).status).toBe(400)
    }
  })

  test('row 6: POST suppliers requires only companyName', async () => {
    const { ask } = await visiting()
    const { status, body } = await ask('POST', '/v1/expenses/suppliers', { companyName: 'A' })
    expect({ status, body }).toMatchObject({ status: 201, body: { companyName: 'A' } })
    expect((await ask('POST', '/v1/expenses/suppliers', { country: 'GB' })).status).toBe(400)
  })

  test('row 7: GET suppliers finds by supplierName', async () => {
    const { ask } = await visiting()
    const id = await supplierOf(ask, 'Northgate & Sons')
    await supplierOf(ask, 'Northgate')
    const name = encodeURIComponent('Northgate & Sons')
    const { body } = await ask('GET', `/v1/expenses/suppliers?supplierName=${name}`)
    expect(body).toMatchObject([{ id, companyName: 'Northgate & Sons' }])
  })

  test.each([
    [8, 'expense-types', 'expenseGroups'],
    [9, 'vat-types', 'vatTypes'],
    [10, 'payment-methods', 'paymentMethods'],
    [11, `persons?date=${today}`, 'persons'],
    [12, 'ledgers', 'ledgers'],
  ])('row %i: GET %s lists values', async (_, path, name) => {
    const { ask } = await visiting()
    const { status, body } = await ask('GET', `/v1/expenses/${path}`)
    expect(status).toBe(200)
    const list = (body as unknown as Record<string, unknown[]>)[name]!
    expect(list.length).toBeGreaterThan(0)
  })

  test('rows 8 to 12: each value listed is one that an expense takes', async () => {
    const { ask } = await visiting()
    const supplierId = await supplierOf(ask)
    const groups = (await ask('GET', '/v1/expenses/expense-types')).body.expenseGroups
    const { vatTypes } = (await ask('GET', '/v1/expenses/vat-types')).body
    const methods = (await ask('GET', '/v1/expenses/payment-methods')).body.paymentMethods
    const persons = (await ask('GET', '/v1/expenses/persons')).body.persons as { id: number }[]
    const types = groups.flatMap((group) => group.expenseTypes) as {
      expenseTypeName: string
      assignable: boolean
    }[]
    const lines = types
      .filter(({ assignable }) => assignable)
      .map(({ expenseTypeName }, index) => ({
        expenseType: expenseTypeName,
        vatType: vatTypes[index % vatTypes.length],
        description: 'A',
        amount: { grossAmount: '1.00' },
      }))
    const payments = methods.map((paymentMethod) =>
      paymentBody('1.00', {
        paymentTarget: { paymentMethod, bankAccount: { id: 304 }, person: persons[0] },
      }),
    )
    const body = expenseOf(supplierId, { expenseLineItems: lines, supplierPayments: payments })
    expect((await ask('POST', '/v1/expenses', body)).status).toBe(201)
  })
})

describe('A3, banking, clients, invoices and reference data', () => {
  test('row 1: GET bank-accounts gives accounts whose ids payments take', async () => {
    const { ask } = await visiting()
    const accounts = (await ask('GET', '/v1/banking/bank-accounts')).body as unknown as {
      id: number
    }[]
    const supplierId = await supplierOf(ask)
    expect(accounts.length).toBeGreaterThan(0)
    for (const { id } of accounts) {
      const paymentTarget = { ...paymentBody(1).paymentTarget, bankAccount: { id } }
      const body = expenseOf(supplierId, { supplierPayments: [paymentBody(1, { paymentTarget })] })
      expect((await ask('POST', '/v1/expenses', body)).status).toBe(201)
    }
  })

  test('row 2: POST /v1/clients answers with the client and its id', async () => {
    const { ask } = await visiting()
    const { status, body } = await ask('POST', '/v1/clients', clientBody())
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...clientBody(), id: expect.any(Number) as number })
  })

  test('row 3: GET /v1/clients/list gives the existing clients', async () => {
    const { ask } = await visiting()
    const ids = [await clientOf(ask), await clientOf(ask)]
    expect((await ask('GET', '/v1/clients/list')).body).toMatchObject(ids.map((id) => ({ id })))
  })

  test('row 4: POST /v1/invoices answers with the invoice', async () => {
    const { ask } = await visiting()
    const sent = invoiceBody(await clientOf(ask))
    const { status, body } = await ask('POST', invoices, sent)
    expect(status).toBe(200)
    const { currency, customer, issuedDate, payment } = sent
    expect(body).toMatchObject({ currency, customer, issuedDate, payment })
    expect(body.id).toEqual(expect.any(Number))
  })

  test('row 5: GET /v1/invoices/{id} includes payments and attachments', async () => {
    const attachments = [{ fileName: 'po.pdf', fileContents: dataUri('order') }]
    const { ask, invoice } = await withPayment({ attachments })
    expect((await ask('GET', `${invoices}/${invoice.id}`)).body).toMatchObject({
      payments: [{ amount: '10.00' }],
      attachments: [{ id: 0, fileName: 'po.pdf', fileContents: null }],
    })
  })

  test('row 6: PUT /v1/invoices/{id} takes the whole invoice with changes', async () => {
    const { ask } = await visiting()
    const before = await draft(ask)
    const answer = await put(ask, { ...before, note: { text: 'Changed' } })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ ...before, note: { id: before.id, text: 'Changed' } })
  })

  test('row 7: GET countries gives codes that clients and suppliers take', async () => {
    const { ask } = await visiting()
    const { body } = await ask('GET', '/v1/immutable-data/countries')
    const { countries } = body as unknown as { countries: { code: string }[] }
    const { code } = countries.at(-1)!
    const billingAddress = { ...clientBody().billingAddress, country: code }
    expect((await ask('POST', '/v1/clients', clientBody({ billingAddress }))).status).toBe(200)
  })
})

describe('A3, recording a payment', () => {
  test('a payment without id is added beside those sent back, which keep their ids', async () => {
    const { ask, invoice, payment } = await withPayment()
    const payments = [payment, paymentBody('20.00')]
    const after = shown(await put(ask, { ...invoice, payments }))
    expect(after.payments![0]).toEqual(payment)
    expect(after.payments![1]).toMatchObject({ amount: '20.00', date: today })
    expect(after.payments![1]!.id).not.toBe(payment.id)
    expect(after.outstandingBalance).toBe(79.2)
  })

  test('a payment missing from payments is deleted', async () => {
    const { ask, invoice } = await withPayment()
    const after = shown(await put(ask, { ...invoice, payments: [] }))
    expect(after).toMatchObject({ payments: [], outstandingBalance: 109.2 })
  })

  test('a body that does not speak of payments deletes them all', async () => {
    const { ask, invoice } = await withPayment()
    const after = await ask('PUT', `${invoices}/${invoice.id}`, { ...invoice, payments: undefined })
    expect(shown(after).payments).toEqual([])
  })

  test('an attachment missing from attachments is deleted and the rest move up', async () => {
    const files = ['a', 'b'].map((fileName) => ({ fileName, fileContents: dataUri(fileName) }))
    const { ask, invoice, payment } = await withPayment({ attachments: files })
    const after = shown(await put(ask, { ...invoice, attachments: [invoice.attachments[1]!] }))
    expect(after.attachments).toEqual([{ id: 0, fileName: 'b', fileContents: null }])
    expect(after.payments).toEqual([payment])
  })
})

describe('Business rules on records', () => {
  test('rule 1: a payment needs an issued invoice', async () => {
    const visit = await visiting()
    const before = await draft(visit.ask)
    const sent = { ...before, payments: [paymentBody('10.00')] }
    const refused = await put(visit.ask, sent)
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toMatchObject([{ field: 'payments' }])
    visit.service.dials.issueInvoice(before.id)
    expect((await put(visit.ask, sent)).status).toBe(200)
  })

  test('rule 2: a reconciled payment of an invoice stays', async () => {
    const { ask, service } = await visiting({ seed: 'demo' })
    const settled = service
      .invoices()
      .find(({ payments }) => payments.some(({ reconciled }) => reconciled))!
    const before = shown(await ask('GET', `${invoices}/${settled.id}`))
    const refused = await put(ask, { ...before, payments: [] })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toMatchObject([{ field: 'payments' }])
    expect(service.invoices().find(({ id }) => id === settled.id)).toEqual(settled)
    expect((await put(ask, before)).status).toBe(200)
  })

  test('rule 2: a reconciled payment of an expense stays', async () => {
    const { ask } = await visiting({ seed: 'demo' })
    const { content } = (await ask('GET', '/v1/expenses?size=200&sort=postingDate,desc')).body
    const before = content.find((shownExpense) => shownExpense.reconciled)!
    const sent = { ...before, supplierPayments: undefined }
    expect((await ask('PUT', `/v1/expenses/${before.id}`, sent)).status).toBe(400)
    expect((await ask('DELETE', `/v1/expenses/${before.id}`)).status).toBe(400)
  })

  test('rule 2: an expense whose year has closed since can be neither edited nor deleted', async () => {
    const { ask, service } = await visiting({
      now: () => new Date('2026-09-30T12:00:00Z'),
      accessTokenSeconds: 10 * 86_400,
    })
    const body = expenseOf(await supplierOf(ask), {
      postingDate: '2026-03-31',
      supplierPayments: [],
    })
    const before = (await ask('POST', '/v1/expenses', body)).body
    service.dials.advanceClock(86_400_000)
    expect((await ask('PUT', `/v1/expenses/${before.id}`, before)).status).toBe(400)
    expect((await ask('DELETE', `/v1/expenses/${before.id}`)).status).toBe(400)
    expect(await onlyExpense(ask)).toMatchObject({ id: before.id, expenseLedgerIsOpen: false })
  })

  test('rule 3: recording a payment reconciles nothing', async () => {
    const visit = await visiting()
    const before = await issued(visit)
    const accounts = (await visit.ask('GET', '/v1/banking/bank-accounts')).body
    const after = shown(await put(visit.ask, { ...before, payments: [paymentBody('10')] }))
    expect(after.payments).toMatchObject([{ reconciled: false }])
    expect(visit.service.invoices()[0]?.payments).toMatchObject([{ reconciled: false }])
    expect((await visit.ask('GET', '/v1/banking/bank-accounts')).body).toEqual(accounts)
  })
})

describe('Resources', () => {
  test('attachments are counted 0, 1, 2 within their record, and read back as null', async () => {
    const { ask } = await visiting()
    const files = ['a', 'b', 'c'].map((fileName) => ({ fileName, fileContents: dataUri('x') }))
    const counted = files.map(({ fileName }, id) => ({ id, fileName, fileContents: null }))
    expect((await draft(ask, { attachments: files })).attachments).toEqual(counted)
    const body = expenseOf(await supplierOf(ask), { attachments: files })
    expect((await ask('POST', '/v1/expenses', body)).body.attachments).toEqual(counted)
  })

  test('a posting date must fall in an open accounting period', async () => {
    const { ask } = await visiting()
    const supplierId = await supplierOf(ask)
    const { ledgers } = (await ask('GET', '/v1/expenses/ledgers')).body
    const first = ledgers[0]!.startDate
    const eve = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10)
    const post = (postingDate: string) =>
      ask('POST', '/v1/expenses', expenseOf(supplierId, { postingDate, supplierPayments: [] }))
    expect((await post(first)).status).toBe(201)
    expect((await post(eve)).status).toBe(400)
  })

  test('a director who paid is named, and no one else can be', async () => {
    const { ask } = await visiting()
    const supplierId = await supplierOf(ask)
    const pay = (person: object | undefined) => {
      const paymentMethod = { paymentMethodName: 'DIRECTORS_EXPENSES' }
      const payment = paymentBody(24, { paymentTarget: { paymentMethod, person } })
      return ask('POST', '/v1/expenses', expenseOf(supplierId, { supplierPayments: [payment] }))
    }
    expect((await pay({ id: 580 })).status).toBe(201)
    expect((await pay({ id: 999 })).status).toBe(400)
    expect((await pay(undefined)).status).toBe(400)
  })
})

test('Resources: amounts are texts where the specification says string, else numbers', async () => {
  const { ask, invoice, service } = await withPayment()
  const made = await expense(ask)
  expect(made).toMatchObject({
    expenseLineItems: [{ amount: { grossAmount: '24.00' } }],
    supplierPayments: [{ amount: 24 }],
  })
  expect(invoice).toMatchObject({
    items: [{ priceExclVat: '45.50', quantity: 2 }],
    payments: [{ amount: '10.00' }],
  })
  for (const [path, record] of [
    [`/v1/expenses/${made.id}`, made],
    [`/v1/invoices/${invoice.id}`, invoice],
  ] as const) {
    const before = [service.books(), service.invoices()]
    expect((await ask('PUT', path, record)).status).toBe(200)
    expect([service.books(), service.invoices()]).toEqual(before)
  }
})

describe('Versioning', () => {
  test('row 1: the public API lives under /v1 alone', async () => {
    const { ask } = await visiting()
    for (const path of ['/expenses', '/v2/expenses', '/v1', '/clients/list', '/invoices/1'])
      expect((await ask('GET', path)).status).toBe(404)
  })
})
