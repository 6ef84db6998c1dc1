// Owns invoices as rows: storing, replacing, issuing and finding them.
import { attachmentNames, storeAttachments } from './attachments'
import { findCustomer } from './clients'
import type { ClientRow } from './clients'
import type { Database } from './database'
import type { InvoiceInput, ItemInput } from './invoice-input'
import type { PaymentInput, PaymentRecord } from './payment-input'

export type ItemRecord = {
  id: number
  description: string
  price_pence: number
  quantity_thousandths: number
  vat_rate: string
  line_type: string
}

type InvoiceRow = {
  id: number
  customer_id: number
  currency: string
  issued_date: string
  line_item_type: string
  bank_account_id: number
  terms_days: number
  send_reminders: number
  note: string
  is_issued: number
}

export type InvoiceRecord = InvoiceRow & {
  customer: ClientRow | undefined
  items: ItemRecord[]
  payments: PaymentRecord[]
  attachments: string[]
}

export function insertInvoice(database: Database, input: InvoiceInput): number {
  const id = database.run(
    `INSERT INTO invoices (customer_id, currency, issued_date, line_item_type, bank_account_id,
     terms_days, send_reminders, note) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ...columnsOf(input),
  )
  storeItems(database, id, input.items)
  for (const payment of input.payments) insertPayment(database, id, payment)
  storeAttachments(database, { kind: 'invoice', id }, input.attachments)
  return id
}

/** Payments that stay are left alone, and one that is not among them is deleted. */
export function replaceInvoice(database: Database, id: number, input: InvoiceInput): void {
  database.run(
    `UPDATE invoices SET customer_id = ?, currency = ?, issued_date = ?, line_item_type = ?,
     bank_account_id = ?, terms_days = ?, send_reminders = ?, note = ? WHERE id = ?`,
    ...columnsOf(input),
    id,
  )
  storeItems(database, id, input.items)
  keepOnly(database, 'invoice_payments', id, input.payments)
  for (const payment of input.payments)
    if (payment.id === undefined) insertPayment(database, id, payment)
  storeAttachments(database, { kind: 'invoice', id }, input.attachments)
}

/** False when there is no such invoice. */
export function markIssued(database: Database, id: number): boolean {
  database.run('UPDATE invoices SET is_issued = 1 WHERE id = ?', id)
  return database.get('SELECT id FROM invoices WHERE id = ?', id) !== undefined
}

export function loadInvoice(database: Database, id: number): InvoiceRecord | undefined {
  const row = database.get<InvoiceRow>('SELECT * FROM invoices WHERE id = ?', id)
  return row && withParts(database, row)
}

export function loadInvoices(database: Database): InvoiceRecord[] {
  const rows = database.all<InvoiceRow>('SELECT * FROM invoices ORDER BY id')
  return rows.map((row) => withParts(database, row))
}

function withParts(database: Database, row: InvoiceRow): InvoiceRecord {
  return {
    ...row,
    customer: findCustomer(database, row.customer_id),
    items: database.all(
      'SELECT * FROM invoice_items WHERE invoice_id = ? ORDER BY position',
      row.id,
    ),
    payments: database.all(
      'SELECT * FROM invoice_payments WHERE invoice_id = ? ORDER BY id',
      row.id,
    ),
    attachments: attachmentNames(database, { kind: 'invoice', id: row.id }),
  }
}

function columnsOf(input: InvoiceInput) {
  return [
    input.customerId,
    input.currency,
    input.issuedDate,
    input.lineItemType,
    input.bankAccountId,
    input.termsDays,
    input.sendReminders ? 1 : 0,
    input.note,
  ] as const
}

function storeItems(database: Database, invoiceId: number, items: readonly ItemInput[]): void {
  keepOnly(database, 'invoice_items', invoiceId, items)
  for (const [position, item] of items.entries())
    database.run(
      `INSERT INTO invoice_items (id, invoice_id, position, description, price_pence,
       quantity_thousandths, vat_rate, line_type) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET position = excluded.position,
       description = excluded.description, price_pence = excluded.price_pence,
       quantity_thousandths = excluded.quantity_thousandths, vat_rate = excluded.vat_rate,
       line_type = excluded.line_type`,
      item.id ?? null,
      invoiceId,
      position,
      item.description,
      item.pricePence,
      item.quantityThousandths,
      item.vatRate,
      item.lineType,
    )
}

function keepOnly(
  database: Database,
  table: 'invoice_items' | 'invoice_payments',
  invoiceId: number,
  kept: readonly { id: number | undefined }[],
): void {
  const ids = kept.flatMap(({ id }) => (id === undefined ? [] : [id]))
  database.run(
    `DELETE FROM ${table} WHERE invoice_id = ? AND id NOT IN (SELECT value FROM json_each(?))`,
    invoiceId,
    JSON.stringify(ids),
  )
}

function insertPayment(database: Database, invoiceId: number, payment: PaymentInput): void {
  database.run(
    `INSERT INTO invoice_payments (invoice_id, paid_on, pence, method, bank_account_id, person_id)
     VALUES (?, ?, ?, ?, ?, ?)`,
    invoiceId,
    payment.date,
    payment.pence,
    payment.method,
    payment.bankAccountId ?? null,
    payment.personId ?? null,
  )
}
