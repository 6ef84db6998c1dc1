/** Writes down what a day of the app was like, so that the log of one in which nothing failed is not empty. */
import type { AccountStanding } from '../../shared/accounts/account'
import type { Readable } from '../../shared/channel'
import type { Log } from './log/events'

/** Counts of all accounts, whenever one of them has changed; nothing that says whose they are. */
export function logStandings(accounts: Readable<AccountStanding[]>, log: Log): void {
  let before = ''
  accounts.subscribe((list) => {
    const count = (of: (account: AccountStanding) => number) =>
      list.reduce((sum, account) => sum + of(account), 0)
    const of = (wanted: AccountStanding['status']) =>
      count(({ status }) => Number(status === wanted))
    const standing = {
      accounts: list.length,
      waiting: count(({ waiting }) => waiting),
      attention: count(({ attention }) => attention),
      connected: of('connected'),
      signedOut: of('signed-out'),
      held: of('held'),
    }
    const now = JSON.stringify(standing)
    if (now !== before) log('standing', standing)
    before = now
  })
}
