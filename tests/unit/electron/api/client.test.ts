import { afterEach, expect, test, vi } from 'vitest'
import {
  Client,
  failureOf,
  parseJson,
  saidIn,
  type TokenSource,
} from '../../../../electron/api/client'
import { TransportError, type Exchange, type Request } from '../../../../electron/api/transport'
import { AppError } from '../../../../shared/errors'

afterEach(() => {
  vi.useRealTimers()
})

const reply = (status: number, body: unknown = {}) => ({
  status,
  headers: {},
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
  const client = new Client({
    baseUrl: 'https://api.example/',
    tokens: source,
    exchange,
    onReach: (isReached) => reached.push(isReached),
  })
  return { client, reached }
}

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
  const client = new Client({
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
  expect(outcome).toMatchObject({ kind: 'not-sent', error: { code: 'signed-out' } })
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

test('a read whose reply was lost is asked once more, and no more than that', async () => {
  const lost = new TransportError('reset', true)
  const lucky = answering(lost, reply(200, [1]))
  expect(await clientOver(lucky.exchange).client.read('/x')).toEqual([1])
  const unlucky = answering(lost)
  await expect(clientOver(unlucky.exchange).client.read('/x')).rejects.toMatchObject({
    code: 'offline',
  })
  expect(unlucky.asked).toHaveLength(2)
})

test.each([
  [400, 'service-refused'],
  [401, 'signed-out'],
  [402, 'service-failed'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'service-refused'],
  [413, 'service-refused'],
  [422, 'service-refused'],
  [429, 'rate-limited'],
  [500, 'service-failed'],
  [503, 'service-failed'],
  [302, 'service-failed'],
])('HTTP %i is %s', (status, code) => {
  expect(failureOf(reply(status, { message: 'Why' }))).toMatchObject({
    code,
    detail: { status, said: ['Why'] },
  })
})

test.each([200, 201, 202, 204, 299])('HTTP %i is a success', (status) => {
  expect(failureOf(reply(status))).toBeUndefined()
})

test.each<[unknown, string[]]>([
  [{ message: 'Closed' }, ['Closed']],
  [{ error: 'invalid_client', error_description: 'Not known' }, ['Not known']],
  [{ errors: ['One', 'Two'] }, ['One', 'Two']],
  [{ errors: [{ field: 'vatType', message: 'is wrong' }] }, ['vatType: is wrong']],
  [{ errors: [{ defaultMessage: 'must not be null' }] }, ['must not be null']],
  [{ message: 'Bad', errors: [{ message: 'Worse' }] }, ['Worse']],
  [{ message: 'Bad', errors: [{ field: 'x' }] }, ['Bad']],
  [{ message: 'Bad', errors: [] }, ['Bad']],
  [{ timestamp: 1, status: 400, error: 'Bad Request', path: '/v1' }, []],
  [{ message: 7 }, []],
  [['One'], []],
  ['null', []],
  ['<html>Sign in</html>', []],
  ['', []],
])('of %j people are told %j', (body, said) => {
  expect(saidIn(reply(400, body).body)).toEqual(said)
})

test('what the service says is kept short', () => {
  const errors = Array.from({ length: 100 }, () => 'x'.repeat(10_000))
  const said = saidIn(reply(400, { errors }).body)
  expect(said).toHaveLength(20)
  expect(new Set(said.map((text) => text.length))).toEqual(new Set([300]))
})

test('a page of a network that wants a sign-in is a failure, not an empty list', async () => {
  const { client } = clientOver(answering(reply(200, '<html>Sign in</html>')).exchange)
  await expect(client.read('/v1/expenses')).rejects.toMatchObject({ code: 'service-failed' })
  expect(() => parseJson(Buffer.alloc(0))).toThrow(AppError)
})

test('of 200 questions at once never more than 50 start within any second', async () => {
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
  expect(mostWithin(starts, 1000)).toBeLessThanOrEqual(50)
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
  expect(mostWithin(starts, 1000)).toBeLessThanOrEqual(50)
})

test('on a real clock the pace holds as well, and the first question does not wait', async () => {
  const begun = performance.now()
  const starts: number[] = []
  const { client } = clientOver(async () => {
    starts.push(performance.now())
    return reply(200)
  })
  await Promise.all(Array.from({ length: 60 }, () => client.ask(question)))
  expect(starts[0]! - begun).toBeLessThan(20)
  expect(mostWithin(starts, 1000)).toBeLessThanOrEqual(50)
})

function mostWithin(starts: readonly number[], ms: number): number {
  const counts = starts.map((from) => starts.filter((at) => at >= from && at < from + ms).length)
  return Math.max(...counts)
}
