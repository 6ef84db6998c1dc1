import http from 'node:http'
import net from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { exchange, TransportError, type Request } from '../../../../electron/api/transport'

type Answer = (request: http.IncomingMessage, response: http.ServerResponse, body: string) => void

/** An HTTP server that notes on which connection each request came. */
async function serving(answer: Answer) {
  const seen: { method: string; url: string; body: string; connection: number }[] = []
  const connections: net.Socket[] = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const connection = connections.indexOf(request.socket)
      seen.push({ method: request.method ?? '', url: request.url ?? '', body, connection })
      answer(request, response, body)
    })
  })
  server.keepAliveTimeout = 60_000
  server.on('connection', (socket) => connections.push(socket))
  const port = await listening(server)
  return { url: new URL(`http://127.0.0.1:${port}/v1/expenses?page=0`), seen, connections }
}

/** A TCP server that does as it likes with each connection, told the bytes that came first. */
async function raw(treat: (socket: net.Socket, bytes: string) => void) {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (bytes) => {
      treat(socket, bytes.toString())
    })
  })
  return new URL(`http://127.0.0.1:${await listening(server)}/`)
}

function listening(server: net.Server): Promise<number> {
  onTestFinished(() => {
    server.close()
    if (server instanceof http.Server) server.closeAllConnections()
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as net.AddressInfo).port)
    })
  })
}

async function failure(request: Request): Promise<TransportError> {
  const error: unknown = await exchange(request).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(TransportError)
  return error as TransportError
}

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
    expect((await sending).status).toBe(200)
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
  const server = net.createServer()
  const port = await listening(server)
  await new Promise((resolve) => server.close(resolve))
  const url = new URL(`http://127.0.0.1:${port}/`)
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
  expect(performance.now() - started).toBeLessThan(2000)
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
