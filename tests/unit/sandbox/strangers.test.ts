/** Of sandbox/authorisation: clients that others wrote sign in, refresh and are refused as the specification says. */
import * as oauth from 'oauth4webapi'
import * as openid from 'openid-client'
import { expect, test } from 'vitest'
import { demoClientId } from '../../../sandbox/seed/company'
import type { DemoOptions, DemoService } from '../../../sandbox/service'
import { dataUri, redirectUri, started } from './visitor'

type Tokens = {
  access_token: string
  refresh_token?: string | undefined
  scope?: string | undefined
}

/** A client library that was written without us in mind, seen from the application that uses it. */
type Stranger = {
  authorizeUrl: (scope: string) => Promise<URL>
  /** Checks what came back to the application, then exchanges the code. */
  comeBack: (callback: URL) => Promise<Tokens>
  refresh: (refreshToken: string) => Promise<Tokens>
  read: (accessToken: string, url: URL) => Promise<Response>
}

type Proof = 'none' | 'client_secret_basic' | 'client_secret_post'

// Characters that a form escapes, so that both ways of sending a secret have something to escape.
const secret = 's3cret: 100% + more/=&é'
const serverClient = { clientId: 'books on a server', name: 'Books on a server', secret }
const everything = 'all offline_access'

function metadataOf(service: DemoService) {
  return {
    issuer: service.authUrl,
    authorization_endpoint: `${service.authUrl}/authorize`,
    token_endpoint: `${service.authUrl}/token`,
  }
}

function withOauth4webapi(service: DemoService, proof: Proof): Stranger {
  const server: oauth.AuthorizationServer = metadataOf(service)
  const client = { client_id: proof === 'none' ? demoClientId : serverClient.clientId }
  const authentication = {
    none: oauth.None(),
    client_secret_basic: oauth.ClientSecretBasic(secret),
    client_secret_post: oauth.ClientSecretPost(secret),
  }[proof]
  const insecure = { [oauth.allowInsecureRequests]: true }
  const verifier = oauth.generateRandomCodeVerifier()
  const state = oauth.generateRandomState()
  return {
    authorizeUrl: async (scope) => {
      const url = new URL(metadataOf(service).authorization_endpoint)
      url.search = new URLSearchParams({
        client_id: client.client_id,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).toString()
      return url
    },
    comeBack: async (callback) => {
      const checked = oauth.validateAuthResponse(server, client, callback, state)
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        authentication,
        checked,
        redirectUri,
        verifier,
        insecure,
      )
      return oauth.processAuthorizationCodeResponse(server, client, response)
    },
    refresh: async (token) => {
      const response = await oauth.refreshTokenGrantRequest(
        server,
        client,
        authentication,
        token,
        insecure,
      )
      return oauth.processRefreshTokenResponse(server, client, response)
    },
    read: (token, url) =>
      oauth.protectedResourceRequest(token, 'GET', url, undefined, undefined, insecure),
  }
}

function withOpenidClient(service: DemoService, proof: Proof): Stranger {
  const clientId = proof === 'none' ? demoClientId : serverClient.clientId
  const authentication = {
    none: openid.None(),
    client_secret_basic: openid.ClientSecretBasic(secret),
    client_secret_post: openid.ClientSecretPost(secret),
  }[proof]
  const config = new openid.Configuration(metadataOf(service), clientId, undefined, authentication)
  openid.allowInsecureRequests(config)
  const verifier = openid.randomPKCECodeVerifier()
  const state = openid.randomState()
  return {
    authorizeUrl: async (scope) =>
      openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
    comeBack: (callback) =>
      openid.authorizationCodeGrant(config, callback, {
        pkceCodeVerifier: verifier,
        expectedState: state,
      }),
    refresh: (token) => openid.refreshTokenGrant(config, token),
    read: (token, url) => openid.fetchProtectedResource(config, token, url, 'GET'),
  }
}

