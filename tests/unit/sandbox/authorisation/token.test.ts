import { expect, test } from 'vitest'
import {
  asking,
  authorizeUrl,
  codeFor,
  everyScope,
  exchange,
  postToken,
  redirected,
  redirectUri,
  refresh,
  signedIn,
  started,
  verifier,
} from '../visitor'

const lookup = '/v1/expenses/vat-types'

async function consentForm(url: string): Promise<string> {
  const html = await (await fetch(url)).text()
  return /name="consent" value="([^"]+)"/.exec(html)?.[1] ?? ''
}

test('a code proven by its S256 verifier becomes an access and a refresh token', async () => {
  const service = await started()
  const { status, headers, body } = await exchange(service, await codeFor(service))
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: everyScope })
  expect(body.refresh_token).toEqual(expect.any(String))
  expect((await asking(service, body.access_token)('GET', lookup)).status).toBe(200)
})

test('a plain challenge is accepted, and is what no method means', async () => {
  const service = await started()
  for (const method of ['plain', undefined]) {
    const plain = { code_challenge: verifier, code_challenge_method: method }
    expect((await exchange(service, await codeFor(service, plain))).status).toBe(200)
  }
})

test('a wrong or missing verifier gets no token', async () => {
  const service = await started()
  for (const code_verifier of [verifier.replace('horse', 'house'), ''])
    expect(await exchange(service, await codeFor(service), { code_verifier })).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    })
})

test('a code used twice is refused and takes back what it gave', async () => {
  const service = await started()
  const code = await codeFor(service)
  const first = await exchange(service, code)
  expect((await exchange(service, code)).body.error).toBe('invalid_grant')
  expect((await asking(service, first.body.access_token)('GET', lookup)).status).toBe(401)
  expect((await refresh(service, first.body.refresh_token)).body.error).toBe('invalid_grant')
})

test('a code does not outlive its short life', async () => {
  const service = await started({ codeSeconds: 30 })
  const code = await codeFor(service)
  service.dials.advanceClock(31_000)
  expect((await exchange(service, code)).body.error).toBe('invalid_grant')
})

test('the redirect address at the token endpoint must be the one sent before', async () => {
  const service = await started()
  const code = await codeFor(service)
  const { body } = await exchange(service, code, { redirect_uri: `${redirectUri}/other` })
  expect(body.error).toBe('invalid_grant')
})

test('a refresh token is replaced at each use', async () => {
  const service = await started()
  const first = await signedIn(service)
  const second = await refresh(service, first.refresh_token)
  expect(second.status).toBe(200)
  expect(second.body.refresh_token).not.toBe(first.refresh_token)
  expect((await refresh(service, second.body.refresh_token)).status).toBe(200)
})

test('a replaced refresh token used again ends the whole grant', async () => {
  const service = await started()
  const first = await signedIn(service)
  const second = await refresh(service, first.refresh_token)
  expect((await refresh(service, first.refresh_token)).body.error).toBe('invalid_grant')
  expect((await refresh(service, second.body.refresh_token)).body.error).toBe('invalid_grant')
  expect((await asking(service, second.body.access_token)('GET', lookup)).status).toBe(401)
})

test('a refresh may narrow the scope but never widen it', async () => {
  const service = await started()
  const first = await signedIn(service, 'read:all create:all offline_access')
  const wide = await refresh(service, first.refresh_token, 'read:all delete:all')
  expect(wide.body.error).toBe('invalid_scope')
  const narrow = await refresh(service, first.refresh_token, 'read:all')
  expect(narrow.body.scope).toBe('read:all')
  const ask = asking(service, narrow.body.access_token)
  expect((await ask('POST', '/v1/expenses/suppliers', { companyName: 'A' })).status).toBe(403)
  const again = await refresh(service, narrow.body.refresh_token)
  expect(again.body.scope).toBe('read:all create:all offline_access')
})

test('there is no refresh token without offline_access', async () => {
  const service = await started()
  expect(await signedIn(service, 'all')).not.toHaveProperty('refresh_token')
})

test('tokens last an hour and sixty days', async () => {
  const service = await started()
  const tokens = await signedIn(service)
  service.dials.advanceClock(3600_000 - 1000)
  expect((await asking(service, tokens.access_token)('GET', lookup)).status).toBe(200)
  service.dials.advanceClock(2000)
  expect((await asking(service, tokens.access_token)('GET', lookup)).status).toBe(401)
  service.dials.advanceClock(60 * 24 * 3600_000)
  expect((await refresh(service, tokens.refresh_token)).body.error).toBe('invalid_grant')
})

