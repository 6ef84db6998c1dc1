import { afterEach, expect, test, vi } from 'vitest'
import { mostSent, ServiceClient, type TokenSource } from '../../../../electron/api/connection'
import { Pacer } from '../../../../electron/api/http/pacing'
import { TransportError } from '../../../../electron/api/http/lost'
import { type Exchange, type Reply, type Request } from '../../../../electron/api/http/transport'
import { AppError } from '../../../../shared/errors'

afterEach(() => {
  vi.useRealTimers()
})

const reply = (status: number, body: unknown = {}, headers: Reply['headers'] = {}) => ({
  status,
  headers,
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
})

/** A service that gives its answers in turn, the last one for ever, and notes what it was asked. */
function answering(...answers: (ReturnType<typeof reply> | Error)[]) {
  const asked: Request[] = []
  const exchange: Exchange = async (request) => {
    asked.push(request)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return answer ?? reply(200)
  }
  return { asked, exchange, bearers: () => asked.map(({ headers }) => headers?.['Authorization']) }
}

/** Tokens `t1`, `t2` … ; each renewal gives the next. */
function tokens() {
  let generation = 1
  const refused: string[] = []
  const source: TokenSource = {
    token: () => Promise.resolve(`t${generation}`),
    renew: (token) => {
      refused.push(token)
      generation += 1
      return Promise.resolve(`t${generation}`)
    },
  }
  return { source, refused }
}

function clientOver(exchange: Exchange, source: TokenSource = tokens().source) {
  const reached: boolean[] = []
  const client = new ServiceClient({
    baseUrl: 'https://api.example/',
    tokens: source,
    exchange,
    onReach: (isReached) => reached.push(isReached),
  })
  return { client, reached }
}

const parts = { baseUrl: 'https://api.example', tokens: tokens().source }

const question = { method: 'POST', path: '/v1/expenses', body: '{}' } as const

test('a question goes to the service with token, path and query', async () => {
  const service = answering(reply(200, { ok: true }))
  const { client, reached } = clientOver(service.exchange)
  expect(await client.read('/v1/expenses', { page: 0, sort: 'id,desc' })).toEqual({ ok: true })
  expect(service.asked[0]?.url.href).toBe('https://api.example/v1/expenses?page=0&sort=id%2Cdesc')
  expect(service.asked[0]?.headers).toMatchObject({
    Authorization: 'Bearer t1',
    Accept: 'application/json',
  })
  expect(reached).toEqual([true])
})

test('a base address keeps its own path', async () => {
  const service = answering(reply(200))
  const client = new ServiceClient({
    baseUrl: 'https://host.example/books/',
    tokens: tokens().source,
    exchange: service.exchange,
  })
  await client.ask(question)
  expect(service.asked[0]?.url.href).toBe('https://host.example/books/v1/expenses')
})

test('after a 401 the token is renewed once and the question asked once more', async () => {
  const service = answering(reply(401), reply(201, { id: 1 }))
  const { source, refused } = tokens()
  const outcome = await clientOver(service.exchange, source).client.ask(question)
  expect(outcome).toMatchObject({ kind: 'answered', reply: { status: 201 } })
  expect(service.bearers()).toEqual(['Bearer t1', 'Bearer t2'])
  expect(refused).toEqual(['t1'])
})

test('a second 401 stops: certainly not processed, and no further renewal', async () => {
  const service = answering(reply(401))
  const { source, refused } = tokens()
  const outcome = await clientOver(service.exchange, source).client.ask(question)
  expect(outcome).toMatchObject({ kind: 'not-sent', error: { code: 'token-refused' } })
  expect(service.asked).toHaveLength(2)
  expect(refused).toHaveLength(1)
})

test.each([200, 201, 204, 302, 400, 403, 404, 429, 500, 503])(
  'a %i is handed on and asked for no second time',
  async (status) => {
    const service = answering(reply(status))
    const outcome = await clientOver(service.exchange).client.ask(question)
    expect(outcome).toMatchObject({ kind: 'answered', reply: { status } })
    expect(service.asked).toHaveLength(1)
  },
)

test.each([
  ['there is none', new AppError('signed-out', 'No grant'), 'signed-out'],
  ['the keyring is locked', new AppError('keyring-locked', 'Locked'), 'keyring-locked'],
  ['something broke', new TypeError('Broke'), 'unexpected'],
])('without a token nothing is sent: %s', async (_why, error, code) => {
  const service = answering(reply(200))
  const source = { ...tokens().source, token: () => Promise.reject(error) }
  const outcome = await clientOver(service.exchange, source).client.ask(question)
  expect(outcome).toMatchObject({ kind: 'not-sent', error: { code } })
  expect(service.asked).toEqual([])
})

