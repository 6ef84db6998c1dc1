/** Records lead to each other both ways, over the books as they are known here. */
import { expect, test, vi } from 'vitest'
import { leadsToAccounts, leadToClient, leadToSupplier } from '../../../../renderer/record/leads'
import { createDocket } from '../../../../renderer/shell/docket.svelte'
import { openScene } from '../../../support/scene'

vi.stubGlobal('HTMLInputElement', Map)
vi.stubGlobal('document', {
  documentElement: { dataset: {} },
  getElementById: () => null,
  querySelector: () => null,
})

async function opened() {
  const { api } = await openScene('full')
  const docket = createDocket(api)
  await vi.waitFor(() => expect(docket.session.isKnown).toBe(true))
  return { ...docket, api }
}

test('a supplier leads to its receipts on their way, and a receipt back to its supplier', async () => {
  const { api, books, inbox, links, route } = await opened()
  const { rows } = await api.books.suppliers({ search: 'harbour', limit: 1 })
  const { id, name } = rows[0] ?? { id: 0, name: '' }
  links.receiptsOf(name, 'review')
  expect([route.screen, inbox.list, inbox.search]).toEqual(['inbox', 'review', name])
  await vi.waitFor(() => expect(inbox.row(0)?.supplierName).toBe(name))
  const [back] = leadToSupplier(links, { id, name })
  await back?.go()
  books.show('suppliers')
  expect([route.screen, books.list.selected?.id]).toEqual(['suppliers', id])
})

test('what was paid leads to the bank account once, by its name or its number', async () => {
  const { api, books, links, route } = await opened()
  const { rows } = await api.books.bankAccounts({ limit: 10 })
  const { id = 0, name = '' } = rows[0] ?? {}
  const paid = [
    { bankAccountId: id },
    { bankAccountId: id, bankAccountName: name },
    { bankAccountName: 'nowhere' },
    { bankAccountId: 99_999 },
  ]
  const leads = leadsToAccounts(links, 'from', paid)
  expect(leads.map(({ words }) => words)).toEqual([
    `Paid from: ${name}`,
    'Paid from: account #99999',
  ])
  await leads[0]?.go()
  books.show('bankAccounts')
  expect([route.screen, books.list.selected?.id]).toEqual(['bankAccounts', id])
})

test('a bank account that is not known here is said to be so, and the screen stays', async () => {
  const { links, route, toasts } = await opened()
  const before = route.screen
  await leadsToAccounts(links, 'into', [{ bankAccountId: 99_999 }])[0]?.go()
  expect(toasts.all.map(({ title }) => title)).toEqual([
    'The bank account is not in the books as they are known here',
  ])
  expect(route.screen).toBe(before)
})

test('an invoice of either kind leads to its client, and the client to its invoices', async () => {
  const { api, bookFacts, books, invoices, links, route, salesInvoices } = await opened()
  for (const kind of ['new', 'sales'] as const) {
    const { rows } = await api.books.invoices({ limit: 1, kind })
    const { clientId: id = 0, clientName: name = '' } = rows[0] ?? {}
    await leadToClient(links, { id, name })[0]?.go()
    books.show('clients')
    expect([route.screen, books.list.selected?.id]).toEqual(['clients', id])
    await bookFacts.lookAtClient(id)
    const theirs = bookFacts.client(id)?.invoices.find((row) => row.kind === kind)
    await links.invoice(kind, theirs?.id ?? 0)
    expect(route.screen).toBe('invoices')
    expect(kind === 'new' ? invoices.shownId : salesInvoices.record.openId).toBe(theirs?.id)
  }
})
