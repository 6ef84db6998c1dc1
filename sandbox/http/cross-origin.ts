// Owns what web pages of other origins may do with interface A, as a client that runs in a browser has to.
import type { IncomingHttpHeaders } from 'node:http'
import { tokenPath } from '../authorisation/token-error'

const origin = /^[\x21-\x7e]{1,300}$/

/**
 * The headers that let a page read a reply (Fetch, CORS protocol). Its origin is named, since the cookie of a token
 * fingerprint only goes along with credentials, for which `*` will not do. Nothing is opened by it: a call needs a token
 * that the page must have. The pages of the authorisation server are for a person's own eyes and let no other page read.
 */
export function crossOriginHeaders(
  path: string,
  { origin: sent = '' }: IncomingHttpHeaders,
): Readonly<Record<string, string>> {
  const isShared = path.startsWith('/v1/') || path === tokenPath
  if (!isShared || !origin.test(sent)) return {}
  return {
    'access-control-allow-origin': sent,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'Allow, Retry-After, WWW-Authenticate',
    vary: 'Origin',
  }
}

/** What a preflight is told beside that; any header may be sent. */
export function preflightHeaders(
  headers: IncomingHttpHeaders,
  methods: string,
): Readonly<Record<string, string>> {
  const asked = headers['access-control-request-headers'] ?? ''
  if (headers['access-control-request-method'] === undefined) return {}
  return {
    'access-control-allow-methods': methods,
    ...(/^[\w, -]{1,1000}$/.test(asked) && { 'access-control-allow-headers': asked }),
    'access-control-max-age': '600',
  }
}
