/** Of electron/accounts/grant/loopback.ts: what other programs and pages may send to it. */
import { readFile } from 'node:fs/promises'
import net from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import {
  AuthorizationServer,
  type Given,
} from '../../../../../electron/accounts/grant/authorization-server'
import { SignIn } from '../../../../../electron/accounts/grant/sign-in'
import { exchange } from '../../../../support/exchange'
import { startDemoService, type DemoService } from '../../../../../sandbox/service'
import { answerConsent, visit } from '../../../../support/person'
import { Random } from '../../../../support/random'

/** `DOCKET_REQUESTS=10000` for the long run, `DOCKET_SEED=7` for other chances. */
const requests = Number(process.env['DOCKET_REQUESTS'] ?? 1000)
const seed = Number(process.env['DOCKET_SEED'] ?? 1)
const perRound = 50

/** What an attacker may know of a sign-in. Nobody but the browser and the service knows the state. */
interface Target {
  host: string
  port: number
  path: string
  /** The address that the browser of another sign-in, open at the same time, is sent back to. */
  otherCallback: URL
}

/** Bytes for one connection, and how it must end: with one of these statuses, or held open without an answer. */
interface Attack {
  bytes: string | Buffer
  answers: readonly number[] | 'none'
}

type Maker = (random: Random, target: Target) => Attack

const hex = '0123456789abcdef'
const printable = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join('')

function ask(
  { host }: Target,
  path: string,
  { method = 'GET', version = '1.1', lines = [] as string[], hosts = [host], body = '' } = {},
): string {
  const sent = [...hosts.map((name) => `Host: ${name}`), ...lines]
  return `${method} ${path} HTTP/${version}\r\n${sent.map((line) => `${line}\r\n`).join('')}\r\n${body}`
}

const guess = (random: Random) => `?code=${random.text(20, hex)}&state=${random.text(43, hex)}`

const oddPaths = (random: Random, { path, host }: Target) =>
  random.pick([
    '/',
    '/favicon.ico',
    '/robots.txt',
    '/.well-known/appspecific/com.chrome.devtools.json',
    '/callback',
    '/cb',
    '/cb/',
    `/cb/${random.text(32, hex)}`,
    `/${random.text(random.whole(1, 2000), printable.replace(/[?#]/g, ''))}`,
    `${path}/`,
    `${path}0`,
    path.slice(0, -1),
    path.toUpperCase(),
    path.replace('/cb', '/CB'),
    `/${path}`,
    `//${host}${path}`,
    `//evil.example${path}`,
    `/./${path.slice(1)}`,
    `/x/..${path}`,
    `/%2e${path}`,
    `/%2E%2e${path}`,
    `/done/..${path}`,
    `/\\..${path}`,
    `${path};a=b`,
    `${path}#`,
    `${path}%20`,
    `${path}%00`,
    `${path}%3f`,
  ])

/** Every character that can be, or some of them, in its other spelling. */
function encoded(random: Random, path: string): string {
  const some = random.whole(1, path.length - 1)
  return path.replace(/./g, (character, at: number) =>
    at === some || random.chance(0.3)
      ? `%${character.charCodeAt(0).toString(16)[random.chance(0.5) ? 'toUpperCase' : 'toLowerCase']()}`
      : character,
  )
}

const prefetches = [
  'Sec-Purpose: prefetch',
  'Sec-Purpose: prefetch;prerender',
  'Sec-Purpose: prefetch;anonymous-client-ip',
  'Purpose: prefetch',
  'Purpose: preview',
  'X-Purpose: preview',
  'X-Moz: prefetch',
]

