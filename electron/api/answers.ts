/** How a request that changes something ended: done, refused, not sent, or unknown whether the service acted. */
import { AppError, type ErrorCode } from '../../shared/errors'
import type { Change, Outcome, ServiceClient } from './connection'
import { failureOf, saidIn, textOf } from './failures'
import { exactValue } from './text/json-text'
import { isObject } from './members'
import { Id } from './tolerant'

/** What a create and a change have in common when they did not succeed. */
export type Undone =
  /** The service read it and said no: nothing was done. */
  | { kind: 'refused'; status: number; code: ErrorCode; said: string[] }
  /** Certainly not seen by the service, or turned away before anything was done. */
  | { kind: 'not-sent'; code: ErrorCode }
  /** It may have been done. With status, code and words when the service answered. */
  | { kind: 'unknown'; status?: number; code: ErrorCode; said: string[] }

/** `text` is the record in the reply, as the service wrote it. */
export type CreateAnswer = { kind: 'created'; id: number; text: string } | Undone

/** `text` is the reply's body, whose shape is not specified; empty when there is none. */
export type ChangeAnswer = { kind: 'done'; text: string } | Undone

/** Sends a create once. A success without a usable id leaves open what was created. Never throws. */
export async function askToCreate(client: ServiceClient, change: Change): Promise<CreateAnswer> {
  const outcome = await client.change(change)
  const reply = succeeded(outcome, change)
  if (!reply) return undone(outcome, change)
  const record = recordIn(reply.body)
  return record ? { kind: 'created', ...record } : undone(outcome, change)
}

/** Sends a change once. Never throws. */
export async function askToChange(client: ServiceClient, change: Change): Promise<ChangeAnswer> {
  const outcome = await client.change(change)
  const reply = succeeded(outcome, change)
  return reply ? { kind: 'done', text: reply.body.toString('utf8') } : undone(outcome, change)
}

function succeeded(outcome: Outcome, change: Change) {
  const isSuccess = outcome.kind === 'answered' && !failureOf(outcome.reply, change)
  return isSuccess ? outcome.reply : undefined
}

/** A 5xx may come after the change was made, and a 429 from anything on the way. */
const refusals: ReadonlySet<number> = new Set([400, 403, 404, 405, 409, 412, 413, 415, 422])

function undone(outcome: Outcome, change: Change): Undone {
  if (outcome.kind === 'not-sent') return { kind: 'not-sent', code: outcome.error.code }
  if (outcome.kind === 'unknown') return { kind: 'unknown', code: outcome.error.code, said: [] }
  const { status, body } = outcome.reply
  const code = failureOf(outcome.reply, change)?.code ?? 'reply-unreadable'
  return { kind: refusals.has(status) ? 'refused' : 'unknown', status, code, said: saidIn(body) }
}

/** The record of a reply and its id; undefined when there is none that can be relied on. */
function recordIn(body: Buffer): { id: number; text: string } | undefined {
  try {
    const text = textOf(body)
    const value = exactValue(text)
    const id = Id.safeParse(isObject(value) ? value['id'] : undefined)
    return id.success ? { id: id.data, text } : undefined
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
