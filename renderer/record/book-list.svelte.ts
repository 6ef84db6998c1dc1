/** One list of the books: pages fetched as they come into view and again when records changed; old rows stay until new ones are here. */
import { untrack } from 'svelte'
import { AppError, type ErrorCode } from '../../shared/errors'
import { orderAfter, rowKey, type BookOrder, type SortKey } from '../base/book-lists'

const pageSize = 100
/** Pages kept on either side of what is in view, so that memory does not grow with scrolling. */
const pagesKept = 4
const restAfterMs = 60

export interface Asked {
  search: string
  sort: BookOrder
  offset: number
  limit: number
}

interface Page<R> {
  revision: number
  rows: readonly R[]
}

interface Parts<R> {
  ask: (asked: Asked) => Promise<{ total: number; rows: readonly R[] }>
  order: BookOrder
  /** Grows whenever a record changed. */
  revision: () => number
  /** Whether there are books to ask. */
  canAsk: () => boolean
  onfail: (thrown: unknown) => void
  /** Other rows are asked for: what was chosen among those before is let go. */
  onother?: () => void
}

export class BookList<R extends { id: number; kind?: string }> {
  readonly #parts: Parts<R>
  readonly #asked = new Set<number>()
  #search = $state('')
  #order = $state.raw<BookOrder>() as BookOrder
  #pages = $state.raw<ReadonlyMap<number, Page<R>>>(new Map())
  #total = $state<number>()
  #problem = $state<ErrorCode>()
  #selected = $state.raw<R>()
  #selectedIndex = $state(-1)
  #wanted = $state.raw<{ index: number }>()
  #visible = { first: 0, last: 20 }
  /** Grows with every other question, so that an answer to the one before is not shown. */
  #question = 0
  #isOutdated = $state(false)
  #flight: ReturnType<typeof setTimeout> | undefined
  /** A row to select as soon as it is here. */
  #pending: number | undefined

  constructor(parts: Parts<R>) {
    this.#parts = parts
    this.#order = parts.order
  }

  get search(): string {
    return this.#search
  }

  get order(): BookOrder {
    return this.#order
  }

  /** Why there is nothing to show, while nothing could be read. */
  get problem(): ErrorCode | undefined {
    return this.#problem
  }

  /** How many records fit; undefined until the first answer. */
  get total(): number | undefined {
    return this.#total
  }

  get selected(): R | undefined {
    return this.#selected
  }

  /** Where the selected record is, as far as is known; -1 with none. */
  get selectedIndex(): number {
    return this.#selectedIndex
  }

  /** The row that was asked for last and is to be in view: a new object each time. */
  get wanted(): { index: number } | undefined {
    return this.#wanted
  }

  /** The rows that are here answer the question before. */
  get isOutdated(): boolean {
    return this.#isOutdated
  }

  row(index: number): R | undefined {
    return this.#pages.get(Math.floor(index / pageSize))?.rows[index % pageSize]
  }