test('when no other token can be had the refused question counts as not sent', async () => {
  const service = answering(reply(401))
  const source = {
    ...tokens().source,
    renew: () => Promise.reject(new AppError('offline', 'No network')),
  }
  const outcome = await clientOver(service.exchange, source).client.ask(question)
  expect(outcome).toMatchObject({ kind: 'not-sent', error: { code: 'offline' } })
  expect(service.asked).toHaveLength(1)
})

test.each([
  [new TransportError('refused', false), 'not-sent', 'offline'],
  [new TransportError('refused', false, undefined, 'proxy-refused'), 'not-sent', 'proxy-refused'],
  [
    new TransportError('refused', false, undefined, 'certificate-refused'),
    'not-sent',
    'certificate-refused',
  ],
  [new TransportError('reset', true), 'unknown', 'outcome-unknown'],
  [new Error('anything else'), 'unknown', 'outcome-unknown'],
])('a create is asked once, however it fails: %s', async (error, kind, code) => {
  const service = answering(error)
  const { client, reached } = clientOver(service.exchange)
  expect(await client.ask(question)).toMatchObject({ kind, error: { code } })
  expect(service.asked).toHaveLength(1)
  expect(reached).toEqual([false])
})

test('a create that is lost after the renewal has an unknown outcome', async () => {
  const service = answering(reply(401), new TransportError('reset', true))
  expect(await clientOver(service.exchange).client.ask(question)).toMatchObject({ kind: 'unknown' })
})

test.each([
  ['lost', new TransportError('reset', true), 'offline'],
  ['429', reply(429), 'rate-limited'],
  ['500', reply(500), 'service-failed'],
  ['502', reply(502), 'service-failed'],
  ['503', reply(503), 'service-failed'],
  ['504', reply(504), 'service-failed'],
])('a read whose reply is %s is asked again, three times and no more', async (_what, bad, code) => {
  vi.useFakeTimers()
  const lucky = answering(bad, bad, bad, reply(200, [1]))
  const reading = clientOver(lucky.exchange).client.read('/x')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await reading).toEqual([1])
  const unlucky = answering(bad)
  const failing = clientOver(unlucky.exchange).client.read('/x')
  const failed = expect(failing).rejects.toMatchObject({ code })
  await vi.advanceTimersByTimeAsync(60_000)
  await failed
  expect(unlucky.asked).toHaveLength(4)
})

test.each([
  ['not sent', new TransportError('refused', false), 'offline'],
  ['403', reply(403), 'forbidden'],
  ['404', reply(404), 'address-unknown'],
  ['a redirect', reply(302, '', { location: 'https://login.example/' }), 'reply-unreadable'],
  ['a web page', reply(200, '<html>Sign in</html>'), 'reply-unreadable'],
  ['no JSON', reply(200, '{"content":['), 'reply-unreadable'],
  [
    'not UTF-8',
    { ...reply(200), body: Buffer.from('"Gr\xfc\xdfe"', 'latin1') },
    'reply-unreadable',
  ],
])('a read that ends with %s is asked once', async (_what, answer, code) => {
  const service = answering(answer)
  await expect(clientOver(service.exchange).client.read('/v1/expenses')).rejects.toMatchObject({
    code,
  })
  expect(service.asked).toHaveLength(1)
})

test.each(['POST', 'PUT', 'DELETE'] as const)(
  'a %s that is told to come back later is not sent again, and says when',
  async (method) => {
    for (const status of [429, 503]) {
      const service = answering(reply(status, {}, { 'retry-after': '3' }))
      const { client } = clientOver(service.exchange)
      expect(await client.change({ method, path: '/v1/expenses' })).toMatchObject({
        kind: 'answered',
        retryAfterMs: 3000,
      })
      expect(service.asked).toHaveLength(1)
    }
  },
)

