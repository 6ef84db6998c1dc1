import * as oauth from 'oauth4webapi'
import { expect, onTestFinished, test } from 'vitest'
import { AuthorizationServer } from '../../../../../electron/accounts/grant/authorization-server'
import { SignIn } from '../../../../../electron/accounts/grant/sign-in'
import { TransportError } from '../../../../../electron/api/http/lost'
import type { Exchange } from '../../../../../electron/api/http/transport'
import { exchange } from '../../../../support/exchange'
import { startDemoService, type DemoService } from '../../../../../sandbox/service'
import tokenError from '../../../../fixtures/token.error.json'
import tokens from '../../../../fixtures/token.response.json'
import { answerConsent, visit, type Answer } from '../../../../support/person'

async function serving(consent: 'page' | 'auto' = 'page'): Promise<DemoService> {
  const service = await startDemoService({ consent, seed: 'empty' })
  onTestFinished(() => service.close())
  return service
}

/** A person whose browser does as told with the address that is opened. */
function signingIn(browse: (address: URL) => unknown, timeoutMs?: number) {
  const opened: URL[] = []
  const signIn = new SignIn({
    openInBrowser: async (address) => {
      opened.push(address)
      void Promise.resolve(browse(address)).catch(() => undefined)
    },
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
  return { signIn, opened }
}

const answering = (answer: Answer) => (address: URL) => answerConsent(address, answer)

/** Comes back from the consent page with an answer of one's own making. */
function returning(answer: (state: string) => Record<string, string>) {
  return (address: URL) => {
    const to = new URL(address.searchParams.get('redirect_uri') ?? '')
    to.search = new URLSearchParams(answer(address.searchParams.get('state') ?? '')).toString()
    return visit(to)
  }
}

const exchanges = (service: DemoService) =>
  service.journal().filter(({ path }) => path === '/auth/token')

test('a person who allows it is signed in, with a code that was exchanged once', async () => {
  const service = await serving()
  const { signIn } = signingIn(answering('allow'))
  const given = await signIn.run(new AuthorizationServer(service, exchange))
  expect(given).toMatchObject({
    tokens: {
      accessToken: expect.stringMatching(/^at_/) as string,
      refreshToken: expect.stringMatching(/^rt_/) as string,
    },
    expiresIn: 3600,
  })
  expect(exchanges(service)).toMatchObject([{ method: 'POST', query: '', status: 200 }])
})

test('the page that is opened asks for what the specification names, and nothing is repeated', async () => {
  const service = await serving()
  const { signIn, opened } = signingIn(answering('allow'))
  const server = new AuthorizationServer(service, exchange)
  await signIn.run(server)
  await signIn.run(server)
  const [one, other] = opened.map(({ searchParams }) => Object.fromEntries(searchParams))
  expect(opened[0]!.origin + opened[0]!.pathname).toBe(`${service.authUrl}/authorize`)
  expect(one).toMatchObject({
    client_id: service.clientId,
    response_type: 'code',
    scope: 'all offline_access',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) as string,
    redirect_uri: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/cb\/[0-9a-f]{32}$/) as string,
  })
  expect(one?.['state']?.length).toBeGreaterThanOrEqual(43)
  for (const name of ['state', 'code_challenge', 'redirect_uri'])
    expect(one?.[name]).not.toBe(other?.[name])
})

test('PKCE is that of RFC 7636, appendix B', async () => {
  expect(
    await oauth.calculatePKCECodeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'),
  ).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
})

test('the challenge on the page belongs to the verifier that is kept back', async () => {
  const server = new AuthorizationServer(await serving(), exchange)
  const { address, codeVerifier, state } = await server.begin('http://127.0.0.1:5/cb')
  expect(codeVerifier).toMatch(/^[A-Za-z0-9._~-]{43,128}$/)
  expect(address.searchParams.get('code_challenge')).toBe(
    await oauth.calculatePKCECodeChallenge(codeVerifier),
  )
  expect(address.searchParams.get('state')).toBe(state)
  expect(address.href).not.toContain(codeVerifier)
})

