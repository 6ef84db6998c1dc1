/** What is remembered of sales invoices: what is typed, and e-mails that were asked for. */
import { AppError } from '../../../shared/errors'
import { TypedSalesInvoice, type Letter } from '../../../shared/sales-invoices/sales-billing'
import type { Database, Row } from '../database/database'

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

function letterFrom(row: Row): Letter {
  return {
    kind: row['kind'] === 'reminder' ? 'reminder' : 'email',
    state: row['state'] === 'sent' ? 'sent' : 'unknown',
    day: String(row['day']),
    at: String(row['at']),
  }
}
