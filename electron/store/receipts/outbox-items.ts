/** The receipts that the outbox has to serve, read one by one, so that one that cannot be read costs the others nothing. */
import { AppError } from '../../../shared/errors'
import { emptyDraft, ExpenseDraft } from '../../../shared/expenses/expense'
import type { ReceiptState } from '../../../shared/receipts/receipt'
import type { Database, Row } from '../database/database'
import type { OutboxItem, Receipts } from './receipts'

/** Enough of a receipt to decide whether its turn has come. */
export interface Waiting {
  id: string
  state: ReceiptState
  nextAt: string | undefined
  /** Of its file and those that go with it, in bytes. */
  size: number
}

/** `sequence` is the order of capture. */
export type WaitingItem = OutboxItem & { sequence: number }

/** What this app knows to read; a newer one may mean more. */
const knownVersion = 1

/** Of all files that one request carries. */
const allBytes = `size + iif(state = 'ready', (SELECT coalesce(sum(one.size), 0) FROM receipt AS one
  WHERE one.goes_with = receipt.id AND one.state IN ('review', 'checking')), 0) AS size`

const waits = `account_id = ? AND state IN ('sending', 'checking', 'sent', 'ready')`

export class OutboxItems {
  readonly #database: Database
  readonly #receipts: Receipts
  readonly #now: () => Date

  constructor(parts: { database: Database; receipts: Receipts; now: () => Date }) {
    this.#database = parts.database
    this.#receipts = parts.receipts
    this.#now = parts.now
  }

  /**
   * What is on its way before what is ready, each in the order of capture: all on their way that have to wait for a time,
   * and of what is ready for a time, and of all others, the first `limit` whose turn comes.
   */
  waiting(accountId: string, limit: number): Waiting[] {
    const due = this.#database.all(
      `SELECT id, state, next_at, sequence, ${allBytes} FROM receipt
       LEFT JOIN posting ON posting.receipt_id = receipt.id
       WHERE ${waits} AND next_at IS NULL ORDER BY state = 'ready', sequence LIMIT ?`,
      accountId,
      limit,
    )
    const later = this.#database.all(
      `SELECT id, state, next_at, sequence, ${allBytes} FROM receipt
       JOIN posting ON posting.receipt_id = receipt.id
       WHERE ${waits} AND next_at IS NOT NULL AND state <> 'ready'`,
      accountId,
    )
    const graced = this.#database.all(
      `SELECT id, state, next_at, sequence, ${allBytes} FROM receipt
       JOIN posting ON posting.receipt_id = receipt.id
       WHERE account_id = ? AND state = 'ready' AND next_at IS NOT NULL
       ORDER BY next_at, sequence LIMIT ?`,
      accountId,
      limit,
    )
    const rows = [...due, ...later, ...graced].toSorted(byTurn)
    return rows.map((row) => ({
      id: String(row['id']),
      state: row['state'] as ReceiptState,
      nextAt: typeof row['next_at'] === 'string' ? row['next_at'] : undefined,
      size: Number(row['size']),
    }))
  }

  /**
   * @throws AppError `store-newer`, `store-damaged` when it cannot be read; `not-found`, `wrong-state` when it is not
   * there as it was
   */
  read(id: string): WaitingItem {
    const row = this.#row(id)
    if (Number(row['version'] ?? knownVersion) > knownVersion)
      throw new AppError('store-newer', `Receipt ${id} was written by a newer app`)
    try {
      return { ...this.#receipts.item(id), sequence: Number(row['sequence']) }
    } catch (error) {
      if (error instanceof AppError) throw error
      throw new AppError('store-damaged', `Receipt ${id} cannot be read`, { cause: error })
    }
  }

  /**
   * Puts a receipt that cannot be read before a person: what of it cannot be read is kept elsewhere, and it is rejected.
   * One that may be in the books already stays undecided, so that nobody sends it again by the way.
   */
  setAside(id: string, { code }: AppError): void {
    const row = this.#row(id)
    const isBegun = row['expense_id'] !== null || Number(row['attempt'] ?? 0) > 0
    this.#database.transaction(() => {
      this.#database.run(
        'INSERT INTO set_aside (receipt_id, at, receipt_row) VALUES (?, ?, ?)',
        id,
        this.#now().toISOString(),
        JSON.stringify(row),
      )
      const draft = readableDraft(row['draft'])
      this.#database.run('UPDATE receipt SET draft = ? WHERE id = ?', draft, id)
      this.#receipts.step(id, {
        from: [row['state'] as ReceiptState],
        to: isBegun ? 'undecided' : 'rejected',
        event: 'set-aside',
        note: code,
        problem: { code, said: [] },
      })
    })
  }

  /** The last receipt that was captured, over all accounts; 0 when there is none. */
  newestSequence(): number {
    return Number(this.#database.get('SELECT max(sequence) AS last FROM receipt')?.['last'] ?? 0)
  }

  #row(id: string): Row {
    const row = this.#database.get(
      `SELECT receipt.*, posting.* FROM receipt LEFT JOIN posting ON posting.receipt_id = receipt.id
       WHERE id = ?`,
      id,
    )
    if (!row) throw new AppError('not-found', `No receipt ${id}`)
    return row
  }
}

/** What is on its way before what is ready, each in the order of capture. */
function byTurn(one: Row, other: Row): number {
  const [isReady, isOtherReady] = [one['state'] === 'ready', other['state'] === 'ready']
  if (isReady !== isOtherReady) return isReady ? 1 : -1
  return Number(one['sequence']) - Number(other['sequence'])
}

/** The draft as it is when that can be shown, an empty one otherwise. */
function readableDraft(text: unknown): string {
  try {
    return JSON.stringify(ExpenseDraft.parse(JSON.parse(String(text))))
  } catch {
    return JSON.stringify(emptyDraft)
  }
}
