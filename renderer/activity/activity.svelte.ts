/** What happened, newest first: older steps fetched as they come near, newer ones when something changed. */
import { SvelteSet } from 'svelte/reactivity'
import { AppError, type ErrorCode } from '../../shared/errors'
import type { AppApi } from '../../shared/ipc'
import { activityKinds, type ActivityKind } from './activity-kinds'
import { daysOf, linesOf, type ActivityDay, type Line } from './groups'

const pageSize = 100
/** So many lines before the end of what is here, older steps are asked for. */
const nearEnd = 40
type Answer = Awaited<ReturnType<AppApi['activity']['page']>>
export type ActivityRow = Answer['rows'][number]

export class Activity {
  readonly #api: AppApi
  readonly #onfail: (thrown: unknown) => void
  readonly #unfolded = new SvelteSet<string>()
  #rows = $state.raw<readonly ActivityRow[]>()
  #isMore = $state(false)
  #found = $state<number>()
  #problem = $state<ErrorCode>()
  #search = $state('')
  #kind = $state<ActivityKind | ''>('')
  #isFetching = false
  /** Grows with every other question, so that an answer to the one before is not shown. */
  #question = 0
  readonly #days = $derived(daysOf(this.#rows ?? []))
  readonly #lines = $derived(linesOf(this.#days, (key) => this.#unfolded.has(key)))

  constructor({ api, onfail }: { api: AppApi; onfail: (thrown: unknown) => void }) {
    this.#api = api
    this.#onfail = onfail
  }

  /** What is here, by day and by what it is about. */
  get days(): readonly ActivityDay[] {
    return this.#days
  }

  /** The same as lines of a list; undefined until it is known what there is. */
  get lines(): readonly Line[] | undefined {
    return this.#rows && this.#lines
  }

  /** Whether there are older steps than those that are here. */
  get isMore(): boolean {
    return this.#isMore
  }

  /** How many steps a search found. */
  get found(): number | undefined {
    return this.#found
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

  /** Shows all steps of a group. */
  unfold(key: string): void {
    this.#unfolded.add(key)
  }

  /** The last line that is shown. */
  view(last: number): void {
    if (this.#isMore && last >= this.#lines.length - nearEnd) void this.#fetch(this.#rows?.at(-1))
  }

  /** Fetches the newest steps again. */
  refresh(): void {
    void this.#fetch(undefined)
  }

  /** Starts again in other books, from the newest step. */
  restart(): void {
    this.#search = ''
    this.#kind = ''
    this.#again()
  }

  #again(): void {
    this.#question++
    this.#isFetching = false
    this.#unfolded.clear()
    this.#rows = undefined
    this.#isMore = false
    this.#found = undefined
    this.#problem = undefined
    this.refresh()
  }

  /** @param oldest what came before it is asked for; undefined: the newest */
  async #fetch(oldest: ActivityRow | undefined): Promise<void> {
    if (this.#isFetching && oldest) return
    this.#isFetching = true
    const question = this.#question
    try {
      const answer = await this.#api.activity.page({
        limit: pageSize,
        search: this.#search,
        ...(oldest && { before: oldest.id }),
        ...(this.#kind && { events: [...activityKinds[this.#kind].events] }),
      })
      if (question !== this.#question) return
      this.#take(answer, oldest)
      this.#problem = undefined
    } catch (thrown) {
      if (question === this.#question) this.#fail(thrown)
    } finally {
      if (question === this.#question) this.#isFetching = false
    }
  }

  /** Of what was here stays what follows on the answer without a gap. */
  #take({ rows, isMore, found }: Answer, oldest: ActivityRow | undefined): void {
    const known = this.#rows ?? []
    const first = oldest?.id ?? Infinity
    const last = isMore ? (rows.at(-1)?.id ?? 0) : 0
    const newer = known.filter(({ id }) => id >= first)
    const older = known.some(({ id }) => id === last) ? known.filter(({ id }) => id < last) : []
    this.#rows = [...newer, ...rows, ...older]
    if (older.length === 0) this.#isMore = isMore
    if (found !== undefined) this.#found = found
  }

  /** Steps that are here stay, and a note says so; where there are none, their place says it. */
  #fail(thrown: unknown): void {
    if (this.#rows === undefined) this.#problem = AppError.from(thrown).code
    else this.#onfail(thrown)
  }
}
