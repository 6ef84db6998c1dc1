import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, test } from 'vitest'
import first from '../../../../../electron/store/database/migrations/0001-first.sql?raw'
import { BookChangeRows } from '../../../../../electron/store/changes/book-change-rows'
import { LaneRows } from '../../../../../electron/store/receipts/lane-rows'
import { temporaryFolder } from '../../../../support/files'
import { openedProfile } from '../../../../support/opened'
import { StoredProfile, typed } from '../../../../support/stored'

/** A profile as a crash leaves it. */
async function crashed() {
  const profile = await openedProfile()
  const accountId = profile.account()
  const { id } = await profile.capture()
  await profile.confirm(id)
  const folder = temporaryFolder('docket-crashed')
  cpSync(profile.folder, folder, { recursive: true })
  return { folder, accountId, id }
}

test('a damaged database is moved away whole, made again from the sidecars, and this is told once', async () => {
  const profile = await openedProfile()
  const accountId = profile.account()
  const { id } = await profile.capture()
  await profile.confirm(id)
  profile.close()
  const file = profile.path('docket.sqlite')
  const bytes = readFileSync(file)
  bytes.fill(0xa5, 4096 * 2)
  writeFileSync(file, bytes)
  const { recovered, receipts, journal } = await profile.open()
  const told = recovered.get()
  expect(told).toMatchObject({ receipts: 1, at: profile.now.toISOString() })
  expect(readFileSync(path.join(told?.quarantined ?? '', 'docket.sqlite')).equals(bytes)).toBe(true)
  expect(receipts.read(id)).toMatchObject({ state: 'checking', draft: typed })
  expect(receipts.accountOf(id)).toBe(accountId)
  const events = journal.page(undefined, { offset: 0, limit: 9 }).rows.map(({ event }) => event)
  expect(events).toContain('store-recovered')
  await profile.reopen()
  expect(profile.store.recovered.get()).toBeUndefined()
  expect(profile.store.receipts.read(id).state).toBe('checking')
})

test.each(['truncate', 'delete'])(
  'when the log of a crash is lost (%s) nothing goes on that may be in the books by now',
  async (damage) => {
    const { folder, id, accountId } = await crashed()
    const log = path.join(folder, 'docket.sqlite-wal')
    expect(statSync(log).size).toBeGreaterThan(0)
    if (damage === 'delete') rmSync(log)
    else truncateSync(log, 0)
    const { receipts } = await openedProfile(folder).then(({ store }) => store)
    expect(receipts.read(id).state).toBe('checking')
    receipts.showAccount(accountId)
    expect(receipts.item(id).posting.isRebuilt).toBe(true)
  },
)

test('an old copy of the database alone is noticed: what was confirmed since is looked for', async () => {
  const profile = await openedProfile()
  const accountId = profile.account()
  const [one, other] = [await profile.capture(), await profile.capture()]
  await profile.confirm(one.id)
  profile.close()
  const copy = readFileSync(profile.path('docket.sqlite'))
  const { receipts } = await profile.open()
  receipts.showAccount(accountId)
  receipts.step(one.id, { from: ['ready'], to: 'sent', event: 'sent', expenseId: 9 })
  receipts.step(one.id, { from: ['sent'], to: 'proven', event: 'proven' })
  await profile.confirm(other.id)
  profile.close()
  writeFileSync(profile.path('docket.sqlite'), copy)
  await profile.open()
  expect(profile.states()).toEqual(['checking', 'checking'])
  await profile.reopen()
  expect(profile.states()).toEqual(['checking', 'checking'])
})

test('a store of a newer app is refused, and not one byte of any file changes', async () => {
  const { folder } = await crashed()
  const newer = new DatabaseSync(path.join(folder, 'docket.sqlite'))
  newer.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0')
  newer.exec('PRAGMA user_version = 99; PRAGMA application_id = 0; CREATE TABLE future (x)')
  const copy = temporaryFolder('docket-newer')
  cpSync(folder, copy, { recursive: true })
  newer.close()
  for (const where of [folder, copy]) {
    const profile = new StoredProfile(where)
    const before = profile.bytes()
    if (where === copy) expect(before.get('docket.sqlite-wal')?.length).toBeGreaterThan(0)
    await expect(profile.open()).rejects.toMatchObject({ code: 'store-newer' })
    const after = profile.bytes()
    expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted())
    for (const [name, bytes] of before) expect(after.get(name)?.equals(bytes), name).toBe(true)
  }
})

test('a version that one turned byte made is no newer app', async () => {
  const profile = await openedProfile()
  profile.account()
  await profile.capture()
  profile.close()
  const file = profile.path('docket.sqlite')
  for (const at of [60, 61, 62, 63, 68, 71]) {
    const bytes = readFileSync(file)
    bytes[at] = (bytes[at] ?? 0) ^ 0x10
    writeFileSync(file, bytes)
    await profile.open()
    expect(profile.states(), String(at)).toEqual(['review'])
    profile.close()
  }
})

