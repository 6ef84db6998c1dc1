/** How the list of sales invoices is narrowed, how many are in each state, and whom it asks. */
import { untrack } from 'svelte'
import type { ClientRecord, SalesInvoiceSummary } from '../../shared/books/books'
import type { Order } from '../../shared/books/list'
import type { AppApi } from '../../shared/ipc'
import {
  salesInvoiceStates,
  type SalesInvoiceFilter,
} from '../../shared/sales-invoices/sales-invoice'
import { listedSales, mostSorted } from '../../shared/sales-invoices/sales-list'
import type { Asked } from '../record/book-list.svelte'
import type { Books } from '../record/books.svelte'
import {
  askedOfService,
  noSalesFilters,
  salesFilterWords,
  summaryOf,
  type SalesFilters,
  type SalesTab,
} from '../record/sales-words'

interface Parts {
  api: AppApi
  books: () => Pick<Books, 'list'>
  canAsk: () => boolean
}

type Counts = Partial<Record<SalesTab, number>>

interface Rows {
  total: number
  rows: readonly SalesInvoiceSummary[]
}

export class SalesList {
  readonly #parts: Parts
  #tab = $state<SalesTab>('ALL')
  #filters = $state.raw<SalesFilters>(noSalesFilters)
  #counts = $state.raw<Counts>({})
  #counting = 0
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

  get counts(): Counts {
    return this.#counts
  }

  get isNarrowed(): boolean {
    return this.#tab !== 'ALL' || salesFilterWords(this.#filters).length > 0
  }

  /** What only the service can narrow, with the tab; undefined while the list on this computer can. */
  get narrowing(): SalesInvoiceFilter | undefined {
    const asked = this.#serviceFilter()
    return asked && { ...asked, ...(this.#tab !== 'ALL' && { states: [this.#tab] }) }
  }

  /** Pages for the list: from this computer, or from the service where only it can answer. */
  ask = async (asked: Asked): Promise<Rows> => {
    const { narrowing } = this
    if (narrowing) return this.#askService(asked, narrowing)
    const { client } = this.#filters
    return this.#parts.api.books.salesInvoices({
      search: asked.search,
      offset: asked.offset,
      limit: asked.limit,
      sort: asked.sort as { by: 'date'; isDescending: boolean },
      ...(client && { clientId: client.id }),
      ...(this.#tab !== 'ALL' && { state: this.#tab }),
    })
  }

  show(tab: SalesTab): void {
    if (tab === this.#tab) return
    this.#tab = tab
    this.#parts.books().list.restart()
  }

  narrow(more: Partial<SalesFilters>): void {
    const before = this.#key()
    this.#filters = { ...this.#filters, ...more }
    if (this.#key() === before) return
    this.#parts.books().list.restart()
    void this.count()
  }

  showAll(): void {
    const { list } = this.#parts.books()
    this.#tab = 'ALL'
    this.#filters = noSalesFilters
    list.find('')
    list.restart()
    void this.count()
  }

  /** How many are in each state, as far as the list goes. */
  async count(): Promise<void> {
    if (!this.#parts.canAsk()) return
    const question = ++this.#counting
    const filter = this.#serviceFilter()
    try {
      const counts = filter
        ? await this.#parts.api.salesInvoices.counts(filter)
        : await this.#countHere()
      if (question === this.#counting) this.#counts = counts
    } catch {
      // The list tells why nothing can be asked.
      if (question === this.#counting) this.#counts = {}
    }
  }

  /** Clients for a field, by name. */
  async clients(search: string): Promise<ClientRecord[]> {
    const { rows } = await this.#parts.api.books.clients({ search: search.slice(0, 200), limit: 8 })
    return rows
  }

  /** Nothing of the books before is shown. */
  restart(): void {
    this.#tab = 'ALL'
    this.#filters = noSalesFilters
    this.#counts = {}
    this.showsFilters = false
  }

  /** What the service lists is searched and put in order here, as long as it is not too much for that. */
  async #askService(asked: Asked, narrowing: SalesInvoiceFilter): Promise<Rows> {
    const { salesInvoices } = this.#parts.api
    const first = await salesInvoices.page({
      ...narrowing,
      firstResult: 0,
      resultsPerPage: mostSorted,
    })
    const isLong = first.count > mostSorted
    if (isLong && asked.search === '') {
      const part = { firstResult: asked.offset, resultsPerPage: asked.limit }
      const page = await salesInvoices.page({ ...narrowing, ...part })
      return { total: page.count, rows: page.invoices.map(summaryOf) }
    }
    const whole = isLong ? await salesInvoices.page(narrowing) : first
    const found = listedSales(whole.invoices.map(summaryOf), {
      search: asked.search,
      sort: asked.sort as Order,
    })
    return { total: found.length, rows: found.slice(asked.offset, asked.offset + asked.limit) }
  }

  async #countHere(): Promise<Counts> {
    const { api, books } = this.#parts
    const { client } = this.#filters
    const search = untrack(() => books().list.search)
    const known = async (state?: string) => {
      const { total } = await api.books.salesInvoices({
        search,
        limit: 1,
        ...(state && { state }),
        ...(client && { clientId: client.id }),
      })
      return total
    }
    const counts = await Promise.all([
      known().then((total) => ['ALL', total] as const),
      ...salesInvoiceStates.map(async (state) => [state, await known(state)] as const),
    ])
    return Object.fromEntries(counts)
  }

  #serviceFilter(): Omit<SalesInvoiceFilter, 'states'> | undefined {
    const asked = askedOfService(this.#filters)
    const { client } = this.#filters
    return asked && { ...asked, ...(client && { clientId: client.id }) }
  }

  #key(): string {
    return JSON.stringify([askedOfService(this.#filters), this.#filters.client?.id])
  }
}
