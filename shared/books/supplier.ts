/** A supplier in the books, and when two names mean the same one. */
import * as z from 'zod'

export const Supplier = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Expense type the books suggest for this supplier, as a code. */
  expenseType: z.string().optional(),
})
export type Supplier = z.infer<typeof Supplier>

/** Folds case, accents, punctuation and spacing, so that `Café  Nero` and `CAFE NERO` meet. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim()
}
