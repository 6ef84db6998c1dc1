/** What can be read of an invoice in the words of the window. */
import * as z from 'zod'
import { AppError } from '../../shared/errors'
import type { InvoiceRecord } from '../../shared/books/books'
import type { Invoice } from '../../shared/invoices/invoice'
import { exactValue } from './text/json-text'
import { amount, decimal, file, flag, list, part, payment, text, whole } from './members'
import { Id } from './tolerant'

const Item = z
  .object({
    id: whole,
    description: text,
    priceExclVat: amount,
    quantity: decimal,
    vatRate: text,
    amount,
  })
  .transform(({ priceExclVat, ...item }) => ({ ...item, price: priceExclVat }))

const Entry = z
  .object({
    id: Id,
    customer: part({ id: whole, name: text }),
    currency: text,
    issuedDate: text,
    dueDate: text,
    state: text,
    netAmount: amount,
    grossAmount: amount,
    outstandingBalance: amount,
    payment: part({ paymentTerms: part({ days: whole }) }),
    bankAccount: part({ id: whole, displayableName: text }),
    note: part({ text }),
    deletable: flag,
    items: list(Item),
    payments: list(payment),
    attachments: list(file),
  })
  .transform((entry) => ({
    id: entry.id,
    clientId: entry.customer.id,
    clientName: entry.customer.name,
    currency: entry.currency,
    issuedDate: entry.issuedDate,
    dueDate: entry.dueDate,
    state: entry.state,
    net: entry.netAmount,
    gross: entry.grossAmount,
    outstanding: entry.outstandingBalance,
    paymentTermsDays: entry.payment.paymentTerms.days,
    bankAccountId: entry.bankAccount.id,
    bankAccountName: entry.bankAccount.displayableName,
    note: entry.note.text,
    isDeletable: entry.deletable,
    items: entry.items ?? [],
    payments: entry.payments,
    attachments: entry.attachments ?? [],
  }))

/** @throws AppError `reply-unreadable` for what is no JSON or has no usable id */
export function invoiceIn(source: string): Invoice {
  const read = Entry.safeParse(exactValue(source))
  if (!read.success) throw new AppError('reply-unreadable', 'The invoice has no usable id')
  return read.data
}

/** What the cache of the books keeps of an invoice. */
export function invoiceRecordOf(invoice: Invoice): InvoiceRecord {
  const { id, clientId, dueDate, outstanding, state, note, items, attachments } = invoice
  return {
    id,
    clientId,
    dueDate,
    outstanding,
    state,
    note,
    clientName: invoice.clientName ?? '',
    issuedDate: invoice.issuedDate ?? '',
    gross: invoice.gross ?? '',
    descriptions: items.flatMap(({ description }) => description || []),
    attachmentNames: attachments.map(({ fileName = '' }) => fileName),
  }
}
