/** Decides about renewing a grant: may the refresh token go out now, and what does the answer mean. Pure. */
import type { ErrorCode } from '../../../shared/errors'
import type { Given, RefreshOutcome } from './authorization-server'
import type { Grant } from './vault'

/**
 * What may be done when an access token is wanted and the one at hand does not serve. `ask`: only a person may have
 * the refresh token sent once more.
 */
export type RenewalPlan = 'refresh' | 'retry' | 'ask' | 'sign-in'

/** Of a refresh token, in days (specification, Authentication 9). */
const lifetimeDays = 60
const dayMs = 86_400_000

/**
 * A doubtful refresh token (its answer was lost) may be sent exactly once more by itself: if the service never saw the
 * first request it heals everything; if it did, reuse revokes a grant that was lost to us anyway. A second lost answer
 * leaves one last try to the person.
 */
export function planRenewal(grant: Grant, isAskedByPerson = false): RenewalPlan {
  if (grant.tokens.refreshToken === undefined || grant.state === 'ended') return 'sign-in'
  if (grant.state === 'current') return 'refresh'
  if (grant.retries === 0) return 'retry'
  if (grant.retries > 1) return 'sign-in'
  return isAskedByPerson ? 'retry' : 'ask'
}

/** Two answers in a row were lost: nothing goes out by itself any more. */
export function isInterrupted({ state, retries }: Grant): boolean {
  return state === 'ambiguous' && retries > 0
}

/** The grant to write before the first byte of a refresh goes out. */
export function intentOf(
  before: Grant,
  plan: 'refresh' | 'retry',
  intent: { id: string; now: Date },
): Grant {
  return {
    ...before,
    state: 'refreshing',
    retries: plan === 'retry' ? before.retries + 1 : 0,
    sends: before.sends + 1,
    intentId: intent.id,
    startedAt: intent.now.toISOString(),
  }
}

/** The grant after an answer, or after none. `intent` is what was written before the token went out. */
export function afterRefresh(intent: Grant, outcome: RefreshOutcome, now: Date): Grant {
  switch (outcome.kind) {
    case 'given':
      return renewed(intent, outcome.given, now)
    case 'not-sent':
    case 'misdirected':
      return beforeIntent(intent)
    case 'refused':
      return { ...intent, state: 'ended', endedBy: whyRefused(intent, now) }
    case 'unknown':
      return { ...intent, state: 'ambiguous' }
  }
}

/** The grant as it stood before an intent that came to nothing. How often it was counted stays. */
export function beforeIntent(intent: Grant): Grant {
  return intent.retries === 0
    ? { ...intent, state: 'current' }
    : { ...intent, state: 'ambiguous', retries: intent.retries - 1 }
}

/** An intent whose holder is gone: nobody knows what became of the token, unless it was never counted out. */
export function afterCrash(grant: Grant, wasSent: boolean): Grant {
  if (grant.state !== 'refreshing') return grant
  return wasSent
    ? { ...grant, state: 'ambiguous' }
    : { ...beforeIntent(grant), sends: grant.sends - 1 }
}

/** Whole and begun days until the refresh token runs out, from 60 to 0. The clock may be wrong, so only a hint. */
export function daysLeft(renewedAt: string, now: Date): number {
  const left = lifetimeDays - (now.getTime() - Date.parse(renewedAt)) / dayMs
  return Math.min(lifetimeDays, Math.max(0, Math.ceil(left)))
}

/** How many seconds before its end an access token is renewed early; of a short life, the second half. */
export function earlySeconds(expiresIn: number): number {
  return Math.min(600, expiresIn / 2)
}

/** A grant that nobody used for 30 days is renewed, so that its refresh token does not run out unseen. */
export function isIdle({ renewedAt, obtainedAt }: Grant, now: Date): boolean {
  const since = Math.max(Date.parse(renewedAt), Date.parse(obtainedAt))
  return now.getTime() - since > 30 * dayMs
}

/** A refusal after a doubtful send means that the service had acted on the first; else age tells. */
function whyRefused(intent: Grant, now: Date): ErrorCode {
  if (intent.retries > 0) return 'sign-in-interrupted'
  const age = now.getTime() - Date.parse(intent.renewedAt)
  return age > lifetimeDays * dayMs ? 'grant-expired' : 'grant-revoked'
}

/** No refresh token in the answer keeps the old one; an equal one is the same generation (RFC 6749 6). */
function renewed(intent: Grant, given: Given, now: Date): Grant {
  const refreshToken = given.tokens.refreshToken ?? intent.tokens.refreshToken
  const isNew = refreshToken !== intent.tokens.refreshToken
  const { expiresIn: _former, ...kept } = intent
  return {
    ...kept,
    generation: intent.generation + (isNew ? 1 : 0),
    state: 'current',
    retries: 0,
    obtainedAt: now.toISOString(),
    ...(given.expiresIn !== undefined && { expiresIn: given.expiresIn }),
    ...(isNew && { renewedAt: now.toISOString() }),
    ...(given.scope !== undefined && { scope: given.scope }),
    tokens: {
      accessToken: given.tokens.accessToken,
      ...(refreshToken !== undefined && { refreshToken }),
    },
  }
}
