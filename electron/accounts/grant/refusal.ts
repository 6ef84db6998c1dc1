/** What a refusal of the token endpoint means for the token or code that was sent. Pure. */
import type { ErrorCode } from '../../../shared/errors'

/** What came back, whole, whatever it was. */
export interface Answer {
  status: number
  text: string
}

export interface Refusal {
  code: ErrorCode
  /** In the server's own short word, for the log. */
  said: string
}

/** Words that end a grant (RFC 6749 5.2; the others are seen elsewhere). A word outside these lists says nothing. */
const ofTheGrant = ['invalid_grant', 'invalid_token', 'expired_token', 'access_denied']
/** The question was wrong, not the token (RFC 6749 5.2). */
const ofTheClient = ['invalid_client', 'unauthorized_client']
const ofTheQuestion = ['invalid_request', 'invalid_scope', 'unsupported_grant_type']

/**
 * The refusal of a refresh: `grant-revoked` when the grant is over, anything else leaves the token as good as before.
 * Undefined when the answer says nothing of the token, which may then have been replaced. A refusal is only what bears
 * an `error` in JSON; nobody is signed out by a hotel's sign-in page.
 */
export function refusalIn(answer: Answer): Refusal | undefined {
  const { status } = answer
  // Parameters in the wrong place, or the wrong place altogether (specification, Authentication 4 and Errors).
  if (status === 404) return { code: 'token-address-wrong', said: 'HTTP 404' }
  const said = wordIn(answer)
  if (said === undefined || !isDefinite(status)) return undefined
  if (ofTheClient.includes(said)) return { code: 'client-refused', said }
  if (ofTheQuestion.includes(said)) return { code: 'service-refused', said }
  return ofTheGrant.includes(said) ? { code: 'grant-revoked', said } : undefined
}

/** The refusal of an authorisation code, which serves once (specification, Authentication 5 and Errors). */
export function refusalOfCode(answer: Answer): Refusal | undefined {
  const said = wordIn(answer)
  if (said !== undefined && /redirect[ _-]?ur[il]/i.test(answer.text))
    return { code: 'redirect-refused', said }
  const refusal = refusalIn(answer)
  if (!refusal || ['token-address-wrong', 'client-refused'].includes(refusal.code)) return refusal
  return { ...refusal, code: refusal.said === 'invalid_grant' ? 'code-used' : 'sign-in-failed' }
}

/** A refusal that says something of the grant; a time-out or a rate limit says nothing. */
function isDefinite(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

function wordIn({ text }: Answer): string | undefined {
  try {
    const body: unknown = JSON.parse(text)
    const isBody = typeof body === 'object' && body !== null && 'error' in body
    return isBody && typeof body.error === 'string' ? body.error.slice(0, 80) : undefined
  } catch {
    return undefined
  }
}
