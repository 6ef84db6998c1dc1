/**
 * Stands in for `@photostructure/sqlite`: the real SQLite, in memory and without a journal on disk. Commits outlive the
 * process that made them, as they would on a disk; an open transaction does not.
 */
import {
  DatabaseSync as Real,
  type DatabaseSyncInstance,
  type StatementSyncInstance,
} from '@photostructure/sqlite'
import path from 'node:path'
import { computer } from '../computer'

export type { DatabaseSyncInstance, StatementSyncInstance }

type Value = string | number | bigint | null | Uint8Array
type Rows = Record<string, Value>[]

/** What was read by one statement, for as long as nothing is written. */
interface Remembered {
  at: number
  rows: Map<string, Rows>
}

/** One database, kept over crashes and, emptied, over seeds: making its tables takes longer than a whole seed. */
class Kept {
  readonly real = new Real(':memory:')
  /** Grows with everything that may change what a reading gives. */
  version = 0
  readonly #statements = new Map<string, StatementSyncInstance>()
  readonly #remembered = new Map<string, Remembered>()
  #tables: string[] | undefined

  constructor() {
    this.real.exec(
      'PRAGMA foreign_keys = ON; PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY; ' +
        'PRAGMA temp_store = MEMORY; PRAGMA cache_size = 50',
    )
  }

  /** Reads, or gives again what the same reading gave since the last write. */
  all(sql: string, values: Value[]): Rows {
    const known = this.#remembered.get(sql)
    const key = values.map((value) => `${typeof value} ${String(value)}`).join('\n')
    const isFresh = known?.at === this.version
    const rows =
      (isFresh ? known.rows.get(key) : undefined) ?? (this.prepared(sql).all(...values) as Rows)
    if (isFresh) known.rows.set(key, rows)
    else this.#remembered.set(sql, { at: this.version, rows: new Map([[key, rows]]) })
    return rows
  }

  prepared(sql: string): StatementSyncInstance {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.real.prepare(sql)
    if (!/^\s*(CREATE|ALTER|DROP)/i.test(sql)) this.#statements.set(sql, statement)
    return statement
  }

  rollBack(): void {
    if (this.real.isTransaction) this.exec('ROLLBACK')
  }

  exec(sql: string): void {
    if (!/^(BEGIN|COMMIT|RELEASE|SAVEPOINT)\b[^;]*$/.test(sql)) this.version += 1
    // Tables come and go with migrations only.
    if (/CREATE|DROP|ALTER/.test(sql)) this.#tables = undefined
    this.real.exec(sql)
  }

