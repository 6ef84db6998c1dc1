import { beforeAll, describe, expect, test } from 'vitest'
import { ServiceClient } from '../../../../../electron/api/connection'
import { signingWith, type OAuth1Keys } from '../../../../../electron/api/sales-invoices/oauth1'
import { changed } from '../../../../../electron/api/sales-invoices/forms'
import { listQuery, SalesInvoices } from '../../../../../electron/api/sales-invoices/sales-invoices'
import type { Reply, Request } from '../../../../../electron/api/http/transport'
import { exchange } from '../../../../support/exchange'
import type { SalesInvoiceDraft } from '../../../../../shared/sales-invoices/sales-invoice'
import { startDemoService } from '../../../../../sandbox/service'
import { asking, everyScope, signedIn } from '../../../sandbox/visitor'
import { clientBody, noon } from '../../../sandbox/sales-invoices/caller'

const keys: OAuth1Keys = {
  consumerKey: 'docket key',
  consumerSecret: 'c&nsumer=secret',
  token: 'tok+en',
  tokenSecret: 'tøken secret',
}

const draft: SalesInvoiceDraft = {
  currency: 'GBP',
  clientId: 0,
  reference: 'AP001',
  issuedDate: '2026-03-02',
  paymentTermsDays: 28,
  lines: [
    {
      description: 'Kiln repair & “glaze” <2>',
      quantity: '2',
      rate: '45.50',
      net: '91.00',
      gross: '109.20',
      vat: '18.20',
      vatRate: '20',
      vatType: 'STANDARD',
    },
  ],
}

/** A person's sales invoices at a demo service that is theirs alone, and what went over the wire. */
async function opened(form: 'json' | 'xml', signIn: 'bearer' | 'oauth1') {
  const options = { seed: 'empty', consent: 'auto', now: () => noon, oauth1: keys } as const
  const service = await startDemoService(options)
  const { access_token: token } = await signedIn(service, everyScope)
  const clientOf = async (changes: Record<string, unknown> = {}) =>
    (await asking(service, token)('POST', '/v1/clients', clientBody(changes))).body.id
  const clientId = await clientOf()
  const wire: { asked: Request; reply?: Reply }[] = []
  const client = new ServiceClient({
    baseUrl: service.legacyBaseUrl,
    exchange: async (asked) => {
      const entry: (typeof wire)[number] = { asked }
      wire.push(entry)
      return (entry.reply = await exchange(asked))
    },
    ...(signIn === 'bearer'
      ? { tokens: { token: () => Promise.resolve(token), renew: () => Promise.resolve(token) } }
      : { authorize: signingWith(keys, { nonce: () => crypto.randomUUID(), now: () => +noon }) }),
  })
  const invoices = new SalesInvoices(client, { form })
  const create = async (changes: Partial<SalesInvoiceDraft> = {}) => {
    const result = await invoices.create({ ...draft, clientId, ...changes })
    if (result.kind !== 'done') throw new Error(JSON.stringify(result))
    return result.id
  }
  const issue = async () => {
    const id = await create()
    await invoices.issue(id)
    return id
  }
  // A read is asked again three times.
  const fail = (times = 1) => {
    for (let time = 0; time < times; time += 1)
      service.dials.next({ act: { kind: 'database-error' } })
  }
  return { service, invoices, clientId, clientOf, create, issue, fail, wire }
}

type Opened = Awaited<ReturnType<typeof opened>>

const ways = [
  ['json', 'bearer'],
  ['json', 'oauth1'],
  ['xml', 'bearer'],
  ['xml', 'oauth1'],
] as const

const nobody = 999_999
const refused = { kind: 'refused', code: 'sales-invoice-refused', said: [expect.any(String)] }
const unknown = { kind: 'refused', code: 'sales-invoice-unknown', said: [expect.any(String)] }
const open = { kind: 'unknown', code: 'sales-invoice-failed', said: [expect.any(String)] }
const thrown = (code: string) => ({ thrown: code })

