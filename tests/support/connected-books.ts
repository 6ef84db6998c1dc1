/** Books over the real demo service, read through the real client, beside a caller who asks past the app. */
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { ServiceClient } from '../../electron/api/connection'
import { Clients } from '../../electron/api/clients'
import { Expenses } from '../../electron/api/expenses'
import { exchange } from './exchange'
import { fetchReferenceData } from '../../electron/api/reference-data'
import { Suppliers } from '../../electron/api/suppliers'
import { Books } from '../../electron/books/books'
import type { Source } from '../../electron/books/source'
import { CachedBooks } from '../../electron/store/cache/cached-books'
import { Database } from '../../electron/store/database/database'
import { bookMigrations } from '../../electron/store/database/migrations'
import type { DemoOptions } from '../../sandbox/service'
import { ExpenseFilter } from '../../shared/expenses/expense-record'
import { visiting } from '../unit/sandbox/visitor'
import { newAccount } from './booked'
import { emptySource } from './empty-source'
import { temporaryFolder } from './files'

/** A service and the books of one account of it, until the test has ended. */
export async function connected(options: DemoOptions = {}) {
  const { service, tokens, ask } = await visiting({
    seed: 'demo',
    requestsPerSecond: 10_000,
    ...options,
  })
  const token = async () => tokens.access_token
  const client = new ServiceClient({
    baseUrl: service.baseUrl,
    tokens: { token, renew: token },
    exchange,
  })
  const expenses = new Expenses(client)
  const source: Source = {
    ...emptySource,
    referenceData: (date) => fetchReferenceData(client, date),
    suppliers: () => new Suppliers(client).listed(),
    clients: () => new Clients(client).listed(),
    expenses: (page, size) => expenses.page(page, size),
  }
  const database = new Database(path.join(temporaryFolder(), 'books.sqlite'), bookMigrations)
  onTestFinished(() => database.close())
  const cache = new CachedBooks(database)
  const books = new Books({ accountId: newAccount(), cache, source, now: () => new Date() })
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
