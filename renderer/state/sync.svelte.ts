/** What still has to go to the books, and whether it can. */
import type { AppApi } from '../../shared/ipc'
import type { SyncStatus } from '../../shared/sync'
import { Mirror } from '../lib/mirror.svelte'
import type { Toasts } from './toasts.svelte'

export class Sync {
  readonly #api: AppApi
  readonly #toasts: Toasts
  readonly #status: Mirror<SyncStatus>
  /** The most that waited since nothing last did: "2 of 5" counts against it. */
  #most = $state(0)

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
    })
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
  }

  now = () => this.#toasts.attempt(() => this.#api.sync.now())
  setPaused = (paused: boolean) => this.#toasts.attempt(() => this.#api.sync.setPaused(paused))
}
