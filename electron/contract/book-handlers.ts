/** What main answers of the cached books of the account at hand. */
import type { AppHandlers } from '../../shared/ipc'
import type { Modules } from './modules'

export function bookHandlers({ accounts }: Modules): AppHandlers['books'] {
  return {
    choices: accounts.choices,
    status: accounts.booksStatus,
    revision: accounts.booksRevision,
    matchSuppliers: ({ search, limit }) =>
      accounts.atHand?.books.findSuppliers(search, limit) ?? [],
    expenses: (filter) => accounts.need().books.expenses(filter),
    suppliers: (filter) => accounts.need().books.suppliers(filter),
    clients: (filter) => accounts.need().books.clients(filter),
    bankAccounts: (filter) => accounts.need().books.bankAccounts(filter),
    invoices: (filter) => accounts.need().books.invoices(filter),
    salesInvoices: (filter) => accounts.need().books.salesInvoices(filter),
    overview: ({ today }) => accounts.need().books.overview(today),
    supplierSpending: (id) => accounts.need().books.supplierSpending(id),
    refresh: async ({ everything }) => {
      const { books } = accounts.need()
      await (everything ? books.refreshFully() : books.refresh())
    },
  }
}
