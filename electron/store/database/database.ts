/** The one place that speaks to SQLite: opens it durably, migrates it, and turns its failures into ours. */
import {
  backup,
  DatabaseSync,
  type DatabaseSyncInstance,
  type StatementSyncInstance,
} from '@photostructure/sqlite'
import { AppError } from '../../../shared/errors'
import { meaningOf } from './failures'
import { isKnownToMake } from './known-schemas'
import { doubt, noteLeft, wholeSince } from './whole'
import { storeMigrations } from './migrations'
import { applicationIdOf, assertKnown, assertKnownFile, type SchemaVersion } from './schema-version'

type SqlValue = string | number | bigint | null | Uint8Array

/** A row as SQLite gives it; parse it before use. */
export type Row = Record<string, unknown>

/** How a transaction comes to the disk. */
export interface Commit {
  /** It need not be there when the call returns; for what can be found out again. */
  maySyncLater?: boolean
}

interface Options {
  /** Called before anything of an existing file is used or brought to a newer schema, with what copies it whole. */
  beforeUse?: (
    found: { version: number; isToMigrate: boolean },
    copyTo: (file: string) => void,
  ) => void
  /**
   * For what can be fetched again: moves the damaged files away, or has it done at the next start. The database goes on
   * anew and empty, and what was asked of it fails once. Commits need not survive a power cut.
   */
  moveAway?: () => void
}

/**
 * An open database. Every commit is on disk when the call returns: WAL with synchronous=FULL, asserted at each open
 * because an existing WAL database opens as NORMAL under some builds. Only one that says so may come there later.
 */
export class Database {
  /** The schema the file had before; undefined when it was new. */
  readonly openedVersion: number | undefined
  readonly #path: string
  readonly #migrations: readonly string[]
  readonly #options: Options
  readonly #statements = new Map<string, StatementSyncInstance>()
  readonly #listeners: (() => void)[] = []
  #sqlite: DatabaseSyncInstance
  #inTransaction = false
  #isDamaged = false
  #isOpen = false
  /** How often something was taken back or the file begun anew, which SQLite does not count. */
  #turns = 0
  /** When all pages were last looked at; undefined where nobody looks. */
  #checkedMs: number | undefined

