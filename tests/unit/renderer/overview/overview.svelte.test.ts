import { expect, test, vi } from 'vitest'
import type { AppApi } from '../../../../shared/ipc'
import { addAmounts } from '../../../../shared/money'
import { createDocket } from '../../../../renderer/shell/docket.svelte'
import { openScene } from '../../../support/scene'
import { now, type World } from '../../../window/world'

// The only part of a page that these states touch: where the theme is put.
vi.stubGlobal('document', { documentElement: { dataset: {} } })
vi.setSystemTime(now)

async function opened(name = 'empty') {
  const scene = await openScene(name)
  const docket = await lookedAt(scene.api)
  return { ...docket, ...scene }
}

async function lookedAt(api: AppApi) {
  const docket = createDocket(api)
  await vi.waitFor(() => expect(docket.session.isKnown).toBe(true))
  docket.route.go('overview')
  await docket.overview.look()
  return docket
}

/** A colleague spends another pound on the newest expense, and the books are read anew. */
async function spendMore({ api, world }: { api: AppApi; world: World }): Promise<void> {
  world.meddles = {
    when: /^books\.refresh$/,
    sql: `UPDATE expense_lines SET gross_pence = gross_pence + 100
      WHERE expense_id = (SELECT id FROM expenses ORDER BY posting_date DESC LIMIT 1)`,
  }
  await api.books.refresh({ everything: true })
}

test('the list behind a month holds what its bar says', async () => {
  const { books, overview, route } = await opened()
  const month = overview.spending!.months.at(-1)!
  expect(month.count).toBeGreaterThan(0)
  books.narrow({ method: 'CASH' })
  overview.showExpenses(month)
  expect(route.screen).toBe('expenses')
  await vi.waitFor(() => expect(books.list.total).toBe(month.count))
  const rows = Array.from(
    { length: month.count },
    (_, at) => books.list.row(at) as { gross: string },
  )
  expect(addAmounts(rows.map(({ gross }) => gross))).toBe(month.amount)
})

test('the list behind a type holds the expenses of that type within the twelve months', async () => {
  const { books, overview } = await opened()
  const { span, types } = overview.spending!
  const [{ code, count }] = types as [(typeof types)[number]]
  overview.showExpenses(span, { code, name: 'Fuel' })
  expect(books.filters).toMatchObject({ ...span, type: { code }, receipt: '' })
  await vi.waitFor(() => expect(books.list.total).toBe(count))
})

test('counts lead to their list of the inbox, and ages to what is owed since then', async () => {
  const { inbox, overview, receivables, route, salesInvoices } = await opened()
  overview.showReceipts('attention')
  expect([route.screen, inbox.list]).toEqual(['inbox', 'attention'])
  receivables.showAge('1-30')
  overview.showOwed('1-30')
  expect([route.screen, salesInvoices.isOwed, receivables.age]).toEqual(['invoices', true, '1-30'])
})

test('what is shown follows the books while somebody looks', async () => {
  const all = await opened()
  const { overview, route } = all
  const another = await lookedAt(all.api)
  const { amount } = overview.spending!.total
  await spendMore(all)
  const more = addAmounts([amount, '1.00'])
  await vi.waitFor(() => expect(overview.spending?.total.amount).toBe(more))
  await vi.waitFor(() => expect(another.overview.spending?.total.amount).toBe(more))
  route.go('inbox')
  await spendMore(all)
  // Whoever still looks is told no sooner than the one who does not would be.
  const most = addAmounts([amount, '2.00'])
  await vi.waitFor(() => expect(another.overview.spending?.total.amount).toBe(most))
  expect(overview.spending?.total.amount).toBe(more)
})

test('nothing of other books is shown, and without books nothing is asked', async () => {
  const { overview, route } = await opened()
  expect(overview.spending).toBeDefined()
  route.go('inbox')
  overview.restart()
  expect(overview.spending).toBeUndefined()
  const { calls } = await opened('welcome')
  expect(calls.filter((channel) => channel.includes('overview'))).toEqual([])
})
