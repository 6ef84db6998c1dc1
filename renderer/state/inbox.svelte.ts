/** The lists of receipts: pages fetched as they come into view and again when main says something changed. */
import type { AppApi } from '../../shared/ipc'
import type { InboxList, ListedReceipt } from '../../shared/receipt'
import { Mirror } from '../lib/mirror.svelte'

const pageSize = 100

interface Page {
  revision: number
  rows: readonly ListedReceipt[]
}

interface Parts {
  api: AppApi
  onselect: (id: string | undefined) => void
  /** Called whenever main says that some receipt changed. */
  onchange: () => void
  onfail: (thrown: unknown) => void
}

export class Inbox {
  readonly #api: AppApi
  readonly #summary: Mirror<{ counts: Record<InboxList, number>; revision: number }>
  readonly #asked = new Set<string>()
  readonly #onselect: (id: string | undefined) => void
  readonly #onfail: (thrown: unknown) => void
  #list = $state<InboxList>('review')
  #search = $state('')
  #total = $state<number>()
  #pages = $state.raw<ReadonlyMap<number, Page>>(new Map())
  #selectedId = $state<string>()
  #selectedIndex = $state(0)
  #visible = { first: 0, last: 20 }
  /** Grows with every change of books, so that an answer about the books before is not shown. */
  #books = 0

  constructor({ api, onselect, onchange, onfail }: Parts) {
    this.#api = api
    this.#onselect = onselect
    this.#onfail = onfail
    const counts = { review: 0, ready: 0, sending: 0, attention: 0, books: 0, bin: 0 }
    this.#summary = new Mirror(api.receipts.summary, { counts, revision: -1 })
    this.#onfail = onfail
    this.#summary.watch(() => {
      this.#load()
      onchange()
    })
  }

  get list(): InboxList {
    return this.#list
  }

  get search(): string {
    return this.#search
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
    return this.#pages.get(Math.floor(index / pageSize))?.rows[index % pageSize]
  }

  /** Tells which rows are in view, so that their pages are fetched. */
  view(first: number, last: number): void {
    this.#visible = { first, last }
    this.#load()
  }

  show(list: InboxList, search = ''): void {
    if (list === this.#list && search === this.#search) return
    const isOtherList = list !== this.#list
    this.#list = list
    this.#search = search
    this.#pages = new Map()
    this.#total = undefined
    this.#visible = { first: 0, last: 20 }
    this.#selectedIndex = 0
    if (isOtherList) this.#choose(undefined)
    this.#load()
  }

  /** Starts again in other books: no search, nothing selected, no row of the books before. */
  restart(): void {
    this.#books++
    this.#asked.clear()
    this.#list = 'review'
    this.#search = ''
    this.#pages = new Map()
    this.#total = undefined
    this.#visible = { first: 0, last: 20 }
    this.#selectedIndex = 0
    this.#choose(undefined)
    this.#load()
  }

  select(index: number): void {
    const row = this.row(index)
    this.#selectedIndex = index
    if (row) this.#choose(row.id)
  }

  /** Opens a receipt wherever it is. */
  open(id: string, list: InboxList): void {
    this.show(list)
    this.#choose(id)
    this.#locate()
  }

  /** Moves the selection by rows; false at either end. */
  move(by: number): boolean {
    const to = this.#selectedIndex + by
    if (to < 0 || to >= (this.#total ?? 0) || !this.row(to)) return false
    this.select(to)
    return true
  }

  /** The receipt to look at after the selected one: the next row, or from the last row the first. */
  get following(): string | undefined {
    const next = this.row(this.#selectedIndex + 1) ?? this.row(0)
    return next?.id === this.#selectedId ? undefined : next?.id
  }

  /** Selects a receipt of this list, or with nothing left none. */
  take(id: string | undefined): void {
    this.#choose(id)
    if (id !== undefined) this.#locate()
  }

  #choose(id: string | undefined): void {
    this.#selectedId = id
    this.#onselect(id)
  }

  #load(): void {
    const { first, last } = this.#visible
    const final = Math.min(Math.floor(last / pageSize), Math.floor(first / pageSize) + 2)
    for (let page = Math.floor(first / pageSize); page <= final; page++) void this.#fetch(page)
  }

  async #fetch(page: number): Promise<void> {
    const { revision } = this
    const [books, list, search] = [this.#books, this.#list, this.#search]
    if (this.#pages.get(page)?.revision === revision) return
    const key = JSON.stringify([books, list, search, page, revision])
    if (this.#asked.has(key)) return
    this.#asked.add(key)
    try {
      const offset = page * pageSize
      const answer = await this.#api.receipts.page({ list, search, offset, limit: pageSize })
      if (books !== this.#books || list !== this.#list || search !== this.#search) return
      if ((this.#pages.get(page)?.revision ?? -2) > revision) return
      this.#keep(page, { revision, rows: answer.rows }, answer.total)
    } catch (thrown) {
      if (books === this.#books) this.#onfail(thrown)
    } finally {
      this.#asked.delete(key)
    }
  }

  /** Puts a page in place and forgets those far from view, so that memory does not grow with scrolling. */
  #keep(number: number, page: Page, total: number): void {
    const middle = Math.floor(this.#visible.first / pageSize)
    const near = [...this.#pages].filter(([at]) => Math.abs(at - middle) <= 4)
    this.#pages = new Map([...near, [number, page]])
    this.#total = total
    this.#locate()
  }

  /** Finds the selected receipt again after rows moved; with nothing selected, takes the first row. */
  #locate(): void {
    if (this.#selectedId === undefined) return this.row(0) ? this.select(0) : undefined
    for (const [page, { rows }] of this.#pages) {
      const at = rows.findIndex((row) => row.id === this.#selectedId)
      if (at >= 0) this.#selectedIndex = page * pageSize + at
    }
  }
}
