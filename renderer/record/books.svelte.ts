/** The books at hand as this computer knows them: one list per kind of record, how fresh each is, and which is shown. */
import { tick, untrack } from 'svelte'
import {
  emptyBooksStatus,
  type BooksStatus,
  type Collection,
  type CollectionStatus,
} from '../../shared/books/books'
import { AppError } from '../../shared/errors'
import { mostSelected } from '../../shared/expenses/expense-record'
import type { InvoiceRow } from '../../shared/invoices/invoice-list'
import type { AppApi } from '../../shared/ipc'
import { say } from '../../shared/words/words'
import {
  bookLists,
  firstOrder,
  type BookListName,
  type BookRow,
  type BookRows,
} from '../base/book-lists'
import { askedFilters, noFilters, type ExpenseFilters } from './expense-filters'
import { Mirror } from '../base/mirror.svelte'
import { BookList, type Asked } from './book-list.svelte'
import { Several } from './several.svelte'
import { invoicesStatus } from './book-words'
import type { Toasts } from '../base/toasts.svelte'

interface Parts {
  api: AppApi
  toasts: Toasts
  /** Whether somebody looks: lists that nobody sees ask for nothing. */
  isSeen: () => boolean
  /** Whether there are books to ask. */
  canAsk: () => boolean
  /** Invoices as they are narrowed on their screen; without it, all that are known. */
  askInvoices?: (asked: Asked) => Promise<{ total: number; rows: readonly InvoiceRow[] }>
}

type Lists = { [N in BookListName]: BookList<BookRows[N]> }

export class Books {
  readonly #api: AppApi
  readonly #toasts: Toasts
  readonly #status: Mirror<BooksStatus>
  readonly #revision: Mirror<number>
  readonly #lists: Lists
  readonly #canAsk: () => boolean
  /** The expenses that are chosen together. */
  readonly several: Several
  #shown = $state<BookListName>('expenses')
  #filters = $state.raw<ExpenseFilters>(noFilters)
  /** Whether the filters lie open. */
  showsFilters = $state(false)

  constructor({ api, toasts, isSeen, canAsk, askInvoices }: Parts) {
    this.#api = api
    this.#canAsk = canAsk
    this.#toasts = toasts
    this.#status = new Mirror(api.books.status, emptyBooksStatus)
    this.#revision = new Mirror(api.books.revision, -1)
    this.#lists = this.#made(askInvoices)
    this.several = new Several({
      list: () => this.#lists.expenses,
      onmost: () =>
        toasts.show({
          tone: 'plain',
          title: say('record.most.title', { most: mostSelected }),
          body: say('record.most.body'),
        }),
      onfail: (thrown) => toasts.fail(thrown),
    })
    this.#revision.watch(() => {
      if (isSeen()) this.list.load()
    })
  }

  get shown(): BookListName {
    return this.#shown
  }

  /** The list that is shown, whatever its records are. */
  get list(): BookList<BookRow> {
    return this.#lists[this.#shown]
  }

  get filters(): ExpenseFilters {
    return this.#filters
  }

  /** Whether the expenses are filtered. */
  get isNarrowed(): boolean {
    return Object.keys(askedFilters(this.#filters)).length > 0
  }

  /** Grows whenever a record changed. */
  get revision(): number {
    return this.#revision.current
  }

  /** How a list stands: of invoices both kinds, as what lags behind does. */
  status(name: BookListName): CollectionStatus {
    const { current } = this.#status
    return name === 'invoices' ? invoicesStatus(current) : current[name]
  }

  /** Runs after each complete reading of a part of the books, for as long as the component that asks is there. */
  onread(name: Collection, run: () => unknown): void {
    let last = untrack(() => this.#status.current[name].asOf)
    $effect(() => {
      const { asOf } = this.#status.current[name]
      if (asOf === last) return
      last = asOf
      untrack(() => void run())
    })
  }

  show(name: BookListName): void {
    this.#shown = name
    this.list.load()
  }

  /** Selects a record of a list, also where its row is not here yet. */
  take<N extends BookListName>(name: N, row: BookRows[N]): void {
    ;(this.#lists[name] as BookList<BookRows[N]>).take(row)
  }

  /** Nothing of a list is selected any more. */
  unselect(name: BookListName): void {
    this.#lists[name].clear()
  }

  /** Narrows the expenses; what is not named stays as it is. */
  narrow(more: Partial<ExpenseFilters>): void {
    const before = JSON.stringify(askedFilters(this.#filters))
    this.#filters = { ...this.#filters, ...more }
    if (JSON.stringify(askedFilters(this.#filters)) !== before) this.#lists.expenses.restart()
  }

  /** Shows the expenses that these filters let through, and no others. */
  showExpenses(filters: Partial<ExpenseFilters>): void {
    this.#filters = { ...noFilters, ...filters }
    this.#lists.expenses.forget()
    this.show('expenses')
  }

  /** Shows the expenses of one supplier, and no others. */
  showExpensesOf(supplier: { id: number; name: string }): void {
    this.showExpenses({ supplier })
  }

  /** Escape: the choice of several goes first, then the search, then the selection; false when there was none. */
  stepBack(): boolean {
    const { list } = this
    if (this.#shown === 'expenses' && this.several.isMany) this.several.clear()
    else if (list.search) list.find('')
    else if (list.selected) list.clear()
    else return false
    return true
  }

  /** Asks the service for what is new; a failure that the list itself tells is not said twice. */
  async refresh(): Promise<void> {
    try {
      await this.#api.books.refresh({})
    } catch (thrown) {
      await tick()
      if (this.status(this.#shown).problem !== AppError.from(thrown).code)
        this.#toasts.fail(thrown, () => this.refresh())
    }
  }

  /** Starts again in other books: nothing of the books before is shown. */
  restart(isSeen: boolean): void {
    this.#filters = noFilters
    this.showsFilters = false
    for (const name of bookLists) this.#lists[name].forget()
    if (isSeen) this.list.load()
  }

  #made(askInvoices: Parts['askInvoices']): Lists {
    const { books } = this.#api
    const parts = <N extends BookListName>(name: N) => ({
      order: firstOrder[name],
      revision: () => this.#revision.current,
      canAsk: this.#canAsk,
      onfail: (thrown: unknown) => this.#toasts.fail(thrown),
    })
    // Which orders a list knows is said by its columns; main refuses any other.
    const ordered = <S>({ sort, ...asked }: Asked) => ({ ...asked, sort: sort as S })
    type Usual = NonNullable<Parameters<typeof books.expenses>[0]['sort']>
    type OfSuppliers = NonNullable<Parameters<typeof books.suppliers>[0]['sort']>
    type OfInvoices = NonNullable<Parameters<typeof books.invoices>[0]['sort']>
    const narrowed = () => askedFilters(this.#filters)
    return {
      expenses: new BookList({
        ...parts('expenses'),
        onother: () => this.several.clear(),
        ask: (asked) => books.expenses({ ...ordered<Usual>(asked), ...narrowed() }),
      }),
      suppliers: new BookList({
        ...parts('suppliers'),
        ask: (asked) => books.suppliers(ordered<OfSuppliers>(asked)),
      }),
      clients: new BookList({
        ...parts('clients'),
        ask: (asked) => books.clients(ordered<Usual>(asked)),
      }),
      invoices: new BookList({
        ...parts('invoices'),
        ask: askInvoices ?? ((asked) => books.invoices(ordered<OfInvoices>(asked))),
      }),
      bankAccounts: new BookList({
        ...parts('bankAccounts'),
        ask: (asked) => books.bankAccounts(ordered<Usual>(asked)),
      }),
    }
  }
}
