import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Books } from '../../../../electron/books/books'
import type { Source } from '../../../../electron/books/source'
import { CachedBooks } from '../../../../electron/store/cache/cached-books'
import { Database } from '../../../../electron/store/database/database'
import { bookMigrations } from '../../../../electron/store/database/migrations'
import { NamedFilter, SupplierFilter } from '../../../../shared/books/books'
import { InvoiceQuestion } from '../../../../shared/invoices/invoice-list'
import { AppError, type ErrorCode } from '../../../../shared/errors'
import { ExpenseFilter } from '../../../../shared/expenses/expense-record'
import { emptyReferenceData } from '../../../../shared/books/reference-data'
import { bookedExpense, bookedText, newAccount } from '../../../support/booked'
import { emptySource } from '../../../support/empty-source'
import { temporaryFolder } from '../../../support/files'
import { ListService } from '../../../support/list-service'

const at = '2026-06-30T12:00:00.000Z'
const now = () => new Date(at)
const bodied = <R extends { id: number }>(record: R) => ({
  id: record.id,
  record,
  text: JSON.stringify(record),
})
const listing = <R extends { id: number }>(...records: R[]) => ({
  entries: records.map(bodied),
  isWhole: true,
})

/** A source with something in each collection. */
function wholeSource(): Source {
  const { source } = new ListService(30)
  const invoices = Array.from({ length: 1203 }, (_, index) => ({
    id: index + 1,
    clientName: 'Ardent Pottery Ltd',
    issuedDate: '2026-03-02',
    gross: '109.20',
    descriptions: [],
  }))
  return {
    ...source,
    referenceData: async () => ({ ...emptyReferenceData, vatTypes: ['Standard'] }),
    countries: async () => [{ code: 'GB', name: 'United Kingdom' }],
    bankAccounts: async () =>
      listing({ id: 304, name: 'Business', isDefault: true, isArchived: false }),
    suppliers: async () => listing({ id: 1438, name: 'Paper Mill Ltd' }),
    clients: async () => listing({ id: 501, name: 'Ardent Pottery Ltd', address: ['1 Kiln Lane'] }),
    invoice: async (id) =>
      bodied({
        id,
        clientName: 'Brook & Field',
        issuedDate: '2026-03-02',
        gross: '5',
        descriptions: [],
        attachmentNames: [],
      }),
    salesInvoices: async (first, most) => ({
      ...listing(...invoices.slice(first, first + most)),
      total: invoices.length,
    }),
  }
}

function opened(source: Source, file = path.join(temporaryFolder(), 'books.sqlite')) {
  const database = new Database(file, bookMigrations)
  onTestFinished(() => database.close())
  const cache = new CachedBooks(database)
  const known = database.get('SELECT account_id FROM book_collection')?.['account_id']
  const accountId = typeof known === 'string' ? known : newAccount()
  return { file, database, cache, books: new Books({ accountId, cache, source, now }) }
}

const refusing = (code: ErrorCode) => async (): Promise<never> => {
  throw new AppError(code, 'As the test wants it')
}

/** An invoice as it was read by its number. */
const seen = {
  clientName: 'Seen',
  issuedDate: '2026-01-01',
  gross: '1',
  descriptions: [],
  attachmentNames: [],
}

test('a refresh fills every collection and dates each', async () => {
  const { books } = opened(wholeSource())
  await books.refresh()
  const status = books.status.get()
  expect(Object.values(status).map(({ asOf }) => asOf)).toEqual(Array(8).fill(at))
  expect(
    Object.fromEntries(Object.entries(status).map(([name, { count }]) => [name, count])),
  ).toEqual({
    choices: 1,
    countries: 1,
    bankAccounts: 1,
    suppliers: 1,
    clients: 1,
    invoices: 0,
    salesInvoices: 1203,
    expenses: 30,
  })
  expect(books.choices.get()).toMatchObject({ vatTypes: ['Standard'], asOf: at })
  expect(books.countries()).toEqual([{ code: 'GB', name: 'United Kingdom' }])
  expect(books.bankAccounts(NamedFilter.parse({})).rows[0]?.name).toBe('Business')
  expect(books.suppliers(SupplierFilter.parse({ search: 'mill' })).rows[0]?.id).toBe(1438)
  expect(books.clients(NamedFilter.parse({ search: 'kiln' })).rows[0]?.id).toBe(501)
  expect(books.invoices(InvoiceQuestion.parse({ kind: 'sales' })).total).toBe(1203)
  const sort = { by: 'id', isDescending: false } as const
  expect(books.ids('bankAccounts', { sort })).toEqual([304])
  expect(books.ids('suppliers', { sort })).toEqual([1438])
  expect(books.ids('clients', { sort })).toEqual([501])
  expect(books.ids('expenses', { sort }).slice(0, 2)).toEqual([1, 2])
})

