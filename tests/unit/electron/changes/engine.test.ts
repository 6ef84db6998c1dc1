/** What guards a change of the books, whatever kind it is of. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BookChanges } from '../../../../electron/changes/engine'
import type { Answer, ChangeKind } from '../../../../electron/changes/kind'
import { BookChangeRows } from '../../../../electron/store/changes/book-change-rows'
import { Database } from '../../../../electron/store/database/database'

let database: Database
let cache: Map<string, string>
let answer: Answer<string>
let clockMs: number
beforeEach(() => {
  database = new Database(':memory:')
  cache = new Map([['7', 'old']])
  answer = { kind: 'unknown', code: 'offline', said: [] }
  clockMs = 0
})
afterEach(() => database.close())

interface Shelf {
  isThere: boolean
}

/** A label on a box; a label that is refused, lost or taken off again, as the test says. */
const label: ChangeKind<Shelf, string, string, 'empty'> = {
  name: 'label',
  about: 'box',
  read: async ({ isThere }, subject) => {
    if (!isThere) throw new Error('The cache is far away')
    return cache.get(subject)
  },
  seenAs: (now) => now,
  textOf: (now) => now,
  prepare: (now, wish) => {
    if (wish === '') return { held: 'empty' }
    return wish === now ? undefined : { wanted: wish }
  },
  send: async () => {
    if (answer.kind === 'done') cache.set('7', 'new')
    return answer
  },
  verdict: ({ after, wanted }) =>
    after === wanted ? { kind: 'done' } : { kind: 'not-done', code: 'service-failed' },
}

const rows = () => new BookChangeRows({ database, now: () => new Date('2026-06-30T12:00:00.000Z') })
const books = { isThere: true }

const changes = (onIntent: () => void = () => undefined) =>
  new BookChanges<Shelf>({
    accountId: 'a',
    rows: rows(),
    kinds: [label],
    books: () => books,
    clock: () => clockMs,
    assertWritable: () => undefined,
    countIntent: () => undefined,
    onIntent,
    changed: () => undefined,
  })
const asked = (wish: string, seen = 'old') => ({ books, subject: '7', seen, wish })

test('what is so already, or is held back by its kind, is not sent', async () => {
  const mine = changes()
  expect(await mine.make(label, asked('old'))).toMatchObject({ kind: 'done', now: 'old' })
  expect(await mine.make(label, asked(''))).toEqual({ kind: 'held', why: 'empty' })
  expect(rows().pending('a', {})).toEqual([])
})

test('a change is on disk before its first byte, with what was there and what is wanted', async () => {
  const noted: unknown[] = []
  const mine = changes(() => noted.push(...rows().open('a')))
  answer = { kind: 'done' }
  expect(await mine.make(label, asked('new'))).toEqual({
    kind: 'done',
    now: 'new',
    isCertain: true,
  })
  expect(noted).toMatchObject([{ kind: 'label', subject: '7', before: 'old', wanted: 'new' }])
  expect(mine.open()).toEqual([])
})

test('what is not as it was seen is not changed, also when a colleague came while something was made for it', async () => {
  const mine = changes()
  expect(await mine.make(label, asked('new', 'older'))).toEqual({ kind: 'changed', now: 'old' })
  const wish = async () => {
    cache.set('7', 'theirs')
    return 'new'
  }
  const end = await mine.make(label, { ...asked('new'), wish })
  expect(end).toEqual({ kind: 'changed', now: 'theirs' })
  expect(rows().pending('a', {})).toEqual([])
})

test('of two changes of one thing at a time the second is refused, and of two things none', async () => {
  cache.set('8', 'old')
  const mine = changes()
  const first = mine.make(label, asked('new'))
  await expect(mine.make(label, asked('newer'))).rejects.toMatchObject({ code: 'outcome-unknown' })
  expect(await mine.make(label, { ...asked('new'), subject: '8' })).toMatchObject({
    kind: 'unknown',
  })
  await first
})

describe('a change whose answer was lost', () => {
  test('holds back whatever is about the same until it cannot come any more, also after a restart', async () => {
    await changes().make(label, asked('new'))
    const later = changes()
    clockMs = 59_999
    await expect(later.make(label, asked('newer'))).rejects.toMatchObject({
      code: 'outcome-unknown',
    })
    clockMs = 60_000
    answer = { kind: 'not-sent', code: 'offline' }
    const end = await later.make(label, asked('newer'))
    expect(end).toEqual({ kind: 'not-done', code: 'offline', said: [], wasSent: false })
    expect(rows().pending('a', {})).toEqual([])
  })

  test('is done as soon as it shows', async () => {
    const mine = changes()
    expect(await mine.make(label, asked('new'))).toMatchObject({
      kind: 'unknown',
      code: 'offline',
      waitMs: 60_000,
    })
    cache.set('7', 'new')
    expect(await mine.look(label, books, '7')).toBe('new')
    expect(mine.isOpen()).toBe(false)
  })

  test('is pending for a person once reading has shown that it was not made', async () => {
    const mine = changes()
    await mine.make(label, asked('new'))
    clockMs = 60_000
    await mine.resume()
    expect(rows().pending('a', { about: 'box' })).toMatchObject([{ state: 'not-done' }])
  })

  test('stays open while it cannot be read', async () => {
    const mine = changes()
    const end = mine.make(label, asked('new'))
    books.isThere = false
    await expect(end).rejects.toThrow('far away')
    books.isThere = true
    await mine.make(label, asked('new'))
    books.isThere = false
    clockMs = 60_000
    await expect(mine.resume()).rejects.toThrow('far away')
    expect(mine.isOpen()).toBe(true)
    books.isThere = true
  })
})

test('one that another version began is left to it, and holds its subject back', async () => {
  const meant = { kind: 'dye', about: 'box', subject: '7', before: '', wanted: 'red' }
  rows().begin('a', meant)
  const mine = changes()
  await mine.resume()
  await expect(mine.make(label, asked('new'))).rejects.toMatchObject({ code: 'outcome-unknown' })
})

test('nothing is begun while the account is being closed, and what is on its way is waited for', async () => {
  const mine = changes()
  let isDone = false
  const making = mine.make(label, asked('new')).then(() => (isDone = true))
  await mine.close()
  await making
  expect(isDone).toBe(true)
  await expect(mine.make(label, asked('new'))).rejects.toMatchObject({ code: 'no-account' })
})
