// Owns the SQLite connection: opening, the schema, prepared statements and transactions.
import { DatabaseSync } from '@photostructure/sqlite'
import { Refusal } from './http/refusal'
import { schema, schemaVersion } from './schema'

type Statement = ReturnType<InstanceType<typeof DatabaseSync>['prepare']>
type Value = string | number | null | Uint8Array

export class Database {
  readonly isNew: boolean
  readonly #connection: InstanceType<typeof DatabaseSync>
  readonly #statements = new Map<string, Statement>()

  constructor(path: string) {
    this.#connection = new DatabaseSync(path)
    this.#connection.exec(
      'PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2000',
    )
    const version = this.get<{ user_version: number }>('PRAGMA user_version')?.user_version
    this.isNew = version === 0
    if (!this.isNew && version !== schemaVersion)
      throw new Error(`${path} was written by another version of the demo service`)
  }

  /** Schema and first rows appear together or not at all, so a start cut short leaves no half company. */
  create(fill: () => void): void {
    this.transaction(() => {
      this.#connection.exec(schema)
      fill()
      this.#connection.exec(`PRAGMA user_version = ${schemaVersion}`)
    })
  }

  get<Row>(sql: string, ...values: Value[]): Row | undefined {
    return (this.#prepare(sql).get(...bindable(values)) as Row | null | undefined) ?? undefined
  }

  all<Row>(sql: string, ...values: Value[]): Row[] {
    return this.#prepare(sql).all(...bindable(values)) as Row[]
  }

  /** Returns the id of the inserted row, which means nothing after an update. */
  run(sql: string, ...values: Value[]): number {
    return Number(this.#prepare(sql).run(...bindable(values)).lastInsertRowid)
  }

  /** The id of the last row ever created in a table, whether or not it is still there. */
  lastCreated(table: 'expenses' | 'suppliers' | 'customers' | 'sales_invoices'): number {
    const sql = 'SELECT seq FROM sqlite_sequence WHERE name = ?'
    return this.get<{ seq: number }>(sql, table)?.seq ?? 0
  }

  transaction<Result>(work: () => Result): Result {
    this.#connection.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.#connection.exec('COMMIT')
      return result
    } catch (cause) {
      this.#connection.exec('ROLLBACK')
      throw cause
    }
  }

  /** Leaves one whole file: statements not yet collected would keep the log beside it from being folded in. */
  close(): void {
    this.#statements.clear()
    this.#connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    this.#connection.close()
  }

  #prepare(sql: string): Statement {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#connection.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}

/**
 * The values, unless one is a text with U+0000, at which the connection would cut it.
 * @throws Refusal 400, which undoes the transaction of the request
 */
function bindable(values: readonly Value[]): readonly Value[] {
  if (values.some((value) => typeof value === 'string' && value.includes('\0')))
    throw new Refusal(400, 'A text holds the character U+0000')
  return values
}
