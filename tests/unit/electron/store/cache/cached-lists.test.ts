import path from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { CachedBooks } from '../../../../../electron/store/cache/cached-books'
import { Database } from '../../../../../electron/store/database/database'
import { bookMigrations } from '../../../../../electron/store/database/migrations'
import { NamedFilter, SupplierFilter } from '../../../../../shared/books/books'
import { ExpenseFilter, type ExpenseRecord } from '../../../../../shared/expenses/expense-record'
import { bookedExpense, newAccount } from '../../../../support/booked'
import { temporaryFolder } from '../../../../support/files'
import { plainly } from '../../../../support/plain-list'

function shelved() {
  const database = new Database(path.join(temporaryFolder(), 'books.sqlite'), bookMigrations)
  onTestFinished(() => database.close())
  const [mine, theirs] = [newAccount(), newAccount()]
  const { lists, records } = new CachedBooks(database)
  const keep = (account: string, expenses: ExpenseRecord[]) =>
    records.keep(account, 'expenses', expenses.map(textOf))
  const ids = (asked: object, account = mine) => {
    const { supplierId, ...filter } = ExpenseFilter.parse(asked)
    const page = lists.page(account, 'expenses', { ...filter, partyId: supplierId })
    return page.rows.map(({ id }) => id)
  }
  const totalOf = (asked: object, account = mine) =>
    lists.page(account, 'expenses', ExpenseFilter.parse(asked)).total
  return { mine, theirs, lists, records, keep, ids, totalOf }
}

const textOf = <R>(record: R) => ({ record, text: JSON.stringify(record) })

const expense = (id: number, changes: Partial<ExpenseRecord> = {}): ExpenseRecord => ({
  id,
  postingDate: '2026-03-02',
  supplierId: 1,
  supplierName: 'Northgate Fuels',
  reference: '',
  note: '',
  gross: '61.27',
  lines: [],
  payments: [],
  attachments: [],
  ...changes,
})

test.each<[string, Partial<ExpenseRecord>]>([
  ['cafe', { supplierName: 'Café Nero' }],
  [
    'PAPER',
    { lines: [{ expenseType: 'X', description: 'Printer paper', vatType: '', gross: '1' }] },
  ],
  ['pm-7', { reference: 'PM-7' }],
  ['spring fair', { note: 'for the Spring Fair' }],
  ['scan_12', { attachments: [{ id: 0, fileName: 'scan_12.pdf' }] }],
  ['19.40', { gross: '19.4' }],
  ['£1,250', { gross: '1250.00' }],
  ['7.00', { lines: [{ expenseType: 'X', description: '', vatType: '', gross: '7' }] }],
  ['5/6/2026', { postingDate: '2026-06-05' }],
  ['5 jun', { postingDate: '2026-06-05' }],
])('an expense is found by %j', (search, changes) => {
  const { mine, keep, ids } = shelved()
  keep(mine, [expense(1), expense(2, changes), expense(3)])
  expect(ids({ search })).toEqual([2])
})

test('an expense is no longer found by what it was before', () => {
  const { mine, keep, ids, records } = shelved()
  keep(mine, [expense(1, { note: 'before' })])
  keep(mine, [expense(1, { note: 'after' })])
  expect([ids({ search: 'before' }), ids({ search: 'after' })]).toEqual([[], [1]])
  records.remove(mine, 'expenses', [1])
  expect(ids({ search: 'after' })).toEqual([])
  keep(mine, [expense(2, { note: 'anew' })])
  expect([ids({ search: 'after' }), ids({ search: 'anew' }), ids({})]).toEqual([[], [2], [2]])
})

