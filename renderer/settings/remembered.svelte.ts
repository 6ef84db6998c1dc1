/** The suppliers of which something is remembered, and the rules a person made for them. */
import type { AppApi } from '../../shared/ipc'
import type { RememberedSupplier, SupplierRef, SupplierRule } from '../../shared/receipts/learning'
import { Mirror } from '../base/mirror.svelte'
import type { Toasts } from '../base/toasts.svelte'

interface Parts {
  api: Pick<AppApi, 'learning'>
  toasts: Toasts
}

const pageSize = 50

export class Remembered {
  readonly #parts: Parts
  #search = ''
  #shown = pageSize
  #suppliers = $state.raw<readonly RememberedSupplier[]>([])
  #total = $state<number>()
  #restarts = 0

  constructor(parts: Parts) {
    this.#parts = parts
    new Mirror(parts.api.learning.revision, 0).watch(() => {
      if (this.#total !== undefined) void this.read()
    })
  }

  /** As far as they were asked for. */
  get suppliers(): readonly RememberedSupplier[] {
    return this.#suppliers
  }

  /** Undefined before it was asked for. */
  get total(): number | undefined {
    return this.#total
  }

  /** Reads them from the first. */
  async read(search = this.#search, shown = this.#shown): Promise<void> {
    this.#search = search
    this.#shown = shown
    const { api, toasts } = this.#parts
    const restarts = this.#restarts
    await toasts.attempt(async () => {
      const rows: RememberedSupplier[] = []
      let total = shown
      while (rows.length < Math.min(shown, total)) {
        const limit = Math.min(pageSize, shown - rows.length)
        const page = await api.learning.remembered({ search, offset: rows.length, limit })
        rows.push(...page.rows)
        total = page.rows.length > 0 ? page.total : rows.length
      }
      const isOfThese = restarts === this.#restarts
      if (!isOfThese || this.#search !== search || this.#shown !== shown) return
      this.#suppliers = rows
      this.#total = total
    })
  }

  /** Other books are at hand: what is remembered of those before is none of theirs. */
  restart(): void {
    this.#restarts += 1
    this.#suppliers = []
    this.#total = undefined
  }

  readMore = () => this.read(this.#search, this.#shown + pageSize)

  forget = (supplier: SupplierRef) =>
    this.#parts.toasts.attempt(() => this.#parts.api.learning.forget({ supplier }))

  setRule = (supplier: SupplierRef, rule: SupplierRule) =>
    this.#parts.toasts.attempt(() => this.#parts.api.learning.setRule({ supplier, rule }))

  removeRule = (supplier: SupplierRef) =>
    this.#parts.toasts.attempt(() => this.#parts.api.learning.removeRule(supplier))
}
