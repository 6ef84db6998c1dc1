import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mintMarker } from '../../../../../electron/outbox/marker'
import { AccountRows } from '../../../../../electron/store/account-rows'
import { Database } from '../../../../../electron/store/database/database'
import { Journal } from '../../../../../electron/store/journal'
import { Looks } from '../../../../../electron/store/receipts/looks'
import { storeMigrations } from '../../../../../electron/store/database/migrations'
import { Receipts } from '../../../../../electron/store/receipts/receipts'
import { emptyDraft } from '../../../../../shared/expenses/expense'
import { asOfSchema } from '../../../../proofs/crash/older-schema'
import { openedProfile } from '../../../../support/opened'
import { sha256, temporaryFolder } from '../../../../support/files'

const service = {
  baseUrl: 'https://a.example',
  authUrl: 'https://a.example',
  legacyBaseUrl: 'https://a.example',
  clientId: 'docket',
}

function stored(folder = temporaryFolder()) {
  const now = () => new Date('2026-11-12T12:00:00Z')
  const database = new Database(path.join(folder, 'docket.sqlite'), storeMigrations)
  onTestFinished(() => {
    database.close()
  })
  const receipts = new Receipts({ database, journal: new Journal({ database, now }), now })
  const accounts = new AccountRows({ database, now })
  const account = (name: string) =>
    accounts.add({ kind: 'service', name, service, access: 'full' }).account.id
  const add = (content: string = randomUUID()): string => {
    const id = randomUUID()
    const hash = sha256(Buffer.from(content))
    const file = { sha256: hash, size: 1, mediaType: 'image/png', fileName: 'a.png' } as const
    receipts.add([{ ...file, id, marker: mintMarker() }])
    return id
  }
  const discard = (id: string) => {
    receipts.step(id, { from: ['review'], to: 'discarded', event: 'discarded' })
  }
  return { database, receipts, account, add, discard, looks: new Looks(database) }
}

const look = 'ffff0000ffff0000'
const near = 'ffff0000ffff03ff'
const far = 'ffff0000ffff07ff'

test('of all receipts at hand the newest is looked at first, each once', () => {
  const { looks, receipts, account, add, discard } = stored()
  receipts.showAccount(account('Elsewhere'))
  add()
  const here = account('Here')
  receipts.showAccount(here)
  const [first, second, binned] = [add(), add(), add()]
  discard(binned)
  expect(looks.due(here)).toEqual({ id: second, mediaType: 'image/png' })
  looks.keep(second, look)
  expect(looks.due(here)?.id).toBe(first)
  looks.keep(first, undefined)
  expect(looks.due(here)).toBeUndefined()
})

test('one that is never answered for does not keep the others waiting for ever', () => {
  const { looks, add } = stored()
  const [first, second] = [add(), add()]
  const asked = Array.from({ length: 6 }, () => looks.due(undefined)?.id)
  expect(asked).toEqual([second, second, first, first, undefined, undefined])
})

test('receipts look alike up to ten bits, also after a restart', () => {
  const { database, looks, add } = stored()
  const [one, two, three, blank] = [add(), add(), add(), add()]
  for (const [id, seen] of [
    [one, look],
    [two, near],
    [three, far],
    [blank, undefined],
  ] as const)
    looks.keep(id, seen)
  for (const read of [looks, new Looks(database)]) {
    expect([...read.like(one)]).toEqual([[two, 10]])
    expect([...read.like(blank)]).toEqual([])
  }
  looks.keep(two, far)
  expect([...looks.like(one)]).toEqual([])
})

test('only receipts of the account that are not in the bin are compared', () => {
  const { looks, receipts, account, add, discard } = stored()
  const draft = { ...emptyDraft, supplierName: 'A', postingDate: '2026-11-12' }
  const priced = { ...draft, lines: draft.lines.map((line) => ({ ...line, gross: '5' })) }
  const make = () => {
    const id = add()
    receipts.edit(id, priced)
    return id
  }
  receipts.showAccount(account('Elsewhere'))
  const elsewhere = make()
  const here = account('Here')
  receipts.showAccount(here)
  const [kept, binned] = [make(), make()]
  discard(binned)
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  expect(ids(looks.receipts(here, [elsewhere, kept, binned]))).toEqual([kept])
  expect(ids(looks.ofDayAndAmount(here, '2026-11-12', '5.00'))).toEqual([kept])
  expect(ids(looks.ofDayAndAmount(here, '2026-11-13', '5.00'))).toEqual([])
  expect(ids(looks.ofDaysAndAmount(here, ['2026-11-11', '2026-11-12'], '5.00'))).toEqual([kept])
  expect(ids(looks.ofDaysAndAmount(here, ['2026-11-11', '2026-11-13'], '5.00'))).toEqual([])
})