test('a sales invoice that was missed since another was deleted meanwhile stays known', async () => {
  const source = wholeSource()
  const { books } = opened(source)
  await books.refresh()
  const before = books.invoices(InvoiceQuestion.parse({ kind: 'sales' })).total
  const { entries, total } = await source.salesInvoices(0, 10_000)
  let isDeleted = false
  source.salesInvoices = async (first, most) => {
    const left = isDeleted ? entries.slice(1) : entries
    isDeleted = true
    const part = left.slice(first, first + most)
    return { entries: part, isWhole: true, total: left.length }
  }
  await books.refresh()
  expect(before).toBe(total)
  expect(books.invoices(InvoiceQuestion.parse({ kind: 'sales' })).total).toBe(total)
})

test('sales invoices of a service that does not count them are read on until there are no more', async () => {
  const source = wholeSource()
  const { entries: all } = await source.salesInvoices(0, 10_000)
  let entries = all
  let asked: number[] = []
  source.salesInvoices = async (first, most) => {
    asked.push(first)
    return { entries: entries.slice(first, first + Math.min(most, 100)), isWhole: true }
  }
  const { books } = opened(source)
  await books.refresh()
  expect(books.invoices(InvoiceQuestion.parse({ kind: 'sales' })).total).toBe(1203)
  expect(asked.at(-1)).toBe(1203)
  asked = []
  entries = all.slice(1)
  await books.refresh()
  const now = books.invoices(InvoiceQuestion.parse({ kind: 'sales' })).total
  expect(now, 'what is gone is gone, since the list was whole').toBe(1202)
  source.salesInvoices = async (first) => {
    asked.push(first)
    return { entries: entries.slice(0, 100), isWhole: true }
  }
  asked = []
  await books.refresh()
  expect(asked, 'one that looks nowhere but at its beginning is not asked for ever').toHaveLength(2)
  expect(books.invoices(InvoiceQuestion.parse({ kind: 'sales' })).total).toBe(1202)
})

test.each([
  'clients',
  'countries',
  'bankAccounts',
  'salesInvoices',
  'expenses',
  'suppliers',
] as const)(
  'a right that is missing for %s costs no other collection, and is shown until it is there',
  async (collection) => {
    const source = wholeSource()
    const { books } = opened({ ...source, [collection]: refusing('forbidden') })
    await books.refresh()
    const { [collection]: refused, ...others } = books.status.get()
    expect(refused).toEqual({ problem: 'forbidden', isRefreshing: false, count: 0 })
    expect(Object.values(others).every(({ asOf, problem }) => asOf === at && !problem)).toBe(true)
  },
)

test('a failure of choices costs no other collection', async () => {
  const { books } = opened({ ...wholeSource(), referenceData: refusing('service-failed') })
  await books.refresh()
  expect(books.status.get().choices.problem).toBe('service-failed')
  expect(books.status.get().expenses.asOf).toBe(at)
})

test('a service out of reach is asked once and its failure told', async () => {
  const source = wholeSource()
  let asked = 0
  source.countries = async () => {
    asked += 1
    return refusing('unexpected')()
  }
  const { books } = opened({ ...source, referenceData: refusing('offline') })
  await expect(books.refresh()).rejects.toMatchObject({ code: 'offline' })
  expect(asked).toBe(0)
  expect(books.status.get().choices).toEqual({ problem: 'offline', isRefreshing: false, count: 0 })
  // What was not come to says so as well.
  expect(books.status.get().expenses.problem).toBe('offline')
})

test('a refresh that can read nothing at all says why', async () => {
  const nothing = Object.keys(emptySource).map((name) => [name, refusing('forbidden')])
  const { books } = opened(Object.fromEntries(nothing) as Source)
  books.learnInvoice(bodied({ ...seen, id: 7 }))
  await expect(books.refresh()).rejects.toMatchObject({ code: 'forbidden' })
})

test('everything can be read after a restart without a service, with its date', async () => {
  const first = opened(wholeSource())
  await first.books.refresh()
  const offline = { ...emptySource, referenceData: refusing('offline') }
  const { books } = opened(offline, first.file)
  expect(books.status.get()).toEqual(first.books.status.get())
  expect(books.choices.get()).toEqual(first.books.choices.get())
  const filter = ExpenseFilter.parse({ search: 'receipt', limit: 5 })
  expect(books.expenses(filter)).toEqual(first.books.expenses(filter))
  expect(books.expenses(filter).rows).toHaveLength(5)
  await expect(books.refresh()).rejects.toMatchObject({ code: 'offline' })
})

