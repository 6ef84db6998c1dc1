import { expect, test } from 'vitest'
import { AuthorizationServer } from '../../../../../electron/accounts/grant/authorization-server'
import type { Exchange } from '../../../../../electron/api/http/transport'

const online = {
  baseUrl: 'https://api.example',
  authUrl: 'https://login.example/oauth/',
  legacyBaseUrl: 'https://app.example',
  clientId: 'docket',
}
const redirect = 'http://127.0.0.1:5/cb'

/** A token endpoint that answers as told. */
function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const answer: Exchange = async () => ({
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(text),
  })
  return new AuthorizationServer(online, answer)
}

async function finishing(server: AuthorizationServer, answer: Record<string, string>) {
  const transaction = await server.begin(redirect)
  const callback = new URL(redirect)
  callback.search = new URLSearchParams({ state: transaction.state, ...answer }).toString()
  return server.finish(transaction, callback)
}

test.each([
  [undefined, 'all offline_access'],
  ['full', 'all offline_access'],
  ['read-only', 'read:all offline_access'],
] as const)('the scope for access %s is %s', async (access, scope) => {
  const { address } = await answering(200, {}).begin(redirect, access)
  expect(address.searchParams.get('scope')).toBe(scope)
})

const tokens = { access_token: 'at', token_type: 'bearer', refresh_token: 'rt', expires_in: 60 }

test('the scope that was granted is the one asked for, unless the server names another', async () => {
  expect(await finishing(answering(200, tokens), { code: 'c' })).toEqual({
    tokens: { accessToken: 'at', refreshToken: 'rt' },
    expiresIn: 60,
    scope: 'all offline_access',
  })
  const less = answering(200, { ...tokens, scope: 'read:all' })
  expect(await finishing(less, { code: 'c' })).toMatchObject({ scope: 'read:all' })
})

test.each(['https://login.example/oauth', 'https://login.example/', 'https://accounts.example'])(
  'a server that says with the code that it is called %s can be signed in to, and state counts still',
  async (iss) => {
    const server = answering(200, tokens)
    expect(await finishing(server, { code: 'c', iss })).toMatchObject({
      tokens: { accessToken: 'at' },
    })
    await expect(finishing(server, { code: 'c', iss, state: 'guessed' })).rejects.toMatchObject({
      code: 'sign-in-mismatch',
    })
    await expect(finishing(server, { error: 'access_denied', iss })).rejects.toMatchObject({
      code: 'sign-in-denied',
    })
  },
)

test('a refresh that names no scope changes none', async () => {
  const outcome = await answering(200, tokens).refresh('rt')
  expect(outcome).toEqual({
    kind: 'given',
    given: { tokens: { accessToken: 'at', refreshToken: 'rt' }, expiresIn: 60 },
  })
})

test.each([{ scope: null }, { expires_in: null }, { id_token: null, scope: null }])(
  'a refresh that is answered with %j gives its new tokens all the same, and leaves nothing in doubt',
  async (nulls) => {
    const outcome = await answering(200, { ...tokens, refresh_token: 'new', ...nulls }).refresh(
      'rt',
    )
    expect(outcome).toMatchObject({
      kind: 'given',
      given: { tokens: { accessToken: 'at', refreshToken: 'new' } },
    })
  },
)

test('a refresh that gives null for a refresh token leaves the old one', async () => {
  const outcome = await answering(200, { ...tokens, refresh_token: null }).refresh('rt')
  expect(outcome).toEqual({
    kind: 'given',
    given: { tokens: { accessToken: 'at' }, expiresIn: 60 },
  })
})

test('a code that is answered with nulls gives its tokens, and the scope that was asked for', async () => {
  const server = answering(200, { ...tokens, scope: null, expires_in: null, id_token: null })
  expect(await finishing(server, { code: 'c' })).toEqual({
    tokens: { accessToken: 'at', refreshToken: 'rt' },
    expiresIn: undefined,
    scope: 'all offline_access',
  })
})

const challenge = { 'www-authenticate': 'Basic realm="token"' }

