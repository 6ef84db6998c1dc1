/** The journal: append-only rows of what happened, for the trail of a receipt and the Activity screen. */
import type { Database } from './database'

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
    { offset, limit }: { offset: number; limit: number },
  ): { total: number; rows: ActivityRow[] } {
    const of = accountId ?? null
    const total = this.#database.get('SELECT count(*) AS n FROM journal WHERE account_id IS ?', of)
    const rows = this.#database.all(
      `SELECT journal.id, at, event, note, receipt_id, file_name, supplier_name
       FROM journal LEFT JOIN receipt ON receipt.id = journal.receipt_id
       WHERE journal.account_id IS ?
       ORDER BY journal.id DESC LIMIT ? OFFSET ?`,
      of,
      limit,
      offset,
    )
    return {
      total: Number(total?.['n']),
      rows: rows.map((row) => ({
        id: Number(row['id']),
        at: String(row['at']),
        event: String(row['event']),
        ...(typeof row['note'] === 'string' && { note: row['note'] }),
        ...(typeof row['receipt_id'] === 'string' && { receiptId: row['receipt_id'] }),
        ...(typeof row['file_name'] === 'string' && { fileName: row['file_name'] }),
        ...(typeof row['supplier_name'] === 'string' && { supplierName: row['supplier_name'] }),
      })),
    }
  }
}