test.each<[object, number[]]>([
  [{}, [4, 3, 2, 1]],
  [{ from: '2026-03-02' }, [4, 3, 2]],
  [{ to: '2026-03-02' }, [2, 1]],
  [{ from: '2026-03-03', to: '2026-03-03' }, [3]],
  [{ supplierId: 9 }, [1]],
  [{ method: 'CASH' }, [3]],
  [{ method: 'CAS' }, []],
  [{ hasReceipt: true }, [2]],
  [{ hasReceipt: false }, [3, 1]],
  [{ sort: { by: 'amount', isDescending: false } }, [3, 1, 2, 4]],
  [{ sort: { by: 'name', isDescending: false } }, [1, 4, 2, 3]],
  [{ sort: { by: 'id', isDescending: false } }, [1, 2, 3, 4]],
  [{ offset: 1, limit: 2 }, [3, 2]],
  [{ offset: 3, limit: 2 }, [1]],
  [{ offset: 4, limit: 2 }, []],
  [{ search: 'north', hasReceipt: true }, [2]],
])('the filter %j lets %j through', (filter, expected) => {
  const { mine, keep, ids } = shelved()
  const paid = (method: string) => ({ date: '2026-03-02', amount: '1', method })
  const { attachments: _hidden, ...unshown } = expense(4, {
    postingDate: '2026-03-04',
    gross: '900.5',
    supplierName: 'Élan',
  })
  keep(mine, [
    expense(1, { postingDate: '2026-03-01', supplierId: 9, supplierName: 'Ädler', gross: '5' }),
    expense(2, { attachments: [{ id: 0, fileName: 'r.pdf' }], gross: '10.10' }),
    expense(3, {
      postingDate: '2026-03-03',
      payments: [paid('EFT'), paid('CASH')],
      gross: '-3.20',
      supplierName: 'Öl',
    }),
    unshown,
  ])
  expect(ids(filter)).toEqual(expected)
})

test('any page of any list is what working it out the long way gives', () => {
  const { mine, theirs, keep, lists } = shelved()
  const expenses = Array.from({ length: 1500 }, (_, index) => bookedExpense(index + 1))
  keep(mine, expenses)
  keep(theirs, expenses.slice(0, 700))
  const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
  const filters = fc.record({
    search: fc.constantFrom(
      '',
      '',
      'northgate',
      'cafe',
      'zoe',
      'diesel york',
      'r',
      'spring fair',
      'nothing such',
    ),
    from: optional(fc.constantFrom('2020-01-01', '2020-01-20', '2031-01-01')),
    partyId: optional(fc.constantFrom(expenses[0]!.supplierId!, expenses[7]!.supplierId!)),
    hasReceipt: optional(fc.boolean()),
    method: optional(fc.constantFrom('CASH', 'EFT')),
    sort: fc.record({
      by: fc.constantFrom('date', 'amount', 'name', 'id'),
      isDescending: fc.boolean(),
    }),
    offset: fc.constantFrom(0, 1, 50, 400, 749, 750, 751, 1400, 1490, 1500, 9000),
    limit: fc.constantFrom(1, 20, 500),
  })
  fc.assert(
    fc.property(filters, fc.boolean(), (filter, isMine) => {
      const page = lists.page(isMine ? mine : theirs, 'expenses', filter)
      const { total, ids } = plainly(isMine ? expenses : expenses.slice(0, 700), filter)
      expect({ total: page.total, ids: page.rows.map(({ id }) => id) }).toEqual({ total, ids })
      const { offset: _, limit: __, ...whole } = filter
      const every = lists.ids(isMine ? mine : theirs, 'expenses', whole)
      expect(every.slice(filter.offset, filter.offset + filter.limit)).toEqual(ids)
      expect(every).toHaveLength(total)
    }),
    { numRuns: 400 },
  )
})

test('nothing crosses from one account to another, in no list and by no search', () => {
  const { mine, theirs, lists, records, keep, ids, totalOf } = shelved()
  keep(mine, [
    expense(1),
    expense(2, { attachments: [{ id: 0, fileName: 'a-7F3K9QH2M4XWA1CD.pdf' }] }),
  ])
  const client = { id: 1, name: 'Northgate Fuels', address: [] }
  records.keep(mine, 'clients', [textOf(client)])
  for (const filter of [
    {},
    { search: 'north' },
    { supplierId: 1 },
    { hasReceipt: true },
    { search: 'north', supplierId: 1 },
  ])
    expect([ids(filter, theirs), totalOf(filter, theirs)]).toEqual([[], 0])
  keep(theirs, [expense(1, { note: 'theirs' }), expense(3)])
  expect(ids({ search: 'north' })).toEqual([2, 1])
  expect([totalOf({ search: 'north' }), totalOf({ search: 'north' }, theirs)]).toEqual([2, 2])
  expect(ids({ search: 'theirs' })).toEqual([])
  expect(ids({ search: 'theirs' }, theirs)).toEqual([1])
  expect(lists.record(mine, 'expenses', 3)).toBeUndefined()
  expect(lists.body(mine, 'expenses', 1)).toBe(JSON.stringify(expense(1)))
  expect(lists.findMarker(theirs, '7F3K9QH2M4XWA1CD')).toEqual([])
  expect(lists.ids(theirs, 'expenses', { sort: { by: 'id', isDescending: false } })).toEqual([1, 3])
  expect(lists.page(theirs, 'clients', NamedFilter.parse({})).total).toBe(0)
  expect(lists.page(mine, 'clients', NamedFilter.parse({ search: 'fuels' })).rows).toEqual([client])
  records.remove(theirs, 'expenses', [1])
  expect(ids({})).toEqual([2, 1])
  records.complete(mine, 'expenses', { asOf: '2026-06-30T12:00:00Z', settledId: 2 })
  expect(records.standing(theirs, 'expenses')).toEqual({ isSorted: true, count: 1 })
})

