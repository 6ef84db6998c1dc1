// Owns the plain account of the invoices in the books, for checking them from outside the API.
import { bookedFiles, bookedPayment } from './books'
import type { BookedFile, BookedPayment } from './books'
import type { Database } from './database'
import { invoiceTotals } from './invoice-body'
import { loadInvoices } from './invoice-records'

export type BookedInvoice = {
  id: number
  customer: string
  issuedDate: string
  isIssued: boolean
  netPence: number
  vatPence: number
  payments: BookedPayment[]
  attachments: BookedFile[]
}

export function readInvoiceBooks(database: Database): BookedInvoice[] {
  return loadInvoices(database).map((record) => {
    const { netPence, vatPence } = invoiceTotals(record)
    const owner = { kind: 'invoice', id: record.id } as const
    return {
      id: record.id,
      customer: record.customer?.name ?? '',
      issuedDate: record.issued_date,
      isIssued: record.is_issued === 1,
      netPence,
      vatPence,
      payments: record.payments.map(bookedPayment),
      attachments: bookedFiles(database, owner, record.attachments.length),
    }
  })
}
