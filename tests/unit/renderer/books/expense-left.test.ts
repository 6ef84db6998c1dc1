/** Of renderer/books/expense-edit.ts: what is left to pay of an expense, and what is taken for more than that. */
import { expect, test } from 'vitest'
import {
  draftOf,
  editOf,
  editProblems,
  leftOf,
  type EditedExpense,
} from '../../../../renderer/books/expense-edit'
import type { ExpenseRecord } from '../../../../shared/expenses/expense-record'
import { emptyReferenceData, type ReferenceData } from '../../../../shared/books/reference-data'

const choices: ReferenceData = {
  ...emptyReferenceData,
  expenseTypes: ['FUEL', 'PARKING'].map((code) => ({ code, name: code, group: 'Travel' })),
  vatTypes: ['Standard', 'Zero'],
  paymentMethods: [{ code: 'EFT', name: 'Transfer' }],
  openPeriods: [{ startDate: '2026-07-01', endDate: '2027-06-30' }],
  bankAccounts: [{ id: 71, name: 'Business account', isDefault: true }],
}

const record: ExpenseRecord = {
  id: 4711,
  postingDate: '2026-11-12',
  supplierId: 11,
  supplierName: 'Northgate Fuels',
  reference: '',
  note: '',
  gross: '61.27',
  lines: [
    { expenseType: 'FUEL', description: 'Unleaded', vatType: 'Standard', gross: '61.00' },
    { expenseType: 'PARKING', description: '', vatType: 'Standard', gross: '0.27' },
  ],
  payments: [{ date: '2026-11-12', amount: '61.27', method: 'EFT', bankAccountId: 71 }],
  attachments: [{ id: 0, fileName: 'fuel.jpg' }],
}
const part = { method: 'EFT', bankAccountId: 71, date: '2026-11-12', amount: '30.00' }

function edited(change: (draft: EditedExpense) => void, of: ExpenseRecord): EditedExpense {
  const draft = structuredClone(draftOf(of))
  change(draft)
  return draft
}

const unbooked = { ...part, date: '', amount: '' }
const credited = { ...record, payments: [], outstanding: '41.27' }
const paidInPart = { ...record, payments: [part], outstanding: '11.27' }
const paidBefore = { ...record, outstanding: '-20.00' }
const wrong = (from: ExpenseRecord, change: (draft: EditedExpense) => void) =>
  editProblems(from, edited(change, from), choices, '2026-11-24').map(
    ({ field, code }) => `${field} ${code}`,
  )
const above = (index: number) => [`payments.${index}.amount payment-above-left`]

test('of an expense from which a credit note took something no more is paid than is left, also once its lines are others', () => {
  const paid = edited((draft) => draft.payments.push({ ...unbooked }), credited)
  expect(editOf(credited, paid)?.payments[0]?.amount).toBe('41.27')
  paid.lines[0]!.gross = '71.00'
  expect(editOf(credited, paid)?.payments[0]?.amount).toBe('51.27')
  expect(leftOf(paidInPart, draftOf(paidInPart))).toBe('11.27')
  expect(leftOf(paidBefore, draftOf(paidBefore))).toBeUndefined()
})

test('who types more than a credit note leaves is told so, and who types as much or less is not', () => {
  const pay = (amount: string) => (draft: EditedExpense) =>
    draft.payments.push({ ...unbooked, amount })
  expect(wrong(credited, pay('41.28'))).toEqual(above(0))
  expect(wrong(credited, pay('41.27'))).toEqual([])
  expect(wrong(credited, pay(''))).toEqual([])
  expect(wrong(paidInPart, pay('11.28'))).toEqual(above(1))
  expect(wrong(paidInPart, pay('11.27'))).toEqual([])
})

test('nothing is paid where a credit note leaves nothing', () => {
  const settled = { ...record, payments: [], outstanding: '0.00' }
  expect(wrong(settled, (draft) => draft.payments.push({ ...unbooked }))).toEqual(above(0))
  const pay = (draft: EditedExpense) => draft.payments.push({ ...unbooked, amount: '1.00' })
  expect(wrong(paidBefore, pay)).toEqual(above(1))
})

test('what was paid before a credit note stays, and may become less, and never more', () => {
  const amount = (text: string) => (draft: EditedExpense) => {
    draft.payments[0]!.amount = text
  }
  const day = (draft: EditedExpense) => {
    draft.payments[0]!.date = '2026-11-13'
  }
  expect(wrong(paidBefore, day)).toEqual([])
  expect(wrong(paidBefore, amount('50.00'))).toEqual([])
  expect(wrong(paidBefore, (draft) => (draft.lines[0]!.gross = '71.00'))).toEqual([])
  expect(wrong(paidBefore, amount('61.28'))).toEqual(above(0))
  expect(wrong(paidInPart, amount('41.27'))).toEqual([])
  expect(wrong(paidInPart, amount('41.28'))).toEqual(above(0))
})

test('what the service says is owed counts for nothing where it cannot be so', () => {
  const pay = edited((draft) => draft.payments.push({ ...unbooked }), credited)
  for (const outstanding of ['61.27', '70.00', '-5.00', 'much', undefined])
    expect(editOf({ ...credited, outstanding }, pay)?.payments[0]?.amount).toBe('61.27')
  const unread = { ...credited, payments: [{ ...part, amount: '' }], outstanding: '11.27' }
  expect(leftOf(unread, { ...draftOf(unread), payments: [part] })).toBe('31.27')
})
