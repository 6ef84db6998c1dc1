/** Of sandbox: HEAD and OPTIONS, and what pages of other origins may do, as a client in a browser needs it. */
import { describe, expect, test } from 'vitest'
import { fingerprintingClient } from '../../../../sandbox/authorisation/demo-clients'
import { routes } from '../../../../sandbox/routes'
import { cookieOf, refreshForm, token, tokensOf } from '../token-requests'
import { authorizeUrl, signedIn, started, visiting } from '../visitor'

const origin = 'https://books-in-a-browser.example'
const preflight = {
  origin,
  'access-control-request-method': 'PUT',
  'access-control-request-headers': 'authorization, content-type',
}
const addressOf = (path: string) => path.replace(/:\w+/g, '1')
const readable = routes
  .filter(({ method, scope }) => method === 'GET' && scope !== undefined)
  .map(({ path }) => addressOf(path))
const paths = [...new Set(routes.map(({ path }) => addressOf(path)))]

describe('HEAD', () => {
  test.each(readable)('%s answers as GET does, without the body', async (path) => {
    const { service, tokens } = await visiting({ seed: 'demo' })
    const headers = { authorization: `Bearer ${tokens.access_token}`, connection: 'close' }
    const [get, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => fetch(`${service.baseUrl}${path}`, { method, headers })),
    )
    expect(head?.status).toBe(get?.status)
    expect(await head?.text()).toBe('')
    expect(head?.headers.get('content-length')).toBe(get?.headers.get('content-length'))
    expect(head?.headers.get('content-type')).toBe(get?.headers.get('content-type'))
  })

  test('without a token it is refused, and it needs the scope of GET', async () => {
    const service = await started()
    const url = `${service.baseUrl}/v1/expenses`
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(401)
    const { access_token } = await signedIn(service, 'create:all')
    const headers = { authorization: `Bearer ${access_token}` }
    expect((await fetch(url, { method: 'HEAD', headers })).status).toBe(403)
  })
})

describe('OPTIONS', () => {
  test.each(paths)('%s needs no token, and names its methods', async (path) => {
    const service = await started()
    const response = await fetch(`${service.baseUrl}${path}`, { method: 'OPTIONS' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
    const methods = routes
      .filter((route) => addressOf(route.path) === path)
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    const allowed = response.headers.get('allow')?.split(', ')
    expect(allowed).toEqual(expect.arrayContaining([...methods, 'OPTIONS']))
  })

  test('what is not there or not public is said without a token too', async () => {
    const service = await started()
    const statusAt = async (path: string) =>
      (await fetch(`${service.baseUrl}${path}`, { method: 'OPTIONS' })).status
    expect(await statusAt('/v1/bank-accounts')).toBe(404)
    expect(await statusAt('/v1/banking/transactions')).toBe(403)
  })
})

describe('a client in a browser', () => {
  test('a preflight of interface A allows its origin, credentials, methods and headers', async () => {
    const service = await started()
    for (const path of paths.filter((each) => each.startsWith('/v1/') || each === '/auth/token')) {
      const init = { method: 'OPTIONS', headers: preflight }
      const { headers } = await fetch(`${service.baseUrl}${path}`, init)
      expect(headers.get('access-control-allow-origin')).toBe(origin)
      expect(headers.get('access-control-allow-credentials')).toBe('true')
      expect(headers.get('access-control-allow-headers')).toBe('authorization, content-type')
      expect(headers.get('access-control-allow-methods')).toBe(headers.get('allow'))
      expect(headers.get('vary')).toBe('Origin')
    }
  })

  test('it signs in, calls and renews across origins with its cookie, and can read errors', async () => {
    const service = await started()
    const { clientId: client_id } = fingerprintingClient
    const first = await tokensOf(service, client_id)
    const cookie = cookieOf(first)
    const form = refreshForm(first.body.refresh_token, { client_id })
    const renewed = await token(service, form, { cookie, origin })
    expect(renewed.status).toBe(200)
    expect(renewed.headers.get('access-control-allow-origin')).toBe(origin)
    const call = (headers: Record<string, string>) =>
      fetch(`${service.baseUrl}/v1/expenses`, { headers: { origin, ...headers } })
    const authorization = `Bearer ${renewed.body.access_token}`
    const answers = [
      [200, await call({ authorization, cookie })],
      [401, await call({ authorization })],
      [401, await call({})],
    ] as const
    service.dials.next({ act: { kind: 'status', status: 429 } })
    for (const [status, answer] of [...answers, [429, await call({ authorization })] as const]) {
      expect(answer.status).toBe(status)
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
      expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
    }
  })

  test('no page may read those of the authorisation server, whose form lets a person in', async () => {
    const service = await started({ consent: 'page' })
    const { headers } = await fetch(authorizeUrl(service), { headers: { origin } })
    expect(headers.has('access-control-allow-origin')).toBe(false)
  })

  test('a request without an origin is answered without a word about origins', async () => {
    const { ask } = await visiting()
    const { headers } = await ask('GET', '/v1/expenses')
    expect([...headers.keys()].filter((name) => /^access-control|vary/.test(name))).toEqual([])
  })
})
