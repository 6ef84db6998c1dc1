/** What changes ask of one account's service, and what the cached books learn from its answers. */
import type { ClientRecord, SupplierRecord } from '../../shared/books/books'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { SalesInvoiceRecord } from '../../shared/sales-invoices/sales-invoice'
import type { Clients } from '../api/clients'
import type { Expenses } from '../api/expenses'
import type { FetchedInvoice, Invoices } from '../api/invoices'
import type { Listed } from '../api/listed'
import type { SalesInvoices } from '../api/sales-invoices/sales-invoices'
import type { Suppliers } from '../api/suppliers'

/** The endpoints of both interfaces, as far as changes need them. */
export interface Endpoints {
  expenses: Expenses
  suppliers: Pick<Suppliers, 'all' | 'create' | 'named'>
  clients: Pick<Clients, 'all' | 'create'>
  invoices: Pick<Invoices, 'get' | 'create' | 'put'>
  /** @throws AppError `forbidden` while nobody has given keys for interface B */
  sales: () => SalesInvoices
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
