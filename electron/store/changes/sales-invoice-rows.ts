/** What is remembered of sales invoices: what is typed, and e-mails that were asked for. */
import { TypedSalesInvoice, type Email } from '../../../shared/sales-invoices/sales-billing'
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

  /** Those that went or may have gone, newest first. */
  emails(accountId: string, invoiceId: number): Email[] {
    return this.#database
      .all(
        `SELECT * FROM book_change WHERE account_id = ? AND about = 'sales-invoice-email' AND subject = ?
           AND state <> 'not-done' ORDER BY id DESC LIMIT 100`,
        accountId,
        String(invoiceId),
      )
      .map(emailFrom)
  }

  /** The day of the newest e-mail of each invoice. */
  lastDays(accountId: string): ReadonlyMap<number, string> {
    const rows = this.#database.all(
      `SELECT subject, max(wanted) AS day FROM book_change
       WHERE account_id = ? AND about = 'sales-invoice-email' AND state <> 'not-done' GROUP BY subject`,
      accountId,
    )
    return new Map(rows.map((row) => [Number(row['subject']), String(row['day'])]))
  }
}

function emailFrom(row: Row): Email {
  return {
    kind: row['kind'] === 'sales-invoice-reminder' ? 'reminder' : 'email',
    state: row['state'] === 'done' ? 'sent' : 'unknown',
    day: String(row['wanted']),
    at: String(row['begun_at']),
  }
}
