/** What Activity tells of invoices of both kinds, and of new clients and suppliers. Real core, real demo service. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptySupplierDraft } from '../../shared/books/supplier-draft'
import { draftOfInvoice } from '../../shared/invoices/invoice-edit'
import {
  billingOf,
  clientDraft,
  invoiceDraft,
  knowsBooks,
  salesDraft,
  type BillingApi,
} from '../support/billing'
import { Rig } from '../support/harness'

let rig: Rig
let api: BillingApi
beforeEach(async () => {
  rig = await Rig.start()
  await rig.connect()
  await knowsBooks(rig)
  api = billingOf(rig)
})
afterEach(() => rig.end())

/** The newest step of that name. */
function told(event: string) {
  const account = rig.core.accounts.need()
  const { rows } = rig.core.journal.page(account.id, { offset: 0, limit: 100 })
  const step = rows.find((row) => row.event === event)
  return step && { note: step.note, detail: step.detail }
}

async function sent() {
  const id = await api.invoices.begin(invoiceDraft(rig))
  const end = await api.invoices.send(id)
  if (end.kind !== 'done' || !end.outcome) throw new Error(JSON.stringify(end))
  return api.invoices.read(end.outcome.invoiceId)
}

async function saved() {
  const end = await api.salesInvoices.create(salesDraft(rig, 'Poster 7'))
  if (end.kind !== 'done' || !end.now) throw new Error(JSON.stringify(end))
  return end.now
}

test('a new invoice with its client, its day and what it comes to', async () => {
  const { invoice } = await sent()
  expect(told('invoice-created')).toEqual({
    note: `Invoice ${invoice.id}`,
    detail: [
      { field: 'client', after: invoice.clientName },
      { field: 'day', after: invoice.issuedDate },
      { field: 'total', after: '819.99' },
    ],
  })
})

test('each field of a draft that was edited, before and after, and none that was not', async () => {
  const { invoice, seen } = await sent()
  const before = draftOfInvoice(invoice)
  const [design, print] = before.lines
  if (!design || !print) throw new Error('There are no lines')
  const draft = {
    ...before,
    paymentTermsDays: '21',
    lines: [
      { ...design, price: '500' },
      { ...print, vatType: 'Standard' },
    ],
  }
  const end = await api.invoices.change({ invoiceId: invoice.id, seen, draft })
  expect(end.kind).toBe('done')
  expect(told('invoice-change-done')).toEqual({
    note: `Invoice ${invoice.id}: edit`,
    detail: [
      { field: 'terms', before: '14', after: '21' },
      { field: 'total', before: '819.99', after: '1019.99' },
      { field: 'price', at: 1, before: '400.00', after: '500.00' },
      { field: 'vat', at: 2, before: 'Zero', after: 'Standard' },
    ],
  })
})

test('lines that came and went', async () => {
  const { invoice, seen } = await sent()
  const before = draftOfInvoice(invoice)
  const draft = { ...before, lines: before.lines.slice(0, 1) }
  await api.invoices.change({ invoiceId: invoice.id, seen, draft })
  expect(told('invoice-change-done')?.detail).toEqual([
    { field: 'total', before: '819.99', after: '720.00' },
    { field: 'description', at: 2, before: 'Print' },
    { field: 'quantity', at: 2, before: '3' },
    { field: 'price', at: 2, before: '33.33' },
    { field: 'vat', at: 2, before: 'Zero' },
  ])
})

test('a sales invoice from its making to its end', async () => {
  const { invoice, seen } = await saved()
  const note = `Sales invoice ${invoice.id}`
  expect(told('sales-invoice-created')).toEqual({
    note,
    detail: [
      { field: 'reference', after: 'Poster 7' },
      { field: 'day', after: invoice.issuedDate },
      { field: 'total', after: '120.00' },
    ],
  })
  const changes = { set: { note: 'With thanks', paymentTermsDays: 21 } }
  const edited = await api.salesInvoices.edit({ id: invoice.id, seen, changes })
  if (edited.kind !== 'done' || !edited.now) throw new Error(JSON.stringify(edited))
  expect(told('sales-invoice-changed')).toEqual({
    note,
    detail: [
      { field: 'terms', before: '14', after: '21' },
      { field: 'note', after: 'With thanks' },
    ],
  })
  const issued = await api.salesInvoices.issue({ id: invoice.id, seen: edited.now.seen })
  if (issued.kind !== 'done' || !issued.now) throw new Error(JSON.stringify(issued))
  const { number, dueDate } = issued.now.invoice
  expect(number).toBeDefined()
  expect(told('sales-invoice-issued')).toEqual({
    note,
    detail: [
      { field: 'number', after: number },
      { field: 'due', after: dueDate },
    ],
  })
})

test('a deleted draft, and a change that the service refused as not made', async () => {
  const { invoice, seen } = await saved()
  const fault = { method: 'PUT', path: `sales_invoices/${invoice.id}$` }
  rig.service.dials.next({ ...fault, act: { kind: 'status', status: 400 } })
  const changes = { set: { reference: 'Poster 8' } }
  const refused = await api.salesInvoices.edit({ id: invoice.id, seen, changes })
  expect(refused.kind).toBe('not-done')
  expect(told('sales-invoice-changed')).toBeUndefined()
  expect(told('sales-invoice-changed-not')?.detail).toEqual([
    { field: 'reference', before: 'Poster 7', after: 'Poster 8' },
  ])
  await api.salesInvoices.delete({ id: invoice.id, seen })
  expect(told('sales-invoice-deleted')).toMatchObject({ note: `Sales invoice ${invoice.id}` })
})

test('a new client and a new supplier', async () => {
  await api.clients.create({ draft: clientDraft() })
  expect(told('client-created')).toEqual({
    note: 'Client Quarry Lane Studio',
    detail: [
      { field: 'email', after: 'pay@quarrylane.example' },
      { field: 'terms', after: '30' },
    ],
  })
  const { suppliers } = rig.core.accounts.need().billing
  const draft = { ...emptySupplierDraft, name: 'Ashworth Paper' }
  expect((await suppliers.create(draft, [])).kind).toBe('done')
  expect(told('supplier-created')).toMatchObject({ note: 'Supplier Ashworth Paper' })
})
