/** The rows that keep the service's answers for when there is no network: choices and suppliers, per account. */
import { emptyReferenceData, ReferenceData } from '../../shared/reference-data'
import { foldName, type Supplier } from '../../shared/supplier'
import type { Database, Row } from './database'

export class CachedBooks {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  choices(accountId: string): ReferenceData {
    const row = this.#database.get(
      'SELECT body FROM reference_data WHERE account_id = ?',
      accountId,
    )
    return row ? ReferenceData.parse(JSON.parse(String(row['body']))) : emptyReferenceData
  }

  keepChoices(accountId: string, choices: ReferenceData): void {
    this.#database.run(
      'INSERT OR REPLACE INTO reference_data (account_id, body) VALUES (?, ?)',
      accountId,
      JSON.stringify(choices),
    )
  }

  /** Suppliers whose name holds every word of the search, best match first. */
  findSuppliers(accountId: string, search: string, limit: number): Supplier[] {
    const words = foldName(search).split(' ').filter(Boolean)
    return this.#database
      .all(
        `SELECT * FROM supplier WHERE account_id = ?
         ${words.map(() => `AND folded LIKE ? ESCAPE '\\'`).join(' ')}
         ORDER BY CASE WHEN folded LIKE ? ESCAPE '\\' THEN 0 ELSE 1 END, folded LIMIT ?`,
        accountId,
        ...words.map((word) => `%${escaped(word)}%`),
        `${escaped(words.join(' '))}%`,
        limit,
      )
      .map(fromRow)
  }

  /** The supplier with this very name, apart from case and punctuation; undefined when several bear it. */
  supplierNamed(accountId: string, name: string): Supplier | undefined {
    const rows = this.#database.all(
      'SELECT * FROM supplier WHERE account_id = ? AND folded = ? LIMIT 2',
      accountId,
      foldName(name),
    )
    return rows.length === 1 && rows[0] ? fromRow(rows[0]) : undefined
  }

  keepSupplier(accountId: string, supplier: Supplier): void {
    this.#database.run(
      'INSERT OR REPLACE INTO supplier (account_id, id, name, folded, expense_type) VALUES (?, ?, ?, ?, ?)',
      accountId,
      supplier.id,
      supplier.name,
      foldName(supplier.name),
      supplier.expenseType ?? null,
    )
  }

  /** Replaces the whole list, in one commit. */
  keepSuppliers(accountId: string, suppliers: readonly Supplier[]): void {
    this.#database.transaction(() => {
      this.#database.run('DELETE FROM supplier WHERE account_id = ?', accountId)
      for (const supplier of suppliers) this.keepSupplier(accountId, supplier)
    })
  }
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`)
}

function fromRow(row: Row): Supplier {
  return {
    id: Number(row['id']),
    name: String(row['name']),
    ...(typeof row['expense_type'] === 'string' && { expenseType: row['expense_type'] }),
  }
}
