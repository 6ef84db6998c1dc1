import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { failureOf, parseJson, saidIn, textOf, type Asked } from '../../../../electron/api/failures'
import type { Reply } from '../../../../electron/api/http/transport'
import { AppError, type ErrorCode } from '../../../../shared/errors'

const reply = (status: number, body: unknown = {}, headers: Reply['headers'] = {}): Reply => ({
  status,
  headers,
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
})
const get = (path: string, query?: Record<string, string | number>): Asked => ({
  method: 'GET',
  path,
  query,
})
const b = '/rest/v2/sales_invoices'
const html = '<!DOCTYPE html><html><body>Sign in to CoffeeNet</body></html>'

/** Each row of the specification's Errors that is a reply of the two resources, and what else a network answers. */
test.each<[string, Asked, Reply, ErrorCode]>([
  ['A: the endpoint is internal', get('/v1/banking/secret'), reply(403), 'forbidden'],
  ['A: wrong path', get('/v1/bank-accounts'), reply(404), 'address-unknown'],
  ['A: wrong path', get('/v1/attachments'), reply(404), 'address-unknown'],
  ['A: a record that is not there', get('/v1/invoices/7'), reply(404), 'not-found'],
  [
    'A: a record that is not there',
    { method: 'DELETE', path: '/v1/expenses/7' },
    reply(404),
    'not-found',
  ],
  [
    'A: a file that is not there',
    get('/v1/expenses/attachments', { expenseId: 7 }),
    reply(404),
    'not-found',
  ],
  [
    'A: invoice create, field missing',
    { method: 'POST', path: '/v1/invoices' },
    reply(500),
    'invoice-incomplete',
  ],
  [
    'A: another 500 of invoices',
    { method: 'PUT', path: '/v1/invoices/7' },
    reply(500),
    'service-failed',
  ],
  [
    'A: invalid ids or values',
    { method: 'POST', path: '/v1/expenses' },
    reply(400),
    'service-refused',
  ],
  [
    'A: the same, by other services',
    { method: 'POST', path: '/v1/expenses' },
    reply(409),
    'service-refused',
  ],
  [
    'A: the same, by other services',
    { method: 'POST', path: '/v1/expenses' },
    reply(413),
    'service-refused',
  ],
  [
    'A: the same, by other services',
    { method: 'POST', path: '/v1/expenses' },
    reply(422),
    'service-refused',
  ],
  ['A: beyond the rate limit', get('/v1/expenses'), reply(429), 'rate-limited'],
  ['A: a token refused', get('/v1/expenses'), reply(401), 'signed-out'],
  ['A: anything else', get('/v1/expenses'), reply(418), 'service-failed'],
  ['A: the service is down', get('/v1/expenses'), reply(500), 'service-failed'],
  ['A: the service is down', get('/v1/expenses'), reply(503), 'service-failed'],
  ['B: invalid input', { method: 'POST', path: b }, reply(400), 'sales-invoice-refused'],
  ['B: invalid input', get(b, { resultsPerPage: 0 }), reply(400), 'sales-invoice-refused'],
  ['B: not found', get(`${b}/999`), reply(404), 'sales-invoice-unknown'],
  ['B: not found', { method: 'PUT', path: `${b}/999/issue` }, reply(404), 'sales-invoice-unknown'],
  ['B: not found', get(`${b}/999/document`), reply(404), 'sales-invoice-unknown'],
  ['B: database error', get(b), reply(500), 'sales-invoice-failed'],
  ['B: wrong address', get(b), reply(404), 'address-unknown'],
  [
    'B: refused within a success, as its first version did',
    { method: 'POST', path: b },
    reply(200, '<crunchMessage xmlns="x" outcome="failure"/>'),
    'sales-invoice-refused',
  ],
  ['a network that wants a sign-in', get('/v1/expenses'), reply(511), 'reply-unreadable'],
  ['a network that wants a sign-in', get('/v1/expenses'), reply(200, html), 'reply-unreadable'],
  [
    'a network that wants a sign-in',
    get('/v1/expenses'),
    reply(200, ' x', { 'content-type': 'text/html; charset=utf-8' }),
    'reply-unreadable',
  ],
  [
    'a network that wants a sign-in',
    { method: 'POST', path: '/v1/expenses' },
    reply(302, '', { location: 'https://login.example/' }),
    'reply-unreadable',
  ],
  [
    'a network that wants a sign-in',
    get('/v1/expenses'),
    reply(307, '', { location: '//login.example/' }),
    'reply-unreadable',
  ],
  [
    'a redirect of the service itself',
    get('/v1/expenses'),
    reply(301, '', { location: '/v2/expenses' }),
    'service-failed',
  ],
  ['a redirect to nowhere', get('/v1/expenses'), reply(302), 'service-failed'],
])('%s: %j %#', (_row, asked, answer, code) => {
  expect(failureOf(answer, asked)).toMatchObject({ code, detail: { status: answer.status } })
})

test('a redirect to the very host that was asked is the service’s own', () => {
  const asked = { ...get('/v1/expenses'), url: new URL('https://api.example/v1/expenses') }
  const moved = (location: string) => failureOf(reply(302, '', { location }), asked)?.code
  expect(moved('https://api.example/login')).toBe('service-failed')
  expect(moved('https://api.example:444/login')).toBe('reply-unreadable')
})

test.each([200, 201, 202, 204, 299])('HTTP %i is a success', (status) => {
  expect(failureOf(reply(status))).toBeUndefined()
  expect(failureOf(reply(status, ''))).toBeUndefined()
})

test('an attachment may be a web page, if it is called so', () => {
  const asked = (fileName: string) => get('/v1/expenses/attachments', { expenseId: 7, fileName })
  expect(failureOf(reply(200, html), asked('receipt.html'))).toBeUndefined()
  expect(failureOf(reply(200, html), asked('receipt.pdf'))?.code).toBe('reply-unreadable')
})

