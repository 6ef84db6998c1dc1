/** The lists of receipts: pages fetched as they come into view and again when main says something changed. */
import { AppError, type ErrorCode } from '../../shared/errors'
import type { AppApi } from '../../shared/ipc'
import {
  mostAtOnce,
  type InboxList,
  type ListedReceipt,
  type ReceiptSort,
} from '../../shared/receipts/receipt'
import { defaultSettings, type Settings } from '../../shared/settings'
import { Mirror } from '../base/mirror.svelte'
import {
  mostPages,
  pageOf,
  pageSize,
  placeOf,
  rowAt,
  stretchAround,
  withPage,
  type Page,
  type Pages,
} from './list-pages'
import { between, Selection, stillThere, toggled } from './selection.svelte'

interface Parts {
  api: AppApi
  onselect: (id: string | undefined) => void
  /** Called whenever main says that some receipt changed. */
  onchange: () => void
  onfail: (thrown: unknown) => void
}

export class Inbox {
  readonly selection = new Selection()
  readonly #api: AppApi
  readonly #summary: Mirror<{ counts: Record<InboxList, number>; revision: number }>
  readonly #settings: Mirror<Settings>
  readonly #asked = new Set<string>()
  /** What a person wanted read again while it was asked for: the answer under way may be of before. */
  readonly #wanted = new Set<string>()
  readonly #onselect: (id: string | undefined) => void
  readonly #onfail: (thrown: unknown) => void
  #list = $state<InboxList>('review')
  #search = $state('')
  #total = $state<number>()
  #problem = $state<ErrorCode>()
  #pages = $state.raw<Pages>(new Map())
  #selectedId = $state<string>()
  #selectedIndex = $state(0)
  /** The one that was left for nothing, which may stand in the list for a moment. */
  #leftId: string | undefined
  #visible = { first: 0, last: 20 }
  #selecting: Promise<void> = Promise.resolve()
  /** So that an answer about the books before is not shown. */
  #books = 0

