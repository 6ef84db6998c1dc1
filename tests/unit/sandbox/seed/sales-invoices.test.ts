import { expect, test } from 'vitest'
import { calling } from '../sales-invoices/caller'
import type { ShownInvoice } from '../sales-invoices/caller'

test('the demo company has a year of sales invoices in every state, for a dozen clients', async () => {
  const { ask } = await calling({ seed: 'demo' })
  const { count, salesInvoice } = (await ask('GET', '')).body
  expect(count).toBe(42)
  const tally = (state: string) =>
    salesInvoice.filter(({ salesInvoiceDetails }) => salesInvoiceDetails.state === state).length
  expect(['DRAFT', 'DUE', 'OVERDUE', 'SETTLED', 'WRITTEN_OFF'].map(tally)).toEqual([5, 7, 6, 22, 2])
  const clients = salesInvoice.map(({ salesInvoiceDetails }) => salesInvoiceDetails.client.clientId)
  expect(new Set(clients).size).toBe(12)
  for (const { salesInvoiceDetails } of salesInvoice) {
    expect(salesInvoiceDetails.issuedDate >= '2025-06-15').toBe(true)
    expect(salesInvoiceDetails.issuedDate <= '2026-06-15').toBe(true)
  }
})

test('what has been issued or paid says when, and nothing lies ahead', async () => {
  const { ask } = await calling({ seed: 'demo' })
  const { salesInvoice } = (await ask('GET', '')).body
  for (const { salesInvoiceDetails: details, clientPayments } of salesInvoice) {
    expect(details.invoiceNumber === undefined).toBe(details.state === 'DRAFT')
    expect(details.dueDate === undefined).toBe(details.state === 'DRAFT')
    expect(details.settledDate !== undefined).toBe(details.state === 'SETTLED')
    if (details.state === 'SETTLED') expect(clientPayments.count).toBe(1)
    expect(details.lastModifiedDate <= '2026-06-15T12').toBe(true)
    expect((details.settledDate ?? '') <= '2026-06-15').toBe(true)
  }
})

test('numbers follow the dates of issue', async () => {
  const { ask } = await calling({ seed: 'demo' })
  const { salesInvoice } = (await ask('GET', '')).body
  const byNumber = salesInvoice
    .map(({ salesInvoiceDetails: { invoiceNumber = '', issuedDate } }) => ({
      invoiceNumber,
      issuedDate,
    }))
    .filter(({ invoiceNumber }) => invoiceNumber !== '')
    .sort((left, right) => left.invoiceNumber.localeCompare(right.invoiceNumber))
  const dates = byNumber.map(({ issuedDate }) => issuedDate)
  expect(byNumber.map(({ invoiceNumber }) => Number(invoiceNumber.slice(5)))).toEqual(
    dates.map((_, index) => index + 1),
  )
  expect(dates).toEqual([...dates].sort())
})

test('an invoice paid in part stays due or overdue', async () => {
  const { ask } = await calling({ seed: 'demo' })
  const { salesInvoice } = (await ask('GET', '?state=due,overdue')).body
  const isPaid = ({ clientPayments }: ShownInvoice) => clientPayments.count === 1
  const paid = salesInvoice.filter(isPaid)
  expect(paid.map(({ salesInvoiceDetails }) => salesInvoiceDetails.state)).toEqual([
    'DUE',
    'OVERDUE',
  ])
})

test('an empty company has none', async () => {
  const { ask } = await calling()
  expect((await ask('GET', '')).body.count).toBe(0)
})
