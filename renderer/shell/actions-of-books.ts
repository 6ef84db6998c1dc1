/** What a person can ask of one record of the books, by name or from the menu of its row; its keys are answered where it is shown. */
import { pagedLists, type PagedList } from '../../shared/accounts/book-pages'
import type { BankAccountRecord, ClientRecord, SupplierRow } from '../../shared/books/books'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { InvoiceRow } from '../../shared/invoices/invoice-list'
import { oneOf } from '../../shared/one-of'
import type { Action } from '../base/actions'
import { focusField } from '../base/focus'
import type { Screen } from '../base/route.svelte'
import { say } from '../../shared/words/words'
import type { Docket } from './docket.svelte'

export function ofRecord(docket: Docket): Action[] {
  const { links, menus, session } = docket
  const number = () => numberAtHand(docket)
  return [
    ...ofExpense(docket),
    {
      id: 'open-page',
      words: say('record.openInBooks'),
      isReady: () => {
        const page = pageAtHand(docket)
        return page !== undefined && session.current.pages?.includes(page.list) === true
      },
      run: () => {
        const page = pageAtHand(docket)
        return page && links.page(page.list, page.id)
      },
    },
    {
      id: 'copy-number',
      words: say('action.copyNumber'),
      also: say('action.copyNumber.also'),
      isReady: () => number() !== undefined,
      run: () => {
        const words = number()
        return words === undefined ? undefined : menus.copy(words)
      },
    },
    ...ofParty(docket),
  ]
}

/** The one invoice that is chosen, in the list or in what is owed. */
function invoiceAtHand({ books, receivables, salesInvoices }: Docket) {
  if (!salesInvoices.isOwed) return books.list.selected as InvoiceRow | undefined
  const { selected } = receivables
  return selected && { kind: selected.source, id: selected.id, number: selected.number }
}

/** Of the one record that is chosen: the kind of its page, and its id in the books. */
function pageAtHand(docket: Docket): { list: PagedList; id: number } | undefined {
  const { books, route } = docket
  if (route.screen === 'invoices') {
    const chosen = invoiceAtHand(docket)
    return chosen && { list: chosen.kind === 'new' ? 'invoices' : 'salesInvoices', id: chosen.id }
  }
  const list = oneOf(pagedLists, books.shown)
  const record = books.several.isMany ? undefined : books.list.selected
  return list && record && { list, id: record.id }
}

/** The number that the paper of what is chosen bears. */
function numberAtHand(docket: Docket): string | undefined {
  const { books, inbox, review, route } = docket
  const numberOn: Partial<Record<Screen, () => string | undefined>> = {
    inbox: () => (inbox.selection.isMany ? undefined : review.receipt?.draft.documentNumber),
    expenses: () =>
      books.several.isMany
        ? undefined
        : (books.list.selected as ExpenseRecord | undefined)?.reference,
    invoices: () => invoiceAtHand(docket)?.number,
  }
  return numberOn[route.screen]?.()?.trim() || undefined
}

function ofExpense({ bookExpense, books, session }: Docket): Action[] {
  const canChange = (lock: 'edit' | 'delete') => {
    const { view } = bookExpense
    return (
      session.status === 'connected' &&
      !session.isReadOnly &&
      !books.several.isMany &&
      books.list.selected !== undefined &&
      view?.record.id === books.list.selected.id &&
      view.open === undefined &&
      view.lockReasons[lock] === undefined
    )
  }
  return [
    {
      id: 'edit-expense',
      words: say('action.editExpense'),
      isReady: () => canChange('edit'),
      run: async () => {
        await bookExpense.begin()
        if (bookExpense.editing) await focusField('supplierName')
      },
    },
    {
      id: 'delete-expense',
      words: say('action.deleteExpense'),
      isReady: () => canChange('delete'),
      run: () => bookExpense.ask({ what: 'delete' }),
    },
  ]
}

/** Where bank accounts, suppliers and clients lead. */
function ofParty({ books, links, route }: Docket): Action[] {
  return [
    {
      id: 'expenses-of-account',
      words: say('books.account.show'),
      isReady: () => books.list.selected !== undefined,
      run: () => {
        const { id, name } = books.list.selected as BankAccountRecord
        books.showExpenses({ bankAccount: { id, name } })
        route.go('expenses')
      },
    },
    {
      id: 'expenses-of-supplier',
      words: say('action.expensesOfSupplier'),
      isReady: () => books.list.selected !== undefined,
      run: () => {
        const { id, name } = books.list.selected as SupplierRow
        books.showExpenses({ supplier: { id, name } })
        route.go('expenses')
      },
    },
    {
      id: 'invoice-for-client',
      words: say('action.invoiceForClient'),
      isReady: () => books.list.selected !== undefined,
      run: () => links.invoiceFor(books.list.selected as ClientRecord),
    },
  ]
}
