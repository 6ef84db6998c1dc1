/** Looks at new receipts one after the other while nothing else is to be done, and tells main how they look. */
import type { Look } from '../../../shared/receipts/look'
import type { AppApi } from '../../../shared/ipc'
import type { MediaType } from '../../../shared/receipts/receipt'

interface Parts {
  api: AppApi
  /** Undefined when there is nothing to see. */
  lookAt: (receiptId: string, mediaType: MediaType) => Promise<Look | undefined>
  /** Resolves when the window has time. */
  idle: () => Promise<void>
}

export class Looks {
  readonly #parts: Parts
  #isLooking = false
  #isStopped = false
  #isAskedAgain = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Goes on until no receipt is left; to be called whenever there may be new ones. */
  start(): void {
    this.#isStopped = false
    this.#isAskedAgain = true
    if (!this.#isLooking) void this.#look()
  }

  /** The one that is being looked at comes to its end, and is not told. */
  stop(): void {
    this.#isStopped = true
  }

  async #look(): Promise<void> {
    this.#isLooking = true
    try {
      while (this.#isAskedAgain && !this.#isStopped) {
        this.#isAskedAgain = false
        while (await this.#next());
      }
    } catch {
      // It is looked at after the next start; nobody waits for it.
    } finally {
      this.#isLooking = false
    }
  }

  /** Looks at one; false when none is left or the window is being left. */
  async #next(): Promise<boolean> {
    const { api, lookAt, idle } = this.#parts
    await idle()
    const due = this.#isStopped ? undefined : await api.receipts.lookDue()
    if (!due) return false
    const look = await lookAt(due.id, due.mediaType)
    if (this.#isStopped) return false
    await api.receipts.looked({ id: due.id, ...(look !== undefined && { look }) })
    return true
  }
}

const longestWaitMs = 2_000

/** Resolves when the window has nothing to draw and nothing to answer, or after two seconds. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: longestWaitMs })
  })
}
