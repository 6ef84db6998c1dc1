/** Decides whether an invoice in the books is the one that was sent. Pure. */
import type { Invoice, NewInvoice } from '../../shared/invoices/invoice'
import type { invoiceDifferences } from '../../shared/invoices/invoice-draft'

export type InvoiceDifference = (typeof invoiceDifferences)[number]

/** In what they differ; nothing for one and the same. What the service does not show makes no difference. */
export function differencesOf(
  { invoice, fileNames }: { invoice: NewInvoice; fileNames: readonly string[] },
  found: Invoice,
): InvoiceDifference[] {
  const checks: [InvoiceDifference, boolean][] = [
    ['client', found.clientId === invoice.clientId],
    ['issued-date', (found.issuedDate ?? invoice.issuedDate) === invoice.issuedDate],
    ['terms', (found.paymentTermsDays ?? invoice.paymentTermsDays) === invoice.paymentTermsDays],
    ['bank-account', (found.bankAccountId ?? invoice.bankAccountId) === invoice.bankAccountId],
    ['lines', areLinesSame(invoice, found)],
    ['files', fileNames.every((name) => found.attachments.some((one) => one.fileName === name))],
  ]
  return checks.flatMap(([difference, isSame]) => (isSame ? [] : [difference]))
}

function areLinesSame({ items }: NewInvoice, found: Invoice): boolean {
  return (
    found.items.length === items.length &&
    items.every((item, index) => {
      const is = found.items[index]
      return (
        is !== undefined &&
        (is.description ?? '').trim() === item.description &&
        isSameNumber(is.price, item.price) &&
        isSameNumber(is.quantity, item.quantity) &&
        (is.vatRate ?? item.vatRate).toLowerCase() === item.vatRate.toLowerCase()
      )
    })
  )
}

/** Plain decimals of a few places, which a number tells apart well enough. */
function isSameNumber(is: string | undefined, asked: string): boolean {
  return is !== undefined && Number(is) === Number(asked)
}
