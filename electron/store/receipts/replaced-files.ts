/**
 * Files of receipts that others stand in for after a merge or a split. Such a file is in the books as part of those, so that it is a same
 * file when it comes again, also once the receipt that it was captured for is gone from the bin.
 */
import type { Database } from '../database/database'

export class ReplacedFiles {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Remembers the files of these receipts, and of those that they stand in for themselves. In the commit in which others take their place. */
  keep(olds: readonly string[], made: readonly string[]): void {
    for (const old of olds)
      for (const id of made)
        this.#database.run(
          `INSERT OR IGNORE INTO replaced_file (sha256, receipt_id)
           SELECT sha256, ? FROM receipt WHERE id = ?
           UNION SELECT sha256, ? FROM replaced_file WHERE receipt_id = ?`,
          id,
          old,
          id,
          old,
        )
  }

  /** The first receipt of an account (null for none), not in the bin, that is of this file or stands in for one that was. */
  firstOf(sha256: string, accountId: string | null): string | undefined {
    const row = this.#database.get(
      `SELECT id FROM receipt WHERE (sha256 = ? OR ${standsInFor}) AND +account_id IS ? AND +state <> 'discarded'
       ORDER BY sequence LIMIT 1`,
      sha256,
      sha256,
      accountId,
    )
    return row && String(row['id'])
  }
}

/** Of a row: it stands in for a receipt of the file that is asked about. */
export const standsInFor =
  'id IN (SELECT receipt_id FROM replaced_file WHERE replaced_file.sha256 = ?)'
