import { expect, test, vi } from 'vitest'
import type { DemoService } from '../../../../sandbox/service'
import { sendRaw } from '../raw'
import type { RawReply } from '../raw'
import {
  dataUri,
  expenseOf,
  signedIn,
  started,
  supplierOf,
  visiting,
  withStandingClock,
} from '../visitor'

const lookup = '/v1/expenses/vat-types'
const get = (target: string, ...fields: string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: 127.0.0.1', ...fields, '', ''].join('\r\n')

function post(token: string, body: string | Buffer, type = 'application/json'): Buffer {
  const bytes = Buffer.from(body)
  const head = [
    'POST /v1/expenses/suppliers HTTP/1.1',
    'Host: 127.0.0.1',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${type}`,
    `Content-Length: ${bytes.length}`,
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes])
}

/** What every refusal owes its reader. */
function expectClear(reply: RawReply | undefined, status: number): void {
  expect(reply?.status).toBe(status)
  expect(reply?.headers.get('content-type')).toBe('application/json')
  const body = JSON.parse(reply?.body ?? '') as { status: number; message: string }
  expect(body.status).toBe(status)
  expect(body.message).toMatch(/\w{3}/)
}

async function expectAlive(service: DemoService): Promise<void> {
  expect((await fetch(`${service.baseUrl}${lookup}`)).status).toBe(401)
}

test.each<[string, string | Buffer, number]>([
  ['is no HTTP at all', 'hello, is anybody there?\r\n\r\n', 400],
  ['opens a TLS connection', Buffer.from('16030100c8010000c40303', 'hex'), 400],
  ['has a NUL in its path', 'GET /v1/exp\0enses HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', 400],
  ['has a space in a header name', get(lookup, 'Bad Name: x'), 400],
  ['has two lengths', get(lookup, 'Content-Length: 1', 'Content-Length: 2'), 400],
  ['has a length and chunks', get(lookup, 'Content-Length: 1', 'Transfer-Encoding: chunked'), 400],
  ['has a negative length', get(lookup, 'Content-Length: -1'), 400],
  ['has a broken chunk', `${get(lookup, 'Transfer-Encoding: chunked')}zz\r\n`, 400],
  ['comes from HTTP 9', 'GET / HTTP/9.9\r\nHost: 127.0.0.1\r\n\r\n', 400],
  ['has no host', `GET ${lookup} HTTP/1.1\r\n\r\n`, 400],
  ['has huge headers', get(lookup, `X-Long: ${'a'.repeat(20_000)}`), 431],
  ['has a huge path', get(`/${'a'.repeat(20_000)}`), 431],
  ['has an invented method', 'BREW /v1/expenses HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', 400],
  ['asks for a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', 405],
  ['names no resource', 'OPTIONS * HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', 400],
  ['carries a fragment', get(`${lookup}#here`), 400],
  ['expects the impossible', get(lookup, 'Expect: tea'), 417],
])('a request that %s is refused with a body', async (_, bytes, status) => {
  const service = await started()
  const [reply] = await sendRaw(service, [bytes])
  expectClear(reply, status)
  await expectAlive(service)
})

test.each([
  ['127.0.0.1:8080', 401],
  ['127.0.0.1', 401],
  ['localhost:8080', 401],
  ['LOCALHOST', 401],
  ['[::1]:8080', 401],
  ['evil.example', 421],
  ['evil.example:8080', 421],
  ['127.0.0.1.evil.example', 421],
  ['localhost.evil.example', 421],
  ['127.0.0.1@evil.example', 421],
  ['192.168.1.7', 421],
  ['', 421],
])(
  'a page that takes the service for %j is answered with %i, at the sign-in too',
  async (host, status) => {
    const service = await started()
    const asking = (target: string) => `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n\r\n`
    const [reply] = await sendRaw(service, [asking(lookup)])
    expectClear(reply, status)
    const [page] = await sendRaw(service, [asking('/auth/authorize')])
    expect(page?.status === 421).toBe(status === 421)
  },
)

test.each([
  ['/v1/expenses/../expenses/vat-types', 404],
  ['/v1/expenses/%2e%2e/expenses/vat-types', 404],
  ['//v1/expenses/vat-types', 404],
  ['/v1//expenses/vat-types', 404],
  ['/v1/expenses/vat-types/', 404],
  ['/v1/expenses/vat-types%00', 404],
  ['/v1/%65xpenses/vat-types', 404],
  ['/V1/expenses/vat-types', 404],
  ['/v1/expenses/1e3', 404],
  ['/v1/expenses/-1', 404],
  ['/v1/expenses/9999999999999999999999', 404],
  ['/v1/expenses/constructor', 404],
  ['/__proto__', 404],
])('the path %s leads nowhere', async (path, status) => {
  const service = await started()
  expectClear((await sendRaw(service, [get(path)]))[0], status)
})

test('an absolute target is understood, whatever host it names', async () => {
  const { service, tokens } = await visiting()
  const authorization = `Authorization: Bearer ${tokens.access_token}`
  const [reply] = await sendRaw(service, [get(`http://books.example.com${lookup}`, authorization)])
  expect(reply?.status).toBe(200)
  expectClear((await sendRaw(service, [get('http://books.example.com?x=1')]))[0], 404)
})

test('what is refused before it is read has the form of the interface it was meant for', async () => {
  const service = await started()
  const target = '/rest/v2/sales_invoices'
  const [json] = await sendRaw(service, [get(target, 'Expect: tea', 'Accept: application/json')])
  expect(json).toMatchObject({ status: 417 })
  expect(JSON.parse(json?.body ?? '')).toMatchObject({ count: 1, error: [{}] })
  const [xml] = await sendRaw(service, [get(target, 'Expect: tea')])
  expect(xml?.body).toContain('<errors')
})

test('a question mark inside a query belongs to the value', async () => {
  const { ask } = await visiting()
  await supplierOf(ask, 'Who? Ltd')
  const found = await ask('GET', '/v1/expenses/suppliers?supplierName=Who?+Ltd')
  expect(found.body).toMatchObject([{ companyName: 'Who? Ltd' }])
})

test('pipelined requests are answered in their order', async () => {
  const service = await started()
  const targets = ['/one', lookup, '/three']
  const replies = await sendRaw(service, [targets.map((target) => get(target)).join('')], {
    replies: 3,
  })
  expect(replies.map(({ status }) => status)).toEqual([404, 401, 404])
})

test('dropping a pipelined request ends the connection and hangs nothing', async () => {
  const service = await started()
  service.dials.next({ act: { kind: 'hold' } })
  service.dials.next({ path: '/dropped', act: { kind: 'drop-before' } })
  expect(await sendRaw(service, [get('/held') + get('/dropped')], { replies: 2 })).toEqual([])
  await expectAlive(service)
})

test('100-continue is given before the body, and refused for a body that is too large', async () => {
  const { service, tokens } = await visiting()
  const body = '{"companyName":"Patient Ltd"}'
  const head = post(tokens.access_token, body)
    .toString()
    .replace('Host', 'Expect: 100-continue\r\nHost')
  const [bare] = head.split('{')
  const replies = await sendRaw(service, [bare ?? '', { waitMs: 50 }, body], { replies: 2 })
  expect(replies.map(({ status }) => status)).toEqual([100, 201])
  const [huge] = await sendRaw(service, [(bare ?? '').replace(/Length: \d+/, 'Length: 99999999')])
  expectClear(huge, 413)
})

test('a body beyond the limit is read to its end and refused', async () => {
  const { service, tokens } = await visiting()
  const limit = 40 * 1024 * 1024
  const [reply] = await sendRaw(service, [post(tokens.access_token, Buffer.alloc(limit + 1, ' '))])
  expectClear(reply, 413)
  await expectAlive(service)
})

test('a request that comes too slowly is given up', async () => {
  const service = await started({ requestTimeoutMs: 300 })
  const slowHead = sendRaw(service, [`GET ${lookup} HTTP/1.1\r\n`])
  const slowBody = sendRaw(service, [get(lookup, 'Content-Length: 10'), 'a', { waitMs: 2000 }, 'b'])
  expectClear((await slowHead)[0], 408)
  expectClear((await slowBody)[0], 408)
  expect(
    service
      .journal()
      .map(({ method, status }) => `${method} ${status}`)
      .sort(),
  ).toEqual([' 408', 'GET 408'])
  await expectAlive(service)
})

test('a caller who leaves in the middle of a body does no harm', async () => {
  const { service, tokens } = await visiting()
  const whole = post(tokens.access_token, '{"companyName":"Gone Ltd"}')
  await expect(
    sendRaw(service, [whole.subarray(0, whole.length - 5)], { patienceMs: 200 }),
  ).rejects.toThrow()
  await expectAlive(service)
  expect(service.journal().at(-2)).toMatchObject({ method: 'POST', status: 400 })
})

const nested = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000)

