// Owns the guard in front of the API: a live access token with the right scope (RFC 6750).
import type { Call } from '../http/call'
import { Refusal } from '../http/refusal'
import { isFingerprintRight } from './fingerprints'
import { findAccessToken } from './grants'
import type { AccessToken } from './grants'
import { covers } from './scopes'
import type { Scope } from './scopes'

const realm = 'Bearer realm="accounting"'

export function bearerOf({ request, database, now }: Call): AccessToken {
  const sent = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (sent === undefined) throw unauthorised('An access token is required', realm)
  const token = findAccessToken(database, sent)
  const invalid = `${realm}, error="invalid_token"`
  if (!token || token.expiresAt <= now.getTime())
    throw unauthorised('The access token is not valid', invalid)
  const grant = { id: token.grantId, fingerprintHash: token.fingerprintHash }
  if (!isFingerprintRight(grant, request.headers))
    throw unauthorised('The cookie that belongs to the access token is missing', invalid)
  return token
}

export function requireScope({ scopes }: AccessToken, needed: Scope): void {
  if (covers(scopes, needed)) return
  const challenge = `${realm}, error="insufficient_scope", scope="${needed}"`
  throw new Refusal(403, `The scope ${needed} is required`, [], { 'www-authenticate': challenge })
}

function unauthorised(message: string, challenge: string): Refusal {
  return new Refusal(401, message, [], { 'www-authenticate': challenge })
}
