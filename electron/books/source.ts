/** What the books are refreshed from: one account's service, as functions. A collection without one is not refreshed. */
import type {
  BankAccountRecord,
  ClientRecord,
  Country,
  InvoiceRecord,
  SalesInvoiceSummary,
  SupplierRecord,
} from '../../shared/books/books'
import type { CalendarDate } from '../../shared/calendar'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { Director, Lookups, ReferenceData } from '../../shared/books/reference-data'
import type { Fetched } from '../store/cache/cached-records'

/** The structure of `Listing` in api/: each record beside its own text. */
export interface Listing<R> {
  /** In the order of the service. */
  entries: readonly Fetched<R>[]
  /** Every entry could be read. */
  isWhole: boolean
}

export interface ListedPage<R> extends Listing<R> {
  last: boolean
  /** How many there are by the service's own count, where it tells. */
  total?: number | undefined
  /** The service would not sort it. */
  isUnsorted?: true
}

/** Every function throws an AppError when the service does not give what was asked. */
export interface Source {
  /** `today` is the date for which directors are asked; of `known` stays what the service does not give. */
  referenceData: (today: CalendarDate, known: ReferenceData) => Promise<Lookups>
  /** Those of one day. */
  directors?: (day: CalendarDate) => Promise<Director[]>
  countries?: () => Promise<Country[]>
  bankAccounts?: () => Promise<Listing<BankAccountRecord>>
  /** With their texts, or bare. */
  suppliers: () => Promise<Listing<SupplierRecord> | SupplierRecord[]>
  clients?: () => Promise<Listing<ClientRecord>>
  /** Part of the list of interface B, from a 0-based place on; `total` counts the whole, where the service tells. */
  salesInvoices?: (
    first: number,
    most: number,
  ) => Promise<Listing<SalesInvoiceSummary> & { total?: number | undefined }>
  /** One invoice by its number; `not-found` when it is gone. */
  invoice?: (id: number) => Promise<Fetched<InvoiceRecord>>
  /** One page of expenses, asked for by id, newest first where the service sorts. */
  expenses?: (page: number, size: number) => Promise<ListedPage<ExpenseRecord>>
}
