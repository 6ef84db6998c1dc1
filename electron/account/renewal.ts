/** Decides about renewing a grant: may the refresh token go out now, and what does the answer mean. Pure. */
import type { Given, RefreshOutcome } from './authorization-server'
import type { Grant } from './vault'

/** What may be done when an access token is wanted and the one at hand does not serve. */
export type RenewalPlan = 'refresh' | 'retry-once' | 'sign-in'

/**
 * A doubtful refresh token (its answer was lost) may be sent exactly once more: if the service never saw the first
 * request it heals everything; if it did, reuse revokes a grant that was lost to us anyway.
 */
export function planRenewal(grant: Grant): RenewalPlan {
  if (grant.tokens.refreshToken === undefined || grant.state === 'ended') return 'sign-in'
  if (grant.state === 'current') return 'refresh'
  return grant.retried ? 'sign-in' : 'retry-once'
}

/** The grant to write before the first byte of a refresh goes out. */
export function intentOf(grant: Grant, plan: Exclude<RenewalPlan, 'sign-in'>): Grant {
  return { ...grant, state: 'refreshing', retried: plan === 'retry-once' }
}

/** The grant after an answer, or after none. */
export function afterRefresh(before: Grant, outcome: RefreshOutcome, now: Date): Grant {
  switch (outcome.kind) {
    case 'given':
      return renewed(before, outcome.given, now)
    case 'not-sent':
      return before
    case 'refused':
      return { ...before, state: 'ended' }
    case 'unknown':
      return { ...before, state: 'ambiguous', retried: before.state !== 'current' }
  }
}

/** No refresh token in the answer keeps the old one; an equal one is the same generation (RFC 6749 6). */
function renewed(before: Grant, given: Given, now: Date): Grant {
  const refreshToken = given.tokens.refreshToken ?? before.tokens.refreshToken
  const isNew = refreshToken !== before.tokens.refreshToken
  return {
    generation: before.generation + (isNew ? 1 : 0),
    state: 'current',
    retried: false,
    obtainedAt: now.toISOString(),
    expiresIn: given.expiresIn,
    tokens: {
      accessToken: given.tokens.accessToken,
      ...(refreshToken !== undefined && { refreshToken }),
    },
  }
}

/** A grant found at start: an intent without an answer means that nobody knows what became of the token. */
export function atStart(grant: Grant): Grant {
  return grant.state === 'refreshing' ? { ...grant, state: 'ambiguous' } : grant
}