test('of 20,000 verifiers and states none comes twice', async () => {
  const verifiers = Array.from({ length: 20_000 }, () => oauth.generateRandomCodeVerifier())
  const states = Array.from({ length: 20_000 }, () => oauth.generateRandomState())
  expect(new Set([...verifiers, ...states]).size).toBe(40_000)
  expect(verifiers.filter((text) => !/^[A-Za-z0-9._~-]{43,128}$/.test(text))).toEqual([])
})

test('a person who denies it is told so, and nothing is exchanged', async () => {
  const service = await serving()
  const run = signingIn(answering('deny')).signIn.run(new AuthorizationServer(service, exchange))
  await expect(run).rejects.toMatchObject({ code: 'sign-in-denied' })
  expect(exchanges(service)).toEqual([])
})

test.each<[string, (state: string) => Record<string, string>, string]>([
  ['a wrong state', () => ({ code: 'stolen', state: 'guessed' }), 'sign-in-mismatch'],
  ['no state', () => ({ code: 'stolen' }), 'sign-in-mismatch'],
  ['an empty state', () => ({ code: 'stolen', state: '' }), 'sign-in-mismatch'],
  [
    'an error and a wrong state',
    () => ({ error: 'access_denied', state: 'x' }),
    'sign-in-mismatch',
  ],
  ['nothing at all', () => ({}), 'sign-in-mismatch'],
  ['no code', (state) => ({ state }), 'sign-in-failed'],
  ['another error', (state) => ({ error: 'server_error', state }), 'sign-in-failed'],
  [
    'an error beside a code',
    (state) => ({ error: 'access_denied', code: 'x', state }),
    'sign-in-denied',
  ],
  ['the answer of another kind of flow', (state) => ({ response: 'jwt', state }), 'sign-in-failed'],
])(
  'coming back with %s ends the sign-in, and nothing is exchanged',
  async (_what, answer, code) => {
    const service = await serving()
    const run = signingIn(returning(answer)).signIn.run(new AuthorizationServer(service, exchange))
    await expect(run).rejects.toMatchObject({ code })
    expect(exchanges(service)).toEqual([])
  },
)

test('a code that the service does not know fails the sign-in after one exchange', async () => {
  const service = await serving()
  const { signIn } = signingIn(returning((state) => ({ code: 'made-up', state })))
  const run = signIn.run(new AuthorizationServer(service, exchange))
  await expect(run).rejects.toMatchObject({ code: 'code-used' })
  expect(exchanges(service)).toMatchObject([{ status: 400 }])
})

test('a person who never comes back is told so when time is up', async () => {
  const { signIn } = signingIn(() => undefined, 50)
  const run = signIn.run(new AuthorizationServer(await serving(), exchange))
  await expect(run).rejects.toMatchObject({ code: 'sign-in-timeout' })
})

test('a person can cancel, start again, and the first browser page does nothing any more', async () => {
  const service = await serving()
  const server = new AuthorizationServer(service, exchange)
  const { signIn, opened } = signingIn(() => undefined)
  const run = signIn.run(server)
  await expect.poll(() => opened.length).toBe(1)
  signIn.cancel()
  await expect(run).rejects.toMatchObject({ code: 'sign-in-cancelled' })
  await expect(answerConsent(opened[0]!)).rejects.toThrow(/ECONNREFUSED/)
  const again = signIn.run(server)
  await expect.poll(() => opened.length).toBe(2)
  await answerConsent(opened[1]!)
  expect((await again).tokens.accessToken).toMatch(/^at_/)
})

