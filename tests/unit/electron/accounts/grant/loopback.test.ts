import http from 'node:http'
import net from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import {
  listenOn,
  openLoopback,
  type Listen,
  type Loopback,
} from '../../../../../electron/accounts/grant/loopback'
import { visit } from '../../../../support/person'

async function opened(listen?: Listen) {
  const loopback = await openLoopback(undefined, listen)
  onTestFinished(() => {
    loopback.close()
  })
  const address = new URL(loopback.redirectUri)
  let arrived: URL | undefined
  void loopback.callback.then((url) => (arrived = url))
  return { loopback, address, arrived: () => arrived }
}

/** Where the browser is sent with a code. */
function back(loopback: Loopback): URL {
  return new URL('?code=the-code&state=s', loopback.redirectUri)
}

/** Sends bytes as they are and returns whatever comes back. */
function raw(address: URL, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(Number(address.port), '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.on('data', (part: Buffer) => (text += part.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      resolve(text)
    })
    socket.setTimeout(2000, () => socket.destroy())
  })
}

test('the address is an IP literal of this computer with a path nobody can guess', async () => {
  const [one, other] = [await opened(), await opened()]
  for (const { address } of [one, other]) {
    expect(address.protocol).toBe('http:')
    expect(address.hostname).toBe('127.0.0.1')
    expect(Number(address.port)).toBeGreaterThan(0)
    expect(address.pathname).toMatch(/^\/cb\/[0-9a-f]{32}$/)
  }
  expect(one.address.port).not.toBe(other.address.port)
  expect(one.address.pathname).not.toBe(other.address.pathname)
})

test('the callback is taken once, and the code leaves the address bar', async () => {
  const { loopback } = await opened()
  const page = await visit(back(loopback))
  expect(page).toMatchObject({ status: 303, location: '/done' })
  expect((await loopback.callback).searchParams.get('code')).toBe('the-code')
  const second = await visit(new URL('?code=another&state=s', loopback.redirectUri))
  expect(second.status).toBe(303)
  expect((await loopback.callback).searchParams.get('code')).toBe('the-code')
})

test('the last page is shown after the sign-in is over, holds no code, and then the port closes', async () => {
  const { loopback, address } = await opened()
  await visit(back(loopback))
  loopback.close()
  const done = await visit(new URL('/done', address))
  expect(done.status).toBe(200)
  expect(done.text).toContain('Back to Docket')
  expect(done.text).not.toContain('the-code')
  await expect.poll(() => refuses(address)).toBe(true)
})

test('a sign-in that was given up closes its port at once', async () => {
  const { loopback, address } = await opened()
  loopback.close()
  await expect.poll(() => refuses(address)).toBe(true)
})

test('no page may be kept, framed, scripted or tell where it came from', async () => {
  const { address } = await opened()
  const headers = await new Promise<http.IncomingHttpHeaders>((resolve, reject) => {
    http
      .get(new URL('/done', address), { agent: false }, (reply) => {
        reply.resume()
        resolve(reply.headers)
      })
      .on('error', reject)
  })
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    connection: 'close',
  })
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

interface Stranger {
  path?: string
  method?: string
  headers?: Record<string, string>
  status: number
}