test('whoever watches is told while it runs and when anything changed, and not otherwise', async () => {
  const { books } = opened(wholeSource())
  const seen: string[] = []
  books.status.subscribe(({ suppliers, expenses }) => {
    if (suppliers.isRefreshing) seen.push('suppliers')
    if (expenses.isRefreshing) seen.push('expenses')
  })
  await books.refresh()
  expect(new Set(seen)).toEqual(new Set(['suppliers', 'expenses']))
  const revision = books.revision.get()
  expect(revision).toBeGreaterThan(0)
  const expense = bookedExpense(31)
  books.learnExpense({ record: expense, text: bookedText(expense) })
  expect(books.revision.get()).toBe(revision + 1)
  expect(books.status.get().expenses.count).toBe(31)
})

test('a list read again tells of a change only when there is one', async () => {
  const source = wholeSource()
  const { books } = opened({ ...emptySource, clients: source.clients })
  await books.refresh()
  const before = books.status.get().clients.count
  source.clients = async () => listing({ id: 502, name: 'Brook & Field', address: [] })
  await books.refresh()
  expect([before, books.status.get().clients.count]).toEqual([1, 1])
})

test('what is missing from a whole list is gone; from one that could not be read whole it is not', async () => {
  const source = wholeSource()
  const clients = [1, 2, 3].map((id) => ({ id, name: `Client ${id}`, address: [] }))
  let shown = { ...listing(...clients), isWhole: true }
  const { books } = opened({ ...source, clients: async () => shown })
  const ids = () => books.clients(NamedFilter.parse({})).rows.map(({ id }) => id)
  await books.refresh()
  shown = { ...listing(clients[0]!), isWhole: false }
  await books.refresh()
  expect(ids()).toEqual([1, 2, 3])
  shown = listing(clients[0]!)
  await books.refresh()
  expect(ids()).toEqual([1])
})

test('invoices that were seen are looked at again, and forgotten when they are gone', async () => {
  const source = wholeSource()
  const { books } = opened({
    ...source,
    invoice: async (id) => (id === 8 ? refusing('not-found')() : source.invoice(id)),
  })
  for (const id of [7, 8]) books.learnInvoice(bodied({ ...seen, id }))
  expect(books.invoices(InvoiceQuestion.parse({ kind: 'new', search: 'seen' })).total).toBe(2)
  await books.refresh()
  const { rows } = books.invoices(InvoiceQuestion.parse({ kind: 'new' }))
  expect(rows.map(({ id, clientName }) => [id, clientName])).toEqual([[7, 'Brook & Field']])
})

test('what was created here is known at once, and forgotten when it was deleted here', () => {
  const { books } = opened(emptySource)
  books.learnSupplier({ id: 1, name: 'Café Nero' })
  books.learnClient(bodied({ id: 2, name: 'Ardent Pottery', address: [] }))
  const marked = bookedExpense(3, { attachments: [{ id: 0, fileName: 'x-7F3K9QH2M4XWA1CD.pdf' }] })
  books.learnExpense({ record: marked, text: '{"id":3}' })
  expect(books.supplierNamed('cafe nero')?.id).toBe(1)
  expect(books.findSuppliers('nero', 5)).toHaveLength(1)
  expect(books.record('clients', 2)?.name).toBe('Ardent Pottery')
  expect(books.findMarker('7F3K9QH2M4XWA1CD')).toEqual([3])
  expect(books.body('expenses', 3)).toBe('{"id":3}')
  books.forget('expenses', 3)
  expect(books.findMarker('7F3K9QH2M4XWA1CD')).toEqual([])
  expect(books.status.get().expenses.count).toBe(0)
})

test('two accounts can be open side by side and see nothing of each other', async () => {
  const { cache, books } = opened(wholeSource())
  const other = new Books({
    accountId: newAccount(),
    cache,
    source: new ListService(3).source,
    now,
  })
  await Promise.all([books.refresh(), other.refresh()])
  expect([books, other].map((each) => each.expenses(ExpenseFilter.parse({})).total)).toEqual([
    30, 3,
  ])
  expect(other.findSuppliers('', 10)).toEqual([])
  expect(other.status.get().clients).toMatchObject({ count: 0 })
})
