/** The rows of watched folders: which there are, and what is known of the files in each. */
import * as z from 'zod'
import { errorCodes, type ErrorCode } from '../../../shared/errors'
import { WatchedFolder, type WatchedFolderSetting } from '../../../shared/receipts/watched-folder'
import type { Database, Row } from '../database/database'

/** What is known of the file of a name, as long as size and time are these. */
export interface KnownFile {
  name: string
  /** Bytes. */
  size: number
  /** Whole milliseconds since 1970. */
  modifiedMs: number
  /** `passed`: there before the folder was watched. */
  outcome: 'passed' | 'taken' | 'refused'
  /** Why it was refused. */
  code?: ErrorCode | undefined
  /** What is still to be done with the file, whose receipt is saved. */
  due?: 'move' | 'bin' | undefined
}

const FileRow = z.object({
  name: z.string(),
  size: z.number(),
  modified_ms: z.number(),
  outcome: z.enum(['passed', 'taken', 'refused']),
  code: z.enum(errorCodes).nullable().catch('unexpected'),
  due: z.enum(['move', 'bin']).nullable(),
})

export class WatchedRows {
  readonly #database: Database
  readonly #now: () => Date

  constructor(parts: { database: Database; now: () => Date }) {
    this.#database = parts.database
    this.#now = parts.now
  }

  /** All folders in the order in which they were added. */
  all(): WatchedFolder[] {
    return this.#database
      .all('SELECT * FROM watched_folder ORDER BY created_at, id')
      .map(folderFrom)
  }

  /** Adds a folder whose files are noted. */
  add(folder: WatchedFolder): void {
    this.#database.run(
      `INSERT INTO watched_folder (id, path, pattern, account_id, original, is_off, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      folder.id,
      folder.path,
      ...settingValues(folder),
      this.#now().toISOString(),
    )
  }

  /** Changes what a person set, also for files that are still to be put away. */
  change(id: string, setting: WatchedFolderSetting): void {
    this.#database.transaction(() => {
      this.#database.run(
        'UPDATE watched_folder SET pattern = ?, account_id = ?, original = ?, is_off = ? WHERE id = ?',
        ...settingValues(setting),
        id,
      )
      this.#database.run(
        `UPDATE watched_file SET due = nullif(?, 'leave') WHERE folder_id = ? AND due IS NOT NULL`,
        setting.original,
        id,
      )
    })
  }

  /** Forgets a folder with all that is known of its files. */
  remove(id: string): void {
    this.#database.transaction(() => {
      this.#database.run('DELETE FROM watched_folder WHERE id = ?', id)
      this.sweep()
    })
  }

  /** Forgets files of folders that were not added after all, or are removed. */
  sweep(): void {
    this.#database.run(
      'DELETE FROM watched_file WHERE folder_id NOT IN (SELECT id FROM watched_folder)',
    )
  }

  /** What is known of files, in the order of their names: so many of those after a name. */
  files(id: string, after: string, limit: number): KnownFile[] {
    return this.#database
      .all(
        'SELECT * FROM watched_file WHERE folder_id = ? AND name > ? ORDER BY name LIMIT ?',
        id,
        after,
        limit,
      )
      .map((row) => fileFrom(FileRow.parse(row)))
  }

  /** Notes what is known of files from now on, all or nothing. */
  note(id: string, files: readonly KnownFile[]): void {
    this.#database.run(
      `INSERT OR REPLACE INTO watched_file (folder_id, name, size, modified_ms, outcome, code, due, noted_at)
       SELECT ?, value ->> 'name', value ->> 'size', value ->> 'modifiedMs', value ->> 'outcome',
         value ->> 'code', value ->> 'due', ? FROM json_each(?)`,
      id,
      this.#now().toISOString(),
      JSON.stringify(files),
    )
  }

  /** Forgets what is known of the files of these names, but for their bytes. */
  forget(id: string, names: readonly string[]): void {
    this.#database.run(
      'DELETE FROM watched_file WHERE folder_id = ? AND name IN (SELECT value FROM json_each(?))',
      id,
      JSON.stringify(names),
    )
  }

  /** Notes that files were taken: their names with their bytes (SHA-256), and what is known of them, in one commit. */
  took(id: string, taken: readonly (KnownFile & { sha256: string })[]): void {
    const at = this.#now().toISOString()
    this.#database.transaction(() => {
      this.note(id, taken)
      for (const { name, sha256 } of taken)
        this.#database.run(
          'INSERT OR IGNORE INTO taken_file (folder_id, sha256, name, taken_at) VALUES (?, ?, ?, ?)',
          id,
          sha256,
          name,
          at,
        )
    })
  }

  /** Whether a file of these bytes was taken from the folder before. */
  hasTaken(id: string, sha256: string): boolean {
    const sql = 'SELECT 1 FROM taken_file WHERE folder_id = ? AND sha256 = ?'
    return this.#database.get(sql, id, sha256) !== undefined
  }

  /** How many files were taken from the folder, and which was the last. */
  takenFrom(id: string): { count: number; last: { name: string; at: string } | undefined } {
    const count = 'SELECT count(*) AS n FROM taken_file WHERE folder_id = ?'
    const newest = `SELECT name, taken_at FROM taken_file WHERE folder_id = ? ORDER BY taken_at DESC LIMIT 1`
    const last = this.#database.get(newest, id)
    return {
      count: Number(this.#database.get(count, id)?.['n']),
      last: last && { name: String(last['name']), at: String(last['taken_at']) },
    }
  }
}

function settingValues({ pattern, accountId, original, isOff }: WatchedFolderSetting) {
  return [pattern, accountId ?? null, original, Number(isOff)] as const
}

function folderFrom(row: Row): WatchedFolder {
  const { id, path, pattern, account_id: accountId, original, is_off: isOff } = row
  return WatchedFolder.parse({
    id,
    path,
    pattern,
    original,
    isOff: isOff === 1,
    ...(accountId !== null && { accountId }),
  })
}

function fileFrom({
  modified_ms: modifiedMs,
  code,
  due,
  ...file
}: z.infer<typeof FileRow>): KnownFile {
  return { ...file, modifiedMs, code: code ?? undefined, due: due ?? undefined }
}
