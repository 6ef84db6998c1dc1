import { expect, test } from 'vitest'
import type { SalesInvoiceSummary } from '../../../../shared/books/books'
import {
  InvoiceQuestion,
  invoicePage,
  invoiceStateOf,
  rowOfInvoice,
  rowOfSalesInvoice,
} from '../../../../shared/invoices/invoice-list'

const today = '2026-11-24'

const plain = (id: number, more: object = {}) =>
  rowOfInvoice(
    {
      id,
      clientId: 1,
      clientName: 'Ardent Pottery',
      issuedDate: '2026-11-02',
      dueDate: '2026-12-02',
      gross: '120.00',
      outstanding: '20.00',
      state: 'ISSUED',
      descriptions: ['Kiln repair'],
      attachmentNames: [],
      ...more,
    },
    today,
  )

const sales = (id: number, more: Partial<SalesInvoiceSummary> = {}) =>
  rowOfSalesInvoice({
    id,
    clientId: 2,
    clientName: 'Beck Mill',
    invoiceNumber: `00${id}`,
    clientReference: 'BM/1',
    state: 'DUE',
    issuedDate: '2026-11-03',
    dueDate: '2026-12-03',
    gross: '90.00',
    paid: '30.00',
    descriptions: ['Joinery'],
    ...more,
  })

const asked = (rows: Parameters<typeof invoicePage>[0], question: object = {}) => {
  const { total, rows: shown, counts } = invoicePage(rows, InvoiceQuestion.parse(question))
  return { total, counts, keys: shown.map(({ kind, id }) => `${kind} ${id}`) }
}

test('an issued invoice is due until its day has gone by, and paid once nothing is outstanding', () => {
  const of = (dueDate: string, outstanding = '1.00') =>
    invoiceStateOf({ state: 'ISSUED', dueDate, outstanding }, today)
  expect(of('2026-11-24')).toBe('DUE')
  expect(of('2026-11-23')).toBe('OVERDUE')
  expect(of('2026-11-23', '0.00')).toBe('SETTLED')
  expect(of('2026-11-23', '-5.00'), 'paid too much').toBe('SETTLED')
  const given = { state: 'ISSUED', dueDate: '2026-11-23', gross: '-50.00', outstanding: '-50.00' }
  expect(invoiceStateOf(given, today), 'still to be given back').toBe('OVERDUE')
  expect(of('')).toBe('DUE')
  expect(invoiceStateOf({ state: 'DRAFT', outstanding: '0.00' }, today)).toBe('DRAFT')
})

test('what is paid and owed is said of both kinds, and never guessed', () => {
  expect(plain(1)).toMatchObject({ paid: '100.00', owed: '20.00' })
  expect(sales(1)).toMatchObject({ paid: '30.00', owed: '60.00' })
  expect(plain(1, { state: 'DRAFT' }).owed).toBeUndefined()
  expect(plain(1, { outstanding: undefined }).owed).toBeUndefined()
  expect(sales(1, { paid: undefined }).owed).toBeUndefined()
  expect(sales(1, { state: 'DRAFT' }).owed).toBeUndefined()
  expect(sales(1, { state: 'WRITTEN_OFF' }).owed).toBeUndefined()
  expect(sales(1, { state: 'SETTLED' }).owed).toBe('0.00')
})

test('both kinds stand in one list, also under equal numbers', () => {
  expect(asked([plain(7), sales(7)]).keys).toEqual(['sales 7', 'new 7'])
  expect(asked([plain(7), sales(7)], { kind: 'new' }).keys).toEqual(['new 7'])
  expect(asked([plain(7), sales(7)], { clientId: 2 }).keys).toEqual(['sales 7'])
})

test('a tab counts what all else lets through, whatever tab is open', () => {
  const rows = [plain(1), plain(2, { outstanding: '0.00' }), sales(3), sales(4, { state: 'DRAFT' })]
  const { total, counts } = asked(rows, { state: 'DUE' })
  expect(total).toBe(2)
  expect(counts).toEqual({ ALL: 4, DUE: 2, SETTLED: 1, DRAFT: 1 })
  expect(asked(rows, { kind: 'sales' }).counts).toEqual({ ALL: 2, DUE: 1, DRAFT: 1 })
})

test('due days and references narrow, and what has none does not fit them', () => {
  const rows = [plain(1), sales(2), sales(3, { dueDate: undefined, clientReference: 'BM/12' })]
  expect(asked(rows, { dueFrom: '2026-12-03' }).keys).toEqual(['sales 2'])
  expect(asked(rows, { dueTo: '2026-12-02' }).keys).toEqual(['new 1'])
  expect(asked(rows, { reference: 'BM/1' }).keys).toEqual(['sales 2'])
})

test('every word searched for begins some word that the row shows', () => {
  const rows = [plain(1), sales(2)]
  expect(asked(rows, { search: 'kil ard' }).keys).toEqual(['new 1'])
  expect(asked(rows, { search: 'bm/1' }).keys).toEqual(['sales 2'])
  expect(asked(rows, { search: 'iln' }).keys).toEqual([])
})

test.each([
  '1234.50',
  '1,234.50',
  '£1,234.50',
  '1.234,50',
  '3 Nov',
  '3 Nov 2026',
  '3/11/2026',
  '03/11/2026',
  '3.11.2026',
  '2026-11-03',
  'beck £1,234',
])('an invoice is found by its amount and its day as the list shows them: %s', (search) => {
  const rows = [sales(5, { gross: '1234.5' }), sales(6, { issuedDate: '2026-03-11' })]
  expect(asked(rows, { search }).keys).toEqual(['sales 5'])
})

test.each(['1.234', '234.50', '34.50', '50.12', '7.1234'])(
  'no invoice is found by numbers that stand apart, or by a part of one: %s',
  (search) => {
    const row = sales(7, { invoiceNumber: '7', clientId: 1234, gross: '1234.50' })
    expect(asked([row, sales(8, { descriptions: ['50', '12'] })], { search }).keys).toEqual([])
  },
)

test.each([
  ['number', ['sales 10', 'sales 9', 'new 3']],
  ['due', ['sales 10', 'new 3', 'sales 9']],
  ['name', ['sales 10', 'sales 9', 'new 3']],
  ['amount', ['new 3', 'sales 10', 'sales 9']],
  ['owed', ['sales 9', 'new 3', 'sales 10']],
  ['state', ['sales 10', 'new 3', 'sales 9']],
])('it is put in order by %s', (by, keys) => {
  const rows = [
    plain(3),
    sales(9, { dueDate: '2026-11-01', state: 'OVERDUE' }),
    sales(10, { state: 'SETTLED', gross: '100.00' }),
  ]
  expect(asked(rows, { sort: { by, isDescending: true } }).keys).toEqual(keys)
  expect(asked(rows, { sort: { by, isDescending: false } }).keys).toEqual(keys.toReversed())
})

test('pages follow each other without a gap', () => {
  const rows = Array.from({ length: 25 }, (_, id) => sales(id + 1))
  const pages = [0, 10, 20].map((offset) => asked(rows, { offset, limit: 10 }))
  expect(pages.flatMap(({ keys }) => keys)).toEqual(asked(rows).keys)
  expect(pages.every(({ total }) => total === 25)).toBe(true)
})
