/** How far the sign-in of an account has come, as the window shows it. Pure. */
import type { AccountStanding, SessionStatus } from '../../shared/accounts/account'
import type { ErrorCode } from '../../shared/errors'
import type { StoredAccount } from '../store/account-rows'
import type { Standing } from './grant/standing'

export type AccountState = Pick<
  AccountStanding,
  'status' | 'problem' | 'daysLeft' | 'canTryOnceMore'
>

/** @param shown `status` and `problem` of what a person does just now, which say more than what the session stands at */
export function stateOf(shown: {
  standing: Standing
  books: StoredAccount['books']
  status: SessionStatus | undefined
  problem: ErrorCode | undefined
}): AccountState {
  const { standing } = shown
  // Only who is signed in can answer; all others need a sign-in first.
  const isHeld = standing.signedIn && shown.books === 'differ'
  const reason = standing.signedIn ? isHeld && 'books-differ' : standing.problem
  const problem = shown.problem ?? (reason || undefined)
  const settled = isHeld ? 'held' : standing.signedIn ? 'connected' : 'signed-out'
  return {
    status: shown.status ?? settled,
    ...(problem && { problem }),
    ...(standing.signedIn && standing.daysLeft !== undefined && { daysLeft: standing.daysLeft }),
    ...(!standing.signedIn && standing.waitingForRetry && { canTryOnceMore: true }),
  }
}
