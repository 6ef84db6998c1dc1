/** Everything the renderer may ask of main, and everything main shows the renderer. */
import * as z from 'zod'
import { aboutContract } from './about'
import {
  Access,
  Account,
  AccountStanding,
  accountColours,
  Configuration,
  LegacyKeys,
  Service,
  ServiceDefaults,
  Session,
} from './accounts/account'
import {
  BankAccountPage,
  BooksStatus,
  ClientPage,
  InvoiceFilter,
  InvoicePage,
  NamedFilter,
  SalesInvoiceSummaryPage,
  SupplierFilter,
  SupplierPage,
  YearSpending,
} from './books/books'
import { billingContract, FileSource } from './invoices/billing-contract'
import { call, live, type Api, type Handlers } from './channel'
import { DatedRate, mostRates, OfferedRate, RatedDays } from './expenses/exchange-rate'
import { ExpenseDraft, Purchase } from './expenses/expense'
import { Verdict } from './receipts/verdict'
import { ExpenseChangeEnd, ExpenseEdit, ExpenseView, ShownFile } from './expenses/expense-change'
import { ExportEnd, ExportFormat, ExportProgress, ExportQuestion, Sheet } from './books/export'
import { ExpenseFilter, ExpensePage, ExpenseRecord } from './expenses/expense-record'
import {
  RememberedField,
  RememberedSupplier,
  Suggested,
  SupplierDefaults,
  SupplierRef,
  SupplierRule,
} from './receipts/learning'
import { Look } from './receipts/look'
import { largestFile, largestWithFile } from './receipts/media'
import { Overview, OverviewQuestion } from './books/overview'
import {
  Alike,
  CaptureBatch,
  CaptureOutcome,
  Decision,
  Exchange,
  InboxList,
  ListedReceipt,
  MediaType,
  mostAtOnce,
  mostJoined,
  Receipt,
  ReceiptSort,
  SharedOutcome,
  SharedStep,
  SplitInto,
  ToldApart,
} from './receipts/receipt'
import { ReadingProgress, ReadingState } from './receipts/receipt-reading'
import { ReferenceData } from './books/reference-data'
import { Recovered } from './receipts/recovered'
import { NoticeAim, Settings } from './settings'
import { Supplier } from './books/supplier'
import { SyncStatus } from './accounts/sync'

const nothing = z.void()
const id = z.uuid()
/** The largest input that says something of as many records as there may be at once, in bytes. */
const manyRecords = 32 * 1024 * 1024
/** An expense as the person sees it: see ExpenseView. */
const shownExpense = { expenseId: z.int(), seen: z.string().min(1).max(100) }

