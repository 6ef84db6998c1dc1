/** What changes ask of one account's service: the endpoints of both interfaces. */
import type { ClientRecord, SupplierRecord } from '../../shared/books/books'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { NewClient } from '../../shared/invoices/client'
import type { NewInvoice } from '../../shared/invoices/invoice'
import type {
  SalesInvoiceDraft,
  SalesInvoiceFilter,
  SalesInvoicePage,
  SalesInvoiceRecord,
  SalesInvoiceResult,
  SalesInvoiceSource,
} from '../../shared/sales-invoices/sales-invoice'
import type { ChangeAnswer, CreateAnswer } from '../api/answers'
import type { AttachmentFile } from '../api/attachment'
import type { Expenses } from '../api/expenses'
import type { FetchedInvoice } from '../api/invoices'
import type { Listed, Listing } from '../api/listed'
import type { InvoiceDocument } from '../api/sales-invoices/sales-invoices'
import type { Suppliers } from '../api/suppliers'

/** Clients of interface A. */
export interface ClientLedger {
  /** @throws AppError */
  all: () => Promise<Listing<ClientRecord>>
  create: (client: NewClient) => Promise<CreateAnswer>
  /** What a create answered; undefined when it cannot be read. */
  read: (text: string) => ClientRecord | undefined
}

/** Invoices of interface A. */
export interface InvoiceLedger {
  /** @throws AppError `not-found` … */
  get: (id: number) => Promise<FetchedInvoice>
  create: (invoice: NewInvoice, files: readonly AttachmentFile[]) => Promise<CreateAnswer>
  put: (id: number, text: string, version?: string) => Promise<ChangeAnswer>
}

/** Sales invoices of interface B. */
export interface SalesLedger {
  /** @throws AppError, as `get` and `document` */
  list: (filter: SalesInvoiceFilter) => Promise<SalesInvoicePage>
  get: (id: number) => Promise<SalesInvoiceRecord>
  document: (id: number) => Promise<InvoiceDocument>
  create: (draft: SalesInvoiceDraft) => Promise<SalesInvoiceResult>
  update: (id: number, source: SalesInvoiceSource) => Promise<SalesInvoiceResult>
  delete: (id: number) => Promise<SalesInvoiceResult>
  issue: (id: number) => Promise<SalesInvoiceResult>
  email: (id: number) => Promise<SalesInvoiceResult>
}

/** All that changes of one account's books ask of its service. */
export interface Ledgers {
  expenses: Expenses
  suppliers: Pick<Suppliers, 'all' | 'create' | 'named'>
  clients: ClientLedger
  invoices: InvoiceLedger
  sales: SalesLedger
}

/** What the cached books learn from what was read here. */
export interface Index {
  learnExpense: (expense: Listed<ExpenseRecord>) => void
  forgetExpense: (id: number) => void
  learnSupplier: (supplier: SupplierRecord) => void
  learnClient: (fetched: { record: ClientRecord; text: string }) => void
  learnInvoice: (fetched: FetchedInvoice) => void
  forgetInvoice: (id: number) => void
  learnSalesInvoice: (record: SalesInvoiceRecord) => void
  forgetSalesInvoice: (id: number) => void
}
