import net from 'node:net'
import tls from 'node:tls'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isLoopback, routesIn } from '../../../../../electron/api/http/proxy'
import { createExchange, type Exchange } from '../../../../../electron/api/http/transport'
import {
  authority,
  certificates,
  closedPort,
  connectProxy,
  failure,
  join,
  listening,
  serving,
  servingTls,
  socksProxy,
  type Answer,
} from './peers'

test.each([
  ['', ['direct']],
  ['DIRECT', ['direct']],
  ['PROXY a.example:3128', ['http://a.example:3128']],
  ['proxy a.example:3128;direct', ['http://a.example:3128', 'direct']],
  ['PROXY a.example', ['http://a.example:80']],
  ['HTTPS a.example; HTTPS b.example:8443', ['https://a.example:443', 'https://b.example:8443']],
  ['SOCKS5 [::1]:1080 ; DIRECT', ['socks5h://[::1]:1080', 'direct']],
  ['SOCKS a.example', ['socks4://a.example:1080']],
  ['SOCKS4 a.example:9', ['socks4://a.example:9']],
  ['PROXY a.example:1; PROXY a.example:1', ['http://a.example:1']],
  ['QUIC a.example:443; DIRECT', ['direct']],
  ['PROXY', []],
  ['PROXY a.example:0', []],
  ['PROXY a.example:65536', []],
  ['PROXY user:secret@a.example:80', []],
  ['PROXY a.example:80/path', []],
  ['PROXY a example:80', []],
  ['constructor a.example:80', []],
  ['nonsense', []],
])('the proxy list %j gives %j', (list, routes) => {
  expect(routesIn(list)).toEqual(routes)
})

test('whatever a proxy list says, each route is direct or a plain proxy address', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^(PROXY|SOCKS5|DIRECT|[ ;:.a-z0-9[\]])*$/)),
      (list) => {
        for (const route of routesIn(list))
          if (route !== 'direct') {
            const { protocol, pathname, username, search } = new URL(route)
            expect(['http:', 'https:', 'socks4:', 'socks5h:']).toContain(protocol)
            expect([pathname.replace('/', ''), username, search]).toEqual(['', '', ''])
          }
      },
    ),
    { numRuns: 2000 },
  )
})

test.each([
  ['http://127.0.0.1:8080', true],
  ['http://127.1.2.3', true],
  ['http://2130706433', true],
  ['http://localhost', true],
  ['http://LOCALHOST.', true],
  ['http://a.localhost', true],
  ['http://[::1]:80', true],
  ['https://127.0.0.1.example', false],
  ['https://localhost.example', false],
  ['https://api.example', false],
  ['https://10.0.0.1', false],
])('that %s is this computer itself is %s', (address, is) => {
  expect(isLoopback(new URL(address))).toBe(is)
})

const ok: Answer = (_request, response) => response.end('{"ok":true}')
const name = new URL('https://api.docket.invalid/v1/expenses')

function through(list: string, asked: URL[] = []): Exchange {
  return createExchange({
    certificates: [authority],
    proxyFor: async (url) => {
      asked.push(url)
      return list
    },
  })
}

test.each([
  ['HTTP', connectProxy],
  ['SOCKS 5', socksProxy],
])('a service is asked through an %s proxy, which looks its name up', async (_kind, proxy) => {
  const service = await servingTls(ok)
  const { route, asked } = await proxy(service.port)
  const exchange = through(route)
  for (const method of ['GET', 'POST', 'GET', 'PUT', 'GET', 'DELETE'] as const)
    expect((await exchange({ method, url: name })).body.toString()).toBe('{"ok":true}')
  expect(new Set(asked)).toEqual(new Set(['api.docket.invalid:443']))
  expect(asked).toHaveLength(4)
  expect(service.seen.map(({ method }) => method)).toEqual([
    'GET',
    'POST',
    'GET',
    'PUT',
    'GET',
    'DELETE',
  ])
})

