/** One sign-in at a time: system browser out, loopback listener back, code exchanged once; every end has a code. */
import type { Access } from '../../../shared/accounts/account'
import { AppError } from '../../../shared/errors'
import type { AuthorizationServer, Given, Transaction } from './authorization-server'
import { openLoopback } from './loopback'

interface Parts {
  /** Opens an address in the system's browser. */
  openInBrowser: (address: URL) => Promise<void>
  /** How long a person has, in milliseconds. */
  timeoutMs?: number
}

/** What came back, and to what it is the answer. */
interface Return {
  transaction: Transaction
  callback: URL
}

const tenMinutes = 10 * 60_000
/** In characters; an answer holds a code and a state, each some hundred at most. */
const longestPaste = 8 * 1024

export class SignIn {
  readonly #parts: Parts
  #attempt: Attempt | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Takes a person through signing in. A sign-in that is still open is cancelled first. State and verifier live in
   * memory only, and the code is exchanged at once.
   * @throws AppError `sign-in-timeout`, `sign-in-cancelled`, `sign-in-failed`, `redirect-taken`, and whatever
   * `AuthorizationServer.finish` throws
   */
  async run(server: AuthorizationServer, access: Access = 'full'): Promise<Given> {
    this.cancel()
    const attempt = (this.#attempt = new Attempt())
    const timer = setTimeout(() => {
      attempt.end(new AppError('sign-in-timeout', 'The browser did not come back'))
    }, this.#parts.timeoutMs ?? tenMinutes)
    try {
      const { transaction, callback } = await this.#sendOut(attempt, server, access)
      clearTimeout(timer)
      return await attempt.unlessEnded(server.finish(transaction, callback))
    } finally {
      clearTimeout(timer)
      if (this.#attempt === attempt) this.#attempt = undefined
    }
  }

  /** Opens the page once more, for a person who closed it. */
  async reopenPage(): Promise<void> {
    const transaction = this.#attempt?.awaited?.transaction
    if (transaction) await this.#parts.openInBrowser(transaction.address)
  }

  /**
   * Takes the address at which the browser got stuck, when a firewall or the browser itself blocks the way back.
   * White space, quotes and angle brackets around it do no harm.
   * @throws AppError `callback-invalid` for anything but the redirect address of the sign-in that is open, which waits on
   */
  paste(text: string): void {
    const awaited = this.#attempt?.awaited
    const callback = awaited && callbackIn(text, awaited.transaction.redirectUri)
    if (!callback) throw new AppError('callback-invalid', 'Not the address this sign-in waits for')
    awaited.arrived(callback)
  }

  cancel(): void {
    this.#attempt?.end(new AppError('sign-in-cancelled', 'Cancelled by the person'))
  }

  /** Out to the browser and back, by itself or by hand; the port is open for no longer than that. */
  async #sendOut(attempt: Attempt, server: AuthorizationServer, access: Access): Promise<Return> {
    const loopback = await openLoopback(server.registeredRedirect)
    try {
      const transaction = await attempt.unlessEnded(server.begin(loopback.redirectUri, access))
      const pasted = attempt.await(transaction)
      // A browser may take its time to open; the person can come back or cancel all the while.
      const unopened = this.#parts
        .openInBrowser(transaction.address)
        .then(() => new Promise<never>(() => undefined))
      const ways = Promise.race([loopback.callback, pasted, unopened])
      return { transaction, callback: await attempt.unlessEnded(ways) }
    } finally {
      attempt.awaited = undefined
      loopback.close()
    }
  }
}

/** One run of a sign-in; it can be ended from its first moment on. */
class Attempt {
  /** Set while the browser is out. */
  awaited: { transaction: Transaction; arrived: (callback: URL) => void } | undefined
  end: (reason: AppError) => void = () => undefined
  readonly #ended: Promise<never>

  constructor() {
    this.#ended = new Promise((_resolve, reject) => {
      this.end = reject
    })
    // Whoever waits hears of it; at times nobody does.
    this.#ended.catch(() => undefined)
  }

  unlessEnded<T>(work: Promise<T>): Promise<T> {
    return Promise.race([this.#ended, work])
  }

  /** Resolves with an address brought by hand, the first one. */
  await(transaction: Transaction): Promise<URL> {
    return new Promise((resolve) => {
      const arrived = (callback: URL) => {
        this.awaited = undefined
        resolve(callback)
      }
      this.awaited = { transaction, arrived }
    })
  }
}

/** The pasted address, if it is the redirect address to the letter, with whatever answer behind it. */
function callbackIn(text: string, redirectUri: string): URL | undefined {
  if (text.length > longestPaste) return undefined
  const bare = text.replace(/^[\s"'`<“”‘’„«»]+|[\s"'`>“”‘’„«»]+$/g, '')
  if (!URL.canParse(bare)) return undefined
  const url = new URL(bare)
  return url.href.split(/[?#]/, 1)[0] === new URL(redirectUri).href ? url : undefined
}