const rows: readonly (readonly [
  row: string,
  status: number,
  call: (caller: Opened) => Promise<unknown>,
  result: unknown,
])[] = [
  ['list', 200, ({ invoices }) => invoices.list(), { firstResult: 0, unreadable: 0 }],
  [
    'list',
    400,
    ({ invoices }) => invoices.list({ firstResult: -1 }),
    thrown('sales-invoice-refused'),
  ],
  ['list', 500, (it) => (it.fail(4), it.invoices.list()), thrown('sales-invoice-failed')],
  [
    'create',
    201,
    ({ invoices, clientId }) => invoices.create({ ...draft, clientId }),
    { kind: 'done', id: expect.any(Number) as number },
  ],
  ['create', 400, ({ invoices }) => invoices.create({ ...draft, clientId: nobody }), refused],
  [
    'create',
    500,
    (it) => (it.fail(), it.invoices.create({ ...draft, clientId: it.clientId })),
    open,
  ],
  [
    'get',
    200,
    async ({ invoices, create }) => invoices.get(await create()),
    { reference: 'AP001' },
  ],
  ['get', 404, ({ invoices }) => invoices.get(nobody), thrown('sales-invoice-unknown')],
  ['get', 400, ({ invoices }) => invoices.get(NaN), thrown('sales-invoice-refused')],
  [
    'get',
    500,
    async (it) => {
      const id = await it.create()
      it.fail(4)
      return it.invoices.get(id)
    },
    thrown('sales-invoice-failed'),
  ],
  [
    'update',
    201,
    async ({ invoices, create }) => {
      const { id, source } = await invoices.get(await create())
      return invoices.update(id, changed(source, { set: { reference: 'AP002' } }))
    },
    { kind: 'done' },
  ],
  [
    'update',
    400,
    async ({ invoices, create }) => {
      const { id, source } = await invoices.get(await create())
      return invoices.update(id, changed(source, { set: { clientId: nobody } }))
    },
    refused,
  ],
  [
    'update',
    500,
    async (it) => {
      const { id, source } = await it.invoices.get(await it.create())
      it.fail()
      return it.invoices.update(id, source)
    },
    open,
  ],
  ['delete', 204, async (it) => it.invoices.delete(await it.create()), { kind: 'done' }],
  ['delete', 400, async (it) => it.invoices.delete(await it.issue()), refused],
  [
    'delete',
    500,
    async (it) => {
      const id = await it.create()
      it.fail()
      return it.invoices.delete(id)
    },
    open,
  ],
  ['email', 204, async (it) => it.invoices.email(await it.issue()), { kind: 'done' }],
  ['issue', 204, async (it) => it.invoices.issue(await it.create()), { kind: 'done' }],
  ['email', 404, (it) => it.invoices.email(nobody), unknown],
  ['issue', 404, (it) => it.invoices.issue(nobody), unknown],
  [
    'email',
    400,
    async (it) =>
      it.invoices.email(await it.create({ clientId: await it.clientOf({ email: '' }) })),
    refused,
  ],
  ['issue', 400, async (it) => it.invoices.issue(await it.issue()), refused],
  [
    'email',
    500,
    async (it) => {
      const id = await it.issue()
      it.fail()
      return it.invoices.email(id)
    },
    open,
  ],
  [
    'issue',
    500,
    async (it) => {
      const id = await it.create()
      it.fail()
      return it.invoices.issue(id)
    },
    open,
  ],
  [
    'document',
    200,
    async (it) => it.invoices.document(await it.issue()),
    {
      mediaType: 'application/pdf',
      fileName: expect.stringMatching(/^Invoice 0042-\d+\.pdf$/) as string,
    },
  ],
  ['document', 404, (it) => it.invoices.document(nobody), thrown('sales-invoice-unknown')],
  ['document', 400, (it) => it.invoices.document(NaN), thrown('sales-invoice-refused')],
  [
    'document',
    500,
    async (it) => {
      const id = await it.create()
      it.fail(4)
      return it.invoices.document(id)
    },
    thrown('sales-invoice-failed'),
  ],
]

