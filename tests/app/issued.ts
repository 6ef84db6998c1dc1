/** Issued sales invoices, by the app's own contract, for tests that are about what comes after. */
import type { ClientPage, ClientRecord } from '../../shared/books/books'
import { calendarDate } from '../../shared/calendar'
import type { SalesInvoiceEnd, SalesInvoiceView } from '../../shared/sales-invoices/sales-billing'
import type { Desk } from './support'

/** Clients of the books at hand that have an e-mail address. */
export async function reachableClients(desk: Desk): Promise<ClientRecord[]> {
  const { rows } = (await desk.ask('books.clients', { limit: 50 })) as ClientPage
  return rows.filter(({ email = '' }) => email !== '')
}

/** One that is due today. @param client the first who can be reached where it is absent */
export async function issued(desk: Desk, client?: ClientRecord): Promise<SalesInvoiceView> {
  const draft = {
    clientId: (client ?? (await reachableClients(desk))[0])?.id,
    issuedDate: calendarDate(new Date()),
    paymentTermsDays: 0,
    currency: 'GBP',
    lines: [{ description: 'Poster', quantity: '1', rate: '100', net: '100', gross: '100' }],
  }
  const { invoice, seen } = nowOf(await desk.ask('salesInvoices.create', draft))
  return nowOf(await desk.ask('salesInvoices.issue', { id: invoice.id, seen }))
}

function nowOf(ended: unknown): SalesInvoiceView {
  const end = ended as SalesInvoiceEnd
  if (end.kind !== 'done' || !end.now) throw new Error(JSON.stringify(end))
  return end.now
}
