/** Invoices of the service: create, read, replace whole (specification A3). */
import type { Invoice, NewInvoice } from '../../shared/invoices/invoice'
import { askToChange, askToCreate, type ChangeAnswer, type CreateAnswer } from './answers'
import { attachmentText, type AttachmentFile } from './attachment'
import { fileTimeoutMs, type ServiceClient } from './connection'
import { invoiceIn } from './invoice-record'
import { objectText } from './text/json-text'
import { numberText } from './payment'

export interface FetchedInvoice {
  invoice: Invoice
  /** As the service wrote it: what a change starts from. */
  text: string
  /** By which the service tells whether somebody has changed it since, if it gives one. */
  version?: string | undefined
}

export class Invoices {
  readonly #client: ServiceClient

  constructor(client: ServiceClient) {
    this.#client = client
  }

  /**
   * Sends the create once; a draft comes of it. A 500 may mean no more than a field missing (specification, Errors).
   * @throws AppError `invalid-input` for a price or a quantity that is no plain decimal
   */
  async create(invoice: NewInvoice, files: readonly AttachmentFile[] = []): Promise<CreateAnswer> {
    const body = invoiceBody(invoice, files)
    const timeoutMs = files.length > 0 ? { timeoutMs: fileTimeoutMs } : {}
    return askToCreate(this.#client, { method: 'POST', path: '/v1/invoices', body, ...timeoutMs })
  }

  /** @throws AppError `not-found`, `reply-unreadable` and as `ServiceClient.read` */
  async get(id: number): Promise<FetchedInvoice> {
    const { text, version } = await this.#client.readVersion(`/v1/invoices/${id}`)
    return { invoice: invoiceIn(text), text, version }
  }

  /**
   * Replaces an invoice by the whole text of one, made from the text of `get`; a payment or file left out is deleted.
   * Sends once. Never throws.
   * @param version of `get`: where another has come since, the answer is `refused` with status 412
   */
  async put(id: number, text: string, version?: string): Promise<ChangeAnswer> {
    const change = { method: 'PUT' as const, path: `/v1/invoices/${id}`, body: text, version }
    return askToChange(this.#client, { ...change, timeoutMs: fileTimeoutMs })
  }
}

/** The body of a create (specification, Invoice): prices are decimal text, quantities numbers. */
export function invoiceBody(invoice: NewInvoice, files: readonly AttachmentFile[] = []): string {
  return objectText({
    customer: JSON.stringify({ id: invoice.clientId }),
    currency: JSON.stringify('POUND_STERLING'),
    issuedDate: JSON.stringify(invoice.issuedDate),
    lineItemType: JSON.stringify('SIMPLE'),
    items: `[${invoice.items.map(itemText).join(',')}]`,
    bankAccount: JSON.stringify({ id: invoice.bankAccountId }),
    payment: JSON.stringify({ paymentTerms: { days: invoice.paymentTermsDays } }),
    attachments: files.length > 0 ? `[${files.map(attachmentText).join(',')}]` : undefined,
  })
}

function itemText({ description, price, quantity, vatRate }: NewInvoice['items'][number]): string {
  return objectText({
    description: JSON.stringify(description),
    priceExclVat: JSON.stringify(numberText(price)),
    quantity: numberText(quantity),
    vatRate: JSON.stringify(vatRate),
    lineType: JSON.stringify('S'),
  })
}