test.each<[string, string | Buffer, number]>([
  ['nothing', '', 400],
  ['half an object', '{"companyName":', 400],
  ['text after the value', '{"companyName":"A"} x', 400],
  ['bytes that are no UTF-8', Buffer.from('{"companyName":"\xff\xfe"}', 'latin1'), 400],
  ['lists nested 100,000 deep', nested('[', ']'), 400],
  ['objects nested 100,000 deep', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 400],
  ['brackets never closed', '['.repeat(1_000_000), 400],
  ['a list', '[]', 400],
  ['null', 'null', 400],
  ['a number beyond all numbers', '1e999', 400],
  ['a number where text belongs', '{"companyName":1e999}', 400],
  ['a prototype', '{"__proto__":{"companyName":"A"}}', 400],
  ['a constructor', '{"constructor":{"prototype":{"companyName":"A"}}}', 400],
  ['a byte order mark', '\ufeff{"companyName":"A"}', 201],
  ['a name given twice', '{"companyName":"First","companyName":"Last"}', 201],
  ['brackets inside a string', JSON.stringify({ companyName: `"${'['.repeat(500)}\\` }), 201],
  ['a lone surrogate', '{"companyName":"A\\ud800"}', 201],
  ['a text with U+0000', '{"companyName":"A\\u0000B"}', 400],
])('a body that is %s is answered clearly', async (_, body, status) => {
  const { service, tokens, ask } = await visiting()
  const [reply] = await sendRaw(service, [post(tokens.access_token, body)])
  if (status === 201) expect(reply?.status).toBe(201)
  else expectClear(reply, status)
  const all = await ask('GET', '/v1/expenses/suppliers')
  expect(all.body).toHaveLength(status === 201 ? 1 : 0)
})

