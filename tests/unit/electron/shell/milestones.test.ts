import { expect, test } from 'vitest'
import { LiveValue } from '../../../../shared/channel'
import type { AccountStanding } from '../../../../shared/accounts/account'
import type { Log } from '../../../../electron/shell/log/events'
import { logStandings } from '../../../../electron/shell/milestones'

const standing = (name: string, waiting: number) =>
  ({ account: { name }, status: 'connected', waiting, attention: 0 }) as unknown as AccountStanding

test('a day in which all went well leaves lines in the log, without the names of anyone', () => {
  const accounts = new LiveValue<AccountStanding[]>([])
  const lines: unknown[] = []
  const log: Log = (event, ...fields) => {
    lines.push({ event, ...fields[0] })
  }
  logStandings(accounts, log)
  accounts.set([standing('Harbour Lane Ltd', 2)])
  accounts.set([standing('Harbour Lane Ltd', 2)])
  accounts.set([standing('Harbour Lane Ltd', 0)])
  const connected = { event: 'standing', accounts: 1, attention: 0, connected: 1, signedOut: 0 }
  expect(lines).toEqual([
    { ...connected, held: 0, waiting: 2 },
    { ...connected, held: 0, waiting: 0 },
  ])
})
