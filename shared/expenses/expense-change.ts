/** Changes of an expense that is in the books: as they are asked for, what stands in their way, and how they ended. */
import * as z from 'zod'
import { changeEnd } from '../books/change-end'
import type { CalendarDate } from '../calendar'
import { ExpenseRecord } from './expense-record'
import { ReadPage } from '../receipts/reading'

const short = z.string().max(500)
/** Below zero for what a credit note gives back. */
const decimal = z.string().regex(/^-?(0|[1-9]\d{0,12})(\.\d{1,2})?$/)

/** A line as it is to be written. `gross` is a plain decimal. */
const EditedLine = z.object({
  expenseType: short,
  description: short,
  vatType: short,
  gross: decimal,
})

const EditedPayment = z.object({
  method: short.min(1),
  bankAccountId: z.int().optional(),
  personId: z.int().optional(),
  date: z.iso.date(),
  amount: decimal,
  /** Its place in the books; without one it is a further payment. */
  at: z.int().min(0).max(999).optional(),
})

/** Only what is to become different; places count the lines and payments as the person saw them, from 0. */
export const ExpenseEdit = z.object({
  supplierId: z.int().optional(),
  /** In place of an id: a supplier that may not be in the books yet. It is looked for there, and created once. */
  newSupplier: short.trim().min(1).optional(),
  postingDate: z.iso.date().optional(),
  changedLines: z
    .array(EditedLine.partial().extend({ at: z.int().min(0).max(999) }))
    .max(1000)
    .default([]),
  removedLines: z.array(z.int().min(0).max(999)).max(1000).default([]),
  addedLines: z.array(EditedLine).max(100).default([]),
  payments: z.array(EditedPayment).max(1000).default([]),
  /** That a day which has not come yet is meant. */
  isAheadMeant: z.boolean().optional(),
})
export type ExpenseEdit = z.infer<typeof ExpenseEdit>

/** Whether a day of an edit has not come yet, nobody said that it is meant, and it does not stand in the books as they were. */
export function isAheadUnasked(
  { postingDate = '', payments, isAheadMeant = false }: ExpenseEdit,
  before: Pick<ExpenseRecord, 'payments'> | undefined,
  today: CalendarDate,
): boolean {
  const typed = payments.filter((payment) => !before || !keepsDay(payment, before))
  return !isAheadMeant && [postingDate, ...typed.map(({ date }) => date)].some((day) => day > today)
}

/** Whether a payment of an edit has the day that it has in the books. `at` is its place there. */
export const keepsDay = (
  { at, date }: { at?: number | undefined; date: string },
  { payments }: Pick<ExpenseRecord, 'payments'>,
): boolean => at !== undefined && payments[at]?.date === date

/** Said in place of the service's own words: a new supplier was asked for, and it is not known whether it was created. */
export const supplierUnclear = 'supplier-unclear'

/** Said in place of the service's own words: credit notes name lines by their places, so that none may be taken out. */
export const linesCredited = 'lines-credited'

/** Why the service would refuse (specification, business rule 2), or why Docket was not allowed to. */
export const lockReasons = ['reconciled', 'closed', 'not-allowed'] as const
export const LockReason = z.enum(lockReasons)
export type LockReason = z.infer<typeof LockReason>

/** An expense of the books and what can be done with it. */
export const ExpenseView = z.object({
  record: ExpenseRecord,
  /** Of the text this was read from; empty where it is not known here and has to be read first. */
  seen: z.string().max(100),
  lockReasons: z.object({
    edit: LockReason.optional(),
    files: LockReason.optional(),
    delete: LockReason.optional(),
  }),
  /** A change that went out and whose end nobody has seen yet. */
  open: z.object({ kind: z.enum(['edit', 'delete']), begunAt: z.string() }).optional(),
  /** The receipt that Docket made it of, while it is on this computer. */
  receiptId: z.uuid().optional(),
})
export type ExpenseView = z.infer<typeof ExpenseView>

export const ExpenseChangeEnd = changeEnd({
  now: ExpenseView,
  held: z.never(),
  outcome: z.never(),
})
export type ExpenseChangeEnd = z.infer<typeof ExpenseChangeEnd>

/** A file of an expense, shown at `address` until the app is closed. */
export const ShownFile = z.object({
  fileId: z.uuid(),
  address: z.string(),
  fileName: z.string(),
  /** What its bytes are; absent for what the window cannot show. */
  mediaType: z.string().optional(),
  /** Its pages, where the window cannot draw the file itself: mail by its words, others by a picture of each page. */
  pages: z.array(ReadPage).optional(),
  size: z.int(),
})
export type ShownFile = z.infer<typeof ShownFile>
