// Owns interface B: sales invoices from draft to issue, and everything a caller may do with them.
import { bankAccountsById } from '../bank-accounts'
import { findCustomer } from '../clients'
import { isoDate } from '../dates'
import type { Call } from '../http/call'
import type { Reply } from '../http/messages'
import { Refusal } from '../http/refusal'
import { pick } from '../json'
import { companyOf } from '../seed/company'
import { documentBody, invoiceBody } from './body'
import { drawInvoice } from './drawing'
import { parseInvoice } from './input'
import type { InvoiceInput } from './input'
import { parseListQuery } from './list-query'
import {
  insertInvoice,
  issueInvoice,
  loadInvoice,
  loadInvoices,
  removeInvoice,
  replaceInvoice,
} from './records'
import type { InvoiceRecord } from './records'
import { emptyReply, invoiceReply, invoicesReply, requireFormat } from './replies'

const defaultTermsDays = 30

export function listSalesInvoices({ request, database, now }: Call): Reply {
  const query = parseListQuery(request.query)
  const hiddenId = request.staleList ? database.lastCreated('sales_invoices') : 0
  const { records, total } = loadInvoices(database, query, { now, hiddenId })
  const { firstResult, resultsPerPage } = query
  return invoicesReply(request, {
    count: String(total),
    firstResult: String(firstResult),
    ...(resultsPerPage !== undefined && { resultsPerPage: String(resultsPerPage) }),
    salesInvoice: records.map((record) => invoiceBody(record, now)),
  })
}

export function createSalesInvoice(call: Call): Reply {
  requireFormat(call.request)
  const id = insertInvoice(call.database, readInvoice(call, undefined), call.now)
  return invoiceReply(call.request, 201, { salesInvoiceId: String(id) })
}

export function readSalesInvoice(call: Call): Reply {
  return invoiceReply(call.request, 200, invoiceBody(requireInvoice(call, 404), call.now))
}

/** The body replaces the draft. Once issued it is final: the document is with the client. */
export function updateSalesInvoice(call: Call): Reply {
  requireFormat(call.request)
  const record = requireDraft(call, 'changed')
  replaceInvoice(call.database, record.id, readInvoice(call, record.id), call.now)
  return invoiceReply(call.request, 201, { salesInvoiceId: String(record.id) })
}

export function deleteSalesInvoice(call: Call): Reply {
  removeInvoice(call.database, requireDraft(call, 'deleted').id)
  return emptyReply()
}

/** Whatever body comes along is ignored. */
export function actOnSalesInvoice(call: Call): Reply {
  const action = call.request.path.split('/').at(-1)
  const record = requireInvoice(call, 404)
  if (action === 'issue') issue(call, record)
  else if (action === 'email') requireEmail(call, record)
  else throw new Refusal(404, `There is no action ${action}`)
  return emptyReply()
}

/** A draft has a document too, which says that it is one. */
export function readSalesInvoiceDocument(call: Call): Reply {
  const record = requireInvoice(call, 404)
  const client = findCustomer(call.database, record.client_id)
  return invoiceReply(
    call.request,
    200,
    documentBody(record.id, drawInvoice(record, client, companyOf(call.company).name)),
  )
}

function issue({ database, now }: Call, record: InvoiceRecord): void {
  if (record.state !== 'DRAFT') throw new Refusal(400, 'The sales invoice is already issued')
  const client = findCustomer(database, record.client_id)
  issueInvoice(database, record.id, {
    issuedOn: record.issued_on ?? isoDate(now),
    termsDays: record.terms_days ?? client?.payment_terms_days ?? defaultTermsDays,
    now,
  })
}

/** The address on the invoice, else that of the client. No letter leaves this computer. */
function requireEmail({ database }: Call, { content, client_id }: InvoiceRecord): void {
  const onInvoice = pick(content, 'salesInvoiceDetails', 'client', 'email')
  const address = onInvoice ?? findCustomer(database, client_id)?.email
  if (typeof address !== 'string' || address.trim() === '')
    throw new Refusal(400, 'The client has no email address')
}

function readInvoice({ request, database }: Call, id: number | undefined): InvoiceInput {
  const bankAccounts = bankAccountsById(database)
  return parseInvoice(request, {
    id,
    hasClient: (clientId) => findCustomer(database, clientId) !== undefined,
    hasBankAccount: (accountId) => bankAccounts.has(accountId),
  })
}

/** Only reading, issuing and emailing know the status 404; elsewhere a wrong id is invalid input. */
function requireInvoice({ database, id, now }: Call, missing: 400 | 404): InvoiceRecord {
  if (Number.isNaN(id)) throw new Refusal(400, 'The id of a sales invoice is a whole number')
  const record = loadInvoice(database, id, now)
  if (!record) throw new Refusal(missing, `Cannot find sales invoice with id ${id}`)
  return record
}

function requireDraft(call: Call, done: string): InvoiceRecord {
  const record = requireInvoice(call, 400)
  if (record.state !== 'DRAFT') throw new Refusal(400, `An issued sales invoice cannot be ${done}`)
  return record
}
