/** Where things lead, by the states of the screens they lead to. */
import { AppError } from '../../shared/errors'
import type { ExpenseView } from '../../shared/expenses/expense-change'
import type { AppApi } from '../../shared/ipc'
import { focusMain } from '../base/focus'
import type { Links } from '../base/links'
import type { Docket } from './docket.svelte'
import { say } from '../../shared/words/words'

type Aim = Parameters<Links['books']>[1]

/** To these books, and there to what waits. */
async function toBooks(docket: Docket, accountId: string, aim: Aim): Promise<void> {
  const { accounts, inbox, receivables, route, salesInvoices } = docket
  if (!(await accounts.show(accountId))) return
  if (aim === 'overdue' || aim === 'reminders') {
    salesInvoices.showOwed(aim === 'overdue')
    receivables.showAll()
    route.go('invoices')
    return focusMain()
  }
  if (aim === 'attention' || aim === 'review') inbox.show(aim)
  route.go('inbox')
  return focusMain()
}

/** One that is not known here yet, such as one that was just sent; undefined where the service has none either. */
async function readAnew(
  api: Pick<AppApi, 'expenses'>,
  id: number,
): Promise<ExpenseView | undefined> {
  try {
    return await api.expenses.read(id)
  } catch (thrown) {
    if (AppError.from(thrown).code === 'not-found') return undefined
    throw thrown
  }
}

export function createLinks(api: Pick<AppApi, 'books' | 'expenses'>, all: () => Docket): Links {
  const gone = (title: string) => all().toasts.show({ tone: 'plain', title })
  const attempt = (run: () => Promise<void>) =>
    all()
      .toasts.attempt(run)
      .then(() => undefined)
  const links: Links = {
    books: (accountId, aim) => toBooks(all(), accountId, aim),
    receipt: (id, list) => {
      all().inbox.open(id, list)
      all().route.go('inbox')
    },
    receiptsOf: (name, list) => {
      all().inbox.show(list, name.slice(0, 200))
      all().route.go('inbox')
      void focusMain()
    },
    expense: (record) => {
      const { books, route } = all()
      books.showExpenses({})
      books.take('expenses', record)
      route.go('expenses')
    },
    expenseNumbered: (id) =>
      attempt(async () => {
        const view = (await api.expenses.view(id)) ?? (await readAnew(api, id))
        if (view) links.expense(view.record)
        else gone(say('shell.gone.expense', { id }))
      }),
    supplier: ({ id, name }) =>
      attempt(async () => {
        const { rows } = await api.books.suppliers({ search: name.slice(0, 200), limit: 500 })
        const found = rows.find((row) => row.id === id)
        if (!found) return gone(say('shell.gone.record', { name }))
        all().books.take('suppliers', found)
        all().route.go('suppliers')
      }),
    client: ({ id, name }) =>
      attempt(async () => {
        const { rows } = await api.books.clients({ search: name.slice(0, 200), limit: 500 })
        const found = rows.find((row) => row.id === id)
        if (!found) return gone(say('shell.gone.record', { name }))
        all().books.take('clients', found)
        all().route.go('clients')
      }),
    bankAccount: (id) =>
      attempt(async () => {
        const { rows } = await api.books.bankAccounts({ limit: 500 })
        const found = rows.find((row) => row.id === id)
        if (!found) return gone(say('shell.gone.bankAccount'))
        all().books.take('bankAccounts', found)
        all().route.go('bankAccounts')
      }),
    page: (list, id) => attempt(() => api.books.openPage({ list, id })),
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
  return links
}
