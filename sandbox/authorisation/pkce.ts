// Owns proof keys for code exchange (RFC 7636).
import { createHash } from 'node:crypto'
import { isSame } from './secrets'

type ChallengeMethod = 'S256' | 'plain'
export type Challenge = { value: string; method: ChallengeMethod }

// RFC 7636 4.1 and 4.2: 43 to 128 unreserved characters.
const pattern = /^[A-Za-z0-9\-._~]{43,128}$/

export function parseChallenge(value: string, method: string | null): Challenge | undefined {
  const name = method ?? 'plain'
  if (name !== 'S256' && name !== 'plain') return undefined
  return pattern.test(value) ? { value, method: name } : undefined
}

export function proves(verifier: string, challenge: Challenge): boolean {
  if (!pattern.test(verifier)) return false
  const derived =
    challenge.method === 'plain'
      ? verifier
      : createHash('sha256').update(verifier).digest('base64url')
  return isSame(derived, challenge.value)
}
