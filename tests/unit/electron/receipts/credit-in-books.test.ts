/** Of electron/receipts/duplicates.ts: the paper of a credit note that the service keeps with an expense. */
import { expect, test } from 'vitest'
import { decideAlike, expenseKey, type Candidates } from '../../../../electron/receipts/duplicates'
import type { ExpenseRecord } from '../../../../shared/expenses/expense-record'

const expense: ExpenseRecord = {
  id: 9001,
  postingDate: '2026-03-02',
  supplierId: 1438,
  supplierName: 'Paper Mill Ltd',
  reference: '',
  note: '',
  gross: '120.00',
  lines: [],
  payments: [],
  creditNotes: [{ date: '2026-03-10', amount: '48.00' }],
}
const paper = {
  id: '00000000-0000-4000-8000-000000000001',
  supplierName: 'Paper Mill',
  postingDate: '2026-03-09',
  gross: '-48.00',
}
const known: Candidates = {
  twin: undefined,
  looksLike: [],
  ofNumber: [],
  ofDayAndAmount: [],
  ofAmount: [],
  inOtherBooks: [],
  expenses: [expense],
  own: [],
  keptBeside: new Set(),
}
const alike = (of: Partial<typeof paper>, changes: Partial<ExpenseRecord> = {}) =>
  decideAlike({ ...paper, ...of }, { ...known, expenses: [{ ...expense, ...changes }] })
const noted = (date: string, amount: string) => ({ creditNotes: [{ date, amount }] })

test('the paper of a credit note that stands in the books already is asked about, with the day and amount of that', () => {
  const entry = {
    kind: 'credit-in-books',
    expenseId: 9001,
    supplierName: 'Paper Mill Ltd',
    postingDate: '2026-03-10',
    gross: '-48.00',
  }
  expect(alike({})).toEqual([entry])
  expect(alike({}, noted('2026-03-10', '-48.00')), 'whichever sign it has').toEqual([entry])
  expect(alike({}, noted('', '48.00')), 'whose day is not shown').toMatchObject([
    { kind: 'credit-in-books', postingDate: paper.postingDate },
  ])
})

test('a credit note of another amount, day or supplier is none of it, nor is a purchase of that amount', () => {
  expect(alike({ gross: '48.00' })).toEqual([])
  expect(alike({ gross: '-48.01' })).toEqual([])
  expect(alike({ postingDate: '2026-02-20' })).toEqual([])
  expect(alike({ supplierName: 'Other' })).toEqual([])
  expect(alike({}, noted('2026-03-10', ''))).toEqual([])
  expect(alike({}, { creditNotes: undefined })).toEqual([])
})

test('a credit note that a person told apart from the paper is not asked about again', () => {
  const keptBeside = new Set([expenseKey(9001)])
  expect(decideAlike(paper, { ...known, keptBeside })).toEqual([])
})
