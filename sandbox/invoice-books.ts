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
  termsDays: number
  bankAccountId: number
  items: { description: string; pricePence: number; quantityThousandths: number; vatRate: string }[]
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
      termsDays: record.terms_days,
      bankAccountId: record.bank_account_id,
      items: record.items.map((item) => ({
        description: item.description,
        pricePence: item.price_pence,
        quantityThousandths: item.quantity_thousandths,
        vatRate: item.vat_rate,
      })),
      isIssued: record.is_issued === 1,
      netPence,
      vatPence,
      payments: record.payments.map(bookedPayment),
      attachments: bookedFiles(database, owner, record.attachments.length),
    }
  })
}
