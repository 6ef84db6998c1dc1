/** One sign-in at a time: system browser out, loopback listener back, code exchanged once; every end has a code. */
import { AppError } from '../../shared/errors'
import type { AuthorizationServer, Given } from './authorization-server'
import { openLoopback } from './loopback'

interface Parts {
  /** Opens an address in the system's browser. */
  openInBrowser: (address: URL) => Promise<void>
  /** How long a person has, in milliseconds. */
  timeoutMs?: number
}

interface Running {
  address: URL
  cancel: (reason: AppError) => void
}

const tenMinutes = 10 * 60_000

export class SignIn {
  readonly #parts: Parts
  #running: Running | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Takes a person through signing in. A sign-in that is still open is cancelled first.
   * @throws AppError `sign-in-denied`, `sign-in-mismatch`, `sign-in-timeout`, `sign-in-cancelled`, `sign-in-failed`, `offline`
   */
  async run(server: AuthorizationServer): Promise<Given> {
    this.cancel()
    const loopback = await openLoopback()
    let timer: NodeJS.Timeout | undefined
    let mine: Running | undefined
    try {
      const transaction = await server.begin(loopback.redirectUri)
      const ended = new Promise<never>((_resolve, reject) => {
        this.#running = mine = { address: transaction.address, cancel: reject }
        timer = setTimeout(() => {
          reject(new AppError('sign-in-timeout', 'The browser did not come back'))
        }, this.#parts.timeoutMs ?? tenMinutes)
      })
      // A browser may take its time to open; the person can cancel all the while.
      await Promise.race([this.#parts.openInBrowser(transaction.address), ended])
      const callback = await Promise.race([loopback.callback, ended])
      return await server.finish(transaction, callback)
    } finally {
      clearTimeout(timer)
      if (this.#running === mine) this.#running = undefined
      loopback.close()
    }
  }

  /** Opens the page once more, for a person who closed it. */
  async reopenPage(): Promise<void> {
    if (this.#running) await this.#parts.openInBrowser(this.#running.address)
  }

  cancel(): void {
    this.#running?.cancel(new AppError('sign-in-cancelled', 'Cancelled by the person'))
  }
}
