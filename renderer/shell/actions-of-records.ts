/** What a person can ask of the lists and their records by name or by key. */
import type { Action } from '../base/actions'
import { focusPlace } from '../base/focus'
import { say } from '../../shared/words/words'
import type { Docket } from './docket.svelte'

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
      words: say('action.search'),
      also: say('action.search.also'),
      run: () => focusPlace(isInbox() ? 'search' : 'bookSearch'),
    },
    { id: 'down', words: say('action.down'), isMove: true, run: move(1) },
    { id: 'up', words: say('action.up'), isMove: true, run: move(-1) },
    {
      id: 'filter',
      words: say('action.filter'),
      also: say('action.filter.also'),
      run: () => (books.showsFilters = true),
    },
    {
      id: 'without-receipt',
      words: say('action.withoutReceipt'),
      also: say('action.withoutReceipt.also'),
      isGeneral: true,
      isReady: () => docket.session.account !== undefined,
      run: () => {
        books.showExpenses({ receipt: 'without' })
        route.go('expenses')
      },
    },
    {
      id: 'refresh',
      words: say('action.refresh'),
      also: say('action.refresh.also'),
      isGeneral: true,
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
      words: say('action.newSupplier'),
      also: say('action.newSupplier.also'),
      isGeneral: true,
      isReady: () => isReady() && !session.isReadOnly,
      run: () => {
        route.go('suppliers')
        suppliers.begin()
      },
    },
    {
      id: 'new-client',
      words: say('action.newClient'),
      also: say('action.newClient.also'),
      isGeneral: true,
      isReady,
      run: () => {
        route.go('clients')
        clients.begin()
      },
    },
    {
      id: 'new-invoice',
      words: say('action.newInvoice'),
      also: say('action.newInvoice.also'),
      isGeneral: true,
      isReady,
      run: async () => {
        route.go('invoices')
        if (await invoices.clearDesk()) invoices.editor.begin()
      },
    },
    {
      id: 'open-invoice',
      words: say('action.openInvoice'),
      also: say('action.openInvoice.also'),
      isGeneral: true,
      isReady,
      run: () => {
        route.go('invoices')
        invoices.asksNumber = true
      },
    },
    {
      id: 'change-invoice',
      words: say('action.changeInvoice'),
      also: say('action.changeInvoice.also'),
      isReady: () => invoices.mayChange && !session.isReadOnly,
      run: () => invoices.editing.begin(),
    },
    {
      id: 'pay-invoice',
      words: say('action.payInvoice'),
      also: say('action.payInvoice.also'),
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
      words: say('action.newSalesInvoice'),
      also: say('action.newSalesInvoice.also'),
      isGeneral: true,
      isReady: () => mayLook() && !session.isReadOnly,
      run: async () => {
        route.go('invoices')
        const isClear = await invoices.clearDesk()
        if (isClear && !salesInvoices.drafts.form) await salesInvoices.drafts.begin()
      },
    },
    {
      id: 'owed',
      words: say('action.owed'),
      also: say('action.owed.also'),
      isGeneral: true,
      isReady: mayLook,
      run: () => {
        salesInvoices.showOwed(true)
        route.go('invoices')
      },
    },
  ]
}