  constructor({ api, onselect, onchange, onfail }: Parts) {
    this.#api = api
    this.#onselect = onselect
    this.#onfail = onfail
    const counts = { review: 0, ready: 0, sending: 0, attention: 0, books: 0, bin: 0 }
    this.#summary = new Mirror(api.receipts.summary, { counts, revision: -1 })
    this.#settings = new Mirror(api.settings.current, defaultSettings)
    this.#settings.watch(({ receiptSort }, before) => {
      if (receiptSort !== before.receiptSort) void this.#reorder()
    })
    this.#summary.watch(() => {
      this.#load()
      void this.#prune()
      onchange()
    })
    // Main puts the first rows together while the rest of the window is made.
    this.#load()
  }

  /** Another number after each change of books. */
  get books(): number {
    return this.#books
  }

  get list(): InboxList {
    return this.#list
  }

  get search(): string {
    return this.#search
  }

  /** How the person wants the lists ordered; undefined for as it suits each. */
  get sort(): ReceiptSort | undefined {
    return this.#settings.current.receiptSort
  }

  /** How the list is ordered, whoever decided it. */
  get sortNow(): ReceiptSort {
    const isAtRest = this.#list === 'books' || this.#list === 'bin'
    return this.sort ?? (isAtRest ? 'newest' : 'oldest')
  }

  async sortBy(receiptSort: ReceiptSort): Promise<void> {
    try {
      await this.#api.settings.change({ receiptSort })
    } catch (thrown) {
      this.#onfail(thrown)
    }
  }

  /** Why there is no list to show, while nothing could be read. */
  get problem(): ErrorCode | undefined {
    return this.#problem
  }

  readAgain(): void {
    this.#load(true)
  }

  get counts(): Record<InboxList, number> {
    return this.#summary.current.counts
  }

  get revision(): number {
    return this.#summary.current.revision
  }

  /** How many rows the list has; undefined until the first answer. */
  get total(): number | undefined {
    return this.#total
  }

  get selectedId(): string | undefined {
    return this.#selectedId
  }

  get selectedIndex(): number {
    return this.#selectedIndex
  }

  /** Whether nothing at all was ever captured here. */
  get isNew(): boolean {
    return this.#summary.isKnown && Object.values(this.counts).every((count) => count === 0)
  }

  row(index: number): ListedReceipt | undefined {
    return rowAt(this.#pages, index)
  }

  /** Tells which rows are in view, so that their pages are fetched. */
  view(first: number, last: number): void {
    this.#visible = { first, last }
    this.#load()
  }

  show(list: InboxList, search = ''): void {
    if (list === this.#list && search === this.#search) return
    const isOtherList = list !== this.#list
    this.#begin(list, search)
    if (isOtherList) this.#choose(undefined)
    // The first matches of a search are in view, wherever among them the open receipt is.
    else if (search === '') void this.#seek()
    this.#load()
  }

  /** Starts again in other books: no search, nothing selected, no row of the books before. */
  restart(): void {
    this.#books++
    this.#asked.clear()
    this.#begin('review', '')
    this.#choose(undefined)
    this.#load()
  }

  /** Nothing is known of these rows yet. */
  #begin(list: InboxList, search: string): void {
    this.#list = list
    this.#search = search
    this.#pages = new Map()
    this.#total = undefined
    this.#problem = undefined
    this.#visible = { first: 0, last: 20 }
    this.#selectedIndex = 0
    this.#leftId = undefined
    this.selection.clear()
  }

  /** Whether the row at hand is of another receipt than the open one, which is not among the rows, as after a search. */
  get isUnlisted(): boolean {
    const row = this.row(this.#selectedIndex)
    return row !== undefined && row.id !== this.#selectedId
  }

  /** Where so many rows on is; where the open receipt is not among them, the first that comes is the row at hand. */
  rowAfter(by: number): number {
    return this.#selectedIndex + by - (by > 0 && this.isUnlisted ? 1 : 0)
  }

  select(index: number): void {
    this.selection.clear()
    this.#point(index)
  }

  #point(index: number): string | undefined {
    const row = this.row(index)
    this.#selectedIndex = index
    if (row) this.#choose(row.id)
    return row?.id
  }

  /** Ids of the whole list, in its order. */
  ids(): Promise<string[]> {
    return this.#api.receipts.ids({ list: this.#list, search: this.#search, ...this.#sorted })
  }

  get #sorted(): { sort?: ReceiptSort } {
    return this.sort ? { sort: this.sort } : {}
  }

  /** Selects all rows from where the selection began to this one. */
  extend(index: number): Promise<void> {
    this.#selecting = this.#extend(index)
    return this.#selecting
  }

  async #extend(index: number): Promise<void> {
    const from = this.selection.anchor ?? this.row(this.#selectedIndex)?.id ?? this.#selectedId
    const to = this.#point(index)
    if (from === undefined || to === undefined) return
    const loaded = stretchAround(this.#pages, this.#selectedIndex)
    const isLoaded = loaded.includes(from)
    const order = isLoaded ? loaded : await this.ids().catch(() => loaded)
    if (this.selectedId === to) this.selection.set(between(order, from, to), from)
  }

  /** Adds a row to the selection, or takes it away. */
  toggle(index: number): void {
    const current = this.isUnlisted ? undefined : this.#selectedId
    const id = this.#point(index)
    if (id === undefined) return
    this.selection.set(toggled(this.selection.ids, id, current), id)
  }

  /** Moves on without a change of what is selected. */
  pass(by: number): void {
    const to = this.rowAfter(by)
    if (to >= 0 && to < (this.#total ?? 0)) this.#point(to)
  }

  /** Resolves when what was selected last is known. */
  get selecting(): Promise<void> {
    return this.#selecting
  }

  selectAll(): Promise<void> {
    this.#selecting = this.#selectAll()
    return this.#selecting
  }

  async #selectAll(): Promise<void> {
    const { list, search } = this
    try {
      const order = await this.ids()
      if (list === this.#list && search === this.#search) this.selection.set(order, order[0])
    } catch (thrown) {
      this.#onfail(thrown)
    }
  }

  /** What has left the list is not selected any more. */
  async #prune(): Promise<void> {
    const { ids } = this.selection
    if (ids.size === 0) return
    const order = await this.ids().catch(() => undefined)
    // Of a list so long that not all its ids are told, none can be known to be gone.
    if (!order || order.length >= mostAtOnce || this.selection.ids !== ids) return
    const left = stillThere(ids, order)
    if (left.length < ids.size) this.selection.set(left, this.selection.anchor)
  }

  /** The rows come in another order; the one that is looked at stays. */
  async #reorder(): Promise<void> {
    const id = this.#selectedId
    const order: string[] = await this.ids().catch(() => [])
    this.#pages = new Map()
    this.#bringUp(id === this.#selectedId ? Math.max(0, order.indexOf(id ?? '')) : undefined)
  }

  /** Finds the open receipt far down its list, where no row that is here shows it. */
  async #seek(): Promise<void> {
    const { books, list, search, selectedId } = this
    const isHere = () => selectedId === undefined || placeOf(this.#pages, selectedId) !== undefined
    if (isHere()) return
    const order: string[] = await this.ids().catch(() => [])
    const isSame = books === this.books && list === this.list && search === this.search
    const at = order.indexOf(selectedId ?? '')
    if (isSame && selectedId === this.selectedId && at >= 0 && !isHere()) this.#bringUp(at)
  }

  #bringUp(index = this.#selectedIndex): void {
    this.#selectedIndex = index
    this.#visible = { first: Math.max(0, index - 20), last: index + 20 }
    this.#load()
  }

  /** Opens a receipt wherever it is. */
  open(id: string, list: InboxList): void {
    this.show(list)
    this.#choose(id)
    this.#locate()
    void this.#seek()
  }

  /** Moves the selection by rows; false at either end. */
  move(by: number): boolean {
    const to = this.rowAfter(by)
    if (to < 0 || to >= (this.#total ?? 0) || !this.row(to)) return false
    this.select(to)
    return true
  }

  /** The receipt to look at after the selected one: the next row, or from the last row the first. */
  get following(): ListedReceipt | undefined {
    const next = this.row(this.rowAfter(1)) ?? this.row(0)
    return next?.id === this.#selectedId ? undefined : next
  }

  /** Selects a receipt of this list, or with nothing left none. */
  take(id: string | undefined): void {
    this.#leftId = id === undefined ? this.#selectedId : undefined
    this.#choose(id)
    if (id !== undefined) this.#locate()
  }

  #choose(id: string | undefined): void {
    this.#selectedId = id
    this.#onselect(id)
  }

  #load(isWanted = false): void {
    const { first, last } = this.#visible
    const final = Math.min(pageOf(last), pageOf(first) + mostPages - 1)
    for (let page = pageOf(first); page <= final; page++) void this.#fetch(page, isWanted)
  }

  async #fetch(page: number, isWanted: boolean): Promise<void> {
    const { revision } = this
    const [books, list, search, sort] = [this.#books, this.#list, this.#search, this.sort]
    if ((this.#pages.get(page)?.revision ?? -2) >= revision) return
    // Of what changes while it is asked for it is asked once more, not as often as it changes.
    const key = JSON.stringify([books, list, search, sort, page])
    if (this.#asked.has(key)) {
      if (isWanted) this.#wanted.add(key)
      return
    }
    this.#asked.add(key)
    try {
      const offset = page * pageSize
      const answer = await this.#api.receipts.page({
        list,
        search,
        offset,
        limit: pageSize,
        ...(sort && { sort }),
      })
      const isAsked = list === this.#list && search === this.#search && sort === this.sort
      if (books !== this.#books || !isAsked) return
      if ((this.#pages.get(page)?.revision ?? -2) > answer.revision) return
      this.#keep(page, { revision: answer.revision, rows: answer.rows }, answer.total)
    } catch (thrown) {
      if (books === this.#books) this.#fail(thrown)
    } finally {
      this.#asked.delete(key)
      if (this.#wanted.delete(key) || revision < this.revision) this.#load()
    }
  }

  /** Rows that are here stay, and a note says so; where there are none, their place says it. */
  #fail(thrown: unknown): void {
    if (this.#total === undefined) this.#problem = AppError.from(thrown).code
    else this.#onfail(thrown)
  }

  #keep(number: number, page: Page, total: number): void {
    this.#pages = withPage(this.#pages, number, page, this.#visible.first)
    this.#total = total
    this.#problem = undefined
    this.#locate()
  }

  /** Finds the selected receipt again after rows moved; with nothing selected, takes the first row. */
  #locate(): void {
    if (this.#selectedId === undefined) return this.#takeFirst()
    this.#selectedIndex = placeOf(this.#pages, this.#selectedId) ?? this.#selectedIndex
  }

  /** What was left is not taken again by rows that were read before main had it go. */
  #takeFirst(): void {
    const isLeft = this.#leftId !== undefined && this.row(0)?.id === this.#leftId
    if (!isLeft) this.#leftId = undefined
    if (!isLeft || this.row(1)) this.#point(isLeft ? 1 : 0)
  }
}
