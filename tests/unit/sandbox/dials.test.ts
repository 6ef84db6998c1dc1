import { expect, test } from 'vitest'
import type { FaultAct } from '../../../sandbox/faults'
import { Journal } from '../../../sandbox/journal'
import type { DemoService } from '../../../sandbox/service'
import { expenseOf, refresh, signedIn, supplierOf, visiting } from './visitor'

const lookup = '/v1/expenses/vat-types'

async function prepared() {
  const visit = await visiting()
  const expense = expenseOf(await supplierOf(visit.ask))
  const create = () => visit.ask('POST', '/v1/expenses', expense)
  const strike = (act: FaultAct) =>
    visit.service.dials.next({ method: 'POST', path: '/v1/expenses', act })
  return { ...visit, create, strike }
}

const lastEntry = (service: DemoService) => service.journal().at(-1)

test('offline refuses connections, and online answers at the same address', async () => {
  const { service, ask } = await prepared()
  await service.dials.offline(true)
  await expect(ask('GET', lookup)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
  await service.dials.offline(false)
  expect((await ask('GET', lookup)).status).toBe(200)
})

test('going offline cuts what is under way', async () => {
  const { service, ask } = await prepared()
  service.dials.next({ act: { kind: 'hold' } })
  const waiting = expect(ask('GET', lookup)).rejects.toThrow()
  await expect.poll(() => lastEntry(service)?.path).toBe(lookup)
  await service.dials.offline(true)
  await waiting
})

test('latency delays every answer', async () => {
  const { service, ask } = await prepared()
  service.dials.latencyMs(80)
  const startedAt = performance.now()
  await ask('GET', lookup)
  expect(performance.now() - startedAt).toBeGreaterThan(75)
})

test('drop-before loses the request, once', async () => {
  const { service, create, strike } = await prepared()
  strike({ kind: 'drop-before' })
  await expect(create()).rejects.toThrow()
  expect(service.books()).toHaveLength(0)
  expect(lastEntry(service)).toMatchObject({ method: 'POST', status: 'dropped' })
  expect((await create()).status).toBe(201)
})

test('drop-after loses only the answer', async () => {
  const { service, create, strike } = await prepared()
  strike({ kind: 'drop-after' })
  await expect(create()).rejects.toThrow()
  expect(service.books()).toHaveLength(1)
  expect(lastEntry(service)).toMatchObject({ status: 'dropped', grantId: 1 })
})

test('drop-after at the token endpoint spends the refresh token', async () => {
  const { service, tokens } = await prepared()
  service.dials.next({ path: '/auth/token', act: { kind: 'drop-after' } })
  await expect(refresh(service, tokens.refresh_token)).rejects.toThrow()
  expect((await refresh(service, tokens.refresh_token)).body.error).toBe('invalid_grant')
})

test('late-commit reaches the books after the connection is gone', async () => {
  const { service, create, strike } = await prepared()
  strike({ kind: 'late-commit', delayMs: 60 })
  await expect(create()).rejects.toThrow()
  expect(service.books()).toHaveLength(0)
  await expect.poll(() => service.books().length).toBe(1)
})

test('hold commits and answers only when released', async () => {
  const { service, create, strike } = await prepared()
  strike({ kind: 'hold' })
  const waiting = create()
  await expect.poll(() => service.books().length).toBe(1)
  expect(lastEntry(service)?.status).toBe('dropped')
  service.dials.release()
  expect((await waiting).status).toBe(201)
  expect(lastEntry(service)?.status).toBe(201)
})

test('status answers in place of the service', async () => {
  const { service, create, strike } = await prepared()
  strike({ kind: 'status', status: 503, body: { why: 'busy' }, headers: { 'retry-after': '7' } })
  const answer = await create()
  expect(answer).toMatchObject({ status: 503, body: { why: 'busy' } })
  expect(answer.headers.get('retry-after')).toBe('7')
  expect(service.books()).toHaveLength(0)
})

test('status with isDone answers so although all was done', async () => {
  const { service, create, strike } = await prepared()
  strike({ kind: 'status', status: 500, isDone: true })
  expect((await create()).status).toBe(500)
  expect(service.books()).toHaveLength(1)
})

test('a fault strikes only after as many as it is to let pass', async () => {
  const { service, ask } = await prepared()
  const act: FaultAct = { kind: 'status', status: 500 }
  service.dials.next({ path: lookup, skip: 2, count: 2, act })
  const statuses: number[] = []
  for (let each = 0; each < 5; each += 1) statuses.push((await ask('GET', lookup)).status)
  expect(statuses).toEqual([200, 200, 500, 500, 200])
})

test('clients and sales invoices are told apart from the API', async () => {
  const { service, ask } = await prepared()
  const billingAddress = { line1: '1 Mill Row', line2: '', postCode: 'YO1 1AA', country: 'GB' }
  const { body: client } = await ask('POST', '/v1/clients', {
    name: 'Mill Row Ltd',
    billingAddress,
  })
  const details = { client: { clientId: client.id }, clientReference: 'Order 9' }
  await ask('POST', '/rest/v2/sales_invoices', { salesInvoiceDetails: details, note: 'Thanks' })
  expect(service.clients()).toMatchObject([{ id: client.id, name: 'Mill Row Ltd', email: '' }])
  expect(service.salesInvoices()).toMatchObject([
    { client: 'Mill Row Ltd', reference: 'Order 9', state: 'DRAFT', note: 'Thanks', paidPence: 0 },
  ])
})

test('html answers with a page and keeps nothing', async () => {
  const { service, create, strike } = await prepared()
  strike({ kind: 'html' })
  const answer = await create()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(service.books()).toHaveLength(0)
})

test.each([0, 10])('truncate cuts the answer after %i bytes', async (bytes) => {
  const { service, strike, tokens } = await prepared()
  strike({ kind: 'truncate', bytes })
  const supplier = JSON.stringify({ companyName: 'Cut Short Ltd' })
  const response = await fetch(`${service.baseUrl}/v1/expenses/suppliers`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens.access_token}`,
      'content-type': 'application/json',
    },
    body: supplier,
  })
  expect(response.status).toBe(201)
  await expect(response.text()).rejects.toThrow()
})

test('stale-list shows the books as before the last create', async () => {
  const { service, ask, create } = await prepared()
  const first = await create()
  await create()
  service.dials.next({ method: 'GET', act: { kind: 'stale-list' } })
  const stale = (await ask('GET', '/v1/expenses')).body
  expect(stale.content).toEqual([first.body])
  expect(stale.totalElements).toBe(1)
  expect((await ask('GET', '/v1/expenses')).body.totalElements).toBe(2)
})

test('a fault strikes as often as told, and only what it is aimed at', async () => {
  const { service, ask } = await prepared()
  const act: FaultAct = { kind: 'status', status: 500 }
  service.dials.next({ path: /vat-types$/, count: 2, act })
  service.dials.next({ path: 'ledgers$', act })
  const status = async (path: string) => (await ask('GET', path)).status
  expect(await status('/v1/expenses/persons')).toBe(200)
  expect([await status(lookup), await status(lookup), await status(lookup)]).toEqual([
    500, 500, 200,
  ])
  expect(await status('/v1/expenses/ledgers')).toBe(500)
})

test('cleared dials leave no fault behind', async () => {
  const { service, ask } = await prepared()
  service.dials.next({ act: { kind: 'html' } })
  service.dials.clear()
  expect((await ask('GET', lookup)).body.vatTypes).toHaveLength(5)
})

test('expired access tokens are renewed by refreshing', async () => {
  const { service, ask, tokens } = await prepared()
  service.dials.expireAccessTokens()
  expect((await ask('GET', lookup)).status).toBe(401)
  expect((await refresh(service, tokens.refresh_token)).status).toBe(200)
})

test('revoked grants need a new sign-in', async () => {
  const { service, ask, tokens } = await prepared()
  service.dials.revokeGrants()
  expect((await ask('GET', lookup)).status).toBe(401)
  expect((await refresh(service, tokens.refresh_token)).body.error).toBe('invalid_grant')
  expect(await signedIn(service)).toHaveProperty('access_token')
})

test('the journal tells who asked what and how it ended', async () => {
  const { service, ask } = await prepared()
  await ask('GET', '/v1/expenses?page=0&size=5')
  expect(lastEntry(service)).toEqual({
    at: expect.any(String) as unknown,
    method: 'GET',
    path: '/v1/expenses',
    query: 'page=0&size=5',
    status: 200,
    bytes: 0,
    grantId: 1,
  })
})

test.each([400, 401, 403, 404, 409, 418, 500, 502, 503])(
  'status %i without a body answers as the service would',
  async (status) => {
    const { service, create, strike } = await prepared()
    strike({ kind: 'status', status })
    const answer = await create()
    expect(answer).toMatchObject({ status, body: { status, path: '/v1/expenses' } })
    expect(service.books()).toHaveLength(0)
  },
)

test('status 429 says when to come back', async () => {
  const { create, strike } = await prepared()
  strike({ kind: 'status', status: 429 })
  expect((await create()).headers.get('retry-after')).toBe('1')
  strike({ kind: 'status', status: 429, headers: { 'retry-after': '30' } })
  expect((await create()).headers.get('retry-after')).toBe('30')
})

test('database-error undoes all that the request had done', async () => {
  const { service, create, strike } = await prepared()
  strike({ kind: 'database-error' })
  expect(await create()).toMatchObject({ status: 500, body: { message: 'The database failed' } })
  expect(service.books()).toHaveLength(0)
  expect((await create()).status).toBe(201)
})

test('a fault that strikes no request is none', async () => {
  const { service, create } = await prepared()
  service.dials.next({ count: 0, act: { kind: 'drop-before' } })
  expect((await create()).status).toBe(201)
})

test('clear forgets faults and latency, and answers nothing it holds', async () => {
  const { service, ask, create, strike } = await prepared()
  strike({ kind: 'hold' })
  const waiting = create()
  await expect.poll(() => service.books().length).toBe(1)
  service.dials.next({ count: 5, act: { kind: 'drop-before' } })
  service.dials.latencyMs(5000)
  service.dials.clear()
  const startedAt = performance.now()
  expect((await ask('GET', lookup)).status).toBe(200)
  expect(performance.now() - startedAt).toBeLessThan(4000)
  service.dials.release()
  expect((await waiting).status).toBe(201)
})

test('the journal keeps the newest 10,000 requests and counts the others', () => {
  const journal = new Journal()
  const entry = { at: '', query: '', status: 200, bytes: 0, grantId: undefined }
  for (let index = 0; index < 10_007; index += 1)
    journal.add({ ...entry, method: 'GET', path: `/${index}` })
  expect(journal.dropped).toBe(7)
  expect(journal.entries()).toHaveLength(10_000)
  expect(journal.entries()[0]?.path).toBe('/7')
  expect(journal.entries().at(-1)?.path).toBe('/10006')
})

test('what was asked is kept short in the journal', async () => {
  const { service, ask } = await prepared()
  await ask('GET', `/v1/${'a'.repeat(9000)}?page=${'1'.repeat(3000)}`)
  expect(lastEntry(service)?.path).toHaveLength(501)
  expect(lastEntry(service)?.query).toHaveLength(501)
})
