/** What happened, newest first: pages fetched as they come into view, again from the start when something changed. */
import type { AppApi } from '../../shared/ipc'

const pageSize = 100
type Answer = Awaited<ReturnType<AppApi['activity']['page']>>
export type ActivityRow = Answer['rows'][number]

export class Activity {
  readonly #api: AppApi
  readonly #onfail: (thrown: unknown) => void
  readonly #asked = new Set<number>()
  #pages = $state.raw<ReadonlyMap<number, readonly ActivityRow[]>>(new Map())
  #total = $state<number>()

  constructor({ api, onfail }: { api: AppApi; onfail: (thrown: unknown) => void }) {
    this.#api = api
    this.#onfail = onfail
  }

  get total(): number | undefined {
    return this.#total
  }

  row(index: number): ActivityRow | undefined {
    return this.#pages.get(Math.floor(index / pageSize))?.[index % pageSize]
  }

  view(first: number, last: number): void {
    for (let page = Math.floor(first / pageSize); page <= Math.floor(last / pageSize); page++)
      if (!this.#pages.has(page)) void this.#fetch(page)
  }

  async #fetch(page: number): Promise<void> {
    if (this.#asked.has(page)) return
    this.#asked.add(page)
    try {
      const offset = page * pageSize
      const { rows, total } = await this.#api.activity.page({ offset, limit: pageSize })
      // Rows are only ever added, at the front: a grown total means that every page has moved.
      const kept = total === this.#total ? this.#pages : new Map<number, readonly ActivityRow[]>()
      this.#pages = new Map([...kept, [page, rows]])
      this.#total = total
    } catch (thrown) {
      this.#onfail(thrown)
    } finally {
      this.#asked.delete(page)
    }
  }
}
