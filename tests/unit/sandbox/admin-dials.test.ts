/** Of sandbox/dials.ts: every dial, turned through the admin listener of sandbox/admin.ts. */
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { expenseOf, refresh, supplierOf, visiting } from './visitor'

const lookup = '/v1/expenses/vat-types'

/** Everything here is done from outside, as another process would do it. */
async function outside() {
  const visit = await visiting({ adminPort: 0 })
  const expense = expenseOf(await supplierOf(visit.ask))
  const admin = (method: string, path: string, body?: unknown) =>
    new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
      const sent = request(`${visit.service.adminUrl}${path}`, { method }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () =>
          resolve({ status: response.statusCode, body: JSON.parse(text) as unknown }),
        )
      })
      sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
    })
  const dial = async (settings: unknown) => {
    expect(await admin('POST', '/dials', settings)).toMatchObject({ status: 200 })
  }
  return {
    ...visit,
    admin,
    dial,
    create: () => visit.ask('POST', '/v1/expenses', expense),
    strike: (act: unknown) => dial({ next: { method: 'POST', path: '/v1/expenses', act } }),
    books: async () => (await admin('GET', '/books')).body as unknown[],
  }
}

test('latency', async () => {
  const { dial, ask } = await outside()
  await dial({ latencyMs: 80 })
  const startedAt = performance.now()
  await ask('GET', lookup)
  expect(performance.now() - startedAt).toBeGreaterThan(75)
})

test('drop before the books, drop after, and drop with a late commit', async () => {
  const { strike, create, books } = await outside()
  await strike({ kind: 'drop-before' })
  await expect(create()).rejects.toThrow()
  expect(await books()).toHaveLength(0)
  await strike({ kind: 'drop-after' })
  await expect(create()).rejects.toThrow()
  expect(await books()).toHaveLength(1)
  await strike({ kind: 'late-commit', delayMs: 60 })
  await expect(create()).rejects.toThrow()
  expect(await books()).toHaveLength(1)
  await expect.poll(async () => (await books()).length).toBe(2)
})

test('statuses of every class, with or without body and headers', async () => {
  const { strike, create, books } = await outside()
  for (const status of [400, 429, 500, 503]) {
    await strike({ kind: 'status', status })
    expect(await create()).toMatchObject({ status, body: { status } })
  }
  await strike({ kind: 'status', status: 429, body: [1], headers: { 'retry-after': '9' } })
  const answer = await create()
  expect(answer).toMatchObject({ status: 429, body: [1] })
  expect(answer.headers.get('retry-after')).toBe('9')
  expect(await books()).toHaveLength(0)
})

test('an answer cut short, and a page in its place', async () => {
  const { strike, create, books } = await outside()
  await strike({ kind: 'truncate', bytes: 5 })
  await expect(create()).rejects.toThrow()
  expect(await books()).toHaveLength(1)
  await strike({ kind: 'html' })
  expect((await create()).headers.get('content-type')).toContain('text/html')
  expect(await books()).toHaveLength(1)
})

test('a stale list and a failing database', async () => {
  const { dial, strike, create, ask, books } = await outside()
  await create()
  await dial({ next: [{ method: 'GET', act: { kind: 'stale-list' } }] })
  expect((await ask('GET', '/v1/expenses')).body.totalElements).toBe(0)
  expect((await ask('GET', '/v1/expenses')).body.totalElements).toBe(1)
  await strike({ kind: 'database-error' })
  expect((await create()).status).toBe(500)
  expect(await books()).toHaveLength(1)
})

test('hold, release and clear', async () => {
  const { dial, strike, create, ask, books } = await outside()
  await strike({ kind: 'hold' })
  const waiting = create()
  await expect.poll(async () => (await books()).length).toBe(1)
  await dial({ release: true })
  expect((await waiting).status).toBe(201)
  await dial({ latencyMs: 9000, next: { count: 9, act: { kind: 'drop-before' } } })
  await dial({ clear: true })
  expect((await ask('GET', lookup)).status).toBe(200)
})

test('the clock, expired tokens and revoked grants', async () => {
  const { dial, ask, tokens, service } = await outside()
  await dial({ expireAccessTokens: true })
  expect((await ask('GET', lookup)).status).toBe(401)
  const renewed = await refresh(service, tokens.refresh_token)
  expect(renewed.status).toBe(200)
  await dial({ advanceClock: 61 * 24 * 3600_000 })
  const late = await refresh(service, renewed.body.refresh_token)
  expect(late.body.error).toBe('invalid_grant')
})

test('revoked grants', async () => {
  const { dial, ask, tokens, service } = await outside()
  await dial({ revokeGrants: true })
  expect((await ask('GET', lookup)).status).toBe(401)
  expect((await refresh(service, tokens.refresh_token)).body.error).toBe('invalid_grant')
})

test('offline and back', async () => {
  const { dial, ask } = await outside()
  await dial({ offline: true })
  await expect(ask('GET', lookup)).rejects.toThrow()
  await dial({ offline: false })
  expect((await ask('GET', lookup)).status).toBe(200)
})

test.each([
  [{ next: { act: { kind: 'status', status: 429, headers: { 'bad name': 'x' } } } }],
  [{ next: { act: { kind: 'status', status: 429, headers: { name: 'a\r\nb: c' } } } }],
  [{ next: { act: { kind: 'status', status: 429, headers: { name: 1 } } } }],
  [{ next: { act: { kind: 'status', status: 99 } } }],
  [{ next: { count: -1, act: { kind: 'html' } } }],
  [{ dialect: { toString: true } }],
  [{ dialect: { sparseTokens: 1 } }],
  [{ __proto__: null, toString: true }],
])('%j is refused and changes nothing', async (settings) => {
  const { admin, ask } = await outside()
  expect((await admin('POST', '/dials', settings)).status).toBe(400)
  expect((await ask('GET', lookup)).status).toBe(200)
})
