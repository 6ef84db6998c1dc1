/** The one place that speaks to SQLite: opens it durably, migrates it, and turns its failures into ours. */
import {
  DatabaseSync,
  type DatabaseSyncInstance,
  type StatementSyncInstance,
} from '@photostructure/sqlite'
import { AppError } from '../../shared/errors'
import first from './migrations/0001-first.sql?raw'

const migrations: readonly string[] = [first]

type SqlValue = string | number | bigint | null | Uint8Array

/** A row as SQLite gives it; parse it before use. */
export type Row = Record<string, unknown>

/**
 * An open database. Every commit is on disk when the call returns: WAL with synchronous=FULL, asserted at each open
 * because an existing WAL database opens as NORMAL under some builds.
 */
export class Database {
  readonly #sqlite: DatabaseSyncInstance
  readonly #statements = new Map<string, StatementSyncInstance>()
  #inTransaction = false

  /**
   * Opens or creates the file and brings its schema up to date.
   * @throws AppError `store-newer` when a newer app wrote it (nothing is touched), `store-damaged`, `disk-full`
   */
  constructor(path: string) {
    this.#sqlite = translate(() => new DatabaseSync(path))
    try {
      translate(() => {
        const version = this.#knownVersion()
        this.#configure(path)
        this.#migrate(version)
      })
    } catch (error) {
      this.#sqlite.close()
      throw error
    }
  }

  /** Asked before anything else, since even the switch to WAL writes to the file. */
  #knownVersion(): number {
    const version = Number(this.get('PRAGMA user_version')?.['user_version'])
    if (version > migrations.length)
      throw new AppError('store-newer', `Schema ${version}, this app knows ${migrations.length}`)
    return version
  }

  #configure(path: string): void {
    this.#sqlite.exec(`
      PRAGMA busy_timeout = 5000;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA fullfsync = 1;
      PRAGMA checkpoint_fullfsync = 1;
      PRAGMA foreign_keys = ON;
      PRAGMA trusted_schema = OFF;
    `)
    const synchronous = this.get('PRAGMA synchronous')?.['synchronous']
    const journal = this.get('PRAGMA journal_mode')?.['journal_mode']
    const isDurable = synchronous === 2 && (journal === 'wal' || path === ':memory:')
    if (!isDurable)
      throw new AppError(
        'store-damaged',
        `Database is not durable: ${String(journal)}, synchronous ${String(synchronous)}`,
      )
  }

  #migrate(version: number): void {
    migrations.slice(version).forEach((sql, index) => {
      this.transaction(() => {
        this.#sqlite.exec(sql)
        this.#sqlite.exec(`PRAGMA user_version = ${version + index + 1}`)
      })
    })
  }

  all(sql: string, ...values: SqlValue[]): Row[] {
    return translate(() => this.#prepared(sql).all(...values) as Row[])
  }

  get(sql: string, ...values: SqlValue[]): Row | undefined {
    return translate(() => this.#prepared(sql).get(...values) as Row | undefined)
  }

  /** Returns how many rows changed. */
  run(sql: string, ...values: SqlValue[]): number {
    return translate(() => this.#prepared(sql).run(...values).changes)
  }

  /** All or nothing; a transaction inside a transaction joins it. */
  transaction<T>(work: () => T): T {
    if (this.#inTransaction) return work()
    translate(() => {
      this.#sqlite.exec('BEGIN IMMEDIATE')
    })
    this.#inTransaction = true
    try {
      const result = work()
      translate(() => {
        this.#sqlite.exec('COMMIT')
      })
      return result
    } catch (error) {
      try {
        this.#sqlite.exec('ROLLBACK')
      } catch {
        // SQLite has rolled back by itself, as it does when the disk is full.
      }
      throw error
    } finally {
      this.#inTransaction = false
    }
  }

  /** Leaves everything in the one file: a copy of it alone is whole. */
  close(): void {
    this.#statements.clear()
    this.#sqlite.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    this.#sqlite.close()
  }

  #prepared(sql: string): StatementSyncInstance {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#sqlite.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}

function translate<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof AppError) throw error
    const text = error instanceof Error ? error.message : String(error)
    if (/disk is full|SQLITE_FULL/i.test(text)) throw new AppError('disk-full', text)
    if (/malformed|not a database|corrupt|disk I\/O/i.test(text))
      throw new AppError('store-damaged', text, { cause: error })
    if (/readonly|unable to open/i.test(text)) throw new AppError('no-permission', text)
    throw error
  }
}
