/** Turns a database back into one that an older app would have left behind. */
import { renameSync, rmSync } from 'node:fs'
import { Database, type Row } from '../../../electron/store/database'
import { storeMigrations } from '../../../electron/store/migrations'

const tables = ['account', 'receipt', 'posting', 'journal']

/** @param file absolute path of a database that nobody has open */
export function asOfSchema(file: string, version: number): void {
  const current = new Database(file)
  const older = new Database(`${file}.older`, storeMigrations.slice(0, version))
  for (const table of tables) {
    const columns = older
      .all('SELECT name FROM pragma_table_info(?)', table)
      .map(({ name }) => String(name))
    for (const row of current.all(`SELECT * FROM ${table}`)) insert(older, table, columns, row)
  }
  older.close()
  current.close()
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true })
  renameSync(`${file}.older`, file)
}

function insert(into: Database, table: string, columns: string[], row: Row): void {
  const kept = columns.filter((column) => column in row)
  const marks = kept.map(() => '?').join(', ')
  const values = kept.map((column) => row[column] as string | number | null)
  into.run(`INSERT INTO ${table} (${kept.join(', ')}) VALUES (${marks})`, ...values)
}
