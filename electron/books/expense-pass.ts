/** Reads the list of expenses newest first into the cache: down to what is known, or to its very end. */
import { AppError } from '../../shared/errors'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { ListedPage } from '../api/listed'
import type { CachedRecords, Fetched, Standing } from '../store/cache/cached-records'
import {
  certainRange,
  gapBetween,
  hasMovedUp,
  isSame,
  newScan,
  takeIn,
  type IdRange,
  type PageIds,
} from './scan'

export interface PassParts {
  accountId: string
  records: CachedRecords
  now: () => Date
  /** Lets others have the thread; throws when the pass has no business going on. */
  breathe: () => Promise<void>
  /** Told whenever the cache has changed. */
  onChange: () => void
}

type AskPage = (page: number, size: number) => Promise<ListedPage<ExpenseRecord>>

const pageSize = 200
/** Records per commit: they hold the thread for some milliseconds. */
export const atOnce = 25
/** Four million expenses; a list without an end is a failure of the service. */
const mostPages = 20_000
const mostRepeats = 3
/** What this app created is not called gone by a list that may be older than the create. */
const graceMs = 10 * 60_000

/** What was learned between the two, as ISO instants, a list that is read at `now` may not know. */
export function graceAround(now: Date): { learnedBefore: string; learnedAfter: string } {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
  return { learnedBefore: at(-graceMs), learnedAfter: at(graceMs) }
}

export class ExpensePass {
  readonly #parts: PassParts
  readonly #ask: AskPage
  readonly #standing: Standing
  readonly #isFull: boolean
  readonly #learnedBefore: string
  readonly #gone = new Set<number>()
  #scan = newScan()

  constructor(parts: PassParts & { ask: AskPage; isFull: boolean }) {
    this.#parts = parts
    this.#ask = parts.ask
    this.#standing = parts.records.standing(parts.accountId, 'expenses')
    const { fullAt, settledId, isSorted } = this.#standing
    // Only below what a whole pass has read, and only in a list that keeps its order, is there a place to stop.
    this.#isFull = parts.isFull || fullAt === undefined || settledId === undefined || !isSorted
    this.#learnedBefore = graceAround(parts.now()).learnedBefore
  }

