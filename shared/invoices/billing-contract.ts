/** What the renderer may ask of main about clients, invoices, payments and sales invoices. */
import * as z from 'zod'
import { ClientRecord, Country } from '../books/books'
import { call, live } from '../channel'
import { ClientCreation, ClientDraft } from './client-draft'
import { DraftPayment } from '../expenses/expense'
import { InvoiceChangeEnd, InvoiceEditEnd, InvoiceView, PendingChange } from './invoice-change'
import {
  DraftFile,
  InvoiceAnswer,
  InvoiceDraft,
  InvoiceSending,
  InvoiceSettling,
  StoredInvoiceDraft,
} from './invoice-draft'
import { largestWithFile } from '../receipts/media'
import { ReminderDays } from '../sales-invoices/reminder-plan'
import { Receivables } from '../sales-invoices/receivables'
import {
  EmailEnd,
  PendingSalesInvoice,
  ReminderWait,
  SalesInvoiceEnd,
  SalesInvoiceRows,
  SalesInvoiceView,
  ShownDocument,
  TypedSalesInvoice,
} from '../sales-invoices/sales-billing'
import {
  SalesInvoiceChanges,
  SalesInvoiceDraft,
  SalesInvoiceFilter,
} from '../sales-invoices/sales-invoice'

const nothing = z.void()
const draftId = z.uuid()
const recordId = z.int().positive()
const seen = z.string().min(1).max(100)

/** The largest file put on an invoice, in bytes. */
const largestInvoiceFile = 25 * 1024 * 1024

/** A file that was dropped, or the original of a receipt. */
export const FileSource = z.union([
  z.object({ receiptId: z.uuid() }),
  z.object({
    fileName: z.string().min(1).max(255),
    mediaType: z.string().max(100).default(''),
    bytes: z
      .instanceof(Uint8Array)
      .refine(({ byteLength }) => byteLength > 0 && byteLength <= largestInvoiceFile),
  }),
])
export type FileSource = z.infer<typeof FileSource>

export const billingContract = {
  clients: {
    countries: call(nothing, z.array(Country)),
    /** Those known here with this name or e-mail, while a person fills one in. */
    alike: call(
      z.object({ name: z.string().max(500), email: z.string().max(500) }),
      z.array(ClientRecord),
    ),
    /** Looks first, creates once. `isMeant`: those alike were seen, and this is another one. */
    create: call(
      z.object({ draft: ClientDraft, isMeant: z.boolean().default(false) }),
      ClientCreation,
    ),
  },
  invoices: {
    /** Grows whenever a draft, or a change whose outcome was open, became another. */
    revision: live(z.number().int()),
    drafts: call(nothing, z.array(StoredInvoiceDraft)),
    draft: call(draftId, StoredInvoiceDraft),
    /** Begins a draft and answers with its id. */
    begin: call(InvoiceDraft, draftId),
    /** Keeps a draft as typed; only before it is sent. */
    edit: call(z.object({ id: draftId, draft: InvoiceDraft }), nothing),
    /** Deletes a draft from this computer. */
    discard: call(draftId, nothing),
    addFile: call(z.object({ id: draftId, file: FileSource }), DraftFile, largestWithFile),
    removeFile: call(z.object({ id: draftId, fileId: z.uuid() }), nothing),
    /** Saves a copy of a file of a draft where the person says; false when they did not. */
    saveFile: call(z.object({ id: draftId, fileId: z.uuid() }), z.boolean()),
    /** Checks a draft and sends it, once. */
    send: call(draftId, InvoiceSending),
    /** What a person found out about a draft of which nobody knows whether it arrived. */
    settle: call(z.object({ id: draftId, answer: InvoiceAnswer }), InvoiceSettling),
    /** Opens an invoice by its number or the address of its page. */
    open: call(z.string().min(1).max(2000), InvoiceView),
    /** An invoice that was seen before, as it is now. */
    read: call(recordId, InvoiceView),
    /** Changes a draft that is in the books, once; what is as it was read is not touched. */
    change: call(z.object({ invoiceId: recordId, seen, draft: InvoiceDraft }), InvoiceEditEnd),
    attach: call(
      z.object({ invoiceId: recordId, seen, file: FileSource }),
      InvoiceChangeEnd,
      largestWithFile,
    ),
    detach: call(
      z.object({ invoiceId: recordId, seen, attachmentId: z.int().min(0) }),
      InvoiceChangeEnd,
    ),
    receivables: call(nothing, Receivables),
  },
  payments: {
    /** `isAboveMeant`: more than is outstanding, on purpose; `isAheadMeant`: on a day that has not come yet. */
    record: call(
      z.object({
        invoiceId: recordId,
        seen,
        payment: DraftPayment,
        isAboveMeant: z.boolean().default(false),
        isAheadMeant: z.boolean().default(false),
      }),
      InvoiceChangeEnd,
    ),
    /** Not one that is reconciled. */
    remove: call(z.object({ invoiceId: recordId, seen, paymentId: recordId }), InvoiceChangeEnd),
    /** Changes of payments and files that are open, or that a person has to look at. */
    pending: call(nothing, z.array(PendingChange)),
    /** Reads how open ones have ended. */
    check: call(nothing, nothing),
    acknowledge: call(z.int(), nothing),
    /** The invoice as the service wrote it before a change. */
    savedCopy: call(z.int(), z.string()),
  },
  salesInvoices: {
    page: call(SalesInvoiceFilter, SalesInvoiceRows),
    read: call(recordId, SalesInvoiceView),
    /** The new one that was being typed, if there is one. */
    typed: call(nothing, TypedSalesInvoice.optional()),
    /** Keeps it as typed; with nothing it is forgotten. */
    keepTyped: call(TypedSalesInvoice.optional(), nothing),
    create: call(SalesInvoiceDraft, SalesInvoiceEnd),
    edit: call(z.object({ id: recordId, seen, changes: SalesInvoiceChanges }), SalesInvoiceEnd),
    delete: call(z.object({ id: recordId, seen }), SalesInvoiceEnd),
    /** For good. */
    issue: call(z.object({ id: recordId, seen }), SalesInvoiceEnd),
    /** `isAgain`: although one went today, or may have gone. */
    email: call(z.object({ id: recordId, isAgain: z.boolean().default(false) }), EmailEnd),
    /** The e-mail once more for one that is due; one a day. */
    remind: call(recordId, EmailEnd),
    /** Plans reminders as a person agreed to them, in place of those planned before; `isUsual`: these days are offered from now on. */
    planReminders: call(
      z.object({
        id: recordId,
        seen,
        recipients: z.array(z.string().max(500)).max(100),
        days: ReminderDays,
        isUsual: z.boolean(),
      }),
      SalesInvoiceEnd,
    ),
    removeReminders: call(recordId, nothing),
    /** Invoices of which reminders are to come, or wait for a person. */
    plannedReminders: call(nothing, z.array(ReminderWait)),
    document: call(recordId, ShownDocument),
    /** Asks the person where to; false when they did not say. */
    saveDocument: call(z.uuid(), z.boolean()),
    /** Creations of which nobody knows how they ended, or that ended otherwise than done. */
    pending: call(nothing, z.array(PendingSalesInvoice)),
    acknowledge: call(z.int(), nothing),
  },
}
