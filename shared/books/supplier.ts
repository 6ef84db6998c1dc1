/** A supplier in the books, and when two names mean the same one. */
import * as z from 'zod'

export const Supplier = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Expense type the books suggest for this supplier, as a code. */
  expenseType: z.string().optional(),
})
export type Supplier = z.infer<typeof Supplier>

/**
 * Those of that name apart from case and punctuation: one where it alone is written in these letters, several where nobody can
 * tell which is meant, since the service takes a name twice.
 */
export function suppliersNamed<S extends Pick<Supplier, 'name'>>(
  suppliers: readonly S[] = [],
  name: string,
): S[] {
  const [exact, ...others] = suppliers.filter((supplier) => supplier.name === name)
  if (exact && others.length === 0) return [exact]
  const folded = foldName(name)
  return suppliers.filter((supplier) => foldName(supplier.name) === folded)
}

/** Folds case, accents, punctuation and spacing, so that `Café  Nero` and `CAFE NERO` meet. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim()
}
