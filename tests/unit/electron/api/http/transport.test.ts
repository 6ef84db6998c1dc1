import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createExchange, type Request } from '../../../../../electron/api/http/transport'
import { exchange } from '../../../../support/exchange'
import {
  authority,
  certificates,
  closedPort,
  failure as failureOver,
  raw,
  serving,
  servingTls,
} from './peers'
import { patienceMs } from '../../../../support/patience'

const failure = (request: Request) => failureOver(exchange, request)
const trusting = createExchange({ certificates: [authority] })

test('a reply comes back whole, with its status and headers', async () => {
  const { url, seen } = await serving((_request, response) => {
    response.writeHead(201, { 'X-Odd': 'yes' })
    response.end(Buffer.from([0, 255, 128]))
  })
  const reply = await exchange({ method: 'PUT', url, body: 'grüße' })
  expect(reply.status).toBe(201)
  expect(reply.headers['x-odd']).toBe('yes')
  expect([...reply.body]).toEqual([0, 255, 128])
  expect(seen).toMatchObject([{ method: 'PUT', url: '/v1/expenses?page=0', body: 'grüße' }])
})

test.each(['POST', 'PUT', 'DELETE'] as const)(
  'every %s goes out on a connection of its own',
  async (method) => {
    const { url, seen } = await serving((_request, response) => response.end('{}'))
    await exchange({ method: 'GET', url })
    await exchange({ method, url, body: '1' })
    await exchange({ method: 'GET', url })
    await exchange({ method, url, body: '2' })
    expect(seen.map(({ connection }) => connection)).toEqual([0, 1, 0, 2])
  },
)

test('reads share a kept connection', async () => {
  const { url, connections } = await serving((_request, response) => response.end('{}'))
  for (let read = 0; read < 10; read += 1) await exchange({ method: 'GET', url })
  expect(connections).toHaveLength(1)
})

test('a kept connection that the service closes just as a POST comes costs nothing and doubles nothing', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { url, seen, connections } = await serving((_request, response) => response.end('{}'))
    await exchange({ method: 'GET', url })
    const sending = exchange({ method: 'POST', url, body: `${round}` })
    if (round % 2) connections[0]?.resetAndDestroy()
    else connections[0]?.end()
    await expect(sending).resolves.toMatchObject({ status: 200 })
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1)
  }
})

test.each(['ends', 'is reset'])(
  'a POST whose connection %s without a reply is seen once and never sent again',
  async (way) => {
    let connections = 0
    const url = await raw((socket) => {
      connections += 1
      if (way === 'ends') socket.end()
      else socket.resetAndDestroy()
    })
    const error = await failure({ method: 'POST', url, body: '{}' })
    expect(error.sent).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(connections).toBe(1)
  },
)

test('a refused connection was certainly not sent', async () => {
  const url = new URL(`http://127.0.0.1:${await closedPort()}/`)
  for (const method of ['GET', 'POST'] as const)
    expect((await failure({ method, url, body: 'x' })).sent).toBe(false)
})

test('a host that has no address was certainly not sent to', async () => {
  const url = new URL('http://no-such-host.invalid/')
  expect((await failure({ method: 'POST', url, body: 'x' })).sent).toBe(false)
})

