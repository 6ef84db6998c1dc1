/** Writes down what a day of the app was like, so that the log of one in which nothing failed is not empty. */
import type { AccountStanding } from '../../shared/accounts/account'
import type { Readable } from '../../shared/channel'
import type { Log } from './log'

/** Counts of all accounts; nothing that says whose they are. */
export function logStandings(accounts: Readable<AccountStanding[]>, log: Log): void {
  let before = ''
  accounts.subscribe((list) => {
    const count = (of: (account: AccountStanding) => number) =>
      list.reduce((sum, account) => sum + of(account), 0)
    const statuses = list.map(({ status }) => status).toSorted()
    const message = [
      `waiting ${count(({ waiting }) => waiting)}`,
      `attention ${count(({ attention }) => attention)}`,
      ...statuses,
    ].join(', ')
    if (message !== before) log('standing', { count: list.length, message })
    before = message
  })
}