/** All of these leave the sign-in waiting, even those who know its path. */
const strangers: Record<string, Maker> = {
  'another path': (random, target) => ({
    bytes: ask(target, oddPaths(random, target) + guess(random)),
    answers: [404],
  }),
  'another spelling of the path': (random, target) => ({
    bytes: ask(target, encoded(random, target.path) + guess(random)),
    answers: [400, 404],
  }),
  'another method': (random, target) => ({
    bytes: ask(target, target.path + guess(random), {
      method: random.pick(['POST', 'PUT', 'DELETE', 'HEAD', 'PATCH', 'TRACE', 'PROPFIND']),
      lines: ['Content-Length: 0'],
    }),
    answers: [405],
  }),
  'a form': (random, target) => {
    const body = guess(random).slice(1)
    const lines = [
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${body.length}`,
    ]
    return { bytes: ask(target, target.path, { method: 'POST', lines, body }), answers: [405] }
  },
  'a preflight': (random, target) => ({
    bytes: ask(target, target.path + guess(random), {
      method: 'OPTIONS',
      lines: [
        'Origin: https://evil.example',
        'Access-Control-Request-Method: GET',
        'Access-Control-Request-Private-Network: true',
      ],
    }),
    answers: [405],
  }),
  'a tunnel': (_random, target) => ({
    bytes: ask(target, `evil.example:443`, { method: 'CONNECT' }),
    answers: [],
  }),
  'a rebound name': (random, target) => ({
    bytes: ask(target, target.path + guess(random), {
      hosts: [
        random.pick([
          'evil.example',
          `evil.example:${target.port}`,
          `localhost:${target.port}`,
          `127.0.0.1.nip.io:${target.port}`,
          `127.1:${target.port}`,
          `2130706433:${target.port}`,
          `0.0.0.0:${target.port}`,
          `[::1]:${target.port}`,
          `[::ffff:127.0.0.1]:${target.port}`,
          `127.0.0.1.:${target.port}`,
          `me@127.0.0.1:${target.port}`,
          '127.0.0.1',
          `127.0.0.1:0${target.port}`,
          `127.0.0.1:${target.port + 1}`,
          '',
        ]),
      ],
    }),
    answers: [421],
  }),
  'two hosts': (random, target) => ({
    bytes: ask(target, target.path + guess(random), {
      hosts: random.shuffled([target.host, 'evil.example']),
    }),
    answers: [421],
  }),
  'no host': (random, target) => ({
    bytes: ask(target, target.path + guess(random), { hosts: [] }),
    answers: [400],
  }),
  'a prefetch': (random, target) => ({
    bytes: ask(target, target.path + guess(random), { lines: [random.pick(prefetches)] }),
    answers: [204],
  }),
  'no navigation': (random, target) => ({
    bytes: ask(target, target.path + guess(random), {
      lines: random.pick([
        ['Sec-Fetch-Mode: cors', 'Sec-Fetch-Dest: empty'],
        ['Sec-Fetch-Mode: no-cors', 'Sec-Fetch-Dest: image'],
        ['Sec-Fetch-Mode: same-origin', 'Sec-Fetch-Dest: empty'],
        ['Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: iframe'],
        ['Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: object'],
        ['Sec-Fetch-Dest: script'],
        ['Sec-Fetch-Mode: navigate', 'Sec-Fetch-Mode: cors'],
      ]),
    }),
    answers: [403],
  }),
  'a socket': (random, target) => ({
    bytes: ask(target, target.path + guess(random), {
      lines: [
        'Connection: Upgrade',
        `Upgrade: ${random.pick(['websocket', 'h2c', 'TLS/1.0'])}`,
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ],
    }),
    answers: [403],
  }),
  'a full address': (random, target) => ({
    bytes: ask(
      target,
      random.pick(['http', 'https', 'ftp', 'HTTP']) +
        `://${random.pick([target.host, 'evil.example', 'a@evil.example', '['])}` +
        target.path +
        guess(random),
    ),
    answers: [400, 404],
  }),
  'the callback of another sign-in': (random, target) => ({
    bytes: ask(target, target.otherCallback.pathname + target.otherCallback.search, {
      lines: random.chance(0.5) ? ['Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: document'] : [],
    }),
    answers: [404],
  }),
  'another sign-in by its own name': (_random, target) => ({
    bytes: ask(target, target.otherCallback.pathname + target.otherCallback.search, {
      hosts: [target.otherCallback.host],
    }),
    answers: [421],
  }),
  'an older browser at another path': (random, target) => ({
    bytes: ask(target, oddPaths(random, target) + guess(random), { version: '1.0' }),
    answers: [404],
  }),
  'an older browser without a host': (random, target) => ({
    bytes: ask(target, target.path + guess(random), { version: '1.0', hosts: [] }),
    answers: [421],
  }),
  'a newer version': (random, target) => ({
    bytes: random.chance(0.5)
      ? 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'
      : ask(target, target.path + guess(random), { version: random.pick(['2.0', '9.9', '0.9']) }),
    answers: [400, 505],
  }),
  'many at once': (random, target) => ({
    bytes: ask(target, '/') + ask(target, target.path + guess(random)).repeat(random.whole(1, 20)),
    answers: [404],
  }),
  'one hidden in another': (random, target) => ({
    bytes: ask(target, '/', {
      lines: ['Content-Length: 5', 'Transfer-Encoding: chunked'],
      body: `0\r\n\r\n${ask(target, target.path + guess(random))}`,
    }),
    answers: [400, 404],
  }),
  'huge headers': (random, target) => ({
    bytes: ask(target, target.path + guess(random), { lines: [`X: ${'x'.repeat(1024 * 1024)}`] }),
    answers: [431],
  }),
  'a huge address': (random, target) => ({
    bytes: ask(target, target.path + guess(random) + 'x'.repeat(random.whole(20_000, 1024 * 1024))),
    answers: [431],
  }),
  'countless headers': (random, target) => ({
    bytes: ask(target, oddPaths(random, target), {
      lines: Array.from({ length: 20_000 }, (_, index) => `A${index}: b`),
    }),
    answers: [431],
  }),
  'bytes without sense': (random) => ({
    bytes: Buffer.from([0, ...random.list(random.whole(20, 2000), () => random.whole(0, 255))]),
    answers: [400],
  }),
  'a sealed connection': () => ({
    bytes: Buffer.from('16030102000100 01fc0303'.replace(' ', ''), 'hex'),
    answers: [400],
  }),
  'a preconnect': () => ({ bytes: '', answers: 'none' }),
  'a slow address': (random, target) => ({
    bytes: ask(target, target.path + guess(random)).slice(0, random.whole(1, 40)),
    answers: 'none',
  }),
  'slow headers': (random, target) => ({
    bytes: ask(target, target.path + guess(random)).slice(0, -2) + 'X: y',
    answers: 'none',
  }),
}

