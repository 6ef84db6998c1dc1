/** Files that go into the books with another receipt: which they are, and which of them stand in no list of their own. */
import { AppError } from '../../../shared/errors'
import { emptyDraft } from '../../../shared/expenses/expense'
import { largestFile } from '../../../shared/receipts/media'
import { Companion, mostCompanions } from '../../../shared/receipts/receipt'
import type { Database } from '../database/database'
import { draftColumns, draftValues, fromRow } from './receipt-rows'

/** Where a receipt may still take its companions along. */
const open = `('review', 'ready', 'sending', 'checking', 'rejected', 'undecided')`

/** Of a row: its receipt is of the same books and may still take it along. */
const isHeld = `goes_with IN (SELECT lead.id FROM receipt AS lead
  WHERE lead.id = receipt.goes_with AND lead.account_id IS receipt.account_id AND lead.state IN ${open})`

/** Of a row: its receipt is there to show it. */
const isShown = `goes_with IN (SELECT lead.id FROM receipt AS lead
  WHERE lead.id = receipt.goes_with AND lead.account_id IS receipt.account_id AND lead.state <> 'discarded')`

/**
 * Sequences of receipts that stand in no list: companions that wait to go with their receipt, and those that went with it
 * and are proven. While its outcome is open, and where it needs a person, each stands in the lists for itself.
 */
export const unlisted = `SELECT sequence FROM receipt WHERE goes_with IS NOT NULL
  AND ((state = 'review' AND ${isHeld}) OR (state = 'proven' AND ${isShown}))`

/** Changes receipts one by one in one commit; what `change` tells of one is written down with it. */
type ChangeAll = (
  ids: readonly string[],
  change: (id: string) => { event: string; note?: string } | undefined,
) => void

export class Companions {
  readonly #database: Database
  readonly #changeAll: ChangeAll

  constructor(database: Database, changeAll: ChangeAll) {
    this.#database = database
    this.#changeAll = changeAll
  }

  /**
   * Has receipts go with another, as further files of its expense; all or none.
   * @throws AppError `wrong-state` unless all are of the same books and in review, no same file is asked about, and none has
   * or is a companion elsewhere; `too-many-files`, `file-too-large` beyond what one request may carry
   */
  goWith(ids: readonly string[], leadId: string): void {
    this.#changeAll(ids, (id) => ({ event: 'goes-with', note: this.#tie(id, leadId) }))
  }

  /** Makes them receipts of their own again; those that are no companions in review stay as they are. */
  standAlone(ids: readonly string[]): void {
    this.#changeAll(ids, (id) => (this.#untie(id) ? { event: 'stands-alone' } : undefined))
  }

  /** Whether it waits to go with its receipt, so that it is no expense of its own. */
  isHeld(id: string): boolean {
    const sql = `SELECT 1 FROM receipt WHERE id = ? AND state = 'review' AND ${isHeld}`
    return this.#database.get(sql, id) !== undefined
  }

  /** All that were to go with a receipt and are not in the bin, in the order of capture. */
  of(id: string): Companion[] {
    return this.#database
      .all(
        `SELECT * FROM receipt WHERE goes_with = ? AND state <> 'discarded'
         AND account_id IS (SELECT account_id FROM receipt AS lead WHERE lead.id = ?) ORDER BY sequence`,
        id,
        id,
      )
      .map((row) => Companion.parse(fromRow(row)))
  }

  /** Ids of those that a receipt takes along: it is not known of them that they went. */
  goingWith(id: string): string[] {
    return this.of(id).flatMap((one) =>
      one.state === 'review' || one.state === 'checking' ? [one.id] : [],
    )
  }

  /**
   * Ties a receipt to another; what is typed of it is emptied, since it is no purchase of its own. Tells the other's file.
   */
  #tie(id: string, leadId: string): string {
    const changed = this.#database.run(
      `UPDATE receipt SET goes_with = ?, ${draftColumns.map((column) => `${column} = ?`).join(', ')}
       WHERE id = ? AND id <> ? AND state = 'review' AND duplicate_of IS NULL AND voucher IS NULL
         AND id NOT IN (SELECT goes_with FROM receipt WHERE goes_with IS NOT NULL AND state <> 'discarded')
         AND EXISTS (SELECT 1 FROM receipt AS lead WHERE lead.id = ? AND lead.state = 'review'
           AND lead.account_id IS receipt.account_id AND lead.sequence NOT IN (${unlisted}))`,
      leadId,
      ...draftValues(emptyDraft),
      id,
      leadId,
      leadId,
    )
    if (changed === 0) throw new AppError('wrong-state', `Receipt ${id} cannot go with ${leadId}`)
    const going = this.of(leadId)
    if (going.length > mostCompanions)
      throw new AppError('too-many-files', `${going.length} files with one receipt`)
    const lead = this.#database.get('SELECT size, file_name FROM receipt WHERE id = ?', leadId)
    const size = going.reduce((sum, one) => sum + one.size, Number(lead?.['size'] ?? 0))
    if (size > largestFile)
      throw new AppError('file-too-large', `${size} bytes together`, { detail: { size } })
    return String(lead?.['file_name'])
  }

  /** False where it was not tied, or is in review no more. */
  #untie(id: string): boolean {
    const sql = `UPDATE receipt SET goes_with = NULL WHERE id = ? AND state = 'review' AND goes_with IS NOT NULL`
    return this.#database.run(sql, id) > 0
  }
}
