/** How much of each kind a profile holds: numbers for a report, and nothing of what they count. */
import * as z from 'zod'
import { errorCodes } from '../../shared/errors'
import { ReceiptState } from '../../shared/receipts/receipt'
import type { Database } from './database/database'

const count = z.int().min(0)

export const Tally = z.strictObject({
  /** Of the truth and of the two caches. */
  schemas: z.strictObject({ truth: count, books: count, readings: count }),
  accounts: count,
  receipts: z.partialRecord(ReceiptState, count),
  /** Why receipts could not go, or need a person. */
  problems: z.partialRecord(z.enum(errorCodes), count),
  readings: z.partialRecord(z.enum(['waiting', 'read', 'failed', 'cancelled']), count),
  /** Changes of the books that were begun. */
  changes: z.partialRecord(z.enum(['open', 'done', 'not-done', 'differs', 'ask']), count),
  invoiceDrafts: z.partialRecord(z.enum(['typed', 'sending', 'unknown', 'sent']), count),
  /** Records of the books that are kept to be read without a network. */
  cached: z.partialRecord(
    z.enum(['expenses', 'suppliers', 'clients', 'bankAccounts', 'invoices', 'salesInvoices']),
    count,
  ),
  watchedFolders: count,
  journal: count,
  /** Rows that could not be read and were put aside. */
  setAside: count,
})
export type Tally = z.infer<typeof Tally>

/** Counts what there is; whatever it finds no name for is left out. */
export function tallyOf(parts: { database: Database; caches: Database; texts: Database }): Tally {
  const { database, caches, texts } = parts
  return Tally.parse({
    schemas: {
      truth: schemaOf(database),
      books: schemaOf(caches),
      readings: schemaOf(texts),
    },
    accounts: rowsIn(database, 'account'),
    receipts: counts(Tally.shape.receipts, database, 'SELECT state AS name FROM receipt'),
    problems: counts(
      Tally.shape.problems,
      database,
      `SELECT problem ->> 'code' AS name FROM receipt WHERE problem IS NOT NULL`,
    ),
    readings: counts(Tally.shape.readings, database, 'SELECT state AS name FROM reading'),
    changes: counts(Tally.shape.changes, database, 'SELECT state AS name FROM book_change'),
    invoiceDrafts: counts(
      Tally.shape.invoiceDrafts,
      database,
      'SELECT state AS name FROM invoice_draft_state',
    ),
    cached: counts(Tally.shape.cached, caches, 'SELECT collection AS name FROM book_record'),
    watchedFolders: rowsIn(database, 'watched_folder'),
    journal: rowsIn(database, 'journal'),
    setAside: rowsIn(database, 'set_aside'),
  })
}

type Named = z.ZodType<Record<string, number>>

/** How often each name comes in a question for them; names that are not of the closed list are passed over. */
function counts(known: Named, database: Database, names: string): Record<string, number> {
  const rows = database.all(`SELECT name, count(*) AS n FROM (${names}) GROUP BY name`)
  const pairs = rows.map((row) => [String(row['name']), Number(row['n'])] as const)
  return Object.fromEntries(pairs.filter(([name, n]) => known.safeParse({ [name]: n }).success))
}

function rowsIn(database: Database, table: string): number {
  return Number(database.get(`SELECT count(*) AS n FROM ${table}`)?.['n'] ?? 0)
}

function schemaOf(database: Database): number {
  return Number(database.get('SELECT user_version AS n FROM pragma_user_version')?.['n'] ?? 0)
}