describe.each(ways)('in %s, signed in by %s', (form, signIn) => {
  let it: Opened
  beforeAll(async () => {
    it = await opened(form, signIn)
    return () => it.service.close()
  })

  test.each(rows)('%s answers %i', async (_row, status, call, result) => {
    it.wire.length = 0
    const ended = await call(it).catch((error: unknown) => thrown((error as { code: string }).code))
    expect(ended).toMatchObject(result as object)
    const { asked, reply } = it.wire.at(-1)!
    expect(reply?.status).toBe(status)
    expect(asked.headers?.['Authorization']).toMatch(signIn === 'bearer' ? /^Bearer / : /^OAuth /)
    expect(asked.headers?.['Accept']).toMatch(new RegExp(`^application/${form}, `))
    if (asked.body === undefined) expect(asked.headers).not.toHaveProperty('Content-Type')
    else expect(asked.headers?.['Content-Type']).toBe(`application/${form}`)
    if (status !== 204) expect(reply?.headers['content-type']).toBe(`application/${form}`)
  })

  test('what was created is read back as it was meant', async () => {
    const record = await it.invoices.get(await it.create({ note: 'Thank you\n“Ada”' }))
    expect(record).toMatchObject({
      state: 'DRAFT',
      client: { id: it.clientId, name: 'Brook & Field LLP' },
      reference: 'AP001',
      issuedDate: '2026-03-02',
      paymentTermsDays: 28,
      currency: 'GBP',
      lines: [{ description: 'Kiln repair & “glaze” <2>', vatType: 'STANDARD', vatRate: '20' }],
      net: '91.00',
      vat: '18.20',
      gross: '109.20',
      payments: [],
      note: 'Thank you\n“Ada”',
      source: { form },
    })
    expect(record.number).toBeUndefined()
    expect(record.dueDate).toBeUndefined()
  })

  test('a change reaches the books, and nothing else changes', async () => {
    const id = await it.create()
    const before = await it.invoices.get(id)
    const source = changed(before.source, {
      set: { purchaseOrder: 'PO & 7', issuedDate: '2026-06-14' },
      lines: [{ index: 0, set: { quantity: '3' } }],
      addLines: [{ description: 'Delivery', quantity: '1', net: '5', vat: '1', gross: '6.00' }],
    })
    expect(await it.invoices.update(id, source)).toEqual({ kind: 'done', id })
    const after = await it.invoices.get(id)
    expect(after).toMatchObject({
      id,
      reference: 'AP001',
      purchaseOrder: 'PO & 7',
      issuedDate: '2026-06-14',
      lines: [{ ...before.lines[0], quantity: '3' }, { description: 'Delivery' }],
      gross: '115.20',
    })
  })

  test('the document is a PDF', async () => {
    const { bytes } = await it.invoices.document(await it.create())
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(bytes.toString('latin1').trimEnd()).toMatch(/%%EOF$/)
  })

  test('issuing gives number and due date', async () => {
    const { state, number, dueDate } = await it.invoices.get(await it.issue())
    expect([state, dueDate]).toEqual(['OVERDUE', '2026-03-30'])
    expect(number).toMatch(/^0042\/\d{4}$/)
  })
})

