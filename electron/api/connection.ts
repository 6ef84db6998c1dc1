/** One account's way to one interface of the service: who asks, at what pace, and how it ended. */
import type { Access } from '../../shared/accounts/account'
import { AppError } from '../../shared/errors'
import { failureOf, parseJson, textOf } from './failures'
import { Pacer, Slots } from './http/pacing'
import { retryAfterMs, waitBeforeRetryMs, type Setback } from './http/retry'
import { TransportError } from './http/lost'
import type { Exchange, Reply, Request } from './http/transport'

/** What a token source must do; the account's session is one. */
export interface TokenSource {
  /** A token to try. @throws AppError `signed-out`, `offline` */
  token(): Promise<string>
  /** The service refused this token; returns another one or throws. */
  renew(refused: string): Promise<string>
  /** Told of every answer other than 401: the token was good. */
  accepted?(token: string): void
}

/** Headers that say who asks, made for each request alone, such as an OAuth 1.0a signature. */
export type Authorize = (
  request: Pick<Request, 'method' | 'url' | 'body'>,
) => Record<string, string> | Promise<Record<string, string>>

/** How a request ended, when it matters whether the service may have acted on it. */
export type Outcome =
  /** `retryAfterMs`: the service asked for a pause with this answer. */
  | { kind: 'answered'; reply: Reply; retryAfterMs?: number }
  /** Certainly not seen, or seen and refused before anything was done. */
  | { kind: 'not-sent'; error: AppError }
  /** Bytes went out and no whole reply came back. */
  | { kind: 'unknown'; error: AppError }

export type Question = Pick<
  Request,
  'method' | 'body' | 'largestReply' | 'timeoutMs' | 'idleMs'
> & {
  path: string
  query?: Record<string, string | number>
  /** `Accept`: JSON if absent, anything for attachments. */
  accept?: string
  /** `Content-Type` of the body: JSON if absent. */
  contentType?: string
  /** `If-Match`: only while this is the record's version, else 412 (RFC 9110, section 13.1.1). */
  version?: string | undefined
}

export type Change = Question & { method: 'POST' | 'PUT' | 'DELETE' }

interface Surroundings {
  /** Where the paths begin: each interface of the service has its own. */
  baseUrl: string
  exchange: Exchange
  /** Shared by all clients of the app; one of its own if absent. */
  pacer?: Pacer
  /** What this account may do; everything if absent. */
  access?: Access
  /** Told after each exchange whether the service was reached. */
  onReach?: (reached: boolean) => void
  random?: () => number
}

type Credentials =
  { tokens: TokenSource; authorize?: undefined } | { authorize: Authorize; tokens?: undefined }

/**
 * Receipts of one account that are on their way at the same time, each with one request: so many that a service far away is
 * as busy as a near one. A proof is by marker, so their order does not matter.
 */
export const mostSent = 32

/**
 * Requests of one account that are under way at the same time; the others wait before they are paced. More than receipts, so that what
 * a person opens or changes waits behind no uploads.
 */
const mostUnderWay = mostSent + 4

/** A pause up to this long is waited out; of a longer one the caller is told. */
const longestWaitMs = 30_000

/** After a 429 that names no time: the limit counts whole seconds (specification, Limits). */
const shortestPauseMs = 1000

/** The largest replies taken, in bytes: several times what is real, and little enough to hold in memory. */
const largest = {
  /** A request may hold 40 MB to the demo service; base64 in a document adds a third. A record may be shown with its files. */
  file: 64 * 1024 * 1024,
  /** 200 expenses are about 0.4 MB; interface B gives all records at once. */
  list: 16 * 1024 * 1024,
}

/**
 * What goes with files, either way: 8 minutes, so that a batch of photographs arrives over 1 Mbit/s. Where nothing moves it ends much
 * sooner, and it ends before an expense that was lost could be proved absent (outbox/policy.ts).
 */
export const fileTimeoutMs = 480_000

/** Asks one interface of the service for one account: signed, paced, and with how each request ended. */
export class ServiceClient {
  readonly #parts: Surroundings & Credentials
  readonly #pacer: Pacer
  readonly #slots = new Slots(mostUnderWay)
  #lastAnsweredAt: number | undefined

