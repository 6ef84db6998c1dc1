// Owns refused requests: the error a route throws and the body a caller sees.
import { STATUS_CODES } from 'node:http'
import { tokenPath, tokenRefusalReply } from '../authorisation/token-error'
import { errorsReply, isSalesInvoicesPath } from '../sales-invoices/errors'
import { jsonReply } from './messages'
import type { Reply } from './messages'

export type FieldError = { field: string; message: string }

export class Refusal extends Error {
  readonly status: number
  readonly errors: readonly FieldError[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    message: string,
    errors: readonly FieldError[] = [],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.status = status
    this.errors = errors
    this.headers = headers
  }
}

/** Interface B has a form of its own, in the format the caller accepts; so has the token endpoint. */
export function refusalReply(refusal: Refusal, path: string, now: Date, accept?: string): Reply {
  if (isSalesInvoicesPath(path)) return errorsReply(refusal, accept)
  if (path === tokenPath) return tokenRefusalReply(refusal)
  const body = {
    timestamp: now.toISOString(),
    status: refusal.status,
    error: STATUS_CODES[refusal.status] ?? 'Error',
    message: refusal.message,
    path,
    ...(refusal.errors.length > 0 && { errors: refusal.errors }),
  }
  return jsonReply(refusal.status, body, refusal.headers)
}