  /** Tells which rows are in view, so that their pages are fetched. */
  view(first: number, last: number): void {
    const before = this.#visible
    this.#visible = { first, last }
    clearTimeout(this.#flight)
    // Of what only flies past nothing is asked: answers would hold up the frames and be thrown away.
    const isFlying = Math.abs(first - before.first) > 2 * (last - first + 1)
    if (isFlying) this.#flight = setTimeout(() => this.load(), restAfterMs)
    else this.load()
  }

  find(search: string): void {
    if (search === this.#search) return
    this.#search = search
    this.restart()
  }

  sort(by: SortKey): void {
    this.#order = orderAfter(this.#order, by)
    this.restart()
  }

  /** Asks anew from the first row; what is selected stays selected. */
  restart(): void {
    this.#parts.onother?.()
    this.#question++
    this.#asked.clear()
    this.#pending = undefined
    this.#isOutdated = true
    this.#selectedIndex = -1
    this.#visible = { first: 0, last: 20 }
    this.load()
  }

  /** Forgets everything: other books were opened. Nothing is asked until the list is looked at. */
  forget(): void {
    this.#parts.onother?.()
    this.#question++
    this.#asked.clear()
    this.#pending = undefined
    this.#search = ''
    this.#order = this.#parts.order
    this.#pages = new Map()
    this.#total = undefined
    this.#problem = undefined
    this.#visible = { first: 0, last: 20 }
    this.#wanted = undefined
    this.clear()
  }

  select(index: number): void {
    const row = this.row(index)
    if (!row) return
    this.#selected = row
    this.#selectedIndex = index
    this.#wanted = { index }
  }

  /** Selects a record that the rows here may not have yet. */
  take(row: R): void {
    this.#selected = row
    this.#selectedIndex = -1
    for (const [number, page] of this.#pages) {
      const at = page.rows.findIndex((one) => rowKey(one) === rowKey(row))
      if (at >= 0) this.select(number * pageSize + at)
    }
  }

  /** Moves the selection by rows, as far as the list goes; with nothing selected, takes the first in view. */
  move(by: number): void {
    const last = (this.#total ?? 0) - 1
    const from = this.#selectedIndex
    const to = from < 0 ? this.#visible.first : from + by
    this.#goTo(Math.max(0, Math.min(last, to)))
  }

  /** To a row, as far as the list goes. */
  moveTo(index: number): void {
    this.#goTo(Math.max(0, Math.min((this.#total ?? 0) - 1, index)))
  }

  toEnd(): void {
    this.#goTo((this.#total ?? 0) - 1)
  }

  toStart(): void {
    this.#goTo(0)
  }

  /** The rows from one to another, both included: those that are here, or asked for together. */
  async between(first: number, last: number): Promise<R[]> {
    const here = Array.from({ length: last - first + 1 }, (_, at) => this.row(first + at))
    const isHere = (row: R | undefined): row is R => row !== undefined
    if (!this.#isOutdated && here.every(isHere)) return here
    const place = { offset: first, limit: here.length }
    return [...(await this.#parts.ask({ search: this.#search, sort: this.#order, ...place })).rows]
  }

  /** Nothing is selected any more. */
  clear(): void {
    this.#selected = undefined
    this.#selectedIndex = -1
  }

  /** Fetches what is in view, and what is selected, where it is missing or no longer fresh. */
  load(): void {
    untrack(() => {
      const { first, last } = this.#visible
      const from = Math.floor(first / pageSize)
      const to = Math.min(Math.floor(last / pageSize), from + 2)
      for (let page = from; page <= to; page++) void this.#fetch(page)
      if (this.#selectedIndex >= 0) void this.#fetch(Math.floor(this.#selectedIndex / pageSize))
    })
  }

  /** A row whose page is not here yet is brought into view first; the keys go on once it is. */
  #goTo(index: number): void {
    if (index < 0) return
    if (this.row(index)) this.select(index)
    else {
      this.#pending = index
      this.#wanted = { index }
      void this.#fetch(Math.floor(index / pageSize))
    }
  }

  /** One request for a page at a time: what changes meanwhile is asked for once it is answered. */
  async #fetch(page: number): Promise<void> {
    const revision = this.#parts.revision()
    const isFresh = !this.#isOutdated && this.#pages.get(page)?.revision === revision
    if (isFresh || this.#asked.has(page) || !this.#parts.canAsk()) return
    const question = this.#question
    this.#asked.add(page)
    try {
      const place = { offset: page * pageSize, limit: pageSize }
      const asked = { search: this.#search, sort: this.#order, ...place }
      const { total, rows } = await this.#parts.ask(asked)
      if (question !== this.#question) return
      this.#asked.delete(page)
      this.#keep(page, { revision, rows }, total)
      if (revision !== this.#parts.revision()) this.load()
    } catch (thrown) {
      if (question !== this.#question) return
      this.#asked.delete(page)
      if (this.#total === undefined) this.#problem = AppError.from(thrown).code
      else this.#parts.onfail(thrown)
    }
  }

  #keep(number: number, page: Page<R>, total: number): void {
    const middle = Math.floor(this.#visible.first / pageSize)
    const isNear = ([at]: [number, Page<R>]) => Math.abs(at - middle) <= pagesKept
    const near = this.#isOutdated ? [] : [...this.#pages].filter(isNear)
    if (this.#isOutdated) this.#wanted = { index: 0 }
    this.#isOutdated = false
    this.#pages = new Map([...near, [number, page]])
    this.#total = total
    this.#problem = undefined
    if (this.#pending !== undefined && this.row(this.#pending)) {
      const index = this.#pending
      this.#pending = undefined
      this.select(index)
    } else this.#locate(page.revision)
  }

  /** Finds the selected record again after rows moved, and shows it as it is now. */
  #locate(revision: number): void {
    const key = this.#selected && rowKey(this.#selected)
    if (key === undefined) return
    for (const [number, page] of this.#pages) {
      const at = page.rows.findIndex((row) => rowKey(row) === key)
      if (at < 0 || page.revision !== revision) continue
      this.#selectedIndex = number * pageSize + at
      this.#selected = page.rows[at]
    }
  }
}