test('a pause asked of one account holds for all, and a long one is told instead of waited for', async () => {
  vi.useFakeTimers()
  const pacer = new Pacer()
  const over = (service: ReturnType<typeof answering>) =>
    new ServiceClient({ ...parts, pacer, exchange: service.exchange })
  const busy = answering(reply(429, {}, { 'retry-after': '5' }))
  const other = answering(reply(200))
  await over(busy).ask(question)
  const asking = over(other).ask(question)
  await vi.advanceTimersByTimeAsync(4900)
  expect(other.asked).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(await asking).toMatchObject({ kind: 'answered' })
  await over(answering(reply(503, {}, { 'retry-after': '500' }))).ask(question)
  expect(await over(other).ask(question)).toMatchObject({
    kind: 'not-sent',
    error: { code: 'rate-limited', detail: { retryAfterMs: 500_000 } },
  })
  expect(other.asked).toHaveLength(1)
})

test('a read-only account changes nothing: the change is refused before anything is sent', async () => {
  const service = answering(reply(200, [1]))
  const client = new ServiceClient({ ...parts, exchange: service.exchange, access: 'read-only' })
  for (const method of ['POST', 'PUT', 'DELETE'] as const)
    expect(await client.change({ method, path: '/v1/expenses' })).toMatchObject({
      kind: 'not-sent',
      error: { code: 'read-only' },
    })
  expect(service.asked).toEqual([])
  expect(await client.read('/v1/expenses')).toEqual([1])
})

test('where deleting was not allowed, all else goes and a deletion is refused before it is sent', async () => {
  const service = answering(reply(200, [1]))
  const client = new ServiceClient({ ...parts, exchange: service.exchange, access: 'no-deleting' })
  expect(await client.change({ method: 'DELETE', path: '/v1/expenses/1' })).toMatchObject({
    kind: 'not-sent',
    error: { code: 'deleting-not-allowed' },
  })
  expect(service.asked).toEqual([])
  for (const method of ['POST', 'PUT'] as const)
    expect(await client.change({ method, path: '/v1/expenses' })).toMatchObject({
      kind: 'answered',
    })
})

test('the source of tokens hears which one was good, and of no other', async () => {
  const accepted: string[] = []
  const source = { ...tokens().source, accepted: (token: string) => accepted.push(token) }
  const { client } = clientOver(answering(reply(401), reply(500)).exchange, source)
  await client.ask(question)
  expect(accepted).toEqual(['t2'])
  await clientOver(answering(new TransportError('reset', true)).exchange, source).client.ask(
    question,
  )
  expect(accepted).toEqual(['t2'])
})

test('another interface has its own base, formats and signature, made anew for each request', async () => {
  const service = answering(reply(200, '<salesInvoice/>'))
  let signatures = 0
  const client = new ServiceClient({
    baseUrl: 'https://legacy.example',
    exchange: service.exchange,
    authorize: async ({ method, url }) => ({
      Authorization: `OAuth ${method} ${url.pathname} ${(signatures += 1)}`,
    }),
  })
  const path = '/rest/v2/sales_invoices'
  const body = '<salesInvoice/>'
  const xml = { accept: 'application/xml', contentType: 'application/xml; charset=utf-8' }
  await client.change({ method: 'POST', path, body, ...xml })
  expect(await client.readText(path, { state: 'draft' }, 'application/xml')).toBe('<salesInvoice/>')
  expect(service.asked.map(({ url }) => url.href)).toEqual([
    'https://legacy.example/rest/v2/sales_invoices',
    'https://legacy.example/rest/v2/sales_invoices?state=draft',
  ])
  expect(service.asked[0]?.headers).toEqual({
    Accept: 'application/xml',
    'Content-Type': 'application/xml; charset=utf-8',
    Authorization: 'OAuth POST /rest/v2/sales_invoices 1',
  })
  expect(service.asked[1]?.headers).toMatchObject({
    Authorization: 'OAuth GET /rest/v2/sales_invoices 2',
  })
})

test('a signature that is refused is asked for no second time', async () => {
  const service = answering(reply(401))
  const client = new ServiceClient({
    baseUrl: 'https://legacy.example',
    exchange: service.exchange,
    authorize: () => ({ Authorization: 'OAuth' }),
  })
  expect(await client.ask(question)).toMatchObject({
    kind: 'not-sent',
    error: { code: 'forbidden' },
  })
  expect(service.asked).toHaveLength(1)
})

test('a signature that cannot be made means that nothing was sent', async () => {
  const service = answering(reply(200))
  const client = new ServiceClient({
    baseUrl: 'https://legacy.example',
    exchange: service.exchange,
    authorize: () => Promise.reject(new AppError('keyring-locked', 'Locked')),
  })
  expect(await client.ask(question)).toMatchObject({
    kind: 'not-sent',
    error: { code: 'keyring-locked' },
  })
  expect(service.asked).toEqual([])
})

