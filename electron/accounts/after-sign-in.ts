import type { Accounts } from './accounts'

/** Tells once, after each sign-in, that suppliers and choices of the books at hand are known. */
export function afterSignIn(accounts: Accounts, tell: () => void): void {
  let isDue = true
  const look = () => {
    const isConnected = accounts.session.get().status === 'connected'
    const { suppliers } = accounts.booksStatus.get()
    const isKnown = suppliers.asOf !== undefined && !suppliers.isRefreshing
    if (!isConnected) isDue = true
    else if (isDue && isKnown && accounts.choices.get().expenseTypes.length > 0) {
      isDue = false
      tell()
    }
  }
  for (const value of [accounts.session, accounts.booksStatus, accounts.choices])
    value.subscribe(look)
}
