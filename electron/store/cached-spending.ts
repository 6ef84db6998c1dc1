/** Adds up the cached expenses of one account within some days: by month with their VAT, and by type. */
import type { SpentRows, Span } from '../../shared/overview'
import { poundsOf } from './cached-lists'
import type { Database, Row } from './database'

/** Whole pence of decimal text of the record, what lies below cut off; NULL where it says none. */
const penceOf = (
  text: string,
) => `CASE WHEN instr(${text}, '.') = 0 THEN CAST(${text} AS INTEGER) * 100
  ELSE CAST(replace(substr(${text} || '00', 1, instr(${text}, '.') + 2), '.', '') AS INTEGER) END`

/** Net and VAT stand in the record only; where one is missing, the gross amount gives it. */
const byMonth = `
  WITH spent AS MATERIALIZED (
    SELECT substr(date, 1, 7) AS month, pence, record ->> '$.net' AS net_text, record ->> '$.vat' AS vat_text
    FROM book_record JOIN book_text USING (key)
    WHERE number = (SELECT number FROM book_collection WHERE account_id = ? AND collection = 'expenses')
      AND date BETWEEN ? AND ?
  ), split AS MATERIALIZED (
    SELECT month, pence, ${penceOf('net_text')} AS net, ${penceOf('vat_text')} AS vat FROM spent
  )
  SELECT month, count(*) AS n, sum(pence) AS pence, count(coalesce(net, vat)) AS told,
    coalesce(sum(CASE WHEN coalesce(net, vat) IS NULL THEN 0 ELSE pence END), 0) AS told_pence,
    coalesce(sum(coalesce(net, pence - vat)), 0) AS net,
    coalesce(sum(coalesce(vat, pence - net)), 0) AS vat
  FROM split GROUP BY month ORDER BY month`

/** An expense of several types counts once under each, with its lines of that type. */
const byType = `
  WITH lines AS MATERIALIZED (
    SELECT book_record.key AS expense, pence, coalesce(line.value ->> '$.expenseType', '') AS type, line.value ->> '$.gross' AS gross
    FROM book_record JOIN book_text USING (key) LEFT JOIN json_each(record, '$.lines') AS line
    WHERE number = (SELECT number FROM book_collection WHERE account_id = ? AND collection = 'expenses')
      AND date BETWEEN ? AND ?
  )
  SELECT type, count(DISTINCT expense) AS n, sum(CASE WHEN gross IS NULL THEN pence ELSE ${penceOf('gross')} END) AS pence
  FROM lines GROUP BY type`

export class CachedSpending {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  within(accountId: string, { from, to }: Span): SpentRows {
    const rows = (sql: string) => this.#database.all(sql, accountId, from, to)
    return {
      months: rows(byMonth).map(monthFrom),
      types: rows(byType).map((row) => ({ code: String(row['type']), ...spendingFrom(row) })),
    }
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
