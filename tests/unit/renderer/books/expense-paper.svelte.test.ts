import { expect, test, vi } from 'vitest'
import { draftOf, type EditedExpense } from '../../../../renderer/books/expense-edit'
import { ExpensePaper, paperDoubts } from '../../../../renderer/books/expense-paper.svelte'
import type { ExpenseRecord } from '../../../../shared/expenses/expense-record'
import { ReadFields } from '../../../../shared/receipts/reading'

const sure = (value: string, isSure = true) => ({ value, confidence: 1, isSure })
const fields = {
  supplier: sure('MARLOW PAPER'),
  date: sure('2026-11-03'),
  total: sure('120.00'),
  currency: sure('GBP'),
}
const paper = (more: object = {}) => ({
  fields: ReadFields.parse({ ...fields, ...more }),
  parts: [],
})
const line = { expenseType: 'OFFICE', description: '', vatType: 'Standard', gross: '120.00' }
const record: ExpenseRecord = {
  id: 1,
  supplierId: 9,
  supplierName: 'Marlow Paper',
  postingDate: '2026-11-03',
  reference: '',
  note: '',
  gross: '120.00',
  lines: [line],
  payments: [],
  attachments: [],
}
const edited = (more: Partial<EditedExpense>): EditedExpense => ({ ...draftOf(record), ...more })
const tenfold = { lines: [{ ...line, gross: '1200' }] }
const told = (of: ReturnType<typeof paperDoubts>) =>
  of.map(({ field, shown, drafted }) => [field, shown, drafted])

test.each<[Partial<EditedExpense>, string[]]>([
  [tenfold, ['gross', '£120.00', '£1,200.00']],
  [{ postingDate: '2026-11-30' }, ['postingDate', '3 Nov 2026', '30 Nov 2026']],
  [{ supplierId: 4, supplierName: 'Otley' }, ['supplierName', 'MARLOW PAPER', 'Otley']],
])('an edit that moves an expense away from its receipt says so: %o', (more, doubt) => {
  expect(told(paperDoubts(paper(), record, edited(more)))).toEqual([doubt])
})

test.each<[string, Partial<EditedExpense>]>([
  ['nothing else', {}],
  ['another type', { lines: [{ ...line, expenseType: 'FUEL' }] }],
  [
    'the same amount in two lines',
    {
      lines: [
        { ...line, gross: '100' },
        { ...line, gross: '£20' },
      ],
    },
  ],
  ['an amount that is still typed', { lines: [{ ...line, gross: '12x' }] }],
  ['a day that is still typed', { postingDate: '30/1' }],
  ['a supplier that is still empty', { supplierId: undefined, supplierName: '' }],
])('an edit that has %s says nothing', (_, more) => {
  expect(paperDoubts(paper(), record, edited(more))).toEqual([])
})

test.each<[string, ReturnType<typeof paper>, Partial<ExpenseRecord>?]>([
  ['was not read with certainty', paper({ total: sure('120.00', false) })],
  ['is in another currency', paper({ currency: sure('EUR') })],
  ['says no total', paper({ total: undefined })],
  ['said another amount before', paper(), { lines: [{ ...line, gross: '60.00' }] }],
  [
    'is one of several in its file',
    { ...paper(), documents: [0, 1].map((at) => ({ first: at, last: at })) } as never,
  ],
])('an edit of the amount says nothing where the receipt %s', (_, of, more = {}) => {
  expect(paperDoubts(of, { ...record, ...more }, edited(tenfold))).toEqual([])
})

test('the receipt of an expense is compared, and an expense without one here asks for none', async () => {
  const reading = { ...paper(), pages: [] }
  const of = vi.fn(() => Promise.resolve({ state: 'read', reading, filled: {} }))
  const papers = new ExpensePaper({ reading: { of } } as never)
  const from = { record, seen: 's', lockReasons: {} }
  const draft = edited(tenfold)
  await papers.look(from)
  expect([of.mock.calls, papers.doubts({ draft, from })]).toEqual([[], []])
  const withPaper = { ...from, receiptId: 'r' }
  await papers.look(withPaper)
  expect(papers.doubts({ draft, from: withPaper })).toHaveLength(1)
  expect([papers.doubts({ draft, from }), papers.doubts(undefined)]).toEqual([[], []])
})
