/** What the books are refreshed from: one account's service, as functions. */
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
import type { Listing, ListedPage } from '../api/listed'
import type { Fetched } from '../store/cache/cached-records'

/** Every function throws an AppError when the service does not give what was asked. */
export interface Source {
  /** `today` is the date for which directors are asked; of `known` stays what the service does not give. */
  referenceData: (today: CalendarDate, known: ReferenceData) => Promise<Lookups>
  /** Those of one day. */
  directors: (day: CalendarDate) => Promise<Director[]>
  countries: () => Promise<Country[]>
  bankAccounts: () => Promise<Listing<BankAccountRecord>>
  suppliers: () => Promise<Listing<SupplierRecord>>
  clients: () => Promise<Listing<ClientRecord>>
  /** Part of the list of interface B, from a 0-based place on; `total` counts the whole, where the service tells. */
  salesInvoices: (
    first: number,
    most: number,
  ) => Promise<Listing<SalesInvoiceSummary> & { total?: number | undefined }>
  /** One invoice by its number; `not-found` when it is gone. */
  invoice: (id: number) => Promise<Fetched<InvoiceRecord>>
  /** One page of expenses, asked for by id, newest first where the service sorts. */
  expenses: (page: number, size: number) => Promise<ListedPage<ExpenseRecord>>
}
