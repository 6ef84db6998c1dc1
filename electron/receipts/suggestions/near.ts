/** Which supplier of the books a new one may be by another spelling: close in name, or with the same signs. Pure. */
import { formsOf, isGeneric, leastNearness, nearness } from './names'
import { vatDigits } from './signs'
import type { KnownSupplier } from './match'

/** A supplier that is not in the books under its name, and what its receipt shows of it. */
export interface NewSupplier {
  name: string
  vatNumber?: string | undefined
}

/**
 * The closest of the suppliers: by VAT number, then by telephone, domain, postcode or letterhead, then by name; undefined
 * where none is close.
 * @param bySign those chosen before for receipts with such a sign of this one
 */
export function nearSupplier<S extends KnownSupplier>(
  { name, vatNumber }: NewSupplier,
  suppliers: readonly S[],
  bySign: readonly S[] = [],
): S | undefined {
  const byVat = suppliers.find(
    ({ vatRegistrationNumber }) =>
      vatNumber !== undefined &&
      vatRegistrationNumber !== undefined &&
      vatDigits(vatRegistrationNumber) === vatNumber,
  )
  return byVat ?? bySign[0] ?? byName(name, suppliers)
}

function byName<S extends KnownSupplier>(name: string, suppliers: readonly S[]): S | undefined {
  if (isGeneric(name)) return undefined
  const forms = formsOf(name)
  const ranked = suppliers
    .map((supplier) => ({ supplier, score: nearness(forms, formsOf(supplier.name)) }))
    .toSorted((a, b) => b.score - a.score)
  const [best] = ranked
  return best && best.score >= leastNearness ? best.supplier : undefined
}