  /** Those whose triggers write into others come first, and the numbers given out come last. */
  tables(): string[] {
    if (this.#tables) return this.#tables
    const rows = this.real
      .prepare(
        `SELECT name FROM pragma_table_list AS listed
         WHERE schema = 'main' AND type = 'table' AND name <> 'sqlite_schema'
         ORDER BY name = 'sqlite_sequence', NOT EXISTS (
           SELECT 1 FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = listed.name
         ), name`,
      )
      .all() as Rows
    return (this.#tables = rows.map(({ name }) => String(name)))
  }

  read(): Map<string, Rows> {
    return new Map(
      this.tables().map((table) => [table, this.prepared(`SELECT * FROM ${table}`).all() as Rows]),
    )
  }

  /** Indexes of words are left empty: nobody searches here. */
  write(content: Map<string, Rows>): void {
    this.rollBack()
    const tables = this.tables()
    if (tables.length === 0) return
    this.exec('PRAGMA foreign_keys = OFF; BEGIN')
    for (const table of tables) this.prepared(`DELETE FROM ${table}`).run()
    for (const table of this.#indexesOfWords())
      this.prepared(`INSERT INTO ${table} (${table}) VALUES ('delete-all')`).run()
    for (const [table, rows] of content) {
      // What triggers put there meanwhile.
      this.prepared(`DELETE FROM ${table}`).run()
      for (const row of rows) {
        const names = Object.keys(row)
        const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`
        this.prepared(sql).run(...Object.values(row))
      }
    }
    this.exec('COMMIT; PRAGMA foreign_keys = ON')
  }

  #indexesOfWords(): string[] {
    const sql = `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'virtual'`
    return this.all(sql, []).map(({ name }) => String(name))
  }
}

const kept = new Map<string, Kept>()

/** Each computer has files of its own. */
const nameOf = (file: string, { name } = computer()) => `${name}/${path.posix.basename(file)}`

const ofThisComputer = () => [...kept].filter(([name]) => name.startsWith(`${computer().name}/`))

function keptAt(file: string, owner = computer()): Kept {
  const name = nameOf(file, owner)
  const known = kept.get(name) ?? new Kept()
  kept.set(name, known)
  return known
}

/** For whoever watches: reads past the app. */
export function lookInto(file: string, sql: string, ...values: Value[]): Rows {
  return keptAt(file).all(sql, values)
}

/** For whoever makes a state that the app cannot be brought to here. */
export function changeInto(file: string, sql: string): void {
  keptAt(file).exec(sql)
}

export type Content = Map<string, Map<string, Rows>>

export function copyOfDatabases(): Content {
  return new Map(ofThisComputer().map(([name, each]) => [path.posix.basename(name), each.read()]))
}

export function putDatabasesBack(content: Content): void {
  for (const [name, database] of ofThisComputer())
    database.write(content.get(path.posix.basename(name)) ?? new Map<string, Rows>())
}

/** The process is gone, and with it what it had not committed. */
export function endTransactions(): void {
  for (const [, database] of ofThisComputer()) database.rollBack()
}

/** Answers what only makes sense of a file; undefined for all else. */
function answerOf(sql: string, level: number): unknown {
  if (/quick_check|integrity_check/.test(sql)) return 'ok'
  if (/journal_mode/.test(sql)) return 'wal'
  return /synchronous/.test(sql) ? level : undefined
}

class Statement {
  readonly #kept: Kept
  readonly #sql: string
  readonly #isReading: boolean
  readonly #statement: StatementSyncInstance

  constructor(database: Kept, sql: string) {
    this.#kept = database
    this.#sql = sql
    this.#isReading = /^\s*SELECT/i.test(sql)
    this.#statement = database.prepared(sql)
  }

  all(...values: Value[]): unknown {
    computer().assertAlive()
    if (this.#isReading) return this.#kept.all(this.#sql, values).map((row) => ({ ...row }))
    this.#kept.version += 1
    return this.#statement.all(...values)
  }
  get(...values: Value[]): unknown {
    computer().assertAlive()
    if (this.#isReading) {
      const [row] = this.#kept.all(this.#sql, values)
      return row && { ...row }
    }
    this.#kept.version += 1
    return this.#statement.get(...values)
  }
  run(...values: Value[]): unknown {
    if (this.#kept.real.isTransaction) computer().assertAlive()
    else {
      computer().willWrite()
      computer().commits += 1
    }
    this.#kept.version += 1
    return this.#statement.run(...values)
  }
}

const isPragmaOfFile = /^\s*PRAGMA (wal_checkpoint|busy_timeout = 5000)/

export class DatabaseSync {
  isOpen = true
  readonly #file: string
  readonly #owner = computer()
  #lock: string | undefined
  #level = 1
  readonly #functions = new Map<string, (value: unknown) => unknown>()

  constructor(file: string) {
    computer().assertAlive()
    this.#file = file
  }

  get #kept(): Kept {
    return keptAt(this.#file, this.#owner)
  }

  exec(sql: string): void {
    computer().assertAlive()
    if (sql === 'BEGIN EXCLUSIVE') return this.#takeLock()
    if (isPragmaOfFile.test(sql)) {
      this.#level = /synchronous = FULL/.test(sql) ? 2 : 1
      return
    }
    if (sql.startsWith('PRAGMA busy_timeout')) return
    const [, name, query] = /^SELECT (\w+)\(\((.*)\)\)$/s.exec(sql) ?? []
    const told = this.#functions.get(name ?? '')
    if (told && query !== undefined) return void told(this.#ask(query))
    if (sql === 'COMMIT') {
      computer().willWrite()
      computer().commits += 1
    }
    this.#kept.exec(sql)
  }

  function(name: string, told: (value: unknown) => unknown): void {
    this.#functions.set(name, told)
  }

  #ask(query: string): unknown {
    const known = answerOf(query, this.#level)
    return known ?? Object.values((this.#kept.prepared(query).get() as object | undefined) ?? {})[0]
  }

  /** Rows of another process's transaction cannot be here, so a lock is a name. */
  #takeLock(): void {
    if (computer().locks.has(this.#file)) throw new Error('database is locked')
    this.#lock = this.#file
    computer().locks.add(this.#file)
  }

  prepare(sql: string): Statement {
    return new Statement(this.#kept, sql)
  }

  close(): void {
    this.isOpen = false
    if (this.#file === ':memory:') return void kept.delete(nameOf(':memory:'))
    if (this.#lock !== undefined) computer().locks.delete(this.#lock)
    else if (kept.has(nameOf(this.#file))) this.#kept.rollBack()
  }
}

/** No backup is made here. */
export function backup(): never {
  throw new Error('Nothing is backed up here')
}
