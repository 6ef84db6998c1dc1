/** What a window sees of sales invoices and what it may do with them, and how each can end. */
import * as z from 'zod'
import { errorCodes } from '../errors'
import { SalesInvoice, SalesInvoiceDraft, salesInvoiceStates } from './sales-invoice'

const code = z.enum(errorCodes)
const said = z.array(z.string())

/** An e-mail that the service was asked to send. `unknown`: its answer was lost, so it may have gone. */
export const Letter = z.object({
  kind: z.enum(['email', 'reminder']),
  state: z.enum(['sent', 'unknown']),
  /** Local calendar date. */
  day: z.string(),
  at: z.string(),
})
export type Letter = z.infer<typeof Letter>

export const SalesInvoiceView = z.object({
  /** With every member that the service returned, known or not. */
  invoice: SalesInvoice,
  /** Names what was shown; a change is made only to what still is as it was seen. */
  seen: z.string(),
  /** To whom the service would send it, as far as it shows. */
  recipients: z.array(z.string()),
  /** Newest first. */
  letters: z.array(Letter),
})
export type SalesInvoiceView = z.infer<typeof SalesInvoiceView>

export const SalesInvoiceRows = z.object({
  /** All that match. */
  count: z.int(),
  firstResult: z.int(),
  invoices: z.array(SalesInvoice),
  unreadable: z.int(),
})
export type SalesInvoiceRows = z.infer<typeof SalesInvoiceRows>

export const SalesInvoiceCounts = z.record(z.enum([...salesInvoiceStates, 'ALL']), z.int())
export type SalesInvoiceCounts = z.infer<typeof SalesInvoiceCounts>

const short = z.string().max(500)

/** A new sales invoice as typed so far, kept on this computer; every field may still be empty. */
export const TypedSalesInvoice = z.object({
  clientId: z.int().optional(),
  clientName: short,
  issuedDate: short,
  terms: short,
  reference: short,
  purchaseOrder: short,
  currency: short,
  note: z.string().max(5000),
  lines: z
    .array(
      z.object({ description: z.string().max(2000), quantity: short, rate: short, vatType: short }),
    )
    .max(200),
})
export type TypedSalesInvoice = z.infer<typeof TypedSalesInvoice>

/** A creation whose answer was lost, with what was sent. */
export const PendingSalesInvoice = z.object({
  id: z.int(),
  draft: SalesInvoiceDraft,
  /** `open`: being looked for; `not-done`: proved not to be there; `ask`: more than one like it is there. */
  state: z.enum(['open', 'not-done', 'ask']),
  candidates: z.array(z.int()),
  begunAt: z.string(),
})
export type PendingSalesInvoice = z.infer<typeof PendingSalesInvoice>

/** How a change of a sales invoice ended, as far as reading it again shows. It was sent once at most. */
export const SalesInvoiceEnd = z.discriminatedUnion('kind', [
  /** `view` is absent for one that was deleted, or could not be read just now. */
  z.object({ kind: z.literal('done'), id: z.int(), view: SalesInvoiceView.optional() }),
  /** Nothing was sent: it is not as it was seen. */
  z.object({ kind: z.literal('changed'), view: SalesInvoiceView }),
  z.object({ kind: z.literal('refused'), code, said }),
  z.object({ kind: z.literal('not-sent'), code }),
  /** It may have been done; `view` shows how the invoice is now. Doing it once more does no harm. */
  z.object({ kind: z.literal('unknown'), code, said, view: SalesInvoiceView.optional() }),
  /** Several like it are there now: a person looks. */
  z.object({ kind: z.literal('ask'), candidates: z.array(z.int()) }),
])
export type SalesInvoiceEnd = z.infer<typeof SalesInvoiceEnd>

export const LetterEnd = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sent'), letter: Letter }),
  /** Nothing was sent: one went today, or may have gone. */
  z.object({ kind: z.literal('already'), letter: Letter }),
  z.object({ kind: z.literal('refused'), code, said }),
  z.object({ kind: z.literal('not-sent'), code }),
  /** It may have gone; it is never sent again by itself. */
  z.object({ kind: z.literal('unknown'), code, letter: Letter }),
])
export type LetterEnd = z.infer<typeof LetterEnd>

/** A document that can be shown at `address` until the app is closed. */
export const ShownDocument = z.object({
  documentId: z.uuid(),
  address: z.string(),
  fileName: z.string(),
  size: z.int(),
})
export type ShownDocument = z.infer<typeof ShownDocument>
