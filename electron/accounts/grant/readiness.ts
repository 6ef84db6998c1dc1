/** Whether a refresh token may go out now: the disk has room for the answer, the network is calm, nobody is quitting. */
import { AppError } from '../../../shared/errors'

/** What must be free on the disk, in bytes, so that an answer can surely be kept. */
const roomBytes = 50 * 1024 * 1024
/** How long after waking up or a change of network nothing goes out, in milliseconds. */
const calmMs = 5000
/** How long nothing must have gone wrong before a person is offered another try, in milliseconds. */
const stableMs = 60_000
/** How often the clock is looked at meanwhile: while a computer sleeps, a timer may not run. */
const lookMs = 100

interface Parts {
  /** Milliseconds of a clock that only runs forward. */
  clock: () => number
  freeBytes: () => Promise<number>
}

export class Readiness {
  readonly #parts: Parts
  #disturbedMs = -Infinity
  #doubtfulMs: number
  #isClosed = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#doubtfulMs = parts.clock()
  }

  /** The computer woke up, or its network changed. */
  disturbed(): void {
    this.#disturbedMs = this.#parts.clock()
  }

  /** An answer was lost. */
  doubted(): void {
    this.#doubtfulMs = this.#parts.clock()
  }

  close(): void {
    this.#isClosed = true
  }

  /** Whether network and service have been well for so long that another try makes sense. */
  isStable(): boolean {
    return this.#parts.clock() - Math.max(this.#disturbedMs, this.#doubtfulMs) >= stableMs
  }

  /** @throws AppError `offline` when the session is closed: ask another time */
  assertOpen(): void {
    if (this.#isClosed) throw new AppError('offline', 'Quitting, so no token goes out')
  }

  /** Waits until the network has been calm for a while. @throws AppError `offline`, `disk-full`: ask another time */
  async ready(): Promise<void> {
    this.assertOpen()
    while (this.#parts.clock() - this.#disturbedMs < calmMs) {
      await new Promise((resolve) => setTimeout(resolve, lookMs))
      this.assertOpen()
    }
    if ((await this.#free()) < roomBytes) throw new AppError('disk-full', 'No room for an answer')
    this.assertOpen()
  }

  /** A file system that cannot tell is taken to have room. */
  async #free(): Promise<number> {
    try {
      return await this.#parts.freeBytes()
    } catch {
      return Infinity
    }
  }
}
