import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseArguments } from '../../../../sandbox/arguments'
import { parseHeader, signatureBase, signatureOf } from '../../../../sandbox/sales-invoices/oauth1'
import { askingFor, asXml, billing, invoiceText, invoiceXml, noon, root } from './caller'
import type { Answer, Extra } from './caller'

const keys = {
  consumerKey: 'docket key',
  consumerSecret: 'c&nsumer=secret',
  token: 'tok+en',
  tokenSecret: 'tøken secret',
}
const nowSeconds = String(noon.getTime() / 1000)

// A signer that shares nothing with the service: it works on texts where that works on parsed requests.
function percent(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => {
      const character = String.fromCharCode(byte)
      const hexadecimal = byte.toString(16).toUpperCase().padStart(2, '0')
      return /[A-Za-z0-9\-._~]/.test(character) ? character : `%${hexadecimal}`
    })
    .join('')
}

let turn = 0
function signed(
  method: string,
  url: string,
  { form = '', changes = {} }: { form?: string; changes?: Record<string, string> } = {},
): string {
  const [base = '', query = ''] = url.split('?')
  const oauth: Record<string, string> = {
    oauth_consumer_key: keys.consumerKey,
    oauth_token: keys.token,
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: nowSeconds,
    oauth_nonce: `nonce ${(turn += 1)}`,
    oauth_version: '1.0',
    ...changes,
  }
  const plain = [query, form].flatMap((text) =>
    text === '' ? [] : text.split('&').map((pair) => pair.split('=')),
  )
  const pairs = [
    ...plain.map(([name = '', value = '']) => [decoded(name), decoded(value)]),
    ...Object.entries(oauth),
  ].map(([name = '', value = '']) => `${percent(name)}=${percent(value)}`)
  const text = [method, percent(base), percent(pairs.sort().join('&'))].join('&')
  const secret = `${percent(keys.consumerSecret)}&${percent(keys.tokenSecret)}`
  const signature = createHmac('sha1', secret).update(text).digest('base64')
  const fields = Object.entries({ ...oauth, oauth_signature: signature, ...overridden(changes) })
  return `OAuth realm="Books", ${fields.map(([name, value]) => `${name}="${percent(value)}"`).join(', ')}`
}

const decoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))
const overridden = ({ oauth_signature }: Record<string, string>) =>
  oauth_signature === undefined ? {} : { oauth_signature }

async function signing() {
  const caller = await billing({ oauth1: keys })
  const { service } = caller
  const url = `${service.legacyBaseUrl}${root}`
  const send = (method: string, path: string, authorization: string, extra: Extra = {}) =>
    askingFor(service, authorization)(method, path, extra)
  const ask = (method: string, path: string, extra: Extra = {}): Promise<Answer> =>
    send(method, path, signed(method, `${url}${path}`), extra)
  return { ...caller, url, send, askSigned: ask }
}

