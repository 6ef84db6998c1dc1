/** Repairs of receipts' rows: made again from sidecars, doubted after a loss, marked when their original is gone. */
import { emptyDraft } from '../../../shared/expenses/expense'
import {
  Receipt,
  ReceiptState,
  type ReceiptProblem,
  type ReceiptState as State,
} from '../../../shared/receipts/receipt'
import type { Database, Row } from '../database/database'
import type { Journal } from '../journal'
import { draftColumns, draftValues, foldOldNumbers, fromRow } from '../receipts/receipt-rows'
import { keyOldRules } from '../receipts/learned'
import { keepVoucher } from '../receipts/voucher-rows'
import { RowChecksum } from './row-checksum'
import type { Sidecar } from '../files/sidecars'

/** What is asked of every row at each start. */
export interface SurveyedRow {
  id: string
  sha256: string
  /** As it stands there, if that is a state at all. */
  state: State | undefined
  originalGone: boolean
  /** It lacks its original and says so. */
  isMarked: boolean
  /** Its checksum shows that it is what was written. */
  fits: boolean
}

const originalLost: ReceiptProblem = { code: 'original-lost', said: [] }

export class RowRepair {
  readonly #database: Database
  readonly #journal: Journal
  readonly #checksum: RowChecksum
  readonly #now: () => Date

  constructor(parts: { database: Database; journal: Journal; now: () => Date }) {
    this.#database = parts.database
    this.#journal = parts.journal
    this.#now = parts.now
    this.#checksum = new RowChecksum(parts.database)
  }

