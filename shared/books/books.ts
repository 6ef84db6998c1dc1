/** The books as this computer knows them: what they are made of, how fresh each part is, and pages of the smaller lists. */
import * as z from 'zod'
import { errorCodes } from '../errors'
import { ListFilter, Order } from './list'
import { Supplier } from './supplier'

/** In the order in which they are refreshed: what a person needs first, the longest last. */
export const collections = [
  'choices',
  'countries',
  'bankAccounts',
  'suppliers',
  'clients',
  'invoices',
  'salesInvoices',
  'expenses',
] as const
export const Collection = z.enum(collections)
export type Collection = z.infer<typeof Collection>

/** How one part of the books stands. */
export const CollectionStatus = z.object({
  /** When it was last read to the end; absent while it never was. */
  asOf: z.iso.datetime().optional(),
  /** Why the newest attempt failed; absent once one succeeded. */
  problem: z.enum(errorCodes).optional(),
  isRefreshing: z.boolean(),
  /** How many records of it are known here. */
  count: z.number().int(),
})
export type CollectionStatus = z.infer<typeof CollectionStatus>

export const BooksStatus = z.record(Collection, CollectionStatus)
export type BooksStatus = z.infer<typeof BooksStatus>

export const emptyBooksStatus: BooksStatus = Object.fromEntries(
  collections.map((collection) => [collection, { isRefreshing: false, count: 0 }]),
) as BooksStatus

export const Country = z.object({ code: z.string(), name: z.string() })
export type Country = z.infer<typeof Country>

export const SupplierRecord = Supplier.extend({
  /** Country code. */
  country: z.string().optional(),
  vatRegistrationNumber: z.string().optional(),
})
export type SupplierRecord = z.infer<typeof SupplierRecord>

export const ClientRecord = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string().optional(),
  paymentTermsDays: z.number().int().optional(),
  /** Lines of the billing address, then post code and country code, without empty ones. */
  address: z.array(z.string()),
  note: z.string().optional(),
})
export type ClientRecord = z.infer<typeof ClientRecord>

export const BankAccountRecord = z.object({
  id: z.number().int(),
  name: z.string(),
  bankName: z.string().optional(),
  sortCode: z.string().optional(),
  accountNumber: z.string().optional(),
  isDefault: z.boolean(),
  isArchived: z.boolean(),
  /** In pounds, as decimal text. */
  balance: z.string().optional(),
  balanceDate: z.string().optional(),
})
export type BankAccountRecord = z.infer<typeof BankAccountRecord>

/** An invoice of interface A, which has no list: known because it was created here or opened by its number. */
export const InvoiceRecord = z.object({
  id: z.number().int(),
  clientId: z.number().int().optional(),
  clientName: z.string(),
  issuedDate: z.string(),
  dueDate: z.string().optional(),
  gross: z.string(),
  outstanding: z.string().optional(),
  /** Absent in pounds. */
  currency: z.string().optional(),
  state: z.string().optional(),
  descriptions: z.array(z.string()),
  attachmentNames: z.array(z.string()),
  note: z.string().optional(),
})
export type InvoiceRecord = z.infer<typeof InvoiceRecord>

/** What lists show of a sales invoice of interface B. */
export const SalesInvoiceSummary = z.object({
  id: z.number().int(),
  clientId: z.number().int().optional(),
  clientName: z.string(),
  /** Absent on a draft. */
  invoiceNumber: z.string().optional(),
  clientReference: z.string().optional(),
  purchaseOrder: z.string().optional(),
  /** In capitals, as the service's bodies have it: `DRAFT`, `DUE`, `OVERDUE`, `SETTLED`, `WRITTEN_OFF`. */
  state: z.string().optional(),
  issuedDate: z.string(),
  dueDate: z.string().optional(),
  settledDate: z.string().optional(),
  gross: z.string(),
  /** What was paid of it, as decimal text; absent where the service does not show the amounts of its payments. */
  paid: z.string().optional(),
  currency: z.string().optional(),
  descriptions: z.array(z.string()),
  note: z.string().optional(),
})
export type SalesInvoiceSummary = z.infer<typeof SalesInvoiceSummary>

/** A supplier and what the known expenses say of it. */
export const SupplierRow = SupplierRecord.extend({
  /** Sum of the gross amounts, as decimal text. */
  spend: z.string(),
  expenses: z.number().int(),
  /** Posting date of the newest expense. */
  lastUsed: z.string().optional(),
})
export type SupplierRow = z.infer<typeof SupplierRow>

/** What a supplier was paid for in one year of posting dates. `amount` is pounds as decimal text. */
export const YearSpending = z.object({ year: z.string(), amount: z.string(), count: z.int() })
export type YearSpending = z.infer<typeof YearSpending>

export const SupplierFilter = ListFilter.extend({
  sort: z
    .object({ by: z.enum(['name', 'spend', 'lastUsed']), isDescending: z.boolean() })
    .default({ by: 'name', isDescending: false }),
})
export type SupplierFilter = z.infer<typeof SupplierFilter>

/** Clients and bank accounts. */
export const NamedFilter = ListFilter.extend({
  sort: Order.default({ by: 'name', isDescending: false }),
})
export type NamedFilter = z.infer<typeof NamedFilter>

const pageOf = <S extends z.ZodType>(row: S) =>
  z.object({ total: z.number().int(), rows: z.array(row) })

export const SupplierPage = pageOf(SupplierRow)
export type SupplierPage = z.infer<typeof SupplierPage>
export const ClientPage = pageOf(ClientRecord)
export type ClientPage = z.infer<typeof ClientPage>
export const BankAccountPage = pageOf(BankAccountRecord)
export type BankAccountPage = z.infer<typeof BankAccountPage>
