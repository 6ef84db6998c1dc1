// Owns the ranges of ids: every company has its own, as records of all companies of the real service share one sequence.
import type { Database } from '../database'

const accountPath = '$.salesInvoiceDetails.bankAccount.accountId'

type Reference = { table: string; column: string }

/** Moves every id of the company, and everything that refers to one, up by the same distance. */
export function moveIds(database: Database, distance: number): void {
  if (distance === 0) return
  // References are looked at when the transaction ends, when both of their ends have moved.
  database.run('PRAGMA defer_foreign_keys = ON')
  const tables = database.all<{ name: string }>('SELECT name FROM sqlite_sequence')
  for (const { name } of tables) {
    for (const { table, column } of [{ table: name, column: 'id' }, ...references(database, name)])
      database.run(`UPDATE ${table} SET ${column} = ${column} + ?`, distance)
  }
  database.run('UPDATE sqlite_sequence SET seq = seq + ?', distance)
  // The content of a sales invoice is JSON, in which numbers are text.
  database.run(
    `UPDATE sales_invoices SET content =
       json_set(content, '${accountPath}', CAST((content ->> '${accountPath}') + ? AS TEXT))
     WHERE content ->> '${accountPath}' IS NOT NULL`,
    distance,
  )
}

function references(database: Database, table: string): Reference[] {
  return database.all<Reference>(
    `SELECT tables.name AS "table", key."from" AS "column"
     FROM sqlite_schema AS tables, pragma_foreign_key_list(tables.name) AS key
     WHERE tables.type = 'table' AND key."table" = ? AND key."to" = 'id'`,
    table,
  )
}
