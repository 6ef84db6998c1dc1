import { expect, test, vi } from 'vitest'
import { BookFacts } from '../../../../renderer/books/books-facts.svelte'
import { addAmounts } from '../../../../shared/money'
import { openScene } from '../../../support/scene'
import { now } from '../../../window/world'

vi.setSystemTime(now)

async function opened() {
  const { api } = await openScene('empty')
  const { clients } = await api.invoices.receivables()
  return { api, clients, facts: new BookFacts(api) }
}

test('a client shows what it owes, and its invoices of both kinds, newest first', async () => {
  const { api, clients, facts } = await opened()
  const owing = clients.find(({ clientId }) => clientId !== undefined)
  const id = owing?.clientId ?? 0
  await facts.lookAtClient(id)
  const shown = facts.client(id)
  expect(shown?.owed?.total).toEqual(owing?.total)
  const { invoices } = await api.invoices.receivables()
  const theirs = invoices.filter(({ clientId }) => clientId === id)
  expect(shown?.owed?.total.amount).toBe(
    addAmounts(theirs.flatMap((each) => each.outstanding ?? [])),
  )
  const days = shown?.invoices.map(({ issuedDate }) => issuedDate) ?? []
  expect(days).toEqual(days.toSorted().toReversed())
  expect(days.length).toBe(Math.min(12, shown?.total ?? 0))
  expect(shown?.invoices.every(({ clientId }) => clientId === id)).toBe(true)
})

test('invoices of interface A stand among those of a client', async () => {
  const { api, facts } = await opened()
  const { rows } = await api.books.invoices({ limit: 1, kind: 'new' })
  const id = rows[0]?.clientId ?? 0
  await facts.lookAtClient(id)
  const kinds = facts.client(id)?.invoices.map((row) => [row.kind, row.id])
  expect(kinds).toContainEqual(['new', rows[0]?.id])
})

test('who owes nothing shows nothing, and another client is not shown in its place', async () => {
  const { api, clients, facts } = await opened()
  const { rows } = await api.books.clients({ limit: 50 })
  const free = rows.find(({ id }) => clients.every(({ clientId }) => clientId !== id))
  await facts.lookAtClient(free?.id ?? 0)
  expect(facts.client(free?.id ?? 0)?.owed).toBeUndefined()
  expect(facts.client(1)).toBeUndefined()
})

test('a supplier shows what is on its way into the books, by the lists of the Inbox', async () => {
  const { api } = await openScene('full')
  const facts = new BookFacts(api)
  const { rows } = await api.books.suppliers({ search: 'harbour', limit: 1 })
  const supplier = rows[0] ?? { id: 0, name: '' }
  await facts.lookAtSupplier(supplier)
  const waiting = facts.supplier(supplier.id)?.waiting ?? []
  expect(waiting.map(({ list }) => list)).toContain('review')
  for (const { list, count } of waiting) {
    const ids = await api.receipts.ids({ list, search: supplier.name })
    expect([list, ids.length]).toEqual([list, count])
  }
})
