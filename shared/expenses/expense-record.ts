/** An expense as the books hold it, and how a page of them is asked for. */
import * as z from 'zod'
import { ListFilter, Order } from '../books/list'

/** Amounts are pounds as decimal text, such as `"61.27"`; dates are `YYYY-MM-DD`. */
export const ExpenseRecord = z.object({
  id: z.number().int(),
  postingDate: z.string(),
  supplierId: z.number().int().optional(),
  supplierName: z.string(),
  /** The supplier's own number for it, such as that of an invoice. */
  reference: z.string(),
  note: z.string(),
  gross: z.string(),
  net: z.string().optional(),
  vat: z.string().optional(),
  outstanding: z.string().optional(),
  lines: z.array(
    z.object({
      expenseType: z.string(),
      description: z.string(),
      vatType: z.string(),
      gross: z.string(),
    }),
  ),
  payments: z.array(
    z.object({
      date: z.string(),
      amount: z.string(),
      /** Code of the payment method, such as `EFT`. */
      method: z.string().optional(),
      bankAccountId: z.number().int().optional(),
      bankAccountName: z.string().optional(),
      personId: z.number().int().optional(),
      isReconciled: z.boolean().optional(),
    }),
  ),
  /** Those that the service keeps with it, above or below zero as it writes them; absent where there are none. */
  creditNotes: z.array(z.object({ date: z.string(), amount: z.string() })).optional(),
  /** Absent where the list does not show attachments, which is not the same as none. */
  attachments: z.array(z.object({ id: z.number().int(), fileName: z.string() })).optional(),
  isReconciled: z.boolean().optional(),
  isEditable: z.boolean().optional(),
  isDeletable: z.boolean().optional(),
})
export type ExpenseRecord = z.infer<typeof ExpenseRecord>

/** The most expenses that are selected together. */
export const mostSelected = 500

/** `name` is the supplier's; both dates belong to the range. */
export const ExpenseFilter = ListFilter.extend({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  supplierId: z.number().int().optional(),
  /** Code of a payment method that any of its payments used. */
  method: z.string().max(100).optional(),
  /** A bank account that any of its payments came from. */
  bankAccountId: z.number().int().optional(),
  hasReceipt: z.boolean().optional(),
  /** Code of the type of any of its lines; empty: those without lines. */
  expenseType: z.string().max(200).optional(),
  /** Whether nothing is still to pay. */
  isPaid: z.boolean().optional(),
  /** These alone, of those that fit. */
  ids: z.array(z.int()).max(mostSelected).optional(),
  sort: Order.default({ by: 'date', isDescending: true }),
})
export type ExpenseFilter = z.infer<typeof ExpenseFilter>

export const ExpensePage = z.object({
  total: z.number().int(),
  rows: z.array(ExpenseRecord),
})
export type ExpensePage = z.infer<typeof ExpensePage>

/** Which expenses are added up: as a list asks for them, but all of them. */
export const ExpenseTotalsFilter = ExpenseFilter.omit({ offset: true, limit: true, sort: true })
export type ExpenseTotalsFilter = z.infer<typeof ExpenseTotalsFilter>

/**
 * What expenses come to together, in pounds as decimal text; credit notes are below zero and take away from all of it.
 * `net` and `vat` are those of the expenses whose VAT is known here, and absent where it is known of none.
 */
export const ExpenseTotals = z.object({
  count: z.int(),
  creditNotes: z.int(),
  gross: z.string(),
  net: z.string().optional(),
  vat: z.string().optional(),
  /** Of how many the VAT is not known. */
  untold: z.int(),
  /** What is still to pay of them. */
  due: z.string(),
})
export type ExpenseTotals = z.infer<typeof ExpenseTotals>
