import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Client } from '../../../../electron/api/client'
import { Clients } from '../../../../electron/api/clients'
import { Expenses } from '../../../../electron/api/expenses'
import { fetchReferenceData } from '../../../../electron/api/reference-data'
import { Suppliers } from '../../../../electron/api/suppliers'
import { exchange } from '../../../../electron/api/http/transport'
import { Books } from '../../../../electron/books/books'
import type { Source } from '../../../../electron/books/source'
import { CachedBooks } from '../../../../electron/store/cached-books'
import { Database } from '../../../../electron/store/database'
import { bookMigrations } from '../../../../electron/store/migrations'
import { NamedFilter, SupplierFilter } from '../../../../shared/books'
import { ExpenseFilter } from '../../../../shared/expense-record'
import type { DemoOptions } from '../../../../sandbox/service'
import { newAccount } from '../../../support/booked'
import { temporaryFolder } from '../../../support/files'
import { expenseOf, supplierOf, today, visiting } from '../../sandbox/visitor'

/** Books over the real service, read through the real client. */
async function connected(options: DemoOptions = {}) {
  const { service, tokens, ask } = await visiting({
    seed: 'demo',
    requestsPerSecond: 10_000,
    ...options,
  })
  const token = async () => tokens.access_token
  const client = new Client({ baseUrl: service.baseUrl, tokens: { token, renew: token }, exchange })
  const expenses = new Expenses(client)
  const source: Source = {
    referenceData: (date) => fetchReferenceData(client, date),
    suppliers: () => new Suppliers(client).listed(),
    clients: () => new Clients(client).all(),
    expenses: (page, size) => expenses.page(page, size),
  }
  const database = new Database(path.join(temporaryFolder(), 'books.sqlite'), bookMigrations)
  onTestFinished(() => database.close())
  const shelf = new CachedBooks(database)
  const books = new Books({ accountId: newAccount(), shelf, source, now: () => new Date() })
  const pages = () =>
    service
      .journal()
      .filter(({ method, path: asked }) => method === 'GET' && asked === '/v1/expenses').length
  const ids = () =>
    books
      .expenses(ExpenseFilter.parse({ limit: 500, sort: { by: 'id', isDescending: false } }))
      .rows.map(({ id }) => id)
  const inBooks = () =>
    service
      .books()
      .map(({ id }) => id)
      .sort((a, b) => a - b)
  return { service, ask, books, pages, ids, inBooks }
}

test('the demo company is read whole, and then one page while nothing is new', async () => {
  const { books, pages, ids, inBooks } = await connected()
  await books.refresh()
  const whole = pages()
  expect(whole).toBe(Math.ceil(inBooks().length / 200))
  expect(ids()).toEqual(inBooks())
  await books.refresh()
  expect(pages()).toBe(whole + 1)
  const [problem] = Object.values(books.status.get()).flatMap((each) => each.problem ?? [])
  expect(problem).toBeUndefined()
  const expense = books.expenses(ExpenseFilter.parse({ search: 'northgate fuels', limit: 1 }))
    .rows[0]
  expect(expense?.supplierName).toMatch(/Northgate Fuels/)
  expect(books.clients(NamedFilter.parse({})).total).toBe(25)
  const spent = SupplierFilter.parse({ sort: { by: 'spend', isDescending: true }, limit: 1 })
  expect(Number(books.suppliers(spent).rows[0]?.spend)).toBeGreaterThan(100)
})

test('what others create, change and delete is found', async () => {
  const { ask, books, ids, inBooks } = await connected()
  await books.refresh()
  const supplier = await supplierOf(ask)
  const create = async () => (await ask('POST', '/v1/expenses', expenseOf(supplier))).body.id
  const [first, second] = [await create(), await create()]
  await books.refresh()
  expect(ids()).toEqual(inBooks())
  await ask('DELETE', `/v1/expenses/${first}`)
  const { attachments: _same, ...body } = expenseOf(supplier, {
    note: 'Changed elsewhere',
  }) as Record<string, unknown>
  expect((await ask('PUT', `/v1/expenses/${second}`, body)).status).toBe(200)
  await books.refresh()
  expect(ids()).toEqual(inBooks())
  const found = books.expenses(
    ExpenseFilter.parse({ search: 'changed elsewhere', from: '2020-01-01', to: today }),
  )
  expect(found.rows.map(({ id }) => id)).toEqual([second])
})

test('an endpoint that is closed to this app costs no other collection', async () => {
  const { service, books, ids, inBooks } = await connected()
  service.dials.next({ path: '/v1/clients/list', act: { kind: 'status', status: 403 } })
  await books.refresh()
  expect(books.status.get().clients.problem).toBe('forbidden')
  expect(ids()).toEqual(inBooks())
  await books.refresh()
  expect(books.status.get().clients).toMatchObject({ count: 25 })
  expect(books.status.get().clients.problem).toBeUndefined()
})

test('without a network the books can be read as of the last refresh', async () => {
  const { service, books, ids, inBooks } = await connected()
  await books.refresh()
  const { asOf } = books.status.get().expenses
  const before = inBooks()
  await service.dials.offline(true)
  await expect(books.refresh()).rejects.toMatchObject({ code: 'offline' })
  expect(ids()).toEqual(before)
  expect(books.status.get().expenses.asOf).toBe(asOf)
  expect(books.status.get().choices.problem).toBe('offline')
})

test(
  'a large company is read whole, searched and paged to its last page',
  { timeout: 240_000 },
  async () => {
    const { books, pages } = await connected({ seed: 'large' })
    await books.refresh()
    expect(pages()).toBe(500)
    expect(books.status.get().expenses).toMatchObject({ count: 100_000, isRefreshing: false })
    expect(books.suppliers(SupplierFilter.parse({})).total).toBe(2000)
    await books.refresh()
    expect(pages()).toBe(501)
    const last = books.expenses(ExpenseFilter.parse({ offset: 99_950, limit: 100 }))
    expect(last.rows).toHaveLength(50)
    const found = books.expenses(ExpenseFilter.parse({ search: 'northgate', limit: 10 }))
    expect(found.total).toBeGreaterThan(10)
    expect(found.rows.every(({ supplierName }) => supplierName.includes('Northgate'))).toBe(true)
  },
)
