// Owns the form in which a sales invoice is shown.
import { isObject, pick } from '../json'
import { decimalText } from '../money'
import type { InvoiceRecord, PaymentRow } from './records'
import type { Model } from './shapes'
import { lastChangedAt } from './states'

// The company's number among all accounts of the service; the first half of every invoice number.
const accountNumber = '0042'

export function invoiceNumber(sequence: number): string {
  return `${accountNumber}/${String(sequence).padStart(4, '0')}`
}

/** What was sent, under what the service itself knows. */
export function invoiceBody(record: InvoiceRecord, now: Date): Model {
  const { content } = record
  return {
    ...content,
    ...identityOf(record.id),
    currency: content['currency'] ?? 'GBP',
    salesInvoiceDetails: detailsBody(record, now),
    clientPayments: {
      count: String(record.payments.length),
      clientPayment: record.payments.map(paymentBody),
    },
  }
}

export function documentBody(id: number, file: { fileName: string; contents: Buffer }): Model {
  return {
    ...identityOf(id),
    document: {
      fileName: file.fileName,
      contentType: 'application/pdf',
      fileData: file.contents.toString('base64'),
    },
  }
}

function identityOf(id: number): Model {
  return { salesInvoiceId: String(id), resourceUrl: `/v2/salesInvoices/${id}` }
}

function detailsBody(record: InvoiceRecord, now: Date): Model {
  const sent = pick(record.content, 'salesInvoiceDetails')
  const client = pick(sent, 'client')
  const { state, sequence, terms_days: terms, due_on: dueOn } = record
  return {
    issueDateType: 'MANUAL',
    emailReminderToCustomer: 'false',
    ...(isObject(sent) && sent),
    client: {
      ...(isObject(client) && client),
      clientId: String(record.client_id),
      name: record.client_name,
    },
    lastModifiedDate: lastChangedAt(record.changed_at, { state, dueOn, now }),
    issuedDate: record.issued_on ?? undefined,
    dueDate: dueOn ?? undefined,
    settledDate: record.settled_on ?? undefined,
    state,
    invoiceNumber: sequence === null ? undefined : invoiceNumber(sequence),
    paymentTermsDays: terms === null ? undefined : String(terms),
  }
}

function paymentBody({ id, paid_on, pence, method }: PaymentRow): Model {
  return {
    clientPaymentId: String(id),
    resourceUrl: `/v2/clientpayments/${id}`,
    paymentDate: paid_on,
    amount: decimalText(pence),
    paymentMethod: method,
  }
}
