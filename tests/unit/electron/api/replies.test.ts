/** Of electron/api/connection.ts: replies that are broken in every way. */
import net from 'node:net'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ServiceClient } from '../../../../electron/api/connection'
import { failureOf, parseJson } from '../../../../electron/api/failures'
import { Pacer } from '../../../../electron/api/http/pacing'
import { createExchange } from '../../../../electron/api/http/transport'
import { listening } from './http/peers'

/** How often the properties below are tried, each time with 20 replies at once. `DOCKET_RUNS=5000` makes a long run. */
const numRuns = Number(process.env['DOCKET_RUNS'] ?? 100)

const record = { id: 4711, name: 'Grüße & Söhne', amount: 12.1, lines: [{ gross: '61.27' }] }
const json = Buffer.from(JSON.stringify(record))

interface Served {
  bytes: Buffer
  /** Where the bytes are cut into pieces that are sent one after another. */
  pieces: number[]
  closes: 'end' | 'reset'
}

/** A service that answers each case with its bytes, whatever they are. */
async function serving() {
  const served = new Map<string, Served>()
  const server = net.createServer((socket) => {
    socket.once('data', (request) => {
      const [, key = ''] = /\/c\/(\d+) /.exec(request.toString('latin1')) ?? []
      const { bytes, pieces, closes } = served.get(key) ?? {
        bytes: Buffer.alloc(0),
        pieces: [],
        closes: 'end' as const,
      }
      let from = 0
      for (const to of [...pieces, bytes.length].sort((one, other) => one - other)) {
        socket.write(bytes.subarray(from, to))
        from = Math.max(from, to)
      }
      if (closes === 'end') socket.end()
      else setTimeout(() => socket.resetAndDestroy(), 5)
    })
  })
  const baseUrl = `http://127.0.0.1:${await listening(server)}`
  let time = 0
  // A clock that leaps, so that nothing waits for its turn.
  const pacer = () =>
    new Pacer({ now: () => (time += 1000), after: (_ms, run) => setImmediate(run) })
  const tokens = { token: async () => 't', renew: async () => 't' }
  const exchange = createExchange()
  let key = 0
  /** What a caller that does everything right makes of the reply. */
  const outcome = async (method: 'GET' | 'POST', answer: Served): Promise<Verdict> => {
    key += 1
    served.set(`${key}`, answer)
    const client = new ServiceClient({ baseUrl, tokens, exchange, pacer: pacer() })
    const path = `/c/${key}`
    const ended = await client.ask({ method, path, timeoutMs: 400, largestReply: 100_000 })
    served.delete(`${key}`)
    if (ended.kind !== 'answered') return { kind: ended.kind, code: ended.error.code }
    const failure = failureOf(ended.reply, { method, path })
    if (failure) return { kind: 'failed', code: failure.code }
    try {
      return { kind: 'success', value: parseJson(ended.reply.body) }
    } catch {
      return { kind: 'failed', code: 'reply-unreadable' }
    }
  }
  return { outcome }
}

type Verdict = { kind: string; code?: string; value?: unknown }

type Framing = 'length' | 'chunked' | 'close'

/** A reply as an honest service would send it. */
function honest(
  framing: Framing,
  isGzip: boolean,
  status = '201 Created',
  body: Buffer = json,
): Buffer {
  const encoded = isGzip ? gzipSync(body) : body
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    ...(isGzip ? ['Content-Encoding: gzip'] : []),
    ...(framing === 'length' ? [`Content-Length: ${encoded.length}`] : []),
    ...(framing === 'chunked' ? ['Transfer-Encoding: chunked'] : ['Connection: close']),
  ]
  const half = encoded.length >> 1
  const chunk = (part: Buffer) => [
    Buffer.from(`${part.length.toString(16)}\r\n`),
    part,
    Buffer.from('\r\n'),
  ]
  const framed =
    framing === 'chunked'
      ? Buffer.concat([
          ...chunk(encoded.subarray(0, half)),
          ...chunk(encoded.subarray(half)),
          Buffer.from('0\r\n\r\n'),
        ])
      : encoded
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), framed])
}

const framing = fc.constantFrom<Framing>('length', 'chunked', 'close')
const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
const delivery = {
  pieces: fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 3 }),
  closes: fc.constantFrom('end' as const, 'reset' as const),
}
const method = fc.constantFrom('GET' as const, 'POST' as const)

/** A failure prints the head of a reply and not every byte of twenty. */
function briefly<T extends object>(one: T, bytes: (one: T) => Buffer): T {
  return Object.assign(one, {
    [fc.toStringMethod]: () => JSON.stringify(bytes(one).toString('latin1').slice(0, 300)),
  })
}

const large = Buffer.concat([json, Buffer.alloc(5_000_000, ' ')])
const bombs = {
  length: honest('length', true, '201 Created', large),
  chunked: honest('chunked', true, '201 Created', large),
  close: honest('close', true, '201 Created', large),
}