test.each([
  ['407', 'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic\r\n\r\n'],
  ['403', 'HTTP/1.1 403 Forbidden\r\nContent-Length: 6\r\n\r\nsorry!'],
  ['502', 'HTTP/1.1 502 Bad Gateway\r\n\r\n'],
  [
    '200-in-HTML after 503',
    'HTTP/1.1 503 Busy\r\nContent-Type: text/html\r\n\r\n<html>HTTP/1.1 200 OK',
  ],
  ['no HTTP', 'SSH-2.0\r\n\r\n'],
  ['a broken header', 'HTTP/1.1 200 OK\r\nbroken\r\n\r\n'],
  ['half an answer', 'HTTP/1.1 200 Conn'],
])('a proxy that answers CONNECT with %s lets nothing out, and says so', async (_what, bytes) => {
  const service = await servingTls(ok)
  const proxy = await connectProxy(service.port, (client) => {
    client.end(bytes)
    return true
  })
  const exchange = through(proxy.route)
  for (const method of ['GET', 'POST'] as const)
    expect(await failure(exchange, { method, url: name })).toMatchObject({
      sent: false,
      code: 'proxy-refused',
    })
  expect(service.seen).toEqual([])
})

test.each(['destroy', 'resetAndDestroy', 'end'] as const)(
  'a proxy that drops the connection (%s) lets nothing out',
  async (way) => {
    const proxy = await connectProxy(1, (client) => {
      client[way]()
      return true
    })
    const error = await failure(through(proxy.route), { method: 'POST', url: name })
    expect(error).toMatchObject({ sent: false, code: 'proxy-refused' })
  },
)

test('a proxy that keeps silent is given up, and its connection closed', async () => {
  let left = 0
  const proxy = await connectProxy(1, (client) => {
    client.resume().on('end', () => (left += 1))
    return true
  })
  for (const method of ['GET', 'POST'] as const) {
    const error = await failure(through(proxy.route), { method, url: name, timeoutMs: 100 })
    expect(error).toMatchObject({ sent: false, code: 'proxy-refused' })
  }
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(left).toBe(2)
})

test('a proxy that is not there lets nothing out', async () => {
  const port = await closedPort()
  for (const word of ['PROXY', 'HTTPS', 'SOCKS5'])
    expect(
      await failure(through(`${word} 127.0.0.1:${port}`), { method: 'POST', url: name }),
    ).toMatchObject({ sent: false, code: 'proxy-refused' })
})

test.each([1, 2, 3, 4, 5])('a SOCKS proxy that refuses with %i lets nothing out', async (reply) => {
  const proxy = await socksProxy(1, reply)
  const error = await failure(through(proxy.route), { method: 'POST', url: name })
  expect(error).toMatchObject({ sent: false, code: 'proxy-refused' })
})

test('a proxy that fails is passed over for the next one, and the change arrives once', async () => {
  const service = await servingTls(ok)
  const refusing = await connectProxy(1, (client) => {
    client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    return true
  })
  const good = await connectProxy(service.port)
  const list = `PROXY 127.0.0.1:${await closedPort()}; ${refusing.route}; ${good.route}; DIRECT`
  expect((await through(list)({ method: 'POST', url: name, body: '{}' })).status).toBe(200)
  expect(service.seen).toHaveLength(1)
})

test('once bytes went out no other way is tried', async () => {
  const dying = await servingTls((request) => request.socket.destroy())
  const service = await servingTls(ok)
  const [first, second] = [await connectProxy(dying.port), await socksProxy(service.port)]
  const exchange = through(`${first.route}; ${second.route}`)
  expect((await failure(exchange, { method: 'POST', url: name })).sent).toBe(true)
  expect([dying.seen.length, service.seen.length]).toEqual([1, 0])
  expect(second.asked).toEqual([])
})

test('a certificate refused behind one proxy is not got round through another', async () => {
  const filter = await servingTls(ok, certificates.elsewhere)
  const service = await servingTls(ok)
  const [first, second] = [await connectProxy(filter.port), await connectProxy(service.port)]
  const error = await failure(through(`${first.route}; ${second.route}`), {
    method: 'POST',
    url: name,
  })
  expect(error).toMatchObject({ sent: false, code: 'certificate-refused' })
  expect(second.asked).toEqual([])
})

