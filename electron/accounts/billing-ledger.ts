/** The endpoints of both interfaces as billing asks for them, and what its readings teach the cached books. */
import { exactValue } from '../api/text/json-text'
import { ClientEntry, Clients } from '../api/clients'
import { invoiceIn, invoiceRecordOf } from '../api/invoice-record'
import { Expenses } from '../api/expenses'
import { Invoices } from '../api/invoices'
import { SalesInvoices } from '../api/sales-invoices/sales-invoices'
import type { ClientLedger, Index, InvoiceLedger, Ledgers, SalesLedger } from '../changes/ledger'
import type { Interfaces } from '../books/service-source'
import type { Books } from '../books/books'
import { Suppliers } from '../api/suppliers'
import { summaryOf } from '../api/sales-invoices/summary'
import { AppError } from '../../shared/errors'

export function ledgersOf(opened: Interfaces): Ledgers {
  return {
    expenses: new Expenses(opened.client),
    suppliers: new Suppliers(opened.client),
    clients: clientLedger(opened),
    invoices: invoiceLedger(opened),
    sales: salesLedger(opened),
  }
}

function clientLedger({ client }: Pick<Interfaces, 'client'>): ClientLedger {
  const clients = new Clients(client)
  return {
    all: () => clients.all(),
    create: (given) => clients.create(given),
    read: (text) => {
      const read = ClientEntry.safeParse(exactValue(text))
      return read.success ? read.data : undefined
    },
  }
}

export function invoiceLedger({ client }: Pick<Interfaces, 'client'>): InvoiceLedger {
  const invoices = new Invoices(client)
  return {
    get: (id) => invoices.get(id),
    create: (invoice, files) => invoices.create(invoice, files),
    put: (id, text, version) => invoices.put(id, text, version),
  }
}

/** @throws AppError `forbidden` at each use while nobody has given keys for interface B */
function salesLedger({ legacy }: Pick<Interfaces, 'legacy'>): SalesLedger {
  const sales = () => {
    if (!legacy) throw new AppError('forbidden', 'No keys for interface B')
    return new SalesInvoices(legacy)
  }
  return {
    list: async (filter) => sales().list(filter),
    get: async (id) => sales().get(id),
    document: async (id) => sales().document(id),
    create: async (draft) => sales().create(draft),
    update: async (id, source) => sales().update(id, source),
    delete: async (id) => sales().delete(id),
    issue: async (id) => sales().issue(id),
    email: async (id) => sales().email(id),
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
