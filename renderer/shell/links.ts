/** Where things lead, by the states of the screens they lead to. */
import type { Links } from '../base/links'
import type { Docket } from './docket.svelte'

export function createLinks(all: () => Docket): Links {
  return {
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
    invoice: async (kind, id) => {
      const { books, invoices, route, salesInvoices } = all()
      salesInvoices.showOwed(false)
      route.go('invoices')
      if (kind === 'new') return invoices.goTo(id)
      books.unselect('invoices')
      salesInvoices.record.open(id)
    },
    invoiceFor: async (client) => {
      const { invoices, route } = all()
      route.go('invoices')
      if (await invoices.clearDesk()) invoices.editor.begin(client)
    },
  }
}
