/** What a step of the journal tells of what it changed. */
import { expect, test } from 'vitest'
import type { ExpenseDraft } from '../../../shared/expenses/expense'
import {
  changesBetween,
  detailOfFilled,
  figuresOfDraft,
  figuresOfExpense,
  StepDetail,
  takenWith,
} from '../../../shared/step-detail'

const draft: ExpenseDraft = {
  supplierName: 'Northgate Fuels',
  postingDate: '2026-11-13',
  lines: [{ expenseType: 'FUEL', description: '', vatType: 'Standard', gross: '£61.27' }],
}

test('a confirmed receipt tells all its figures, and what was read where that was another', () => {
  const read = detailOfFilled({
    supplierName: 'Northgate Fuels',
    postingDate: '2026-11-12',
    documentNumber: 'N1',
    gross: '61.27',
  })
  expect(takenWith(figuresOfDraft(draft), read)).toEqual([
    { field: 'supplier', after: 'Northgate Fuels' },
    { field: 'day', before: '2026-11-12', after: '2026-11-13' },
    { field: 'total', after: '61.27' },
    { field: 'type', at: 1, after: 'FUEL' },
    { field: 'vat', at: 1, after: 'Standard' },
    { field: 'number', before: 'N1' },
  ])
})

test('confirmed again it tells what is another than the last time', () => {
  const first = takenWith(figuresOfDraft(draft), [])
  const again = takenWith(figuresOfDraft({ ...draft, supplierName: 'Harbour Rail' }), first)
  expect(again.filter(({ before }) => before !== undefined)).toEqual([
    { field: 'supplier', before: 'Northgate Fuels', after: 'Harbour Rail' },
  ])
})

test('a changed expense tells each field that is another, new or gone, and nothing else', () => {
  const expense = {
    id: 7,
    postingDate: '2026-11-12',
    supplierName: 'Northgate Fuels',
    reference: '',
    note: '',
    gross: '61.27',
    lines: [{ expenseType: 'FUEL', description: '', vatType: 'Standard', gross: '61.27' }],
    payments: [{ date: '2026-11-12', amount: '61.27', method: 'EFT' }],
  }
  const after = { ...expense, postingDate: '2026-11-13', reference: 'N1', payments: [] }
  expect(changesBetween(figuresOfExpense(expense), figuresOfExpense(after))).toEqual([
    { field: 'day', before: '2026-11-12', after: '2026-11-13' },
    { field: 'number', after: 'N1' },
    { field: 'payment', at: 1, before: '61.27' },
    { field: 'paid-on', at: 1, before: '2026-11-12' },
    { field: 'method', at: 1, before: 'EFT' },
  ])
  expect(changesBetween(figuresOfExpense(expense), figuresOfExpense(expense))).toEqual([])
})

test('what is told has an end, however long a receipt is', () => {
  const [line] = draft.lines
  const lines = Array.from({ length: 100 }, () => ({ ...line, description: 'x'.repeat(900) }))
  const detail = takenWith(figuresOfDraft({ ...draft, lines } as ExpenseDraft), [])
  expect(StepDetail.safeParse(detail).success).toBe(true)
  expect(detail).toHaveLength(60)
})
