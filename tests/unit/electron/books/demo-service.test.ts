/** Of electron/books/books.ts, over the real demo service. */
import { expect, test } from 'vitest'
import { NamedFilter, SupplierFilter } from '../../../../shared/books/books'
import { ExpenseFilter } from '../../../../shared/expenses/expense-record'
import { connected } from '../../../support/connected-books'
import { expenseOf, supplierOf, today } from '../../sandbox/visitor'

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

test('a list of pages that changed each time it was read takes no client out of the books', async () => {
  const { service, books } = await connected()
  await books.refresh()
  const page = (body: object) => {
    const act = { kind: 'status', status: 200, body } as const
    service.dials.next({ path: '/v1/clients/list', act })
  }
  page({ message: 'Not a list at all' })
  await books.refresh()
  expect(books.clients(NamedFilter.parse({})).total).toBe(25)
  page({ content: [], last: false })
  for (const [first, second] of [
    [7, 8],
    [9, 6],
  ]) {
    page({ content: [{ id: first, name: 'Shown' }], last: false, totalElements: 3 })
    page({ content: [{ id: second, name: 'Shown too' }], last: true, totalElements: 2 })
  }
  await books.refresh()
  expect(books.status.get().clients.problem).toBeUndefined()
  expect(books.clients(NamedFilter.parse({})).total).toBe(27)
  await books.refresh()
  expect(books.clients(NamedFilter.parse({})).total).toBe(25)
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
