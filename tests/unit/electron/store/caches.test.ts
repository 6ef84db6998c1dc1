/** Of electron/store/recovery/open-store.ts: caches that are damaged cost a refresh and nothing else. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { CachedBooks } from '../../../../electron/store/cache/cached-books'
import { ExpenseFilter } from '../../../../shared/expenses/expense-record'
import { emptyReferenceData } from '../../../../shared/books/reference-data'
import { bookedExpense, bookedText } from '../../../support/booked'
import { StoredProfile } from '../../../support/stored'

async function filled() {
  const profile = new StoredProfile()
  onTestFinished(() => {
    profile.close()
  })
  await profile.open()
  const accountId = profile.account()
  await profile.capture()
  const books = new CachedBooks(profile.store.caches)
  books.keepChoices(accountId, { ...emptyReferenceData, vatTypes: ['Standard'] })
  const expenses = Array.from({ length: 300 }, (_, index) => bookedExpense(index + 1))
  const keep = (to: CachedBooks) =>
    to.records.keep(
      accountId,
      'expenses',
      expenses.map((record) => ({ record, text: bookedText(record) })),
    )
  keep(books)
  return { profile, accountId, keep }
}

const everything = { ...ExpenseFilter.parse({}), offset: 0, limit: 200 }

function pageOf(profile: StoredProfile, accountId: string): number {
  return new CachedBooks(profile.store.caches).lists.page(accountId, 'expenses', everything).total
}

const isSetAside = (profile: StoredProfile) =>
  readdirSync(profile.folder).includes('quarantine') &&
  readdirSync(profile.path('quarantine'), { recursive: true, encoding: 'utf8' }).some((name) =>
    name.endsWith('books.sqlite'),
  )

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['noise', (bytes) => Buffer.alloc(bytes.length, 0xa5)],
  ['half a file', (bytes) => bytes.subarray(0, 6000)],
  [
    'a version of a newer app',
    (bytes) => (bytes.writeInt32BE(99, 60), bytes.writeInt32BE(0, 68), bytes),
  ],
  [
    'choices that cannot be read',
    (bytes) => Buffer.from(bytes.toString('latin1').replace('"vatTypes"', '"vatTypes('), 'latin1'),
  ],
])('caches that are %s begin anew, and nobody is told', async (_what, damage) => {
  const { profile, accountId } = await filled()
  profile.close()
  const file = profile.path('books.sqlite')
  writeFileSync(file, damage(readFileSync(file)))
  for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true })
  await profile.open()
  expect(isSetAside(profile)).toBe(true)
  expect(profile.store.recovered.get()).toBeUndefined()
  expect(profile.states()).toEqual(['review'])
  expect(new CachedBooks(profile.store.caches).choices(accountId)).toEqual(emptyReferenceData)
})

test('caches whose damage shows while the app runs fail once, and can be filled again at once', async () => {
  const { profile, accountId, keep } = await filled()
  profile.close()
  const file = profile.path('books.sqlite')
  const bytes = readFileSync(file)
  const isText = (page: Buffer) => page[0] === 0x0d && page.includes('createdByRecurringEvent')
  for (let at = 4096; at < bytes.length; at += 4096)
    if (isText(bytes.subarray(at, at + 4096))) bytes.fill(0xa5, at, at + 4096)
  writeFileSync(file, bytes)
  await profile.open()
  const { records } = new CachedBooks(profile.store.caches)
  expect(records.standing(accountId, 'expenses').count).toBe(300)
  expect(() => pageOf(profile, accountId)).toThrow(
    expect.objectContaining({ code: 'store-damaged' }),
  )
  expect(isSetAside(profile)).toBe(true)
  expect(pageOf(profile, accountId)).toBe(0)
  keep(new CachedBooks(profile.store.caches))
  expect(pageOf(profile, accountId)).toBe(300)
  expect(profile.states()).toEqual(['review'])
})

test('an account that is removed takes what was cached of its books along, and stays away', async () => {
  const { profile } = await filled()
  const other = profile.account('Other')
  const books = new CachedBooks(profile.store.caches)
  books.keepChoices(other, { ...emptyReferenceData, vatTypes: ['Zero'] })
  profile.store.accountRows.remove(other)
  expect(books.choices(other)).toEqual(emptyReferenceData)
  await profile.reopen()
  expect(profile.store.accountRows.all()).toHaveLength(1)
})
