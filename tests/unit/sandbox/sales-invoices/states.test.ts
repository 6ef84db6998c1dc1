import { expect, test } from 'vitest'
import { asXml, billing, calling, fixture, inXml, invoiceText, noon } from './caller'

const day = 24 * 60 * 60 * 1000

test('a created invoice is a draft: no number, no due date, no settled date', async () => {
  const { create, read } = await billing()
  const id = await create({ dueDate: '2026-04-01', state: 'SETTLED', invoiceNumber: '1/1' })
  const shown = await read(id)
  expect(shown).toMatchObject({ salesInvoiceId: id, resourceUrl: `/v2/salesInvoices/${id}` })
  expect(shown.salesInvoiceDetails.state).toBe('DRAFT')
  for (const name of ['invoiceNumber', 'dueDate', 'settledDate'])
    expect(shown.salesInvoiceDetails).not.toHaveProperty(name)
  expect(shown.clientPayments).toEqual({ count: 0, clientPayment: [] })
})

test('create and update answer with the id and nothing else', async () => {
  const { ask, clientId } = await billing()
  const body = invoiceText(clientId)
  const created = await ask('POST', '', { body })
  const { salesInvoiceId } = created.body
  expect(created.text).toBe(`{"salesInvoiceId":${salesInvoiceId}}`)
  expect((await ask('PUT', `/${salesInvoiceId}`, { body })).text).toBe(created.text)
  const xml = await ask('PUT', `/${salesInvoiceId}`, { body, headers: inXml })
  const known = fixture('salesinvoice.idonly.xml').replace('7004', String(salesInvoiceId))
  expect(xml.text.trim()).toBe(known.trim())
})

test('issue numbers in the order of issue, per account, without gaps', async () => {
  const { create, ask, read } = await billing()
  const [first, second] = [await create(), await create()]
  await ask('DELETE', `/${await create()}`)
  await ask('PUT', `/${second}/issue`)
  await ask('PUT', `/${first}/issue`)
  const number = async (id: number) => (await read(id)).salesInvoiceDetails.invoiceNumber
  expect([await number(second), await number(first)]).toEqual(['0042/0001', '0042/0002'])
})

test('an issued invoice is settled from outside by the admin dial, a draft is not', async () => {
  const { create, ask, read, service } = await billing()
  const id = await create()
  expect(() => service.dials.settleSalesInvoice(id)).toThrow('no such issued sales invoice')
  await ask('PUT', `/${id}/issue`)
  await service.dials.apply({ settleSalesInvoice: id })
  const { state, settledDate } = (await read(id)).salesInvoiceDetails
  expect({ state, settledDate }).toEqual({ state: 'SETTLED', settledDate: '2026-06-15' })
})

test.each([
  ['keeps the issued date', { issuedDate: '2026-06-10', paymentTermsDays: 7 }, '10', '2026-06-17'],
  ['sets an absent one to today', { issuedDate: null, paymentTermsDays: 7 }, '15', '2026-06-22'],
  [
    'takes absent terms from the client',
    { issuedDate: null, paymentTermsDays: null },
    '15',
    '2026-06-29',
  ],
  ['knows terms of no days', { issuedDate: null, paymentTermsDays: 0 }, '15', '2026-06-15'],
])('issue %s and adds the terms to it', async (_, details, issued, due) => {
  const { issue, read } = await billing()
  expect((await read(await issue(details))).salesInvoiceDetails).toMatchObject({
    issuedDate: `2026-06-${issued}`,
    dueDate: due,
  })
})

test('issue ignores whatever body comes along', async () => {
  const { create, ask, read } = await billing()
  for (const extra of [
    { body: '{}' },
    { body: '"a JSON text"' },
    { body: '<!DOCTYPE x>', headers: asXml },
    { body: 'not { anything' },
  ]) {
    const id = await create()
    expect((await ask('PUT', `/${id}/issue`, extra)).status).toBe(204)
    expect((await read(id)).salesInvoiceDetails.state).toBe('OVERDUE')
  }
})

test('an invoice is due until the day before its due date and overdue on that day', async () => {
  const { service, issue, read, ask } = await billing({ accessTokenSeconds: 90 * 24 * 3600 })
  const id = await issue({ issuedDate: '2026-06-15', paymentTermsDays: 2 })
  const state = async () => (await read(id)).salesInvoiceDetails.state
  expect(await state()).toBe('DUE')
  service.dials.advanceClock(1.49 * day)
  expect(await state()).toBe('DUE')
  service.dials.advanceClock(0.02 * day)
  expect(await state()).toBe('OVERDUE')
  expect((await ask('GET', '?state=overdue')).body.count).toBe(1)
  expect((await ask('GET', '?state=due')).body.count).toBe(0)
})

