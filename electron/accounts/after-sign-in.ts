import type { Accounts } from './accounts'

/** Tells of each account once after its sign-in, when it is at hand and suppliers and choices of its books are known. */
export function afterSignIn(accounts: Accounts, tell: () => void): void {
  const told = new Set<string>()
  const look = () => {
    const { account, status } = accounts.session.get()
    // While others come to hand, the session is still the one of before.
    if (!account || account.id !== accounts.atHand?.id) return
    const { suppliers } = accounts.booksStatus.get()
    const isKnown = suppliers.asOf !== undefined && !suppliers.isRefreshing
    if (status !== 'connected') told.delete(account.id)
    else if (!told.has(account.id) && isKnown && accounts.choices.get().expenseTypes.length > 0) {
      told.add(account.id)
      tell()
    }
  }
  for (const value of [accounts.session, accounts.booksStatus, accounts.choices])
    value.subscribe(look)
}
