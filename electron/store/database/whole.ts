/** Whether a database is whole: which looks a start takes at it, and when it need not, for they take long. */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import { AppError } from '../../../shared/errors'

/** An open database. */
interface Opened {
  /** Absolute path. */
  file: string
  /** One value. */
  ask: (query: string) => unknown
  exec: (sql: string) => void
}

/** How long a look at all pages holds, in milliseconds: what turns on disk by itself leaves no trace in the file's times. */
const mostMs = 24 * 60 * 60_000

/** Of a file as it was left, and of the last look at all its pages; in milliseconds. */
const Left = z.strictObject({ size: z.number(), changedMs: z.number(), checkedMs: z.number() })

/** Absolute path of the note that this database has failed while it was used. */
export const doubtNote = (file: string): string => `${file}.doubt`
const leftNote = (file: string) => `${file}.left`

/** Has the next start look at everything. */
export function doubt(file: string): void {
  try {
    writeFileSync(doubtNote(file), '')
  } catch {
    // The next failure writes it.
  }
}

/** Notes how a file was left, once it is closed. @param checkedMs when all its pages were looked at */
export function noteLeft(file: string, checkedMs: number): void {
  try {
    writeFileSync(leftNote(file), JSON.stringify({ ...statsOf(file), checkedMs }), { mode: 0o600 })
  } catch {
    // The next start looks at all pages.
  }
}

/**
 * Looks at all pages, unless that look would be at the very file that was found whole before. Returns when it was, in
 * milliseconds since 1970.
 * @throws AppError `store-damaged`
 */
export function wholeSince(opened: Opened): number {
  const { file } = opened
  const isDoubted = existsSync(doubtNote(file))
  const checkedMs = isDoubted ? undefined : checkedWhole(file)
  if (checkedMs !== undefined) return checkedMs
  assertWhole(opened)
  if (isDoubted) assertIndexes(opened)
  return Date.now()
}

/**
 * When all pages were last looked at (milliseconds since 1970), if nobody has written to the file since it was closed and
 * that look still holds; undefined where there has to be another.
 * @param file absolute path
 */
export function checkedWhole(file: string, now = Date.now()): number | undefined {
  try {
    const left = Left.parse(JSON.parse(readFileSync(leftNote(file), 'utf8')))
    const there = statsOf(file)
    const isSame = left.size === there.size && left.changedMs === there.changedMs
    const age = now - left.checkedMs
    // A log beside it is of a run that did not close it.
    const isClosed = (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0
    return isSame && isClosed && age >= 0 && age < mostMs ? left.checkedMs : undefined
  } catch {
    return undefined
  }
}

function statsOf(file: string): { size: number; changedMs: number } {
  const { size, mtimeMs } = statSync(file)
  return { size, changedMs: Math.floor(mtimeMs) }
}

/** All pages; and of the tables that matter their indexes too, which a quick check takes at their word. */
function assertWhole({ ask }: Opened): void {
  const checks = ['pragma_quick_check']
  for (const table of ['account', 'receipt', 'posting'])
    if (ask(`SELECT count(*) FROM sqlite_schema WHERE name = '${table}'`) === 1)
      checks.push(`pragma_integrity_check('${table}')`)
  for (const check of checks) {
    const found = ask(`SELECT * FROM ${check}`)
    if (found !== 'ok') throw new AppError('store-damaged', `${check}: ${String(found)}`)
  }
}

/**
 * The indexes of all other tables, if something was found damaged while it was used: to look at them at every start would
 * take long. One that does not agree with its table is made anew from it.
 */
function assertIndexes({ file, ask, exec }: Opened): void {
  const agrees = (table: string): boolean => {
    try {
      return ask(`SELECT * FROM pragma_integrity_check('${table}')`) === 'ok'
    } catch {
      return false
    }
  }
  const names = ask(`SELECT group_concat(name, '|') FROM sqlite_schema WHERE type = 'table'`)
  for (const table of String(names).split('|'))
    if (!agrees(table)) {
      exec(`REINDEX "${table}"`)
      if (!agrees(table))
        throw new AppError('store-damaged', `${table} does not agree with its indexes`)
    }
  rmSync(doubtNote(file))
}
