/** What sending for one account remembers beside its receipts: how the service shows expenses, and what was sent twice. */
import type { ReceiptState } from '../../../shared/receipts/receipt'
import type { Database } from '../database/database'

/** A receipt that was sent a second time, and how much longer a second expense of it is looked for. */
export interface SecondSend {
  receiptId: string
  leftMs: number
}

/** An expense that the service named for a receipt of ours, and the marker in the name of its file. */
export interface Own {
  expenseId: number
  marker: string
}

/** A receipt of which the service named an expense, with what tells whether more than one may have come of it. */
export interface OfExpense {
  id: string
  state: ReceiptState
  isFoundTwice: boolean
  isWatched: boolean
  isOriginalGone: boolean
}

export class LaneRows {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** `calibration` is the JSON that was kept, whatever it is; undefined when nothing was. */
  read(accountId: string): { calibration: unknown; markId: number | undefined } {
    const row = this.#database.get('SELECT * FROM lane WHERE account_id = ?', accountId)
    const mark = row?.['mark_id']
    return {
      calibration: parsed(row?.['calibration']),
      markId: typeof mark === 'number' ? mark : undefined,
    }
  }

  calibrate(accountId: string, calibration: unknown): void {
    this.#database.run(
      `INSERT INTO lane (account_id, calibration) VALUES (?, ?)
       ON CONFLICT (account_id) DO UPDATE SET calibration = excluded.calibration`,
      accountId,
      JSON.stringify(calibration),
    )
  }

  mark(accountId: string, markId: number): void {
    this.#database.run(
      `INSERT INTO lane (account_id, mark_id) VALUES (?, ?)
       ON CONFLICT (account_id) DO UPDATE SET mark_id = excluded.mark_id`,
      accountId,
      markId,
    )
  }

  /** The newest of the expenses that the service named for receipts of this account. */
  newestOurs(accountId: string): Own[] {
    return this.#database
      .all(
        `SELECT expense_id, marker FROM receipt WHERE account_id = ? AND expense_id IS NOT NULL
         ORDER BY sequence DESC LIMIT 20`,
        accountId,
      )
      .map((row) => ({ expenseId: Number(row['expense_id']), marker: String(row['marker']) }))
  }

  /** All whose files are on an expense, as far as the service has named it for them. */
  ofExpense(accountId: string, expenseId: number): OfExpense[] {
    const rows = this.#database.all(
      `SELECT id, state, original_gone, coalesce(problem ->> '$.code', '') AS problem,
         EXISTS (SELECT 1 FROM second_send WHERE second_send.receipt_id = receipt.id) AS is_watched
       FROM receipt WHERE account_id = ? AND expense_id = ? ORDER BY sequence`,
      accountId,
      expenseId,
    )
    return rows.map((row) => ({
      id: String(row['id']),
      state: row['state'] as ReceiptState,
      isFoundTwice: row['problem'] === 'found-twice',
      isWatched: row['is_watched'] === 1,
      isOriginalGone: row['original_gone'] === 1,
    }))
  }

  /**
   * The last id that the service had named for a receipt of this account when another was captured; undefined where there is
   * none, or nobody knows when that was. By the order of the journal, which no clock can change.
   */
  namedBefore(accountId: string, receiptId: string): number | undefined {
    const row = this.#database.get(
      `SELECT note FROM journal WHERE account_id = ? AND event IN ('sent', 'found')
         AND id < (SELECT min(id) FROM journal WHERE receipt_id = ? AND event IN ('captured', 'made'))
       ORDER BY id DESC LIMIT 1`,
      accountId,
      receiptId,
    )
    const named = Number(String(row?.['note']).replace('#', ''))
    return named > 0 ? named : undefined
  }

  secondSends(accountId: string): SecondSend[] {
    return this.#database
      .all(
        `SELECT receipt_id, left_ms FROM second_send JOIN receipt ON receipt.id = receipt_id
         WHERE account_id = ? ORDER BY sequence`,
        accountId,
      )
      .map((row) => ({ receiptId: String(row['receipt_id']), leftMs: Number(row['left_ms']) }))
  }

  /** Looks for a second expense of a receipt for so much longer; 0 ends it. */
  watchSecondSend(receiptId: string, leftMs: number): void {
    if (leftMs <= 0) this.#database.run('DELETE FROM second_send WHERE receipt_id = ?', receiptId)
    else
      this.#database.run(
        'INSERT OR REPLACE INTO second_send (receipt_id, left_ms) VALUES (?, ?)',
        receiptId,
        Math.round(leftMs),
      )
  }
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
