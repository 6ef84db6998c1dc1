/** What a search over all books finds in those that are not at hand: whose each is, and enough to show and to open it. */
import * as z from 'zod'
import { ClientRecord, SupplierRecord } from '../books/books'
import { ExpenseRecord } from '../expenses/expense-record'
import { InvoiceRow } from '../invoices/invoice-list'
import { InboxList, ReceiptRow } from '../receipts/receipt'

/** A record of the books, as its list has it. */
export const FoundRecord = z.discriminatedUnion('list', [
  z.object({ list: z.literal('expenses'), row: ExpenseRecord }),
  z.object({ list: z.literal('suppliers'), row: SupplierRecord }),
  z.object({ list: z.literal('clients'), row: ClientRecord }),
  z.object({ list: z.literal('invoices'), row: InvoiceRow }),
])
export type FoundRecord = z.infer<typeof FoundRecord>

/** A receipt, by what a line shows of it. */
export const FoundReceipt = z.object({
  list: z.literal('receipts'),
  inbox: InboxList,
  row: ReceiptRow.pick({
    id: true,
    fileName: true,
    supplierName: true,
    postingDate: true,
    gross: true,
  }),
})
export type FoundReceipt = z.infer<typeof FoundReceipt>

export const FoundElsewhere = z.object({
  accountId: z.uuid(),
  found: z.discriminatedUnion('list', [FoundReceipt, ...FoundRecord.options]),
})
export type FoundElsewhere = z.infer<typeof FoundElsewhere>

/** So many are answered at most, so that those of one account leave room for others: of each kind, and in all. */
export const mostElsewhere = { ofKind: 2, receipts: 8, all: 30 }
