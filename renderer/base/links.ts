/** Where things lead: each opens what it names, on the screen of it. */
import type { ClientRecord } from '../../shared/books/books'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { InvoiceKind } from '../../shared/invoices/invoice-list'
import type { InboxList } from '../../shared/receipts/receipt'

export interface Links {
  receipt: (id: string, list: InboxList) => void
  expense: (record: ExpenseRecord) => void
  invoice: (kind: InvoiceKind, id: number) => Promise<void>
  /** A new invoice for a client; a draft that lies open is kept first. */
  invoiceFor: (client: ClientRecord) => Promise<void>
}
