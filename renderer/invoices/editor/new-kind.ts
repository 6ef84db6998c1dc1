/** Invoices of interface A in the editor: what it takes, and a draft as its fields show it and back. Pure. */
import { termsDaysIn } from '../../../shared/invoices/client-draft'
import type { Invoice } from '../../../shared/invoices/invoice'
import type { InvoiceDraft } from '../../../shared/invoices/invoice-draft'
import { draftOfInvoice } from '../../../shared/invoices/invoice-edit'
import { bareInvoice, type EditorKind, type TypedInvoice } from './typed-invoice'

export const newKind: EditorKind = {
  of: 'new',
  has: new Set(),
  mostLines: 200,
  addsLinesLast: false,
  longestDescription: 2000,
  usualVatType: (names) => names.find((name) => /^standard/i.test(name)) ?? '',
  vatTypes: (names) => names.map((name) => ({ value: name, label: name })),
  currencies: () => [{ value: 'GBP', label: 'GBP' }],
  termsIn: termsDaysIn,
}

export const typedFromDraft = (draft: InvoiceDraft): TypedInvoice => ({
  ...bareInvoice,
  ...draft,
  lines: draft.lines.map(({ at, ...line }) => ({ ...(at !== undefined && { at }), ...line })),
})

export const typedFromInvoice = (invoice: Invoice): TypedInvoice =>
  typedFromDraft(draftOfInvoice(invoice))

export function draftFrom(typed: TypedInvoice): InvoiceDraft {
  const { clientId, clientName, issuedDate, paymentTermsDays, bankAccountId, lines } = typed
  return {
    ...(clientId !== undefined && { clientId }),
    clientName,
    issuedDate,
    paymentTermsDays,
    ...(bankAccountId !== undefined && { bankAccountId }),
    lines,
  }
}