test('text is read as it came, every digit and space of it', async () => {
  const text = '{ "amount": 12.10, "big": 9007199254740993, "amount": 1e400 }'
  const { client } = clientOver(answering(reply(200, text)).exchange)
  expect(await client.readText('/v1/invoices/7')).toBe(text)
})

const mb = 1024 * 1024
test.each([
  ['/v1/expenses/attachments', 64 * mb],
  ['/rest/v2/sales_invoices/7/document', 64 * mb],
  ['/v1/expenses', 16 * mb],
  ['/rest/v2/sales_invoices', 16 * mb],
  // With its files, as a service may show it.
  ['/v1/invoices/7', 64 * mb],
])('of %s at most %i bytes are taken', async (path, bytes) => {
  const service = answering(reply(200, '{}'))
  const { client } = clientOver(service.exchange)
  await client.readBytes(path)
  await client.ask({ method: 'GET', path, largestReply: 7 })
  expect(service.asked.map(({ largestReply }) => largestReply)).toEqual([bytes, 7])
})

test('of the reply to a change, which may hold the files that were sent, at most 64 MB are taken', async () => {
  const service = answering(reply(200))
  await clientOver(service.exchange).client.ask(question)
  expect(service.asked[0]?.largestReply).toBe(64 * mb)
})

test('it is known when the service last answered, and a lost reply is no answer', async () => {
  const { client } = clientOver(answering(new TransportError('reset', true), reply(500)).exchange)
  await client.ask(question)
  expect(client.lastAnsweredAt).toBeUndefined()
  const before = performance.now()
  await client.ask(question)
  expect(client.lastAnsweredAt).toBeGreaterThanOrEqual(before)
})

test('of one account no more than 36 requests are under way at once, four more than receipts are sent', async () => {
  let under = 0
  let most = 0
  const { client } = clientOver(async () => {
    under += 1
    most = Math.max(most, under)
    await new Promise((resolve) => setTimeout(resolve, 600))
    under -= 1
    return reply(200)
  })
  await Promise.all(Array.from({ length: 40 }, () => client.ask(question)))
  expect(most).toBe(mostSent + 4)
})

test('what a person opens does not wait until one of many uploads has ended', async () => {
  const { client } = clientOver((request) =>
    request.method === 'POST' ? new Promise(() => undefined) : Promise.resolve(reply(200)),
  )
  for (let sent = 0; sent < mostSent; sent++) void client.ask(question)
  const outcome = await client.ask({ method: 'GET', path: '/v1/expenses/1' })
  expect(outcome.kind).toBe('answered')
})

test('of 200 questions at once never more than 98 start within any second', async () => {
  vi.useFakeTimers()
  const starts: number[] = []
  const { client } = clientOver(async () => {
    starts.push(performance.now())
    return reply(200)
  })
  const asking = Promise.all(Array.from({ length: 200 }, () => client.ask(question)))
  await vi.advanceTimersByTimeAsync(10_000)
  await asking
  expect(starts).toHaveLength(200)
  expect(mostWithin(starts, 1000)).toBeLessThanOrEqual(98)
})

test('the pace also holds for questions that are asked again after a 401', async () => {
  vi.useFakeTimers()
  const starts: number[] = []
  const { client } = clientOver(async ({ headers }) => {
    starts.push(performance.now())
    return reply(headers?.['Authorization'] === 'Bearer t1' ? 401 : 200)
  })
  const asking = Promise.all(Array.from({ length: 100 }, () => client.ask(question)))
  await vi.advanceTimersByTimeAsync(10_000)
  await asking
  expect(starts.length).toBeGreaterThan(100)
  expect(mostWithin(starts, 1000)).toBeLessThanOrEqual(98)
})

test('on a real clock the pace holds as well, and the first question does not wait', async () => {
  const begun = performance.now()
  const starts: number[] = []
  const { client } = clientOver(async () => {
    starts.push(performance.now())
    return reply(200)
  })
  await client.ask(question)
  await Promise.all(Array.from({ length: 150 }, () => client.ask(question)))
  expect(starts[0]! - begun).toBeLessThan(20)
  expect(mostWithin(starts, 1000)).toBeLessThanOrEqual(98)
})

function mostWithin(starts: readonly number[], ms: number): number {
  const counts = starts.map((from) => starts.filter((at) => at >= from && at < from + ms).length)
  return Math.max(...counts)
}
