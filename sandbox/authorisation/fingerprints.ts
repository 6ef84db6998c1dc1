// Owns token fingerprints: the cookie beside the tokens of a public client, without which they are worthless.
import type { IncomingHttpHeaders } from 'node:http'
import { hashOf, isSame } from './secrets'

/** The person's grant, as far as its tokens are bound to a cookie. */
export type Fingerprinted = { id: number; fingerprintHash: string | undefined }

// Named after the grant, so that an application holding several accounts keeps the cookie of each.
function cookieName(grantId: number): string {
  return `fingerprint_${grantId}`
}

/**
 * Secure keeps browsers from sending it over plain http. The demo service speaks plain http on the loopback
 * address, so a caller there copies the name and value into the Cookie header by hand.
 */
export function fingerprintCookie(grantId: number, fingerprint: string, seconds: number): string {
  const attributes = `Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=Strict`
  return `${cookieName(grantId)}=${fingerprint}; ${attributes}`
}

export function sentFingerprint(headers: IncomingHttpHeaders, grantId: number): string | undefined {
  const start = `${cookieName(grantId)}=`
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length)
}

export function isFingerprintRight(
  { id, fingerprintHash }: Fingerprinted,
  headers: IncomingHttpHeaders,
): boolean {
  if (fingerprintHash === undefined) return true
  return isSame(hashOf(sentFingerprint(headers, id) ?? ''), fingerprintHash)
}
