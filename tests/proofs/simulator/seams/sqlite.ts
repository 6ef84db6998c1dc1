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
import { TouchedTables } from './touched-tables'

export type { DatabaseSyncInstance, StatementSyncInstance }

type Value = string | number | bigint | null | Uint8Array
/** Given to everybody who reads the same, so nobody may change them. */
type Rows = readonly Readonly<Record<string, Value>>[]

/** What was read by one statement with some values, good until a table that it reads has changed. */
interface Remembered {
  at: number
  rows: Rows
}

/** A statement that reads. Rows come as plain lists, since the real one takes longer to make objects of them. */
interface Reader {
  statement: StatementSyncInstance
  names: readonly string[]
  tables: readonly string[]
  remembered: Map<string, Remembered>
}

/** More answers of one statement than this are not worth their memory. */
const mostRemembered = 200

/** Begins and ends of transactions, and settings. */
const changesNothing =
  /^\s*(?:BEGIN|COMMIT|RELEASE|SAVEPOINT|PRAGMA (?!user_version|application_id))\b[^;]*;?\s*$/

/** One database, kept over crashes and, emptied, over seeds: making its tables takes longer than a whole seed. */
class Kept {
  readonly real = new Real(':memory:')
  /** Grows with everything that may change what a reading gives. */
  #version = 0
  /** When each table was last changed, when it may have been any, and when the schema was. */
  readonly #changedAt = new Map<string, number>()
  #anyChangedAt = 0
  #schemaChangedAt = 0
  readonly #touched = new TouchedTables(this.real)
  readonly #statements = new Map<string, StatementSyncInstance>()
  readonly #readers = new Map<string, Reader>()
  #tables: string[] | undefined

  constructor() {
    this.real.exec(
      'PRAGMA foreign_keys = ON; PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY; ' +
        'PRAGMA temp_store = MEMORY; PRAGMA cache_size = 50',
    )
  }

  /** Reads, or gives again what the same reading gave while nothing of it has changed: the very same rows. */
  all(sql: string, values: Value[]): Rows {
    const reader = this.#reader(sql)
    const key = values.length === 0 ? '' : keyOf(values)
    const known = reader.remembered.get(key)
    if (known && known.at >= this.#changeOf(reader.tables)) return known.rows
    const rows = rowsFrom(reader.names, reader.statement.all(...values))
    if (reader.remembered.size >= mostRemembered) reader.remembered.clear()
    reader.remembered.set(key, { at: this.#version, rows })
    return rows
  }

  #reader(sql: string): Reader {
    const known = this.#readers.get(sql)
    if (known) return known
    const statement = this.real.prepare(sql)
    const names = statement.columns().map(({ name }) => name)
    statement.setReturnArrays(true)
    const tables = this.#touched.readBy(sql)
    const reader = { statement, names, tables, remembered: new Map<string, Remembered>() }
    this.#readers.set(sql, reader)
    return reader
  }

  /** What reads no table of ours asks about the schema. */
  #changeOf(tables: readonly string[]): number {
    let last = tables.length > 0 ? this.#anyChangedAt : this.#schemaChangedAt
    for (const table of tables) last = Math.max(last, this.#changedAt.get(table) ?? 0)
    return last
  }

  /** To be called before a statement that writes. */
  willChange(sql: string): void {
    this.#version += 1
    const tables = this.#touched.changedBy(sql)
    if (tables) for (const table of tables) this.#changedAt.set(table, this.#version)
    else this.#anyChangedAt = this.#version
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
    // What is begun and rolled back at once, as each opening does, was never there.
    if (/^BEGIN\b.*; ROLLBACK$/.test(sql)) return this.real.exec(sql)
    if (!changesNothing.test(sql)) this.#anyChangedAt = this.#version += 1
    if (/(user_version|application_id) =/.test(sql)) this.#schemaChangedAt = this.#version
    // Tables come and go with migrations only.
    if (/CREATE|DROP|ALTER/.test(sql)) this.#forgetSchema()
    this.real.exec(sql)
  }

  #forgetSchema(): void {
    this.#schemaChangedAt = this.#version
    this.#tables = undefined
    this.#readers.clear()
    this.#touched.forget()
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
      .all() as Record<string, Value>[]
    return (this.#tables = rows.map(({ name }) => String(name)))
  }

  read(): Map<string, Rows> {
    return new Map(this.tables().map((table) => [table, this.all(`SELECT * FROM ${table}`, [])]))
  }

  /** Indexes of words are left empty: nobody searches here. */
  write(content: Map<string, Rows>): void {
    this.rollBack()
    const tables = this.tables()
    if (tables.length === 0) return
    this.exec('PRAGMA foreign_keys = OFF; BEGIN')
    // Past whoever keeps account of what changes.
    this.#anyChangedAt = this.#version += 1
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

/** Tells values apart that SQLite tells apart. */
function keyOf(values: Value[]): string {
  let key = ''
  for (const value of values) key += `${typeof value} ${String(value)}\n`
  return key
}

function rowsFrom(names: readonly string[], lists: readonly Value[][]): Rows {
  return lists.map((list) => {
    const row: Record<string, Value> = {}
    for (let at = 0; at < names.length; at += 1) row[names[at]!] = list[at]!
    return Object.freeze(row)
  })
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

  constructor(database: Kept, sql: string) {
    this.#kept = database
    this.#sql = sql
    this.#isReading = /^\s*SELECT/i.test(sql)
  }

  all(...values: Value[]): unknown {
    computer().assertAlive()
    if (this.#isReading) return [...this.#kept.all(this.#sql, values)]
    this.#kept.willChange(this.#sql)
    return this.#kept.prepared(this.#sql).all(...values)
  }
  get(...values: Value[]): unknown {
    computer().assertAlive()
    if (this.#isReading) return this.#kept.all(this.#sql, values)[0]
    this.#kept.willChange(this.#sql)
    return this.#kept.prepared(this.#sql).get(...values)
  }
  run(...values: Value[]): unknown {
    if (this.#kept.real.isTransaction) computer().assertAlive()
    else {
      computer().willWrite()
      computer().commits += 1
    }
    this.#kept.willChange(this.#sql)
    return this.#kept.prepared(this.#sql).run(...values)
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
    return known ?? Object.values(this.#kept.all(query, [])[0] ?? {})[0]
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
