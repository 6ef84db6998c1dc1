import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { billing, calling, invoiceText } from './caller'
import type { Answer } from './caller'

type Caller = Awaited<ReturnType<typeof billing>>
type Row = readonly [row: string, status: number, call: (caller: Caller) => Promise<Answer>]

const failing = (caller: Caller) => caller.service.dials.next({ act: { kind: 'database-error' } })
const failed = async (caller: Caller, method: string, path: string, body?: string) => {
  failing(caller)
  return caller.ask(method, path, body === undefined ? {} : { body })
}

const list = 'GET /rest/v2/sales_invoices'
const post = 'POST /rest/v2/sales_invoices'
const get = 'GET /rest/v2/sales_invoices/{salesInvoiceId}'
const put = 'PUT /rest/v2/sales_invoices/{salesInvoiceId}'
const remove = 'DELETE /rest/v2/sales_invoices/{salesInvoiceId}'
const act = 'PUT /rest/v2/sales_invoices/{salesInvoiceId}/{action}'
const file = 'GET /rest/v2/sales_invoices/{salesInvoiceId}/document'

const rows: readonly Row[] = [
  [list, 200, ({ ask }) => ask('GET', '')],
  [list, 400, ({ ask }) => ask('GET', '?firstResult=-1')],
  [list, 500, (caller) => failed(caller, 'GET', '')],
  [post, 201, ({ ask, clientId }) => ask('POST', '', { body: invoiceText(clientId) })],
  [post, 400, ({ ask }) => ask('POST', '', { body: '{}' })],
  [post, 500, (caller) => failed(caller, 'POST', '', invoiceText(caller.clientId))],
  [get, 200, async ({ ask, create }) => ask('GET', `/${await create()}`)],
  [get, 404, ({ ask }) => ask('GET', '/999')],
  [get, 400, ({ ask }) => ask('GET', '/first')],
  [get, 500, async (caller) => failed(caller, 'GET', `/${await caller.create()}`)],
  [
    put,
    201,
    async ({ ask, create, clientId }) =>
      ask('PUT', `/${await create()}`, { body: invoiceText(clientId) }),
  ],
  [put, 400, async ({ ask, create }) => ask('PUT', `/${await create()}`, { body: '{}' })],
  [
    put,
    500,
    async (caller) =>
      failed(caller, 'PUT', `/${await caller.create()}`, invoiceText(caller.clientId)),
  ],
  [remove, 204, async ({ ask, create }) => ask('DELETE', `/${await create()}`)],
  [remove, 400, async ({ ask, issue }) => ask('DELETE', `/${await issue()}`)],
  [remove, 500, async (caller) => failed(caller, 'DELETE', `/${await caller.create()}`)],
  [`${act}, email`, 204, async ({ ask, issue }) => ask('PUT', `/${await issue()}/email`)],
  [`${act}, issue`, 204, async ({ ask, create }) => ask('PUT', `/${await create()}/issue`)],
  [`${act}, email`, 404, ({ ask }) => ask('PUT', '/999/email')],
  [`${act}, issue`, 404, ({ ask }) => ask('PUT', '/999/issue')],
  [`${act}, any other`, 404, async ({ ask, create }) => ask('PUT', `/${await create()}/frame`)],
  [`${act}, document`, 404, async ({ ask, create }) => ask('PUT', `/${await create()}/document`)],
  [`${act}, issue`, 400, async ({ ask, issue }) => ask('PUT', `/${await issue()}/issue`)],
  [`${act}, email`, 400, ({ ask }) => ask('PUT', '/first/email')],
  [
    `${act}, issue`,
    500,
    async (caller) => failed(caller, 'PUT', `/${await caller.create()}/issue`),
  ],
  [`${act}, email`, 500, async (caller) => failed(caller, 'PUT', `/${await caller.issue()}/email`)],
  [file, 200, async ({ ask, create }) => ask('GET', `/${await create()}/document`)],
  [file, 404, ({ ask }) => ask('GET', '/999/document')],
  [file, 400, ({ ask }) => ask('GET', '/first/document')],
  [file, 500, async (caller) => failed(caller, 'GET', `/${await caller.create()}/document`)],
]