const holders = ['a preconnect', 'a slow address', 'slow headers']

/** What a navigation by someone who knows the path, and not the state, may bring. */
const informed: Record<string, (random: Random, target: Target) => string> = {
  'a guessed state': (random) => guess(random),
  'no state': (random) => `?code=${random.text(20, hex)}`,
  'no answer': () => '',
  'an empty state': (random) => `?code=${random.text(20, hex)}&state=`,
  'two states': (random) => `${guess(random)}&state=${random.text(43, hex)}`,
  'a state in capitals': (random) => `?code=x&STATE=${random.text(43, hex)}`,
  'a refusal with a guessed state': (random) => `?error=access_denied&state=${random.text(9, hex)}`,
  'a refusal without a state': () => '?error=access_denied',
  'an answer that is no answer': (random) => `?${random.text(200, printable.replace('#', ''))}`,
  'the answer to another sign-in': (_random, { otherCallback }) => otherCallback.search,
}

/** One connection. Resolves with its status; with 0 when it ended without one, or is held. */
async function attack(target: Target, { bytes, answers }: Attack): Promise<number> {
  const socket = net.connect(target.port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let text = ''
  socket.on('data', (part: Buffer) => (text += part.toString('latin1')))
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const sent = new Promise<void>((resolve) => {
    socket.once('connect', () => {
      if (answers !== 'none') socket.setTimeout(4000, () => socket.destroy())
      socket.write(bytes, () => {
        resolve()
      })
    })
  })
  await (answers === 'none' ? Promise.race([sent, closed]) : closed)
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
}

/** A sign-in whose browser is out. */
interface Out {
  run: Promise<Given>
  opened: URL
  redirect: URL
}

function begin(server: AuthorizationServer): Promise<Out> {
  return new Promise((resolve, reject) => {
    const signIn = new SignIn({
      openInBrowser: async (opened) => {
        const redirect = new URL(opened.searchParams.get('redirect_uri') ?? '')
        resolve({ run, opened, redirect })
      },
    })
    const run = signIn.run(server)
    run.catch(reject)
  })
}

/** Allows it on the service's page; returns where the browser is sent with the code, and does not go there. */
async function callbackOf({ opened }: Out): Promise<URL> {
  const { location } = await visit(opened)
  return new URL(location ?? '')
}

const targetOf = ({ redirect }: Out, otherCallback: URL): Target => ({
  host: redirect.host,
  port: Number(redirect.port),
  path: redirect.pathname,
  otherCallback,
})

async function serving(): Promise<{ service: DemoService; server: AuthorizationServer }> {
  const service = await startDemoService({
    consent: 'auto',
    seed: 'empty',
    requestsPerSecond: 100_000,
  })
  onTestFinished(() => service.close())
  return { service, server: new AuthorizationServer(service, exchange) }
}

const exchanges = (service: DemoService) =>
  service.journal().filter(({ path }) => path === '/auth/token').length

/** The addresses at which something listens on a port, in the kernel's spelling; nothing where there is no /proc. */
async function listening(port: number): Promise<string[] | undefined> {
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFile(file, 'utf8'))
  const read = await Promise.all(tables).catch(() => undefined)
  const wanted = port.toString(16).toUpperCase().padStart(4, '0')
  return read
    ?.flatMap((table) => table.split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${wanted}`) && state === '0A')
    .map(([, local]) => local!.split(':')[0]!)
}

/** 127.0.0.1, the other way round. */
const loopbackOnly = ['0100007F']

test(
  `of ${requests} hostile requests none is taken, and no good sign-in is lost`,
  { timeout: Math.max(30_000, requests * 20) },
  async () => {
    const random = new Random(seed)
    const names = Object.keys(strangers)
    const { service, server } = await serving()
    const answered: Record<string, number> = {}
    const wrong: string[] = []
    let made = 0
    let held = 0
    let evicted = 0

    async function strike(target: Target): Promise<void> {
      // Each maker has its turn; chance fills the rest, and holds more than a listener has room for.
      const name = names[made] ?? random.pick(random.chance(0.4) ? holders : names)
      made += 1
      const tried = strangers[name]!(random, target)
      const status = await attack(target, tried)
      answered[status] = (answered[status] ?? 0) + 1
      if (tried.answers === 'none') {
        held += 1
        if (status !== 0) wrong.push(`${name}: ${status}`)
      } else if (status === 0 && tried.answers.length > 0) evicted += 1
      else if (status !== 0 && !tried.answers.includes(status))
        wrong.push(`${name}: ${status} ${String(tried.bytes).slice(0, 120)}`)
    }

    for (let round = 0; round * perRound < requests; round += 1) {
      const [mine, other] = [await begin(server), await begin(server)]
      const [callback, otherCallback] = [await callbackOf(mine), await callbackOf(other)]
      const target = targetOf(mine, otherCallback)
      const before = exchanges(service)
      expect((await listening(target.port)) ?? loopbackOnly).toEqual(loopbackOnly)

      let left = perRound - 10
      while (left > 0) {
        const together = Math.min(left, random.whole(1, 12))
        await Promise.all(Array.from({ length: together }, () => strike(target)))
        left -= together
      }
      expect(exchanges(service)).toBe(before)

      // The last ten come in the same moment as the person, and at the other sign-in.
      const late = Array.from({ length: 10 }, (_, index) =>
        strike(index % 2 ? target : targetOf(other, callback)),
      )
      const page = await visit(callback)
      expect(page.status, `With DOCKET_SEED=${seed}, round ${round}`).toBe(303)
      expect((await mine.run).tokens.accessToken).toMatch(/^at_/)
      await Promise.all(late)
      expect((await visit(otherCallback)).status).toBe(303)
      expect((await other.run).tokens.accessToken).toMatch(/^at_/)
      expect(exchanges(service)).toBe(before + 2)

      for (const { redirect } of [mine, other]) {
        // The last page closes the port; without it the port closes by itself.
        await visit(new URL('/done', redirect)).catch(() => undefined)
        await expect.poll(async () => (await listening(Number(redirect.port))) ?? []).toEqual([])
      }
    }

    expect(wrong, `With DOCKET_SEED=${seed}`).toEqual([])
    expect(made).toBe(requests)
    expect(answered[303]).toBeUndefined()
    expect(held).toBeGreaterThan(requests / 3)
    // Whoever was pushed out by newer ones proves nothing; nearly all must have been answered.
    expect(evicted).toBeLessThan(requests / 20)
    if (process.env['DOCKET_REQUESTS']) console.log({ made, held, evicted, answered })
  },
)

test('whoever knows the path but not the state can end that one sign-in, and no code is ever exchanged', async () => {
  const random = new Random(seed)
  const { service, server } = await serving()
  for (const [name, query] of Object.entries(informed))
    for (let again = 0; again < 5; again += 1) {
      const [mine, other] = [await begin(server), await begin(server)]
      const [callback, otherCallback] = [await callbackOf(mine), await callbackOf(other)]
      const target = targetOf(mine, otherCallback)
      const before = exchanges(service)
      const bytes = ask(target, target.path + query(random, target))
      expect(await attack(target, { bytes, answers: [303] }), name).toBe(303)
      await expect(mine.run, name).rejects.toMatchObject({ code: 'sign-in-mismatch' })
      // The true answer comes too late.
      await visit(callback).catch(() => undefined)
      expect(exchanges(service), name).toBe(before)
      await visit(otherCallback)
      expect((await other.run).tokens.accessToken).toMatch(/^at_/)
      expect(exchanges(service), name).toBe(before + 1)
    }
})

test('two sign-ins whose callbacks are crossed at the right paths both end, and nothing is exchanged', async () => {
  const { service, server } = await serving()
  const [one, other] = [await begin(server), await begin(server)]
  const [first, second] = [await callbackOf(one), await callbackOf(other)]
  await visit(new URL(second.search, one.redirect))
  await visit(new URL(first.search, other.redirect))
  for (const { run } of [one, other])
    await expect(run).rejects.toMatchObject({ code: 'sign-in-mismatch' })
  expect(exchanges(service)).toBe(0)
  const again = await begin(server)
  await answerConsent(again.opened)
  expect((await again.run).tokens.accessToken).toMatch(/^at_/)
})

test('five hundred connections held open at once do not keep the person out', async () => {
  const { server } = await serving()
  const mine = await begin(server)
  const callback = await callbackOf(mine)
  const target = targetOf(mine, callback)
  const random = new Random(seed)
  const makers = holders.map((name) => strangers[name]!)
  const flood = Array.from({ length: 500 }, () =>
    attack(target, random.pick(makers)(random, target)),
  )
  await Promise.all(flood.slice(0, 100))
  expect((await visit(callback)).status).toBe(303)
  await mine.run
  await Promise.all(flood)
})
