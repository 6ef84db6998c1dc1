/** One account's books as this computer knows them: refreshed when the service answers, readable when it does not. */
import { setImmediate } from 'node:timers/promises'
import {
  collections,
  emptyBooksStatus,
  type BankAccountPage,
  type BooksStatus,
  type ClientPage,
  type ClientRecord,
  type Collection,
  type CollectionStatus,
  type Country,
  type InvoiceRecord,
  type NamedFilter,
  type SalesInvoiceSummary,
  type SupplierFilter,
  type SupplierPage,
  type SupplierRecord,
  type SupplierRow,
  type YearSpending,
} from '../../shared/books/books'
import { calendarDate, type CalendarDate } from '../../shared/calendar'
import type { FoundRecord } from '../../shared/accounts/found'
import { LiveValue } from '../../shared/channel'
import { AppError, type ErrorCode } from '../../shared/errors'
import type {
  ExpenseFilter,
  ExpensePage,
  ExpenseRecord,
  ExpenseTotals,
  ExpenseTotalsFilter,
} from '../../shared/expenses/expense-record'
import {
  invoicePage,
  rowOfInvoice,
  rowOfSalesInvoice,
  type InvoicePage,
  type InvoiceQuestion,
  type InvoiceRow,
} from '../../shared/invoices/invoice-list'
import { overview, overviewSpan, type Overview } from '../../shared/books/overview'
import type { Director, ReferenceData } from '../../shared/books/reference-data'
import type { Supplier } from '../../shared/books/supplier'
import type { CachedBooks } from '../store/cache/cached-books'
import type { Fetched, Standing } from '../store/cache/cached-records'
import type { PageFilter, Payee, WholeFilter } from '../store/cache/cached-lists'
import type { RecordCollection, Records } from '../store/cache/record-columns'
import { Directors } from './directors'
import { isFullPassDue, refreshes, stopsAll, type RefreshParts } from './refresh'
import type { Source } from './source'
import { withSupplierNames } from './supplier-names'

interface Parts {
  accountId: string
  cache: CachedBooks
  source: Source
  now: () => Date
}

/** How often the window is told of a list that grows page by page. */
const newsEveryMs = 250

