/** What the cached books of one account are refreshed from: the endpoints of both interfaces, as the books ask for them. */
import { AppError } from '../../shared/errors'
import { fetchBankAccounts } from '../api/bank-accounts'
import type { ServiceClient } from '../api/connection'
import { Clients } from '../api/clients'
import { fetchCountries } from '../api/countries'
import { Expenses } from '../api/expenses'
import { invoiceRecordOf } from '../api/invoice-record'
import { Invoices } from '../api/invoices'
import { fetchDirectors, fetchReferenceData } from '../api/reference-data'
import { SalesInvoices } from '../api/sales-invoices/sales-invoices'
import { Suppliers } from '../api/suppliers'
import { summaryOf } from '../api/sales-invoices/summary'
import type { Source } from './source'

/** The clients of both interfaces; the older one is absent while nobody has given keys for it. */
export interface Interfaces {
  client: ServiceClient
  legacy: ServiceClient | undefined
}

/** @param interfaces asked at each use, since a sign-in brings new clients. @throws what they throw */
export function bookSource(interfaces: () => Interfaces): Source {
  const client = () => interfaces().client
  return {
    referenceData: (today, known) => fetchReferenceData(client(), today, known),
    directors: (day) => fetchDirectors(client(), day),
    countries: () => fetchCountries(client()),
    bankAccounts: () => fetchBankAccounts(client()),
    suppliers: () => new Suppliers(client()).listed(),
    clients: () => new Clients(client()).listed(),
    salesInvoices: async (firstResult, resultsPerPage) => {
      const { legacy } = interfaces()
      if (!legacy) throw new AppError('forbidden', 'No keys for interface B')
      const page = await new SalesInvoices(legacy).list({ firstResult, resultsPerPage })
      return {
        entries: page.invoices.map((invoice) => ({
          id: invoice.id,
          record: summaryOf(invoice),
          text: invoice.source.text,
        })),
        isWhole: page.unreadable === 0,
        total: page.count,
      }
    },
    invoice: async (id) => {
      const { invoice, text } = await new Invoices(client()).get(id)
      return { record: invoiceRecordOf(invoice), text }
    },
    expenses: (page, size) => new Expenses(client()).page(page, size),
  }
}
