/** The journal: append-only rows of what happened, for the trail of a receipt and the Activity screen. */
import type { Database, Row } from './database/database'

export interface JournalEntry {
  event: string
  accountId?: string | undefined
  receiptId?: string | undefined
  note?: string | undefined
}

export interface ActivityRow {
  id: number
  at: string
  event: string
  note?: string
  receiptId?: string
  fileName?: string
  supplierName?: string
  /** The expense it is about. */
  expenseId?: number
}

/** `events` of which one has to be; every word of `search` has to stand in what is shown of a step. */
export interface JournalQuery {
  search?: string
  events?: readonly string[] | undefined
  offset: number
  limit: number
}

export class Journal {
  readonly #database: Database
  readonly #now: () => Date

  constructor(parts: { database: Database; now: () => Date }) {
    this.#database = parts.database
    this.#now = parts.now
  }

  record(entry: JournalEntry): void {
    this.#database.run(
      'INSERT INTO journal (at, account_id, receipt_id, event, note) VALUES (?, ?, ?, ?, ?)',
      this.#now().toISOString(),
      entry.accountId ?? null,
      entry.receiptId ?? null,
      entry.event,
      entry.note ?? null,
    )
  }

  /** How many entries there ever were, also of those that are gone. */
  count(): number {
    const sql = `SELECT seq FROM sqlite_sequence WHERE name = 'journal'`
    return Number(this.#database.get(sql)?.['seq'] ?? 0)
  }

  /** What happened to one receipt, oldest first. */
  ofReceipt(receiptId: string): { at: string; event: string; note?: string }[] {
    return this.#database
      .all('SELECT at, event, note FROM journal WHERE receipt_id = ? ORDER BY id', receiptId)
      .map((row) => ({
        at: String(row['at']),
        event: String(row['event']),
        ...(typeof row['note'] === 'string' && { note: row['note'] }),
      }))
  }

  /** What happened in one account, newest first; without an account, what happened before there was one. */
  page(
    accountId: string | undefined,
    { search = '', events, offset, limit }: JournalQuery,
  ): { total: number; rows: ActivityRow[] } {
    const { sql, values } = conditionOf(accountId, search, events)
    const from = `FROM journal LEFT JOIN receipt ON receipt.id = journal.receipt_id WHERE ${sql}`
    const total = this.#database.get(`SELECT count(*) AS n ${from}`, ...values)
    const rows = this.#database.all(
      `SELECT journal.id, at, event, note, receipt_id, file_name, supplier_name, expense_id ${from}
       ORDER BY journal.id DESC LIMIT ? OFFSET ?`,
      ...values,
      limit,
      offset,
    )
    return { total: Number(total?.['n']), rows: rows.map(activityFrom) }
  }
}

function conditionOf(
  accountId: string | undefined,
  search: string,
  events: readonly string[] | undefined,
): { sql: string; values: (string | null)[] } {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 12)
  const shown = `coalesce(file_name, '') || ' ' || coalesce(supplier_name, '') || ' ' || coalesce(note, '')`
  const parts = [
    'journal.account_id IS ?',
    ...(events ? ['event IN (SELECT value FROM json_each(?))'] : []),
    ...words.map(() => `${shown} LIKE ? ESCAPE '\\'`),
  ]
  const values = [
    accountId ?? null,
    ...(events ? [JSON.stringify(events)] : []),
    ...words.map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`),
  ]
  return { sql: parts.join(' AND '), values }
}

function activityFrom(row: Row): ActivityRow {
  const text = (name: string) => {
    const value = row[name]
    return typeof value === 'string' ? value : undefined
  }
  const [note, receiptId] = [text('note'), text('receipt_id')]
  const [fileName, supplierName] = [text('file_name'), text('supplier_name')]
  const expenseId = expenseOf(row, note)
  return {
    id: Number(row['id']),
    at: String(row['at']),
    event: String(row['event']),
    ...(note !== undefined && { note }),
    ...(receiptId !== undefined && { receiptId }),
    ...(fileName !== undefined && { fileName }),
    ...(supplierName !== undefined && { supplierName }),
    ...(expenseId !== undefined && { expenseId }),
  }
}

/** Steps of an expense that has no receipt name it at the beginning of their note. */
function expenseOf(row: Row, note: string | undefined): number | undefined {
  if (typeof row['expense_id'] === 'number') return row['expense_id']
  const named = String(row['event']).startsWith('expense-')
    ? /^#(\d+)/.exec(note ?? '')?.[1]
    : undefined
  return named === undefined ? undefined : Number(named)
}
