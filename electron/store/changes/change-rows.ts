/** Changes of expenses in the books that were begun: on disk before their first byte, so that a crash leaves no riddle. */
import type { Database, Row } from '../database/database'

export interface BegunChange {
  id: number
  expenseId: number
  /** The expense as the service wrote it before. */
  before: string
  /** The expense as it was sent; absent for a deletion. */
  wanted?: string
  /** As ISO date and time. */
  begunAt: string
}

export class ChangeRows {
  readonly #database: Database
  readonly #now: () => Date

  constructor(parts: { database: Database; now: () => Date }) {
    this.#database = parts.database
    this.#now = parts.now
  }

  begin(accountId: string, change: Omit<BegunChange, 'id' | 'begunAt'>): BegunChange {
    const begunAt = this.#now().toISOString()
    const row = this.#database.get(
      `INSERT INTO expense_change (account_id, expense_id, before_text, wanted_text, begun_at)
       VALUES (?, ?, ?, ?, ?) RETURNING id`,
      accountId,
      change.expenseId,
      change.before,
      change.wanted ?? null,
      begunAt,
    )
    return { ...change, begunAt, id: Number(row?.['id']) }
  }

  /** Those whose end nobody has seen, in the order in which they were begun. */
  open(accountId: string): BegunChange[] {
    return this.#database
      .all(
        `SELECT * FROM expense_change WHERE account_id = ? AND state = 'open' ORDER BY id`,
        accountId,
      )
      .map(fromRow)
  }

  end(id: number, state: 'done' | 'not-done'): void {
    this.#database.run('UPDATE expense_change SET state = ? WHERE id = ?', state, id)
  }
}

function fromRow(row: Row): BegunChange {
  const wanted = row['wanted_text']
  return {
    id: Number(row['id']),
    expenseId: Number(row['expense_id']),
    before: String(row['before_text']),
    begunAt: String(row['begun_at']),
    ...(typeof wanted === 'string' && { wanted }),
  }
}
