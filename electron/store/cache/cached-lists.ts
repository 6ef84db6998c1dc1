/** Reads pages of the cached books: searched, filtered, sorted, and only ever those of one account. */
import {
  BankAccountRecord,
  ClientRecord,
  InvoiceRecord,
  SalesInvoiceSummary,
  SupplierRecord,
} from '../../../shared/books/books'
import type { SupplierFilter, SupplierRow } from '../../../shared/books/books'
import { ExpenseRecord, type ExpenseTotals } from '../../../shared/expenses/expense-record'
import type { Order } from '../../../shared/books/list'
import { keysOf } from './cached-records'
import type { Database } from '../database/database'
import {
  conditionOf,
  countQuery,
  isWhole,
  pageQuery,
  sumQuery,
  type Condition,
  type Query,
  type RecordFilter,
} from './list-query'
import type { RecordCollection, Records } from './record-columns'
import { searchQuery } from '../database/search-words'

/** One page of whatever fits. */
export type PageFilter = RecordFilter & { sort: Order; offset: number; limit: number }

export interface RecordPage<R> {
  total: number
  rows: R[]
}

const schemas = {
  expenses: ExpenseRecord,
  suppliers: SupplierRecord,
  clients: ClientRecord,
  bankAccounts: BankAccountRecord,
  invoices: InvoiceRecord,
  salesInvoices: SalesInvoiceSummary,
}

export class CachedLists {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  page<C extends RecordCollection>(
    accountId: string,
    collection: C,
    filter: PageFilter,
  ): RecordPage<Records[C]> {
    const { number, count } = this.#share(accountId, collection)
    const condition = conditionOf(number, filter)
    const total = this.#total(condition, count)
    if (total === 0) return { total, rows: [] }
    const reading = readingOf({ ...filter, total })
    const keys = this.#keys(pageQuery(condition, { ...reading, total, all: count }))
    if (reading.sort.isDescending !== filter.sort.isDescending) keys.reverse()
    return { total, rows: keys.map((key) => this.#record(collection, key)) }
  }

  /** What all expenses that fit come to, whichever page is shown. */
  expenseTotals(accountId: string, filter: RecordFilter): ExpenseTotals {
    const { number, count } = this.#share(accountId, 'expenses')
    const condition = conditionOf(number, filter)
    const total = this.#total(condition, count)
    const { sql, values } = sumQuery(condition, { total, all: count })
    const row = this.#database.get(sql, ...values)
    const [pounds, whole] = [
      (name: string) => poundsOf(whole(name)),
      (name: string) => Number(row?.[name] ?? 0),
    ]
    const [n, told] = [whole('n'), whole('told')]
    return {
      count: n,
      creditNotes: whole('notes'),
      gross: pounds('pence'),
      due: pounds('due'),
      untold: n - told,
      ...(told > 0 && { net: pounds('net'), vat: pounds('vat') }),
    }
  }

  /** Suppliers with what the known expenses say of them. */
  suppliers(accountId: string, filter: SupplierFilter): RecordPage<SupplierRow> {
    const { sort, offset, limit } = filter
    const expenses = this.#share(accountId, 'expenses').number
    if (sort.by === 'name') {
      const order: Order = { by: 'name', isDescending: sort.isDescending }
      const { total, rows } = this.page(accountId, 'suppliers', { ...filter, sort: order })
      return { total, rows: rows.map((supplier) => this.#spending(expenses, supplier)) }
    }
    const { number, count } = this.#share(accountId, 'suppliers')
    const condition = conditionOf(number, filter)
    const total = this.#total(condition, count)
    const everyone = { sort: { by: 'name', isDescending: false }, offset: 0, limit: total } as const
    const { sql, values } = pageQuery(condition, { ...everyone, total, all: count })
    const keys = this.#keys({
      sql: `SELECT s.key FROM book_record AS s LEFT JOIN (
          SELECT party_id, ${sort.by === 'spend' ? 'sum(pence)' : 'max(date)'} AS sum FROM book_record
          WHERE number = ? GROUP BY party_id
        ) AS spent ON spent.party_id = s.id
        WHERE s.key IN (${sql})
        ORDER BY spent.sum ${sort.isDescending ? 'DESC' : 'ASC'}, s.name, s.id LIMIT ? OFFSET ?`,
      values: [expenses, ...values, limit, offset],
    })
    const suppliers = keys.map((key) => this.#record('suppliers', key))
    return { total, rows: suppliers.map((supplier) => this.#spending(expenses, supplier)) }
  }

  record<C extends RecordCollection>(
    accountId: string,
    collection: C,
    id: number,
  ): Records[C] | undefined {
    const [key] = this.#keys({
      sql: 'SELECT key FROM book_record WHERE account_id = ? AND collection = ? AND id = ?',
      values: [accountId, collection, id],
    })
    return key === undefined ? undefined : this.#record(collection, key)
  }

  /** A record as the service returned it. */
  body(accountId: string, collection: RecordCollection, id: number): string | undefined {
    const row = this.#database.get(
      `SELECT body FROM book_record JOIN book_text USING (key)
       WHERE account_id = ? AND collection = ? AND id = ?`,
      accountId,
      collection,
      id,
    )
    return row && String(row['body'])
  }

  /** Expenses with an attachment in whose name the marker stands as a word; case is not trusted to survive. */
  findMarker(accountId: string, marker: string): number[] {
    const match = searchQuery(marker, ['files'])
    if (match === undefined) return []
    const rows = this.#database.all(
      `SELECT id, attachment_names FROM book_record
       WHERE key IN (SELECT rowid FROM book_words WHERE book_words MATCH ? AND rowid BETWEEN ? AND ?)
         AND account_id = ? ORDER BY id`,
      match,
      ...keysOf(this.#share(accountId, 'expenses').number),
      accountId,
    )
    const word = new RegExp(
      `(^|[^0-9A-Z])${marker.toUpperCase().replace(/[^0-9A-Z]/g, '.')}($|[^0-9A-Z])`,
    )
    return rows
      .filter((row) => word.test(String(row['attachment_names']).toUpperCase()))
      .map((row) => Number(row['id']))
  }

  /** The oldest ids, which are the last to change. */
  oldestIds(accountId: string, collection: RecordCollection, limit: number): number[] {
    return this.#database
      .all(
        'SELECT id FROM book_record WHERE account_id = ? AND collection = ? ORDER BY id LIMIT ?',
        accountId,
        collection,
        limit,
      )
      .map((row) => Number(row['id']))
  }

  /** A collection that was never written to has the number 0, which is no one's. */
  #share(accountId: string, collection: RecordCollection): { number: number; count: number } {
    const row = this.#database.get(
      'SELECT number, count FROM book_collection WHERE account_id = ? AND collection = ?',
      accountId,
      collection,
    )
    return { number: Number(row?.['number'] ?? 0), count: Number(row?.['count'] ?? 0) }
  }

