// Owns signed requests to interface B: OAuth 1.0a with HMAC-SHA1 (RFC 5849), as its older callers send them.
import { createHmac } from 'node:crypto'
import { isSame } from '../authorisation/secrets'
import type { Database } from '../database'
import type { Call } from '../http/call'
import { mediaType } from '../http/messages'
import type { Incoming } from '../http/messages'
import { Refusal } from '../http/refusal'

export type OAuth1Keys = {
  consumerKey: string
  consumerSecret: string
  token: string
  tokenSecret: string
}

type Parameters = readonly (readonly [name: string, value: string])[]
type Signed = Pick<Incoming, 'method' | 'path' | 'query' | 'headers' | 'body'>

const scheme = /^OAuth\s+/i
const required = [
  'oauth_consumer_key',
  'oauth_token',
  'oauth_signature_method',
  'oauth_signature',
  'oauth_timestamp',
  'oauth_nonce',
]
const windowSeconds = 300
const longestNonce = 200

export function isSigned({ headers }: Incoming): boolean {
  return scheme.test(headers.authorization ?? '')
}

/**
 * The parameters of the protocol are taken from the header alone (RFC 5849 3.5.1). A malformed request is 400, one
 * that proves nothing 401 (3.2). The nonce is spent outside the transaction of the request, so that it stays spent.
 */
export function checkSignature({ request, database, now }: Call, keys: OAuth1Keys): void {
  const sent = parseHeader(request.headers.authorization ?? '')
  const value = requiredValues(sent)
  const isKnown =
    isSame(value('oauth_consumer_key'), keys.consumerKey) &&
    isSame(value('oauth_token'), keys.token)
  if (!isKnown) throw unauthorised('The consumer key or the token is not valid')
  if (!isSame(value('oauth_signature'), signatureOf(request, sent, keys)))
    throw unauthorised('The signature is not valid')
  const seconds = Number(value('oauth_timestamp'))
  const nowSeconds = Math.floor(now.getTime() / 1000)
  if (Math.abs(nowSeconds - seconds) > windowSeconds)
    throw unauthorised('The timestamp is too far from the time here')
  spendNonce(database, { seconds, nonce: value('oauth_nonce'), nowSeconds })
}

/** RFC 5849 3.4.2. */
export function signatureOf(request: Signed, header: Parameters, keys: OAuth1Keys): string {
  const key = `${encode(keys.consumerSecret)}&${encode(keys.tokenSecret)}`
  return createHmac('sha1', key).update(signatureBase(request, header)).digest('base64')
}

/** RFC 5849 3.4.1. */
export function signatureBase(request: Signed, header: Parameters): string {
  const parameters = [
    ...request.query,
    ...header.filter(([name]) => name !== 'realm' && name !== 'oauth_signature'),
    ...formParameters(request),
  ]
  return [request.method.toUpperCase(), baseUri(request), normalised(parameters)]
    .map(encode)
    .join('&')
}

export function parseHeader(header: string): Parameters {
  const parts = header.replace(scheme, '').split(',')
  return parts.map((part) => {
    const [, name = '', value = ''] = /^\s*([\w%.~-]+)="([^"]*)"\s*$/.exec(part) ?? []
    if (name === '') throw new Refusal(400, 'The Authorization header is malformed')
    return [decode(name), decode(value)] as const
  })
}

/** RFC 5849 3.4.1.2; only plain HTTP is spoken here. */
function baseUri({ headers, path }: Signed): string {
  const host = (headers.host ?? '').toLowerCase().replace(/:80$/, '')
  return `http://${host}${path}`
}

function formParameters({ headers, body }: Signed): Parameters {
  const isForm = mediaType(headers) === 'application/x-www-form-urlencoded'
  return isForm ? [...new URLSearchParams(body.toString('utf8'))] : []
}

/** RFC 5849 3.4.1.3.2: sorted once encoded, by name and then by value. */
function normalised(parameters: Parameters): string {
  return parameters
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([name, value], [otherName, otherValue]) =>
      name === otherName ? compare(value, otherValue) : compare(name, otherName),
    )
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

function requiredValues(sent: Parameters): (name: string) => string {
  const values = new Map(sent)
  if (values.size < sent.length) throw new Refusal(400, 'A parameter is given twice')
  const missing = required.filter((name) => !values.get(name))
  if (missing.length > 0) throw new Refusal(400, `${missing.join(', ')} is required`)
  const value = (name: string) => values.get(name) ?? ''
  if (value('oauth_signature_method') !== 'HMAC-SHA1')
    throw new Refusal(400, 'The signature method must be HMAC-SHA1')
  if ((values.get('oauth_version') ?? '1.0') !== '1.0')
    throw new Refusal(400, 'The version must be 1.0')
  if (!/^\d{1,12}$/.test(value('oauth_timestamp')))
    throw new Refusal(400, 'The timestamp must be whole seconds')
  if (value('oauth_nonce').length > longestNonce) throw new Refusal(400, 'The nonce is too long')
  return value
}

/** Nonces older than the window need no memory: their timestamp alone refuses them (RFC 5849 3.3). */
function spendNonce(
  database: Database,
  { seconds, nonce, nowSeconds }: { seconds: number; nonce: string; nowSeconds: number },
): void {
  database.run('DELETE FROM oauth1_nonces WHERE seconds < ?', nowSeconds - windowSeconds)
  const spent = 'SELECT nonce FROM oauth1_nonces WHERE seconds = ? AND nonce = ?'
  if (database.get(spent, seconds, nonce)) throw unauthorised('The nonce was used before')
  database.run('INSERT INTO oauth1_nonces (seconds, nonce) VALUES (?, ?)', seconds, nonce)
}

function unauthorised(message: string): Refusal {
  return new Refusal(401, message, [], { 'www-authenticate': 'OAuth realm="accounting"' })
}

/** RFC 5849 3.6. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Refusal(400, 'The Authorization header is malformed')
  }
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}
