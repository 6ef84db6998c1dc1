/** Of electron/store: receipts a person vouched for, in the store: the schema that knows them, and that nothing there moves or forgets them. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { OutboxItems } from '../../../../electron/store/receipts/outbox-items'
import { Database } from '../../../../electron/store/database/database'
import { storeMigrations } from '../../../../electron/store/database/migrations'
import { doubtful } from '../../../../electron/store/recovery/reconcile'
import { stageOf, type Sidecar } from '../../../../electron/store/files/sidecars'
import { temporaryFolder } from '../../../support/files'
import { openedProfile } from '../../../support/opened'
import type { StoredProfile } from '../../../support/stored'

const dayMs = 24 * 60 * 60_000
const account = '6f0f3bd5-3b1c-4f0e-9a63-0f1d0b2f8a11'
const idOf = (number: number) => `7f0f3bd5-3b1c-4f0e-9a63-0f1d0b2f8a${10 + number}`
const everyReceipt = 'SELECT * FROM receipt LEFT JOIN posting ON receipt_id = id ORDER BY sequence'

async function opened() {
  const profile = await openedProfile()
  profile.account()
  return profile
}

async function vouched(profile: StoredProfile) {
  const receipt = await profile.capture()
  await profile.confirm(receipt.id)
  profile.store.receipts.step(receipt.id, { from: ['ready'], to: 'vouched', event: 'vouched' })
  return receipt
}

/** As the app before this schema left it: three receipts, of which the last was purged. */
function olderStore(file: string): Database {
  const older = new Database(file, storeMigrations.slice(0, 9))
  older.run(
    `INSERT INTO account (id, kind, name, colour, service, created_at) VALUES (?, 'demo', 'A', '#000000', '{}', '2026')`,
    account,
  )
  for (const number of [1, 2, 3])
    older.run(
      `INSERT INTO receipt (id, account_id, sha256, size, media_type, file_name, captured_at, marker, state, draft,
         gross, problem, changed_at, checksum, kept_from)
       VALUES (?, ?, ?, 1, 'image/png', 'a.png', '2026', ?, 'undecided', '{}', '1.50', '{}', '2026', 7, 1.5)`,
      idOf(number),
      account,
      'a'.repeat(64),
      `M${number}`,
    )
  older.run('DELETE FROM receipt WHERE id = ?', idOf(3))
  older.run(`UPDATE reading SET state = 'read', engine = 4 WHERE receipt_id = ?`, idOf(1))
  older.run(
    `INSERT INTO posting (receipt_id, attempt, high_water_id, is_rebuilt) VALUES (?, 2, 4711, 1)`,
    idOf(2),
  )
  return older
}

test('an older store keeps every column of every receipt, and what hangs on it, in the schema that can vouch', () => {
  const file = path.join(temporaryFolder('docket-older'), 'docket.sqlite')
  const older = olderStore(file)
  const before = [older.all(everyReceipt), older.all('SELECT * FROM reading ORDER BY receipt_id')]
  const columns = Object.keys(before[0]?.[0] ?? {})
  older.close()
  const newer = new Database(file, storeMigrations.slice(0, 10))
  onTestFinished(() => {
    newer.close()
  })
  const after = [newer.all(everyReceipt), newer.all('SELECT * FROM reading ORDER BY receipt_id')]
  expect(after).toEqual(before)
  expect(Object.keys(after[0]?.[0] ?? {})).toEqual(columns)
  newer.run(`UPDATE receipt SET state = 'vouched' WHERE id = ?`, idOf(1))
  expect(newer.get('SELECT seq FROM sqlite_sequence WHERE name = ?', 'receipt')).toEqual({ seq: 3 })
  expect(newer.all('SELECT * FROM pragma_foreign_key_check')).toEqual([])
  newer.run('DELETE FROM receipt WHERE id = ?', idOf(1))
  expect(newer.all('SELECT receipt_id FROM reading')).toEqual([{ receipt_id: idOf(2) }])
  expect(() => newer.run('DELETE FROM receipt WHERE id = ?', idOf(2))).toThrow('FOREIGN KEY')
  expect(() => newer.run(`UPDATE receipt SET state = 'sworn'`)).toThrow('CHECK')
})

test('the original of what was vouched for stays for good, also for a proven twin', async () => {
  const profile = await opened()
  const { id, sha256 } = await vouched(profile)
  const twin = await profile.capture()
  await profile.confirm(twin.id)
  profile.store.receipts.step(twin.id, { from: ['ready'], to: 'proven', event: 'proven' })
  for (let day = 0; day < 70; day += 1) {
    profile.now = new Date(profile.now.getTime() + dayMs)
    await profile.store.retention.run()
  }
  expect(existsSync(profile.store.files.originalPath(sha256))).toBe(true)
  expect(profile.store.receipts.read(id)).toMatchObject({ state: 'vouched' })
  expect(profile.store.receipts.read(id).originalGone).toBeUndefined()
})

test('it counts as confirmed beside its row, and an old row of it is believed', () => {
  expect(stageOf('vouched')).toBe('confirmed')
  const row = { id: 'a', sha256: 'a', originalGone: false, isMarked: false, fits: true }
  for (const stage of ['confirmed', 'review', 'discarded'] as const)
    expect(doubtful([{ ...row, state: 'vouched' }], [{ id: 'a', stage } as Sidecar])).toEqual([])
})

test('the outbox never gets to see it, and without the database it is to be looked for, not to be sent', async () => {
  const profile = await opened()
  const { id } = await vouched(profile)
  const accountId = profile.store.receipts.accountOf(id) ?? ''
  const items = new OutboxItems({ ...profile.store, now: () => new Date() })
  expect(items.waiting(accountId, 9)).toEqual([])
  expect(profile.store.receipts.lists.work().get(accountId)).toEqual({
    review: 0,
    waiting: 0,
    attention: 0,
  })
  await profile.reopen()
  expect(profile.states()).toEqual(['vouched'])
  profile.store.database.run(`UPDATE receipt SET file_name = 'turned' WHERE id = ?`, id)
  await profile.reopen()
  expect(profile.states()).toEqual(['checking'])
  expect(profile.store.receipts.item(id).posting.isRebuilt).toBe(true)
})
