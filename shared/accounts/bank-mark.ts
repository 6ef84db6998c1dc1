/** What tells one bank account from another; the id alone may mean another account in another company. */
import * as z from 'zod'

export const BankMark = z.object({
  id: z.int(),
  name: z.string().optional(),
  sortCode: z.string().optional(),
  accountNumber: z.string().optional(),
})
export type BankMark = z.infer<typeof BankMark>