test('a second sign-in ends the first, and can itself be cancelled', async () => {
  const server = new AuthorizationServer(await serving(), exchange)
  const { signIn, opened } = signingIn(() => undefined)
  const first = signIn.run(server)
  await expect.poll(() => opened.length).toBe(1)
  const second = signIn.run(server)
  await expect(first).rejects.toMatchObject({ code: 'sign-in-cancelled' })
  await expect.poll(() => opened.length).toBe(2)
  signIn.cancel()
  await expect(second).rejects.toMatchObject({ code: 'sign-in-cancelled' })
})

test('a second sign-in ends a first that is still exchanging its code, and what comes late disturbs nothing', async () => {
  const service = await serving()
  const server = new AuthorizationServer(service, exchange)
  const { signIn, opened } = signingIn(() => undefined)
  const first = signIn.run(server)
  await expect.poll(() => opened.length).toBe(1)
  service.dials.next({ method: 'POST', path: '/auth/token', act: { kind: 'hold' } })
  await answerConsent(opened[0]!)
  await expect.poll(() => exchanges(service).length).toBe(1)
  const second = signIn.run(server)
  await expect(first).rejects.toMatchObject({ code: 'sign-in-cancelled' })
  await expect.poll(() => opened.length).toBe(2)
  service.dials.release()
  await answerConsent(opened[1]!)
  expect((await second).tokens.accessToken).toMatch(/^at_/)
})

test('of two sign-ins begun in the same moment only the second goes on', async () => {
  const server = new AuthorizationServer(await serving(), exchange)
  const { signIn, opened } = signingIn(answering('allow'))
  const first = signIn.run(server)
  const second = signIn.run(server)
  await expect(first).rejects.toMatchObject({ code: 'sign-in-cancelled' })
  expect((await second).tokens.accessToken).toMatch(/^at_/)
  expect(opened).toHaveLength(1)
})

test('the sign-ins of two accounts go on side by side', async () => {
  const service = await serving()
  const server = new AuthorizationServer(service, exchange)
  const [one, other] = [signingIn(() => undefined), signingIn(() => undefined)]
  const runs = [one.signIn.run(server), other.signIn.run(server)]
  await expect.poll(() => one.opened.length + other.opened.length).toBe(2)
  await answerConsent(other.opened[0]!)
  await answerConsent(one.opened[0]!)
  const given = await Promise.all(runs)
  expect(new Set(given.map(({ tokens }) => tokens.accessToken)).size).toBe(2)
  expect(exchanges(service)).toMatchObject([{ status: 200 }, { status: 200 }])
})

test('the way back is open before the browser has finished opening', async () => {
  const server = new AuthorizationServer(await serving(), exchange)
  const signIn = new SignIn({
    openInBrowser: async (address) => {
      await answerConsent(address)
      return new Promise(() => undefined)
    },
  })
  expect((await signIn.run(server)).tokens.accessToken).toMatch(/^at_/)
})

test('the port is closed as soon as the code is there, not only when it is exchanged', async () => {
  const service = await serving()
  const { signIn, opened } = signingIn(answerConsent)
  service.dials.next({ method: 'POST', path: '/auth/token', act: { kind: 'hold' } })
  const run = signIn.run(new AuthorizationServer(service, exchange))
  await expect.poll(() => exchanges(service).length).toBe(1)
  await expect.poll(() => visit(wayBack(opened[0]!)).catch(String)).toMatch(/ECONNREFUSED/)
  service.dials.release()
  await run.catch(() => undefined)
})

test('when time is up the port is closed', async () => {
  const { signIn, opened } = signingIn(() => undefined, 50)
  const run = signIn.run(new AuthorizationServer(await serving(), exchange))
  await expect(run).rejects.toMatchObject({ code: 'sign-in-timeout' })
  await expect(visit(wayBack(opened[0]!))).rejects.toThrow(/ECONNREFUSED/)
})

test.each([
  [undefined, 'all offline_access'],
  ['full', 'all offline_access'],
  ['read-only', 'read:all offline_access'],
] as const)('started for %s access, the page asks for %s', async (access, scope) => {
  const { signIn, opened } = signingIn(answering('allow'))
  await signIn.run(new AuthorizationServer(await serving(), exchange), access)
  expect(opened[0]!.searchParams.get('scope')).toBe(scope)
})

