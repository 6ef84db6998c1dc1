// Owns the shape in which an invoice is shown, and the amounts that follow from its items.
import { bankAccountReference, bankAccountsById } from './bank-accounts'
import { addressBody } from './clients'
import type { ClientRow } from './clients'
import type { Database } from './database'
import { addDays } from './dates'
import type { InvoiceRecord, ItemRecord } from './invoice-records'
import { decimalNumber, decimalText, timesThousandths } from './money'
import { paymentTargetBody } from './payment-body'
import type { Names } from './payment-body'
import type { PaymentRecord } from './payment-input'
import { personsById } from './persons'
import { vatOnTopPence, vatPercent } from './vat'

export type InvoiceTotals = { netPence: number; vatPence: number; paidPence: number }

export function invoiceTotals({ items, payments }: InvoiceRecord): InvoiceTotals {
  return {
    netPence: sum(items.map(netPence)),
    vatPence: sum(items.map((item) => vatOnTopPence(netPence(item), item.vat_rate))),
    paidPence: sum(payments.map(({ pence }) => pence)),
  }
}

/** Payments appear once there can be any: when the invoice has been issued. */
export function invoiceBody(record: InvoiceRecord, database: Database) {
  const names = { bankAccounts: bankAccountsById(database), persons: personsById(database) }
  const account = names.bankAccounts.get(record.bank_account_id)
  const totals = invoiceTotals(record)
  const gross = totals.netPence + totals.vatPence
  const isIssued = record.is_issued === 1
  return {
    bankAccount: account && bankAccountReference(account),
    creditNotes: [],
    currency: record.currency,
    customer: record.customer && customerBody(record.customer, record.currency),
    deletable: !isIssued,
    dueDate: isIssued ? addDays(record.issued_date, record.terms_days) : null,
    grossAmount: decimalNumber(gross),
    id: record.id,
    issuedDate: record.issued_date,
    items: record.items.map(itemBody),
    lineItemType: record.line_item_type,
    netAmount: decimalNumber(totals.netPence),
    note: record.note === '' ? null : { id: record.id, text: record.note },
    outstandingBalance: decimalNumber(gross - totals.paidPence),
    payment: {
      paymentTerms: { days: record.terms_days, sendReminders: record.send_reminders === 1 },
    },
    ...(isIssued && { payments: record.payments.map((payment) => paymentBody(payment, names)) }),
    attachments: record.attachments.map((fileName, id) => ({ fileContents: null, fileName, id })),
    state: isIssued ? 'ISSUED' : 'DRAFT',
  }
}

/** The customer inside an invoice is wider than the client of the list, and has no payment terms. */
function customerBody(row: ClientRow, currency: string) {
  const contact = {
    email: row.email,
    id: row.id,
    includedInEmail: true,
    name: row.name,
    primaryContact: true,
    role: '',
    telephone: '',
  }
  return {
    billingAddress: addressBody(row),
    contacts: row.email === '' ? [] : [contact],
    defaultCurrency: currency,
    email: row.email,
    id: row.id,
    name: row.name,
    telephone: '',
  }
}

function itemBody(item: ItemRecord) {
  const net = netPence(item)
  const vat = decimalNumber(vatOnTopPence(net, item.vat_rate))
  return {
    amount: decimalNumber(net + vatOnTopPence(net, item.vat_rate)),
    description: item.description,
    id: item.id,
    lineType: item.line_type,
    priceExclVat: decimalText(item.price_pence),
    quantity: Number(`${item.quantity_thousandths}e-3`),
    rate: vatPercent(item.vat_rate),
    vatAmountCharged: vat,
    vatAmountDue: vat,
    vatRate: item.vat_rate,
  }
}

function paymentBody(payment: PaymentRecord, names: Names) {
  return {
    amount: decimalText(payment.pence),
    date: payment.paid_on,
    id: payment.id,
    paymentTarget: paymentTargetBody(payment, names),
    reconciled: payment.reconciled === 1,
  }
}

function netPence(item: ItemRecord): number {
  return timesThousandths(item.price_pence, item.quantity_thousandths)
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
