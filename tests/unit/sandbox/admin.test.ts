import { request } from 'node:http'
import { expect, test } from 'vitest'
import { expenseOf, started, supplierOf, visiting } from './visitor'

type Sent = { method?: string; headers?: Record<string, string>; body?: unknown }

function send(
  url: string,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<{ status: number | undefined; body: unknown }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () =>
        resolve({ status: response.statusCode, body: JSON.parse(text) as unknown }),
      )
    })
    sent.on('error', reject).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
}

test('there is no admin listener unless one is asked for', async () => {
  expect((await started()).adminUrl).toBeUndefined()
})

test('the books and the journal can be read', async () => {
  const { service, ask } = await visiting({ adminPort: 0 })
  await ask('POST', '/v1/expenses', expenseOf(await supplierOf(ask)))
  const books = await send(`${service.adminUrl}/books`)
  expect(books).toMatchObject({ status: 200, body: [{ supplier: 'Paper Mill Ltd' }] })
  const journal = await send(`${service.adminUrl}/journal`)
  const entry = { method: 'POST', path: '/v1/expenses', status: 201 }
  const { entries } = journal.body as { entries: unknown[] }
  expect(entries).toContainEqual(expect.objectContaining(entry))
  expect(journal.body).toMatchObject({ dropped: 0 })
  expect((await send(`${service.adminUrl}/other`)).status).toBe(404)
})

test('dials are turned from outside, and the admin listener survives an outage', async () => {
  const { service, ask } = await visiting({ adminPort: 0 })
  const dial = (body: unknown) => send(`${service.adminUrl}/dials`, { method: 'POST', body })
  const fault = { path: '/v1/expenses', act: { kind: 'status', status: 502 } }
  expect((await dial({ next: fault, latencyMs: 1 })).status).toBe(200)
  expect((await ask('GET', '/v1/expenses')).status).toBe(502)
  await dial({ next: [fault, fault], clear: false })
  expect((await ask('GET', '/v1/expenses')).status).toBe(502)
  await dial({ clear: true })
  expect((await ask('GET', '/v1/expenses')).status).toBe(200)
  await dial({ offline: true })
  await expect(ask('GET', '/v1/expenses')).rejects.toThrow()
  await dial({ offline: false })
  expect((await ask('GET', '/v1/expenses')).status).toBe(200)
  await dial({ advanceClock: 3_601_000 })
  expect((await ask('GET', '/v1/expenses')).status).toBe(401)
})

test.each([
  [{ ofline: true }],
  [{ offline: 'yes' }],
  [{ latencyMs: -1 }],
  [{ next: { act: { kind: 'explode' } } }],
  [{ next: { act: { kind: 'truncate' } } }],
  [{ next: { path: '(', act: { kind: 'html' } } }],
  [[]],
  ['{'],
])('the dials %o are refused', async (body) => {
  const { adminUrl } = await started({ adminPort: 0 })
  expect((await send(`${adminUrl}/dials`, { method: 'POST', body })).status).toBe(400)
})

test.each<[string, Record<string, string>]>([
  ['an Origin', { origin: 'http://127.0.0.1' }],
  ['a Sec-Fetch-Site', { 'sec-fetch-site': 'none' }],
  ['another name for this computer', { host: 'localhost' }],
  ['a name rebound to this computer', { host: 'books.example.com' }],
])('a request with %s is refused', async (_, headers) => {
  const { adminUrl } = await started({ adminPort: 0 })
  for (const path of ['/books', '/journal', '/dials'])
    expect((await send(`${adminUrl}${path}`, { headers })).status).toBe(403)
})
