/** What main answers of the cached books of the account at hand. */
import type { SupplierRecord } from '../../shared/books/books'
import type { SupplierDraft } from '../../shared/books/supplier-draft'
import type { AppHandlers } from '../../shared/ipc'
import type { Books } from '../books/books'
import { nearSupplier } from '../receipts/suggestions/near'
import { vatDigits } from '../receipts/suggestions/signs'
import type { Modules } from './modules'

/** The supplier that one of this name or VAT number may be. */
function alike(
  books: Books,
  { name, vatNumber }: Pick<SupplierDraft, 'name' | 'vatNumber'>,
): SupplierRecord[] {
  const sign = vatDigits(vatNumber)
  const near = nearSupplier(
    { name, ...(sign !== undefined && { vatNumber: sign }) },
    books.every('suppliers'),
  )
  return near ? [near] : []
}

export function bookHandlers({ accounts }: Modules): AppHandlers['books'] {
  return {
    choices: accounts.choices,
    askDirectors: async (day) => {
      await accounts.atHand?.books.directorsOn(day)
    },
    status: accounts.booksStatus,
    revision: accounts.booksRevision,
    matchSuppliers: ({ search, limit }) =>
      accounts.atHand?.books.findSuppliers(search, limit) ?? [],
    expenses: (filter) => accounts.need().books.expenses(filter),
    expenseTotals: (filter) => accounts.need().books.expenseTotals(filter),
    suppliers: (filter) => accounts.need().books.suppliers(filter),
    clients: (filter) => accounts.need().books.clients(filter),
    bankAccounts: (filter) => accounts.need().books.bankAccounts(filter),
    invoices: (filter) => accounts.need().books.invoices(filter),
    overview: ({ today }) => accounts.need().books.overview(today),
    suppliersAlike: (asked) => alike(accounts.need().books, asked),
    createSupplier: async ({ draft, isMeant }) => {
      const account = accounts.need()
      account.assertWritable()
      return account.billing.suppliers.create(draft, isMeant ? [] : alike(account.books, draft))
    },
    supplierSpending: (id) => accounts.need().books.supplierSpending(id),
    openPage: ({ list, id }) => accounts.need().openPage(list, id),
    refresh: async ({ everything }) => {
      const { books } = accounts.need()
      await (everything ? books.refreshFully() : books.refresh())
    },
  }
}
