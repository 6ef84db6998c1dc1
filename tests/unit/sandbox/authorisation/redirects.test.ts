// RFC 8252 where a registration allows it: any port of a loopback address, and schemes of an application's own.
import { expect, test } from 'vitest'
import { authorizeUrl, exchange, redirected, started } from '../visitor'

const client_id = 'native'
const native = (redirectUri: string) => started({ clients: [{ clientId: client_id, redirectUri }] })

const signInAt = async (registered: string, redirect_uri: string | undefined) => {
  const service = await native(registered)
  const location = await redirected(authorizeUrl(service, { client_id, redirect_uri }))
  return { service, location, code: location.searchParams.get('code') ?? '' }
}

test.each([
  ['http://127.0.0.1/callback', 'http://127.0.0.1:51004/callback'],
  ['http://127.0.0.1/callback', 'http://127.0.0.1:1/callback'],
  ['http://127.0.0.1/callback', 'http://127.0.0.1/callback'],
  ['http://[::1]/callback', 'http://[::1]:61023/callback'],
  ['http://127.0.0.1?a=1', 'http://127.0.0.1:7?a=1'],
  ['com.example.app:/callback', 'com.example.app:/callback'],
  ['org.example.books-app:/oauth2/back', 'org.example.books-app:/oauth2/back'],
])('registered as %s, the address %s is returned to and gets a token', async (registered, sent) => {
  const { service, location, code } = await signInAt(registered, sent)
  expect(location.href.startsWith(new URL(sent).href.split('?')[0] ?? '')).toBe(true)
  const { body } = await exchange(service, code, { client_id, redirect_uri: sent })
  expect(body.access_token).toMatch(/^at_/)
})

test.each([
  ['http://127.0.0.1/callback', 'http://127.0.0.1:51004/other'],
  ['http://127.0.0.1/callback', 'http://127.0.0.2:51004/callback'],
  ['http://127.0.0.1/callback', 'https://127.0.0.1:51004/callback'],
  ['http://127.0.0.1/callback', 'http://localhost:51004/callback'],
  ['http://127.0.0.1/callback', 'http://127.0.0.1:51004@evil.example/callback'],
  ['http://127.0.0.1/callback', 'http://127.0.0.1:99999/callback'],
  ['http://127.0.0.1/callback', undefined],
  ['http://127.0.0.1:8976/callback', 'http://127.0.0.1:8977/callback'],
  ['http://localhost/callback', 'http://localhost:51004/callback'],
  ['com.example.app:/callback', 'com.example.app:/other'],
  ['com.example.app:/callback', 'http://127.0.0.1:51004/callback'],
  ['app:/callback', 'app:/callback'],
  ['com.example.app://callback', 'com.example.app://callback'],
])('registered as %s, the address %s is not returned to', async (registered, sent) => {
  const service = await native(registered)
  const url = authorizeUrl(service, { client_id, redirect_uri: sent })
  const response = await fetch(url, { redirect: 'manual' })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('invalid_redirect_uri')
})

test('a scheme of its own that is not registered is not returned to', async () => {
  const service = await started()
  const url = authorizeUrl(service, { redirect_uri: 'com.example.app:/callback' })
  expect((await fetch(url, { redirect: 'manual' })).status).toBe(400)
})

test('the token endpoint takes the very port that the sign-in began with', async () => {
  const { service, code } = await signInAt(
    'http://127.0.0.1/callback',
    'http://127.0.0.1:51004/callback',
  )
  const other = { client_id, redirect_uri: 'http://127.0.0.1:51005/callback' }
  expect((await exchange(service, code, other)).body.error).toBe('invalid_grant')
})
