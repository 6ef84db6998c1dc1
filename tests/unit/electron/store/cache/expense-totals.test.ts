/** Of electron/store/cache/cached-books.ts: what the expenses of a filter come to. */
import path from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { CachedBooks } from '../../../../../electron/store/cache/cached-books'
import { Database } from '../../../../../electron/store/database/database'
import { bookMigrations } from '../../../../../electron/store/database/migrations'
import { ExpenseFilter, type ExpenseRecord } from '../../../../../shared/expenses/expense-record'
import { addAmounts, subtractAmounts } from '../../../../../shared/money'
import { bookedExpense, newAccount } from '../../../../support/booked'
import { temporaryFolder } from '../../../../support/files'

function shelved() {
  const database = new Database(path.join(temporaryFolder(), 'books.sqlite'), bookMigrations)
  onTestFinished(() => database.close())
  const { lists, records } = new CachedBooks(database)
  const mine = newAccount()
  const keep = (expenses: ExpenseRecord[], account = mine) =>
    records.keep(
      account,
      'expenses',
      expenses.map((record) => ({ record, text: JSON.stringify(record) })),
    )
  const totals = (asked: object = {}) => lists.expenseTotals(mine, ExpenseFilter.parse(asked))
  const ids = (asked: object) =>
    lists.page(mine, 'expenses', ExpenseFilter.parse(asked)).rows.map(({ id }) => id)
  return { mine, lists, keep, totals, ids }
}

test('credit notes take away, and an expense whose VAT is not known is in the gross alone', () => {
  const { keep, totals } = shelved()
  keep([
    bookedExpense(1, { gross: '12.00', net: '10.00', vat: '2.00', outstanding: '2.00' }),
    bookedExpense(2, { gross: '-6.00', net: '-5.00', vat: '-1.00', outstanding: '-1.5' }),
    bookedExpense(3, { gross: '0.1', payments: [] }),
  ])
  keep([bookedExpense(4, { gross: '1000.00' })], newAccount())
  expect(totals()).toEqual({
    count: 3,
    creditNotes: 1,
    gross: '6.10',
    net: '5.00',
    vat: '1.00',
    untold: 1,
    due: '0.60',
  })
})

test('where no VAT is known none is told, and of nothing the totals are nothing', () => {
  const { keep, totals } = shelved()
  expect(totals()).toEqual({ count: 0, creditNotes: 0, gross: '0.00', untold: 0, due: '0.00' })
  keep([bookedExpense(1, { gross: '12.00' })])
  expect(totals()).not.toHaveProperty('vat')
  expect(totals()).not.toHaveProperty('net')
})

test('paid is what leaves nothing to pay, by the service’s word before that of the payments', () => {
  const { keep, ids, totals } = shelved()
  const part = { date: '2026-03-02', amount: '4.00' }
  keep([
    bookedExpense(1, { gross: '12.00', payments: [] }),
    bookedExpense(2, { gross: '12.00', payments: [part] }),
    bookedExpense(3, { gross: '12.00', payments: [part], outstanding: '0.00' }),
    bookedExpense(4, {
      gross: '12.00',
      payments: [{ ...part, amount: '12.00' }],
      outstanding: '3',
    }),
    bookedExpense(5, { gross: '-12.00', payments: [] }),
    bookedExpense(6, { gross: '12.00', payments: [{ ...part, amount: '12.00' }] }),
  ])
  expect(ids({ isPaid: true, sort: { by: 'id', isDescending: false } })).toEqual([3, 6])
  expect(ids({ isPaid: false, sort: { by: 'id', isDescending: false } })).toEqual([1, 2, 4, 5])
  expect(totals({ isPaid: false })).toMatchObject({ count: 4, due: '11.00' })
  expect(totals({ ids: [1, 5, 77] })).toMatchObject({ count: 2, gross: '0.00' })
})

test('the totals are those of all that fit, by whichever way they are read', () => {
  const { lists, mine, keep, totals } = shelved()
  const all = Array.from({ length: 300 }, (_, at) => {
    const plain = bookedExpense(at + 1)
    const vat = at % 3 === 0 ? undefined : '0.50'
    const paid = at % 4 === 0 ? { payments: [] } : {}
    const changes = { ...paid, ...(vat && { vat, net: subtractAmounts(plain.gross, vat) }) }
    return { ...plain, ...changes }
  })
  keep(all)
  const asked = fc.record(
    {
      search: fc.constantFrom('northgate', 'diesel', 'a', 'nowhere', '2'),
      from: fc.constantFrom('2020-01-02', '2020-01-05'),
      to: fc.constantFrom('2020-01-03', '2020-01-06'),
      method: fc.constantFrom('EFT', 'CASH'),
      hasReceipt: fc.boolean(),
      isPaid: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(asked, (filter) => {
      const whole = ExpenseFilter.parse({ ...filter, limit: 500 })
      const { rows, total } = lists.page(mine, 'expenses', whole)
      const told = rows.filter(({ vat }) => vat !== undefined)
      const sums = totals(filter)
      expect(sums.count).toBe(total)
      expect(sums.gross).toBe(addAmounts(rows.map(({ gross }) => gross)))
      expect(sums.vat ?? '0.00').toBe(addAmounts(told.map(({ vat }) => vat ?? '0')))
      expect(sums.net ?? '0.00').toBe(addAmounts(told.map(({ net }) => net ?? '0')))
      expect(sums.untold).toBe(rows.length - told.length)
    }),
  )
})

test('what was kept before it was known what is still to pay is filtered by it all the same', () => {
  const file = path.join(temporaryFolder(), 'books.sqlite')
  const before = new Database(file, bookMigrations.slice(0, 2))
  before.run(`INSERT INTO book_collection (number, account_id, collection, count)
    VALUES (1, 'mine', 'expenses', 4)`)
  const part = { date: '2026-03-02', amount: '4.5' }
  const kept = [
    bookedExpense(1, { gross: '12.00', payments: [part, part] }),
    bookedExpense(2, { gross: '9.00', payments: [part, part] }),
    bookedExpense(3, { gross: '12.00', payments: [], outstanding: '0' }),
    bookedExpense(4, { gross: '-12.00', payments: [], outstanding: '-2.50' }),
  ]
  for (const record of kept) {
    before.run(
      `INSERT INTO book_record (key, account_id, collection, number, id, name, date, amount, pence, hash)
       VALUES (?, 'mine', 'expenses', 1, ?, '', '2026-03-02', ?, ?, '')`,
      2 ** 32 + record.id,
      record.id,
      record.gross,
      Number(record.gross) * 100,
    )
    before.run(
      `INSERT INTO book_text (key, record, body) VALUES (?, ?, '')`,
      2 ** 32 + record.id,
      JSON.stringify(record),
    )
  }
  before.close()
  const database = new Database(file, bookMigrations)
  onTestFinished(() => database.close())
  const rows = database.all('SELECT id, due_pence FROM book_record ORDER BY id')
  expect(rows.map((row) => [row['id'], row['due_pence']])).toEqual([
    [1, 300],
    [2, 0],
    [3, 0],
    [4, -250],
  ])
})