test('a certificate that cannot be had was certainly not sent to', async () => {
  const url = await raw((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  url.protocol = 'https:'
  expect((await failure({ method: 'POST', url, body: 'x' })).sent).toBe(false)
})

test('a reply that does not come in time may have been acted on', async () => {
  const url = await raw(() => undefined)
  const started = performance.now()
  const error = await failure({ method: 'POST', url, body: 'x', timeoutMs: 80 })
  expect(error).toMatchObject({ sent: true, message: expect.stringContaining('80 ms') as string })
  expect(performance.now() - started).toBeLessThan(patienceMs)
})

test('a reply that trickles does not hold the app up for ever', async () => {
  const url = await raw((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n')
    const drip = setInterval(() => socket.write('x'), 20)
    socket.on('close', () => {
      clearInterval(drip)
    })
  })
  expect((await failure({ method: 'GET', url, timeoutMs: 150 })).sent).toBe(true)
})

test.each([
  ['shorter than it says', 'HTTP/1.1 201 Created\r\nContent-Length: 100\r\n\r\n{"id":90'],
  [
    'without its last chunk',
    'HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"id"\r\n',
  ],
  ['cut in its headers', 'HTTP/1.1 201 Created\r\nContent-Le'],
  ['no HTTP at all', 'SSH-2.0-OpenSSH_9.2\r\n'],
  ['nothing but an interim reply', 'HTTP/1.1 100 Continue\r\n\r\n'],
])('a reply that is %s is no reply', async (_what, bytes) => {
  const url = await raw((socket) => socket.end(bytes))
  expect((await failure({ method: 'POST', url, body: 'x' })).sent).toBe(true)
})

test('a reply larger than expected is broken off', async () => {
  const url = await raw((socket) => {
    socket.write(`HTTP/1.1 200 OK\r\n\r\n${'x'.repeat(100_000)}`)
  })
  expect((await failure({ method: 'GET', url, largestReply: 10_000 })).sent).toBe(true)
})

test('what an error says names the host, never the query or a header', async () => {
  const url = await raw((socket) => socket.destroy())
  url.search = '?code=secret-code'
  const error = await failure({ method: 'POST', url, headers: { Authorization: 'Bearer secret' } })
  expect(error.message).toContain('127.0.0.1')
  expect(error.message).not.toContain('secret')
})

test('a redirect is a reply like any other and is not followed', async () => {
  const { url, seen } = await serving((_request, response) => {
    response.writeHead(307, { Location: '/elsewhere' })
    response.end()
  })
  expect((await exchange({ method: 'POST', url, body: 'x' })).status).toBe(307)
  expect(seen).toHaveLength(1)
})

test.each(['POST', 'PUT', 'DELETE'] as const)(
  'a %s says that its connection ends',
  async (method) => {
    const { url, seen } = await serving((_request, response) => response.end('{}'))
    await exchange({ method, url, body: '{}' })
    expect(seen[0]?.headers.connection).toBe('close')
  },
)

test('a read whose kept connection died in the meantime is asked again on a fresh one, once', async () => {
  let requests = 0
  const { url, seen } = await serving((request, response) => {
    requests += 1
    if (requests === 2) request.socket.destroy()
    else response.end('{}')
  })
  await exchange({ method: 'GET', url })
  expect((await exchange({ method: 'GET', url })).status).toBe(200)
  expect(seen.map(({ connection }) => connection)).toEqual([0, 0, 1])
})

test('a read that dies on the fresh connection too is not asked a third time', async () => {
  let requests = 0
  const { url, seen } = await serving((request, response) => {
    requests += 1
    if (requests > 1) request.socket.destroy()
    else response.end('{}')
  })
  await exchange({ method: 'GET', url })
  expect((await failure({ method: 'GET', url })).sent).toBe(true)
  expect(seen).toHaveLength(3)
})

test('a read on a kept connection that was already being answered is not asked again', async () => {
  let requests = 0
  const { url, seen } = await serving((request, response) => {
    requests += 1
    if (requests === 1) return response.end('{}')
    request.socket.write('HTTP/1.1 200 O')
    setTimeout(() => request.socket.destroy(), 20)
    return undefined
  })
  await exchange({ method: 'GET', url })
  expect((await failure({ method: 'GET', url })).sent).toBe(true)
  expect(seen).toHaveLength(2)
})

test('a read that fails on its first connection is not repeated here', async () => {
  let connections = 0
  const url = await raw((socket) => {
    connections += 1
    socket.destroy()
  })
  await failure({ method: 'GET', url })
  expect(connections).toBe(1)
})

test('a connection on which nothing moves is given up before the whole time is over', async () => {
  const url = await raw((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc')
  })
  const error = await failure({ method: 'GET', url, idleMs: 80, timeoutMs: 20_000 })
  expect(error).toMatchObject({ sent: true, message: expect.stringContaining('80 ms') as string })
})

test('a reply that comes slowly but steadily is not given up', async () => {
  const url = await raw((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 10\r\nConnection: close\r\n\r\n')
    for (let part = 1; part <= 10; part += 1) setTimeout(() => socket.write('x'), part * 30)
  })
  expect((await exchange({ method: 'GET', url, idleMs: 150 })).body.toString()).toBe('x'.repeat(10))
})

test('a header that cannot be sent was certainly not sent', async () => {
  const { url, seen } = await serving((_request, response) => response.end('{}'))
  const headers = { Authorization: 'Bearer broken\ntoken' }
  expect((await failure({ method: 'POST', url, headers, body: '{}' })).sent).toBe(false)
  expect(seen).toEqual([])
})

test('a service that switches to another protocol has not answered', async () => {
  const url = await raw((socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n')
  })
  expect((await failure({ method: 'POST', url, body: '{}' })).sent).toBe(true)
})

const text = JSON.stringify({ name: 'Grüße'.repeat(1000) })

test.each(['GET', 'POST'] as const)('a %s asks for gzip and reads it', async (method) => {
  const { url, seen } = await serving((_request, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(text))
  })
  const reply = await exchange({ method, url })
  expect(reply.body.toString()).toBe(text)
  expect(reply.headers['content-encoding']).toBeUndefined()
  expect(reply.headers['content-length']).toBeUndefined()
  expect(seen[0]?.headers['accept-encoding']).toBe('gzip')
})

test.each([1, 5, 10, 18, 40, 60])(
  'a gzip reply that lacks its last %i bytes is no reply',
  async (lacking) => {
    const { url } = await serving((_request, response) => {
      const whole = gzipSync(text)
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(whole.subarray(0, -lacking))
    })
    expect(await failure({ method: 'GET', url })).toMatchObject({
      sent: true,
      message: expect.stringContaining('cut short') as string,
    })
  },
)

test('a reply without a body may name an encoding', async () => {
  const { url } = await serving((_request, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end()
  })
  expect((await exchange({ method: 'DELETE', url })).body).toHaveLength(0)
})

test('an encoding that was not asked for is no reply', async () => {
  const { url } = await serving((_request, response) => {
    response.writeHead(200, { 'Content-Encoding': 'br' }).end('xxxx')
  })
  expect((await failure({ method: 'GET', url })).sent).toBe(true)
})

test('a bomb of 200 MB in 200 kB is broken off at the agreed size', async () => {
  const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024))
  const { url } = await serving((_request, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb)
  })
  const before = process.memoryUsage().arrayBuffers
  const error = await failure({ method: 'GET', url, largestReply: 1024 * 1024 })
  expect(error.message).toContain('larger than expected')
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 1024 * 1024)
})

