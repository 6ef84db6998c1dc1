/** What was found out about lists, good until anything in the cache changes: nothing here is ever older than the books. */
import type { Database, Row } from '../database/database'
import type { Order } from '../../../shared/books/list'
import type { Condition, Place } from './list-query'

/** Of one filter; what is undefined was not asked for yet. */
export interface KnownList {
  total?: number
  sums?: Row | undefined
  /** The keys of all that the words find, if they are few. */
  found?: readonly number[] | 'many'
  /** By what the list is sorted by. */
  readonly places: Map<Order['by'], Place[]>
}

/** As many as a person goes back and forth between. */
const mostLists = 32

export class KnownLists {
  readonly #database: Database
  #revision = ''
  readonly #lists = new Map<string, KnownList>()

  constructor(database: Database) {
    this.#database = database
  }

  of({ number, rows, match }: Condition): KnownList {
    this.#forgetOld()
    const key = JSON.stringify([number, rows, match])
    const list = this.#lists.get(key) ?? { places: new Map() }
    // The one that was asked for last stands last, and is forgotten last.
    this.#lists.delete(key)
    this.#lists.set(key, list)
    const [eldest] = this.#lists.keys()
    if (this.#lists.size > mostLists && eldest !== undefined) this.#lists.delete(eldest)
    return list
  }

  #forgetOld(): void {
    const revision = this.#database.revision()
    if (revision === this.#revision) return
    this.#lists.clear()
    this.#revision = revision
  }
}
