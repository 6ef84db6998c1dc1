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
  NamedService,
  ServiceDefaults,
  Session,
} from './accounts/account'
import { PagedList } from './accounts/book-pages'
import { FoundElsewhere } from './accounts/found'
import { largestPresetFile, PresetEnd } from './accounts/presets'
import { DeskFigures } from './accounts/desk'
import { RemovalTally } from './accounts/removal'
import { backupContract } from './backup'
import {
  BankAccountPage,
  BooksStatus,
  ClientPage,
  NamedFilter,
  SupplierFilter,
  SupplierPage,
  SupplierRecord,
  YearSpending,
} from './books/books'
import { InvoicePage, InvoiceQuestion } from './invoices/invoice-list'
import { billingContract, FileSource } from './invoices/billing-contract'
import { call, live, type Api, type Handlers } from './channel'
import { desktopContract } from './desktop-contract'
import { DatedRate, mostRates, OfferedRate, RatedDays } from './expenses/exchange-rate'
import { ExpenseChangeEnd, ExpenseEdit, ExpenseView, ShownFile } from './expenses/expense-change'
import { ExportEnd, ExportFormat, ExportProgress, ExportQuestion, Sheet } from './books/export'
import {
  ExpenseFilter,
  ExpensePage,
  ExpenseRecord,
  ExpenseTotals,
  ExpenseTotalsFilter,
} from './expenses/expense-record'
import { learningContract } from './receipts/learning-contract'
import { largestWithFile } from './receipts/media'
import { receiptContract } from './receipts/receipt-contract'
import { scanningContract } from './receipts/scanning-contract'
import { watchingContract } from './receipts/watching-contract'
import { Overview, OverviewQuestion } from './books/overview'
import { reportContract } from './report'
import { ReferenceData } from './books/reference-data'
import { Recovered } from './receipts/recovered'
import { NoticeAim, Settings, SettingsChange, ShownReceipt } from './settings'
import { Supplier } from './books/supplier'
import { SupplierCreation, SupplierDraft } from './books/supplier-draft'
import { SyncStatus } from './accounts/sync'
import { updateContract } from './updates'
import { StepDetail } from './step-detail'

const nothing = z.void()
const id = z.uuid()
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
    /** Signs in again to the account at hand, with the access given or as before. */
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
    /** What is known of every account beside the list: what it is owed overdue, and when something last got into its books. */
    figures: call(nothing, z.array(DeskFigures)),
    /** What fits in the receipts and the books of all accounts but the one at hand, as far as they are known here. */
    search: call(z.object({ search: z.string().min(1).max(200) }), z.array(FoundElsewhere)),
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
    /** What would be lost on this computer if an account were removed. */
    removal: call(id, RemovalTally),
    /** Removes an account with everything of it: `name` as a person typed it, `agreed` as they were told. */
    remove: call(z.object({ id, name: z.string().max(200), agreed: RemovalTally }), nothing),
    /** Where the account at hand lives. */
    service: call(nothing, Service.optional()),
    /** Moves the account at hand to other addresses; another client id needs a new sign-in. */
    changeService: call(Service, nothing),
    /** Keys for interface B of the account at hand; undefined forgets them. */
    setLegacyKeys: call(LegacyKeys.optional(), nothing),
    hasLegacyKeys: call(nothing, z.boolean()),
    configuration: live(Configuration),
    /** The services that books of this app are with, each once, under the name of the first of these books. */
    services: call(nothing, z.array(NamedService)),
    /** What a person sets for new accounts, unless an administrator has. */
    configure: call(ServiceDefaults, nothing),
    /** Adds the services that a file names, all of them or none; only for books that are added later. */
    addPresets: call(
      z.object({
        fileName: z.string().min(1).max(255),
        text: z.string().max(largestPresetFile),
      }),
      PresetEnd,
    ),
    /** Removes one of them by its name; books that were added with it stay as they are. */
    removePreset: call(NamedService.shape.name, nothing),
    /** Asks the keyring again. */
    unlockKeyring: call(nothing, nothing),
    /** Without a keyring: whether tokens may be written all the same. */
    keepUnprotected: call(z.boolean(), nothing),
  },
  ...receiptContract,
  ...watchingContract,
  ...scanningContract,
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
  ...learningContract,
  books: {
    choices: live(ReferenceData),
    /** Asks who the directors of a day are, unless that is known; `choices` shows it. Never fails. */
    askDirectors: call(z.string().max(10), nothing),
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
    /** What all that fit come to, not only those of a page. */
    expenseTotals: call(ExpenseTotalsFilter, ExpenseTotals),
    suppliers: call(SupplierFilter, SupplierPage),
    clients: call(NamedFilter, ClientPage),
    bankAccounts: call(NamedFilter, BankAccountPage),
    /** Those of both kinds. */
    invoices: call(InvoiceQuestion, InvoicePage),
    /** Where the money went, within the twelve months up to the one of today. */
    overview: call(OverviewQuestion, Overview),
    /** Those known here that a new supplier may be by another spelling, while a person fills it in. */
    suppliersAlike: call(
      z.object({ name: z.string().max(500), vatNumber: z.string().max(500) }),
      z.array(SupplierRecord),
    ),
    /** Looks first, creates once. `isMeant`: those alike were seen, and this is another one. */
    createSupplier: call(
      z.object({ draft: SupplierDraft, isMeant: z.boolean().default(false) }),
      SupplierCreation,
    ),
    /** What a supplier was paid for by year, the newest first, and its newest expense. */
    supplierSpending: call(
      z.int(),
      z.object({ years: z.array(YearSpending), newest: ExpenseRecord.optional() }),
    ),
    /** Opens the service's page of a record in the browser. @throws `wrong-state` where it has none */
    openPage: call(z.object({ list: PagedList, id: z.int().positive() }), nothing),
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
    /** Takes one file off; the others stay. */
    detach: call(z.object({ ...shownExpense, attachmentId: z.int() }), ExpenseChangeEnd),
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
        /** Only steps older than the one with this number. */
        before: z.int().min(1).optional(),
        limit: z.number().int().min(1).max(200),
        /** Every word has to stand in what is shown of a step. */
        search: z.string().max(200).default(''),
        /** Only these events; absent: all. */
        events: z.array(z.string().max(100)).max(200).optional(),
      }),
      z.object({
        /** Whether there are still older ones. */
        isMore: z.boolean(),
        /** How many there are in all: said with the newest of a search. */
        found: z.int().optional(),
        rows: z.array(
          z.object({
            id: z.number().int(),
            at: z.string(),
            event: z.string(),
            note: z.string().optional(),
            detail: StepDetail.optional(),
            receiptId: id.optional(),
            fileName: z.string().optional(),
            supplierName: z.string().optional(),
            /** What the receipt comes to, in pounds as decimal text. */
            gross: z.string().optional(),
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
    /** Asks for a place and writes all that is known of an account there, at hand or not: a ZIP of its receipts and lists. */
    saveAll: call(id, ExportEnd),
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
    change: call(SettingsChange, nothing),
  },
  about: aboutContract,
  backup: backupContract,
  updates: updateContract,
  report: reportContract,
  desktop: desktopContract,
  notices: {
    /** What a notice that was clicked, or the menu, asked for last; `number` grows with each. */
    opened: live(
      z.object({ number: z.int(), shows: NoticeAim, receipt: ShownReceipt.optional() }).optional(),
    ),
  },
}

export type AppApi = Api<typeof contract>
export type AppHandlers = Handlers<typeof contract>