/** Replies that say nothing good, whatever else they are: taken for a success they would be a lie. */
const bad: fc.Arbitrary<Buffer> = fc.oneof(
  fc.tuple(framing, fc.boolean(), share).map(([frame, isGzip, at]) => {
    const bytes = honest(frame, isGzip)
    return bytes.subarray(0, Math.floor(bytes.length * at))
  }),
  fc.integer({ min: 0, max: json.length - 1 }).map((length) =>
    Buffer.from(
      honest('length', false)
        .toString('latin1')
        .replace(/Content-Length: \d+/, `Content-Length: ${length}`),
      'latin1',
    ),
  ),
  fc.integer({ min: json.length + 1, max: 1e9 }).map((length) =>
    Buffer.from(
      honest('length', false)
        .toString('latin1')
        .replace(/Content-Length: \d+/, `Content-Length: ${length}`),
      'latin1',
    ),
  ),
  fc
    .tuple(
      framing,
      fc.boolean(),
      fc.constantFrom(
        300,
        301,
        302,
        307,
        400,
        401,
        403,
        404,
        408,
        409,
        413,
        422,
        429,
        500,
        502,
        503,
        504,
        511,
        599,
      ),
    )
    .map(([frame, isGzip, status]) => honest(frame, isGzip, `${status} Whatever`)),
  fc
    .tuple(
      framing,
      fc.constantFrom(
        '<!DOCTYPE html><p>Sign in',
        '<html>',
        '\ufeff <HTML lang="en">',
        'OK',
        '',
        '{',
        '{"id":',
        "{'id':7}",
        'null,',
        '{"id":7}}',
        'undefined',
      ),
    )
    .map(([frame, text]) => honest(frame, false, '200 OK', Buffer.from(text))),
  framing.map((frame) => honest(frame, false, '200 OK', Buffer.from('{"name":"Grüße"}', 'latin1'))),
  fc
    .constantFrom('utf-16le', 'latin1')
    .map((encoding) =>
      honest(
        'length',
        false,
        '200 OK',
        Buffer.from(JSON.stringify(record), encoding as BufferEncoding),
      ),
    ),
  framing.map((frame) => honest(frame, false, '201 Created', Buffer.alloc(150_000, ' '))),
  framing.map((frame) => bombs[frame]),
  fc
    .constantFrom('br', 'deflate', 'zstd', 'gzip, gzip', 'nonsense')
    .map((encoding) =>
      Buffer.from(
        honest('length', false)
          .toString('latin1')
          .replace('charset=utf-8', `charset=utf-8\r\nContent-Encoding: ${encoding}`),
        'latin1',
      ),
    ),
  fc
    .constantFrom(
      'Content-Length: 3\r\nContent-Length: 4',
      'Content-Length: 5\r\nTransfer-Encoding: chunked',
      'Content-Length: -1',
      'Content-Length: 1e3',
      'Broken Header: x',
      `X: ${'y'.repeat(40_000)}`,
    )
    .map((header) =>
      Buffer.concat([Buffer.from(`HTTP/1.1 201 Created\r\n${header}\r\n\r\n`), json]),
    ),
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(Buffer.from('HTTP/1.1 100 Continue\r\n\r\n'.repeat(100))),
)

test('honest replies, in every framing and in pieces, are successes', async () => {
  const { outcome } = await serving()
  for (const frame of ['length', 'chunked', 'close'] as const)
    for (const isGzip of [false, true])
      for (const verb of ['GET', 'POST'] as const)
        for (const pieces of [[], [10, 60, 140, 170]])
          expect(
            await outcome(verb, { bytes: honest(frame, isGzip), pieces, closes: 'end' }),
          ).toEqual({
            kind: 'success',
            value: record,
          })
})

test('no broken reply passes for a success, and each comes to an end', async () => {
  const { outcome } = await serving()
  const one = fc
    .record({ method, bytes: bad, ...delivery })
    .map((each) => briefly(each, ({ bytes }) => bytes))
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 20, maxLength: 20 }), async (answers) => {
      const verdicts = await Promise.all(answers.map((answer) => outcome(answer.method, answer)))
      verdicts.forEach((verdict, index) => {
        if (verdict.kind === 'success')
          throw new Error(
            `Taken for a success: ${answers[index]?.bytes.toString('latin1').slice(0, 300)}`,
          )
      })
    }),
    { numRuns },
  )
}, 600_000)

test('bits flipped on the way do no harm, and none gets past the checksum of gzip', async () => {
  const { outcome } = await serving()
  const flips = fc.array(fc.tuple(share, fc.integer({ min: 0, max: 7 })), {
    minLength: 1,
    maxLength: 4,
  })
  const one = fc.record({ method, frame: framing, isGzip: fc.boolean(), flips, ...delivery })
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 20, maxLength: 20 }), async (answers) => {
      await Promise.all(
        answers.map(async ({ frame, isGzip, flips: flipped, ...rest }) => {
          const bytes = honest(frame, isGzip)
          const head = isGzip ? bytes.indexOf('\r\n\r\n') + 4 : 0
          for (const [at, bit] of flipped) {
            const index = head + Math.floor((bytes.length - head) * at)
            bytes[index] = (bytes[index] ?? 0) ^ (1 << bit)
          }
          const verdict = await outcome(rest.method, { bytes, ...rest })
          if (isGzip && verdict.kind === 'success') expect(verdict.value).toEqual(record)
        }),
      )
    }),
    { numRuns: Math.ceil(numRuns / 2) },
  )
}, 600_000)
