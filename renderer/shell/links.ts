/** Where things lead, by the states of the screens they lead to. */
import { focusMain } from '../base/focus'
import type { Links } from '../base/links'
import type { Docket } from './docket.svelte'

export function createLinks(all: () => Docket): Links {
  return {
    books: async (accountId, aim) => {
      const { accounts, inbox, receivables, route, salesInvoices } = all()
      if (!(await accounts.show(accountId))) return
      if (aim === 'overdue') {
        salesInvoices.showOwed(true)
        receivables.showAll()
        route.go('salesInvoices')
        return focusMain()
      }
      if (aim === 'attention' || aim === 'review') inbox.show(aim)
      route.go('inbox')
      return focusMain()
    },
    receipt: (id, list) => {
      all().inbox.open(id, list)
      all().route.go('inbox')
    },
    expense: (record) => {
      const { books, route } = all()
      books.showExpenses({})
      books.take('expenses', record)
      route.go('expenses')
    },
    invoice: (id) => {
      all().route.go('invoices')
      return all().invoices.goTo(id)
    },
    salesInvoice: (id) => {
      all().route.go('salesInvoices')
      all().salesInvoices.record.open(id)
    },
    invoiceFor: async (client) => {
      const { invoices, route } = all()
      route.go('invoices')
      if (await invoices.clearDesk()) invoices.editor.begin(client)
    },
  }
}