test('RFC 5849 3.4.1.1: the signature base string of the example', () => {
  const request = {
    method: 'POST',
    path: '/request',
    query: new URLSearchParams('b5=%3D%253D&a3=a&c%40=&a2=r%20b'),
    headers: { host: 'example.com', 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from('c2&a3=2+q'),
  }
  const header =
    'OAuth realm="Example", oauth_consumer_key="9djdj82h48djs9d2", oauth_token="kkk9d7dh3k39sjv7", ' +
    'oauth_signature_method="HMAC-SHA1", oauth_timestamp="137131201", oauth_nonce="7d8f3e4a", ' +
    'oauth_signature="bYT5CMsGcbgUdFHObYMEfcx6bsw%3D"'
  expect(signatureBase(request, parseHeader(header))).toBe(
    'POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q' +
      '%26a3%3Da%26b5%3D%253D%25253D%26c%2540%3D%26c2%3D%26oauth_consumer_' +
      'key%3D9djdj82h48djs9d2%26oauth_nonce%3D7d8f3e4a%26oauth_signature_m' +
      'ethod%3DHMAC-SHA1%26oauth_timestamp%3D137131201%26oauth_token%3Dkkk' +
      '9d7dh3k39sjv7',
  )
})

test('RFC 5849 3.4.1.2: the base string URI has a lower-case host and no default port', () => {
  const query = new URLSearchParams('id=123')
  const request = { method: 'GET', path: '/r%20v/X', query, body: Buffer.alloc(0) }
  const base = (host: string) => signatureBase({ ...request, headers: { host } }, []).split('&')[1]
  expect(base('EXAMPLE.COM:80')).toBe(percent('http://example.com/r%20v/X'))
  expect(base('Example.com:8080')).toBe(percent('http://example.com:8080/r%20v/X'))
})

test('RFC 5849 1.2: the signature of the printer that asks for a photo', () => {
  const header =
    'OAuth realm="Photos", oauth_consumer_key="dpf43f3p2l4k3l03", oauth_token="nnch734d00sl2jdk", ' +
    'oauth_signature_method="HMAC-SHA1", oauth_timestamp="137131202", oauth_nonce="chapoH", ' +
    'oauth_signature="MdpQcU8iPSUjWoN%2FUDMsK2sui9I%3D"'
  const request = {
    method: 'GET',
    path: '/photos',
    query: new URLSearchParams('file=vacation.jpg&size=original'),
    headers: { host: 'photos.example.net' },
    body: Buffer.alloc(0),
  }
  const secrets = {
    consumerKey: 'dpf43f3p2l4k3l03',
    consumerSecret: 'kd94hf93k423kf44',
    token: 'nnch734d00sl2jdk',
    tokenSecret: 'pfkkdhi9sl3r4s00',
  }
  const sent = parseHeader(header)
  expect(signatureOf(request, sent, secrets)).toBe(new Map(sent).get('oauth_signature'))
})

test('a signed caller does everything: create, list, read, change, issue, document, delete', async () => {
  const { askSigned, clientId } = await signing()
  const body = invoiceText(clientId)
  const { salesInvoiceId: id } = (await askSigned('POST', '', { body })).body
  const query = `?state=draft%2Cdue&clientRef=AP001&dueDate=&firstResult=0`
  expect((await askSigned('GET', query)).body.count).toBe(1)
  expect((await askSigned('GET', `/${id}`)).status).toBe(200)
  expect((await askSigned('PUT', `/${id}`, { body })).status).toBe(201)
  expect((await askSigned('PUT', `/${id}/issue`, { body: '{}' })).status).toBe(204)
  expect((await askSigned('GET', `/${id}/document`)).status).toBe(200)
  const { salesInvoiceId: draft } = (await askSigned('POST', '', { body })).body
  expect((await askSigned('DELETE', `/${draft}`)).status).toBe(204)
})

test('parameters of a form body are signed too', async () => {
  const { url, send } = await signing()
  const form = 'c2&a3=2+q'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const withForm = signed('PUT', `${url}/1/issue`, { form })
  expect((await send('PUT', '/1/issue', withForm, { body: form, headers })).status).toBe(404)
  const without = signed('PUT', `${url}/1/issue`)
  expect((await send('PUT', '/1/issue', without, { body: form, headers })).status).toBe(401)
})

test('beside signatures bearer tokens are still good', async () => {
  const { ask, askSigned, create } = await signing()
  await create()
  expect((await askSigned('GET', '')).text).toBe((await ask('GET', '')).text)
})

test('a nonce is good once, even when the request it came with failed', async () => {
  const { service, url, send } = await signing()
  const once = signed('GET', url)
  expect((await send('GET', '', once)).status).toBe(200)
  expect((await send('GET', '', once)).status).toBe(401)
  const failing = signed('GET', url)
  service.dials.next({ act: { kind: 'database-error' } })
  expect((await send('GET', '', failing)).status).toBe(500)
  expect((await send('GET', '', failing)).status).toBe(401)
})

test('the same nonce at another second is another request', async () => {
  const { url, send } = await signing()
  const at = (seconds: number) => {
    const changes = { oauth_nonce: 'same', oauth_timestamp: String(Number(nowSeconds) + seconds) }
    return send('GET', '', signed('GET', url, { changes }))
  }
  expect((await at(0)).status).toBe(200)
  expect((await at(1)).status).toBe(200)
})

test.each([
  [-300, 200],
  [300, 200],
  [-301, 401],
  [301, 401],
])('a timestamp %i seconds from now answers %i', async (seconds, status) => {
  const { url, send } = await signing()
  const changes = { oauth_timestamp: String(Number(nowSeconds) + seconds) }
  expect((await send('GET', '', signed('GET', url, { changes }))).status).toBe(status)
})

test.each([
  ['another consumer', { oauth_consumer_key: 'other' }, 401],
  ['another token', { oauth_token: 'other' }, 401],
  ['a made-up signature', { oauth_signature: 'bYT5CMsGcbgUdFHObYMEfcx6bsw=' }, 401],
  ['an empty signature', { oauth_signature: '' }, 400],
  ['no nonce', { oauth_nonce: '' }, 400],
  ['another method', { oauth_signature_method: 'PLAINTEXT' }, 400],
  ['another version', { oauth_version: '2.0' }, 400],
  ['a timestamp that is none', { oauth_timestamp: 'soon' }, 400],
])('a request signed with %s is refused', async (_, changes, status) => {
  const { url, send } = await signing()
  const answer = await send('GET', '', signed('GET', url, { changes }))
  expect(answer.status).toBe(status)
  expect(answer.body.error).toHaveLength(1)
  if (status === 401) expect(answer.headers.get('www-authenticate')).toMatch(/^OAuth realm=/)
})

test('a signature is good for its own method, path and query only', async () => {
  const { url, send } = await signing()
  expect((await send('DELETE', '/1', signed('GET', `${url}/1`))).status).toBe(401)
  expect((await send('GET', '/2', signed('GET', `${url}/1`))).status).toBe(401)
  expect((await send('GET', '?state=due', signed('GET', url))).status).toBe(401)
  expect((await send('GET', '', signed('GET', `${url}?state=due`))).status).toBe(401)
})

test.each(['OAuth ', 'OAuth realm', 'OAuth a="%zz"', 'OAuth oauth_nonce="1", oauth_nonce="2"'])(
  'the header %j is malformed',
  async (header) => {
    const { send } = await signing()
    expect((await send('GET', '', `${header} `)).status).toBe(header === 'OAuth ' ? 401 : 400)
  },
)

test('errors about signatures come in XML too', async () => {
  const { service, clientId } = await signing()
  const ask = askingFor(service, 'OAuth oauth_nonce="1"')
  const answer = await ask('POST', '', { body: invoiceXml(clientId), headers: asXml })
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('<errors xmlns="http://api.crunch.co.uk/rest" count="1">')
})

test('without keys a signed request is as good as none', async () => {
  const { service } = await billing()
  const url = `${service.legacyBaseUrl}${root}`
  expect((await askingFor(service, signed('GET', url))('GET', '')).status).toBe(401)
})

test('a signature opens interface B alone', async () => {
  const { service } = await signing()
  const url = `${service.baseUrl}/v1/expenses`
  const headers = { authorization: signed('GET', url) }
  expect((await fetch(url, { headers })).status).toBe(401)
})

test('the command line takes the keys, four of them', () => {
  const command = parseArguments(['--oauth1', 'key:secret:token:token-secret'])
  expect(command).toMatchObject({
    options: {
      oauth1: {
        consumerKey: 'key',
        consumerSecret: 'secret',
        token: 'token',
        tokenSecret: 'token-secret',
      },
    },
  })
  for (const text of ['', 'key', 'a:b:c', 'a:b:c:', 'a:b:c:d:e'])
    expect(() => parseArguments(['--oauth1', text])).toThrow('KEY:SECRET:TOKEN:TOKENSECRET')
})
