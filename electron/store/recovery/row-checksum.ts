/** A checksum over what a receipt's row and its posting mean, so that a byte that turned on disk is not believed. */
import { crc32 } from 'node:zlib'
import type { Database, Row } from '../database/database'

/** Derived from the schema, so that no column can be forgotten. */
function columnsOf(database: Database, table: string, except: readonly string[]): string[] {
  return database
    .all('SELECT name FROM pragma_table_info(?)', table)
    .map((row) => String(row['name']))
    .filter((name) => !except.includes(name))
    .map((name) => `${table}.${name}`)
}

export class RowChecksum {
  /**
   * To be selected as `meaning`, from receipt LEFT JOIN posting. Columns without a value do not count: one that a later
   * version adds as nullable leaves every checksum as it is. Nor does the folded number, which says what the draft says.
   */
  readonly meaning: string
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
    const columns = [
      ...columnsOf(database, 'receipt', ['sequence', 'checksum', 'folded_number']),
      ...columnsOf(database, 'posting', ['receipt_id']),
    ]
    this.meaning = `concat_ws('|', ${columns.join(', ')})`
  }

  /** Belongs at the end of every transaction that changes a receipt or its posting. */
  seal(id: string): void {
    const row = this.#database.get(
      `SELECT ${this.meaning} AS meaning FROM receipt LEFT JOIN posting ON receipt_id = receipt.id
       WHERE receipt.id = ?`,
      id,
    )
    const sql = 'UPDATE receipt SET checksum = ? WHERE id = ?'
    this.#database.run(sql, crc32(String(row?.['meaning'])), id)
  }

  /** A store from before there were checksums, in which no row has one. */
  sealOldStore(): void {
    const sql = 'SELECT 1 FROM receipt WHERE checksum IS NOT NULL LIMIT 1'
    if (this.#database.get(sql) !== undefined) return
    this.#database.transaction(() => {
      for (const row of this.#database.all('SELECT id FROM receipt')) this.seal(String(row['id']))
    })
  }

  /** Whether a row that was selected with its `meaning` and `checksum` is what was written. */
  fits(row: Row): boolean {
    return row['checksum'] === crc32(String(row['meaning']))
  }
}
