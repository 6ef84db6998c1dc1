/** What a person is told of a session: whether there is a grant to work with, and if not, why. Pure. */
import type { ErrorCode } from '../../../shared/errors'
import { daysLeft, isInterrupted, planRenewal } from './renewal'
import type { Grant } from './vault'

export type Standing =
  | {
      signedIn: true
      /** Until a new sign-in is needed if nothing is renewed; absent without a refresh token. */
      daysLeft?: number
      /** What was granted, space-separated. */
      scope?: string
    }
  | {
      signedIn: false
      problem?: ErrorCode
      /** The person may have the renewal tried once more. */
      waitingForRetry?: boolean
    }

export interface Situation {
  grant: Grant | undefined
  /** The service no longer takes the access token at hand. */
  isRefused: boolean
  /** Why nothing is asked any more until the person acts. */
  stop: ErrorCode | undefined
  /** The network has been stable for long enough. */
  isCalm: boolean
  now: Date
}

/** While the access token at hand may serve, doubts about the refresh token are nobody's problem. */
export function standingOf({ grant, isRefused, stop, isCalm, now }: Situation): Standing {
  if (!grant) return { signedIn: false }
  if (grant.state === 'ended') return { signedIn: false, problem: grant.endedBy ?? 'signed-out' }
  if (isRefused && stop !== undefined)
    return { signedIn: false, problem: stop, ...(stop !== 'token-refused' && waiting) }
  if (isRefused && isInterrupted(grant)) {
    const mayAsk = isCalm && planRenewal(grant) === 'ask'
    return { signedIn: false, problem: 'sign-in-interrupted', ...(mayAsk && waiting) }
  }
  return {
    signedIn: true,
    ...(grant.tokens.refreshToken !== undefined && { daysLeft: daysLeft(grant.renewedAt, now) }),
    ...(grant.scope !== undefined && { scope: grant.scope }),
  }
}

const waiting = { waitingForRetry: true }
