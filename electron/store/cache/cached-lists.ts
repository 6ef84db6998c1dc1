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
import type { Database, Row } from '../database/database'
import {
  conditionOf,
  countQuery,
  foundQuery,
  orderedQuery,
  isWhole,
  keysQuery,
  pageQuery,
  sumQuery,
  type Condition,
  type Page,
  type Place,
  type Query,
  type RecordFilter,
} from './list-query'
import { KnownLists, type KnownList } from './known-lists'
import type { RecordCollection, Records } from './record-columns'
import { searchQuery } from '../database/search-words'

/** One page of whatever fits. */
export type PageFilter = RecordFilter & { sort: Order; offset: number; limit: number }

/** All of whatever fits. */
export type WholeFilter = RecordFilter & { sort: Order | SupplierFilter['sort'] }

/** A supplier, who goes by the folded names under which it may be in the books where it has no id. */
export interface Payee {
  supplierId?: number | undefined
  names: readonly string[]
}

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

/** How many of a supplier's newest expenses are looked through for a number. */
const mostSearched = 200

/** Finds of a search up to this number are kept, so that its count, its pages and its sums look for the words once. */
const fewFound = 1000
/** Rows passed over in well under a millisecond: a place that is nearer than this to another is not kept. */
const placesApart = 1000

/** A list, with what is known of it already. */
interface List {
  condition: Condition
  known: KnownList
  /** How many the collection holds. */
  all: number
}

export class CachedLists {
  readonly #database: Database
  readonly #known: KnownLists

  constructor(database: Database) {
    this.#database = database
    this.#known = new KnownLists(database)
  }

