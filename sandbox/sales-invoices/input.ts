// Owns reading a sales invoice out of a request body, in either format.
import { Findings } from '../findings'
import { parseJson } from '../http/json-text'
import { charsetOf, mediaType } from '../http/messages'
import type { Incoming } from '../http/messages'
import { Refusal } from '../http/refusal'
import { isObject, pick } from '../json'
import { formatOfType } from './formats'
import type { Format } from './formats'
import { readModel } from './model'
import { salesInvoice } from './shapes'
import type { Model } from './shapes'
import { readXml } from './xml-reader'
import { isOurs, valueOf } from './xml-value'

export type InvoiceInput = {
  clientId: number
  clientReference: string
  issuedOn: string | undefined
  termsDays: number | undefined
  /** All that the caller decides, as sent; what only the service decides is left out. */
  content: Model
}

const ownedByService = {
  invoice: ['salesInvoiceId', 'resourceUrl', 'allocatedAmount', 'clientPayments', 'document'],
  details: ['lastModifiedDate', 'dueDate', 'settledDate', 'state', 'invoiceNumber'],
}
const longestTermsDays = 3650

/** What the books already say, as far as a sales invoice is judged by it. */
export type Surroundings = {
  /** The invoice that the path names; undefined while it is being created, when an id means nothing. */
  id: number | undefined
  hasClient: (id: number) => boolean
  hasBankAccount: (id: number) => boolean
}

/**
 * Amounts are taken as sent: nothing is added up or compared.
 * @throws Refusal 400 with everything that is wrong
 */
export function parseInvoice(request: Incoming, around: Surroundings): InvoiceInput {
  const findings = new Findings()
  const sent = readModel(readBody(request), salesInvoice, findings)
  const clientId = Number(pick(sent, 'salesInvoiceDetails', 'client', 'clientId') ?? 0)
  const terms = pick(sent, 'salesInvoiceDetails', 'paymentTermsDays')
  const termsDays = typeof terms === 'string' ? Number(terms) : undefined
  const currency = pick(sent, 'currency') ?? 'GBP'
  const clientField = 'salesInvoiceDetails.client.clientId'
  if (clientId === 0) findings.add(clientField, 'is required')
  else findings.expect(around.hasClient(clientId), clientField, `${clientId} does not exist`)
  const sentId = Number(pick(sent, 'salesInvoiceId') ?? 0)
  const isOwn = around.id === undefined || sentId === 0 || sentId === around.id
  findings.expect(isOwn, 'salesInvoiceId', 'is not the id in the path')
  const accountId = pick(sent, 'salesInvoiceDetails', 'bankAccount', 'accountId')
  findings.expect(
    accountId === undefined || around.hasBankAccount(Number(accountId)),
    'salesInvoiceDetails.bankAccount.accountId',
    `${String(accountId)} does not exist`,
  )
  findings.expect(currency === 'GBP', 'currency', 'must be GBP')
  findings.expect(
    termsDays === undefined || (termsDays >= 0 && termsDays <= longestTermsDays),
    'salesInvoiceDetails.paymentTermsDays',
    `must be from 0 to ${longestTermsDays}`,
  )
  findings.refuseIfAny()
  return {
    clientId,
    clientReference: textAt(sent, 'clientReference') ?? '',
    issuedOn: textAt(sent, 'issuedDate'),
    termsDays,
    content: contentOf(sent),
  }
}

/** Any content type may carry either format; one that names neither is told apart by its first character. */
function readBody(request: Incoming): unknown {
  const format = formatOfType(mediaType(request.headers)) ?? sniff(request.body)
  if (format === 'json') return parseJson(request.body)
  const root = readXml(request.body, charsetOf(request.headers))
  if (root.name !== 'salesInvoice' || !isOurs(root))
    throw new Refusal(400, 'The body must be a salesInvoice')
  return valueOf(root, salesInvoice)
}

function sniff(body: Buffer): Format {
  return /^(?:\u{ef}\u{bb}\u{bf})?\s*\{/u.test(body.toString('latin1', 0, 100)) ? 'json' : 'xml'
}

function contentOf(sent: Model): Model {
  const details = without(sent['salesInvoiceDetails'], ownedByService.details)
  const lines = pick(sent, 'salesInvoiceLineItems', 'salesInvoiceLineItem')
  const items: unknown[] = Array.isArray(lines) ? lines : []
  return {
    ...without(sent, ownedByService.invoice),
    salesInvoiceDetails: details,
    salesInvoiceLineItems: {
      ...without(sent['salesInvoiceLineItems'], []),
      salesInvoiceLineItem: items,
      count: String(items.length),
    },
  }
}

function without(value: unknown, names: readonly string[]): Model {
  if (!isObject(value)) return {}
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))
}

function textAt(sent: Model, name: string): string | undefined {
  const value = pick(sent, 'salesInvoiceDetails', name)
  return typeof value === 'string' ? value : undefined
}
