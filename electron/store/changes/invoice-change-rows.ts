/** Changes of invoices in the books that were begun: on disk before their first byte, so that a crash leaves no riddle. */
import * as z from 'zod'
import { AppError } from '../../../shared/errors'
import {
  changeStates,
  InvoiceChange,
  Missing,
  type PendingChange,
} from '../../../shared/invoices/invoice-change'
import type { Database, Row } from '../database/database'

export interface BegunInvoiceChange {
  id: number
  invoiceId: number
  change: InvoiceChange
  /** The invoice as the service wrote it before. */
  before: string
}

/** What reading again showed, where a person has to look. */
const ChangeOutcome = z.object({
  isApplied: z.boolean().optional(),
  missing: Missing.optional(),
  reason: z.enum(['twice', 'gone']).optional(),
})
type ChangeOutcome = z.infer<typeof ChangeOutcome>

const State = z.enum(changeStates)

export class InvoiceChangeRows {
  readonly #database: Database
  readonly #now: () => Date

  constructor(parts: { database: Database; now: () => Date }) {
    this.#database = parts.database
    this.#now = parts.now
  }

  begin(accountId: string, begun: Omit<BegunInvoiceChange, 'id'>): BegunInvoiceChange {
    const row = this.#database.get(
      `INSERT INTO invoice_change (account_id, invoice_id, change, before_text, begun_at)
       VALUES (?, ?, ?, ?, ?) RETURNING id`,
      accountId,
      begun.invoiceId,
      JSON.stringify(begun.change),
      begun.before,
      this.#now().toISOString(),
    )
    return { ...begun, id: Number(row?.['id']) }
  }

  /** Those whose end nobody has seen, in the order in which they were begun. */
  open(accountId: string): BegunInvoiceChange[] {
    return this.#database
      .all(
        `SELECT * FROM invoice_change WHERE account_id = ? AND state = 'open' ORDER BY id`,
        accountId,
      )
      .map((row) => ({
        id: Number(row['id']),
        invoiceId: Number(row['invoice_id']),
        change: InvoiceChange.parse(JSON.parse(String(row['change']))),
        before: String(row['before_text']),
      }))
  }

  end(id: number, state: z.infer<typeof State>, outcome: ChangeOutcome = {}): void {
    this.#database.run(
      'UPDATE invoice_change SET state = ?, outcome = ? WHERE id = ?',
      state,
      JSON.stringify(outcome),
      id,
    )
  }

  /** Open ones, and those that nobody has taken note of; of one invoice or of all. Newest first. */
  pending(accountId: string, invoiceId?: number): PendingChange[] {
    return this.#database
      .all(
        `SELECT * FROM invoice_change
         WHERE account_id = ? AND (? IS NULL OR invoice_id = ?)
           AND (state = 'open' OR state IN ('not-done', 'differs', 'ask') AND is_acknowledged = 0)
         ORDER BY id DESC LIMIT 200`,
        accountId,
        invoiceId ?? null,
        invoiceId ?? null,
      )
      .map(pendingFrom)
  }

  /** How a change stands. @throws AppError `not-found` */
  read(accountId: string, id: number): PendingChange {
    return pendingFrom(this.#row(accountId, id))
  }

  acknowledge(accountId: string, id: number): void {
    const { state } = this.read(accountId, id)
    if (state === 'open') throw new AppError('wrong-state', 'Nobody knows yet how it ended')
    this.#database.run('UPDATE invoice_change SET is_acknowledged = 1 WHERE id = ?', id)
  }

  /** The invoice as it was before a change. @throws AppError `not-found` */
  before(accountId: string, id: number): string {
    return String(this.#row(accountId, id)['before_text'])
  }

  #row(accountId: string, id: number): Row {
    const sql = 'SELECT * FROM invoice_change WHERE account_id = ? AND id = ?'
    const row = this.#database.get(sql, accountId, id)
    if (!row) throw new AppError('not-found', `No change ${id}`)
    return row
  }
}

function pendingFrom(row: Row): PendingChange {
  const outcome = row['outcome']
  return {
    id: Number(row['id']),
    invoiceId: Number(row['invoice_id']),
    change: InvoiceChange.parse(JSON.parse(String(row['change']))),
    state: State.parse(row['state']),
    begunAt: String(row['begun_at']),
    ...(typeof outcome === 'string' && ChangeOutcome.parse(JSON.parse(outcome))),
  }
}
