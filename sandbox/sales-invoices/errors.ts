// Owns refusals of interface B, whose body is of type Errors whatever was refused.
import type { Reply } from '../http/messages'
import type { Refusal } from '../http/refusal'
import { corsHeaders } from './cors'
import { acceptedFormat, write } from './formats'
import { errors } from './shapes'

const root = /^\/rest\/v2\/sales_invoices(?:\/|$)/

export function isSalesInvoicesPath(path: string): boolean {
  return root.test(path)
}

/** XML when the caller accepts neither format: it is told something rather than nothing. */
export function errorsReply(refusal: Refusal, accept: string | undefined): Reply {
  const found = refusal.errors.map(({ field, message }) => `${field} ${message}`)
  const causes = found.length > 0 ? found : [refusal.message]
  const model = { count: String(causes.length), error: causes.map((cause) => ({ cause })) }
  const { contentType, body } = write(
    { name: 'errors', shape: errors, model },
    acceptedFormat(accept) ?? 'xml',
  )
  const headers = { ...corsHeaders, ...refusal.headers, 'content-type': contentType }
  return { status: refusal.status, headers, body }
}
