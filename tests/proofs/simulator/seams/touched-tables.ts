/** Which tables a statement reads and which it may change, so that what was read once can be given again. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite'

/** Tables that change with a change of the one they are known by: by its triggers, or also by their references to it. */
interface Consequences {
  ofTriggers: ReadonlySet<string>
  ofDeletes: ReadonlySet<string>
}

const changing = /^\s*(?:(INSERT|UPDATE|DELETE|REPLACE)\b(?: OR (\w+))?)(?: INTO| FROM)? (\w+)/i

/** The numbers given out by themselves, which come with every new row. */
const numbers = 'sqlite_sequence'

export class TouchedTables {
  readonly #real: DatabaseSyncInstance
  readonly #reads = new Map<string, readonly string[]>()
  readonly #changes = new Map<string, readonly string[] | undefined>()
  #consequences: Map<string, Consequences> | undefined

  constructor(real: DatabaseSyncInstance) {
    this.#real = real
  }

  /** Tables came or went. */
  forget(): void {
    this.#reads.clear()
    this.#changes.clear()
    this.#consequences = undefined
  }

  readBy(sql: string): readonly string[] {
    const known = this.#reads.get(sql)
    if (known) return known
    const words = new Set(sql.match(/\w+/g))
    const read = [...this.#known().keys()].filter((table) => words.has(table))
    this.#reads.set(sql, read)
    return read
  }

  /** Undefined where it may be any. */
  changedBy(sql: string): readonly string[] | undefined {
    if (this.#changes.has(sql)) return this.#changes.get(sql)
    const changed = this.#changedBy(sql)
    this.#changes.set(sql, changed)
    return changed
  }

  #changedBy(sql: string): string[] | undefined {
    const [, verb = '', or = '', table = ''] = changing.exec(sql) ?? []
    const known = this.#known().get(table)
    if (!known) return undefined
    // A row that is replaced is deleted first.
    const isDeleting = /DELETE|REPLACE/i.test(`${verb} ${or}`)
    const others = isDeleting ? known.ofDeletes : known.ofTriggers
    return [table, ...others, ...(/INSERT|REPLACE/i.test(verb) ? [numbers] : [])]
  }

  #known(): Map<string, Consequences> {
    return (this.#consequences ??= consequencesIn(this.#real))
  }
}

function consequencesIn(real: DatabaseSyncInstance): Map<string, Consequences> {
  const names = (sql: string) => real.prepare(sql).all() as Record<string, string>[]
  const tables = names(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type <> 'shadow'
       AND name <> 'sqlite_schema'`,
  ).map(({ name }) => String(name))
  const triggers = names(`SELECT tbl_name, sql FROM sqlite_schema WHERE type = 'trigger'`)
  const references = names(
    `SELECT listed.name AS child, key."table" AS parent
     FROM pragma_table_list AS listed, pragma_foreign_key_list(listed.name) AS key`,
  )
  const named = (text: string) => {
    const words = new Set(text.match(/\w+/g))
    return tables.filter((table) => words.has(table))
  }
  const triggered = (table: string) =>
    triggers.filter((each) => each['tbl_name'] === table).flatMap(({ sql = '' }) => named(sql))
  const children = (table: string) =>
    references.filter(({ parent }) => parent === table).map(({ child }) => String(child))
  const ofDeletes = (table: string) => [...triggered(table), ...children(table)]
  return new Map(
    tables.map((table) => {
      const own = triggered(table).flatMap((each) => [...closure(each, ofDeletes)])
      return [table, { ofTriggers: new Set(own), ofDeletes: closure(table, ofDeletes) }]
    }),
  )
}

/** All that is reached from one, itself among it. */
function closure(from: string, next: (table: string) => string[]): Set<string> {
  const reached = new Set([from])
  for (const table of reached) for (const other of next(table)) reached.add(other)
  return reached
}
