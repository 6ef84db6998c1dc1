import { expect, test } from 'vitest'
import { LiveValue } from '../../../../shared/channel'
import type { AccountStanding } from '../../../../shared/accounts/account'
import type { LogFields } from '../../../../electron/shell/log'
import { logStandings } from '../../../../electron/shell/milestones'

const standing = (name: string, waiting: number) =>
  ({ account: { name }, status: 'connected', waiting, attention: 0 }) as unknown as AccountStanding

test('a day in which all went well leaves lines in the log, without the names of anyone', () => {
  const accounts = new LiveValue<AccountStanding[]>([])
  const lines: (LogFields & { event: string })[] = []
  logStandings(accounts, (event, fields) => lines.push({ event, ...fields }))
  accounts.set([standing('Harbour Lane Ltd', 2)])
  accounts.set([standing('Harbour Lane Ltd', 2)])
  accounts.set([standing('Harbour Lane Ltd', 0)])
  expect(lines.map(({ message }) => message).filter((text) => text?.includes('connected'))).toEqual(
    ['waiting 2, attention 0, connected', 'waiting 0, attention 0, connected'],
  )
  expect(JSON.stringify(lines)).not.toContain('Harbour')
})
