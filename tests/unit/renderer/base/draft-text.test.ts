import { expect, test } from 'vitest'
import { textOfDraft, textOfLines } from '../../../../renderer/base/draft-text'
import type { ExpenseDraft } from '../../../../shared/expenses/expense'

const line = { expenseType: '7500', description: 'Stamps', vatType: 'EXEMPT', gross: '4.00' }
const draft: ExpenseDraft = {
  supplierName: 'Post Office',
  supplierId: 7,
  postingDate: '2026-11-20',
  lines: [line],
  payment: { method: 'CARD', bankAccountId: 3, date: '', amount: '' },
}

test('the order of members makes no difference to a draft', () => {
  const turned: ExpenseDraft = {
    lines: [line],
    payment: { amount: '', date: '', bankAccountId: 3, method: 'CARD' },
    postingDate: '2026-11-20',
    supplierId: 7,
    supplierName: 'Post Office',
  }
  expect(Object.keys(turned)).not.toEqual(Object.keys(draft))
  expect(textOfDraft(turned)).toBe(textOfDraft(draft))
})

test.each<Partial<ExpenseDraft>>([
  { supplierName: 'Royal Mail' },
  { supplierId: 8 },
  { postingDate: '2026-11-21' },
  { documentNumber: '12' },
  { dueDate: '2026-12-01' },
  { lines: [line, line] },
  { lines: [{ ...line, gross: '4.01' }] },
  { payment: { method: 'CARD', bankAccountId: 4, date: '', amount: '' } },
  { furtherPayments: [{ method: 'CASH', date: '', amount: '1.00' }] },
  { original: { currency: 'EUR', amount: '5.00', rate: '1.25' } },
  { reverses: { postingDate: '2026-11-01', gross: '4.00' } },
])('a draft is another one with %j', (change) => {
  expect(textOfDraft({ ...draft, ...change })).not.toBe(textOfDraft(draft))
})

test('what else a window notes of a line is no part of it', () => {
  expect(textOfLines([{ ...line, isProposed: true } as typeof line])).toBe(textOfLines([line]))
})
