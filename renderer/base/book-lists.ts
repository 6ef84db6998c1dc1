/** The lists of the books that can be looked through: their names, their records, and the order they start in. */
import type {
  BankAccountRecord,
  ClientRecord,
  InvoiceRecord,
  SalesInvoiceSummary,
  SupplierRow,
} from '../../shared/books/books'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'

export interface BookRows {
  expenses: ExpenseRecord
  suppliers: SupplierRow
  clients: ClientRecord
  invoices: InvoiceRecord
  salesInvoices: SalesInvoiceSummary
  bankAccounts: BankAccountRecord
}
export type BookListName = keyof BookRows
export type BookRow = BookRows[BookListName]

export const bookLists: readonly BookListName[] = [
  'expenses',
  'suppliers',
  'clients',
  'invoices',
  'salesInvoices',
  'bankAccounts',
]

export type SortKey = 'date' | 'amount' | 'name' | 'spend' | 'lastUsed'
export interface BookOrder {
  by: SortKey
  isDescending: boolean
}

const newestFirst: BookOrder = { by: 'date', isDescending: true }
const byName: BookOrder = { by: 'name', isDescending: false }

export const firstOrder: Record<BookListName, BookOrder> = {
  expenses: newestFirst,
  suppliers: byName,
  clients: byName,
  invoices: newestFirst,
  salesInvoices: newestFirst,
  bankAccounts: byName,
}

/** The order that pressing a head gives: turned round where it is the order already, else names up and numbers down. */
export function orderAfter(now: BookOrder, by: SortKey): BookOrder {
  return { by, isDescending: now.by === by ? !now.isDescending : by !== 'name' }
}
