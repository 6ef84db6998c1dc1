/** What a person can ask of the lists and their records by name or by key. */
import type { Action } from '../base/actions'
import { bookLists } from '../base/book-lists'
import { focusPlace } from '../base/focus'
import type { Screen } from '../base/route.svelte'
import type { Docket } from './docket.svelte'

/** The screens that have a list. */
export const listed: readonly Screen[] = ['inbox', ...bookLists]

/** Where screens have a list, the same key does the same in each. */
export function ofLists(docket: Docket): Action[] {
  const { books, inbox, route } = docket
  const isInbox = () => route.screen === 'inbox'
  const move = (by: number) => () => {
    if (isInbox()) inbox.move(by)
    else books.list.move(by)
  }
  return [
    {
      id: 'search',
      words: 'Search this list',
      also: 'find filter',
      keys: ['/', 'Ctrl+f'],
      on: listed,
      run: () => focusPlace(isInbox() ? 'search' : 'bookSearch'),
    },
    { id: 'down', words: 'Down', keys: ['j'], on: listed, isMove: true, run: move(1) },
    { id: 'up', words: 'Up', keys: ['k'], on: listed, isMove: true, run: move(-1) },
    {
      id: 'filter',
      words: 'Filter the expenses',
      also: 'supplier type date method receipt',
      on: ['expenses'],
      run: () => (books.showsFilters = true),
    },
    {
      id: 'without-receipt',
      words: 'Expenses without a receipt',
      also: 'missing files lack attach ask client',
      isGeneral: true,
      on: ['expenses'],
      isReady: () => docket.session.account !== undefined,
      run: () => {
        books.showExpenses({ receipt: 'without' })
        route.go('expenses')
      },
    },
    {
      id: 'refresh',
      words: 'Ask the books for what is new',
      also: 'refresh reload update',
      isGeneral: true,
      on: [...bookLists, 'overview'],
      isReady: () => docket.session.account !== undefined,
      run: () => books.refresh(),
    },
  ]
}

/** What can be done with the records of the books. */
export function ofRecords(docket: Docket): Action[] {
  return [...ofInvoices(docket), ...ofSalesInvoices(docket)]
}

function ofInvoices({ clients, invoices, route, session, suppliers }: Docket): Action[] {
  const isReady = () => session.account !== undefined
  return [
    {
      id: 'new-supplier',
      words: 'New supplier',
      also: 'add create vendor',
      keys: ['n'],
      on: ['suppliers'],
      isGeneral: true,
      isReady: () => isReady() && !session.isReadOnly,
      run: () => {
        route.go('suppliers')
        suppliers.begin()
      },
    },
    {
      id: 'new-client',
      words: 'New client',
      also: 'add create customer',
      keys: ['n'],
      on: ['clients'],
      isGeneral: true,
      isReady,
      run: () => {
        route.go('clients')
        clients.begin()
      },
    },
    {
      id: 'new-invoice',
      words: 'New invoice',
      also: 'add create bill',
      keys: ['n'],
      on: ['invoices'],
      isGeneral: true,
      isReady,
      run: async () => {
        route.go('invoices')
        if (await invoices.clearDesk()) invoices.editor.begin()
      },
    },
    {
      id: 'open-invoice',
      words: 'Open an invoice by its number',
      also: 'address find',
      keys: ['o'],
      on: ['invoices'],
      isGeneral: true,
      isReady,
      run: () => {
        route.go('invoices')
        invoices.asksNumber = true
      },
    },
    {
      id: 'change-invoice',
      words: 'Change the draft invoice',
      also: 'edit lines client terms',
      keys: ['e'],
      on: ['invoices'],
      isReady: () => invoices.mayChange && !session.isReadOnly,
      run: () => invoices.editing.begin(),
    },
    {
      id: 'pay-invoice',
      words: 'Record a payment',
      also: 'paid invoice money',
      keys: ['p'],
      on: ['invoices'],
      isReady: () => invoices.view !== undefined,
      run: () => invoices.changes.begin(),
    },
  ]
}

function ofSalesInvoices({ invoices, route, salesInvoices, session }: Docket): Action[] {
  const mayLook = () => session.account !== undefined
  return [
    {
      id: 'new-sales-invoice',
      words: 'New sales invoice',
      also: 'add create bill draft',
      keys: ['s'],
      on: ['invoices'],
      isGeneral: true,
      isReady: () => mayLook() && !session.isReadOnly,
      run: async () => {
        route.go('invoices')
        const isClear = await invoices.clearDesk()
        if (isClear && !salesInvoices.drafts.form) salesInvoices.drafts.begin()
      },
    },
    {
      id: 'owed',
      words: 'Owed to you',
      also: 'receivables overdue late remind debtors',
      on: ['invoices'],
      isGeneral: true,
      isReady: mayLook,
      run: () => {
        salesInvoices.showOwed(true)
        route.go('invoices')
      },
    },
  ]
}
