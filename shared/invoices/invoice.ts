/** An invoice in the books, and one as a person fills it in. */
import * as z from 'zod'
import { RecordedFile, RecordedPayment } from '../books/payment'

export const InvoiceItem = z.object({
  id: z.int().optional(),
  description: z.string().optional(),
  /** Price of one, without VAT; plain decimal, as are all amounts here. */
  price: z.string().optional(),
  quantity: z.string().optional(),
  vatRate: z.string().optional(),
  amount: z.string().optional(),
})
export type InvoiceItem = z.infer<typeof InvoiceItem>

/** What the service did not say, or said oddly, is absent, unless it follows from the rest. */
export const Invoice = z.object({
  id: z.int(),
  clientId: z.int().optional(),
  clientName: z.string().optional(),
  currency: z.string().optional(),
  /** `YYYY-MM-DD`. */
  issuedDate: z.string().optional(),
  dueDate: z.string().optional(),
  state: z.string().optional(),
  net: z.string().optional(),
  gross: z.string().optional(),
  outstanding: z.string().optional(),
  paymentTermsDays: z.int().optional(),
  bankAccountId: z.int().optional(),
  bankAccountName: z.string().optional(),
  note: z.string().optional(),
  isDeletable: z.boolean().optional(),
  items: z.array(InvoiceItem),
  /** Absent until the invoice has been issued (specification, Invoice). */
  payments: z.array(RecordedPayment).optional(),
  attachments: z.array(RecordedFile),
})
export type Invoice = z.infer<typeof Invoice>

/** Why what is on an invoice stays as it is: it was issued, so its client has it, or its prices are in another currency. */
export function fixedBecause({
  state,
  payments,
  currency,
}: Pick<Invoice, 'state' | 'payments' | 'currency'>): 'issued' | 'currency' | undefined {
  const isDraft = state === undefined ? payments === undefined : /^draft$/i.test(state)
  if (!isDraft || (payments ?? []).length > 0) return 'issued'
  return isPounds(currency) ? undefined : 'currency'
}

/** Its code (ISO 4217). Where the service does not say it, it is pounds, the only currency it takes (specification, Limits). */
export const currencyCode = (currency = 'POUND_STERLING'): string =>
  currency === 'POUND_STERLING' ? 'GBP' : currency

export const isPounds = (currency: string | undefined): boolean => currencyCode(currency) === 'GBP'

/** An invoice to be created; it starts as a draft in pounds, the only currency there is. */
export interface NewInvoice {
  clientId: number
  /** `YYYY-MM-DD`. */
  issuedDate: string
  items: { description: string; price: string; quantity: string; vatRate: string }[]
  bankAccountId: number
  paymentTermsDays: number
}