test('becoming overdue is a change, made by the nightly run at two', async () => {
  const { service, issue, read } = await billing({ accessTokenSeconds: 90 * 24 * 3600 })
  const id = await issue({ issuedDate: '2026-06-15', paymentTermsDays: 2 })
  const changed = async () => (await read(id)).salesInvoiceDetails.lastModifiedDate
  expect(await changed()).toBe('2026-06-15T12:00:00.000+0000')
  service.dials.advanceClock(3 * day)
  expect(await changed()).toBe('2026-06-17T02:00:00.000+0000')
})

test('a second issue is refused and changes nothing', async () => {
  const { issue, read, ask } = await billing()
  const id = await issue()
  const before = await read(id)
  const answer = await ask('PUT', `/${id}/issue`)
  expect(answer.status).toBe(400)
  expect(answer.body.error[0]?.cause).toContain('already issued')
  expect(await read(id)).toEqual(before)
})

test('an issued invoice is final: it is neither changed nor deleted', async () => {
  const { issue, read, ask, clientId } = await billing()
  const id = await issue()
  const before = await read(id)
  const body = invoiceText(clientId, { clientReference: 'other' }, { note: 'other' })
  expect((await ask('PUT', `/${id}`, { body })).status).toBe(400)
  expect((await ask('DELETE', `/${id}`)).status).toBe(400)
  expect(await read(id)).toEqual(before)
})

test('a deleted draft is gone, and its id is not used again', async () => {
  const { create, ask } = await billing()
  const id = await create()
  expect((await ask('DELETE', `/${id}`)).status).toBe(204)
  expect((await ask('GET', `/${id}`)).status).toBe(404)
  expect((await ask('DELETE', `/${id}`)).status).toBe(400)
  expect(await create()).toBe(id + 1)
})

test('email needs an address: that of the client, or one on the invoice', async () => {
  const { ask, clientOf, create, clientId } = await billing()
  const silent = await clientOf({ email: '' })
  const email = async (client: Record<string, unknown>) =>
    (await ask('PUT', `/${await create({ client })}/email`)).status
  expect(await email({ clientId })).toBe(204)
  expect(await email({ clientId: silent })).toBe(400)
  expect(await email({ clientId: silent, email: ' ' })).toBe(400)
  expect(await email({ clientId: silent, email: 'desk@silent.example' })).toBe(204)
})

test('amounts are kept as sent, however little they add up', async () => {
  const { create, read, ask } = await billing()
  const line = (rate: unknown, netAmount: unknown) => ({
    lineItemDescription: 'Day',
    quantity: 3,
    rate,
    lineItemAmount: { netAmount, grossAmount: '1.10', vatAmount: -5, vatRate: 17.5 },
    vatType: 'OUTSIDE_SCOPE',
  })
  const salesInvoiceLineItem = [line(28.8, 24), line('1000.00', '900.0001'), line(0.1, 0.3)]
  const id = await create({}, { salesInvoiceLineItems: { count: 9, salesInvoiceLineItem } })
  const { salesInvoiceLineItems } = await read(id)
  const amount = { grossAmount: 1.1, vatAmount: -5, vatRate: 17.5 }
  expect(salesInvoiceLineItems).toMatchObject({
    count: 3,
    salesInvoiceLineItem: [
      { rate: 28.8, lineItemAmount: { ...amount, netAmount: 24 } },
      { rate: 1000, lineItemAmount: { ...amount, netAmount: 900.0001 } },
      { rate: 0.1, lineItemAmount: { ...amount, netAmount: 0.3 } },
    ],
  })
  const { text } = await ask('GET', `/${id}`, { headers: inXml })
  expect(text).toContain('<rate>1000.00</rate>')
  expect(text).toContain('<netAmount>900.0001</netAmount><grossAmount>1.10</grossAmount>')
})

test('id 0, nulls and dates of the year 1 in a create body mean nothing', async () => {
  const { ask, clientId, read } = await billing()
  const unset = '0001-01-01T00:00:00'
  const body = invoiceText(
    clientId,
    { issuedDate: unset, dueDate: unset, settledDate: unset, purchaseOrder: null, state: null },
    { salesInvoiceId: 0, resourceUrl: null, clientPayments: null, note: null, document: null },
  )
  const answer = await ask('POST', '', { body })
  expect(answer.status).toBe(201)
  expect(answer.body.salesInvoiceId).toBeGreaterThan(0)
  const shown = await read(answer.body.salesInvoiceId)
  expect(shown).not.toHaveProperty('note')
  for (const name of ['issuedDate', 'dueDate', 'settledDate', 'purchaseOrder'])
    expect(shown.salesInvoiceDetails).not.toHaveProperty(name)
})

