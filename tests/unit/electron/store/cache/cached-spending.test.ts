import path from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { CachedBooks } from '../../../../../electron/store/cache/cached-books'
import { Database } from '../../../../../electron/store/database/database'
import { bookMigrations } from '../../../../../electron/store/database/migrations'
import { ExpenseFilter, type ExpenseRecord } from '../../../../../shared/expenses/expense-record'
import { addAmounts } from '../../../../../shared/money'
import { overview, overviewSpan } from '../../../../../shared/books/overview'
import { bookedExpense, newAccount } from '../../../../support/booked'
import { temporaryFolder } from '../../../../support/files'

function shelved() {
  const database = new Database(path.join(temporaryFolder(), 'books.sqlite'), bookMigrations)
  onTestFinished(() => database.close())
  const { lists, records, spending } = new CachedBooks(database)
  const mine = newAccount()
  const keep = (expenses: ExpenseRecord[], account = mine) =>
    records.keep(
      account,
      'expenses',
      expenses.map((record) => ({ record, text: JSON.stringify(record) })),
    )
  const within = (from: string, to: string) => spending.within(mine, { from, to })
  const total = (asked: object) => lists.page(mine, 'expenses', ExpenseFilter.parse(asked)).total
  return { mine, lists, records, spending, keep, within, total }
}

const line = (expenseType: string, gross: string) => ({
  expenseType,
  gross,
  description: '',
  vatType: 'Standard',
})
const expense = (id: number, changes: Partial<ExpenseRecord> = {}): ExpenseRecord => ({
  ...bookedExpense(id, { postingDate: '2026-03-02', gross: '12.00' }),
  net: '10.00',
  vat: '2.00',
  lines: [line('FUEL', '12.00')],
  ...changes,
})
const without = (id: number, names: ('net' | 'vat')[], changes: Partial<ExpenseRecord> = {}) => {
  const { net, vat, ...rest } = expense(id, changes)
  return {
    ...rest,
    ...(net !== undefined && !names.includes('net') && { net }),
    ...(vat !== undefined && !names.includes('vat') && { vat }),
  }
}

test('each month comes to its expenses, both days of the range belonging to it, and no other account’s', () => {
  const { keep, within } = shelved()
  keep([
    expense(1, { postingDate: '2026-02-28', gross: '99' }),
    expense(2, { postingDate: '2026-03-01', gross: '0.1' }),
    expense(3, { postingDate: '2026-03-31', gross: '0.20' }),
    expense(4, { postingDate: '2026-04-30', gross: '-7.25' }),
    expense(5, { postingDate: '2026-05-01', gross: '99' }),
  ])
  keep([expense(6, { gross: '1000.00' })], newAccount())
  expect(
    within('2026-03-01', '2026-04-30').months.map(({ month, amount, count }) => [
      month,
      amount,
      count,
    ]),
  ).toEqual([
    ['2026-03', '0.30', 2],
    ['2026-04', '-7.25', 1],
  ])
})

test('VAT is summed over the expenses that say it, the gross amount standing in for what is missing', () => {
  const { keep, within } = shelved()
  keep([
    expense(1),
    without(2, ['net'], { gross: '24', vat: '4' }),
    without(3, ['vat'], { gross: '6.00', net: '5.5' }),
    without(4, ['net', 'vat'], { gross: '500.00' }),
    expense(5, { gross: '-1.20', net: '-1', vat: '-0.20' }),
  ])
  const [march] = within('2026-03-01', '2026-03-31').months
  expect(march).toMatchObject({
    amount: '540.80',
    count: 5,
    untold: 1,
    told: { gross: '40.80', net: '34.50', vat: '6.30', count: 4 },
  })
})

test('an expense of several types counts under each with its lines, and one without lines under none', () => {
  const { keep, within } = shelved()
  const mixed = [line('FUEL', '5'), line('RENT', '4.50'), line('FUEL', '2.50')]
  keep([expense(1, { lines: mixed }), expense(2), expense(3, { lines: [], gross: '8.05' })])
  expect(within('2026-03-01', '2026-03-31').types).toEqual([
    { code: '', amount: '8.05', count: 1 },
    { code: 'FUEL', amount: '19.50', count: 2 },
    { code: 'RENT', amount: '4.50', count: 1 },
  ])
})

test('the list of one type holds as many expenses as its bar says', () => {
  const { keep, within, total } = shelved()
  const two = [line('PRINTING_POSTAGE_STATIONERY', '5'), line('FUEL', '7')]
  keep([
    expense(1),
    expense(2, { lines: two }),
    expense(3, { lines: [] }),
    expense(4, { note: 'printing, postage and stationery' }),
    expense(5, { lines: [line('FUEL_DUTY', '1')], postingDate: '2026-04-01' }),
  ])
  const [from, to] = ['2026-03-01', '2026-04-30']
  for (const { code, count } of within(from, to).types)
    expect([code, total({ from, to, expenseType: code })]).toEqual([code, count])
  expect(total({ expenseType: 'FUEL', search: 'stationery' })).toBe(2)
  expect(total({ expenseType: 'fuel' })).toBe(0)
})

