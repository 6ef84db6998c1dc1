/** What is remembered of sales invoices: what is typed, creations in doubt, e-mails that were asked for. */
import * as z from 'zod'
import { AppError } from '../../../shared/errors'
import { SalesInvoiceDraft } from '../../../shared/sales-invoices/sales-invoice'
import {
  PendingSalesInvoice,
  TypedSalesInvoice,
  type Letter,
} from '../../../shared/sales-invoices/sales-billing'
import type { Database, Row } from '../database/database'

export interface BegunCreation extends PendingSalesInvoice {
  /** Of those that were there before. */
  knownIds: number[]
}

const Ids = z.array(z.int())

export class SalesInvoiceRows {
  readonly #database: Database
  readonly #now: () => Date

  constructor(parts: { database: Database; now: () => Date }) {
    this.#database = parts.database
    this.#now = parts.now
  }

  /** The new one that was being typed; what this version cannot read is as good as nothing. */
  typed(accountId: string): TypedSalesInvoice | undefined {
    const sql = 'SELECT typed FROM typed_sales_invoice WHERE account_id = ?'
    const row = this.#database.get(sql, accountId)
    return row && TypedSalesInvoice.safeParse(JSON.parse(String(row['typed']))).data
  }

  keepTyped(accountId: string, typed: TypedSalesInvoice | undefined): void {
    if (typed)
      this.#database.run(
        'INSERT OR REPLACE INTO typed_sales_invoice (account_id, typed, changed_at) VALUES (?, ?, ?)',
        accountId,
        JSON.stringify(typed),
        this.#now().toISOString(),
      )
    else this.#database.run('DELETE FROM typed_sales_invoice WHERE account_id = ?', accountId)
  }

  beginCreation(accountId: string, draft: SalesInvoiceDraft, knownIds: readonly number[]): number {
    const row = this.#database.get(
      `INSERT INTO sales_invoice_creation (account_id, draft, known_ids, begun_at)
       VALUES (?, ?, ?, ?) RETURNING id`,
      accountId,
      JSON.stringify(draft),
      JSON.stringify(knownIds),
      this.#now().toISOString(),
    )
    return Number(row?.['id'])
  }

  /** Those that are in doubt, proved not to be there, or there more than once. */
  creations(accountId: string): BegunCreation[] {
    return this.#database
      .all('SELECT * FROM sales_invoice_creation WHERE account_id = ? ORDER BY id', accountId)
      .map(creationFrom)
  }

  doubtCreation(id: number, state: 'not-done' | 'ask', candidates: readonly number[] = []): void {
    const sql = 'UPDATE sales_invoice_creation SET state = ?, candidates = ? WHERE id = ?'
    this.#database.run(sql, state, JSON.stringify(candidates), id)
  }

  /** It is known how it ended, or a person has looked. */
  endCreation(accountId: string, id: number): void {
    const sql = 'DELETE FROM sales_invoice_creation WHERE account_id = ? AND id = ?'
    this.#database.run(sql, accountId, id)
  }

  /**
   * Notes that an e-mail is about to be asked for.
   * @throws AppError `wrong-state` for a second reminder on the same day
   */
  beginLetter(accountId: string, invoiceId: number, letter: Pick<Letter, 'kind' | 'day'>): number {
    const row = this.#database.get(
      `INSERT INTO sales_invoice_letter (account_id, invoice_id, kind, day, at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING RETURNING id`,
      accountId,
      invoiceId,
      letter.kind,
      letter.day,
      this.#now().toISOString(),
    )
    if (!row) throw new AppError('wrong-state', 'It was reminded of today')
    return Number(row['id'])
  }

  endLetter(id: number, state: 'sent' | 'not-sent'): void {
    this.#database.run('UPDATE sales_invoice_letter SET state = ? WHERE id = ?', state, id)
  }

  /** Those that went or may have gone, newest first. */
  letters(accountId: string, invoiceId: number): Letter[] {
    return this.#database
      .all(
        `SELECT * FROM sales_invoice_letter
         WHERE account_id = ? AND invoice_id = ? AND state <> 'not-sent' ORDER BY id DESC LIMIT 100`,
        accountId,
        invoiceId,
      )
      .map(letterFrom)
  }

  /** The day of the newest letter of each invoice. */
  lastDays(accountId: string): ReadonlyMap<number, string> {
    const rows = this.#database.all(
      `SELECT invoice_id, max(day) AS day FROM sales_invoice_letter
       WHERE account_id = ? AND state <> 'not-sent' GROUP BY invoice_id`,
      accountId,
    )
    return new Map(rows.map((row) => [Number(row['invoice_id']), String(row['day'])]))
  }
}

function creationFrom(row: Row): BegunCreation {
  return {
    id: Number(row['id']),
    draft: SalesInvoiceDraft.parse(JSON.parse(String(row['draft']))),
    knownIds: Ids.parse(JSON.parse(String(row['known_ids']))),
    state: PendingSalesInvoice.shape.state.parse(row['state']),
    candidates: Ids.parse(JSON.parse(String(row['candidates']))),
    begunAt: String(row['begun_at']),
  }
}

function letterFrom(row: Row): Letter {
  return {
    kind: row['kind'] === 'reminder' ? 'reminder' : 'email',
    state: row['state'] === 'sent' ? 'sent' : 'unknown',
    day: String(row['day']),
    at: String(row['at']),
  }
}
