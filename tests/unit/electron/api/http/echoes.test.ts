import { expect, test } from 'vitest'
import { withoutEchoes } from '../../../../../electron/api/http/echoes'
import type { Request } from '../../../../../electron/api/http/transport'

const token = 'at_k3yk3yk3yk3yk3yk3yk3y'
const url = new URL('https://api.books.example/v1/expenses')
const asked: Request = { method: 'GET', url, headers: { Authorization: `Bearer ${token}` } }
const said = (status: number, text: string, request = asked) =>
  withoutEchoes({ status, headers: {}, body: Buffer.from(text) }, request).body.toString()

test('a refusal that quotes the token comes without it', () => {
  expect(said(400, `{"error":"Bearer ${token} may not; ${token}"}`)).toBe(
    '{"error":"Bearer … may not; …"}',
  )
})

test('so does one that quotes a cookie, a signature, or what is exchanged for tokens', () => {
  const headers = {
    authorization: 'OAuth oauth_token="tok-0123456789abcdef", oauth_nonce="1"',
    Cookie: 'a=cookie-0123456789ab; b=2',
  }
  expect(said(500, 'tok-0123456789abcdef cookie-0123456789ab', { ...asked, headers })).toBe('… …')
  const form: Request = {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=refresh_token&refresh_token=rt_0123456789abcdef',
  }
  expect(said(400, 'rt_0123456789abcdef of refresh_token', form)).toBe('… of refresh_token')
})

test.each([
  [200, `{"note":"${token}"}`],
  [400, '{"error":"Bearer is missing"}'],
])('whatever else a reply with %i says stays byte for byte: %s', (status, text) => {
  expect(said(status, text)).toBe(text)
})
