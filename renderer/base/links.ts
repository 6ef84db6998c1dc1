/** Where things lead: each opens what it names, on the screen of it. */
import type { PagedList } from '../../shared/accounts/book-pages'
import type { DeskAim } from '../../shared/accounts/desk'
import type { ClientRecord } from '../../shared/books/books'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { InvoiceKind } from '../../shared/invoices/invoice-list'
import type { InboxList } from '../../shared/receipts/receipt'

export interface Links {
  /** Brings books to hand, and there what was aimed at; nothing where what was typed cannot be kept. */
  books: (accountId: string, aim: DeskAim) => Promise<void>
  receipt: (id: string, list: InboxList) => void
  /** A list of the Inbox, searched for a supplier. */
  receiptsOf: (name: string, list: InboxList) => void
  expense: (record: ExpenseRecord) => void
  invoice: (kind: InvoiceKind, id: number) => Promise<void>
  /** A supplier, client or bank account of the books; says so where it is not known here. */
  supplier: (supplier: { id: number; name: string }) => Promise<void>
  client: (client: { id: number; name: string }) => Promise<void>
  bankAccount: (id: number) => Promise<void>
  /** An expense by its number. */
  expenseNumbered: (id: number) => Promise<void>
  /** The page that the service has for a record. */
  page: (list: PagedList, id: number) => Promise<void>
  /** A new invoice for a client; a draft that lies open is kept first. */
  invoiceFor: (client: ClientRecord) => Promise<void>
}
