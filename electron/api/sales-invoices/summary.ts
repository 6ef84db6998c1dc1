/** What lists show of a sales invoice. */
import type { SalesInvoiceSummary } from '../../../shared/books/books'
import { paidOn, type SalesInvoice } from '../../../shared/sales-invoices/sales-invoice'

export function summaryOf(invoice: SalesInvoice): SalesInvoiceSummary {
  const { id, client, lines, state, reference, purchaseOrder, dueDate, settledDate } = invoice
  return {
    id,
    state,
    purchaseOrder,
    dueDate,
    settledDate,
    clientId: client?.id,
    clientName: client?.name ?? '',
    invoiceNumber: invoice.number,
    clientReference: reference,
    issuedDate: invoice.issuedDate ?? '',
    gross: invoice.gross ?? '',
    paid: paidOn(invoice),
    currency: invoice.currency,
    descriptions: lines.flatMap(({ description }) => description || []),
    note: invoice.note,
  }
}
