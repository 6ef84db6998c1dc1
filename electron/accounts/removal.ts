/** What comes before and after an account is taken off this computer: it rests, is signed out, and nothing of it stays. */
import { isAgreed, removalTally, type RemovalTally } from '../../shared/accounts/removal'
import { AppError } from '../../shared/errors'
import type { AccountRemoval } from '../store/recovery/account-removal'
import type { Account, Shared } from './account'

export interface RemovalParts extends Pick<Shared, 'delivery' | 'vault'> {
  removal: AccountRemoval
  /** Counts what must not be repeated by a copy of this profile; false when another copy has been at work. */
  countIntent: () => boolean
}

type One = Pick<Account, 'id' | 'state'>

export function tallyOf({ removal }: RemovalParts, account: One): RemovalTally {
  return removalTally(removal.held(account.id), account.state().status === 'connected')
}

/**
 * Lets nothing of it go any more and signs out, once what it holds is what was agreed to. It is counted like an intent, so
 * that a copy of the profile from before is known as one, and what it has of these books is looked for before it is sent.
 * @throws AppError `account-in-use`, `profile-restored`; then it goes on as before
 */
export async function quieten(
  parts: RemovalParts,
  { account, agreed, isHeld }: { account: Account; agreed: RemovalTally; isHeld: () => boolean },
): Promise<void> {
  account.work.hold(true)
  try {
    await account.outbox.settled()
    if (!isAgreed(tallyOf(parts, account), agreed))
      throw new AppError('account-in-use', 'It holds other than was agreed to')
    if (!parts.countIntent())
      throw new AppError('profile-restored', 'Another copy of this profile has been at work')
    await account.signOut()
    // What came in while its last request landed was not agreed to.
    if (sizeOf(tallyOf(parts, account)) !== sizeOf(agreed))
      throw new AppError('account-in-use', 'Something came in meanwhile')
  } catch (error) {
    account.work.hold(isHeld())
    throw error
  }
}

/** Everything of it in the store, then its sign-in, then the note that it is to go. */
export async function takeAway(parts: RemovalParts, id: string): Promise<void> {
  await parts.removal.carryOut(id)
  parts.vault.forget(id)
  parts.removal.done(id)
  parts.delivery.receipts.refresh()
}

const sizeOf = ({ unsent, undecided, booked, discarded, drafts, changes }: RemovalTally): number =>
  unsent + undecided + booked + discarded + drafts + changes