test.each(rows)('%s answers %i', async (_, status, call) => {
  const answer = await call(await billing())
  expect(answer.status).toBe(status)
  if (status === 204) return expect(answer.text).toBe('')
  if (status < 300) return expect(answer.body.error).toBeUndefined()
  expect(answer.body.count).toBe(answer.body.error.length)
  expect(answer.body.error[0]?.cause).toMatch(/\w/)
})

test(`OPTIONS /rest/v2/sales_invoices answers a preflight, which carries no token`, async () => {
  const { service } = await calling()
  const response = await fetch(`${service.legacyBaseUrl}/rest/v2/sales_invoices`, {
    method: 'OPTIONS',
    headers: { origin: 'https://shop.example', 'access-control-request-method': 'PUT' },
  })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-methods')).toBe(
    'GET, POST, PUT, DELETE, OPTIONS',
  )
  expect(response.headers.get('access-control-allow-headers')?.split(', ')).toEqual([
    'Origin',
    'Content-Type',
    'Accept',
    'X-Requested-With',
    'oauth_consumer_key',
    'oauth_token',
    'oauth_signature_method',
    'oauth_signature',
    'oauth_timestamp',
    'oauth_nonce',
    'oauth_version',
    'Authorization',
  ])
})

test.each([list, post, get, put, remove, `${act}, issue`, file])(
  '%s changes nothing when the database fails',
  async (row) => {
    const caller = await billing()
    const id = await caller.create()
    const before = (await caller.ask('GET', '')).text
    const [method = '', path = ''] = row.replace('{action}, issue', 'issue').split(' ')
    const at = path.replace('/rest/v2/sales_invoices', '').replace('{salesInvoiceId}', String(id))
    failing(caller)
    const body = method === 'POST' || method === 'PUT' ? { body: invoiceText(caller.clientId) } : {}
    expect((await caller.ask(method, at, body)).status).toBe(500)
    expect((await caller.ask('GET', '')).text).toBe(before)
  },
)

test.each([
  ['GET', '', 'create:all update:all delete:all'],
  ['POST', '', 'read:all update:all delete:all'],
  ['GET', '/1', 'create:all update:all delete:all'],
  ['PUT', '/1', 'read:all create:all delete:all'],
  ['DELETE', '/1', 'read:all create:all update:all'],
  ['PUT', '/1/issue', 'read:all create:all delete:all'],
  ['GET', '/1/document', 'create:all update:all delete:all'],
])('%s %s is closed to the scopes of the others', async (method, path, scope) => {
  const { ask } = await calling({}, scope)
  const answer = await ask(method, path)
  expect(answer.status).toBe(403)
  expect(answer.body.error[0]?.cause).toContain('scope')
})

test('without a token, with a refresh token or with a made-up one nothing is shown', async () => {
  const { ask } = await calling()
  for (const authorization of ['', 'Bearer nonsense', 'Basic YTpi']) {
    const answer = await ask('GET', '', { headers: { authorization } })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toContain('Bearer')
    expect(answer.body.count).toBe(1)
  }
})

test('a method that no row names is 405 with those that are', async () => {
  const { ask } = await calling()
  const answer = await ask('PATCH', '/1')
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD, PUT, DELETE, OPTIONS')
  expect(answer.body.error).toHaveLength(1)
})

test('a database that really fails is 500 with errors too, and works again once mended', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-service-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const database = path.join(folder, 'books.db')
  const { ask, create } = await billing({ database })
  const id = await create()
  const other = new DatabaseSync(database)
  onTestFinished(() => other.close())
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => silenced.mockRestore())
  other.exec('ALTER TABLE sales_invoices RENAME TO elsewhere')
  const answer = await ask('GET', `/${id}`)
  expect(answer.status).toBe(500)
  expect(answer.body.error).toHaveLength(1)
  expect(answer.text).not.toContain('sales_invoices')
  expect(silenced).toHaveBeenCalledOnce()
  other.exec('ALTER TABLE elsewhere RENAME TO sales_invoices')
  expect((await ask('GET', `/${id}`)).status).toBe(200)
})