test('the person is asked, and allowing returns a code with the state unchanged', async () => {
  const service = await started({ consent: 'page' })
  const page = await fetch(authorizeUrl(service))
  const html = await page.text()
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(html).toContain('Marlow Design Ltd')
  expect(html).toContain('Docket')
  expect(html).toContain('Don’t allow')
  expect(html).not.toContain('http://')
  const consent = /name="consent" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const answer = { method: 'POST', body: new URLSearchParams({ consent, decision: 'allow' }) }
  const location = await redirected(`${service.authUrl}/consent`, answer)
  expect(location.href).toContain(redirectUri)
  expect(location.searchParams.get('state')).toBe('opaque state')
  const code = location.searchParams.get('code') ?? ''
  expect((await exchange(service, code)).status).toBe(200)
  expect((await fetch(`${service.authUrl}/consent`, answer)).status).toBe(400)
})

test('a denied request returns access_denied and the state', async () => {
  const service = await started({ consent: 'page' })
  const consent = await consentForm(authorizeUrl(service))
  const body = new URLSearchParams({ consent, decision: 'deny' })
  const location = await redirected(`${service.authUrl}/consent`, { method: 'POST', body })
  expect(location.searchParams.get('error')).toBe('access_denied')
  expect(location.searchParams.get('state')).toBe('opaque state')
  expect(location.searchParams.has('code')).toBe(false)
})

test('consent cannot be given without the token of a shown page', async () => {
  const service = await started({ consent: 'page' })
  const body = new URLSearchParams({ consent: 'guessed', decision: 'allow' })
  const response = await fetch(`${service.authUrl}/consent`, { method: 'POST', body })
  expect(response.status).toBe(400)
})

test.each([
  ['missing', undefined],
  ['loopback over https', 'https://127.0.0.1:5/callback'],
  ['elsewhere over http', 'http://example.com/callback'],
  ['no address', 'callback'],
  ['another scheme', 'javascript:alert(1)'],
  ['with a fragment', 'http://127.0.0.1:5/callback#here'],
])('a redirect address that is %s never receives anything', async (_, redirect_uri) => {
  const service = await started()
  const response = await fetch(authorizeUrl(service, { redirect_uri }), { redirect: 'manual' })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('invalid_redirect_uri')
})

test.each([
  ['unsupported_response_type', { response_type: 'token' }],
  ['invalid_scope', { scope: 'read:all everything' }],
  ['invalid_request', { code_challenge: undefined }],
  ['invalid_request', { code_challenge_method: 'S512' }],
])('%s is told to the application', async (error, changes) => {
  const service = await started()
  const location = await redirected(authorizeUrl(service, changes))
  expect(location.searchParams.get('error')).toBe(error)
  expect(location.searchParams.get('state')).toBe('opaque state')
})

test('an unknown application is not sent anywhere', async () => {
  const service = await started()
  const url = authorizeUrl(service, { client_id: 'someone' })
  expect((await fetch(url, { redirect: 'manual' })).status).toBe(400)
})

test('token parameters in the query find nothing', async () => {
  const service = await started()
  const query = `grant_type=authorization_code&code=${await codeFor(service)}`
  const response = await fetch(`${service.authUrl}/token?${query}`, { method: 'POST' })
  expect(response.status).toBe(404)
})

test.each([
  ['unsupported_grant_type', 400, { grant_type: 'password' }],
  ['invalid_request', 400, {}],
  ['invalid_request', 400, { grant_type: 'refresh_token' }],
  ['invalid_grant', 400, { grant_type: 'refresh_token', refresh_token: 'unknown' }],
  ['invalid_client', 401, { grant_type: 'refresh_token', client_id: 'someone' }],
  ['invalid_client', 401, { grant_type: 'refresh_token', client_secret: 'uncalled for' }],
])('the token endpoint answers %s (%i) to %o', async (error, status, form) => {
  const service = await started()
  const answer = await postToken(service, form)
  expect(answer).toMatchObject({ status, body: { error } })
})

test('the token endpoint takes forms only', async () => {
  const service = await started()
  const response = await fetch(`${service.authUrl}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(400)
})

test('no secret appears in the journal', async () => {
  const service = await started()
  const code = await codeFor(service)
  const { body } = await exchange(service, code)
  await asking(service, body.access_token)('GET', `${lookup}?access_token=${body.access_token}`)
  const journal = JSON.stringify(service.journal())
  for (const secret of [code, verifier, body.access_token, body.refresh_token])
    expect(journal).not.toContain(secret)
})
