/** What still has to go to the books, and whether it can. */
import type { AppApi } from '../../shared/ipc'
import type { InboxList } from '../../shared/receipts/receipt'
import type { SyncStatus } from '../../shared/accounts/sync'
import { Mirror } from './mirror.svelte'
import { nextPace, timeLeft, type Pace } from './pace'
import type { Toasts } from './toasts.svelte'

const none = { review: 0, ready: 0, sending: 0, attention: 0, books: 0, bin: 0 }

export class Sync {
  readonly #api: AppApi
  readonly #toasts: Toasts
  readonly #status: Mirror<SyncStatus>
  readonly #summary: Mirror<{ counts: Record<InboxList, number>; revision: number }>
  /** The most that waited since nothing last did: "2 of 5" counts against it. */
  #most = $state(0)
  #pace = $state.raw<Pace>()

  constructor({ api, toasts }: { api: AppApi; toasts: Toasts }) {
    this.#api = api
    this.#toasts = toasts
    this.#status = new Mirror(api.sync.status, {
      service: 'unknown',
      paused: false,
      waiting: 0,
      active: false,
    })
    this.#status.watch(({ waiting }) => {
      this.#most = waiting === 0 ? 0 : Math.max(this.#most, waiting)
      this.#look()
    })
    this.#summary = new Mirror(api.receipts.summary, { counts: none, revision: -1 })
    this.#summary.watch(() => this.#look())
  }

  #look(): void {
    const { ready, sending, books, attention } = this.#summary.current.counts
    this.#pace = nextPace(this.#pace, {
      at: performance.now(),
      isActive: this.status.active,
      left: ready + sending,
      ended: books + attention,
    })
  }

  /** How long those that are on their way or wait will take, in milliseconds; undefined while that cannot be told. */
  get timeLeft(): number | undefined {
    return this.#pace && timeLeft(this.#pace)
  }

  get status(): SyncStatus {
    return this.#status.current
  }

  /** Which of how many is going now. */
  get progress(): { at: number; of: number } {
    return { at: Math.min(this.#most - this.status.waiting + 1, this.#most), of: this.#most }
  }

  /** Counts from the start again: other books were opened. */
  restart(): void {
    this.#most = this.status.waiting
    this.#pace = undefined
  }

  now = () => this.#toasts.attempt(() => this.#api.sync.now())
  setPaused = (paused: boolean) => this.#toasts.attempt(() => this.#api.sync.setPaused(paused))
}