test('a sign-in can be cancelled while the browser is still being opened', async () => {
  let opens = 0
  const signIn = new SignIn({
    openInBrowser: () => {
      opens += 1
      return new Promise(() => undefined)
    },
  })
  const run = signIn.run(new AuthorizationServer(await serving(), exchange))
  await expect.poll(() => opens).toBe(1)
  signIn.cancel()
  await expect(run).rejects.toMatchObject({ code: 'sign-in-cancelled' })
})

test('a browser that does not open fails the sign-in and leaves nothing behind', async () => {
  const signIn = new SignIn({ openInBrowser: () => Promise.reject(new Error('No browser')) })
  const run = signIn.run(new AuthorizationServer(await serving(), exchange))
  await expect(run).rejects.toThrow('No browser')
  await signIn.reopenPage()
  signIn.cancel()
})

test('the same page is opened again for a person who closed it', async () => {
  const server = new AuthorizationServer(await serving(), exchange)
  const { signIn, opened } = signingIn(() => undefined)
  await signIn.reopenPage()
  expect(opened).toEqual([])
  const run = signIn.run(server)
  await expect.poll(() => opened.length).toBe(1)
  await signIn.reopenPage()
  expect(opened[1]?.href).toBe(opened[0]?.href)
  signIn.cancel()
  await expect(run).rejects.toMatchObject({ code: 'sign-in-cancelled' })
})

/** The address a browser would have come back to, without an answer. */
function wayBack(opened: URL): URL {
  return new URL(opened.searchParams.get('redirect_uri') ?? '')
}

/** What stands in the address bar of a browser that was sent back and could not get there. */
async function stuck(opened: URL): Promise<string> {
  const { location } = await visit(opened)
  expect(location).toContain('code=')
  return location ?? ''
}

async function waiting() {
  const service = await serving('auto')
  const { signIn, opened } = signingIn(() => undefined)
  const run = signIn.run(new AuthorizationServer(service, exchange))
  run.catch(() => undefined)
  await expect.poll(() => opened.length).toBe(1)
  return { service, signIn, run, opened: opened[0]! }
}

test.each([
  ['as it is', (address: string) => address],
  ['with white space around it', (address: string) => ` \t\r\n\u00a0${address}\n\n`],
  ['in quotes', (address: string) => `"${address}"`],
  ['in printed quotes', (address: string) => `“${address}”`],
  ['in angle brackets', (address: string) => `<${address}>`],
  ['in all of them', (address: string) => ` '< ${address} >' `],
  ['broken over two lines', (address: string) => address.replace('code=', 'code=\n')],
  ['with a fragment', (address: string) => `${address}#_=_`],
])('an address pasted %s signs in as if the browser had come', async (_how, written) => {
  const { service, signIn, run, opened } = await waiting()
  signIn.paste(written(await stuck(opened)))
  expect((await run).tokens.accessToken).toMatch(/^at_/)
  expect(exchanges(service)).toMatchObject([{ status: 200 }])
  await expect(visit(wayBack(opened))).rejects.toThrow(/ECONNREFUSED/)
})

