import { expect, test } from 'vitest'
import { columnsOf, poundsWords } from '../../../../renderer/lib/book-columns'
import { detailsOf } from '../../../../renderer/lib/book-details'
import { bookLists } from '../../../../renderer/lib/book-lists'
import type { ExpenseRecord } from '../../../../shared/expense-record'
import { knownBooks } from '../../../window/known-books'

const names = { typeName: (code: string) => `type ${code}`, methodName: (code: string) => code }
const expense: ExpenseRecord = {
  id: 4711,
  postingDate: '2026-11-12',
  supplierName: 'Northgate Fuels',
  reference: '',
  note: '',
  gross: '61.27',
  lines: [{ expenseType: 'FUEL', description: '', vatType: 'Standard', gross: '61.27' }],
  payments: [],
}
const texts = (row: ExpenseRecord) => JSON.stringify(detailsOf('expenses', row, names).sections)

test('an expense that nobody paid says what is left', () => {
  const { pills } = detailsOf('expenses', expense, names)
  expect(pills).toEqual([{ tone: 'doubt', text: '£61.27 still to pay' }])
})

test('what the service says is outstanding goes before what payments tell', () => {
  const payments = [{ date: '2026-11-12', amount: '1.00' }]
  expect(detailsOf('expenses', { ...expense, payments }, names).pills).toEqual([])
  const owed = detailsOf('expenses', { ...expense, payments, outstanding: '60.27' }, names)
  expect(owed.pills).toEqual([{ tone: 'doubt', text: '£60.27 still to pay' }])
})

test('the files of an expense are left to the list in which they can be opened', () => {
  expect(texts(expense)).not.toContain('File')
  expect(texts({ ...expense, attachments: [{ id: 0, fileName: 'fuel.jpg' }] })).not.toContain(
    'fuel',
  )
})

test('what may not be changed in the books is said, what may is not', () => {
  expect(texts({ ...expense, isEditable: true, isDeletable: true })).not.toContain('In the books')
  expect(texts({ ...expense, isEditable: false })).toContain('cannot be changed')
})

test('a line without words is named after its type', () => {
  expect(detailsOf('expenses', expense, names).sections[1]?.parts).toEqual([
    { words: 'type FUEL', detail: 'Standard', amount: '£61.27' },
  ])
})

test('sums in another currency keep its name', () => {
  const [, sold] = knownBooks(0, {}).salesInvoices
  const { sum } = detailsOf('salesInvoices', { ...sold!, currency: 'EUR' }, names)
  expect(sum).toEqual({ name: 'in EUR', value: `EUR ${sold!.gross}` })
})

test('an amount that cannot be read is shown as it came', () => {
  expect(poundsWords('61.27')).toBe('£61.27')
  expect(poundsWords('n/a')).toBe('n/a')
})

test('no list shows an empty section, and each row has words for every column', () => {
  const books = knownBooks(9, {})
  for (const list of bookLists)
    for (const row of books[list]) {
      for (const column of columnsOf(list)) expect(column.words(row, names)).toBeTypeOf('string')
      for (const { facts, parts } of detailsOf(list, row, names).sections)
        expect(facts.length + parts.length).toBeGreaterThan(0)
    }
})
