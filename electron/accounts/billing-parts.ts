/** What billing gets from its account: the endpoints of the service, what is known of the books, and how to teach them. */
import { Clients } from '../api/clients'
import { invoiceIn, invoiceRecordOf } from '../api/invoice-record'
import { Expenses } from '../api/expenses'
import { Invoices } from '../api/invoices'
import { SalesInvoices } from '../api/sales-invoices/sales-invoices'
import type { Endpoints, Index } from '../changes/endpoints'
import type { Interfaces } from '../books/service-source'
import type { Books } from '../books/books'
import { Suppliers } from '../api/suppliers'
import { summaryOf } from '../api/sales-invoices/summary'
import { AppError } from '../../shared/errors'

export function endpointsOf({ client, legacy }: Interfaces): Endpoints {
  return {
    expenses: new Expenses(client),
    suppliers: new Suppliers(client),
    clients: new Clients(client),
    invoices: new Invoices(client),
    sales: () => {
      if (!legacy) throw new AppError('forbidden', 'No keys for interface B')
      return new SalesInvoices(legacy)
    },
  }
}

/** What is known here of the books, as billing asks for it. */
export function knownIn(books: Books) {
  return {
    choices: () => books.choices.get(),
    countries: () => books.countries(),
    client: (id: number) => books.record('clients', id),
    supplier: (name: string) => books.supplierNamed(name),
    invoice: (id: number) => {
      const text = books.body('invoices', id)
      return text ? invoiceIn(text) : undefined
    },
    invoices: () => books.every('invoices'),
    salesInvoices: () => books.every('salesInvoices'),
  }
}

export function bookIndex(books: Books): Index {
  return {
    learnExpense: ({ record, text }) => {
      books.learnExpense({ record, text })
    },
    forgetExpense: (id) => {
      books.forget('expenses', id)
    },
    learnSupplier: (supplier) => {
      books.learnSupplier(supplier)
    },
    learnClient: (fetched) => {
      books.learnClient(fetched)
    },
    learnInvoice: ({ invoice, text }) => {
      books.learnInvoice({ record: invoiceRecordOf(invoice), text })
    },
    forgetInvoice: (id) => {
      books.forget('invoices', id)
    },
    learnSalesInvoice: (record) => {
      books.learnSalesInvoice({ record: summaryOf(record), text: record.source.text })
    },
    forgetSalesInvoice: (id) => {
      books.forget('salesInvoices', id)
    },
  }
}
