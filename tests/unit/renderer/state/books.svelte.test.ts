import { expect, test, vi } from 'vitest'
import { createApi } from '../../../../shared/channel'
import type { ExpenseRecord } from '../../../../shared/expense-record'
import { contract } from '../../../../shared/ipc'
import { createDocket } from '../../../../renderer/state/docket.svelte'
import { fakeTransport } from '../../../window/fake-transport'
import { knownBooks } from '../../../window/known-books'
import { scenes } from '../../../window/scenes'

// The only part of a page that these states touch: where the theme is put.
vi.stubGlobal('document', { documentElement: { dataset: {} } })

async function opened(scene: string) {
  const made = scenes[scene]?.()
  if (!made) throw new Error(`No scene ${scene}`)
  const fake = fakeTransport(made)
  const docket = createDocket(createApi(contract, fake.transport))
  const { books, route, session } = docket
  await vi.waitFor(() => expect(session.isKnown).toBe(true))
  route.go('expenses')
  books.list.load()
  await vi.waitFor(() => expect(books.list.total).toBeDefined())
  return { ...docket, fake }
}

const asked = (fake: { calls: string[] }) => fake.calls.filter((call) => call === 'books.expenses')

test('of a hundred thousand expenses only the pages in view are fetched', async () => {
  const { books, fake } = await opened('books-huge')
  expect(books.list.total).toBe(100_000)
  const before = asked(fake).length
  books.list.view(60_010, 60_040)
  await vi.waitFor(() => expect(books.list.row(60_020)).toBeDefined())
  expect(asked(fake).length).toBe(before + 1)
})

test('records that changed are asked for again, and the selection stays on the same one', async () => {
  const { books, fake } = await opened('full')
  books.list.select(3)
  const id = books.list.selected?.id
  const known = knownBooks(240, {})
  const newest = { ...known.expenses[0]!, id: 95_000, postingDate: '2026-11-21' }
  const expenses = known.expenses.map((row) => (row.id === id ? { ...row, note: 'changed' } : row))
  const wanted = books.list.wanted
  fake.learn({ ...known, expenses: [newest, ...expenses] })
  await vi.waitFor(() => expect(books.list.total).toBe(241))
  expect(books.list.selected).toMatchObject({ id, note: 'changed' })
  expect(books.list.selectedIndex).toBe(4)
  expect(books.list.wanted, 'the list is not scrolled').toBe(wanted)
})

test('rows stay while the answer to another search is on its way', async () => {
  const { books } = await opened('full')
  books.list.find('rail')
  expect(books.list.row(0)).toBeDefined()
  await vi.waitFor(() => expect(books.list.total).toBe(40))
  expect((books.list.row(0) as ExpenseRecord).supplierName).toBe('Harbour Rail')
})

test('an answer to an older question is not shown', async () => {
  const { books } = await opened('full')
  books.list.find('rail')
  books.list.find('northgate')
  await vi.waitFor(() => expect(books.list.total).toBe(40))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect((books.list.row(0) as ExpenseRecord).supplierName).toBe('Northgate Fuels')
})

test('a head sorts by its column and turns the order round when pressed again', async () => {
  const { books } = await opened('full')
  const gross = () => Number((books.list.row(0) as ExpenseRecord).gross)
  books.list.sort('amount')
  await vi.waitFor(() => expect(gross()).toBeGreaterThan(200))
  books.list.sort('amount')
  await vi.waitFor(() => expect(gross()).toBeLessThan(10))
})

test('filters narrow the expenses, and a date that is none narrows nothing', async () => {
  const { books, fake } = await opened('full')
  books.narrow({ receipt: 'without' })
  await vi.waitFor(() => expect(books.list.total).toBe(60))
  books.narrow({ method: 'CASH' })
  await vi.waitFor(() => expect(books.list.total).toBeLessThan(60))
  const before = asked(fake).length
  books.narrow({ from: 'yesterdayish' })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked(fake).length).toBe(before)
})

test('escape takes the search away, then the selection, then nothing', async () => {
  const { books } = await opened('full')
  books.list.find('rail')
  await vi.waitFor(() => expect(books.list.total).toBe(40))
  books.list.select(2)
  expect(books.stepBack()).toBe(true)
  expect(books.list.search).toBe('')
  expect(books.list.selected).toBeDefined()
  expect(books.stepBack()).toBe(true)
  expect(books.list.selected).toBeUndefined()
  expect(books.stepBack()).toBe(false)
})

test('nothing of the books before is shown after a change of books, not even late answers', async () => {
  const { accounts, books, session } = await opened('accounts')
  books.narrow({ method: 'EFT' })
  books.list.find('rail')
  await vi.waitFor(() => expect(books.list.total).toBeLessThan(40))
  books.list.select(0)
  books.list.view(100, 130)
  await accounts.show(accounts.list[1]?.account.id ?? '')
  await vi.waitFor(() => expect(session.account?.name).toBe('Hill & Dale Joinery Ltd'))
  expect(books.list.selected).toBeUndefined()
  expect(books.list.search).toBe('')
  expect(books.isNarrowed).toBe(false)
  await vi.waitFor(() => expect(books.list.total).toBe(3))
  expect(books.list.row(100)).toBeUndefined()
})

test('End goes to the last of a hundred thousand, whose page is not here yet', async () => {
  const { books } = await opened('books-huge')
  books.list.toEnd()
  await vi.waitFor(() => expect(books.list.selectedIndex).toBe(99_999))
  expect(books.list.selected?.id).toBe(books.list.row(99_999)?.id)
})

test('a refresh that fails is told by the list, not in a toast as well', async () => {
  const { books, toasts } = await opened('books-offline')
  await books.refresh()
  expect(books.status('expenses').problem).toBe('offline')
  expect(toasts.all).toEqual([])
})
