/** Sales invoices of the older interface as a window shows, drafts and changes them. */
import * as z from 'zod'
import { isCalendarDate } from '../calendar'
import { errorCodes } from '../errors'
import { currencyCode } from '../invoices/invoice'
import { addAmounts } from '../money'

/** As the service writes them; a list is asked for by the same names in any case (specification, states). */
export const salesInvoiceStates = ['DRAFT', 'DUE', 'OVERDUE', 'SETTLED', 'WRITTEN_OFF'] as const
export type SalesInvoiceState = (typeof salesInvoiceStates)[number]

/** Whatever the service returned, in its order, known or not; a list is one member per entry, all of one name. */
export const SalesInvoiceMember = z.object({
  name: z.string(),
  text: z.string().optional(),
  get members() {
    return z.array(SalesInvoiceMember).optional()
  },
})
export type SalesInvoiceMember = z.infer<typeof SalesInvoiceMember>

/** What an invoice can be in (specification, Limits: GBP only); others are planned without a date. */
export const salesCurrencies = [{ code: 'GBP', name: 'Pounds (GBP)' }] as const

/** Plain decimal text, to the last zero as the service wrote it. */
const decimal = z.string()
const date = z.string().refine(isCalendarDate, 'must be a date such as 2026-03-02')

/** One line as the service keeps it: amounts need not add up, since it checks none. */
export const SalesInvoiceLine = z.object({
  description: z.string().optional(),
  quantity: decimal.optional(),
  rate: decimal.optional(),
  net: decimal.optional(),
  vat: decimal.optional(),
  gross: decimal.optional(),
  /** In percent. */
  vatRate: decimal.optional(),
  /** A code such as `STANDARD`. */
  vatType: z.string().optional(),
})
export type SalesInvoiceLine = z.infer<typeof SalesInvoiceLine>

/** What is known of an invoice. Whatever the service left out, or wrote so that it cannot be read, is absent. */
export const SalesInvoice = z.object({
  id: z.int(),
  /** In capitals; one of `salesInvoiceStates` as far as is known. */
  state: z.string().optional(),
  /** Absent until issued. */
  number: z.string().optional(),
  client: z.object({ id: z.int().optional(), name: z.string().optional() }).optional(),
  reference: z.string().optional(),
  purchaseOrder: z.string().optional(),
  issuedDate: date.optional(),
  dueDate: date.optional(),
  settledDate: date.optional(),
  /** An instant, ISO 8601 in UTC. */
  lastModifiedAt: z.string().optional(),
  paymentTermsDays: z.int().optional(),
  /** Days after the due date on which the service reminds first, and how many lie between the reminders after it. */
  initialPaymentReminderDays: z.int().optional(),
  repetitivePaymentReminderDays: z.int().optional(),
  /** Whether the service e-mails those reminders to the client by itself. */
  emailReminderToCustomer: z.boolean().optional(),
  euMemberStateCountryCode: z.string().optional(),
  /** Into which it is to be paid. */
  bankAccount: z.object({ id: z.int().optional(), name: z.string().optional() }).optional(),
  currency: z.string().optional(),
  lines: z.array(SalesInvoiceLine),
  /** Sums over the lines; absent when a line does not say. */
  net: decimal.optional(),
  vat: decimal.optional(),
  gross: decimal.optional(),
  payments: z.array(
    z.object({
      id: z.int(),
      date: date.optional(),
      /** What of it is for this invoice. */
      amount: decimal.optional(),
      /** That of the invoice where it is absent. */
      currency: z.string().optional(),
    }),
  ),
  note: z.string().optional(),
  document: z
    .object({ fileName: z.string().optional(), contentType: z.string().optional() })
    .optional(),
  members: z.array(SalesInvoiceMember),
})
export type SalesInvoice = z.infer<typeof SalesInvoice>

/**
 * What was paid on an invoice, as a plain decimal; undefined where there is no payment, or the sum cannot be told, since one comes
 * without its amount or in another currency.
 */
export function paidOn({
  payments,
  currency,
}: Pick<SalesInvoice, 'payments' | 'currency'>): string | undefined {
  const amounts = payments.flatMap((each) =>
    currencyCode(each.currency ?? currency) === currencyCode(currency) ? (each.amount ?? []) : [],
  )
  if (payments.length === 0 || amounts.length < payments.length) return undefined
  return addAmounts(amounts)
}