  /**
   * Opens or creates the file, looks whether it is whole and brings its schema up to date.
   * @param file absolute path
   * @throws AppError `store-newer` when a newer app wrote it (nothing is touched), `store-damaged`, `disk-full`,
   *   `no-permission`
   */
  constructor(file: string, migrations = storeMigrations, options: Options = {}) {
    this.#path = file
    this.#migrations = migrations
    this.#options = options
    this.#translated(() => {
      assertKnownFile(file, migrations.length, peek)
    })
    this.#sqlite = this.#translated(() => new DatabaseSync(file))
    try {
      this.openedVersion = this.#translated(() => this.#setUp())
      this.#isOpen = true
    } catch (error) {
      this.#sqlite.close()
      throw error
    }
  }

  /** Called after each transaction that is on disk, and all those before it with it. */
  afterCommit(listener: () => void): void {
    this.#listeners.push(listener)
  }

  #setUp(): number | undefined {
    const found = versionIn(this.#sqlite)
    // Asked before anything else, since even the switch to WAL writes to the file.
    assertKnown(found, this.#migrations.length)
    this.#configure()
    const isNew = found.version === 0 && this.#ask('SELECT count(*) FROM sqlite_schema') === 0
    // One that may only be read is named now, not when the first receipt is to be saved.
    this.#sqlite.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${found.version}; ROLLBACK`)
    if (!isNew) this.#assertSchema(found.version)
    if (!this.#options.moveAway) this.#checkedMs = isNew ? Date.now() : this.#wholeSince()
    this.#migrate(found.version, isNew)
    return isNew ? undefined : found.version
  }

  #configure(): void {
    // What can be fetched again comes in floods: its log is written back at 250 pages, as each time holds up the thread.
    const level = this.#options.moveAway ? 'NORMAL' : 'FULL'
    this.#sqlite.exec(`
      PRAGMA busy_timeout = 5000;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = ${level};
      PRAGMA wal_autocheckpoint = ${this.#options.moveAway ? 250 : 1000};
      PRAGMA fullfsync = 1; PRAGMA checkpoint_fullfsync = 1;
      PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON;
    `)
    const synchronous = this.#ask('SELECT synchronous FROM pragma_synchronous')
    const journal = this.#ask('SELECT journal_mode FROM pragma_journal_mode')
    const isDurable =
      synchronous === (level === 'FULL' ? 2 : 1) && (journal === 'wal' || this.#path === ':memory:')
    if (!isDurable)
      throw new AppError(
        'store-damaged',
        `Database is not durable: ${String(journal)}, synchronous ${String(synchronous)}`,
      )
  }

  /**
   * What SQLite keeps of the schema is text, which no check of pages looks into: a name turned by one byte would fail only
   * at the statement that needs it.
   */
  #assertSchema(version: number): void {
    const [migrations, schema] = [this.#migrations.slice(0, version), schemaOf(this.#sqlite)]
    if (!isKnownToMake(migrations.join('\n'), schema) && schema !== schemaMadeBy(migrations))
      throw new AppError('store-damaged', 'The schema is not the one that was made')
  }

  #wholeSince(): number {
    return wholeSince({
      file: this.#path,
      ask: (query) => this.#ask(query),
      exec: (sql) => {
        this.#sqlite.exec(sql)
      },
    })
  }

  #ask(query: string): unknown {
    return ask(this.#sqlite, query)
  }

  #migrate(version: number, isNew: boolean): void {
    const due = this.#migrations.slice(version)
    if (!isNew)
      this.#options.beforeUse?.({ version, isToMigrate: due.length > 0 }, (copy) => {
        this.#sqlite.exec(`VACUUM INTO '${copy.replaceAll("'", "''")}'`)
      })
    if (due.length === 0) return
    this.transaction(() => {
      for (const sql of due) this.#sqlite.exec(sql)
      this.#sqlite.exec(`PRAGMA user_version = ${this.#migrations.length}`)
      this.#sqlite.exec(`PRAGMA application_id = ${applicationIdOf(this.#migrations.length)}`)
    })
  }

  all(sql: string, ...values: SqlValue[]): Row[] {
    return this.#translated(() => this.#prepared(sql).all(...values) as Row[])
  }

  get(sql: string, ...values: SqlValue[]): Row | undefined {
    return this.#translated(() => this.#prepared(sql).get(...values) as Row | undefined)
  }

  /** Returns how many rows changed. */
  run(sql: string, ...values: SqlValue[]): number {
    return this.#translated(() => this.#prepared(sql).run(...values).changes)
  }

  /** Another one whenever anything in the file may be other than before, by this connection (`own`) or another. */
  revision(): string {
    const row = this.get(
      'SELECT total_changes() AS own, data_version AS others FROM pragma_data_version',
    )
    return `${this.#turns} ${Number(row?.['own'])} ${Number(row?.['others'])}`
  }

  /**
   * All or nothing; a transaction inside a transaction joins it. One that `maySyncLater` survives the end of the process, but
   * is on disk only with the next that may not, which spares whoever calls the wait.
   */
  transaction<T>(work: () => T, { maySyncLater = false }: Commit = {}): T {
    if (this.#inTransaction) return work()
    if (maySyncLater && !this.#options.moveAway) return this.#unsynced(work)
    const result = this.#inOne(work)
    for (const listener of this.#listeners) listener()
    return result
  }

  #unsynced<T>(work: () => T): T {
    this.#synchronous('NORMAL')
    try {
      return this.#inOne(work)
    } finally {
      this.#synchronous('FULL')
    }
  }

  #synchronous(level: 'NORMAL' | 'FULL'): void {
    this.#translated(() => {
      this.#ensureOpen()
      this.#sqlite.exec(`PRAGMA synchronous = ${level}`)
    })
  }

  #inOne<T>(work: () => T): T {
    this.#translated(() => {
      this.#ensureOpen()
      this.#sqlite.exec('BEGIN IMMEDIATE')
    })
    this.#inTransaction = true
    try {
      const result = work()
      this.#translated(() => {
        this.#sqlite.exec('COMMIT')
      })
      return result
    } catch (error) {
      this.#turns += 1
      try {
        this.#sqlite.exec('ROLLBACK')
      } catch {
        // SQLite has rolled back by itself, as it does when the disk is full.
      }
      throw error
    } finally {
      this.#inTransaction = false
      if (this.#isDamaged) this.#beginAnew()
    }
  }

  /**
   * Writes a whole copy, as of one moment, bit by bit beside other work. @param file absolute path where nothing is yet
   * @throws AppError `disk-full`, `no-permission`
   */
  async copyTo(file: string): Promise<void> {
    this.#translated(() => {
      this.#ensureOpen()
    })
    try {
      await backup(this.#sqlite, file, { rate: 200 })
    } catch (error) {
      throw meaningOf(error, file)
    }
  }

  /** Leaves everything in the one file: a copy of it alone is whole. */
  close(): void {
    this.#isOpen = false
    this.#statements.clear()
    if (!this.#sqlite.isOpen) return
    try {
      this.#sqlite.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    } catch {
      // On a full disk it stays in the log, from where the next start takes it.
    }
    this.#sqlite.close()
    if (this.#checkedMs !== undefined) noteLeft(this.#path, this.#checkedMs)
  }

  #prepared(sql: string): StatementSyncInstance {
    this.#ensureOpen()
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#sqlite.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  #translated<T>(work: () => T): T {
    try {
      return work()
    } catch (thrown) {
      // One that can be made again is not worth waiting for a disk.
      const error = meaningOf(thrown, this.#path, this.#isOpen && !this.#options.moveAway)
      this.#isDamaged = error instanceof AppError && error.code === 'store-damaged'
      if (this.#isDamaged && this.#isOpen && !this.#options.moveAway) doubt(this.#path)
      if (this.#isDamaged && !this.#inTransaction) this.#beginAnew()
      throw error
    }
  }

  #beginAnew(): void {
    const { moveAway } = this.#options
    this.#isDamaged = false
    // While it is being opened, whoever opens it decides.
    if (!moveAway || !this.#isOpen) return
    this.#statements.clear()
    if (this.#sqlite.isOpen) this.#sqlite.close()
    moveAway()
    this.#ensureOpen()
  }

  /** Where beginning anew failed, as on a disk that was full, every later call tries it again. */
  #ensureOpen(): void {
    if (this.#sqlite.isOpen || !this.#isOpen) return
    this.#sqlite = new DatabaseSync(this.#path)
    this.#turns += 1
    try {
      this.#setUp()
    } catch (error) {
      this.#sqlite.close()
      throw error
    }
  }
}

/**
 * One value, asked for without a prepared statement: those hold the file open until they are collected as garbage, and
 * a file that turns out to be damaged has to be moved at once.
 */
function ask(sqlite: DatabaseSyncInstance, query: string): unknown {
  let told: unknown
  sqlite.function('tell', (value: unknown) => {
    told = value
    return 0
  })
  sqlite.exec(`SELECT tell((${query}))`)
  return told
}

/** As it was written, without what SQLite adds for itself (its statistics, the tables behind an index of words). */
function schemaOf(sqlite: DatabaseSyncInstance): string {
  const told = ask(
    sqlite,
    `SELECT group_concat(line, char(10)) FROM (
       SELECT format('%s %s %s %s', type, name, tbl_name, sql) AS line FROM sqlite_schema
       WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
         AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow')
       ORDER BY line)`,
  )
  return String(told)
}

const made = new Map<string, string>()

/** The schema that these migrations make, as `schemaOf` words it; made once, in memory. */
export function schemaMadeBy(migrations: readonly string[]): string {
  const script = migrations.join('\n')
  const known = made.get(script)
  if (known !== undefined) return known
  const sqlite = new DatabaseSync(':memory:')
  try {
    sqlite.exec(script)
    const schema = schemaOf(sqlite)
    made.set(script, schema)
    return schema
  } finally {
    sqlite.close()
  }
}

function versionIn(sqlite: DatabaseSyncInstance): SchemaVersion {
  return {
    version: Number(ask(sqlite, 'SELECT user_version FROM pragma_user_version')),
    applicationId: Number(ask(sqlite, 'SELECT application_id FROM pragma_application_id')),
  }
}

function peek(copy: string): SchemaVersion {
  const sqlite = new DatabaseSync(copy)
  try {
    return versionIn(sqlite)
  } finally {
    sqlite.close()
  }
}

/**
 * Takes an exclusive lock on a small file of its own, which ends with this process at the latest (SQLite, File Locking
 * And Concurrency). Returns what gives it back, or undefined at once when another has it.
 * @throws AppError `no-permission`, `disk-full`, `store-damaged`
 */
export function lockFile(file: string): (() => void) | undefined {
  const sqlite = translated(() => new DatabaseSync(file), file)
  try {
    sqlite.exec('PRAGMA busy_timeout = 0')
    sqlite.exec('BEGIN EXCLUSIVE')
    return () => {
      if (sqlite.isOpen) sqlite.close()
    }
  } catch (error) {
    sqlite.close()
    if (error instanceof Error && /locked|busy/i.test(error.message)) return undefined
    throw meaningOf(error, file)
  }
}

function translated<T>(work: () => T, file: string): T {
  try {
    return work()
  } catch (error) {
    throw meaningOf(error, file)
  }
}
