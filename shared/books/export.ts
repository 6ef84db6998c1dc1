/** Lists as files: which list is taken out with which filter, what its columns hold, and what came of it. */
import * as z from 'zod'
import { NamedFilter, SupplierFilter } from './books'
import { ExpenseFilter } from '../expenses/expense-record'
import { InboxList, mostAtOnce, ReceiptSort } from '../receipts/receipt'
import { InvoiceQuestion } from '../invoices/invoice-list'

const search = z.string().max(200).default('')
const whole = { offset: true, limit: true } as const

/** A list as it is shown, with its search and filters, but all of it. */
export const ExportQuestion = z.discriminatedUnion('list', [
  z.object({
    list: z.literal('receipts'),
    filter: z.object({
      list: InboxList,
      search,
      sort: ReceiptSort.optional(),
      /** These alone, in this order. */
      ids: z.array(z.uuid()).min(1).max(mostAtOnce).optional(),
    }),
  }),
  z.object({ list: z.literal('expenses'), filter: ExpenseFilter.omit(whole) }),
  z.object({ list: z.literal('suppliers'), filter: SupplierFilter.omit(whole) }),
  z.object({ list: z.literal('clients'), filter: NamedFilter.omit(whole) }),
  z.object({ list: z.literal('bankAccounts'), filter: NamedFilter.omit(whole) }),
  z.object({ list: z.literal('invoices'), filter: InvoiceQuestion.omit(whole) }),
  z.object({
    list: z.literal('activity'),
    filter: z.object({ search, events: z.array(z.string().max(100)).max(200).optional() }),
  }),
])
export type ExportQuestion = z.infer<typeof ExportQuestion>
export type ExportList = ExportQuestion['list']

/** Lists whose records have files that a ZIP can hold. */
export const listsWithFiles: readonly ExportList[] = ['receipts', 'expenses']

export const ExportFormat = z.enum(['csv', 'zip'])
export type ExportFormat = z.infer<typeof ExportFormat>

/** How far the export at work is; records of a ZIP whose files were taken, of all, or rows that the service gave. */
export const ExportProgress = z.object({
  of: z.enum(['files', 'rows']),
  done: z.int(),
  total: z.int(),
})
export type ExportProgress = z.infer<typeof ExportProgress>

export const ExportEnd = z.discriminatedUnion('result', [
  z.object({
    result: z.literal('saved'),
    fileName: z.string(),
    rows: z.int(),
    files: z.int(),
    /** Files that could not be had; the index says of each why. */
    missing: z.int(),
    /** False where a list of the books had never been read to its end: what was not known yet is not in the file. */
    isWhole: z.boolean(),
  }),
  /** No place was chosen, or it was called off; nothing was written. */
  z.object({ result: z.literal('cancelled') }),
])
export type ExportEnd = z.infer<typeof ExportEnd>

/**
 * `date` is `YYYY-MM-DD`, `amount` plain decimal text, `moment` an ISO date and time; empty where there is none. `currency` is
 * the code of the one in which all amounts of its row are, pounds where it is empty.
 */
export const ColumnKind = z.enum(['text', 'date', 'moment', 'amount', 'number', 'currency'])
export type ColumnKind = z.infer<typeof ColumnKind>

/** The most rows that are printed at once. */
export const mostPrinted = 5000

/** A list laid out for paper: at most `mostPrinted` of `total` rows, each with one text per column; `isWhole` as in `ExportEnd`. */
export const Sheet = z.object({
  columns: z.array(z.object({ title: z.string(), kind: ColumnKind })),
  rows: z.array(z.array(z.string())),
  total: z.int(),
  isWhole: z.boolean(),
})
export type Sheet = z.infer<typeof Sheet>
