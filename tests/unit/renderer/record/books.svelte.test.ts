import { expect, test, vi } from 'vitest'
import type { ExpenseRecord } from '../../../../shared/expenses/expense-record'
import { createDocket } from '../../../../renderer/shell/docket.svelte'
import { openScene } from '../../../support/scene'

// The only part of a page that these states touch: where the theme is put.
vi.stubGlobal('document', { documentElement: { dataset: {} } })

async function opened(name = 'empty') {
  const scene = await openScene(name)
  const docket = createDocket(scene.api)
  const { books, route, session } = docket
  await vi.waitFor(() => expect(session.isKnown).toBe(true))
  route.go('expenses')
  books.list.load()
  await vi.waitFor(() => expect(books.list.total).toBeDefined())
  const booked = (await scene.world.company('demo')).books()
  return { ...docket, ...scene, booked, boughtFrom: (name: string) => boughtFrom(booked, name) }
}

type Opened = Awaited<ReturnType<typeof opened>>

const boughtFrom = (booked: readonly { supplier: string }[], name: string) =>
  booked.filter(({ supplier }) => supplier === name).length

const first = ({ books }: Pick<Opened, 'books'>) => books.list.row(0) as ExpenseRecord

/** Asks for something that is answered late. @returns waits until it was answered */
function askLate({ api, world }: Opened, ask: () => void): () => Promise<unknown> {
  world.answersAfterMs = 100
  ask()
  const last = api.books.expenses({})
  world.answersAfterMs = 0
  return () => last
}

test('of a long list only the pages in view are fetched', async () => {
  const { api, books, booked } = await opened()
  expect(books.list.total).toBe(booked.length)
  const asked = vi.spyOn(api.books, 'expenses')
  books.list.view(240, 260)
  await vi.waitFor(() => expect(books.list.row(250)).toBeDefined())
  const offsets = asked.mock.calls.map(([{ offset }]) => offset)
  expect(offsets.filter((offset) => offset !== 0)).toEqual([200])
  expect(books.list.row(150)).toBeUndefined()
})

test('records that changed are asked for again, and the selection stays on the same one', async () => {
  const { api, books, booked, world } = await opened()
  books.list.select(3)
  const id = books.list.selected?.id
  world.meddles = {
    when: /^books\.refresh$/,
    sql: `UPDATE expenses SET note = 'changed' WHERE id = ${id};
      INSERT INTO expenses (supplier_id, posting_date, note, supplier_reference, created_by)
        SELECT supplier_id, '2026-11-21', note, supplier_reference, created_by
        FROM expenses WHERE id = ${id};
      INSERT INTO expense_lines (expense_id, expense_type, description, vat_type, gross_pence)
        SELECT (SELECT max(id) FROM expenses), expense_type, description, vat_type, gross_pence
        FROM expense_lines WHERE expense_id = ${id};`,
  }
  const wanted = books.list.wanted
  await api.books.refresh({ everything: true })
  await vi.waitFor(() => expect(books.list.total).toBe(booked.length + 1))
  await vi.waitFor(() => expect(books.list.selected).toMatchObject({ id, note: 'changed' }))
  expect(books.list.selectedIndex).toBe(4)
  expect(books.list.wanted, 'the list is not scrolled').toBe(wanted)
})

test('rows stay while the answer to another search is on its way', async () => {
  const all = await opened()
  const { books } = all
  books.list.find('rail')
  expect(first(all)).toBeDefined()
  await vi.waitFor(() => expect(books.list.total).toBe(all.boughtFrom('Harbour Rail')))
  expect(first(all).supplierName).toBe('Harbour Rail')
})

test('an answer to an older question is not shown', async () => {
  const all = await opened()
  const { books } = all
  const older = askLate(all, () => books.list.find('rail'))
  books.list.find('northgate')
  await vi.waitFor(() => expect(books.list.total).toBe(all.boughtFrom('Northgate Fuels')))
  await older()
  expect(books.list.total).toBe(all.boughtFrom('Northgate Fuels'))
  expect(first(all).supplierName).toBe('Northgate Fuels')
})

test('a head sorts by its column and turns the order round when pressed again', async () => {
  const all = await opened()
  const { books, booked } = all
  const pence = booked.map(({ grossPence }) => grossPence)
  const gross = () => Math.round(Number(first(all).gross) * 100)
  books.list.sort('amount')
  await vi.waitFor(() => expect(gross()).toBe(Math.max(...pence)))
  books.list.sort('amount')
  await vi.waitFor(() => expect(gross()).toBe(Math.min(...pence)))
})

test('filters narrow the expenses, and a date that is none narrows nothing', async () => {
  const { books, booked, calls } = await opened()
  const without = booked.filter(({ attachments }) => attachments.length === 0)
  books.narrow({ receipt: 'without' })
  await vi.waitFor(() => expect(books.list.total).toBe(without.length))
  const method = 'DIRECTORS_EXPENSES'
  const paidSo = without.filter(({ payments }) => payments.some((each) => each.method === method))
  books.narrow({ method })
  await vi.waitFor(() => expect(books.list.total).toBe(paidSo.length))
  expect(paidSo).not.toEqual([])
  const before = calls.length
  books.narrow({ from: 'yesterdayish' })
  expect(calls).toHaveLength(before)
  expect(books.list.isOutdated).toBe(false)
})

test('escape takes the search away, then the selection, then nothing', async () => {
  const { books, boughtFrom } = await opened()
  books.list.find('rail')
  await vi.waitFor(() => expect(books.list.total).toBe(boughtFrom('Harbour Rail')))
  books.list.select(2)
  expect(books.stepBack()).toBe(true)
  expect(books.list.search).toBe('')
  expect(books.list.selected).toBeDefined()
  expect(books.stepBack()).toBe(true)
  expect(books.list.selected).toBeUndefined()
  expect(books.stepBack()).toBe(false)
})

test('nothing of the books before is shown after a change of books, not even late answers', async () => {
  const all = await opened('accounts')
  const { accounts, books, session, world } = all
  books.narrow({ method: 'EFT' })
  books.list.find('rail')
  await vi.waitFor(() => expect(books.list.total).toBe(all.boughtFrom('Harbour Rail')))
  books.list.select(0)
  const late = askLate(all, () => books.list.find('kettle'))
  const other = accounts.list[1]?.account
  await accounts.show(other?.id ?? '')
  await vi.waitFor(() => expect(session.account?.name).toBe('Hill & Dale Joinery Ltd'))
  expect(books.list.selected).toBeUndefined()
  expect(books.list.search).toBe('')
  expect(books.isNarrowed).toBe(false)
  const theirs = (await world.company('hill')).books()
  await vi.waitFor(() => expect(books.list.total).toBe(theirs.length))
  await late()
  expect(books.list.total).toBe(theirs.length)
  expect(theirs.map(({ id }) => id)).toContain(first(all).id)
})

test('End goes to the last of a long list, whose page is not here yet', async () => {
  const { books, booked } = await opened()
  const last = booked.length - 1
  expect(books.list.row(last)).toBeUndefined()
  books.list.toEnd()
  await vi.waitFor(() => expect(books.list.selectedIndex).toBe(last))
  expect(books.list.selected?.id).toBe(books.list.row(last)?.id)
})

test('a refresh that fails is told by the list, not in a toast as well', async () => {
  const { books, toasts, world } = await opened()
  world.wire.isDown = true
  await books.refresh()
  expect(books.status('expenses').problem).toBe('offline')
  expect(toasts.all).toEqual([])
})
