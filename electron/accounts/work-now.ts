/** How much of every account is to be done: of receipts, counted anew only when they have changed, and of planned reminders. */
import type { AccountStanding } from '../../shared/accounts/account'
import type { ReminderWait } from '../../shared/sales-invoices/sales-billing'
import type { StoredAccount } from '../store/account-rows'
import type { AccountWork } from '../store/receipts/receipt-lists'
import type { Receipts } from '../store/receipts/receipts'
import type { AccountState } from './state'

/** Counted once for each change of the receipts, however many accounts tell of something else. */
export function workNow({
  lists,
  summary,
}: Pick<Receipts, 'lists' | 'summary'>): () => ReadonlyMap<string, AccountWork> {
  let known: { revision: number; work: ReadonlyMap<string, AccountWork> } | undefined
  return () => {
    const { revision } = summary.get()
    if (known?.revision !== revision) known = { revision, work: lists.work() }
    return known.work
  }
}

interface StandingParts {
  stored: Pick<StoredAccount, 'account'>
  billing: { reminders: { waiting: () => Pick<ReminderWait, 'doubt'>[] } }
  state: () => AccountState
}

/** An account as it stands in the list of all. @param inDoubt see ReminderPlans; the plans of all others are not looked at */
export function standingOf(
  parts: StandingParts,
  work: AccountWork,
  inDoubt: ReadonlySet<string>,
): AccountStanding {
  const { account } = parts.stored
  const waiting = inDoubt.has(account.id) ? parts.billing.reminders.waiting() : []
  const plans = waiting.filter(({ doubt }) => doubt !== undefined).length
  return { account, ...parts.state(), ...work, ...(plans > 0 && { plans }) }
}