const libraries = { oauth4webapi: withOauth4webapi, 'openid-client': withOpenidClient }
const proofs = ['none', 'client_secret_basic', 'client_secret_post'] as const
const everyPair = Object.entries(libraries).flatMap(([name, meet]) =>
  proofs.map((proof) => ({ name, proof, meet })),
)
const everyLibrary = everyPair.filter(({ proof }) => proof === 'none')

function open(options: DemoOptions = {}): Promise<DemoService> {
  return started({ clients: [serverClient], ...options })
}

async function callbackOf(stranger: Stranger, scope = everything): Promise<URL> {
  const response = await fetch(await stranger.authorizeUrl(scope), { redirect: 'manual' })
  return new URL(response.headers.get('location') ?? 'about:blank')
}

function sayings(cause: unknown): string {
  return cause instanceof Error ? `${cause.message} ${sayings(cause.cause)}` : ''
}

const listUrl = (service: DemoService) => new URL(`${service.baseUrl}/v1/expenses`)

test.each(everyPair)('$name signs in and reads ($proof)', async ({ meet, proof }) => {
  const service = await open()
  const stranger = meet(service, proof)
  const tokens = await stranger.comeBack(await callbackOf(stranger))
  expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
  const response = await stranger.read(tokens.access_token, listUrl(service))
  expect(await response.json()).toMatchObject({ content: [], last: true })
})

test.each(everyPair)('$name refreshes with rotation ($proof)', async ({ meet, proof }) => {
  const service = await open()
  const stranger = meet(service, proof)
  const first = await stranger.comeBack(await callbackOf(stranger))
  const second = await stranger.refresh(first.refresh_token ?? '')
  expect(second.refresh_token).toEqual(expect.any(String))
  expect(second.refresh_token).not.toBe(first.refresh_token)
  const response = await stranger.read(second.access_token, listUrl(service))
  expect(response.status).toBe(200)
})

test.each(everyPair)(
  '$name learns that a reused refresh token ended all ($proof)',
  async (pair) => {
    const service = await open()
    const stranger = pair.meet(service, pair.proof)
    const first = await stranger.comeBack(await callbackOf(stranger))
    const second = await stranger.refresh(first.refresh_token ?? '')
    const refused = { error: 'invalid_grant', status: 400 }
    await expect(stranger.refresh(first.refresh_token ?? '')).rejects.toMatchObject(refused)
    await expect(stranger.refresh(second.refresh_token ?? '')).rejects.toMatchObject(refused)
    await expect(stranger.read(second.access_token, listUrl(service))).rejects.toMatchObject({
      status: 401,
      cause: [{ scheme: 'bearer', parameters: { error: 'invalid_token' } }],
    })
  },
)

test.each(everyLibrary)('$name understands a denial', async ({ meet, proof }) => {
  const service = await open({ consent: 'page' })
  const stranger = meet(service, proof)
  const page = await (await fetch(await stranger.authorizeUrl(everything))).text()
  const consent = /name="consent" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const response = await fetch(`${service.authUrl}/consent`, {
    method: 'POST',
    body: new URLSearchParams({ consent, decision: 'deny' }),
    redirect: 'manual',
  })
  const callback = new URL(response.headers.get('location') ?? 'about:blank')
  await expect(stranger.comeBack(callback)).rejects.toMatchObject({ error: 'access_denied' })
})

test.each(everyLibrary)('$name refuses an answer with another state', async ({ meet, proof }) => {
  const service = await open()
  const stranger = meet(service, proof)
  const callback = await callbackOf(stranger)
  callback.searchParams.set('state', 'of someone else')
  const said = await stranger.comeBack(callback).catch((cause: unknown) => sayings(cause))
  expect(said).toContain('state')
  expect(service.journal().some(({ path }) => path === '/auth/token')).toBe(false)
})

test.each(everyLibrary)('$name is told of a code used twice', async ({ meet, proof }) => {
  const service = await open()
  const stranger = meet(service, proof)
  const callback = await callbackOf(stranger)
  await stranger.comeBack(callback)
  await expect(stranger.comeBack(callback)).rejects.toMatchObject({ error: 'invalid_grant' })
})

