/** Of sandbox: one test for each row of the specification on signing in: A1, the states of a grant, Authentication 1 to 12. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  confidentialClient,
  fingerprintingClient,
  fixedRedirectClient,
} from '../../../sandbox/authorisation/demo-clients'
import { startDemoService } from '../../../sandbox/service'
import {
  basic,
  codeOf,
  cookieOf,
  exchangeForm,
  refreshForm,
  statusOf,
  token,
  tokensOf,
  withoutProof,
} from './token-requests'
import {
  asking,
  authorizeUrl,
  challenge,
  codeFor,
  exchange,
  postToken,
  redirected,
  redirectUri,
  refresh,
  signedIn,
  started,
  verifier,
} from './visitor'

const { clientId: confidential, secret } = confidentialClient
const other = { client_id: confidential }

function authorize(service: Awaited<ReturnType<typeof started>>, changes = {}) {
  return redirected(authorizeUrl(service, changes))
}

describe('A1, endpoints', () => {
  test('row 1: GET /authorize asks the person and redirects with code and state', async () => {
    const service = await started({ consent: 'page' })
    const page = await fetch(authorizeUrl(service))
    const html = await page.text()
    expect(page.status).toBe(200)
    const consent = /name="consent" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const body = new URLSearchParams({ consent, decision: 'allow' })
    const location = await redirected(`${service.authUrl}/consent`, { method: 'POST', body })
    expect(`${location.origin}${location.pathname}`).toBe(redirectUri)
    expect([...location.searchParams.keys()].sort()).toEqual(['code', 'state'])
  })

  test('row 2: POST /token takes a form and answers in JSON', async () => {
    const service = await started()
    const answer = await exchange(service, await codeFor(service))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json')
    for (const contentType of ['application/json', 'multipart/form-data; boundary=x']) {
      const headers = { 'content-type': contentType }
      const init = { method: 'POST', headers, body: '{}' }
      expect((await fetch(`${service.authUrl}/token`, init)).status).toBe(400)
    }
  })
})

describe('A1, parameters of /authorize', () => {
  test('row 1: client_id is required', async () => {
    const service = await started()
    for (const client_id of [undefined, '', 'nobody']) {
      const init = { redirect: 'manual' } as const
      expect((await fetch(authorizeUrl(service, { client_id }), init)).status).toBe(400)
    }
  })

  test.each([undefined, '', 'token', 'code token'])(
    'row 2: response_type is required and is code, not %o',
    async (response_type) => {
      const location = await authorize(await started(), { response_type })
      expect(location.searchParams.get('error')).toBe('unsupported_response_type')
    },
  )

  test('row 3: redirect_uri carries its own query through', async () => {
    const redirect_uri = `${redirectUri}?account=1`
    const location = await authorize(await started(), { redirect_uri })
    expect(location.searchParams.get('account')).toBe('1')
    expect(location.searchParams.has('code')).toBe(true)
  })

  test('row 4: scope is separated by spaces, and may be left out', async () => {
    const service = await started()
    const two = await signedIn(service, 'read:all delete:all')
    expect(two.scope).toBe('read:all delete:all')
    const code = await codeFor(service, { scope: undefined })
    expect((await exchange(service, code)).body.scope).toBe('read:all')
  })

  test('row 5: state comes back unchanged, and is not made up', async () => {
    const service = await started()
    const state = 'a b&c=d+é/?#%20'
    expect((await authorize(service, { state })).searchParams.get('state')).toBe(state)
    expect((await authorize(service, { state: undefined })).searchParams.has('state')).toBe(false)
  })

  test('row 6: code_challenge is required of public clients alone', async () => {
    const service = await started()
    for (const code_challenge of [undefined, '', 'too short', `${challenge}!`]) {
      const location = await authorize(service, { code_challenge })
      expect(location.searchParams.get('error')).toBe('invalid_request')
    }
    expect(await codeOf(service, { ...other, ...withoutProof })).toMatch(/^code_/)
  })

  test('row 7: code_challenge_method is S256 or plain, plain when left out', async () => {
    const service = await started()
    const s256 = { code_challenge: challenge, code_challenge_method: 'S256' }
    const plain = { code_challenge: verifier, code_challenge_method: 'plain' }
    const unsaid = { code_challenge: verifier, code_challenge_method: undefined }
    for (const parameters of [s256, plain, unsaid])
      expect((await exchange(service, await codeFor(service, parameters))).status).toBe(200)
    const misread = { code_challenge: challenge, code_challenge_method: undefined }
    const answer = await exchange(service, await codeFor(service, misread))
    expect(answer.body.error).toBe('invalid_grant')
    const unknown = await authorize(service, { code_challenge_method: 's256' })
    expect(unknown.searchParams.get('error')).toBe('invalid_request')
  })

  test('no parameter may be given twice', async () => {
    const service = await started()
    const location = await redirected(`${authorizeUrl(service)}&scope=all`)
    expect(location.searchParams.get('error')).toBe('invalid_request')
    const twice = `${authorizeUrl(service)}&redirect_uri=http://127.0.0.1:6/`
    expect((await fetch(twice, { redirect: 'manual' })).status).toBe(400)
  })
})

describe('A1, form of /token for a code', () => {
  test('row 1: grant_type is required and one of two', async () => {
    const service = await started()
    expect((await postToken(service, {})).body.error).toBe('invalid_request')
    for (const grant_type of ['password', 'client_credentials', 'implicit'])
      expect((await postToken(service, { grant_type })).body.error).toBe('unsupported_grant_type')
  })

  test('row 2: code is required', async () => {
    const service = await started()
    const form = { ...exchangeForm(''), client_id: service.clientId }
    expect((await token(service, form)).body.error).toBe('invalid_request')
  })

  test('row 3: redirect_uri is identical to the one sent to /authorize', async () => {
    const service = await started()
    for (const redirect_uri of [undefined, `${redirectUri}/`, redirectUri.toUpperCase()]) {
      const form = exchangeForm(await codeFor(service), {
        client_id: service.clientId,
        redirect_uri,
      })
      expect((await token(service, form)).body.error).toBe('invalid_grant')
    }
  })

  test('row 3: redirect_uri is left out where /authorize went without it', async () => {
    const service = await started()
    const { clientId: client_id } = fixedRedirectClient
    const code = await codeOf(service, { client_id, redirect_uri: undefined })
    const form = exchangeForm(code, { client_id, redirect_uri: undefined })
    expect((await token(service, form)).status).toBe(200)
  })

  test('row 4: client_id names a public client, or a confidential one beside its secret', async () => {
    const service = await started()
    const missing = exchangeForm(await codeFor(service))
    expect(await token(service, missing)).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    })
    const form = exchangeForm(await codeOf(service, other), { ...other, client_secret: secret })
    expect((await token(service, form)).status).toBe(200)
  })

  test('row 5: client_secret belongs to confidential clients alone', async () => {
    const service = await started()
    const ofPublic = exchangeForm(await codeFor(service), {
      client_id: service.clientId,
      client_secret: secret,
    })
    expect((await token(service, ofPublic)).status).toBe(401)
    const without = exchangeForm(await codeOf(service, other), other)
    expect((await token(service, without)).status).toBe(401)
  })

  test('row 6: code_verifier is required of public clients', async () => {
    const service = await started()
    for (const code_verifier of [undefined, '', 'short', `${verifier}x`]) {
      const code = await codeFor(service)
      const form = exchangeForm(code, { client_id: service.clientId, code_verifier })
      expect((await token(service, form)).body.error).toBe('invalid_grant')
    }
  })

  test('a code belongs to the client it was given to', async () => {
    const service = await started()
    const code = await codeFor(service)
    const answer = await token(service, exchangeForm(code), basic(confidential, secret))
    expect(answer.body.error).toBe('invalid_grant')
  })
})

describe('A1, form of /token for a refresh', () => {
  test('row 2: refresh_token is required', async () => {
    const answer = await postToken(await started(), { grant_type: 'refresh_token' })
    expect(answer.body.error).toBe('invalid_request')
  })

  test('row 3: scope may narrow, never widen, and left out means what was granted', async () => {
    const service = await started()
    const granted = 'read:all create:all offline_access'
    const first = await signedIn(service, granted)
    const wide = await refresh(service, first.refresh_token, 'read:all update:all')
    expect(wide).toMatchObject({ status: 400, body: { error: 'invalid_scope' } })
    expect((await refresh(service, first.refresh_token, 'all')).body.error).toBe('invalid_scope')
    const narrow = await refresh(service, first.refresh_token, 'create:all')
    expect(narrow.body.scope).toBe('create:all')
    expect(await statusOf(service, narrow.body.access_token)).toBe(403)
    const whole = await refresh(service, narrow.body.refresh_token)
    expect(whole.body.scope).toBe(granted)
  })

  test('row 4: client_id alone is what a public client sends', async () => {
    const service = await started()
    const { refresh_token } = await signedIn(service)
    expect((await token(service, refreshForm(refresh_token))).status).toBe(401)
    const form = refreshForm(refresh_token, { client_id: service.clientId })
    expect((await token(service, form)).status).toBe(200)
  })

  test('row 5: client_secret or Basic is what a confidential client sends', async () => {
    const service = await started()
    const form = exchangeForm(await codeOf(service, other))
    const { body } = await token(service, form, basic(confidential, secret))
    const again = refreshForm(body.refresh_token)
    expect((await token(service, { ...again, ...other })).status).toBe(401)
    expect((await token(service, { ...again, ...other, client_secret: secret })).status).toBe(200)
    expect((await token(service, again, basic(confidential, secret))).status).toBe(200)
  })

  test('a refresh token belongs to the client it was given to', async () => {
    const service = await started()
    const { refresh_token } = await signedIn(service)
    const answer = await token(service, refreshForm(refresh_token), basic(confidential, secret))
    expect(answer.body.error).toBe('invalid_grant')
  })
})

describe('States of a grant', () => {
  test('row 1: a code exchanged makes a grant, with a refresh token only if asked', async () => {
    const service = await started()
    const online = await signedIn(service, 'all')
    expect(online).not.toHaveProperty('refresh_token')
    expect(await statusOf(service, online.access_token)).toBe(200)
    const offline = await signedIn(service, 'all offline_access')
    expect(offline.refresh_token).toEqual(expect.any(String))
  })

  test('row 2: a code used twice is rejected', async () => {
    const service = await started()
    const code = await codeFor(service)
    expect((await exchange(service, code)).status).toBe(200)
    expect((await exchange(service, code)).body.error).toBe('invalid_grant')
  })

  test('row 3: with rotation a refresh invalidates the token it used', async () => {
    const service = await started()
    const first = await signedIn(service)
    const second = await refresh(service, first.refresh_token)
    expect(second.body.refresh_token).not.toBe(first.refresh_token)
    expect((await refresh(service, first.refresh_token)).body.error).toBe('invalid_grant')
  })

  test('row 4: without rotation the refresh token stays', async () => {
    const service = await started()
    const form = exchangeForm(await codeOf(service, other))
    const { body } = await token(service, form, basic(confidential, secret))
    for (let time = 0; time < 3; time += 1) {
      const again = await token(
        service,
        refreshForm(body.refresh_token),
        basic(confidential, secret),
      )
      expect(again).toMatchObject({ status: 200, body: { refresh_token: body.refresh_token } })
    }
  })

  test('row 5: a replaced token used again revokes the grant, access tokens too', async () => {
    const service = await started()
    const first = await signedIn(service)
    const second = (await refresh(service, first.refresh_token)).body
    await refresh(service, first.refresh_token)
    expect((await refresh(service, second.refresh_token)).body.error).toBe('invalid_grant')
    for (const { access_token } of [first, second])
      expect(await statusOf(service, access_token)).toBe(401)
  })

  test('one grant revoked leaves the other accounts signed in', async () => {
    const service = await started()
    const [lost, kept] = [await signedIn(service), await signedIn(service)]
    await refresh(service, lost.refresh_token)
    await refresh(service, lost.refresh_token)
    expect(await statusOf(service, lost.access_token)).toBe(401)
    expect(await statusOf(service, kept.access_token)).toBe(200)
  })
})

describe('Authentication, interface A', () => {
  test('1: registrations of every kind can be added', async () => {
    const service = await started({
      clients: [
        { clientId: 'desk' },
        { clientId: 'server', secret: 'hush' },
        { clientId: 'browser', fingerprinting: true },
      ],
    })
    expect((await tokensOf(service, 'desk')).status).toBe(200)
    const form = exchangeForm(await codeOf(service, { client_id: 'server' }))
    expect((await token(service, form, basic('server', 'hush'))).status).toBe(200)
    expect(cookieOf(await tokensOf(service, 'browser'))).not.toBe('')
    expect((await tokensOf(service, 'nobody')).status).toBe(401)
  })

  test('2: proof is optional for a confidential client, and checked when begun', async () => {
    const service = await started()
    const spend = async (asked: object, sent: object) => {
      const code = await codeOf(service, { ...other, ...asked })
      return (await token(service, exchangeForm(code, { ...sent }), basic(confidential, secret)))
        .status
    }
    expect(await spend(withoutProof, { code_verifier: undefined })).toBe(200)
    expect(await spend({}, {})).toBe(200)
    expect(await spend({}, { code_verifier: undefined })).toBe(400)
    expect(await spend(withoutProof, {})).toBe(400)
  })

  test('3: HTTP Basic or form fields, never both at once', async () => {
    const service = await started()
    const header = basic(confidential, secret)
    const spend = async (fields: object, headers = {}) =>
      token(service, exchangeForm(await codeOf(service, other), { ...fields }), headers)
    expect((await spend({}, header)).status).toBe(200)
    expect((await spend({ ...other, client_secret: secret })).status).toBe(200)
    for (const fields of [other, { client_secret: secret }, { ...other, client_secret: secret }])
      expect(await spend(fields, header)).toMatchObject({
        status: 400,
        body: { error: 'invalid_request' },
      })
  })

  test('3: both at once leaves the code unspent', async () => {
    const service = await started()
    const form = exchangeForm(await codeOf(service, other))
    const header = basic(confidential, secret)
    expect((await token(service, { ...form, ...other }, header)).status).toBe(400)
    expect((await token(service, form, header)).status).toBe(200)
  })

  test('4: parameters in the query of /token find nothing, even beside a whole form', async () => {
    const service = await started()
    const code = await codeFor(service)
    const body = new URLSearchParams({
      ...exchangeForm(code),
      client_id: service.clientId,
    })
    const query = `${service.authUrl}/token?grant_type=authorization_code`
    expect((await fetch(query, { method: 'POST', body })).status).toBe(404)
    expect((await exchange(service, code)).status).toBe(200)
  })

  test('5: a code lives for seconds and is good once, even if its use failed', async () => {
    const service = await started({ codeSeconds: 10 })
    const late = await codeFor(service)
    service.dials.advanceClock(10_000)
    expect((await exchange(service, late)).body.error).toBe('invalid_grant')
    const spoilt = await codeFor(service)
    await exchange(service, spoilt, { code_verifier: `${verifier}x` })
    expect((await exchange(service, spoilt)).body.error).toBe('invalid_grant')
  })

  test('6: redirect_uri must be sent when none is set', async () => {
    const service = await started()
    const url = authorizeUrl(service, { redirect_uri: undefined })
    const response = await fetch(url, { redirect: 'manual' })
    expect(response.headers.has('location')).toBe(false)
    expect(await response.text()).toContain('invalid_redirect_uri')
  })

  test('6: redirect_uri must match the one that is set', async () => {
    const service = await started()
    const { clientId: client_id, redirectUri: set } = fixedRedirectClient
    for (const redirect_uri of [undefined, set]) {
      const location = await authorize(service, { client_id, redirect_uri })
      expect(`${location.origin}${location.pathname}`).toBe(set)
    }
    for (const redirect_uri of [redirectUri, `${set}/`, `${set}?a=1`, set.toUpperCase()]) {
      const url = authorizeUrl(service, { client_id, redirect_uri })
      expect(await (await fetch(url)).text()).toContain('invalid_redirect_uri')
    }
  })

  test.each([
    ['http://127.0.0.1:5/cb', true],
    ['http://127.8.9.1/cb', true],
    ['http://localhost:5/cb', true],
    ['http://[::1]:5/cb', true],
    ['https://example.com/cb', true],
    ['https://127.0.0.1:5/cb', false],
    ['https://127.8.9.1/cb', false],
    ['https://localhost:5/cb', false],
    ['https://[::1]:5/cb', false],
    ['http://example.com/cb', false],
  ])('6: loopback is for http alone: %s is allowed: %s', async (redirect_uri, isAllowed) => {
    const service = await started()
    const response = await fetch(authorizeUrl(service, { redirect_uri }), { redirect: 'manual' })
    expect(response.status).toBe(isAllowed ? 303 : 400)
  })

  test('7: calls carry a bearer token, and a refresh token is none', async () => {
    const service = await started()
    const tokens = await signedIn(service)
    expect(await statusOf(service, tokens.access_token)).toBe(200)
    expect(await statusOf(service, tokens.refresh_token)).toBe(401)
    expect(await statusOf(service, 'made-up')).toBe(401)
    const url = `${service.baseUrl}/v1/expenses/vat-types?access_token=${tokens.access_token}`
    expect((await fetch(url)).status).toBe(401)
  })

  const endpoints: [string, string, string][] = [
    ['POST', '/v1/expenses', 'create:all'],
    ['GET', '/v1/expenses', 'read:all'],
    ['PUT', '/v1/expenses/1', 'update:all'],
    ['DELETE', '/v1/expenses/1', 'delete:all'],
    ['GET', '/v1/expenses/attachments', 'read:all'],
    ['POST', '/v1/expenses/suppliers', 'create:all'],
    ['GET', '/v1/expenses/suppliers', 'read:all'],
    ['GET', '/v1/expenses/expense-types', 'read:all'],
    ['GET', '/v1/expenses/vat-types', 'read:all'],
    ['GET', '/v1/expenses/payment-methods', 'read:all'],
    ['GET', '/v1/expenses/persons', 'read:all'],
    ['GET', '/v1/expenses/ledgers', 'read:all'],
    ['GET', '/v1/banking/bank-accounts', 'read:all'],
    ['POST', '/v1/clients', 'create:all'],
    ['GET', '/v1/clients/list', 'read:all'],
    ['POST', '/v1/invoices', 'create:all'],
    ['GET', '/v1/invoices/1', 'read:all'],
    ['PUT', '/v1/invoices/1', 'update:all'],
    ['GET', '/v1/immutable-data/countries', 'read:all'],
  ]

  test.each(endpoints)('8: %s %s is open to %s and all, to nothing else', async (...row) => {
    const [method, path, needed] = row
    const service = await started()
    const rest = ['create:all', 'read:all', 'update:all', 'delete:all', 'offline_access']
      .filter((scope) => scope !== needed)
      .join(' ')
    const call = async (scope: string) => {
      const { access_token } = await signedIn(service, scope)
      return asking(service, access_token)(method, path)
    }
    const refused = await call(rest)
    expect(refused.status).toBe(403)
    expect(refused.headers.get('www-authenticate')).toContain(`scope="${needed}"`)
    for (const scope of [needed, 'all']) expect((await call(scope)).status).not.toBe(403)
  })

  test('9: tokens last an hour and sixty days, and expires_in says so', async () => {
    const service = await started()
    const { body } = await exchange(service, await codeFor(service))
    expect(body).toMatchObject({ expires_in: 3600 })
    service.dials.advanceClock(3_599_000)
    expect(await statusOf(service, body.access_token)).toBe(200)
    service.dials.advanceClock(1000)
    expect(await statusOf(service, body.access_token)).toBe(401)
    service.dials.advanceClock(60 * 86_400_000 - 3_601_000)
    const second = await refresh(service, body.refresh_token)
    expect(second.status).toBe(200)
    service.dials.advanceClock(60 * 86_400_000)
    expect((await refresh(service, second.body.refresh_token)).body.error).toBe('invalid_grant')
  })

  test('9: lifetimes can be set', async () => {
    const service = await started({ accessTokenSeconds: 5, refreshTokenSeconds: 20 })
    const { body } = await exchange(service, await codeFor(service))
    expect(body).toMatchObject({ expires_in: 5 })
    service.dials.advanceClock(5000)
    expect(await statusOf(service, body.access_token)).toBe(401)
    service.dials.advanceClock(15_000)
    expect((await refresh(service, body.refresh_token)).status).toBe(400)
  })

  test('10: rotation is on unless switched off, and can be switched for each client', async () => {
    const service = await started({
      clients: [{ clientId: 'on' }, { clientId: 'off', rotation: false }],
    })
    for (const [client_id, isSame] of [
      ['on', false],
      ['off', true],
    ] as const) {
      const { body } = await tokensOf(service, client_id)
      const next = await token(service, refreshForm(body.refresh_token, { client_id }))
      expect(next.body.refresh_token === body.refresh_token).toBe(isSame)
    }
  })

  test('11: the fingerprint is a cookie that no script reads and no other site sends', async () => {
    const service = await started()
    const answer = await tokensOf(service, fingerprintingClient.clientId)
    const attributes = answer.headers.get('set-cookie')?.split('; ').slice(1)
    expect(attributes).toEqual(
      expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']),
    )
    expect(JSON.stringify(answer.body)).not.toContain(cookieOf(answer).split('=')[1])
    expect(cookieOf(await tokensOf(service, service.clientId))).toBe('')
  })

  test('11: a call without the right cookie is refused', async () => {
    const service = await started()
    const mine = await tokensOf(service, fingerprintingClient.clientId)
    const yours = await tokensOf(service, fingerprintingClient.clientId)
    const call = (headers = {}) => statusOf(service, mine.body.access_token, headers)
    expect(await call({ cookie: `theme=dark; ${cookieOf(mine)}` })).toBe(200)
    expect(await call()).toBe(401)
    expect(await call({ cookie: cookieOf(yours) })).toBe(401)
    const [name] = cookieOf(mine).split('=')
    const [, value] = cookieOf(yours).split('=')
    expect(await call({ cookie: `${name}=${value}` })).toBe(401)
    expect(await call({ cookie: `${name}=` })).toBe(401)
  })

  test('11: a refresh without the right cookie is refused and spends nothing', async () => {
    const service = await started()
    const first = await tokensOf(service, fingerprintingClient.clientId)
    const form = refreshForm(first.body.refresh_token, { client_id: fingerprintingClient.clientId })
    expect(await token(service, form)).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    })
    const cookie = cookieOf(first)
    const second = await token(service, form, { cookie })
    expect(second.status).toBe(200)
    expect(cookieOf(second)).toBe(cookie)
    expect(await statusOf(service, second.body.access_token)).toBe(401)
    expect(await statusOf(service, second.body.access_token, { cookie })).toBe(200)
  })

  test('12: a person who does not allow it sends the application an error and its state', async () => {
    const service = await started({ consent: 'page' })
    const html = await (await fetch(authorizeUrl(service))).text()
    const consent = /name="consent" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const body = new URLSearchParams({ consent, decision: 'deny' })
    const { searchParams } = await redirected(`${service.authUrl}/consent`, {
      method: 'POST',
      body,
    })
    expect(Object.fromEntries(searchParams)).toEqual({
      error: 'access_denied',
      state: 'opaque state',
    })
  })
})

test('registering again on a file that exists switches rotation and keeps the grant', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-service-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const database = path.join(folder, 'books.db')
  const first = await startDemoService({ database, seed: 'empty', consent: 'auto' })
  const { refresh_token } = await signedIn(first)
  await first.close()
  const second = await started({
    database,
    clients: [{ clientId: first.clientId, rotation: false }],
  })
  expect((await refresh(second, refresh_token)).body.refresh_token).toBe(refresh_token)
})
