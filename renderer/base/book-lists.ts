/** The lists of the books that can be looked through: their names, their records, and the order they start in. */
import type { BankAccountRecord, ClientRecord, SupplierRow } from '../../shared/books/books'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { InvoiceRow } from '../../shared/invoices/invoice-list'

export interface BookRows {
  expenses: ExpenseRecord
  suppliers: SupplierRow
  clients: ClientRecord
  invoices: InvoiceRow
  bankAccounts: BankAccountRecord
}
export type BookListName = keyof BookRows
export type BookRow = BookRows[BookListName]

export const bookLists: readonly BookListName[] = [
  'expenses',
  'suppliers',
  'clients',
  'invoices',
  'bankAccounts',
]

/** What a row is known by: numbers of the two kinds of invoices may be equal. */
export const rowKey = (row: { id: number; kind?: string }): string =>
  row.kind ? `${row.kind}-${row.id}` : String(row.id)

export type SortKey =
  'date' | 'amount' | 'name' | 'spend' | 'lastUsed' | 'due' | 'number' | 'owed' | 'state'
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
  bankAccounts: byName,
}

/** The order that pressing a head gives: turned round where it is the order already, else names up and numbers down. */
export function orderAfter(now: BookOrder, by: SortKey): BookOrder {
  return { by, isDescending: now.by === by ? !now.isDescending : by !== 'name' }
}
