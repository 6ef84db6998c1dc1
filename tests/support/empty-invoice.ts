/** A draft of an invoice as nobody has typed anything into it. */
import { emptyInvoiceLine, type InvoiceDraft } from '../../shared/invoices/invoice-draft'

export const emptyInvoiceDraft: InvoiceDraft = {
  clientName: '',
  issuedDate: '',
  paymentTermsDays: '',
  lines: [emptyInvoiceLine],
}