test.each([
  '2026-03-02',
  '2026-03-02T00:00:00Z',
  '2026-03-02T00:00:00+01:00',
  '2026-03-02T00:00:00.000+0000',
  '2026-03-02T00:00:00',
])('the date %s is the second of March', async (issuedDate) => {
  const { create, read } = await billing()
  expect((await read(await create({ issuedDate }))).salesInvoiceDetails.issuedDate).toBe(
    '2026-03-02',
  )
})

test('what nobody knows is kept and given back, in an update too', async () => {
  const { ask, create, read, clientId } = await billing()
  const id = await create()
  const strange = { list: [1, 'two', { three: null }], flag: false }
  const client = { clientId, contacts: { contact: [{ name: 'Ann' }] } }
  const body = invoiceText(clientId, { client, marginScheme: strange }, { costCentre: 'North' })
  await ask('PUT', `/${id}`, {
    body: body.replace('"costCentre"', '"__proto__":{"x":1},"costCentre"'),
  })
  const shown = await read(id)
  expect(shown).toMatchObject({ costCentre: 'North' })
  expect(Object.hasOwn(shown, '__proto__')).toBe(true)
  expect(shown.salesInvoiceDetails['marginScheme']).toEqual(strange)
  expect(shown.salesInvoiceDetails.client).toMatchObject(client)
})

test('what nobody knows may come as XML and is shown as JSON; XML keeps to its schema', async () => {
  const { ask, create, read, clientId } = await billing()
  const id = await create()
  const body = `<salesInvoice><salesInvoiceDetails><client clientId="${clientId}"/>
    <project code="7"><name>Kiln</name><tag>a</tag><tag>b</tag></project></salesInvoiceDetails>
    <costCentre>North</costCentre></salesInvoice>`
  expect((await ask('PUT', `/${id}`, { body, headers: asXml })).status).toBe(201)
  const shown = await read(id)
  expect(shown).toMatchObject({ costCentre: 'North' })
  expect(shown.salesInvoiceDetails['project']).toEqual({ code: '7', name: 'Kiln', tag: ['a', 'b'] })
  expect((await ask('GET', `/${id}`, { headers: inXml })).text).not.toContain('costCentre')
})

test('an update replaces the draft: what it leaves out is gone', async () => {
  const { ask, create, read, clientId, clientOf } = await billing()
  const id = await create({ purchaseOrder: 'PO-1' }, { note: 'Thank you' })
  const other = await clientOf({ name: 'Ardent Pottery Ltd' })
  expect(other).not.toBe(clientId)
  await ask('PUT', `/${id}`, {
    body: JSON.stringify({ salesInvoiceDetails: { client: { clientId: other } } }),
  })
  const shown = await read(id)
  expect(shown).not.toHaveProperty('note')
  expect(shown.salesInvoiceLineItems).toEqual({ count: 0, salesInvoiceLineItem: [] })
  expect(shown.salesInvoiceDetails).toEqual({
    client: { clientId: other, name: 'Ardent Pottery Ltd' },
    emailReminderToCustomer: false,
    issueDateType: 'MANUAL',
    lastModifiedDate: noon.toISOString().replace('Z', '+0000'),
    state: 'DRAFT',
  })
})

test('an invoice read and sent back as it is stays as it is', async () => {
  const { ask, create, read } = await billing()
  const id = await create({ purchaseOrder: 'PO-1', bankAccount: { accountId: 304 } })
  const before = await read(id)
  await ask('PUT', `/${id}`, { body: JSON.stringify(before) })
  expect(await read(id)).toEqual(before)
  const { text } = await ask('GET', `/${id}`, { headers: inXml })
  await ask('PUT', `/${id}`, { body: text, headers: asXml })
  expect((await ask('GET', `/${id}`, { headers: inXml })).text).toBe(text)
})

