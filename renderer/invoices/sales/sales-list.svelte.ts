/** How the list of invoices is narrowed, and how many are in each state. */
import type { ClientRecord } from '../../../shared/books/books'
import type { InvoicePage, InvoiceQuestion } from '../../../shared/invoices/invoice-list'
import type { AppApi } from '../../../shared/ipc'
import type { Asked } from '../../record/book-list.svelte'
import type { Books } from '../../record/books.svelte'
import {
  askedInvoices,
  noSalesFilters,
  salesFilterWords,
  type SalesFilters,
  type SalesTab,
} from '../../record/sales-words'

interface Parts {
  api: Pick<AppApi, 'books'>
  books: () => Pick<Books, 'list'>
}

export class SalesList {
  readonly #parts: Parts
  #tab = $state<SalesTab>('ALL')
  #filters = $state.raw<SalesFilters>(noSalesFilters)
  #counts = $state.raw<InvoicePage['counts']>({})
  #question = 0
  /** Whether the filters lie open. */
  showsFilters = $state(false)

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get tab(): SalesTab {
    return this.#tab
  }

  get filters(): SalesFilters {
    return this.#filters
  }

  /** How many are in each state, under all that narrows beside the tab. */
  get counts(): InvoicePage['counts'] {
    return this.#counts
  }

  get isNarrowed(): boolean {
    return this.#tab !== 'ALL' || salesFilterWords(this.#filters).length > 0
  }

  /** Filters and tab, as main is asked. */
  get narrowing(): Partial<InvoiceQuestion> {
    return {
      ...askedInvoices(this.#filters),
      ...(this.#tab !== 'ALL' && { state: this.#tab }),
    }
  }

  /** Pages for the list; the newest answer says how many are in each state. */
  ask = async ({ sort, ...asked }: Asked): Promise<InvoicePage> => {
    const question = ++this.#question
    const page = await this.#parts.api.books.invoices({
      ...asked,
      sort: sort as InvoiceQuestion['sort'],
      ...this.narrowing,
    })
    if (question === this.#question) this.#counts = page.counts
    return page
  }

  show(tab: SalesTab): void {
    if (tab === this.#tab) return
    this.#tab = tab
    this.#parts.books().list.restart()
  }

  narrow(more: Partial<SalesFilters>): void {
    const before = JSON.stringify(askedInvoices(this.#filters))
    this.#filters = { ...this.#filters, ...more }
    if (JSON.stringify(askedInvoices(this.#filters)) !== before) this.#parts.books().list.restart()
  }

  showAll(): void {
    const { list } = this.#parts.books()
    this.#tab = 'ALL'
    this.#filters = noSalesFilters
    list.find('')
    list.restart()
  }

  /** Clients for a field, by name. */
  async clients(search: string): Promise<ClientRecord[]> {
    const { rows } = await this.#parts.api.books.clients({ search: search.slice(0, 200), limit: 8 })
    return rows
  }

  /** Nothing of the books before is shown. */
  restart(): void {
    this.#question++
    this.#tab = 'ALL'
    this.#filters = noSalesFilters
    this.#counts = {}
    this.showsFilters = false
  }
}
