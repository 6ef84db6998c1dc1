/** Turns a database back into one that an older app would have left behind. */
import { renameSync, rmSync } from 'node:fs'
import { Database, type Row } from '../../../electron/store/database/database'
import { storeMigrations } from '../../../electron/store/database/migrations'
import { RowChecksum } from '../../../electron/store/recovery/row-checksum'

const tables = ['account', 'receipt', 'posting', 'journal']

/** @param file absolute path of a database that nobody has open */
export function asOfSchema(file: string, version: number): void {
  const current = new Database(file)
  const older = new Database(`${file}.older`, storeMigrations.slice(0, version))
  for (const table of tables) {
    const columns = older
      .all('SELECT name FROM pragma_table_info(?)', table)
      .map(({ name }) => String(name))
    for (const row of current.all(`SELECT * FROM ${table}`))
      insert(older, table, columns, asBefore(row, columns))
  }
  if (hasChecksums(older)) sealAll(older)
  older.close()
  current.close()
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true })
  renameSync(`${file}.older`, file)
}

/** What a later schema keeps elsewhere, where this one had it; checksums of accounts are made at the next start. */
function asBefore(row: Row, columns: readonly string[]): Row {
  const marks = row['bank_marks']
  if (typeof marks !== 'string' || columns.includes('bank_marks')) return row
  const ids = (JSON.parse(marks) as { id: number }[]).map(({ id }) => id)
  return { ...row, bank_account_ids: JSON.stringify(ids), checksum: null }
}

const hasChecksums = (database: Database): boolean =>
  database.get(`SELECT 1 FROM pragma_table_info('receipt') WHERE name = 'checksum'`) !== undefined

/** An older app's checksum knows only the columns it had. */
function sealAll(database: Database): void {
  const checksum = new RowChecksum(database)
  for (const { id } of database.all('SELECT id FROM receipt')) checksum.seal(String(id))
}

function insert(into: Database, table: string, columns: string[], row: Row): void {
  const kept = columns.filter((column) => column in row)
  const marks = kept.map(() => '?').join(', ')
  const values = kept.map((column) => row[column] as string | number | null)
  into.run(`INSERT INTO ${table} (${kept.join(', ')}) VALUES (${marks})`, ...values)
}