const strangers: Record<string, Stranger> = {
  'another path': { path: '/', status: 404 },
  'a favicon': { path: '/favicon.ico', status: 404 },
  'the path of old': { path: '/callback', status: 404 },
  'a longer path': { path: '{cb}/', status: 404 },
  'a shorter path': { path: '/cb/', status: 404 },
  'the path in capitals': { path: '{CB}', status: 404 },
  'a guess': { path: `/cb/${'0'.repeat(32)}`, status: 404 },
  'a path that is no address': { path: '//[', status: 404 },
  'a path with two slashes': { path: '//x{cb}', status: 404 },
  'another spelling of the path': { path: '/%63b/{token}', status: 404 },
  'a path with a detour': { path: '/x/..{cb}', status: 404 },
  'a path with a hidden detour': { path: '/%2e{cb}', status: 404 },
  'a path with a parameter': { path: '{cb};x=1', status: 404 },
  'a path after a fragment': { path: '{cb}#', status: 404 },
  'a full address': { path: 'http://{host}{cb}', status: 404 },
  'a full address elsewhere': { path: 'http://evil.example{cb}', status: 404 },
  'a preflight': { path: '{cb}', method: 'OPTIONS', status: 405 },
  'a form': { path: '{cb}', method: 'POST', status: 405 },
  'a look at the headers': { path: '{cb}', method: 'HEAD', status: 405 },
  'a put': { path: '{cb}', method: 'PUT', status: 405 },
  'a delete': { path: '{cb}', method: 'DELETE', status: 405 },
  'a name that was rebound to this address': { headers: { Host: 'evil.example' }, status: 421 },
  'localhost by name': { headers: { Host: 'localhost:{port}' }, status: 421 },
  'another port': { headers: { Host: '127.0.0.1:1' }, status: 421 },
  'no port': { headers: { Host: '127.0.0.1' }, status: 421 },
  'an empty host': { headers: { Host: '' }, status: 421 },
  'a prefetch': { headers: { 'Sec-Purpose': 'prefetch' }, status: 204 },
  'a prerender': { headers: { 'Sec-Purpose': 'prefetch;prerender' }, status: 204 },
  'a prefetch of old': { headers: { Purpose: 'prefetch' }, status: 204 },
  'a prefetch of Firefox': { headers: { 'X-Moz': 'prefetch' }, status: 204 },
  'a preview of Safari': { headers: { 'X-Purpose': 'preview' }, status: 204 },
  'a prefetch that hides': {
    headers: { 'Sec-Purpose': 'other', Purpose: 'prefetch' },
    status: 204,
  },
  'a script': { headers: { 'Sec-Fetch-Mode': 'cors' }, status: 403 },
  'a blind script': { headers: { 'Sec-Fetch-Mode': 'no-cors' }, status: 403 },
  'a script of the same page': { headers: { 'Sec-Fetch-Mode': 'same-origin' }, status: 403 },
  'a socket': {
    headers: { 'Sec-Fetch-Mode': 'websocket', Upgrade: 'websocket', Connection: 'Upgrade' },
    status: 403,
  },
  'a socket that says less': {
    headers: { Upgrade: 'websocket', Connection: 'Upgrade' },
    status: 403,
  },
  'a frame': { headers: { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' }, status: 403 },
  'an image': { headers: { 'Sec-Fetch-Dest': 'image' }, status: 403 },
  'two minds': { headers: { 'Sec-Fetch-Mode': 'navigate, cors' }, status: 403 },
  'two hosts': { headers: { 'Host\t': 'evil.example' }, status: 400 },
  'the other host as well': { headers: { host: '127.0.0.1:{port}' }, status: 421 },
  'huge headers': { headers: { 'X-Huge': 'x'.repeat(20_000) }, status: 431 },
}

test.each(Object.keys(strangers))(
  '%s is turned away with a code, and the person behind it still gets in',
  async (who) => {
    const { loopback, address, arrived } = await opened()
    const { path = '{cb}', method = 'GET', headers = {}, status } = strangers[who]!
    const filled = (text: string) =>
      text
        .replace('{cb}', address.pathname)
        .replace('{CB}', address.pathname.toUpperCase())
        .replace('{token}', address.pathname.slice(4))
        .replace('{host}', address.host)
        .replace('{port}', address.port)
    const query = path.includes('[') ? '' : '?code=stolen&state=guessed'
    const sent = Object.entries({ Host: address.host, ...headers })
    const lines = sent.map(([name, value]) => `${name}: ${filled(value)}\r\n`).join('')
    const reply = await raw(address, `${method} ${filled(path)}${query} HTTP/1.1\r\n${lines}\r\n`)
    expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(reply).not.toContain('stolen')
    expect(arrived()).toBeUndefined()

    expect((await visit(back(loopback))).status).toBe(303)
    expect((await loopback.callback).searchParams.get('code')).toBe('the-code')
  },
)

test.each([
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'nonsense\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'GET http://[ HTTP/1.1\r\nHost: {host}\r\n\r\n',
  'GET * HTTP/1.1\r\nHost: {host}\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: {host}\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST / HTTP/1.1\r\nHost: {host}\r\nContent-Length: 99999999999\r\n\r\nx',
])('broken or foreign bytes do no harm: %j', async (bytes) => {
  const { loopback, address } = await opened()
  await raw(address, bytes.replace('{host}', address.host))
  expect((await visit(back(loopback))).status).toBe(303)
  await loopback.callback
})

test.each(['2.0', '0.9'])('version %s of HTTP is not spoken', async (version) => {
  const { address, arrived } = await opened()
  const line = `GET ${address.pathname}?code=stolen&state=s HTTP/${version}`
  const reply = await raw(address, `${line}\r\nHost: ${address.host}\r\n\r\n`)
  expect(reply).toMatch(/^HTTP\/1.1 505 /)
  expect(arrived()).toBeUndefined()
})

test('the navigation of a real browser is taken', async () => {
  const { loopback } = await opened()
  const headers = {
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Site': 'cross-site',
    'Sec-Fetch-Dest': 'document',
    'Sec-Fetch-User': '?1',
    'Upgrade-Insecure-Requests': '1',
  }
  expect((await visit(back(loopback), { headers })).status).toBe(303)
})

test('a stranger who fetches the last page early does not cost the person theirs', async () => {
  const { loopback, address } = await opened()
  await visit(new URL('/done', address))
  await visit(back(loopback))
  loopback.close()
  expect((await visit(new URL('/done', address))).status).toBe(200)
})

test('two sign-ins at once do not take each other’s callback', async () => {
  const [one, other] = [await opened(), await opened()]
  const crossed = new URL(one.address.pathname + '?code=x&state=s', other.address)
  expect((await visit(crossed)).status).toBe(404)
  await visit(new URL('?code=2&state=s', other.loopback.redirectUri))
  await visit(new URL('?code=1&state=s', one.loopback.redirectUri))
  expect((await one.loopback.callback).searchParams.get('code')).toBe('1')
  expect((await other.loopback.callback).searchParams.get('code')).toBe('2')
})

/** Connections that are held: every other one has begun a request and goes no further. */
function holding(address: URL, count: number): Promise<net.Socket[]> {
  const connecting = Array.from({ length: count }, async (_, index) => {
    const socket = net.connect(Number(address.port), address.hostname.replace(/[[\]]/g, ''))
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.once('connect', resolve))
    if (index % 2) socket.write('GET /slow HTTP/1.1\r\nHost: ')
    return socket
  })
  return Promise.all(connecting)
}

test.each([16, 17, 200])(
  '%i connections that say nothing, or slowly, do not block the person',
  async (count) => {
    const { loopback, address } = await opened()
    await holding(address, count)
    const begun = performance.now()
    expect((await visit(back(loopback))).status).toBe(303)
    expect(performance.now() - begun).toBeLessThan(3000)
    expect((await loopback.callback).searchParams.get('code')).toBe('the-code')
  },
)

test('of many connections the newest sixteen are kept', async () => {
  const { address } = await opened()
  const held = await holding(address, 40)
  const open = () => held.filter((socket) => !socket.closed && !socket.readableEnded)
  for (const socket of held) socket.resume()
  await expect.poll(() => open().length).toBe(16)
})

test('a person who connected first and asks last still gets in while others come and go', async () => {
  const { loopback, address } = await opened()
  const [mine] = await holding(address, 1)
  await holding(address, 15)
  const reply = new Promise<string>((resolve) => {
    mine!.once('data', (part: Buffer) => {
      resolve(part.toString())
    })
  })
  mine!.write(
    `GET ${address.pathname}?code=the-code&state=s HTTP/1.1\r\nHost: ${address.host}\r\n\r\n`,
  )
  expect(await reply).toMatch(/^HTTP\/1.1 303 /)
  await loopback.callback
})

test('a connection that stays silent, or slow, is put out after five seconds', async () => {
  const { address } = await opened()
  const held = await holding(address, 2)
  const begun = performance.now()
  await Promise.all(
    held.map((socket) => new Promise((resolve) => socket.resume().once('close', resolve))),
  )
  expect(performance.now() - begun).toBeGreaterThan(4000)
  expect(performance.now() - begun).toBeLessThan(15_000)
})

test('a connection is good for one request', async () => {
  const { loopback, address, arrived } = await opened()
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${address.host}\r\n\r\n`
  const reply = await raw(address, ask('/') + ask(`${address.pathname}?code=stolen&state=s`))
  expect(reply).toMatch(/^HTTP\/1.1 404 /)
  expect(reply).not.toContain('303')
  expect(arrived()).toBeUndefined()
  await visit(back(loopback))
  expect((await loopback.callback).searchParams.get('code')).toBe('the-code')
})

/** This system, but it refuses as told. */
function refusing(refusal: (host: string, port: number) => string | undefined) {
  const asked: { host: string; port: number }[] = []
  const listen: Listen = async (server, host, port) => {
    asked.push({ host, port })
    const code = refusal(host, port)
    if (code) throw Object.assign(new Error(`listen ${code}`), { code })
    return listenOn(server, host, port)
  }
  return { listen, asked }
}

/** Opens after so many refusals; anew where another program has just the port that is asked for then. */
async function openedAfter(refusals: number, code: string) {
  for (;;) {
    let left = refusals
    const taken: number[] = []
    const { listen, asked } = refusing(() => (left-- > 0 ? code : undefined))
    const place = await opened((server, host, port) =>
      listen(server, host, port).catch((error: unknown) => {
        if (left < 0) taken.push(port)
        throw error
      }),
    )
    if (taken.length === 0) return { ...place, asked }
  }
}

test.each(['EACCES', 'EADDRINUSE'])(
  'when the system refuses its own choice with %s, five other ports are tried',
  async (code) => {
    const { loopback, address, asked } = await openedAfter(5, code)
    expect(asked.map(({ host }) => host)).toEqual(Array(6).fill('127.0.0.1'))
    const [first, ...others] = asked.map(({ port }) => port)
    expect(first).toBe(0)
    expect(new Set(others).size).toBe(5)
    for (const port of others) {
      expect(port).toBeGreaterThanOrEqual(49152)
      expect(port).toBeLessThanOrEqual(65535)
    }
    expect(address.port).toBe(String(others.at(-1)))
    expect((await visit(back(loopback))).status).toBe(303)
  },
)

test('a port that is really taken is refused by the real system, and another is had', async () => {
  const taken = net.createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void taken.close())
  const { port: takenPort } = taken.address() as net.AddressInfo
  const asked: number[] = []
  const { loopback, address } = await opened((server, host, port) => {
    asked.push(asked.length === 0 ? takenPort : port)
    return listenOn(server, host, asked.at(-1) ?? 0)
  })
  // Other programs may hold some of the ports that are tried.
  expect(asked.length).toBeGreaterThan(1)
  expect(address.port).toBe(String(asked.at(-1)))
  expect(address.port).not.toBe(String(takenPort))
  expect((await visit(back(loopback))).status).toBe(303)
})

test.each(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EPERM'])(
  'where IPv4 answers %s, IPv6 is taken at once, and the address says so',
  async (code) => {
    const { listen, asked } = refusing((host) => (host === '127.0.0.1' ? code : undefined))
    const { loopback, address } = await opened(listen)
    expect(asked).toEqual([
      { host: '127.0.0.1', port: 0 },
      { host: '::1', port: 0 },
    ])
    expect(loopback.redirectUri).toMatch(/^http:\/\/\[::1\]:\d+\/cb\/[0-9a-f]{32}$/)
    await holding(address, 16)
    const wrong = await visit(back(loopback), { headers: { Host: `127.0.0.1:${address.port}` } })
    expect(wrong.status).toBe(421)
    expect((await visit(back(loopback))).status).toBe(303)
    expect(await refuses(address)).toBe(true)
  },
)

test('where every port is refused, the sign-in fails with a code after twelve tries', async () => {
  const { listen, asked } = refusing(() => 'EACCES')
  await expect(openLoopback(undefined, listen)).rejects.toMatchObject({
    code: 'sign-in-failed',
    cause: { code: 'EACCES' },
  })
  expect(asked.map(({ host }) => host)).toEqual([
    ...(Array(6).fill('127.0.0.1') as string[]),
    ...(Array(6).fill('::1') as string[]),
  ])
})

test('only this computer can reach the port', async () => {
  const { address } = await opened()
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  for (const host of ['127.0.0.2', '::1', ...others.map((item) => item.address)])
    expect(await refuses(address, host), host).toBe(true)
})

function refuses(address: URL, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(Number(address.port), host, () => {
      socket.destroy()
      resolve(false)
    })
    socket.on('error', () => {
      resolve(true)
    })
  })
}
