/** What the cached expenses of one account come to: by month with their VAT, by type, and by year of one supplier. */
import type { SpentRows, Span } from '../../../shared/books/overview'
import type { YearSpending } from '../../../shared/books/books'
import { poundsOf } from './cached-lists'
import type { Database, Row } from '../database/database'

const ofExpenses = `number = (SELECT number FROM book_collection
  WHERE account_id = ? AND collection = 'expenses')`
const within = `${ofExpenses} AND month BETWEEN substr(?, 1, 7) AND substr(?, 1, 7)`

const byMonth = `SELECT * FROM book_month WHERE ${within} AND n > 0 ORDER BY month`

/** An expense of several types counts once under each, with its lines of that type. */
const byType = `SELECT type, sum(n) AS n, sum(pence) AS pence FROM book_month_type
  WHERE ${within} GROUP BY type HAVING sum(n) > 0`

/** What one supplier was paid for, by the year of the posting date; the newest first. */
const ofSupplier = `SELECT substr(date, 1, 4) AS year, count(*) AS n, sum(pence) AS pence FROM book_record
  WHERE ${ofExpenses} AND party_id = ? GROUP BY year ORDER BY year DESC`

export class CachedSpending {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** @param span of whole months */
  within(accountId: string, { from, to }: Span): SpentRows {
    const rows = (sql: string) => this.#database.all(sql, accountId, from, to)
    return {
      months: rows(byMonth).map(monthFrom),
      types: rows(byType).map((row) => ({ code: String(row['type']), ...spendingFrom(row) })),
    }
  }

  ofSupplier(accountId: string, supplierId: number): YearSpending[] {
    return this.#database
      .all(ofSupplier, accountId, supplierId)
      .map((row) => ({ year: String(row['year']), ...spendingFrom(row) }))
  }
}

function monthFrom(row: Row): SpentRows['months'][number] {
  const pounds = (column: string) => poundsOf(Number(row[column]))
  const told = Number(row['told'])
  return {
    month: String(row['month']),
    ...spendingFrom(row),
    told: { gross: pounds('told_pence'), net: pounds('net'), vat: pounds('vat'), count: told },
    untold: Number(row['n']) - told,
  }
}

const spendingFrom = (row: Row) => ({
  amount: poundsOf(Number(row['pence'])),
  count: Number(row['n']),
})
