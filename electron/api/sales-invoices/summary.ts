/** What lists show of a sales invoice. */
import type { SalesInvoiceSummary } from '../../../shared/books/books'
import { currencyCode } from '../../../shared/invoices/invoice'
import { addAmounts } from '../../../shared/money'
import type { SalesInvoice } from '../../../shared/sales-invoices/sales-invoice'

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
    paid: paidOf(invoice),
    currency: invoice.currency,
    descriptions: lines.flatMap(({ description }) => description || []),
    note: invoice.note,
  }
}

/** Of payments that are named without their amounts, or in another currency, nobody can tell the sum. */
function paidOf({ payments, currency }: SalesInvoice): string | undefined {
  const amounts = payments.flatMap((each) =>
    currencyCode(each.currency ?? currency) === currencyCode(currency) ? (each.amount ?? []) : [],
  )
  if (payments.length === 0 || amounts.length < payments.length) return undefined
  return addAmounts(amounts)
}