export class Books {
  readonly choices: LiveValue<ReferenceData>
  readonly status: LiveValue<BooksStatus>
  /** Grows whenever any record changed. */
  readonly revision = new LiveValue(0)
  readonly #parts: Parts
  readonly #directors: Directors
  #refreshing: { isFull: boolean; ended: Promise<void> } | undefined
  #isClosed = false
  #toldAt = 0
  #hasNews = false
  /** The newest answer, good until a record changes: adding up a very long list takes a moment. */
  #overview: { revision: number; overview: Overview } | undefined
  /** The same of the invoices, whose states follow the day. */
  #invoices: { revision: number; today: CalendarDate; rows: InvoiceRow[] } | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.choices = new LiveValue(parts.cache.choices(parts.accountId))
    this.status = new LiveValue(emptyBooksStatus)
    for (const collection of collections) this.#show(collection, false)
    this.#directors = new Directors({
      choices: this.choices,
      ask: parts.source.directors,
      keep: (choices) => {
        if (this.#isClosed) return
        parts.cache.keepChoices(parts.accountId, choices)
        this.choices.set(choices)
      },
      now: parts.now,
    })
  }

  /**
   * Asks the service for what is new, one refresh at a time. A collection that fails shows it in `status` and costs the
   * others nothing.
   * @throws AppError when the service cannot be asked at all, or nothing could be read
   */
  refresh(): Promise<void> {
    return this.#refreshing?.ended ?? this.#begin(false)
  }

  /** Reads everything to its end, which also finds what was changed or deleted long ago. @throws as `refresh` */
  async refreshFully(): Promise<void> {
    const running = this.#refreshing
    if (running?.isFull) return running.ended
    // How the shorter one ends is told to whoever asked for it.
    await running?.ended.catch(() => undefined)
    return this.#refreshing?.ended ?? this.#begin(true)
  }

  /** How far a collection was read. */
  standing(collection: Collection): Standing {
    return this.#parts.cache.records.standing(this.#parts.accountId, collection)
  }

  /** Whether a full pass is worth its requests once nobody waits for anything else. */
  isFullPassDue(): boolean {
    return isFullPassDue(this.standing('expenses'), this.#parts.now())
  }

  /** Stops a refresh that is on its way; nothing is written once this has returned. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#refreshing?.ended.catch(() => undefined)
  }

  /** Who was a director on a day, as far as is known or can be asked within a moment. Never throws. */
  directorsOn(day: CalendarDate): Promise<readonly Director[]> {
    return this.#directors.on(day)
  }

  countries(): Country[] {
    return this.#parts.cache.countries(this.#parts.accountId)
  }

  expenses({ supplierId, ...filter }: ExpenseFilter): ExpensePage {
    return this.#page('expenses', { ...filter, partyId: supplierId })
  }

  /** Of a supplier's newest expenses those in whose text the pattern is found. */
  expensesHolding(of: Payee, pattern: RegExp): ExpenseRecord[] {
    return this.#parts.cache.lists.expensesHolding(this.#parts.accountId, of, pattern)
  }

  expenseTotals({ supplierId, ...filter }: ExpenseTotalsFilter): ExpenseTotals {
    const { accountId, cache } = this.#parts
    return cache.lists.expenseTotals(accountId, { ...filter, partyId: supplierId })
  }

  suppliers(filter: SupplierFilter): SupplierPage {
    return this.#parts.cache.lists.suppliers(this.#parts.accountId, filter)
  }

  supplier(id: number): SupplierRow | undefined {
    return this.#parts.cache.lists.supplier(this.#parts.accountId, id)
  }

  clients(filter: NamedFilter): ClientPage {
    return this.#page('clients', filter)
  }

  bankAccounts(filter: NamedFilter): BankAccountPage {
    return this.#page('bankAccounts', filter)
  }

  /** Of both kinds; those of interface A that were created here or opened by number. */
  invoices(asked: InvoiceQuestion): InvoicePage {
    const today = calendarDate(this.#parts.now())
    const revision = this.revision.get()
    if (this.#invoices?.revision !== revision || this.#invoices.today !== today) {
      const rows = [
        ...this.every('invoices').map((invoice) => rowOfInvoice(invoice, today)),
        ...this.every('salesInvoices').map(rowOfSalesInvoice),
      ]
      this.#invoices = { revision, today, rows }
    }
    return invoicePage(this.#invoices.rows, asked)
  }

  /** The expenses of the twelve months up to the one of `today`, as far as they are known here. */
  overview(today: CalendarDate): Overview {
    const { accountId, cache } = this.#parts
    const revision = this.revision.get()
    const known = this.#overview
    if (known?.revision === revision && known.overview.today === today) return known.overview
    const spent = cache.spending.within(accountId, overviewSpan(today))
    this.#overview = { revision, overview: overview(spent, today) }
    return this.#overview.overview
  }

  supplierSpending(id: number): { years: YearSpending[]; newest?: ExpenseRecord } {
    const { accountId, cache } = this.#parts
    const sort = { by: 'date', isDescending: true } as const
    const [newest] = this.#page('expenses', { partyId: id, sort, offset: 0, limit: 1 }).rows
    return { years: cache.spending.ofSupplier(accountId, id), ...(newest && { newest }) }
  }

  /** A few records of each kind that fit, wherever the books are looked at from. */
  found(asked: { search: string; limit: number; today: CalendarDate }): FoundRecord[] {
    const { search, limit, today } = asked
    const sort = { by: 'date', isDescending: true } as const
    const rows = <C extends RecordCollection>(collection: C) =>
      this.#page(collection, { search, sort, offset: 0, limit }).rows
    return [
      ...rows('expenses').map((row) => ({ list: 'expenses' as const, row })),
      ...rows('suppliers').map((row) => ({ list: 'suppliers' as const, row })),
      ...rows('clients').map((row) => ({ list: 'clients' as const, row })),
      ...[
        ...rows('invoices').map((row) => rowOfInvoice(row, today)),
        ...rows('salesInvoices').map(rowOfSalesInvoice),
      ].map((row) => ({ list: 'invoices' as const, row })),
    ]
  }

  record<C extends RecordCollection>(collection: C, id: number): Records[C] | undefined {
    return this.#parts.cache.lists.record(this.#parts.accountId, collection, id)
  }

  /** Of all that fit, in the order of the list. */
  ids(collection: RecordCollection, filter: WholeFilter): number[] {
    return this.#parts.cache.lists.ids(this.#parts.accountId, collection, filter)
  }

  /** All records of a collection, as far as they are known here. */
  every<C extends 'suppliers' | 'invoices' | 'salesInvoices'>(collection: C): Records[C][] {
    const ids = this.ids(collection, { sort: { by: 'id', isDescending: false } })
    return ids.flatMap((id) => this.record(collection, id) ?? [])
  }

  /** A record in the text in which the service returned it; empty when it came without. */
  body(collection: RecordCollection, id: number): string | undefined {
    return this.#parts.cache.lists.body(this.#parts.accountId, collection, id)
  }

  findSuppliers(search: string, limit: number): Supplier[] {
    return this.#parts.cache.findSuppliers(this.#parts.accountId, search, limit)
  }

  supplierNamed(name: string): Supplier | undefined {
    return this.#parts.cache.supplierNamed(this.#parts.accountId, name)
  }

  /** Expenses whose attachments carry the marker, as far as is known here: absence proves nothing. */
  findMarker(marker: string): number[] {
    return this.#parts.cache.lists.findMarker(this.#parts.accountId, marker)
  }

  learnExpense(...fetched: Fetched<ExpenseRecord>[]): void {
    const { accountId, cache } = this.#parts
    this.#learn('expenses', ...withSupplierNames(cache, accountId, fetched))
  }

  learnClient(fetched: Fetched<ClientRecord>): void {
    this.#learn('clients', fetched)
  }

  learnInvoice(fetched: Fetched<InvoiceRecord>): void {
    this.#learn('invoices', fetched)
  }

  learnSalesInvoice(fetched: Fetched<SalesInvoiceSummary>): void {
    this.#learn('salesInvoices', fetched)
  }

  learnSupplier(record: SupplierRecord): void {
    this.#learn('suppliers', { record, text: '' })
  }

  /** Takes out what was deleted through this app. */
  forget(collection: RecordCollection, id: number): void {
    this.#parts.cache.records.remove(this.#parts.accountId, collection, [id])
    this.#tell(collection)
  }

  #learn<C extends RecordCollection>(collection: C, ...fetched: Fetched<Records[C]>[]): void {
    const { accountId, cache, now } = this.#parts
    cache.records.keep(accountId, collection, fetched, now().toISOString())
    this.#tell(collection)
  }

  #page<C extends RecordCollection>(collection: C, filter: PageFilter) {
    return this.#parts.cache.lists.page(this.#parts.accountId, collection, filter)
  }

  #begin(isFull: boolean): Promise<void> {
    const ended = this.#refreshAll(isFull).finally(() => {
      this.#refreshing = undefined
    })
    this.#refreshing = { isFull, ended }
    return ended
  }

  async #refreshAll(isFull: boolean): Promise<void> {
    const failures: AppError[] = []
    let successes = 0
    for (const [index, collection] of collections.entries()) {
      const failure = await this.#refreshOne(collection, isFull)
      if (failure && stopsAll(failure.code)) {
        this.#failRest(collections.slice(index + 1), failure.code)
        throw failure
      }
      if (failure) failures.push(failure)
      else successes += 1
    }
    if (successes === 0 && failures[0]) throw failures[0]
  }

  /** What came after the one that stopped everything was not asked for, for the same reason. */
  #failRest(rest: readonly Collection[], code: ErrorCode): void {
    if (this.#isClosed) return
    for (const collection of rest) {
      this.#parts.cache.records.fail(this.#parts.accountId, collection, code)
      this.#show(collection, false)
    }
  }

  async #refreshOne(collection: Collection, isFull: boolean): Promise<AppError | undefined> {
    const { cache, accountId } = this.#parts
    this.#show(collection, true)
    try {
      await refreshes[collection](
        { ...this.#passParts(collection), records: cache.records },
        isFull,
      )
      if (collection === 'choices') this.choices.set(cache.choices(accountId))
      return undefined
    } catch (thrown) {
      const error = AppError.from(thrown)
      if (!this.#isClosed) cache.records.fail(accountId, collection, error.code)
      return error
    } finally {
      if (!this.#isClosed) this.#settle(collection)
    }
  }

  #passParts(collection: Collection): RefreshParts {
    const { accountId, cache, now, source } = this.#parts
    return {
      accountId,
      cache,
      source,
      now,
      breathe: async () => {
        await setImmediate()
        if (this.#isClosed) throw new AppError('no-account', 'The books were closed')
      },
      onChange: () => {
        this.#hasNews = true
        if (performance.now() - this.#toldAt < newsEveryMs) return
        this.#show(collection, true)
        this.#announce()
      },
    }
  }

  #settle(collection: Collection): void {
    this.#show(collection, false)
    if (this.#hasNews) this.#announce()
  }

  #tell(collection: Collection): void {
    this.#show(collection, this.status.get()[collection].isRefreshing)
    this.#announce()
  }

  #announce(): void {
    this.#hasNews = false
    this.#toldAt = performance.now()
    this.revision.set(this.revision.get() + 1)
  }

  #show(collection: Collection, isRefreshing: boolean): void {
    const { asOf, problem, count } = this.standing(collection)
    const standing: CollectionStatus = {
      isRefreshing,
      count,
      ...(asOf !== undefined && { asOf }),
      ...(problem !== undefined && { problem }),
    }
    this.status.set({ ...this.status.get(), [collection]: standing })
  }
}
