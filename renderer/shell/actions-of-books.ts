/** What a person can ask of one record of the books, by name or from the menu of its row; its keys are answered where it is shown. */
import { PagedList } from '../../shared/accounts/book-pages'
import type { BankAccountRecord, ClientRecord, SupplierRow } from '../../shared/books/books'
import type { Action } from '../base/actions'
import { focusField } from '../base/focus'
import { say } from '../../shared/words/words'
import type { Docket } from './docket.svelte'

export function ofRecord(docket: Docket): Action[] {
  const { books, links, session } = docket
  const { shown } = books
  const selected = () => (books.several.isMany ? undefined : books.list.selected)
  const paged = () => PagedList.safeParse(shown).data
  return [
    ...ofExpense(docket),
    {
      id: 'open-page',
      words: say('record.openInBooks'),
      isReady: () => {
        const list = paged()
        return (
          selected() !== undefined &&
          list !== undefined &&
          session.current.pages?.includes(list) === true
        )
      },
      run: () => {
        const [list, record] = [paged(), selected()]
        return list && record && links.page(list, record.id)
      },
    },
    ...ofParty(docket),
  ]
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