  #total(condition: Condition, count: number): number {
    if (isWhole(condition)) return count
    const { sql, values } = countQuery(condition)
    return Number(this.#database.get(sql, ...values)?.['n'] ?? 0)
  }

  #keys({ sql, values }: Query): number[] {
    return this.#database.all(sql, ...values).map((row) => Number(row['key']))
  }

  #record<C extends RecordCollection>(collection: C, key: number): Records[C] {
    const row = this.#database.get('SELECT record FROM book_text WHERE key = ?', key)
    return schemas[collection].parse(JSON.parse(String(row?.['record']))) as Records[C]
  }

  #spending(expenses: number, supplier: SupplierRecord): SupplierRow {
    const row = this.#database.get(
      `SELECT count(*) AS n, coalesce(sum(pence), 0) AS pence, max(date) AS last FROM book_record
       WHERE number = ? AND party_id = ?`,
      expenses,
      supplier.id,
    )
    const last = row?.['last']
    return {
      ...supplier,
      expenses: Number(row?.['n']),
      spend: poundsOf(Number(row?.['pence'])),
      ...(typeof last === 'string' && { lastUsed: last }),
    }
  }
}

/** The far half of a list is quicker read from its other end. */
function readingOf({
  sort,
  total,
  offset,
  limit,
}: Omit<PageFilter, keyof RecordFilter> & { total: number }) {
  const size = Math.max(0, Math.min(limit, total - offset))
  return offset < total / 2
    ? { sort, offset, limit: size }
    : {
        sort: { by: sort.by, isDescending: !sort.isDescending },
        offset: Math.max(0, total - offset - size),
        limit: size,
      }
}

/** `6127` → `"61.27"`. */
export function poundsOf(pence: number): string {
  const digits = String(Math.abs(pence)).padStart(3, '0')
  return `${pence < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
