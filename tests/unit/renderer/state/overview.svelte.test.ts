import { expect, test, vi } from 'vitest'
import { addAmounts } from '../../../../shared/money'
import { createApi } from '../../../../shared/channel'
import { contract } from '../../../../shared/ipc'
import { createDocket } from '../../../../renderer/state/docket.svelte'
import { fakeTransport } from '../../../window/fake-transport'
import { knownBooks } from '../../../window/known-books'
import { scenes } from '../../../window/scenes'

// The only part of a page that these states touch: where the theme is put.
vi.stubGlobal('document', { documentElement: { dataset: {} } })

async function opened(name = 'overview') {
  const fake = fakeTransport(scenes[name]!())
  const docket = createDocket(createApi(contract, fake.transport))
  await vi.waitFor(() => expect(docket.session.isKnown).toBe(true))
  docket.route.go('overview')
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), toFake: ['Date'] })
  await docket.overview.look()
  vi.useRealTimers()
  return { ...docket, fake }
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
  receivables.showAge('0-30')
  overview.showOwed('0-30')
  expect([route.screen, salesInvoices.isOwed, receivables.age]).toEqual([
    ...['salesInvoices', true, '0-30'],
  ])
})

test('what is shown follows the books while somebody looks', async () => {
  const { fake, overview, route } = await opened()
  const before = overview.spending
  fake.learn(knownBooks(3, {}))
  await vi.waitFor(() => expect(overview.spending).not.toBe(before))
  expect(overview.spending?.total.count).toBeLessThanOrEqual(3)
  route.go('inbox')
  const asked = () => fake.calls.filter((channel) => channel.includes('overview')).length
  const count = asked()
  fake.learn(knownBooks(5, {}))
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect(asked()).toBe(count)
})

test('nothing of other books is shown, and without books nothing is asked', async () => {
  const { overview, route } = await opened()
  route.go('inbox')
  overview.restart()
  expect(overview.spending).toBeUndefined()
  const { fake } = await opened('welcome')
  expect(fake.calls.filter((channel) => channel.includes('overview'))).toEqual([])
})
