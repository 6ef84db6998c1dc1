/** The journal: what each step changed, and reading it from the newest back. */
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Database } from '../../../../electron/store/database/database'
import { storeMigrations } from '../../../../electron/store/database/migrations'
import { Journal } from '../../../../electron/store/journal'
import { temporaryFolder } from '../../../support/files'

function opened(file = path.join(temporaryFolder(), 'docket.sqlite')) {
  const database = new Database(file)
  onTestFinished(() => {
    database.close()
  })
  return { database, journal: new Journal({ database, now: () => new Date(0) }) }
}

function fill(database: Database, count: number): void {
  database.run(
    `INSERT INTO journal (at, account_id, event) WITH RECURSIVE n (i) AS
       (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT '', 'a', 'captured' FROM n`,
    count,
  )
}

test('what a step changed comes back as it was given, and nothing where there was nothing', () => {
  const { database, journal } = opened()
  const detail = [{ field: 'day' as const, before: '2026-11-12', after: '2026-11-13' }]
  journal.record({ event: 'expense-changed', accountId: 'a', detail })
  journal.record({ event: 'expense-changed', accountId: 'a', detail: [] })
  database.run(`INSERT INTO journal (at, account_id, event, detail) VALUES ('', 'a', 'x', '[{"f"')`)
  const details = journal.older('a', { limit: 9 }).rows.map((row) => row.detail)
  expect(details).toEqual([undefined, undefined, detail])
})

test('steps of a store from before have no detail and are all there', () => {
  const file = path.join(temporaryFolder(), 'docket.sqlite')
  const older = new Database(file, storeMigrations.slice(0, 20))
  older.run(`INSERT INTO journal (at, account_id, event, note) VALUES ('', 'a', 'proven', 'n')`)
  older.close()
  const { journal } = opened(file)
  const { rows, isMore } = journal.older('a', { limit: 9 })
  expect(rows).toEqual([{ id: 1, at: '', event: 'proven', note: 'n' }])
  expect(isMore).toBe(false)
})

test('going back page by page shows each step once, also while new ones come', () => {
  const { database, journal } = opened()
  fill(database, 25)
  const seen: number[] = []
  let page = journal.older('a', { limit: 10 })
  for (;;) {
    seen.push(...page.rows.map(({ id }) => id))
    const before = seen.at(-1)
    if (!page.isMore || before === undefined) break
    journal.record({ event: 'captured', accountId: 'a' })
    page = journal.older('a', { before, limit: 10 })
  }
  expect(seen).toEqual(Array.from({ length: 25 }, (_, at) => 25 - at))
})

test('how many there are is counted for the first of a search only', () => {
  const { database, journal } = opened()
  fill(database, 25)
  expect(journal.older('a', { limit: 5 }).found).toBeUndefined()
  expect(journal.older('a', { limit: 5, events: ['captured'] }).found).toBe(25)
  expect(journal.older('a', { limit: 5, events: ['captured'], before: 9 }).found).toBeUndefined()
})

test('a page in the midst of 100,000 steps costs no more than one of 100, within what a computer varies', () => {
  const times = [100, 100_000].map((count) => {
    const { database, journal } = opened()
    fill(database, count)
    const read = () => {
      const from = performance.now()
      journal.older('a', { before: count / 2 + 51, limit: 50 })
      return performance.now() - from
    }
    return Math.min(...Array.from({ length: 40 }, read))
  })
  const [few = 0, many = 0] = times
  expect(many / few).toBeLessThan(5)
})

test('every step has a number by which it is read, in the order of the pages', () => {
  const { database, journal } = opened()
  fill(database, 5)
  journal.record({ event: 'captured', accountId: 'b' })
  journal.record({ event: 'proven', accountId: 'a', note: 'Northgate' })
  const { rows } = journal.page('a', { offset: 0, limit: 9 })
  expect(journal.ids('a', {}).map((id) => journal.read(id))).toEqual(rows)
  expect(journal.ids('a', { search: 'north', events: ['proven'] })).toEqual([7])
  expect(journal.read(8)).toBeUndefined()
})
