/** Rows of a list that are chosen together: they stay chosen while rows move, and are let go with the list they were chosen in. */
import { mostSelected } from '../../shared/expenses/expense-record'
import type { BookList } from './book-list.svelte'

interface Parts {
  list: () => BookList<{ id: number }>
  /** More were asked for than go together. */
  onmost: () => void
  onfail: (thrown: unknown) => void
}

/** What choosing several rows does; places count from 0. */
export interface SeveralRows {
  /** Whether any are chosen together. */
  isMany: boolean
  has: (index: number) => boolean
  toggle: (index: number) => void
  /** To this row, from where the stretch began. */
  extend: (index: number) => void
  all: () => void
}

export class Several {
  readonly #parts: Parts
  #ids = $state.raw<ReadonlySet<number>>(new Set())
  /** Where a stretch begins, by its place in the list. */
  #anchor: number | undefined
  #question = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get ids(): ReadonlySet<number> {
    return this.#ids
  }

  /** Whether what is done is done to several. */
  get isMany(): boolean {
    return this.#ids.size > 1
  }

  has(id: number): boolean {
    return this.#ids.has(id)
  }

  /** Adds the row or takes it away; the row that was looked at alone counts as chosen. */
  toggle(index: number): void {
    const list = this.#parts.list()
    const row = list.row(index)
    if (!row) return
    const alone = list.selected && list.selected.id !== row.id ? [list.selected.id] : []
    const next = new Set(this.#ids.size === 0 ? alone : this.#ids)
    if (!next.delete(row.id)) next.add(row.id)
    if (next.size > mostSelected) return this.#parts.onmost()
    this.#set(next)
    this.#anchor = index
    list.select(index)
  }

  /** Chooses all from where the stretch began to this row. */
  async extend(index: number): Promise<void> {
    const { list: listOf, onmost, onfail } = this.#parts
    const list = listOf()
    const from = this.#anchor ?? Math.max(0, list.selectedIndex)
    this.#anchor = from
    const question = ++this.#question
    if (Math.abs(index - from) >= mostSelected) return onmost()
    list.moveTo(index)
    try {
      const rows = await list.between(Math.min(from, index), Math.max(from, index))
      if (question === this.#question) this.#ids = new Set(rows.map(({ id }) => id))
    } catch (thrown) {
      onfail(thrown)
    }
  }

  /** Chooses all that fit, where they are not too many. */
  async all(): Promise<void> {
    const total = this.#parts.list().total ?? 0
    if (total === 0) return
    if (total > mostSelected) return this.#parts.onmost()
    this.#anchor = 0
    await this.extend(total - 1)
  }

  /** One row alone is looked at, and a stretch would begin there. */
  clear(anchor?: number): void {
    if (this.#ids.size > 0) this.#set(new Set())
    this.#question++
    this.#anchor = anchor
  }

  #set(ids: ReadonlySet<number>): void {
    this.#question++
    this.#ids = ids
  }
}
