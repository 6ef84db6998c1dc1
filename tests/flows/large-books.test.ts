/** A company of 10,000 expenses: what the demo service makes of it, and the books that are read from it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SupplierFilter } from '../../shared/books/books'
import { ExpenseFilter } from '../../shared/expenses/expense-record'
import { startDemoService } from '../../sandbox/service'
import { connected } from '../support/connected-books'

test('a large company opens again as it was filled, and is read whole, searched and paged to its last page', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-service-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const database = path.join(folder, 'books.db')
  await (await startDemoService({ database, seed: 'medium' })).close()

  const { ask, books, pages } = await connected({ database, seed: 'medium' })
  const last = await ask('GET', '/v1/expenses?size=200&page=49&sort=postingDate,desc')
  expect(last.body).toMatchObject({ totalElements: 10_000, last: true, numberOfElements: 200 })
  expect((await ask('GET', '/v1/expenses/suppliers')).body).toHaveLength(2000)
  const found = await ask('GET', '/v1/expenses/suppliers?supplierName=Northgate%20Fuels,%20Ripon')
  expect(found.body).toHaveLength(1)
  expect((await ask('GET', '/v1/invoices/7500')).status).toBe(200)
  expect((await ask('GET', '/v1/invoices/7501')).status).toBe(404)

  const before = pages()
  await books.refresh()
  expect(pages() - before).toBe(50)
  expect(books.status.get().expenses).toMatchObject({ count: 10_000, isRefreshing: false })
  expect(books.suppliers(SupplierFilter.parse({})).total).toBe(2000)
  await books.refresh()
  expect(pages() - before).toBe(51)
  expect(books.expenses(ExpenseFilter.parse({ offset: 9_950, limit: 100 })).rows).toHaveLength(50)
  const searched = books.expenses(ExpenseFilter.parse({ search: 'northgate', limit: 10 }))
  expect(searched.total).toBeGreaterThan(10)
  expect(searched.rows.every(({ supplierName }) => supplierName.includes('Northgate'))).toBe(true)
}, 600_000)