test.each<[string, (address: URL) => string]>([
  ['nothing', () => ''],
  ['words', () => 'I pressed Allow'],
  ['the code alone', ({ searchParams }) => searchParams.get('code') ?? ''],
  ['the query alone', ({ search }) => search],
  ['another host', ({ href }) => href.replace('127.0.0.1', 'localhost')],
  ['another port', ({ href, port }) => href.replace(port, String(Number(port) - 1))],
  ['another scheme', ({ href }) => href.replace('http:', 'https:')],
  ['another path', ({ href }) => href.replace('/cb/', '/cb/0')],
  ['a longer path', ({ href }) => href.replace('?', '/?')],
  ['the path in capitals', ({ href, pathname }) => href.replace(pathname, pathname.toUpperCase())],
  ['the path in other letters', ({ href }) => href.replace('/cb/', '/%63b/')],
  ['a name before the host', ({ href }) => href.replace('//', '//me:pw@')],
  ['this address inside another', ({ href }) => `https://evil.example/?to=${href}`],
  ['the address twice', ({ href }) => `${href} ${href.replace('/cb/', '/bc/')}`.slice(1)],
  ['more than an address', ({ href }) => href + 'x'.repeat(9000)],
])('%s pasted is not the address, and the sign-in waits on', async (_what, written) => {
  const { service, signIn, run, opened } = await waiting()
  const address = await stuck(opened)
  const refused = refusal(() => {
    signIn.paste(written(new URL(address)))
  })
  expect(refused).toMatchObject({ code: 'callback-invalid' })
  expect(JSON.stringify(refused)).not.toContain(new URL(address).searchParams.get('code'))
  expect(exchanges(service)).toEqual([])
  signIn.paste(address)
  expect((await run).tokens.accessToken).toMatch(/^at_/)
})

test.each([
  ['a wrong state', '?code=stolen&state=guessed', 'sign-in-mismatch'],
  ['no state', '?code=stolen', 'sign-in-mismatch'],
  ['no answer at all', '', 'sign-in-mismatch'],
  ['an error and a wrong state', '?error=access_denied&state=x', 'sign-in-mismatch'],
])('the right address with %s ends the sign-in as at the listener', async (_what, query, code) => {
  const { service, signIn, run, opened } = await waiting()
  signIn.paste(wayBack(opened).href + query)
  await expect(run).rejects.toMatchObject({ code })
  expect(exchanges(service)).toEqual([])
})

test('a refusal by hand is told as a refusal', async () => {
  const { signIn, run, opened } = await waiting()
  const state = opened.searchParams.get('state') ?? ''
  signIn.paste(`${wayBack(opened).href}?error=access_denied&state=${state}`)
  await expect(run).rejects.toMatchObject({ code: 'sign-in-denied' })
})

test('an address is good for nothing before, after, and a second time', async () => {
  const { service, signIn, run, opened } = await waiting()
  const address = await stuck(opened)
  const before = new SignIn({ openInBrowser: () => Promise.resolve() })
  for (const idle of [before, signIn]) {
    if (idle === signIn) idle.paste(address)
    const refused = refusal(() => {
      idle.paste(address)
    })
    expect(refused).toMatchObject({ code: 'callback-invalid' })
  }
  await run
  const late = refusal(() => {
    signIn.paste(address)
  })
  expect(late).toMatchObject({ code: 'callback-invalid' })
  expect(exchanges(service)).toHaveLength(1)
})

test('the address of one account’s sign-in is nothing to another’s', async () => {
  const [one, other] = [await waiting(), await waiting()]
  const address = await stuck(one.opened)
  const refused = refusal(() => {
    other.signIn.paste(address)
  })
  expect(refused).toMatchObject({ code: 'callback-invalid' })
  one.signIn.paste(address)
  await one.run
  other.signIn.cancel()
  await expect(other.run).rejects.toMatchObject({ code: 'sign-in-cancelled' })
})

function refusal(attempt: () => void): unknown {
  try {
    attempt()
  } catch (error) {
    return error
  }
  throw new Error('Not refused')
}

const online = {
  baseUrl: 'https://api.example',
  authUrl: 'https://login.example/oauth/',
  legacyBaseUrl: 'https://app.example',
  clientId: 'docket',
}

/** A token endpoint that answers as told. */
function tokenEndpoint(status: number, body: unknown, headers: Record<string, string> = {}) {
  const asked: Parameters<Exchange>[0][] = []
  const answer: Exchange = async (request) => {
    asked.push(request)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return {
      status,
      headers: { 'content-type': 'application/json', ...headers },
      body: Buffer.from(text),
    }
  }
  return { asked, server: new AuthorizationServer(online, answer) }
}

