// Owns sales invoices as rows: storing, replacing, issuing, removing and finding them.
import type { Database } from '../database'
import { addDays, isoDate } from '../dates'
import type { InvoiceInput } from './input'
import type { ListQuery } from './list-query'
import type { Model } from './shapes'
import { stateColumn, stateRank } from './states'
import type { State } from './states'

export type PaymentRow = {
  id: number
  paid_on: string
  pence: number
  method: string
}

type InvoiceRow = {
  id: number
  client_id: number
  client_name: string
  client_reference: string
  state: State
  issued_on: string | null
  terms_days: number | null
  due_on: string | null
  settled_on: string | null
  sequence: number | null
  changed_at: string
  content: string
}

export type InvoiceRecord = Omit<InvoiceRow, 'content'> & {
  content: Model
  payments: PaymentRow[]
}

type Condition = readonly [sql: string, ...values: (string | number)[]]

const stated = `WITH stated AS (
  SELECT s.*, c.name AS client_name, ${stateColumn} AS state
  FROM sales_invoices s JOIN customers c ON c.id = s.client_id)`

export function insertInvoice(database: Database, input: InvoiceInput, now: Date): number {
  return database.run(
    `INSERT INTO sales_invoices (client_id, client_reference, issued_on, terms_days, changed_at, content)
     VALUES (?, ?, ?, ?, ?, ?)`,
    ...columns(input, now),
  )
}

export function replaceInvoice(
  database: Database,
  id: number,
  input: InvoiceInput,
  now: Date,
): void {
  database.run(
    `UPDATE sales_invoices SET client_id = ?, client_reference = ?, issued_on = ?, terms_days = ?,
     changed_at = ?, content = ? WHERE id = ?`,
    ...columns(input, now),
    id,
  )
}

export function removeInvoice(database: Database, id: number): void {
  database.run('DELETE FROM sales_invoices WHERE id = ?', id)
}

/** Numbers follow the order of issue, without a gap. */
export function issueInvoice(
  database: Database,
  id: number,
  { issuedOn, termsDays, now }: { issuedOn: string; termsDays: number; now: Date },
): void {
  database.run(
    `UPDATE sales_invoices SET status = 'ISSUED', issued_on = ?, terms_days = ?, due_on = ?,
     changed_at = ?, sequence = (SELECT coalesce(max(sequence), 0) + 1 FROM sales_invoices)
     WHERE id = ?`,
    issuedOn,
    termsDays,
    addDays(issuedOn, termsDays),
    now.toISOString(),
    id,
  )
}

/** False where there is no issued invoice with this id. */
export function settleInvoice(database: Database, id: number, now: Date): boolean {
  const settled = database.get(
    `UPDATE sales_invoices SET status = 'SETTLED', settled_on = ?, changed_at = ?
     WHERE id = ? AND status = 'ISSUED' RETURNING id`,
    isoDate(now),
    now.toISOString(),
    id,
  )
  return settled !== undefined
}

export function loadInvoice(database: Database, id: number, now: Date): InvoiceRecord | undefined {
  const sql = `${stated} SELECT * FROM stated WHERE id = ?`
  const row = database.get<InvoiceRow>(sql, isoDate(now), id)
  return row && withParts(database, row)
}

/** `hiddenId` is left out as if it had not been created yet. */
export function loadInvoices(
  database: Database,
  query: ListQuery,
  { now, hiddenId }: { now: Date; hiddenId: number },
): { records: InvoiceRecord[]; total: number } {
  const conditions: Condition[] = [['id <> ?', hiddenId], ...conditionsOf(query)]
  const where = `WHERE ${conditions.map(([sql]) => sql).join(' AND ')}`
  const values = [isoDate(now), ...conditions.flatMap(([, ...rest]) => rest)]
  const rows = database.all<InvoiceRow>(
    `${stated} SELECT * FROM stated ${where}
     ORDER BY ${stateRank}, issued_on DESC, id DESC LIMIT ? OFFSET ?`,
    ...values,
    query.resultsPerPage ?? -1,
    query.firstResult,
  )
  const count = database.get<{ total: number }>(
    `${stated} SELECT count(*) AS total FROM stated ${where}`,
    ...values,
  )
  return { records: rows.map((row) => withParts(database, row)), total: count?.total ?? 0 }
}

function conditionsOf(query: ListQuery): Condition[] {
  const { states, clientId, clientReference, dueOn, dueFrom, dueTo } = query
  return [
    states.length > 0 &&
      (['state IN (SELECT value FROM json_each(?))', JSON.stringify(states)] as const),
    // Compared as text, since that is what the parameter is.
    clientId !== undefined && (['CAST(client_id AS TEXT) = ?', clientId] as const),
    clientReference !== undefined && (['client_reference = ?', clientReference] as const),
    dueOn !== undefined && (['due_on = ?', dueOn] as const),
    dueFrom !== undefined && (['due_on >= ?', dueFrom] as const),
    dueTo !== undefined && (['due_on <= ?', dueTo] as const),
  ].filter((condition) => condition !== false)
}

function columns(input: InvoiceInput, now: Date) {
  return [
    input.clientId,
    input.clientReference,
    input.issuedOn ?? null,
    input.termsDays ?? null,
    now.toISOString(),
    JSON.stringify(input.content),
  ] as const
}

function withParts(database: Database, row: InvoiceRow): InvoiceRecord {
  const payments = database.all<PaymentRow>(
    'SELECT id, paid_on, pence, method FROM sales_invoice_payments WHERE invoice_id = ? ORDER BY id',
    row.id,
  )
  return { ...row, content: JSON.parse(row.content) as Model, payments }
}
