import path from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { CachedBooks } from '../../../../electron/store/cached-books'
import { Database } from '../../../../electron/store/database'
import { bookMigrations } from '../../../../electron/store/migrations'
import { ExpenseFilter, type ExpenseRecord } from '../../../../shared/expense-record'
import { addAmounts } from '../../../../shared/money'
import { overview, overviewSpan } from '../../../../shared/overview'
import { bookedExpense, newAccount } from '../../../support/booked'
import { temporaryFolder } from '../../../support/files'

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
  return { mine, lists, spending, keep, within, total }
}

const line = (expenseType: string, gross: string) => ({
  ...{ expenseType, gross, description: '', vatType: 'Standard' },
})
const expense = (id: number, changes: Partial<ExpenseRecord> = {}): ExpenseRecord => ({
  ...bookedExpense(id, { postingDate: '2026-03-02', gross: '12.00' }),
  ...{ net: '10.00', vat: '2.00', lines: [line('FUEL', '12.00')] },
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
      ...[month, amount, count],
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
    ...{ amount: '540.80', count: 5, untold: 1 },
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
    ...[expense(1), expense(2, { lines: two }), expense(3, { lines: [] })],
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
          ...{ gross: pounds(gross), vat: pounds(vat) },
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