  constructor(parts: Surroundings & Credentials) {
    this.#parts = parts
    this.#pacer = parts.pacer ?? new Pacer()
  }

  /** When the service last answered this client, on the clock of `performance.now()`. */
  get lastAnsweredAt(): number | undefined {
    return this.#lastAnsweredAt
  }

  /** Sends a change once; see `ask`. Never throws. */
  change(change: Change): Promise<Outcome> {
    return this.ask(change)
  }

  /** Sends once (twice only when the first was refused with 401, which means: not processed). Never throws. */
  async ask(question: Question): Promise<Outcome> {
    if (this.#parts.access === 'read-only' && question.method !== 'GET')
      return notSent(new AppError('read-only', 'This account may only be read'))
    if (this.#parts.access === 'no-deleting' && question.method === 'DELETE')
      return notSent(new AppError('deleting-not-allowed', 'Nothing may be deleted in this account'))
    try {
      return await this.#authorised(question)
    } catch (error) {
      return notSent(AppError.from(error))
    }
  }

  /** Reads JSON. @throws AppError by the reply's status, `offline`, `reply-unreadable` */
  async read(path: string, query: Record<string, string | number> = {}): Promise<unknown> {
    return parseJson((await this.#answered({ method: 'GET', path, query })).body)
  }

  /** Reads text as it came, for edits that must not touch the rest of it. @throws AppError as `read` does */
  async readText(
    path: string,
    query: Record<string, string | number> = {},
    accept?: string,
  ): Promise<string> {
    const question: Question = { method: 'GET', path, query, ...(accept && { accept }) }
    return textOf((await this.#answered(question)).body)
  }

  /**
   * Reads text with the version of the record, where the service gives one that can be compared: a strong `ETag` (RFC
   * 9110, section 8.8.3). @throws AppError as `read` does
   */
  async readVersion(path: string): Promise<{ text: string; version: string | undefined }> {
    const reply = await this.#answered({ method: 'GET', path })
    const { etag } = reply.headers
    return { text: textOf(reply.body), version: etag?.startsWith('"') ? etag : undefined }
  }

  /** Reads bytes. @throws AppError as `read` does */
  async readBytes(path: string, query: Record<string, string | number> = {}): Promise<Buffer> {
    const timeoutMs = fileTimeoutMs
    return (await this.#answered({ method: 'GET', path, query, timeoutMs })).body
  }

  /** Reading changes nothing, so a reply that is lost, or that says "later", is asked for again. */
  async #answered(question: Question): Promise<Reply> {
    const startedAt = performance.now()
    for (let retries = 0; ; retries += 1) {
      const outcome = await this.ask(question)
      const setback = setbackOf(outcome)
      const elapsedMs = performance.now() - startedAt
      const random = (this.#parts.random ?? Math.random)()
      const waitMs = setback && waitBeforeRetryMs(setback, { retries, elapsedMs, random })
      if (waitMs === undefined) return this.#replyOf(outcome, question)
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }

  #replyOf(outcome: Outcome, question: Question): Reply {
    if (outcome.kind === 'unknown') throw new AppError('offline', outcome.error.message)
    if (outcome.kind === 'not-sent') throw outcome.error
    const problem = failureOf(outcome.reply, { ...question, url: this.#address(question) })
    if (problem) throw problem
    return outcome.reply
  }

  /** @throws AppError when there is nothing to ask with, which means: not sent */
  async #authorised(question: Question): Promise<Outcome> {
    const { tokens, authorize } = this.#parts
    if (authorize) {
      const url = this.#address(question)
      // Signed only when it starts: a signature holds the time.
      const outcome = await this.#send(question, () => authorize({ ...question, url }))
      return isRefused(outcome) ? notSent(keysRefused()) : outcome
    }
    const first = await tokens.token()
    const outcome = await this.#sendWith(first, question, tokens)
    if (!isRefused(outcome)) return outcome
    const next = await this.#sendWith(await tokens.renew(first), question, tokens)
    return isRefused(next) ? notSent(tokenRefused()) : next
  }

  async #sendWith(token: string, question: Question, tokens: TokenSource): Promise<Outcome> {
    const outcome = await this.#send(question, () => ({ Authorization: `Bearer ${token}` }))
    if (outcome.kind === 'answered' && !isRefused(outcome)) told(() => tokens.accepted?.(token))
    return outcome
  }

  #send(question: Question, authorize: () => ReturnType<Authorize>): Promise<Outcome> {
    const url = this.#address(question)
    const pausedMs = this.#pacer.pausedMs(url.host)
    if (pausedMs > longestWaitMs) return Promise.resolve(notSent(paused(pausedMs)))
    const send = async () => {
      const end = await this.#pacer.turn(url.host, this)
      try {
        const headers = { ...headersOf(question), ...(await authorize()) }
        return await this.#exchange({ ...question, url, headers, ...limitsOf(question) })
      } finally {
        end()
      }
    }
    // A whole record goes out right after it was read, not behind uploads: what a colleague adds between is overwritten.
    return question.method === 'PUT' ? send() : this.#slots.within(send)
  }

  async #exchange(request: Request): Promise<Outcome> {
    try {
      const reply = await this.#parts.exchange(request)
      this.#lastAnsweredAt = performance.now()
      told(() => this.#parts.onReach?.(true))
      return this.#noted(reply, request.url)
    } catch (error) {
      told(() => this.#parts.onReach?.(false))
      return lossOf(error)
    }
  }

  /** A pause that the service asks for holds for everyone who asks it. */
  #noted(reply: Reply, { host }: URL): Outcome {
    const isPause = reply.status === 429 || reply.status === 503
    const wish = isPause ? retryAfterMs(reply.headers) : undefined
    const pauseMs = wish ?? (reply.status === 429 ? shortestPauseMs : 0)
    if (pauseMs > 0) this.#pacer.pause(host, pauseMs)
    return { kind: 'answered', reply, ...(wish !== undefined && { retryAfterMs: wish }) }
  }

  #address({ path, query = {} }: Question): URL {
    const url = new URL(this.#parts.baseUrl.replace(/\/$/, '') + path)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
    return url
  }
}

/** A request went as it went, whatever becomes of telling others so. */
function told(tell: () => void): void {
  try {
    tell()
  } catch {
    // They ask again.
  }
}

function headersOf({ path, body, accept, contentType, version }: Question): Record<string, string> {
  return {
    Accept: accept ?? (path.endsWith('/attachments') ? '*/*' : 'application/json'),
    ...(body !== undefined && { 'Content-Type': contentType ?? 'application/json' }),
    ...(version !== undefined && { 'If-Match': version }),
  }
}

function limitsOf({ method, path, largestReply }: Question): { largestReply: number } {
  if (largestReply !== undefined) return { largestReply }
  const isList = method === 'GET' && !/\/(\d+|attachments|document)$/.test(path)
  return { largestReply: isList ? largest.list : largest.file }
}

function lossOf(error: unknown): Outcome {
  const message = error instanceof Error ? error.message : String(error)
  return error instanceof TransportError && !error.sent
    ? notSent(new AppError(error.code, message, { cause: error }))
    : { kind: 'unknown', error: new AppError('outcome-unknown', message, { cause: error }) }
}

function setbackOf(outcome: Outcome): Setback | undefined {
  if (outcome.kind === 'not-sent') return undefined
  if (outcome.kind === 'unknown') return 'reply-lost'
  return { status: outcome.reply.status, retryAfterMs: outcome.retryAfterMs }
}

function isRefused(outcome: Outcome): boolean {
  return outcome.kind === 'answered' && outcome.reply.status === 401
}

function notSent(error: AppError): Outcome {
  return { kind: 'not-sent', error }
}

function tokenRefused(): AppError {
  return new AppError('token-refused', 'The service refused what should have been a good token')
}

/** Keys are for one interface alone: that they are refused says nothing of the sign-in, and signing in again would not help. */
function keysRefused(): AppError {
  return new AppError('forbidden', 'The service refused what was signed with the keys')
}

function paused(ms: number): AppError {
  const detail = { retryAfterMs: ms }
  return new AppError('rate-limited', 'The service asked for a pause', { detail })
}