test('every status has exactly one code, and none but 2xx is a success', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 999 }),
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
      fc.constantFrom('/v1/expenses', '/v1/invoices', '/v1/invoices/7', b, `${b}/7/issue`),
      (status, method, path) => {
        const failure = failureOf(reply(status), { method, path })
        expect(failure === undefined).toBe(status >= 200 && status < 300)
      },
    ),
  )
})

const errorsOf = (name: string) =>
  readFileSync(new URL(`../../../fixtures/sales-invoices/${name}`, import.meta.url), 'utf8')
const recorded = 'Cannot find sales invoice with id 999 for client Example Ltd'

test.each<[unknown, string[]]>([
  [{ message: 'Closed' }, ['Closed']],
  [{ error: 'invalid_client', error_description: 'Not known' }, ['Not known']],
  [{ errors: ['One', 'Two'] }, ['One', 'Two']],
  [{ errors: [{ field: 'vatType', message: 'is wrong' }] }, ['vatType: is wrong']],
  [{ errors: [{ defaultMessage: 'must not be null' }] }, ['must not be null']],
  [{ message: 'Bad', errors: [{ message: 'Worse' }] }, ['Worse']],
  [{ message: 'Bad', errors: [{ field: 'x' }] }, ['Bad']],
  [{ message: 'Bad', errors: [] }, ['Bad']],
  [{ message: 'The period is closed', errors: null }, ['The period is closed']],
  [{ message: null, errors: [{ field: null, message: 'is required' }] }, ['is required']],
  [
    { errors: [{ field: 'date', message: 'is closed', defaultMessage: null }, null, 7] },
    ['date: is closed'],
  ],
  [{ message: 7, error_description: 'Not known' }, ['Not known']],
  [{ title: 'Bad Request', status: 400, detail: 'The period is closed' }, ['The period is closed']],
  [{ title: 'Bad Request', status: 400, detail: null }, ['Bad Request']],
  [
    { errors: { date: 'is closed', amount: ['is odd', 'is small', 7] } },
    ['date: is closed', 'amount: is odd', 'amount: is small'],
  ],
  [{ title: 'Not valid', errors: {} }, ['Not valid']],
  [{ errors: { message: 'Nested too' } }, ['Nested too']],
  [{ timestamp: 1, status: 400, error: 'Bad Request', path: '/v1' }, []],
  [{ message: 7 }, []],
  [['One'], []],
  ['null', []],
  ['<html>Sign in</html>', []],
  ['', []],
  [errorsOf('errors.json'), [recorded]],
  [errorsOf('errors.xml'), [recorded]],
  [{ errors: { count: 1, error: [{ cause: 'Nested' }] } }, ['Nested']],
  [
    '<a:errors xmlns:a="x" count="0"><a:error><a:cause>Fish &amp; chips &#163;5 &#x41;</a:cause></a:error></a:errors>',
    ['Fish & chips £5 A'],
  ],
  [
    '<errors><error><cause>One</cause></error><error><cause> Two </cause></error><error><cause/></error></errors>',
    ['One', 'Two'],
  ],
  ['<errors><error><cause>&#99999999;&bogus;</cause></error></errors>', ['&#99999999;&bogus;']],
  [
    '<crunchMessage outcome="failure"><errors count="0"><error><cause>Why</cause></error></errors></crunchMessage>',
    ['Why'],
  ],
])('of %j people are told %j', (body, said) => {
  expect(saidIn(reply(400, body).body)).toEqual(said)
})

test('what the service says is kept short', () => {
  const errors = Array.from({ length: 100 }, () => 'x'.repeat(10_000))
  const causes = `<errors>${'<error><cause>y</cause></error>'.repeat(100)}</errors>`
  const said = saidIn(reply(400, { errors }).body)
  expect(said).toHaveLength(20)
  expect(new Set(said.map((text) => text.length))).toEqual(new Set([300]))
  expect(saidIn(Buffer.from(causes))).toHaveLength(20)
})

/** The quickest of three goes at every odd body of this many pieces, in milliseconds. */
function readingMs(pieces: number): number {
  const goes = Array.from({ length: 3 }, () => {
    const started = performance.now()
    for (const piece of ['<cause>', '<cause', '&#', '[', '{"errors":', '<crunchMessage ', ' '])
      for (const path of ['/v1/expenses', b]) failureOf(reply(400, piece.repeat(pieces)), get(path))
    for (const piece of ['<crunchMessage ', ' ', '<'])
      failureOf(reply(200, piece.repeat(pieces)), get(b))
    return performance.now() - started
  })
  return Math.min(...goes)
}

test('an error body of any kind or size never throws, and takes no more time than its size', () => {
  // Eight times the size; what grew with the square would take sixty-four times as long.
  expect(readingMs(400_000) / Math.max(1, readingMs(50_000))).toBeLessThan(32)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      saidIn(Buffer.from(bytes))
    }),
  )
})

test('text is UTF-8 or nothing: no name comes in broken', () => {
  expect(textOf(Buffer.from('\ufeff{"name":"Grüße"}'))).toBe('{"name":"Grüße"}')
  for (const broken of [Buffer.from('Grüße', 'latin1'), Buffer.from([0xed, 0xa0, 0x80])])
    expect(() => textOf(broken)).toThrow(
      expect.objectContaining({ code: 'reply-unreadable' }) as Error,
    )
})

test('what is not JSON cannot be read', () => {
  for (const body of ['', html, '{"a":', '{} {}', 'NaN'])
    expect(() => parseJson(Buffer.from(body))).toThrow(AppError)
  expect(parseJson(Buffer.from('[1]'))).toEqual([1])
})
