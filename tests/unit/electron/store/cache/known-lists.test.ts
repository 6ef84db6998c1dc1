import path from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { CachedBooks } from '../../../../../electron/store/cache/cached-books'
import type { PageFilter } from '../../../../../electron/store/cache/cached-lists'
import { Database } from '../../../../../electron/store/database/database'
import { bookMigrations } from '../../../../../electron/store/database/migrations'
import { ExpenseFilter, type ExpenseRecord } from '../../../../../shared/expenses/expense-record'
import { addAmounts } from '../../../../../shared/money'
import { bookedExpense, newAccount } from '../../../../support/booked'
import { temporaryFolder } from '../../../../support/files'
import { plainly } from '../../../../support/plain-list'

function opened(file = path.join(temporaryFolder(), 'books.sqlite')) {
  const database = new Database(file, bookMigrations)
  onTestFinished(() => database.close())
  const { lists, records } = new CachedBooks(database)
  return { file, database, lists, records }
}
type Opened = ReturnType<typeof opened>

const keep = ({ records }: Opened, account: string, expenses: readonly ExpenseRecord[]) =>
  records.keep(
    account,
    'expenses',
    expenses.map((record) => ({ record, text: '' })),
  )

/** Seldom there: most changes are to be of what is listed. */
const optional = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
const id = fc.integer({ min: 1, max: 3200 })
const filter: fc.Arbitrary<PageFilter> = fc.record({
  search: fc.constantFrom('', '', '', 'northgate', 'diesel york', 'spring fair', '2', 'nowhere'),
  from: optional(fc.constant('2020-01-20')),
  partyId: optional(fc.constant(bookedExpense(1).supplierId!)),
  hasReceipt: optional(fc.boolean()),
  sort: fc.record({
    by: fc.constantFrom('date', 'date', 'amount', 'name', 'id'),
    isDescending: fc.boolean(),
  }),
  offset: fc.oneof(fc.integer({ min: 0, max: 3200 }), fc.constantFrom(1200, 1250, 1300, 1190)),
  limit: fc.constantFrom(1, 50, 700),
})
const [ask, write, remove] = ['ask', 'write', 'remove'] as const
const step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ does: fc.constant(ask), filter }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom(write, remove),
      ids: fc.array(id, { minLength: 1, maxLength: 60, size: 'max' }),
      // Another id's day, amount and supplier, so that what is written moves within every list.
      like: id,
      // Here, here but taken back, or by another program.
      how: fc.constantFrom('here', 'here', 'taken back', 'elsewhere'),
    }),
  },
)

test('however the books change, no total, no sum and no page is ever older than they are', () => {
  const here = opened()
  const elsewhere = opened(here.file)
  const accounts = [newAccount(), newAccount()].map((account) => {
    const all = Array.from({ length: 3000 }, (_, at) => bookedExpense(at + 1))
    keep(here, account, all)
    return { account, known: new Map(all.map((record) => [record.id, record])) }
  })
  const check = ({ account, known }: (typeof accounts)[number], asked: PageFilter) => {
    const { fitting, total, ids } = plainly([...known.values()], asked)
    const { rows, total: told } = here.lists.page(account, 'expenses', asked)
    expect({ total: told, ids: rows.map((row) => row.id) }).toEqual({ total, ids })
    const sums = here.lists.expenseTotals(account, asked)
    expect([sums.count, sums.gross]).toEqual([total, addAmounts(fitting.map(({ gross }) => gross))])
  }
  const play = fc.tuple(fc.nat(1), step)
  fc.assert(
    fc.property(play, filter, ([at, todo], asked) => {
      const one = accounts[at]!
      check(one, asked)
      if (todo.does === ask) check(one, todo.filter)
      else change(here, todo.how === 'elsewhere' ? elsewhere : here, one, todo)
      check(one, asked)
    }),
    // The books go on from one run to the next: a failure is played again from the beginning, by its seed.
    { numRuns: 40, endOnFailure: true },
  )
})

interface Change {
  does: 'write' | 'remove'
  ids: number[]
  like: number
  how: string
}

function change(
  here: Opened,
  there: Opened,
  { account, known }: { account: string; known: Map<number, ExpenseRecord> },
  { does, ids, like, how }: Change,
): void {
  const fresh = ids.map((one) => bookedExpense(like, { id: one, note: `like ${like}` }))
  const put = () =>
    does === 'write'
      ? keep(there, account, fresh)
      : there.records.remove(account, 'expenses', [...new Set(ids)])
  if (how === 'taken back') {
    const takenBack = () =>
      here.database.transaction(() => {
        put()
        // Looked at before it is taken back, which must not be remembered after.
        here.lists.page(account, 'expenses', ExpenseFilter.parse({ search: 'like' }))
        here.lists.expenseTotals(account, ExpenseFilter.parse({ search: 'like' }))
        throw new Error('taken back')
      })
    expect(takenBack).toThrow('taken back')
    return
  }
  put()
  for (const record of fresh)
    if (does === 'write') known.set(record.id, record)
    else known.delete(record.id)
}

test('what was seen within a change that was taken back is not remembered', () => {
  const here = opened()
  const account = newAccount()
  keep(here, account, [bookedExpense(1), bookedExpense(2)])
  const total = () =>
    here.lists.page(account, 'expenses', ExpenseFilter.parse({ hasReceipt: true })).total
  expect(total()).toBe(2)
  const attempt = () =>
    here.database.transaction(() => {
      keep(here, account, [bookedExpense(3)])
      expect(total()).toBe(3)
      throw new Error('taken back')
    })
  expect(attempt).toThrow('taken back')
  expect(total()).toBe(2)
})

test('nothing is counted or added up twice while the books stay the same', () => {
  const here = opened()
  const account = newAccount()
  keep(here, account, [bookedExpense(1), bookedExpense(2)])
  const asked: string[] = []
  const get = here.database.get.bind(here.database)
  here.database.get = (sql, ...values) => {
    asked.push(sql)
    return get(sql, ...values)
  }
  const countings = () => {
    asked.length = 0
    for (const offset of [0, 1])
      here.lists.page(account, 'expenses', ExpenseFilter.parse({ hasReceipt: true, offset }))
    here.lists.expenseTotals(account, ExpenseFilter.parse({ hasReceipt: true }))
    return asked.filter((sql) => sql.includes('count(*)')).length
  }
  expect([countings(), countings()]).toEqual([2, 0])
  keep(here, account, [bookedExpense(3)])
  expect(countings()).toBe(2)
})