describe.each(ways)('a list in %s, signed in by %s', (form, signIn) => {
  let it: Opened
  let other: number
  beforeAll(async () => {
    it = await opened(form, signIn)
    other = await it.clientOf({ name: 'Ardent Pottery Ltd' })
    const issue = async (changes: Partial<SalesInvoiceDraft>) =>
      it.invoices.issue(await it.create(changes))
    await it.create({ reference: 'draft one' })
    await it.create({ reference: 'draft & two', clientId: other })
    await issue({ reference: 'late', issuedDate: '2026-05-01', paymentTermsDays: 10 })
    await issue({ reference: 'later', issuedDate: '2026-05-01', paymentTermsDays: 20 })
    await issue({ reference: 'due', issuedDate: '2026-06-10', clientId: other })
    return () => it.service.close()
  })

  test.each<[Parameters<SalesInvoices['list']>[0] & object, string[]]>([
    [{}, ['draft & two', 'draft one', 'due', 'late', 'later']],
    [{ states: ['DRAFT'] }, ['draft & two', 'draft one']],
    [{ states: ['DUE', 'OVERDUE'] }, ['due', 'late', 'later']],
    [{ states: ['SETTLED', 'WRITTEN_OFF'] }, []],
    [{ clientRef: 'draft & two' }, ['draft & two']],
    [{ dueDate: '2026-05-11' }, ['late']],
    [{ dueDateFrom: '2026-05-12' }, ['due', 'later']],
    [{ dueDateTo: '2026-05-21' }, ['late', 'later']],
    [{ dueDateFrom: '2026-05-12', dueDateTo: '2026-05-21' }, ['later']],
  ])('%j shows %j', async (filter, references) => {
    const page = await it.invoices.list(filter)
    expect(page.invoices.map(({ reference }) => reference).sort()).toEqual(references)
    expect(page).toMatchObject({ count: references.length, firstResult: 0, unreadable: 0 })
    for (const { source } of page.invoices) expect(source.form).toBe(form)
  })

  test('a client’s are those of that client', async () => {
    const { invoices } = await it.invoices.list({ clientId: other })
    expect(invoices.map(({ client }) => client?.id)).toEqual([other, other])
  })

  test('a part of the list counts the whole', async () => {
    const whole = await it.invoices.list()
    const part = await it.invoices.list({ firstResult: 1, resultsPerPage: 2 })
    expect(part).toMatchObject({ count: 5, firstResult: 1 })
    expect(part.invoices).toEqual(whole.invoices.slice(1, 3))
  })

  test('an invoice of a list can be changed like one read alone', async () => {
    const { invoices } = await it.invoices.list({ clientRef: 'draft one' })
    const { id, source } = invoices[0]!
    const sent = changed(source, { set: { note: 'From the list' } })
    expect(await it.invoices.update(id, sent)).toEqual({ kind: 'done', id })
    expect((await it.invoices.get(id)).note).toBe('From the list')
  })
})

test('dates of the filters are written either way', async () => {
  const filter = { dueDate: '2026-03-02', dueDateFrom: '2026-03-01', dueDateTo: '2026-03-31' }
  expect(listQuery(filter, 'YYYY-MM-DD')).toEqual(filter)
  expect(listQuery(filter, 'DD-MM-YYYY')).toEqual({
    dueDate: '02-03-2026',
    dueDateFrom: '01-03-2026',
    dueDateTo: '31-03-2026',
  })
})

test('states are written as the specification has them, and what is not asked for is left out', () => {
  const states = ['DRAFT', 'DUE', 'OVERDUE', 'SETTLED', 'WRITTEN_OFF'] as const
  expect(listQuery({ states: [...states], firstResult: 0, clientId: 7 }, 'YYYY-MM-DD')).toEqual({
    state: 'Draft,Due,Overdue,Settled,Written_Off',
    firstResult: 0,
    clientId: 7,
  })
  expect(listQuery({ states: [] }, 'YYYY-MM-DD')).toEqual({})
})

test.each(ways)('in %s by %s a change whose answer is lost is sent once', async (form, signIn) => {
  const it = await opened(form, signIn)
  const losing = { method: 'POST', act: { kind: 'drop-after' } } as const
  it.service.dials.next(losing)
  it.wire.length = 0
  const result = await it.invoices.create({ ...draft, clientId: it.clientId })
  expect(result).toEqual({ kind: 'unknown', code: 'outcome-unknown', said: [] })
  expect(it.wire).toHaveLength(1)
  expect((await it.invoices.list()).count).toBe(1)
  await it.service.dials.offline(true)
  expect(await it.invoices.create({ ...draft, clientId: it.clientId })).toEqual({
    kind: 'not-sent',
    code: 'offline',
  })
  await it.service.close()
})

test('with a wrong secret nothing is done or asked twice, and the keys are refused, not the sign-in', async () => {
  const it = await opened('json', 'bearer')
  const asked: Request[] = []
  const client = new ServiceClient({
    baseUrl: it.service.legacyBaseUrl,
    authorize: signingWith(
      { ...keys, tokenSecret: 'wrong' },
      { nonce: () => 'once', now: () => +noon },
    ),
    exchange: (request) => {
      asked.push(request)
      return exchange(request)
    },
  })
  const result = await new SalesInvoices(client).create({ ...draft, clientId: it.clientId })
  expect(result).toEqual({ kind: 'not-sent', code: 'forbidden' })
  expect(asked).toHaveLength(1)
  expect((await it.invoices.list()).count).toBe(0)
  await it.service.close()
})
