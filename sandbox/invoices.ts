// Owns the invoices of the public API: creating, showing and replacing them under the rules of the books.
import { createHash } from 'node:crypto'
import { renamed, shownFiles } from './attachments'
import { bankAccountsById } from './bank-accounts'
import { findCustomer } from './clients'
import type { Database } from './database'
import { expectOwnId } from './fields'
import { Findings } from './findings'
import { jsonBody } from './http/call'
import type { Call } from './http/call'
import { jsonReply } from './http/messages'
import type { Reply } from './http/messages'
import { Refusal } from './http/refusal'
import { invoiceBody } from './invoice-body'
import { parseInvoice, requireComplete } from './invoice-input'
import type { InvoiceInput, Surroundings } from './invoice-input'
import { insertInvoice, loadInvoice, markIssued, replaceInvoice } from './invoice-records'
import type { InvoiceRecord } from './invoice-records'
import { pick } from './json'
import { checkPaymentIds, isSamePayment } from './payment-input'
import { personsById } from './persons'

/** A new invoice is a draft. */
export function createInvoice(call: Call): Reply {
  const body = jsonBody(call.request)
  requireComplete(body)
  const input = renamed(parseInvoice(body, surroundings(call, [])), call)
  const findings = new Findings()
  findings.expect(input.payments.length === 0, 'payments', 'need an invoice that is issued')
  findings.refuseIfAny()
  // Nothing is there yet for an id to name.
  const items = input.items.map((item) => ({ ...item, id: undefined }))
  const id = insertInvoice(call.database, { ...input, items })
  return showInvoice(call, id, (body) => shownFiles(body, { kind: 'invoice', id }, call))
}

export function readInvoice(call: Call): Reply {
  return showInvoice(call, requireInvoice(call.database, call.id).id)
}

/** The body replaces the invoice: a payment or an attachment that it leaves out is deleted. */
export function updateInvoice(call: Call): Reply {
  const { database } = call
  const before = requireInvoice(database, call.id)
  expectVersion(call, before.id)
  const body = jsonBody(call.request)
  const input = renamed(parseInvoice(body, surroundings(call, before.attachments)), call)
  const findings = new Findings()
  expectOwnId(pick(body, 'id'), before.id, findings)
  checkItems(before, input, findings)
  checkPayments(before, input, findings)
  if (before.is_issued === 1) checkFinal(before, input, findings)
  findings.refuseIfAny()
  replaceInvoice(database, before.id, input)
  return showInvoice(call, before.id)
}

/** Interface A has no endpoint that issues an invoice; this stands in for the person who does it by hand. */
export function issueInvoice(database: Database, id: number): void {
  if (!markIssued(database, id)) throw new Refusal(404, 'There is no such invoice')
}

function checkItems({ items }: InvoiceRecord, input: InvoiceInput, findings: Findings): void {
  const ids = input.items.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const areKnown = ids.every((id) => items.some((item) => item.id === id))
  findings.expect(areKnown, 'items', 'names an item that is not here')
  findings.expect(new Set(ids).size === ids.length, 'items', 'names an item twice')
}

function checkPayments(before: InvoiceRecord, input: InvoiceInput, findings: Findings): void {
  const { payments } = before
  const mayHaveAny = before.is_issued === 1 || input.payments.length === 0
  findings.expect(mayHaveAny, 'payments', 'need an invoice that is issued')
  checkPaymentIds(payments, input.payments, 'payments', findings)
  for (const payment of payments) {
    const sent = input.payments.find(({ id }) => id === payment.id)
    const mayGo = payment.reconciled === 0
    findings.expect(
      sent !== undefined || mayGo,
      'payments',
      `must keep reconciled payment ${payment.id}`,
    )
    const isSame = !sent || isSamePayment(payment, sent)
    findings.expect(isSame, 'payments', `must send payment ${payment.id} back as it was returned`)
  }
}

/** What the customer has been sent stands; only payments, files, the account and the note may change. */
function checkFinal(before: InvoiceRecord, input: InvoiceInput, findings: Findings): void {
  const expectSame = (isSame: boolean, field: string) =>
    findings.expect(isSame, field, 'cannot change once the invoice is issued')
  expectSame(input.customerId === before.customer_id, 'customer.id')
  expectSame(input.issuedDate === before.issued_date, 'issuedDate')
  expectSame(input.termsDays === before.terms_days, 'payment.paymentTerms.days')
  const areItemsSame =
    input.items.length === before.items.length &&
    before.items.every((item, index) => {
      const sent = input.items[index]
      return (
        sent?.description === item.description &&
        sent.pricePence === item.price_pence &&
        sent.quantityThousandths === item.quantity_thousandths &&
        sent.vatRate === item.vat_rate
      )
    })
  expectSame(areItemsSame, 'items')
}

function surroundings(
  { database, settings }: Pick<Call, 'database' | 'settings'>,
  attachmentNames: readonly string[],
): Surroundings {
  const bankAccounts = bankAccountsById(database)
  const persons = personsById(database)
  return {
    hasCustomer: (id) => findCustomer(database, id) !== undefined,
    hasBankAccount: (id) => bankAccounts.has(id),
    hasPerson: (id) => persons.has(id),
    refusesNegative: true,
    refusesNegativePrices: settings.refusesNegative,
    attachmentNames,
  }
}

type InvoiceBody = ReturnType<typeof invoiceBody>

function showInvoice(
  { database, settings }: Call,
  id: number,
  show: (body: InvoiceBody) => unknown = (body) => body,
): Reply {
  const body = invoiceBody(requireInvoice(database, id), database)
  return jsonReply(200, show(body), settings.versions ? { etag: versionOf(body) } : {})
}

/** A strong validator (RFC 9110, section 8.8.1): another one for each other body. */
function versionOf(body: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 32)}"`
}

/** Without the dial a condition is ignored, as a service without versions does. */
function expectVersion({ request, database, settings }: Call, id: number): void {
  const condition = request.headers['if-match']
  if (!settings.versions || condition === undefined || condition === '*') return
  const version = versionOf(invoiceBody(requireInvoice(database, id), database))
  const isMet = condition.split(',').some((each) => each.trim() === version)
  if (!isMet) throw new Refusal(412, 'Somebody has changed this invoice since it was read')
}

function requireInvoice(database: Database, id: number): InvoiceRecord {
  const record = loadInvoice(database, id)
  if (!record) throw new Refusal(404, 'There is no such invoice')
  return record
}
