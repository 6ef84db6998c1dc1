/** Requests signed with OAuth 1.0a and HMAC-SHA1 (RFC 5849), which is how older callers of sales invoices sign in. */
import { createHmac, randomBytes } from 'node:crypto'

export interface OAuth1Keys {
  consumerKey: string
  consumerSecret: string
  token: string
  tokenSecret: string
}

export interface SignedRequest {
  method: string
  url: URL
  body?: string | undefined
  /** Only the body of a form is signed (RFC 5849, 3.4.1.3.1). */
  contentType?: string | undefined
}

/** What makes two equal requests differ. */
export interface Moment {
  nonce: () => string
  /** Milliseconds since 1970. */
  now: () => number
}

type Parameters = readonly (readonly [name: string, value: string])[]

const chance: Moment = { nonce: () => randomBytes(16).toString('hex'), now: Date.now }

/** Gives each request of a client its `Authorization`; every call signs anew, with a nonce of its own. */
export function signingWith(
  keys: OAuth1Keys,
  { nonce, now }: Moment = chance,
): (request: SignedRequest) => Record<string, string> {
  return (request) => {
    const parameters: Parameters = [
      ['oauth_consumer_key', keys.consumerKey],
      ['oauth_token', keys.token],
      ['oauth_signature_method', 'HMAC-SHA1'],
      ['oauth_timestamp', String(Math.floor(now() / 1000))],
      ['oauth_nonce', nonce()],
      ['oauth_version', '1.0'],
    ]
    const signed: Parameters = [
      ...parameters,
      ['oauth_signature', signatureOf(request, parameters, keys)],
    ]
    return { Authorization: headerOf(signed) }
  }
}

/** The signature in base64 (RFC 5849, 3.4.2). */
export function signatureOf(
  request: SignedRequest,
  parameters: Parameters,
  { consumerSecret, tokenSecret }: Pick<OAuth1Keys, 'consumerSecret' | 'tokenSecret'>,
): string {
  const key = `${encoded(consumerSecret)}&${encoded(tokenSecret)}`
  return createHmac('sha1', key).update(signatureBase(request, parameters)).digest('base64')
}

/** RFC 5849, 3.4.1: method, address without query, and all parameters, each sorted and encoded. */
export function signatureBase(request: SignedRequest, parameters: Parameters): string {
  const { url } = request
  const all = [...url.searchParams, ...parameters, ...formParameters(request)]
  return [request.method.toUpperCase(), `${url.protocol}//${url.host}${url.pathname}`, sorted(all)]
    .map(encoded)
    .join('&')
}

/** RFC 5849, 3.5.1. */
function headerOf(parameters: Parameters): string {
  const pairs = parameters.map(([name, value]) => `${encoded(name)}="${encoded(value)}"`)
  return `OAuth ${pairs.join(', ')}`
}

function formParameters({ body, contentType = '' }: SignedRequest): Parameters {
  const isForm = /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType)
  return isForm ? [...new URLSearchParams(body)] : []
}

/** RFC 5849, 3.4.1.3.2: by name and then by value, once encoded. */
function sorted(parameters: Parameters): string {
  return parameters
    .map(([name, value]) => [encoded(name), encoded(value)] as const)
    .toSorted(([name, value], [other, otherValue]) =>
      name === other ? compared(value, otherValue) : compared(name, other),
    )
    .map((pair) => pair.join('='))
    .join('&')
}

function compared(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}

/** RFC 5849, 3.6: everything but letters, digits and `-._~`. */
function encoded(text: string): string {
  const escape = (character: string) =>
    `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
  return encodeURIComponent(text).replace(/[!'()*]/g, escape)
}
