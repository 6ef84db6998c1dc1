import { expect, test } from 'vitest'
import {
  signatureBase,
  signatureOf,
  signingWith,
} from '../../../../../electron/api/sales-invoices/oauth1'

const printer = { consumerKey: 'dpf43f3p2l4k3l03', consumerSecret: 'kd94hf93k423kf44' }

test('RFC 5849 3.4.1.1: the base string of the example', () => {
  const request = {
    method: 'post',
    url: new URL('http://EXAMPLE.COM:80/request?b5=%3D%253D&a3=a&c%40=&a2=r%20b'),
    contentType: 'application/x-www-form-urlencoded',
    body: 'c2&a3=2+q',
  }
  const parameters = [
    ['oauth_consumer_key', '9djdj82h48djs9d2'],
    ['oauth_token', 'kkk9d7dh3k39sjv7'],
    ['oauth_signature_method', 'HMAC-SHA1'],
    ['oauth_timestamp', '137131201'],
    ['oauth_nonce', '7d8f3e4a'],
  ] as const
  expect(signatureBase(request, parameters)).toBe(
    'POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q' +
      '%26a3%3Da%26b5%3D%253D%25253D%26c%2540%3D%26c2%3D%26oauth_consumer_' +
      'key%3D9djdj82h48djs9d2%26oauth_nonce%3D7d8f3e4a%26oauth_signature_m' +
      'ethod%3DHMAC-SHA1%26oauth_timestamp%3D137131201%26oauth_token%3Dkkk' +
      '9d7dh3k39sjv7',
  )
  // The RFC prints another signature; its errata give this one.
  const secrets = { consumerSecret: 'j49sk3j29djd', tokenSecret: 'dh893hdasih9' }
  expect(signatureOf(request, parameters, secrets)).toBe('r6/TJjbCOr97/+UU0NsvSne7s5g=')
})

test.each([
  ['http://EXAMPLE.COM:80/r%20v/X?id=123', 'http%3A%2F%2Fexample.com%2Fr%2520v%2FX'],
  ['https://www.example.net:8080/?q=1', 'https%3A%2F%2Fwww.example.net%3A8080%2F'],
])('RFC 5849 3.4.1.2: %s has the base string address %s', (address, base) => {
  const request = { method: 'GET', url: new URL(address) }
  expect(signatureBase(request, []).split('&')[1]).toBe(base)
})

test.each([
  [
    'asks for temporary credentials',
    { method: 'POST', url: new URL('https://photos.example.net/initiate') },
    [
      ['oauth_timestamp', '137131200'],
      ['oauth_nonce', 'wIjqoS'],
      ['oauth_callback', 'http://printer.example.com/ready'],
    ] as const,
    '',
    '74KNZJeDHnMBp0EMJ9ZHt/XKycU=',
  ],
  [
    'asks for token credentials',
    { method: 'POST', url: new URL('https://photos.example.net/token') },
    [
      ['oauth_token', 'hh5s93j4hdidpola'],
      ['oauth_timestamp', '137131201'],
      ['oauth_nonce', 'walatlh'],
      ['oauth_verifier', 'hfdp7dh39dks9884'],
    ] as const,
    'hdhd0244k9j7ao03',
    'gKgrFCywp7rO0OXSjdot/IHF7IU=',
  ],
  [
    'asks for a photo',
    {
      method: 'GET',
      url: new URL('http://photos.example.net/photos?file=vacation.jpg&size=original'),
    },
    [
      ['oauth_token', 'nnch734d00sl2jdk'],
      ['oauth_timestamp', '137131202'],
      ['oauth_nonce', 'chapoH'],
    ] as const,
    'pfkkdhi9sl3r4s00',
    'MdpQcU8iPSUjWoN/UDMsK2sui9I=',
  ],
])('RFC 5849 1.2: the printer %s', (_, request, more, tokenSecret, signature) => {
  const parameters = [
    ['oauth_consumer_key', printer.consumerKey],
    ['oauth_signature_method', 'HMAC-SHA1'],
    ...more,
  ] as const
  const secrets = { consumerSecret: printer.consumerSecret, tokenSecret }
  expect(signatureOf(request, parameters, secrets)).toBe(signature)
})

test('a signed request carries its parameters in one header, each encoded', () => {
  const keys = { ...printer, token: 'tok+en', tokenSecret: 'tøken' }
  const moment = { nonce: () => "once's", now: () => 1_781_524_800_999 }
  const url = new URL('https://legacy.example/rest/v2/sales_invoices')
  const { Authorization: header } = signingWith(keys, moment)({ method: 'GET', url })
  expect(header).toMatch(
    /^OAuth oauth_consumer_key="dpf43f3p2l4k3l03", oauth_token="tok%2Ben", oauth_signature_method="HMAC-SHA1", oauth_timestamp="1781524800", oauth_nonce="once%27s", oauth_version="1.0", oauth_signature="[\w%]+%3D"$/,
  )
})

test('no two requests share a nonce, and no secret is in a header', () => {
  const sign = signingWith({ ...printer, token: 'token', tokenSecret: 'hidden-secret' })
  const request = { method: 'GET', url: new URL('https://legacy.example/') }
  const headers = Array.from({ length: 1000 }, () => sign(request)['Authorization'] ?? '')
  expect(new Set(headers.map((header) => /nonce="(\w{32})"/.exec(header)?.[1])).size).toBe(1000)
  expect(headers.join('')).not.toMatch(/hidden-secret|kd94hf93k423kf44/)
})

test('a body is signed only when it is a form', () => {
  const url = new URL('https://legacy.example/')
  const base = (body: string, contentType?: string) =>
    signatureBase({ method: 'PUT', url, body, contentType }, [])
  expect(base('{"a":1}', 'application/json')).toBe(base(''))
  expect(base('a=1')).toBe(base(''))
  expect(base('a=1', 'application/x-www-form-urlencoded; charset=UTF-8')).not.toBe(base(''))
})