test.each(['json', 'xml'])(
  'a body with another id than the address is refused, in %s',
  async (format) => {
    const { ask, create, read } = await billing()
    const [id, other] = [await create(), await create()]
    const before = [await read(id), await read(other)]
    const body =
      format === 'json'
        ? JSON.stringify({ ...before[1], note: 'new' })
        : (await ask('GET', `/${other}`, { headers: inXml })).text
    const headers = format === 'json' ? {} : { 'content-type': 'application/xml' }
    const answer = await ask('PUT', `/${id}`, { body, headers })
    expect(answer.status).toBe(400)
    expect(answer.body.error).toEqual([{ cause: 'salesInvoiceId is not the id in the path' }])
    expect([await read(id), await read(other)]).toEqual(before)
  },
)

test('an update may leave its id out, or send the 0 of callers who have none', async () => {
  const { ask, create, clientId } = await billing()
  const id = await create()
  for (const more of [{}, { salesInvoiceId: 0 }, { salesInvoiceId: null }]) {
    const body = invoiceText(clientId, {}, more)
    expect((await ask('PUT', `/${id}`, { body })).status).toBe(201)
  }
})

test('a bank account that is not there is refused, when created and when changed', async () => {
  const { ask, create, clientId, read } = await billing()
  const cause = 'salesInvoiceDetails.bankAccount.accountId 999 does not exist'
  const body = invoiceText(clientId, { bankAccount: { accountId: 999 } })
  const refused = await ask('POST', '', { body })
  expect(refused).toMatchObject({ status: 400, body: { error: [{ cause }] } })
  const id = await create({ bankAccount: { accountId: 305 } })
  const before = await read(id)
  expect(await ask('PUT', `/${id}`, { body })).toMatchObject({
    status: 400,
    body: { error: [{ cause }] },
  })
  expect(await read(id)).toEqual(before)
})

test('a bank account of the invoices of any company can be sent back', async () => {
  const { ask, service } = await calling({ seed: 'demo', seedNumber: 7 })
  const [draft] = service.salesInvoices().filter(({ state }) => state === 'DRAFT')
  const { text } = await ask('GET', `/${draft?.id}`)
  expect((await ask('PUT', `/${draft?.id}`, { body: text })).status).toBe(201)
})

test('a list of one may come without its list', async () => {
  const { create, read } = await billing()
  const salesInvoiceLineItem = { lineItemDescription: 'Alone', quantity: '1' }
  const id = await create({}, { salesInvoiceLineItems: { salesInvoiceLineItem } })
  expect((await read(id)).salesInvoiceLineItems).toEqual({
    count: 1,
    salesInvoiceLineItem: [{ lineItemDescription: 'Alone', quantity: 1 }],
  })
})

test.each([
  ['salesInvoiceDetails.client.clientId is required', { client: null }, {}],
  ['salesInvoiceDetails.client.clientId is required', { client: { clientId: 0 } }, {}],
  ['salesInvoiceDetails.client.clientId 77 does not exist', { client: { clientId: 77 } }, {}],
  ['currency must be GBP', {}, { currency: 'USD' }],
  ['salesInvoiceDetails.issuedDate must be a date', { issuedDate: '2026-02-30' }, {}],
  ['salesInvoiceDetails.paymentTermsDays must be', { paymentTermsDays: -1 }, {}],
  ['salesInvoiceDetails.paymentTermsDays must be', { paymentTermsDays: 'soon' }, {}],
  ['salesInvoiceDetails.emailReminderToCustomer must be', { emailReminderToCustomer: 'maybe' }, {}],
  ['salesInvoiceDetails.client must be an object', { client: 'Brook' }, {}],
  ['note must be a single value', {}, { note: ['a', 'b'] }],
  [
    'salesInvoiceLineItems.salesInvoiceLineItem[0].rate must be a decimal',
    {},
    { salesInvoiceLineItems: { salesInvoiceLineItem: [{ rate: '1,000' }] } },
  ],
  [
    'salesInvoiceLineItems.salesInvoiceLineItem[0].quantity must be a decimal',
    {},
    { salesInvoiceLineItems: { salesInvoiceLineItem: [{ quantity: 1e21 }] } },
  ],
])('refused: %s', async (cause, details, more) => {
  const { ask, clientId } = await billing()
  const answer = await ask('POST', '', { body: invoiceText(clientId, details, more) })
  expect(answer.status).toBe(400)
  expect(answer.body.error.map((error) => error.cause)).toContainEqual(
    expect.stringContaining(cause),
  )
  expect((await ask('GET', '')).body.count).toBe(0)
})

test('everything wrong with a body is told at once', async () => {
  const { ask, clientId } = await billing()
  const body = invoiceText(clientId, { issuedDate: 'x', paymentTermsDays: 'x' }, { currency: 'x' })
  expect((await ask('POST', '', { body })).body).toMatchObject({ count: 3 })
})
