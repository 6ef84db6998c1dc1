/** One account's way to the service: bearer token, pacing, one renewal after a 401, and failures in our own words. */
import * as z from 'zod'
import { AppError, type ErrorCode } from '../../shared/errors'
import { TransportError, type Exchange, type Reply, type Request } from './transport'

/** What a token source must do; the account's session is one. */
export interface TokenSource {
  /** A token to try. @throws AppError `signed-out`, `offline` */
  token(): Promise<string>
  /** The service refused this token; returns another one or throws. */
  renew(refused: string): Promise<string>
}

/** How a request ended, when it matters whether the service may have acted on it. */
export type Outcome =
  | { kind: 'answered'; reply: Reply }
  /** Certainly not seen by the service. */
  | { kind: 'not-sent'; error: AppError }
  /** Bytes went out and no whole reply came back. */
  | { kind: 'unknown'; error: AppError }

interface Parts {
  baseUrl: string
  tokens: TokenSource
  exchange: Exchange
  /** Told after each exchange whether the service was reached. */
  onReach?: (reached: boolean) => void
}

type Question = Pick<Request, 'method' | 'body' | 'largestReply' | 'timeoutMs'> & {
  path: string
  query?: Record<string, string | number>
}

/** Requests start at least this far apart: 40 a second, where the service allows 100 (specification, Limits). */
const spacingMs = 25

export class Client {
  readonly #parts: Parts
  #nextStart = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Sends once (twice only when the first was refused with 401, which means: not processed). Never throws. */
  async ask(question: Question): Promise<Outcome> {
    let token: string
    try {
      token = await this.#parts.tokens.token()
    } catch (error) {
      return { kind: 'not-sent', error: AppError.from(error) }
    }
    const first = await this.#send(question, token)
    if (first.kind !== 'answered' || first.reply.status !== 401) return first
    try {
      token = await this.#parts.tokens.renew(token)
    } catch (error) {
      return { kind: 'not-sent', error: AppError.from(error) }
    }
    const second = await this.#send(question, token)
    if (second.kind !== 'answered' || second.reply.status !== 401) return second
    return { kind: 'not-sent', error: new AppError('signed-out', 'A fresh token was refused') }
  }

  /** Reads JSON. @throws AppError by the reply's status, `offline`, `service-failed` */
  async read(path: string, query: Record<string, string | number> = {}): Promise<unknown> {
    return parseJson((await this.#answered({ method: 'GET', path, query })).body)
  }

  /** Reads bytes. @throws AppError as `read` does */
  async readBytes(path: string, query: Record<string, string | number>): Promise<Buffer> {
    return (await this.#answered({ method: 'GET', path, query })).body
  }

  /** Reading changes nothing, so a reply lost on the way is asked for once more. */
  async #answered(question: Question): Promise<Reply> {
    let outcome = await this.ask(question)
    if (outcome.kind === 'unknown') outcome = await this.ask(question)
    if (outcome.kind === 'unknown') throw new AppError('offline', outcome.error.message)
    if (outcome.kind === 'not-sent') throw outcome.error
    const problem = failureOf(outcome.reply)
    if (problem) throw problem
    return outcome.reply
  }

  async #send(question: Question, token: string): Promise<Outcome> {
    await this.#pace()
    const url = new URL(this.#parts.baseUrl.replace(/\/$/, '') + question.path)
    for (const [name, value] of Object.entries(question.query ?? {}))
      url.searchParams.set(name, String(value))
    try {
      const reply = await this.#parts.exchange({
        ...question,
        url,
        headers: {
          Authorization: `Bearer ${token}`,
          Accept: question.path.endsWith('/attachments') ? '*/*' : 'application/json',
          ...(question.body !== undefined && { 'Content-Type': 'application/json' }),
        },
      })
      this.#parts.onReach?.(true)
      return { kind: 'answered', reply }
    } catch (error) {
      this.#parts.onReach?.(false)
      const sent = !(error instanceof TransportError) || error.sent
      const message = error instanceof Error ? error.message : String(error)
      return sent
        ? { kind: 'unknown', error: new AppError('outcome-unknown', message, { cause: error }) }
        : { kind: 'not-sent', error: new AppError('offline', message, { cause: error }) }
    }
  }

  async #pace(): Promise<void> {
    const now = performance.now()
    const start = Math.max(now, this.#nextStart)
    this.#nextStart = start + spacingMs
    if (start > now) await new Promise((resolve) => setTimeout(resolve, start - now))
  }
}

/** The failure a reply stands for, or undefined when it is a success (specification, Errors of interface A). */
export function failureOf(reply: Reply): AppError | undefined {
  const { status } = reply
  if (status >= 200 && status < 300) return undefined
  const codes: Record<number, ErrorCode> = {
    400: 'service-refused',
    401: 'signed-out',
    403: 'forbidden',
    404: 'not-found',
    409: 'service-refused',
    413: 'service-refused',
    422: 'service-refused',
    429: 'rate-limited',
  }
  const code = codes[status] ?? 'service-failed'
  return new AppError(code, `HTTP ${status}`, { detail: { status, said: saidIn(reply.body) } })
}

const ErrorBody = z.looseObject({
  message: z.string().optional(),
  error_description: z.string().optional(),
  errors: z
    .array(
      z.union([
        z.string(),
        z.looseObject({
          field: z.string().optional(),
          message: z.string().optional(),
          defaultMessage: z.string().optional(),
        }),
      ]),
    )
    .optional(),
})

/** The sentences of an error body for people; its shape is not specified, so anything unexpected gives none. */
export function saidIn(body: Buffer): string[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(body.toString('utf8'))
  } catch {
    return []
  }
  const read = ErrorBody.safeParse(parsed)
  if (!read.success) return []
  const { errors = [], message, error_description: description } = read.data
  const sentences = errors.flatMap((item) => {
    if (typeof item === 'string') return [item]
    const said = item.message ?? item.defaultMessage
    return said === undefined ? [] : [item.field === undefined ? said : `${item.field}: ${said}`]
  })
  const rest = [message ?? description].filter((text) => text !== undefined)
  return (sentences.length > 0 ? sentences : rest).map((text) => text.slice(0, 300)).slice(0, 20)
}

/** @throws AppError `service-failed` for anything that is not JSON, such as a hotel's sign-in page */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (error) {
    throw new AppError('service-failed', 'The reply is not JSON', { cause: error })
  }
}
