/** What a window sees of sales invoices and what it may do with them, and how each can end. */
import * as z from 'zod'
import { changeEnd } from '../books/change-end'
import { planDoubts, ShownPlan } from './reminder-plan'
import { SalesInvoice, SalesInvoiceDraft } from './sales-invoice'

/** An e-mail that the service was asked to send. `unknown`: its answer was lost, so it may have gone. */
export const Email = z.object({
  kind: z.enum(['email', 'reminder']),
  state: z.enum(['sent', 'unknown']),
  /** Local calendar date. */
  day: z.string(),
  at: z.string(),
})
export type Email = z.infer<typeof Email>

export const SalesInvoiceView = z.object({
  /** With every member that the service returned, known or not. */
  invoice: SalesInvoice,
  /** Names what was shown; a change is made only to what still is as it was seen. */
  seen: z.string(),
  /** To whom the service would send it, as far as it shows. */
  recipients: z.array(z.string()),
  /** Newest first. */
  emails: z.array(Email),
  /** Reminders that were planned of it. */
  plan: ShownPlan.optional(),
  /** The days on which reminders are offered in these books. */
  usualReminderDays: z.array(z.int()),
})
export type SalesInvoiceView = z.infer<typeof SalesInvoiceView>

/** An invoice of which reminders are to come, or wait for a person. */
export const ReminderWait = z.object({
  invoiceId: z.int(),
  clientName: z.string(),
  number: z.string().optional(),
  /** The day of the next one. */
  next: z.string(),
  /** Why a person has to agree again first. */
  doubt: z.enum(planDoubts).optional(),
})
export type ReminderWait = z.infer<typeof ReminderWait>

export const SalesInvoiceRows = z.object({
  /** All that match, where the service says how many. */
  count: z.int().optional(),
  firstResult: z.int(),
  invoices: z.array(SalesInvoice),
  unreadable: z.int(),
})
export type SalesInvoiceRows = z.infer<typeof SalesInvoiceRows>

const short = z.string().max(500)

/** A new sales invoice as typed so far, kept on this computer; every field may still be empty. */
export const TypedSalesInvoice = z.object({
  clientId: z.int().optional(),
  clientName: short,
  issuedDate: short,
  terms: short,
  reference: z.string().max(1000),
  purchaseOrder: z.string().max(1000),
  currency: short,
  /** Absent in what an earlier version kept, as the four after it. */
  bankAccountId: z.int().optional(),
  euCode: short.default(''),
  firstReminder: short.default(''),
  nextReminders: short.default(''),
  isReminding: z.boolean().default(false),
  note: z.string().max(10_000),
  lines: z
    .array(
      z.object({ description: z.string().max(2000), quantity: short, rate: short, vatType: short }),
    )
    .max(1000),
})
export type TypedSalesInvoice = z.infer<typeof TypedSalesInvoice>

/** A creation whose answer was lost, with what was sent. */
export const PendingSalesInvoice = z.object({
  id: z.int(),
  draft: SalesInvoiceDraft,
  /** `open`: being looked for; `not-done`: proved not to be there; `ask`: a person has to look at `candidates`. */
  state: z.enum(['open', 'not-done', 'ask']),
  candidates: z.array(z.int()),
  begunAt: z.string(),
})
export type PendingSalesInvoice = z.infer<typeof PendingSalesInvoice>

/** Of a new one, the id of what is there now, or of those that may be it, at which a person looks. */
export const SalesOutcome = z.object({
  id: z.int().optional(),
  candidates: z.array(z.int()).default([]),
})

export const SalesInvoiceEnd = changeEnd({
  now: SalesInvoiceView,
  held: z.never(),
  outcome: SalesOutcome,
})
export type SalesInvoiceEnd = z.infer<typeof SalesInvoiceEnd>

/** Held back by one that went today, or may have gone. With `ask` it may have gone; it is never sent again by itself. */
export const EmailEnd = changeEnd({
  now: z.undefined(),
  held: Email,
  outcome: z.never(),
})
export type EmailEnd = z.infer<typeof EmailEnd>

/** A document that can be shown at `address` until the app is closed. */
export const ShownDocument = z.object({
  documentId: z.uuid(),
  address: z.string(),
  fileName: z.string(),
  size: z.int(),
})
export type ShownDocument = z.infer<typeof ShownDocument>