test.each([
  ['INV-4711', 'inv 4711'],
  ['INV#4711', 'INV4711'],
  ['No:4711', 'no_4711'],
  ['RE–2026–17', 're-2026-17'],
  ['rü-4711', 'RÜ-4711'],
  ["4711'26", '4711+26'],
  ['(4711)', String.raw`4\711`],
])('the document of number %s is found as %s', (written, typed) => {
  const { looks, receipts, add } = stored()
  const [id] = [add(), add()]
  receipts.edit(id, { ...emptyDraft, documentNumber: written })
  expect(looks.ofNumber(undefined, typed)).toMatchObject([{ id }])
  expect(looks.ofNumber(undefined, '#')).toEqual([])
})

test('what was told apart is known from either side', () => {
  const { looks, add } = stored()
  const [one, two] = [add(), add()]
  looks.keepBeside(one, [two, 'expense:7'], () => undefined)
  expect(looks.keptBeside(one)).toEqual(new Set([two, 'expense:7']))
  expect(looks.keptBeside(two)).toEqual(new Set([one]))
})

test('what was told apart just now is named, and can be forgotten without what was told apart before', () => {
  const { looks, add } = stored()
  const [one, two] = [add(), add()]
  looks.keepBeside(one, ['expense:7'], () => undefined)
  expect(looks.keepBeside(one, [two, 'expense:7'], () => undefined)).toEqual([two])
  looks.forgetBeside(one, [two], () => undefined)
  expect(looks.keptBeside(one)).toEqual(new Set(['expense:7']))
  expect(looks.keptBeside(two)).toEqual(new Set())
})

test('nothing is forgotten when what belongs to it cannot be done', () => {
  const { looks, add } = stored()
  const [one, two] = [add(), add()]
  looks.keepBeside(one, [two], () => undefined)
  const fails = () => {
    throw new Error('It has gone on')
  }
  expect(() => looks.forgetBeside(one, [two], fails)).toThrow('It has gone on')
  expect(looks.keptBeside(one)).toEqual(new Set([two]))
})

test('a look is kept of no receipt that is not there', () => {
  const { database, looks } = stored()
  looks.keep(randomUUID(), look)
  expect(database.all('SELECT * FROM look')).toEqual([])
})

test('same files that were kept before stay told apart in the newer schema', () => {
  const folder = temporaryFolder()
  const older = stored(folder)
  const [one, two, other] = [older.add('x'), older.add('x'), older.add('y')]
  older.receipts.keepBoth(two)
  older.database.close()
  asOfSchema(path.join(folder, 'docket.sqlite'), 4)
  const { looks } = stored(folder)
  expect(looks.keptBeside(one)).toEqual(new Set([two]))
  expect(looks.keptBeside(other)).toEqual(new Set())
})

test.each([15, 21])(
  'the numbers of documents that schema %i left are found, and no row is taken for a damaged one',
  async (version) => {
    const profile = await openedProfile()
    const { id } = await profile.capture()
    const draft = { ...emptyDraft, documentNumber: 'INV#4711' }
    profile.store.receipts.edit(id, draft)
    profile.close()
    asOfSchema(path.join(profile.folder, 'docket.sqlite'), version)
    const { store, folder } = await openedProfile(profile.folder)
    expect(new Looks(store.database).ofNumber(undefined, 'inv 4711')).toMatchObject([{ id }])
    expect(store.receipts.item(id).draft).toEqual(draft)
    expect(store.recovered.get()).toBeUndefined()
    expect(existsSync(path.join(folder, 'quarantine'))).toBe(false)
  },
)
