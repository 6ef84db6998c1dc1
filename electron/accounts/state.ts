/** How far the sign-in of an account has come, as the window shows it. Pure. */
import type { AccountStanding, SessionStatus } from '../../shared/accounts/account'
import type { ErrorCode } from '../../shared/errors'
import type { ReminderWait } from '../../shared/sales-invoices/sales-billing'
import type { StoredAccount } from '../store/account-rows'
import type { AccountWork } from '../store/receipts/receipt-lists'
import type { Standing } from './grant/standing'

export type AccountState = Pick<
  AccountStanding,
  'status' | 'problem' | 'daysLeft' | 'canTryOnceMore'
>

interface StandingParts {
  stored: Pick<StoredAccount, 'account'>
  billing: { reminders: { waiting: () => Pick<ReminderWait, 'doubt'>[] } }
  state: () => AccountState
}

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

/** An account as it stands in the list of all. */
export function standingOf(account: StandingParts, work: AccountWork): AccountStanding {
  const plans = account.billing.reminders
    .waiting()
    .filter(({ doubt }) => doubt !== undefined).length
  return {
    account: account.stored.account,
    ...account.state(),
    ...work,
    ...(plans > 0 && { plans }),
  }
}
