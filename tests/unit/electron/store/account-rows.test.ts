import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { AccountRows } from '../../../../electron/store/account-rows'
import { Database } from '../../../../electron/store/database/database'
import { temporaryFolder } from '../../../support/files'

test('the books that were shown last come back, though the clock was set back before', () => {
  const folder = temporaryFolder('docket-shown')
  const database = new Database(path.join(folder, 'docket.sqlite'))
  onTestFinished(() => database.close())
  let at = Date.parse('2026-12-01T22:00:00Z')
  const rows = new AccountRows({ database, now: () => new Date(at) })
  const address = 'https://books.example'
  const service = { baseUrl: address, authUrl: address, legacyBaseUrl: address, clientId: 'docket' }
  const add = (name: string) => rows.add({ kind: 'service', name, service, access: 'full' })
  const [one, other] = [add('One'), add('Other')].map(({ account }) => account.id)
  if (!one || !other) throw new Error('There are none')
  rows.shown(one)
  at -= 13 * 3_600_000
  rows.shown(other)
  expect(rows.lastShown()).toBe(other)
  rows.shown(one)
  expect(rows.lastShown()).toBe(one)
})
