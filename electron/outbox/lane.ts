/** One account's way through the outbox: what of it the outbox uses. */
import type { ReferenceData } from '../../shared/books/reference-data'
import type { Supplier } from '../../shared/books/supplier'
import type { Expenses } from '../api/expenses'
import type { Suppliers } from '../api/suppliers'

export interface Lane {
  accountId: string
  expenses: Expenses
  suppliers: Suppliers
  choices: () => ReferenceData
  /** The supplier of that name among those known here, apart from case and punctuation. */
  knownSupplier: (name: string) => Supplier | undefined
  /** Tells the cache of books about a supplier that was found or created. */
  onSupplier: (supplier: Supplier) => void
  /** Ids of expenses known here whose attachments carry the marker; none proves nothing. */
  findMarker: (marker: string) => number[]
  /** Ids of expenses as `sort=id,asc` gives them, the first `size`. @throws AppError */
  oldestIds: (size: number) => Promise<number[]>
  /** How long the service still wants to be left alone, in milliseconds. */
  pausedMs: () => number
}
