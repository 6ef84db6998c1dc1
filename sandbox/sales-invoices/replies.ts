// Owns successful replies of interface B, in the format the caller accepts.
import type { Incoming, Reply } from '../http/messages'
import { Refusal } from '../http/refusal'
import { corsHeaders } from './cors'
import { acceptedFormat, write } from './formats'
import type { Format } from './formats'
import { salesInvoice, salesInvoices } from './shapes'
import type { Model, Shape } from './shapes'

export function invoiceReply(request: Incoming, status: number, model: Model): Reply {
  return modelReply(request, status, { name: 'salesInvoice', shape: salesInvoice, model })
}

export function invoicesReply(request: Incoming, model: Model): Reply {
  return modelReply(request, 200, { name: 'salesInvoices', shape: salesInvoices, model })
}

export function emptyReply(): Reply {
  return { status: 204, headers: corsHeaders, body: Buffer.alloc(0) }
}

/** Asked before anything changes, so that nobody creates an invoice whose id they cannot read. */
export function requireFormat({ headers }: Incoming): Format {
  const format = acceptedFormat(headers.accept)
  if (!format) throw new Refusal(406, 'Replies are application/xml or application/json')
  return format
}

function modelReply(
  request: Incoming,
  status: number,
  root: { name: string; shape: Shape; model: Model },
): Reply {
  const { contentType, body } = write(root, requireFormat(request))
  return { status, headers: { ...corsHeaders, 'content-type': contentType }, body }
}
