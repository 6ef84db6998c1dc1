/** Truth of receipts, and when a field that was read agrees with it. */
import { nameKey } from '../../electron/reading/fields/supplier/name'
import { distance } from '../../electron/reading/fields/lines/text'

export interface Truth {
  file: string
  supplier: string
  /** Names that count as well. */
  otherNames: string[]
  date: string
  total: string
  /** `null` where the paper shows none, left out where nobody noted it. */
  vat?: string | null
  vatNumber?: string | null
  currency: string
  payment?: string | null
  lastFour?: string | null
  documentNumber?: string | null
  vatLines?: { rate: string; net: string | null; vat: string | null }[]
  items?: number
  kind?: string
}

/** From either set's file: the Malaysian one says `company`. */
export function truthsOf(json: unknown): Truth[] {
  return (json as (Omit<Truth, 'otherNames'> & { company?: string; otherNames?: string[] })[]).map(
    (each) => ({
      ...each,
      supplier: each.company ?? each.supplier,
      otherNames: each.otherNames ?? [],
    }),
  )
}

/** 1 for names that are equal but for case, signs and the word `and`; less by each letter that differs. */
function similarity(a: string, b: string): number {
  const [first, second] = [nameKey(a), nameKey(b)]
  const longer = Math.max(first.length, second.length)
  return longer === 0 ? 0 : 1 - distance(first, second) / longer
}

export const alikeFrom = 0.8

export function supplierSimilarity(name: string, { supplier, otherNames }: Truth): number {
  return Math.max(...[supplier, ...otherNames].map((each) => similarity(name, each)))
}
