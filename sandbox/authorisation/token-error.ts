// Owns errors of the token endpoint, which have one shape whatever was refused (RFC 6749 5.2).
import { jsonReply } from '../http/messages'
import type { Reply } from '../http/messages'
import type { Refusal } from '../http/refusal'

export const tokenPath = '/auth/token'

/** On every reply that holds a token, and on errors alike (RFC 6749 5.1). */
export const noStore = { 'cache-control': 'no-store', pragma: 'no-cache' }

export function tokenError(
  status: number,
  error: string,
  description: string,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return jsonReply(status, { error, error_description: description }, { ...noStore, ...headers })
}

/** A request that was refused before the endpoint looked at it. */
export function tokenRefusalReply({ status, message, headers }: Refusal): Reply {
  return tokenError(status, errorOf(status), message, headers)
}

/** The last two are named for the authorisation endpoint alone (RFC 6749 4.1.2.1), where a redirect hides the status. */
function errorOf(status: number): string {
  if (status === 401) return 'invalid_client'
  if (status === 429 || status === 503) return 'temporarily_unavailable'
  return status >= 500 ? 'server_error' : 'invalid_request'
}