test('of a name given twice the last one counts', async () => {
  const { service, tokens } = await visiting()
  const body = '{"companyName":"First","companyName":"Last"}'
  const [reply] = await sendRaw(service, [post(tokens.access_token, body)])
  expect(JSON.parse(reply?.body ?? '')).toMatchObject({ companyName: 'Last' })
})

test.each(['', 'text/plain', 'application/jsonp', 'application/x-www-form-urlencoded', ';;;'])(
  'a body said to be "%s" is refused',
  async (type) => {
    const { service, tokens } = await visiting()
    const [reply] = await sendRaw(service, [post(tokens.access_token, '{"companyName":"A"}', type)])
    expectClear(reply, 415)
  },
)

test.each([
  'page=-1',
  'page=1e9',
  'page=99999999999999999999',
  'size=0',
  'size=ten',
  'size=%00',
  'sort=__proto__',
  'sort=id;DROP TABLE expenses',
  "sort=id'--,desc",
])('a list asked for with %s is refused', async (query) => {
  const { ask } = await visiting()
  const answer = await ask('GET', `/v1/expenses?${query}`)
  expect(answer.status).toBe(400)
  expect(answer.body).toHaveProperty('message')
})

test('a page far beyond the end is empty', async () => {
  const { ask } = await visiting()
  const answer = await ask('GET', '/v1/expenses?page=999999999&size=999999999')
  expect(answer.body).toMatchObject({ content: [], last: true, size: 200 })
})

test.each(['PATCH', 'TRACE', 'PROPFIND'])(
  '%s is not supported on an expense list',
  async (method) => {
    const { service, tokens } = await visiting()
    const authorization = `Authorization: Bearer ${tokens.access_token}`
    const request = get('/v1/expenses', authorization, 'Connection: close').replace('GET', method)
    const [reply] = await sendRaw(service, [request])
    expectClear(reply, 405)
    await expectAlive(service)
  },
)

test('a file whose type could not be a header is still given back', async () => {
  const { ask } = await visiting()
  const supplierId = await supplierOf(ask)
  for (const type of ['text/plain\r\nX-Evil: 1', 'im\u00e4ge/\u2603', '\u0007']) {
    const attachments = [{ fileName: 'odd.txt', fileContents: dataUri('odd', type) }]
    const { body } = await ask('POST', '/v1/expenses', expenseOf(supplierId, { attachments }))
    const query = `expenseId=${body.id}&attachmentId=0&fileName=odd.txt`
    const answer = await ask('GET', `/v1/expenses/attachments?${query}`)
    expect(answer).toMatchObject({ status: 200, text: 'odd' })
    expect(answer.headers.has('x-evil')).toBe(false)
  }
})

test('more than 100 requests a second are told to wait', async () => {
  withStandingClock()
  const service = await started()
  const tokens = await signedIn(service)
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  vi.advanceTimersByTime(1000)
  const answers = await Promise.all(
    Array.from({ length: 150 }, () => fetch(`${service.baseUrl}${lookup}`, { headers })),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(50)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
  expect(await refused[0]?.json()).toMatchObject({ status: 429, message: 'Too many requests' })
  vi.advanceTimersByTime(1000)
  expect((await fetch(`${service.baseUrl}${lookup}`, { headers })).status).toBe(200)
})