  page<C extends RecordCollection>(
    accountId: string,
    collection: C,
    filter: PageFilter,
  ): RecordPage<Records[C]> {
    const { sort, offset, limit } = filter
    const list = this.#list(accountId, collection, filter)
    const total = this.#total(list)
    const size = Math.max(0, Math.min(limit, total - offset))
    if (size === 0) return { total, rows: [] }
    const start = sort.isDescending ? total - offset - size : offset
    const keys = this.#pageKeys(list, { by: sort.by, start, size, total })
    if (sort.isDescending) keys.reverse()
    return { total, rows: keys.map((key) => this.#record(collection, key)) }
  }

  /** The ids of all that fit, in the order of the list. */
  ids(accountId: string, collection: RecordCollection, { sort, ...filter }: WholeFilter): number[] {
    const { condition } = this.#list(accountId, collection, filter)
    const { by, isDescending } = sort
    const { sql, values } =
      by === 'spend' || by === 'lastUsed'
        ? bySpending(condition, this.#share(accountId, 'expenses').number, { by, isDescending })
        : orderedQuery(condition, { by, isDescending })
    // One text is read much quicker than a row each.
    const row = this.#database.get(`SELECT json_group_array(id) AS ids FROM (${sql})`, ...values)
    return JSON.parse(String(row?.['ids'])) as number[]
  }

  /** What all expenses that fit come to, whichever page is shown. */
  expenseTotals(accountId: string, filter: RecordFilter): ExpenseTotals {
    const list = this.#list(accountId, 'expenses', filter)
    const row = this.#sums(list)
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
    const list = this.#list(accountId, 'suppliers', filter)
    const { sql, values } = bySpending(list.condition, expenses, sort)
    const keys = this.#keys({ sql: `${sql} LIMIT ? OFFSET ?`, values: [...values, limit, offset] })
    const suppliers = keys.map((key) => this.#record('suppliers', key))
    return {
      total: this.#total(list),
      rows: suppliers.map((supplier) => this.#spending(expenses, supplier)),
    }
  }

  /** Of a supplier's newest expenses those in whose text the pattern is found. */
  expensesHolding(
    accountId: string,
    { supplierId, names }: Payee,
    pattern: RegExp,
  ): ExpenseRecord[] {
    const { number } = this.#share(accountId, 'expenses')
    const [where, order] =
      supplierId === undefined
        ? ['name IN (SELECT value FROM json_each(?))', 'id DESC']
        : ['party_id = ?', 'date DESC, id DESC']
    return (
      this.#database
        .all(
          `SELECT record FROM (SELECT key FROM book_record WHERE number = ? AND ${where}
           ORDER BY ${order} LIMIT ${mostSearched}) JOIN book_text USING (key)`,
          number,
          supplierId ?? JSON.stringify(names),
        )
        .map((row) => String(row['record']))
        // What is escaped may hold it all the same.
        .filter((text) => pattern.test(text) || text.includes('\\'))
        .map((text) => schemas.expenses.parse(JSON.parse(text)))
    )
  }

  supplier(accountId: string, id: number): SupplierRow | undefined {
    const supplier = this.record(accountId, 'suppliers', id)
    return supplier && this.#spending(this.#share(accountId, 'expenses').number, supplier)
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

  /** A collection that was never written to has the number 0, which is no one's. */
  #share(accountId: string, collection: RecordCollection): { number: number; count: number } {
    const row = this.#database.get(
      'SELECT number, count FROM book_collection WHERE account_id = ? AND collection = ?',
      accountId,
      collection,
    )
    return { number: Number(row?.['number'] ?? 0), count: Number(row?.['count'] ?? 0) }
  }

  #list(accountId: string, collection: RecordCollection, filter: RecordFilter): List {
    const { number, count } = this.#share(accountId, collection)
    const condition = conditionOf(number, filter)
    const known = this.#known.of(condition)
    const found = condition.match === undefined ? undefined : this.#found(condition, known)
    return { condition: { ...condition, found }, known, all: count }
  }

  #found(condition: Condition, known: KnownList): readonly number[] | undefined {
    if (known.found === undefined) {
      const { sql, values } = foundQuery(condition, fewFound + 1)
      const keys = this.#database.all(sql, ...values).map((row) => Number(row['found']))
      known.found = keys.length > fewFound ? 'many' : keys
    }
    return known.found === 'many' ? undefined : known.found
  }

  #total({ condition, known, all }: List): number {
    const { rows, found } = condition
    if (isWhole(condition)) return all
    if (found && rows.length === 0) return found.length
    if (known.total === undefined) {
      const { sql, values } = countQuery(condition)
      known.total = Number(this.#database.get(sql, ...values)?.['n'] ?? 0)
    }
    return known.total
  }

  #sums(list: List): Row | undefined {
    const { condition, known, all } = list
    if (known.sums === undefined) {
      const { sql, values } = sumQuery(condition, { total: this.#total(list), all })
      known.sums = this.#database.get(sql, ...values)
    }
    return known.sums
  }

  /** Lowest first. */
  #pageKeys({ condition, known, all }: List, page: Omit<Page, 'all' | 'places'>): number[] {
    const { by, start } = page
    const places = known.places.get(by) ?? this.#placesOf(condition, by)
    known.places.set(by, places)
    const { sql, values, isBackward } = pageQuery(condition, { ...page, all, places })
    const rows = this.#database.all(sql, ...values)
    if (isBackward) rows.reverse()
    const [first] = rows
    const isNear = ({ position }: Place) => Math.abs(position - start) < placesApart
    if (first && start >= placesApart && !places.some(isNear))
      places.push({ position: start, values: placeValues(first, by) })
    return rows.map((row) => Number(row['key']))
  }

  /** Months are counted as expenses come and go, which tells where each begins in a list of all of them by date. */
  #placesOf(condition: Condition, by: Order['by']): Place[] {
    if (by !== 'date' || !isWhole(condition)) return []
    const months = this.#database.all(
      'SELECT month, n FROM book_month WHERE number = ? AND n > 0 ORDER BY month',
      condition.number,
    )
    let position = 0
    return months.map(({ month, n }) => {
      const place = { position, values: [String(month), Number.MIN_SAFE_INTEGER] }
      position += Number(n)
      return place
    })
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

/** The `key` and `id` of suppliers by what the known expenses say of them. */
function bySpending(
  condition: Condition,
  expenses: number,
  { by, isDescending }: SupplierFilter['sort'],
): Query {
  const { sql, values } = keysQuery(condition)
  return {
    sql: `SELECT s.key, s.id FROM book_record AS s LEFT JOIN (
        SELECT party_id, ${by === 'spend' ? 'sum(pence)' : 'max(date)'} AS sum FROM book_record
        WHERE number = ? GROUP BY party_id
      ) AS spent ON spent.party_id = s.id
      WHERE s.key IN (${sql})
      ORDER BY spent.sum ${isDescending ? 'DESC' : 'ASC'}, s.name, s.id`,
    values: [expenses, ...values],
  }
}

function placeValues(row: Row, by: Order['by']): Place['values'] {
  const id = Number(row['id'])
  if (by === 'id') return [id]
  return [by === 'amount' ? Number(row['value']) : String(row['value']), id]
}

/** `6127` → `"61.27"`. */
export function poundsOf(pence: number): string {
  const digits = String(Math.abs(pence)).padStart(3, '0')
  return `${pence < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
