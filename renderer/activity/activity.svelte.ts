/** What happened, newest first: pages fetched as they come into view, again when something changed; old rows stay until new ones are here. */
import { AppError, type ErrorCode } from '../../shared/errors'
import type { AppApi } from '../../shared/ipc'
import { activityKinds, type ActivityKind } from './activity-kinds'

const pageSize = 100
type Answer = Awaited<ReturnType<AppApi['activity']['page']>>
export type ActivityRow = Answer['rows'][number]

export class Activity {
  readonly #api: AppApi
  readonly #onfail: (thrown: unknown) => void
  readonly #asked = new Set<number>()
  #pages = $state.raw<ReadonlyMap<number, readonly ActivityRow[]>>(new Map())
  #total = $state<number>()
  #problem = $state<ErrorCode>()
  #visible: [number, number] = [0, 0]
  #search = $state('')
  #kind = $state<ActivityKind | ''>('')
  /** Grows with every other question, so that an answer to the one before is not shown. */
  #books = 0

  constructor({ api, onfail }: { api: AppApi; onfail: (thrown: unknown) => void }) {
    this.#api = api
    this.#onfail = onfail
  }

  get total(): number | undefined {
    return this.#total
  }

  /** Why there is nothing to show, while nothing could be read. */
  get problem(): ErrorCode | undefined {
    return this.#problem
  }

  /** Only steps in which every word of it stands. */
  get search(): string {
    return this.#search
  }

  /** Only steps of this kind; empty: all. */
  get kind(): ActivityKind | '' {
    return this.#kind
  }

  get isNarrowed(): boolean {
    return this.#search !== '' || this.#kind !== ''
  }

  find(search: string): void {
    if (search === this.#search) return
    this.#search = search
    this.#again()
  }

  only(kind: ActivityKind | ''): void {
    if (kind === this.#kind) return
    this.#kind = kind
    this.#again()
  }

  row(index: number): ActivityRow | undefined {
    return this.#pages.get(Math.floor(index / pageSize))?.[index % pageSize]
  }

  view(first: number, last: number): void {
    this.#visible = [Math.floor(first / pageSize), Math.floor(last / pageSize)]
    this.#load((page) => !this.#pages.has(page))
  }

  /** Fetches what is in view again. */
  refresh(): void {
    this.#load(() => true)
  }

  /** Starts again in other books, from the newest step. */
  restart(): void {
    this.#search = ''
    this.#kind = ''
    this.#again()
  }

  #again(): void {
    this.#books++
    this.#asked.clear()
    this.#pages = new Map()
    this.#total = undefined
    this.#problem = undefined
    this.#visible = [0, 0]
    this.refresh()
  }

  #load(isWanted: (page: number) => boolean): void {
    const [first, last] = this.#visible
    for (let page = first; page <= last; page++) if (isWanted(page)) void this.#fetch(page)
  }

  async #fetch(page: number): Promise<void> {
    if (this.#asked.has(page)) return
    this.#asked.add(page)
    const books = this.#books
    try {
      const offset = page * pageSize
      const { rows, total } = await this.#api.activity.page({
        offset,
        limit: pageSize,
        search: this.#search,
        ...(this.#kind && { events: [...activityKinds[this.#kind].events] }),
      })
      if (books !== this.#books) return
      // Rows are only ever added, at the front: a grown total means that every page has moved.
      const kept = total === this.#total ? this.#pages : new Map<number, readonly ActivityRow[]>()
      this.#pages = new Map([...kept, [page, rows]])
      this.#total = total
      this.#problem = undefined
    } catch (thrown) {
      if (books === this.#books) this.#fail(thrown)
    } finally {
      if (books === this.#books) this.#asked.delete(page)
    }
  }

  /** Steps that are here stay, and a note says so; where there are none, their place says it. */
  #fail(thrown: unknown): void {
    if (this.#total === undefined) this.#problem = AppError.from(thrown).code
    else this.#onfail(thrown)
  }
}