test('the token endpoint is asked as a public client: form-encoded, no secret, nothing in the address', async () => {
  const { server, asked } = tokenEndpoint(200, tokens)
  const transaction = await server.begin('http://127.0.0.1:5/cb')
  const callback = new URL(`http://127.0.0.1:5/cb?code=c&state=${transaction.state}`)
  expect(await server.finish(transaction, callback)).toMatchObject({
    tokens: { accessToken: 'AT.example', refreshToken: 'RT.example' },
    expiresIn: 3600,
  })
  await server.refresh('RT.example')
  expect(asked.map(({ method, url }) => `${method} ${url.href}`)).toEqual([
    'POST https://login.example/oauth/token',
    'POST https://login.example/oauth/token',
  ])
  expect(asked.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
    {
      grant_type: 'authorization_code',
      code: 'c',
      redirect_uri: 'http://127.0.0.1:5/cb',
      code_verifier: transaction.codeVerifier,
      client_id: 'docket',
    },
    { grant_type: 'refresh_token', refresh_token: 'RT.example', client_id: 'docket' },
  ])
  for (const { headers = {} } of asked)
    expect(Object.keys(headers).map((name) => name.toLowerCase())).not.toContain('authorization')
})

test.each<[string, number, unknown, Record<string, string>, string?]>([
  ['the sign-in page of a network', 200, '<html>Sign in</html>', { 'content-type': 'text/html' }],
  ['HTML that claims to be JSON', 200, '<html>', {}],
  ['an empty reply', 204, '', {}],
  ['no access token', 200, { token_type: 'Bearer' }, {}],
  ['another kind of token', 200, { ...tokens, token_type: 'mac' }, {}],
  ['a refusal', 400, tokenError, {}, 'client-refused'],
  [
    'a refused client',
    401,
    tokenError,
    { 'www-authenticate': 'Basic realm="x"' },
    'client-refused',
  ],
  ['a failure', 500, { error: 'server_error' }, {}],
  ['a redirect', 302, '', { location: 'https://elsewhere.example' }],
])('%s at the token endpoint fails the sign-in', async (_what, status, body, headers, code) => {
  const { server, asked } = tokenEndpoint(status, body, headers)
  const transaction = await server.begin('http://127.0.0.1:5/cb')
  const callback = new URL(`http://127.0.0.1:5/cb?code=c&state=${transaction.state}`)
  await expect(server.finish(transaction, callback)).rejects.toMatchObject({
    code: code ?? 'sign-in-failed',
  })
  expect(asked).toHaveLength(1)
})

test('without a network the sign-in says so', async () => {
  const server = new AuthorizationServer(online, () =>
    Promise.reject(new TransportError('refused', false)),
  )
  const transaction = await server.begin('http://127.0.0.1:5/cb')
  const callback = new URL(`http://127.0.0.1:5/cb?code=c&state=${transaction.state}`)
  await expect(server.finish(transaction, callback)).rejects.toMatchObject({ code: 'offline' })
})

test.each(['bearer', 'BEARER', 'Bearer'])('the token type %s is good', async (type) => {
  const { server } = tokenEndpoint(200, { ...tokens, token_type: type })
  expect(await server.refresh('RT.example')).toMatchObject({ kind: 'given' })
})

test('a reply without lifetime, scope or a new refresh token is good', async () => {
  const { server } = tokenEndpoint(200, { access_token: 'AT', token_type: 'Bearer' })
  expect(await server.refresh('RT.example')).toEqual({
    kind: 'given',
    given: { tokens: { accessToken: 'AT' }, expiresIn: undefined },
  })
})

test('what goes wrong never repeats a token or a code', async () => {
  const { server } = tokenEndpoint(400, { error: 'invalid_grant', error_description: 'RT.example' })
  const outcome = await server.refresh('RT.example')
  expect(outcome.kind).toBe('refused')
  expect(JSON.stringify(outcome)).not.toContain('RT.example')
})