export const contract = {
  session: {
    current: live(Session),
    /** Starts the demo company inside the app and signs in to it. */
    startDemo: call(nothing, nothing),
    /** Adds an online service and signs in to it. */
    connect: call(
      z.object({ name: Account.shape.name, service: Service, access: Access }),
      nothing,
    ),
    /** Signs in again to the account at hand; with `full`, asks for full access to a read-only one. */
    signIn: call(z.object({ access: Access.optional() }), nothing),
    /** Opens the sign-in page once more, for a person who closed it. */
    reopenPage: call(nothing, nothing),
    /** The address at which the browser ended, for when it could not reach Docket. */
    paste: call(z.string().max(8192), nothing),
    cancelSignIn: call(nothing, nothing),
    /** Lets a renewal that got no answer twice be tried once more. */
    tryOnceMore: call(nothing, nothing),
    /** Signed in to what seem to be other books: the same after all, or an account of their own. */
    settleBooks: call(z.enum(['same', 'apart']), nothing),
    /** Everything unsent stays and goes on after the next sign-in. */
    signOut: call(nothing, nothing),
  },
  accounts: {
    list: live(z.array(AccountStanding)),
    /** Brings another account to hand. */
    show: call(id, nothing),
    change: call(
      z.object({
        id,
        name: Account.shape.name.optional(),
        colour: z.enum(accountColours).optional(),
      }),
      nothing,
    ),
    /** Only an account without receipts can be removed. */
    remove: call(id, nothing),
    /** Where the account at hand lives. */
    service: call(nothing, Service.optional()),
    /** Moves the account at hand to other addresses; another client id needs a new sign-in. */
    changeService: call(Service, nothing),
    /** Keys for interface B of the account at hand; undefined forgets them. */
    setLegacyKeys: call(LegacyKeys.optional(), nothing),
    hasLegacyKeys: call(nothing, z.boolean()),
    configuration: live(Configuration),
    /** What a person sets for new accounts, unless an administrator has. */
    configure: call(ServiceDefaults, nothing),
    /** Asks the keyring again. */
    unlockKeyring: call(nothing, nothing),
    /** Without a keyring: whether tokens may be written all the same. */
    keepUnprotected: call(z.boolean(), nothing),
  },
  capture: {
    batch: live(CaptureBatch),
    /** Absolute paths of files and folders. */
    paths: call(
      z.array(z.string().min(1).max(4096)).min(1).max(5000),
      z.array(CaptureOutcome),
      manyRecords,
    ),
    /** A file that has no path, such as a pasted picture. */
    bytes: call(
      z.object({
        fileName: z.string().max(255),
        bytes: z.instanceof(Uint8Array).refine((bytes) => bytes.byteLength <= largestFile),
      }),
      z.array(CaptureOutcome),
      largestWithFile,
    ),
    /** Lets the person choose files. */
    pick: call(nothing, z.array(CaptureOutcome)),
    /** Adds the sample receipts that come with the app; for the demo company only. */
    samples: call(nothing, z.array(CaptureOutcome)),
  },
  receipts: {
    /** Counts per list, and a number that grows whenever any receipt changed. */
    summary: live(
      z.object({ counts: z.record(InboxList, z.number().int()), revision: z.number().int() }),
    ),
    page: call(
      z.object({
        list: InboxList,
        search: z.string().max(200).default(''),
        sort: ReceiptSort.optional(),
        offset: z.number().int().min(0),
        limit: z.number().int().min(1).max(200),
      }),
      z.object({ total: z.number().int(), rows: z.array(ListedReceipt) }),
    ),
    /** The ids of a whole list in its order, as far as one step can take them on. */
    ids: call(
      z.object({
        list: InboxList,
        search: z.string().max(200).default(''),
        sort: ReceiptSort.optional(),
      }),
      z.array(id),
    ),
    read: call(id, Receipt),
    /** Drafts of many, with where each stands; those that are gone are left out. */
    drafts: call(
      z.array(id).max(mostAtOnce),
      z.array(Receipt.pick({ id: true, state: true, draft: true })),
    ),
    /** Keeps many drafts in one go; answers which: only those in review or rejected. */
    editAll: call(
      z.array(z.object({ id, draft: ExpenseDraft })).max(mostAtOnce),
      z.array(id),
      manyRecords,
    ),
    /** Many take the same step, each by the rules it has alone. */
    stepAll: call(z.object({ ids: z.array(id).max(mostAtOnce), step: SharedStep }), SharedOutcome),
    /** Makes one receipt of several that are in review, in this order. */
    merge: call(z.array(id).min(2).max(mostJoined), Exchange),
    /** Makes several receipts of one that is in review. */
    split: call(z.object({ id, into: SplitInto }), Exchange),
    /** Brings receipts back from the bin and puts others there, all or none: undoes a merge or a split, or does it again. */
    exchange: call(z.object({ back: Exchange.shape.from, away: Exchange.shape.made }), nothing),
    /**
     * Keeps the draft as typed; only while the receipt is in review or rejected. Without `knowsReading`, what was filled
     * in meanwhile stays where the draft has nothing.
     */
    edit: call(
      z.object({ id, draft: ExpenseDraft, knowsReading: z.boolean().default(true) }),
      nothing,
    ),
    /** Checks the draft and, when nothing is wrong, queues it to be sent. */
    confirm: call(
      z.object({ id, accepted: z.array(z.string().max(2000)).max(100) }),
      z.object({ verdict: Verdict.optional() }),
    ),
    /** Takes a confirmed or rejected receipt back to review, as long as nothing of it can be in the books. */
    reopen: call(id, nothing),
    discard: call(id, nothing),
    restore: call(id, nothing),
    /** The person says that a same file is a receipt of its own. */
    keepBoth: call(id, ToldApart),
    /** The next receipt whose picture nobody has looked at. */
    lookDue: call(nothing, z.object({ id, mediaType: MediaType }).optional()),
    /** How the picture of a receipt looks; without one it cannot be shown, or has nothing on it. */
    looked: call(z.object({ id, look: Look.optional() }), nothing),
    /** What may be the same purchase, as far as is known on this computer. */
    alike: call(id, z.array(Alike)),
    /** What a credit note may give back, as far as is known on this computer. */
    purchases: call(id, z.array(Purchase)),
    /** The person says that these receipts (their ids) and expenses (theirs) are purchases of their own. */
    keepBeside: call(
      z.object({
        id,
        others: z
          .array(z.union([id, z.number().int()]))
          .min(1)
          .max(1000),
      }),
      ToldApart,
    ),
    /** Takes back that they are purchases of their own, and asks again; only while the receipt is in review. */
    askAgain: call(ToldApart, nothing),
    /** The person answers for an outcome that could not be proved, or for a receipt found twice. */
    decide: call(z.object({ id, answer: Decision }), nothing),
    /** Takes back that it is to be sent again; only while nothing of it has gone since. */
    undecide: call(id, nothing),
  },
  reading: {
    progress: live(ReadingProgress),
    /** How far one receipt is, or what it says; it is read before the others. */
    of: call(id, ReadingState.optional()),
    /** Reads a receipt once more. */
    again: call(id, nothing),
    /** Calls off one receipt, or all that wait. */
    cancel: call(id.optional(), nothing),
  },
  rates: {
    /** What is known for a currency on a day, what was used last first. */
    offered: call(
      z.object({ currency: z.string().max(3), day: z.string().max(10) }),
      z.array(OfferedRate),
    ),
    /** Keeps the rates of a file, all or none. */
    keep: call(z.array(DatedRate).min(1).max(mostRates), nothing),
    /** For which days files have brought rates, the newest first. */
    days: call(nothing, z.array(RatedDays)),
  },
  learning: {
    /** Grows whenever something else is remembered. */
    revision: live(z.number().int()),
    /** What of a receipt's draft was suggested, and why. */
    suggested: call(id, z.array(Suggested)),
    /** What is remembered of a supplier that was chosen by hand. */
    defaults: call(SupplierRef, SupplierDefaults),
    /** Suppliers of which something is remembered, by name. */
    remembered: call(
      z.object({
        search: z.string().max(200).default(''),
        offset: z.number().int().min(0),
        limit: z.number().int().min(1).max(100),
      }),
      z.object({ total: z.number().int(), rows: z.array(RememberedSupplier) }),
    ),
    /** Forgets one field of a supplier, or all that was learned of it; the rule stays. */
    forget: call(z.object({ supplier: SupplierRef, field: RememberedField.optional() }), nothing),
    setRule: call(z.object({ supplier: SupplierRef, rule: SupplierRule }), nothing),
    removeRule: call(SupplierRef, nothing),
  },
  books: {
    choices: live(ReferenceData),
    /** How fresh each part of the books is. */
    status: live(BooksStatus),
    /** Grows whenever a record of the books at hand changed. */
    revision: live(z.number().int()),
    /** Suppliers for a field: best match first. */
    matchSuppliers: call(
      z.object({ search: z.string().max(200), limit: z.number().int().min(1).max(100) }),
      z.array(Supplier),
    ),
    expenses: call(ExpenseFilter, ExpensePage),
    suppliers: call(SupplierFilter, SupplierPage),
    clients: call(NamedFilter, ClientPage),
    bankAccounts: call(NamedFilter, BankAccountPage),
    /** Those of interface A that were created here or opened by number. */
    invoices: call(InvoiceFilter, InvoicePage),
    salesInvoices: call(InvoiceFilter, SalesInvoiceSummaryPage),
    /** Where the money went, within the twelve months up to the one of today. */
    overview: call(OverviewQuestion, Overview),
    /** What a supplier was paid for by year, the newest first, and its newest expense. */
    supplierSpending: call(
      z.int(),
      z.object({ years: z.array(YearSpending), newest: ExpenseRecord.optional() }),
    ),
    /** Asks the service for what is new; `everything` reads all of it again. */
    refresh: call(z.object({ everything: z.boolean().default(false) }), nothing),
  },
  expenses: {
    /** As it is known here; undefined when it is not. */
    view: call(z.int(), ExpenseView.optional()),
    /** As it is in the books now. @throws `not-found` and what keeps the books from being read */
    read: call(z.int(), ExpenseView),
    change: call(z.object({ ...shownExpense, edit: ExpenseEdit }), ExpenseChangeEnd),
    removePayment: call(z.object(shownExpense), ExpenseChangeEnd),
    delete: call(z.object(shownExpense), ExpenseChangeEnd),
    attach: call(
      z.object({ ...shownExpense, file: FileSource }),
      ExpenseChangeEnd,
      largestWithFile,
    ),
    /** Reads how an open change has ended; undefined when the expense is not in the books any more. */
    check: call(z.int(), ExpenseView.optional()),
    /** Fetches a file of an expense to be shown. */
    file: call(
      z.object({ expenseId: z.int(), attachmentId: z.int(), fileName: z.string().max(1000) }),
      ShownFile,
    ),
    /** Saves a file that is shown where the person says; false when they did not. */
    saveFile: call(id, z.boolean()),
  },
  ...billingContract,
  sync: {
    status: live(SyncStatus),
    now: call(nothing, nothing),
    setPaused: call(z.boolean(), nothing),
  },
  activity: {
    page: call(
      z.object({
        offset: z.number().int().min(0),
        limit: z.number().int().min(1).max(200),
        /** Every word has to stand in what is shown of a step. */
        search: z.string().max(200).default(''),
        /** Only these events; absent: all. */
        events: z.array(z.string().max(100)).max(200).optional(),
      }),
      z.object({
        total: z.number().int(),
        rows: z.array(
          z.object({
            id: z.number().int(),
            at: z.string(),
            event: z.string(),
            note: z.string().optional(),
            receiptId: id.optional(),
            fileName: z.string().optional(),
            supplierName: z.string().optional(),
            /** The expense it is about, where there is one. */
            expenseId: z.int().optional(),
          }),
        ),
      }),
    ),
  },
  exports: {
    progress: live(ExportProgress.optional()),
    /** Asks for a place and writes a list there; a ZIP holds the files of the records too, with an index. */
    save: call(z.object({ question: ExportQuestion, format: ExportFormat }), ExportEnd),
    cancel: call(nothing, nothing),
    /** A list laid out for paper. */
    sheet: call(ExportQuestion, Sheet),
  },
  store: {
    /** What had to be made again at this start, because the list of receipts was damaged. */
    recovered: live(Recovered.optional()),
  },
  settings: {
    current: live(Settings),
    change: call(
      Settings.pick({
        theme: true,
        receiptSort: true,
        notices: true,
        graceSeconds: true,
      }).partial(),
      nothing,
    ),
  },
  about: aboutContract,
  notices: {
    /** What a notice that was clicked, or the menu, asked for last; `number` grows with each. */
    opened: live(z.object({ number: z.int(), shows: NoticeAim }).optional()),
  },
}

export type AppApi = Api<typeof contract>
export type AppHandlers = Handlers<typeof contract>