  survey(): SurveyedRow[] {
    this.#checksum.sealOldStore()
    foldOldNumbers(this.#database)
    keyOldRules(this.#database)
    return this.#database
      .all(
        `SELECT receipt.id AS id, sha256, state, original_gone, checksum,
           problem LIKE '{"code":"${originalLost.code}"%' AS is_marked, ${this.#checksum.meaning} AS meaning
         FROM receipt LEFT JOIN posting ON posting.receipt_id = receipt.id`,
      )
      .map((row) => ({
        id: String(row['id']),
        sha256: String(row['sha256']),
        state: ReceiptState.safeParse(row['state']).data,
        originalGone: row['original_gone'] === 1,
        isMarked: row['is_marked'] === 1,
        fits: this.#checksum.fits(row),
      }))
  }

  /** Undefined when there is none, or it cannot be read. */
  read(id: string): (Receipt & { accountId: string | undefined }) | undefined {
    const row = this.#database.get('SELECT * FROM receipt WHERE id = ?', id)
    const accountId = row?.['account_id']
    try {
      const receipt = Receipt.parse({ ...fromRow(row ?? {}), trail: [] })
      return { ...receipt, accountId: typeof accountId === 'string' ? accountId : undefined }
    } catch {
      return undefined
    }
  }

  /** What rows hold, whatever that is. */
  contents(ids: readonly string[]): Row[] {
    return ids.flatMap((id) =>
      this.#database.all(
        'SELECT * FROM receipt LEFT JOIN posting ON receipt_id = receipt.id WHERE receipt.id = ?',
        id,
      ),
    )
  }

  remove(ids: readonly string[]): void {
    this.#database.transaction(() => {
      for (const id of ids) {
        this.#database.run('DELETE FROM posting WHERE receipt_id = ?', id)
        this.#database.run('DELETE FROM receipt WHERE id = ?', id)
      }
    })
  }

  /** Makes rows from sidecars, in one commit; returns ids of those that contradict a row there is. */
  put(sidecars: readonly Sidecar[]): string[] {
    const inOrder = sidecars.toSorted((a, b) => (a.capturedAt < b.capturedAt ? -1 : 1))
    return this.#database.transaction(() =>
      inOrder.flatMap((sidecar) => (this.#insert(sidecar) ? [] : [sidecar.id])),
    )
  }

  #insert(sidecar: Sidecar): boolean {
    const at = this.#now().toISOString()
    const { id, sha256, size, mediaType, fileName, marker, stage, draft } = sidecar
    const { originalGone, voucher, goesWith } = sidecar
    const added = this.#database.run(
      `INSERT OR IGNORE INTO receipt (id, account_id, sha256, size, media_type, file_name, captured_at, marker, state,
         changed_at, original_gone, goes_with, ${draftColumns.join(', ')})
       VALUES (?, (SELECT id FROM account WHERE id = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      sidecar.accountId ?? null,
      sha256,
      size,
      mediaType,
      fileName,
      sidecar.capturedAt || at,
      marker,
      stage === 'confirmed' ? 'checking' : stage,
      at,
      originalGone ? 1 : null,
      goesWith ?? null,
      ...draftValues(draft ?? emptyDraft),
    )
    if (added === 0) return false
    if (voucher) keepVoucher(this.#database, id, voucher)
    if (stage === 'review') this.#nameTwin(id)
    if (stage === 'confirmed') this.#doubtPosting(id, at)
    if (sidecar.vouched) this.#ask(id)
    this.#end(id, 'recovered')
    return true
  }

  /** The person whose word was all that was known is asked once more. */
  #ask(id: string): void {
    this.#database.run(
      `UPDATE receipt SET state = 'undecided', problem = ? WHERE id = ?`,
      JSON.stringify({ code: 'outcome-unknown', said: [] }),
      id,
    )
  }

  /** Those that may be in the books although their row, which is older than it should be, says otherwise. */
  doubt(sidecars: readonly Sidecar[]): void {
    const at = this.#now().toISOString()
    this.#database.transaction(() => {
      for (const { id, stage, draft } of sidecars) {
        const state = stage === 'confirmed' ? 'checking' : stage
        this.#database.run(
          'UPDATE receipt SET state = ?, changed_at = ?, kept_from = NULL, problem = NULL WHERE id = ?',
          state,
          at,
          id,
        )
        if (stage === 'confirmed') this.#doubtPosting(id, at)
        if (draft) this.#setDraft(id, draftValues(draft))
        this.#end(id, 'doubted')
      }
    })
  }

  /** Receipts that were to be looked at or sent wait for a person until the same file is captured again. */
  markLost(ids: readonly string[]): void {
    const problem = JSON.stringify(originalLost)
    this.#database.transaction(() => {
      for (const id of ids) {
        const changed = this.#database.run(
          `UPDATE receipt SET problem = ?, state = iif(state = 'ready', 'rejected', state), changed_at = ?
           WHERE id = ? AND state IN ('review', 'ready', 'rejected')`,
          problem,
          this.#now().toISOString(),
          id,
        )
        if (changed > 0) this.#end(id, 'original-lost')
      }
    })
  }

  /** The original of these is there again. */
  unmark(ids: readonly string[]): void {
    this.#database.transaction(() => {
      for (const id of ids) {
        this.#database.run(
          `UPDATE receipt SET problem = NULL, state = iif(state = 'rejected', 'review', state) WHERE id = ?`,
          id,
        )
        this.#end(id, 'original-back')
      }
    })
  }

  /** Ids of receipts of a file. */
  idsOf(sha256: string, onlyMarked = false): string[] {
    return this.#database
      .all(
        `SELECT id FROM receipt WHERE sha256 = ? AND (NOT ? OR problem LIKE '{"code":"${originalLost.code}"%')`,
        sha256,
        Number(onlyMarked),
      )
      .map((row) => String(row['id']))
  }

  #setDraft(id: string, values: readonly string[]): void {
    const columns = draftColumns.map((column) => `${column} = ?`).join(', ')
    this.#database.run(`UPDATE receipt SET ${columns} WHERE id = ?`, ...values, id)
  }

  /** Nothing older than this moment counts as a look into the books, and they are searched from the beginning. */
  #doubtPosting(id: string, at: string): void {
    this.#database.run(
      `INSERT INTO posting (receipt_id, intended_at, is_rebuilt) VALUES (?, ?, 1)
       ON CONFLICT (receipt_id) DO UPDATE SET intended_at = excluded.intended_at, is_rebuilt = 1, high_water_id = NULL,
         absences = 0, absent_since = NULL, failures = 0, next_at = NULL`,
      id,
      at,
    )
  }

  #nameTwin(id: string): void {
    this.#database.run(
      `UPDATE receipt SET duplicate_of = (
         SELECT earlier.id FROM receipt AS earlier
         WHERE earlier.sha256 = receipt.sha256 AND earlier.account_id IS receipt.account_id
           AND earlier.state <> 'discarded' AND earlier.sequence < receipt.sequence
         ORDER BY earlier.sequence LIMIT 1)
       WHERE id = ?`,
      id,
    )
  }

  #end(id: string, event: string): void {
    const row = this.#database.get('SELECT account_id FROM receipt WHERE id = ?', id)
    const accountId = row?.['account_id']
    this.#journal.record({
      event,
      receiptId: id,
      ...(typeof accountId === 'string' && { accountId }),
    })
    this.#checksum.seal(id)
  }
}
