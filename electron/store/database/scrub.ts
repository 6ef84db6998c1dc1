/** Leaves nothing of rows that were deleted in the file of a database. */
import type { Database } from './database'

/** What was deleted is overwritten in the log; from here on it is in the file. */
export function writeBack(database: Database): void {
  try {
    database.get('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // On a full disk it stays in the log until the database is closed.
  }
}

/**
 * Also what was deleted before it was overwritten, and words that an index only marks as deleted. Where there is no room
 * for that, or the file is being copied, rows that are deleted now are overwritten all the same.
 */
export function scrub(database: Database): void {
  try {
    const indexes = database.all(
      `SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL TABLE%USING fts5%'`,
    )
    for (const { name } of indexes)
      database.run(`INSERT INTO ${String(name)} (${String(name)}) VALUES ('optimize')`)
    database.run('VACUUM')
  } catch {
    // The next removal does it.
  }
  writeBack(database)
}
