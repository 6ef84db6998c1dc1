/** A service that answers and has nothing in its books: what a test gives the books of takes the place of a part. */
import type { Source } from '../../electron/books/source'
import { emptyReferenceData } from '../../shared/books/reference-data'
import { AppError } from '../../shared/errors'

const nothing = async () => ({ entries: [], isWhole: true })

export const emptySource: Source = {
  referenceData: async () => emptyReferenceData,
  directors: async () => [],
  countries: async () => [],
  bankAccounts: nothing,
  suppliers: nothing,
  clients: nothing,
  salesInvoices: async () => ({ ...(await nothing()), total: 0 }),
  invoice: async (id) => {
    throw new AppError('not-found', `There is no invoice ${id}`)
  },
  expenses: async () => ({ ...(await nothing()), last: true }),
}