  /** @throws AppError when the service fails; what was read so far stays, and `asOf` does not move. */
  async run(): Promise<void> {
    const isFull = await this.#readPages()
    const { top, total, isSorted } = this.#scan
    if (isSorted) await this.#forget([...this.#gone])
    else if (isFull) await this.#forgetUnlisted()
    const asOf = this.#parts.now().toISOString()
    this.#parts.records.complete(this.#parts.accountId, 'expenses', {
      asOf,
      ...(isFull && { fullAt: asOf, isSorted }),
      // An empty list has no id that is settled, and nothing to be read twice.
      ...(isSorted && { settledId: top ?? 0 }),
      ...(total !== undefined && { listedTotal: total }),
    })
  }

  /** Returns whether the list was read to its very end. */
  async #readPages(): Promise<boolean> {
    for (let page = 0, read = 0; read < mostPages; read += 1) {
      const listed = await this.#page(page)
      const shown = shownBy(listed)
      if (page > 0 && this.#scan.isSorted && hasMovedUp(this.#scan, shown)) {
        page = this.#stepBack(page, shown)
        continue
      }
      const before = this.#scan.latest
      takeIn(this.#scan, shown)
      this.#refuseEndless(shown)
      const isNews = await this.#keep(listed.entries)
      const isGone = await this.#noteGone(shown, before, page)
      if (listed.last) return true
      if (!isNews && !isGone && this.#isSettled(shown)) return false
      page += 1
    }
    throw new AppError('service-failed', 'The list of expenses has no end')
  }

  async #page(page: number): Promise<ListedPage<ExpenseRecord>> {
    await this.#parts.breathe()
    const listed = await this.#ask(page, pageSize)
    await this.#parts.breathe()
    return listed
  }

  /** What moved up past the reader is on the pages before; as many as could hold what went are read again. */
  #stepBack(page: number, shown: PageIds): number {
    const missing = (this.#scan.total ?? 0) - (shown.total ?? 0)
    this.#scan.total = shown.total
    this.#scan.latest = []
    return Math.max(0, page - Math.ceil(missing / pageSize))
  }

  #refuseEndless(shown: PageIds): void {
    const isEmpty = shown.ids.length === 0 && !shown.last && shown.isWhole
    if (isEmpty || this.#scan.repeats >= mostRepeats)
      throw new AppError('service-failed', 'The list of expenses repeats itself or stops short')
  }

  /** Some of a page may be kept and the rest not yet: `settledId` and `asOf` speak of passes that came to their end. */
  async #keep(entries: readonly Fetched<ExpenseRecord>[]): Promise<boolean> {
    let changed = 0
    for (let from = 0; from < entries.length; from += atOnce) {
      const part = entries.slice(from, from + atOnce)
      const before = changed
      changed += this.#parts.records.keep(this.#parts.accountId, 'expenses', part)
      if (changed > before) {
        this.#parts.onChange()
        await this.#parts.breathe()
      }
    }
    return changed > 0
  }

  #isSettled({ ids, isWhole }: PageIds): boolean {
    const last = ids.at(-1)
    const { settledId } = this.#standing
    if (this.#isFull || !this.#scan.isSorted || !isWhole) return false
    return last !== undefined && settledId !== undefined && last <= settledId
  }

  /** Collects what the page shows to be gone; it is forgotten when the whole pass has kept its order. */
  async #noteGone(shown: PageIds, before: readonly number[], page: number): Promise<boolean> {
    if (!this.#scan.isSorted) return false
    const certain = certainRange(shown, page === 0)
    const gone = certain ? this.#unlistedIn(certain) : []
    const gap = gapBetween(before, shown)
    const doubtful = gap ? this.#unlistedIn(gap) : []
    if (doubtful.length > 0 && (await this.#isStill(before, page - 1))) gone.push(...doubtful)
    for (const id of gone) this.#gone.add(id)
    return gone.length + doubtful.length > 0
  }

  #unlistedIn(range: IdRange): number[] {
    const { accountId, records } = this.#parts
    return records
      .idsBetween(accountId, 'expenses', { ...range, ...this.#learned() })
      .filter((id) => !this.#scan.seen.has(id))
  }

  /** Looks at a page a second time, and keeps what it shows. */
  async #isStill(before: readonly number[], page: number): Promise<boolean> {
    const again = await this.#page(page)
    const shown = shownBy(again)
    for (const id of shown.ids) this.#scan.seen.add(id)
    await this.#keep(again.entries)
    return isSame(before, shown.ids)
  }

  /** Commits in small parts, so that nothing else has to wait long. */
  async #forget(ids: readonly number[]): Promise<void> {
    const { accountId, records } = this.#parts
    const gone = ids.filter((id) => !this.#scan.seen.has(id))
    for (let from = 0; from < gone.length; from += atOnce) {
      await this.#parts.breathe()
      records.remove(accountId, 'expenses', gone.slice(from, from + atOnce))
      this.#parts.onChange()
    }
  }

  /** Without an order only the whole list tells what is gone: counted by the service, or read twice with one result. */
  async #forgetUnlisted(): Promise<void> {
    const { seen, isWhole, total } = this.#scan
    if (!isWhole) return
    if (total !== seen.size) {
      this.#scan = newScan()
      await this.#readPages()
      const again = this.#scan.seen
      if (again.size !== seen.size || [...seen].some((id) => !again.has(id))) return
    }
    await this.#forget(await this.#allUnlisted())
  }

  /** A pass may take long: what is learned while it reads is nothing of a clock that was ahead. */
  #learned(): ReturnType<typeof graceAround> {
    return { ...graceAround(this.#parts.now()), learnedBefore: this.#learnedBefore }
  }

  async #allUnlisted(): Promise<number[]> {
    const { accountId, records } = this.#parts
    const unlisted: number[] = []
    for (let low = -Infinity; ;) {
      await this.#parts.breathe()
      const range = { low, high: Infinity, ...this.#learned(), limit: 5000 }
      const ids = records.idsBetween(accountId, 'expenses', range)
      unlisted.push(...ids.filter((id) => !this.#scan.seen.has(id)))
      const last = ids.at(-1)
      if (last === undefined) return unlisted
      low = last
    }
  }
}

function shownBy({ entries, ...page }: ListedPage<ExpenseRecord>): PageIds {
  return { ...page, ids: entries.map(({ record }) => record.id) }
}
