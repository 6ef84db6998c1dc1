/** The cache of every account's books, for when there is no network: choices, records, and the lists made of them. */
import * as z from 'zod'
import { Country, SupplierRecord } from '../../../shared/books/books'
import { emptyReferenceData, ReferenceData } from '../../../shared/books/reference-data'
import { foldName, type Supplier } from '../../../shared/books/supplier'
import { CachedLists } from './cached-lists'
import { CachedRecords } from './cached-records'
import { CachedSpending } from './cached-spending'
import type { Database, Row } from '../database/database'

export class CachedBooks {
  readonly records: CachedRecords
  readonly lists: CachedLists
  readonly spending: CachedSpending
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
    this.records = new CachedRecords(database)
    this.lists = new CachedLists(database)
    this.spending = new CachedSpending(database)
  }

  /** Takes everything of one account away. */
  forget(accountId: string): void {
    this.#database.transaction(() => {
      for (const table of ['book_record', 'book_collection', 'book_lookup', 'reference_data'])
        this.#database.run(`DELETE FROM ${table} WHERE account_id = ?`, accountId)
    })
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

  countries(accountId: string): Country[] {
    const row = this.#database.get(
      `SELECT body FROM book_lookup WHERE account_id = ? AND name = 'countries'`,
      accountId,
    )
    return row ? z.array(Country).parse(JSON.parse(String(row['body']))) : []
  }

  keepCountries(accountId: string, countries: readonly Country[]): void {
    this.#database.run(
      `INSERT OR REPLACE INTO book_lookup (account_id, name, body) VALUES (?, 'countries', ?)`,
      accountId,
      JSON.stringify(countries),
    )
  }

  /** Suppliers whose name holds every word of the search, best match first. */
  findSuppliers(accountId: string, search: string, limit: number): SupplierRecord[] {
    const words = foldName(search).split(' ').filter(Boolean)
    return this.#database
      .all(
        `SELECT record FROM book_record JOIN book_text USING (key)
         WHERE account_id = ? AND collection = 'suppliers'
         ${words.map(() => `AND name LIKE ? ESCAPE '\\'`).join(' ')}
         ORDER BY CASE WHEN name LIKE ? ESCAPE '\\' THEN 0 ELSE 1 END, name LIMIT ?`,
        accountId,
        ...words.map((word) => `%${escaped(word)}%`),
        `${escaped(words.join(' '))}%`,
        limit,
      )
      .map(supplierFrom)
  }

  /** The supplier with this very name, apart from case and punctuation; undefined when several bear it. */
  supplierNamed(accountId: string, name: string): Supplier | undefined {
    const rows = this.#database.all(
      `SELECT record FROM book_record JOIN book_text USING (key)
       WHERE account_id = ? AND collection = 'suppliers' AND name = ? LIMIT 2`,
      accountId,
      foldName(name),
    )
    return rows.length === 1 && rows[0] ? supplierFrom(rows[0]) : undefined
  }
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`)
}

function supplierFrom(row: Row): SupplierRecord {
  return SupplierRecord.parse(JSON.parse(String(row['record'])))
}