test.each([
  ['straight', async (port: number) => ({ url: `https://127.0.0.1:${port}/`, route: 'DIRECT' })],
  [
    'through an HTTP proxy',
    async (port: number) => ({ url: name.href, ...(await connectProxy(port)) }),
  ],
  [
    'through a SOCKS proxy',
    async (port: number) => ({ url: name.href, ...(await socksProxy(port)) }),
  ],
])('%s no variable of the environment has a bad certificate taken', async (_way, wayTo) => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const service = await servingTls(ok, certificates.elsewhere)
  const { url, route } = await wayTo(service.port)
  for (const method of ['GET', 'POST'] as const)
    await expect(through(route)({ method, url: new URL(url) })).rejects.toMatchObject({
      sent: false,
      code: 'certificate-refused',
    })
  expect(service.seen).toEqual([])
})

test('behind a SOCKS proxy a certificate is looked at as closely', async () => {
  const filter = await servingTls(ok, certificates.elsewhere)
  const { route } = await socksProxy(filter.port)
  expect(await failure(through(route), { method: 'POST', url: name })).toMatchObject({
    sent: false,
    code: 'certificate-refused',
  })
})

test('a proxy may be spoken to over TLS, if its certificate is trusted', async () => {
  const service = await servingTls(ok)
  const inner = await connectProxy(service.port)
  const innerPort = Number(inner.route.split(':')[1])
  const outer = await listening(
    tls.createServer(certificates.service, (client) => {
      join(client, net.connect(innerPort, '127.0.0.1'))
    }),
  )
  expect((await through(`HTTPS localhost:${outer}`)({ method: 'POST', url: name })).status).toBe(
    200,
  )
  const untrusting = createExchange({ proxyFor: async () => `HTTPS localhost:${outer}` })
  expect(await failure(untrusting, { method: 'POST', url: name })).toMatchObject({
    sent: false,
    code: 'proxy-refused',
  })
  expect(service.seen).toHaveLength(1)
})

test('a tunnel that breaks in the handshake was certainly not sent', async () => {
  const port = await listening(
    net.createServer((socket) => socket.once('data', () => socket.destroy())),
  )
  for (const proxy of [connectProxy, socksProxy]) {
    const { route } = await proxy(port)
    const error = await failure(through(route), { method: 'POST', url: name })
    expect(error).toMatchObject({ sent: false, code: 'offline' })
  }
})

test('a reply that is lost behind a proxy may have been acted on', async () => {
  const { port } = await servingTls((request) => request.socket.destroy())
  for (const proxy of [connectProxy, socksProxy]) {
    const { route } = await proxy(port)
    expect((await failure(through(route), { method: 'POST', url: name })).sent).toBe(true)
  }
})

test('this computer itself is never asked for through a proxy', async () => {
  const { url, seen } = await serving(ok)
  const asked: URL[] = []
  const proxy = await connectProxy(1)
  expect((await through(proxy.route, asked)({ method: 'POST', url })).status).toBe(200)
  expect([asked, proxy.asked, seen.length]).toEqual([[], [], 1])
})

test('plain http to another computer goes through no proxy, and not round it', async () => {
  const proxy = await connectProxy(1)
  const url = new URL('http://api.docket.invalid/')
  expect(await failure(through(proxy.route), { method: 'GET', url })).toMatchObject({
    sent: false,
    code: 'proxy-refused',
  })
  expect(proxy.asked).toEqual([])
})

test.each<[string, () => Promise<string>]>([
  ['cannot be told', () => Promise.reject(new Error('No answer'))],
  ['are not told in time', () => new Promise<string>(() => undefined)],
  ['cannot be used', () => Promise.resolve('PROXY nonsense:99999')],
])('while the proxies %s nothing is sent', async (_why, proxyFor) => {
  const exchange = createExchange({ proxyFor })
  expect(await failure(exchange, { method: 'GET', url: name, timeoutMs: 100 })).toMatchObject({
    sent: false,
    code: 'proxy-refused',
  })
})