test('gzip members that hold nothing do not go on for ever', async () => {
  const empty = gzipSync('')
  const { url } = await serving((_request, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' })
    const pour = () => {
      while (
        !response.destroyed &&
        response.write(Buffer.concat(Array(1000).fill(empty) as Buffer[]))
      );
    }
    response.on('drain', pour)
    pour()
  })
  const error = await failure({ method: 'GET', url, largestReply: 100_000, timeoutMs: 10_000 })
  expect(error.message).toContain('larger than expected')
})

test('headers without end are given up', async () => {
  const url = await raw((socket) => {
    socket.write(`HTTP/1.1 200 OK\r\n${'X-Long: y\r\n'.repeat(10_000)}`)
  })
  expect((await failure({ method: 'POST', url, body: '{}' })).sent).toBe(true)
})

test('a service whose authority is trusted is asked over TLS, each change on its own connection', async () => {
  const { url, seen } = await servingTls((_request, response) => response.end('{}'))
  for (const method of ['GET', 'POST', 'GET', 'PUT', 'GET'] as const)
    expect((await trusting({ method, url })).status).toBe(200)
  expect(new Set(seen.map(({ connection }) => connection)).size).toBe(3)
})

test.each([
  ['an unknown authority', createExchange(), certificates.service],
  ['the name of another host', trusting, certificates.elsewhere],
])('a certificate with %s is refused before anything is sent', async (_what, over, pair) => {
  const { url, seen } = await servingTls((_request, response) => response.end('{}'), pair)
  for (const method of ['GET', 'POST'] as const)
    expect(
      await failureOver(over, { method, url, ...(method === 'POST' && { body: '{}' }) }),
    ).toMatchObject({
      sent: false,
      code: 'certificate-refused',
    })
  expect(seen).toEqual([])
})

test('a handshake that is dropped was certainly not sent, and is no matter of certificates', async () => {
  const url = await raw((socket) => socket.destroy())
  url.protocol = 'https:'
  expect(await failureOver(trusting, { method: 'POST', url, body: '{}' })).toMatchObject({
    sent: false,
    code: 'offline',
  })
})

test('a handshake that never ends was certainly not sent', async () => {
  const url = await raw(() => undefined)
  url.protocol = 'https:'
  const error = await failureOver(trusting, { method: 'POST', url, body: '{}', timeoutMs: 100 })
  expect(error.sent).toBe(false)
})

test('a service that dies right after the handshake may have seen the request', async () => {
  const { url } = await servingTls((request) => request.socket.destroy())
  expect((await failureOver(trusting, { method: 'POST', url, body: '{}' })).sent).toBe(true)
})

test('no request leaves a socket behind that nobody waits for', async () => {
  const { url, connections } = await serving(() => undefined)
  await failure({ method: 'POST', url, body: '{}', timeoutMs: 50 })
  await failure({ method: 'GET', url, timeoutMs: 50 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(connections.map(({ destroyed }) => destroyed)).toEqual([true, true])
})
