/** What main says of known expenses in its overview, added up here by hand. */
import type { ExpenseRecord } from '../../shared/expense-record'
import { addAmounts } from '../../shared/money'
import { overview, overviewSpan, type Overview, type SpentRows } from '../../shared/overview'

export function fakeOverview(all: readonly ExpenseRecord[], today: string): Overview {
  const { from, to } = overviewSpan(today)
  const expenses = all.filter(({ postingDate }) => postingDate >= from && postingDate <= to)
  return overview({ months: monthsOf(expenses), types: typesOf(expenses) }, today)
}

function grouped<T>(all: readonly T[], keyOf: (each: T) => string): [key: string, own: T[]][] {
  const groups = new Map<string, T[]>()
  for (const each of all) {
    const group = groups.get(keyOf(each))
    if (group) group.push(each)
    else groups.set(keyOf(each), [each])
  }
  return [...groups]
}

function monthsOf(expenses: readonly ExpenseRecord[]): SpentRows['months'] {
  return grouped(expenses, ({ postingDate }) => postingDate.slice(0, 7)).map(([month, rows]) => {
    const told = rows.filter(({ vat }) => vat !== undefined)
    const sum = (of: 'gross' | 'net' | 'vat') => addAmounts(told.map((row) => row[of] ?? '0'))
    return {
      month,
      amount: addAmounts(rows.map(({ gross }) => gross)),
      count: rows.length,
      told: { gross: sum('gross'), net: sum('net'), vat: sum('vat'), count: told.length },
      untold: rows.length - told.length,
    }
  })
}

function typesOf(expenses: readonly ExpenseRecord[]): SpentRows['types'] {
  const lines = expenses.flatMap((expense) => expense.lines)
  return grouped(lines, ({ expenseType }) => expenseType).map(([code, own]) => ({
    code,
    amount: addAmounts(own.map(({ gross }) => gross)),
    count: expenses.filter((each) => each.lines.some(({ expenseType }) => expenseType === code))
      .length,
  }))
}