test('whatever the amounts, months and types come to the same as their parts', () => {
  const pence = fc.integer({ min: -99_999_999, max: 99_999_999 })
  const pounds = (value: number) => {
    const digits = String(Math.abs(value)).padStart(3, '0')
    return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
  }
  const some = fc.array(fc.tuple(pence, fc.integer({ min: 0, max: 10 }), pence), { maxLength: 30 })
  fc.assert(
    fc.property(some, (given) => {
      const { mine, spending, keep } = shelved()
      const made = given.map(([gross, type, vat], at) =>
        without(at + 1, ['net'], {
          gross: pounds(gross),
          vat: pounds(vat),
          lines: [line(`TYPE_${type}`, pounds(gross))],
        }),
      )
      keep(made)
      const today = '2026-04-15'
      const shown = overview(spending.within(mine, overviewSpan(today)), today)
      const sum = addAmounts(made.map(({ gross }) => gross))
      expect(shown.total).toEqual({ amount: sum, count: made.length })
      const types = [...shown.types, ...(shown.others ? [shown.others] : [])]
      expect(addAmounts(types.map(({ amount }) => amount))).toBe(sum)
      const vat = addAmounts(shown.quarters.map((quarter) => quarter.vat))
      expect(vat).toBe(addAmounts(made.map((each) => each.vat ?? '0')))
    }),
    { numRuns: 20 },
  )
})

test('sums follow every change and removal of expenses, in the same commit', () => {
  const kept = fc.record({
    id: fc.integer({ min: 1, max: 6 }),
    month: fc.integer({ min: 1, max: 3 }),
    pence: fc.integer({ min: -9_999, max: 9_999 }),
    types: fc.array(fc.constantFrom('FUEL', 'RENT', 'A,B'), { maxLength: 3 }),
    told: fc.boolean(),
  })
  const step = fc.oneof(
    { weight: 3, arbitrary: kept.map((record) => ({ kind: 'keep' as const, record })) },
    fc.integer({ min: 1, max: 6 }).map((id) => ({ kind: 'remove' as const, id })),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const { keep, mine, records, within } = shelved()
      const known = new Map<number, ExpenseRecord>()
      for (const one of steps) {
        if (one.kind === 'remove') {
          records.remove(mine, 'expenses', [one.id])
          known.delete(one.id)
          continue
        }
        const { id, month, pence, types, told } = one.record
        const gross = (pence / 100).toFixed(2)
        const made = without(id, told ? [] : ['net', 'vat'], {
          gross,
          postingDate: `2026-0${month}-15`,
          lines: types.map((type) => line(type, gross)),
        })
        keep([made])
        known.set(id, made)
      }
      const fresh = shelved()
      fresh.keep([...known.values()])
      expect(within('2026-01-01', '2026-03-31')).toEqual(fresh.within('2026-01-01', '2026-03-31'))
    }),
    { numRuns: 40 },
  )
})

/** The same records in a file of the first schema. */
function writeAsEarlier(newest: string, file: string): void {
  const database = new Database(file, bookMigrations.slice(0, 1))
  database.run('ATTACH ? AS newest', newest)
  for (const table of ['book_collection', 'book_record', 'book_text']) {
    const columns = database.all('SELECT name FROM pragma_table_info(?)', table)
    const names = columns.map(({ name }) => String(name)).join(', ')
    database.run(`INSERT INTO main.${table} (${names}) SELECT ${names} FROM newest.${table}`)
  }
  database.run('DETACH newest')
  database.close()
}

test('caches of an earlier app are added up once, and come to the same', () => {
  const file = path.join(temporaryFolder(), 'books.sqlite')
  const mine = newAccount()
  const made = Array.from({ length: 60 }, (_, at) =>
    at % 7 === 0
      ? without(at + 1, ['net', 'vat'], { lines: [] })
      : expense(at + 1, {
          postingDate: `2026-0${1 + (at % 3)}-09`,
          lines: [line('FUEL', '5'), line(at % 2 ? 'RENT' : 'FUEL', '7.5')],
        }),
  )
  const newest = new Database(file, bookMigrations)
  new CachedBooks(newest).records.keep(
    mine,
    'expenses' as const,
    made.map((record) => ({ record, text: JSON.stringify(record) })),
  )
  const span = { from: '2026-01-01', to: '2026-03-31' }
  const shownBy = (database: Database) => {
    const books = new CachedBooks(database)
    const page = books.lists.page(mine, 'expenses', ExpenseFilter.parse({ expenseType: 'RENT' }))
    return [books.spending.within(mine, span), page.total, books.spending.ofSupplier(mine, 1)]
  }
  const expected = shownBy(newest)
  newest.close()
  const earlier = path.join(temporaryFolder(), 'books.sqlite')
  writeAsEarlier(file, earlier)
  const upgraded = new Database(earlier, bookMigrations)
  onTestFinished(() => upgraded.close())
  expect(shownBy(upgraded)).toEqual(expected)
})

test('what a supplier was paid is told by year, the newest first', () => {
  const { keep, mine, spending } = shelved()
  keep([
    expense(1, { supplierId: 7, postingDate: '2025-12-31', gross: '1.10' }),
    expense(2, { supplierId: 7, postingDate: '2026-01-01', gross: '2.00' }),
    expense(3, { supplierId: 7, postingDate: '2026-06-01', gross: '3.05' }),
    expense(4, { supplierId: 8, postingDate: '2026-06-01', gross: '99' }),
  ])
  expect(spending.ofSupplier(mine, 7)).toEqual([
    { year: '2026', amount: '5.05', count: 2 },
    { year: '2025', amount: '1.10', count: 1 },
  ])
})

test('the expenses paid from one bank account are found', () => {
  const { keep, total } = shelved()
  const paid = (bankAccountId?: number) => [
    { date: '2026-03-02', amount: '12.00', method: 'EFT', ...(bankAccountId && { bankAccountId }) },
  ]
  keep([
    expense(1, { payments: paid(7) }),
    expense(2, { payments: paid(77) }),
    expense(3, { payments: [...paid(), ...paid(7)] }),
    expense(4, { payments: [] }),
  ])
  expect(total({ bankAccountId: 7 })).toBe(2)
  expect(total({ bankAccountId: 8 })).toBe(0)
})