test('a marker is found as a word of an attachment name, whatever became of its case', () => {
  const { mine, keep, lists } = shelved()
  const named = (id: number, ...names: string[]) =>
    expense(id, { attachments: names.map((fileName, at) => ({ id: at, fileName })) })
  keep(mine, [
    named(1, '2026-03-02-northgate-7f3k9qh2m4xwa1cd.pdf'),
    named(2, 'other.pdf', 'X_7F3K9QH2M4XWA1CD_(1).PDF'),
    named(3, '7F3K9QH2M4XWA1CDE.pdf'),
    expense(4, { note: '7F3K9QH2M4XWA1CD' }),
  ])
  expect(lists.findMarker(mine, '7F3K9QH2M4XWA1CD')).toEqual([1, 2])
  expect(lists.findMarker(mine, '')).toEqual([])
  expect(lists.findMarker(mine, '0000000000000000')).toEqual([])
})

test('suppliers come with what was spent on them and when they were last used', () => {
  const { mine, theirs, keep, lists, records } = shelved()
  const suppliers = ['Ash', 'Birch', 'Cedar'].map((name, index) => ({ id: index + 1, name }))
  records.keep(mine, 'suppliers', suppliers.map(textOf))
  keep(mine, [
    expense(1, { supplierId: 2, gross: '100.05', postingDate: '2026-01-05' }),
    expense(2, { supplierId: 2, gross: '0.95', postingDate: '2026-01-04' }),
    expense(3, { supplierId: 3, gross: '-0.05', postingDate: '2026-02-01' }),
  ])
  keep(theirs, [expense(1, { supplierId: 1 })])
  const names = (sort: object, more: object = {}) =>
    lists.suppliers(mine, SupplierFilter.parse({ sort, ...more })).rows.map(({ name }) => name)
  expect(lists.suppliers(mine, SupplierFilter.parse({}))).toEqual({
    total: 3,
    rows: [
      { id: 1, name: 'Ash', spend: '0.00', expenses: 0 },
      { id: 2, name: 'Birch', spend: '101.00', expenses: 2, lastUsed: '2026-01-05' },
      { id: 3, name: 'Cedar', spend: '-0.05', expenses: 1, lastUsed: '2026-02-01' },
    ],
  })
  expect(names({ by: 'name', isDescending: true })).toEqual(['Cedar', 'Birch', 'Ash'])
  expect(names({ by: 'spend', isDescending: true })).toEqual(['Birch', 'Cedar', 'Ash'])
  expect(names({ by: 'lastUsed', isDescending: true })).toEqual(['Cedar', 'Birch', 'Ash'])
  expect(names({ by: 'lastUsed', isDescending: true }, { offset: 1, limit: 1 })).toEqual(['Birch'])
  expect(names({ by: 'spend', isDescending: true }, { search: 'ced' })).toEqual(['Cedar'])
  for (const sort of [
    { by: 'spend', isDescending: true },
    { by: 'lastUsed', isDescending: false },
    { by: 'name', isDescending: true },
  ] as const) {
    const listed = lists.ids(mine, 'suppliers', { sort }).map((id) => lists.supplier(mine, id))
    expect(listed).toEqual(lists.suppliers(mine, SupplierFilter.parse({ sort })).rows)
  }
})

test('the same record again changes nothing; another text or another reading of it does', () => {
  const { mine, keep, records } = shelved()
  expect(keep(mine, [expense(1), expense(2)])).toBe(2)
  expect(keep(mine, [expense(1), expense(2), expense(2)])).toBe(0)
  expect(records.keep(mine, 'expenses', [{ record: expense(1), text: 'other' }])).toBe(1)
  expect(keep(mine, [expense(2, { note: 'read by a newer app' })])).toBe(1)
  expect(records.standing(mine, 'expenses').count).toBe(2)
})
