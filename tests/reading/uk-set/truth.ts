/** What is known of a receipt of the set: only what its paper shows. */
import { format } from 'prettier'

export type Damage = 'clean' | 'moderate' | 'hard'

/** Plain decimals; `null` for what the paper leaves out. */
export interface VatLine {
  rate: string
  net: string | null
  vat: string
}

export interface PaperTruth {
  supplier: string
  /** Other names that the paper shows for the same supplier, such as the company behind a trading name. */
  otherNames?: string[]
  /** Calendar date. */
  date: string
  total: string
  vat: string | null
  vatLines: VatLine[]
  /** Without spaces, with GB before it. */
  vatNumber: string | null
  currency: 'GBP'
  payment: 'card' | 'cash' | null
  lastFour: string | null
  documentNumber: string | null
  /** How many priced lines there are. */
  items: number
}

export interface Truth extends PaperTruth {
  file: string
  kind: string
  damage: Damage
}

/** JSON as the project formats it. */
export const toJson = (truth: unknown): Promise<string> =>
  format(JSON.stringify(truth), { parser: 'json', printWidth: 100 })