test('before its schema changes, an existing database is copied whole; the newest three copies stay', async () => {
  const folder = temporaryFolder('docket-old')
  mkdirSync(path.join(folder, 'snapshots'))
  for (const name of ['docket-2026-01', 'docket-2026-02', 'docket-2026-03'])
    writeFileSync(path.join(folder, 'snapshots', `${name}.sqlite`), name)
  writeFileSync(path.join(folder, 'snapshots', 'left.sqlite.draft'), '')
  const older = new DatabaseSync(path.join(folder, 'docket.sqlite'))
  older.exec(first)
  older.exec(`
    INSERT INTO account VALUES ('6f0f3bd5-3b1c-4f0e-9a63-0f1d0b2f8a11', 'demo', 'A', '#000000',
      '{"baseUrl":"https://a.example","authUrl":"https://a.example","legacyBaseUrl":"https://a.example","clientId":"d"}', '2026');
    INSERT INTO receipt (id, account_id, sha256, size, media_type, file_name, captured_at, marker, state, draft, changed_at)
      VALUES ('7f0f3bd5-3b1c-4f0e-9a63-0f1d0b2f8a12', '6f0f3bd5-3b1c-4f0e-9a63-0f1d0b2f8a11', '${'a'.repeat(64)}', 1,
        'image/png', 'a.png', '2026', 'M', 'ready', '{}', '2026');
    PRAGMA user_version = 1`)
  older.close()
  const profile = await openedProfile(folder)
  expect(profile.store.recovered.get()).toBeUndefined()
  expect(profile.states()).toEqual(['rejected'])
  const copies = readdirSync(path.join(folder, 'snapshots')).toSorted()
  expect(copies).toHaveLength(3)
  expect(copies[0]).toBe('docket-2026-02.sqlite')
  const copy = new DatabaseSync(path.join(folder, 'snapshots', copies[2] ?? ''))
  expect(copy.prepare('SELECT state FROM receipt').all()).toEqual([{ state: 'ready' }])
  expect(copy.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 })
  copy.close()
  await profile.reopen()
  expect(readdirSync(path.join(folder, 'snapshots'))).toHaveLength(3)
})

test('before another version of the app uses a profile, its database is copied, once for each', async () => {
  const profile = new StoredProfile()
  const copies = () =>
    readdirSync(profile.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /^snapshots.*sqlite$/.test(name),
    )
  profile.version = '0.1.0'
  await profile.open()
  profile.account()
  await profile.capture()
  await profile.reopen()
  expect(copies()).toEqual([])
  for (const [version, count] of [
    ['0.2.0', 1],
    ['0.2.0', 1],
    ['0.1.0', 2],
    ['0.2.0', 3],
    ['0.3.0', 3],
  ] as const) {
    profile.version = version
    profile.now = new Date(profile.now.getTime() + 1000)
    await profile.reopen()
    expect(copies()).toHaveLength(count)
  }
  const copy = new DatabaseSync(profile.path(copies().toSorted()[2] ?? ''))
  expect(copy.prepare('SELECT count(*) AS receipts FROM receipt').get()).toEqual({ receipts: 1 })
  copy.close()
})

test('a version that could not copy the database first works all the same', async () => {
  const profile = await openedProfile()
  profile.account()
  await profile.capture()
  writeFileSync(profile.path('snapshots'), 'in the way')
  profile.version = '0.2.0'
  await profile.reopen()
  expect(profile.states()).toEqual(['review'])
})

test('an original that changed is moved away when it is asked for, and its receipt waits for a person', async () => {
  const profile = await openedProfile()
  profile.account()
  const { id, sha256 } = await profile.capture()
  await profile.confirm(id)
  const { files, receipts, readOriginal } = profile.store
  writeFileSync(files.originalPath(sha256), 'changed')
  await expect(readOriginal(sha256)).rejects.toMatchObject({ code: 'original-lost' })
  expect(receipts.read(id)).toMatchObject({ state: 'rejected', problem: { code: 'original-lost' } })
  expect(existsSync(files.originalPath(sha256))).toBe(false)
})

test('what cannot be opened although it may be is set aside, whatever stands in its place', async () => {
  const folder = temporaryFolder('docket-odd')
  mkdirSync(path.join(folder, 'docket.sqlite'))
  const profile = await openedProfile(folder)
  expect(profile.store.recovered.get()?.quarantined).toBeDefined()
  await profile.capture()
  expect(profile.states()).toEqual(['review'])
})

test('a database that another program holds stays where it is, and opens once it is let go', async () => {
  const profile = await openedProfile()
  profile.account()
  const { id } = await profile.capture()
  profile.close()
  const other = new DatabaseSync(profile.path('docket.sqlite'))
  other.exec('BEGIN EXCLUSIVE')
  await expect(profile.open()).rejects.toMatchObject({ code: 'no-permission' })
  expect(existsSync(profile.path('quarantine'))).toBe(false)
  other.exec('ROLLBACK')
  other.close()
  expect((await profile.open()).receipts.read(id).state).toBe('review')
})

test('an account goes with all that sending kept for it, but not while the end of a change is open', async () => {
  const profile = await openedProfile()
  const id = profile.account()
  const { accountRows, database } = profile.store
  const lane = new LaneRows(database)
  lane.calibrate(id, {})
  const changes = new BookChangeRows({ database, now: () => profile.now })
  const meant = {
    kind: 'expense-deletion',
    about: 'expense',
    subject: '7',
    before: '{}',
    wanted: '',
  }
  const begun = changes.begin(id, meant)
  changes.begin(id, { ...meant, kind: 'supplier', about: 'supplier', subject: 'northgate' })
  expect(() => {
    accountRows.remove(id)
  }).toThrow(expect.objectContaining({ code: 'account-in-use' }))
  changes.end(begun.id, 'done', undefined, () => undefined)
  accountRows.remove(id)
  expect(changes.open(id)).toEqual([])
  expect((await profile.reopen()).accountRows.all()).toEqual([])
})
