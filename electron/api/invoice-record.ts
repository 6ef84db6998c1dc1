/** What can be read of an invoice in the words of the window. */
import * as z from 'zod'
import { AppError } from '../../shared/errors'
import type { InvoiceRecord } from '../../shared/books/books'
import { addDays, isCalendarDate } from '../../shared/calendar'
import { isPounds, type Invoice, type InvoiceItem } from '../../shared/invoices/invoice'
import { invoiceSums, lineSums } from '../../shared/invoices/invoice-sums'
import { addAmounts, subtractAmounts, vatRate } from '../../shared/money'
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
    creditNotes: list(z.unknown()),
  })
  .transform((entry) => ({
    id: entry.id,
    clientId: entry.customer.id,
    clientName: entry.customer.name,
    currency: entry.currency,
    issuedDate: entry.issuedDate,
    dueDate: entry.dueDate,
    state: entry.state?.toUpperCase(),
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
    hasCreditNotes: (entry.creditNotes ?? []).length > 0,
  }))

/** @throws AppError `reply-unreadable` for what is no JSON or has no usable id */
export function invoiceIn(source: string): Invoice {
  const read = Entry.safeParse(exactValue(source))
  if (!read.success) throw new AppError('reply-unreadable', 'The invoice has no usable id')
  const { hasCreditNotes, ...invoice } = read.data
  return completed(invoice, hasCreditNotes)
}

/**
 * What the service need not show follows from what it does (specification, Invoice): sums from the lines, what is owed from
 * the payments as well, the day to pay by from the terms, and whether it is issued from showing payments, were it none. How credit notes count nobody
 * says.
 */
function completed(invoice: Invoice, hasCreditNotes: boolean): Invoice {
  const { items, payments, issuedDate = '', paymentTermsDays } = invoice
  const sums = isPounds(invoice.currency) ? sumsOf(items) : undefined
  const gross = invoice.gross ?? sums?.gross
  const paid = (payments ?? []).map(({ amount }) => amount)
  const isClear = gross !== undefined && !hasCreditNotes && !paid.includes(undefined)
  const owed = isClear
    ? subtractAmounts(gross, addAmounts(paid.flatMap((each) => each ?? [])))
    : undefined
  const state = invoice.state ?? (payments === undefined ? 'DRAFT' : 'ISSUED')
  const isDue = state !== 'DRAFT' && isCalendarDate(issuedDate) && paymentTermsDays !== undefined
  return {
    ...invoice,
    net: invoice.net ?? sums?.net,
    gross,
    outstanding: invoice.outstanding ?? owed,
    dueDate: invoice.dueDate ?? (isDue ? addDays(issuedDate, paymentTermsDays) : undefined),
    state,
  }
}

/** Undefined where a line does not say what it comes to. */
function sumsOf(items: readonly InvoiceItem[]) {
  const lines = items.map(({ price = '', quantity = '', vatRate: type = '' }) =>
    lineSums({ price, quantity, rate: vatRate(type) }),
  )
  const { net, gross, isWhole } = invoiceSums(lines)
  return isWhole && gross !== undefined ? { net, gross } : undefined
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
    currency: isPounds(invoice.currency) ? undefined : invoice.currency,
    clientName: invoice.clientName ?? '',
    issuedDate: invoice.issuedDate ?? '',
    gross: invoice.gross ?? '',
    descriptions: items.flatMap(({ description }) => description || []),
    attachmentNames: attachments.map(({ fileName = '' }) => fileName),
  }
}