test.each<[number, unknown, string, string, Record<string, string>?]>([
  [400, { error: 'invalid_grant' }, 'refused', 'grant-revoked'],
  [401, { error: 'invalid_grant' }, 'refused', 'grant-revoked'],
  [400, { error: 'invalid_client' }, 'misdirected', 'client-refused'],
  [401, { error: 'invalid_client' }, 'misdirected', 'client-refused'],
  [401, { error: 'invalid_client' }, 'misdirected', 'client-refused', challenge],
  [400, { error: 'unauthorized_client' }, 'misdirected', 'client-refused'],
  [400, { error: 'invalid_request' }, 'misdirected', 'service-refused'],
  [404, '<html>', 'misdirected', 'token-address-wrong'],
  [404, { error: 'invalid_grant' }, 'misdirected', 'token-address-wrong'],
  [400, { error: 'temporarily_unavailable' }, 'unknown', 'offline'],
  [403, { error: 'Forbidden' }, 'unknown', 'offline'],
  [403, '<html>', 'unknown', 'offline'],
  [401, '', 'unknown', 'offline', challenge],
  [400, { error: 7 }, 'unknown', 'offline'],
  [408, { error: 'invalid_grant' }, 'unknown', 'offline'],
  [429, { error: 'invalid_grant' }, 'unknown', 'offline'],
  [500, { error: 'invalid_grant' }, 'unknown', 'offline'],
  [200, { error: 'invalid_grant' }, 'unknown', 'offline'],
  [200, { ...tokens, token_type: 'mac' }, 'unknown', 'offline'],
  [200, { token_type: 'bearer' }, 'unknown', 'offline'],
  [200, { ...tokens, access_token: null }, 'unknown', 'offline'],
  [200, '{"access_token":"at","token_ty', 'unknown', 'offline'],
  [302, '', 'unknown', 'offline', { location: '/' }],
])('to a refresh HTTP %i %j means %s, %s', async (status, body, kind, code, headers) => {
  const outcome = await answering(status, body, headers).refresh('rt')
  expect(outcome).toMatchObject({ kind, error: { code } })
})

test.each<[number, unknown, string]>([
  [400, { error: 'invalid_grant' }, 'code-used'],
  [400, { error: 'invalid_redirect_uri' }, 'redirect-refused'],
  [400, { error: 'invalid_grant', error_description: 'redirect_uri differs' }, 'redirect-refused'],
  [400, { error: 'invalid_request' }, 'sign-in-failed'],
  [401, { error: 'invalid_client' }, 'client-refused'],
  [404, '', 'token-address-wrong'],
  [500, { error: 'invalid_grant' }, 'sign-in-failed'],
  [400, '<html>redirect_uri</html>', 'sign-in-failed'],
  [200, '<html>', 'sign-in-failed'],
])('to a code HTTP %i %j means %s', async (status, body, code) => {
  const finish = finishing(answering(status, body), { code: 'c' })
  await expect(finish).rejects.toMatchObject({ code })
})

test.each([
  [{ error: 'access_denied' }, 'sign-in-denied'],
  [{ error: 'invalid_redirect_uri' }, 'redirect-refused'],
  [{ error: 'invalid_request', error_description: 'Redirect URI mismatch' }, 'redirect-refused'],
  [{ error: 'invalid_request' }, 'sign-in-failed'],
  [{ error: 'invalid_redirect_uri', state: 'guessed' }, 'sign-in-mismatch'],
])('coming back with %j means %s', async (answer, code) => {
  const finish = finishing(answering(200, tokens), answer)
  await expect(finish).rejects.toMatchObject({ code })
})

test.each(['offline', 'proxy-refused', 'certificate-refused', 'odd'])(
  'what never left says why (%s), and the token is as good as before',
  async (code) => {
    const away = new AuthorizationServer(online, () =>
      Promise.reject(Object.assign(new Error('Away'), { sent: false, code })),
    )
    const error = { code: code === 'odd' ? 'offline' : code }
    expect(await away.refresh('rt')).toMatchObject({ kind: 'not-sent', error })
    await expect(finishing(away, { code: 'c' })).rejects.toMatchObject(error)
  },
)

test('what left without an answer is in doubt', async () => {
  const lost = Object.assign(new Error('Reset'), { sent: true, code: 'offline' })
  const server = new AuthorizationServer(online, () => Promise.reject(lost))
  expect(await server.refresh('rt')).toMatchObject({ kind: 'unknown', error: { code: 'offline' } })
})
