/** A payment as it stands in the books, on an expense or an invoice, and a file that hangs on either. */
import * as z from 'zod'

/** What the service did not say, or said oddly, is absent. */
export const RecordedPayment = z.object({
  id: z.int().optional(),
  /** `YYYY-MM-DD`. */
  date: z.string().optional(),
  /** Plain decimal. */
  amount: z.string().optional(),
  /** A code such as `EFT`. */
  method: z.string().optional(),
  methodName: z.string().optional(),
  bankAccountId: z.int().optional(),
  bankAccountName: z.string().optional(),
  personId: z.int().optional(),
  personName: z.string().optional(),
  isReconciled: z.boolean().optional(),
})
export type RecordedPayment = z.infer<typeof RecordedPayment>

/** The id is the position of the file in its record, so it changes when an earlier one goes. */
export const RecordedFile = z.object({
  id: z.int().optional(),
  fileName: z.string().optional(),
})
export type RecordedFile = z.infer<typeof RecordedFile>

/** A payment to be recorded. */
export interface NewPayment {
  /** A code such as `EFT`. */
  method: string
  bankAccountId?: number | undefined
  personId?: number | undefined
  /** `YYYY-MM-DD`. */
  date: string
  /** Plain decimal. */
  amount: string
}