/** The two forms in which the service speaks. */
export const SalesInvoiceForm = z.enum(['json', 'xml'])
export type SalesInvoiceForm = z.infer<typeof SalesInvoiceForm>

/** What the service sent, to the letter: changes are made in it, so that nothing unknown is lost. */
export const SalesInvoiceSource = z.object({ form: SalesInvoiceForm, text: z.string() })
export type SalesInvoiceSource = z.infer<typeof SalesInvoiceSource>

export const SalesInvoiceRecord = SalesInvoice.extend({ source: SalesInvoiceSource })
export type SalesInvoiceRecord = z.infer<typeof SalesInvoiceRecord>

export const SalesInvoicePage = z.object({
  /** All that match, not only those of this page; absent where the service does not say. */
  count: z.int().optional(),
  firstResult: z.int(),
  invoices: z.array(SalesInvoiceRecord),
  /** Entries without an id, which cannot be shown. */
  unreadable: z.int(),
})
export type SalesInvoicePage = z.infer<typeof SalesInvoicePage>

/** Which invoices a list shows, and which part of them. */
export const SalesInvoiceFilter = z.object({
  states: z.array(z.enum(salesInvoiceStates)).optional(),
  clientId: z.int().positive().optional(),
  /** The reference in full. */
  clientRef: z.string().max(1000).optional(),
  dueDate: date.optional(),
  dueDateFrom: date.optional(),
  dueDateTo: date.optional(),
  /** From 0. */
  firstResult: z.int().min(0).optional(),
  /** All there are if absent. */
  resultsPerPage: z.int().min(1).optional(),
})
export type SalesInvoiceFilter = z.infer<typeof SalesInvoiceFilter>

const short = z.string().max(1000)
const days = z.int().min(0).max(3650)
const amount = z.string().regex(/^-?\d{1,15}(\.\d{1,6})?$/, 'must be a decimal such as 45.50')

/** What a person may decide about an invoice; the rest is the service's (state, number, due date, payments). */
const Fields = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  clientId: z.int().positive(),
  reference: short,
  issuedDate: date,
  paymentTermsDays: days,
  initialPaymentReminderDays: days,
  repetitivePaymentReminderDays: days,
  emailReminderToCustomer: z.boolean(),
  purchaseOrder: short,
  euMemberStateCountryCode: short,
  bankAccountId: z.int().positive(),
  note: z.string().max(10_000),
})
export type SalesInvoiceField = keyof z.infer<typeof Fields>

const LineFields = z.object({
  description: short,
  quantity: amount,
  rate: amount,
  net: amount,
  gross: amount,
  vat: amount,
  vatRate: amount,
  vatType: short,
})
export type SalesInvoiceLineField = keyof z.infer<typeof LineFields>

/** An invoice to create. */
export const SalesInvoiceDraft = Fields.partial()
  .required({ clientId: true })
  .extend({ lines: z.array(LineFields.partial()).max(1000) })
export type SalesInvoiceDraft = z.infer<typeof SalesInvoiceDraft>

/** Changes of an invoice as it was read; `index` counts its lines from 0 as they were then. */
export const SalesInvoiceChanges = z.object({
  set: Fields.partial().optional(),
  clear: z.array(Fields.keyof()).optional(),
  lines: z
    .array(
      z.object({
        index: z.int().min(0),
        set: LineFields.partial().optional(),
        clear: z.array(LineFields.keyof()).optional(),
      }),
    )
    .optional(),
  removeLines: z.array(z.int().min(0)).optional(),
  addLines: z.array(LineFields.partial()).optional(),
})
export type SalesInvoiceChanges = z.infer<typeof SalesInvoiceChanges>

/** How a change ended, as far as can be told. It was sent once. */
export const SalesInvoiceResult = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), id: z.int() }),
  /** Refused by the service, in its own words if it had any; nothing changed. */
  z.object({ kind: z.literal('refused'), code: z.enum(errorCodes), said: z.array(z.string()) }),
  /** Certainly not seen by the service. */
  z.object({ kind: z.literal('not-sent'), code: z.enum(errorCodes) }),
  /** It may or may not have been done: no whole reply, or one that says neither. */
  z.object({ kind: z.literal('unknown'), code: z.enum(errorCodes), said: z.array(z.string()) }),
])
export type SalesInvoiceResult = z.infer<typeof SalesInvoiceResult>