test.each(everyLibrary)('$name is told of a scope nobody knows', async ({ meet, proof }) => {
  const stranger = meet(await open(), proof)
  const callback = await callbackOf(stranger, 'openid profile')
  await expect(stranger.comeBack(callback)).rejects.toMatchObject({ error: 'invalid_scope' })
})

test.each(everyLibrary)('$name is told of a wrong secret', async ({ meet }) => {
  const service = await started({ clients: [{ ...serverClient, secret: 'another' }] })
  const stranger = meet(service, 'client_secret_basic')
  const callback = await callbackOf(stranger)
  // The challenge beside the error is what both libraries report first.
  await expect(stranger.comeBack(callback)).rejects.toMatchObject({
    status: 401,
    cause: [{ scheme: 'basic' }],
  })
})

test('fetch alone signs in, looks up, books an expense and downloads its receipt', async () => {
  const { baseUrl, authUrl, clientId } = await started({ seed: 'demo' })
  const verifier = 'v'.repeat(50)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'read:all create:all',
    state: 'mine',
    code_challenge: Buffer.from(digest).toString('base64url'),
    code_challenge_method: 'S256',
  })
  const sentBack = await fetch(`${authUrl}/authorize?${query.toString()}`, { redirect: 'manual' })
  const callback = new URL(sentBack.headers.get('location') ?? '')
  expect(callback.searchParams.get('state')).toBe('mine')

  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: callback.searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
    client_id: clientId,
    code_verifier: verifier,
  })
  const exchanged = await fetch(`${authUrl}/token`, { method: 'POST', body: form })
  const { access_token } = (await exchanged.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  const get = async (path: string) =>
    (await fetch(`${baseUrl}/v1${path}`, { headers })).json() as Promise<unknown>

  const suppliers = await get('/expenses/suppliers?supplierName=Pennine%20Stationers')
  const [supplier] = suppliers as [{ id: number; expenseType: { expenseTypeName: string } }]
  const accounts = (await get('/banking/bank-accounts')) as { id: number; default: boolean }[]
  const { ledgers } = (await get('/expenses/ledgers')) as { ledgers: { startDate: string }[] }
  const postingDate = ledgers.map(({ startDate }) => startDate).sort()[0]

  const created = await fetch(`${baseUrl}/v1/expenses`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      supplier: { id: supplier.id },
      postingDate,
      expenseLineItems: [
        {
          expenseType: supplier.expenseType.expenseTypeName,
          description: 'Paper',
          vatType: 'Standard',
          amount: { grossAmount: '12.00' },
        },
      ],
      supplierPayments: [
        {
          date: postingDate,
          amount: 12,
          paymentTarget: {
            paymentMethod: { paymentMethodName: 'EFT' },
            bankAccount: { id: accounts.find((account) => account.default)?.id },
          },
        },
      ],
      attachments: [
        { fileName: 'paper & pens.txt', fileContents: dataUri('Paper 12.00', 'text/plain') },
      ],
    }),
  })
  expect(created.status).toBe(201)
  const expense = (await created.json()) as { id: number; amount: unknown; attachments: unknown }
  expect(expense).toMatchObject({
    amount: { grossAmount: 12, netAmount: 10, vatAmount: 2 },
    outstandingBalance: 0,
    attachments: [{ id: 0, fileName: 'paper & pens.txt', fileContents: null }],
  })

  const file = new URLSearchParams({
    expenseId: String(expense.id),
    attachmentId: '0',
    fileName: 'paper & pens.txt',
  })
  const downloaded = await fetch(`${baseUrl}/v1/expenses/attachments?${file.toString()}`, {
    headers,
  })
  expect(downloaded.headers.get('content-type')).toBe('text/plain')
  expect(await downloaded.text()).toBe('Paper 12.00')
})
