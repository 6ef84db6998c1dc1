/** Takes an account with everything of it off this computer: noted first, so that a crash at any point is finished later. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { HeldRows } from '../../../shared/accounts/removal'
import type { AccountRows } from '../account-rows'
import type { Database } from '../database/database'
import { syncFolderNow, writeWholeNow } from '../files/durable'
import type { FileStore } from '../files/files'
import { removeScansOf } from '../files/held-scans'
import { removePreviewsNow } from '../files/previews'
import type { RowRepair } from './row-repair'

interface Parts {
  database: Database
  files: FileStore
  repair: RowRepair
  rows: AccountRows
  /** Absolute path of the profile. */
  profile: string
  /** Words that were read on receipts which are gone go too. */
  sweep: () => void
  /** Nothing that was deleted stays in the databases. */
  scrub: () => void
}

/** Tables with a row per receipt that no trigger empties, and the column that names it. */
const ofReceipts = [
  ['look', 'receipt_id'],
  ['kept_both', 'receipt_id'],
  ['kept_both', 'other'],
  ['read_sign', 'receipt_id'],
  ['second_send', 'receipt_id'],
  ['set_aside', 'receipt_id'],
] as const

/** What of an account would keep its row, beside its receipts. */
const ofAccounts = [
  'journal',
  'book_change',
  'invoice_draft',
  'typed_sales_invoice',
  'reminder_plan',
  'usual_reminders',
  'lane',
] as const

export class AccountRemoval {
  readonly #parts: Parts
  readonly #folder: string

  constructor(parts: Parts) {
    this.#parts = parts
    this.#folder = path.join(parts.profile, 'removing')
  }

  /** What an account holds now. */
  held(id: string): HeldRows {
    const { database } = this.#parts
    const number = (sql: string) => Number(database.get(sql, id)?.['n'] ?? 0)
    const states = database
      .all('SELECT state, count(*) AS n FROM receipt WHERE account_id = ? GROUP BY state', id)
      .map((row) => [String(row['state']), Number(row['n'])] as const)
    return {
      states: new Map(states),
      drafts: number(
        `SELECT count(*) AS n FROM invoice_draft_state WHERE account_id = ? AND state <> 'sent'`,
      ),
      changes: number(
        `SELECT count(*) AS n FROM book_change WHERE account_id = ? AND state = 'open'`,
      ),
    }
  }

  /** From here on it is removed, whatever happens. @throws AppError `disk-full`, `no-permission` */
  note(id: string): void {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    syncFolderNow(this.#parts.profile)
    writeWholeNow(this.#noteOf(id), JSON.stringify({ id }))
  }

  /** Ids of accounts whose removal was noted and not seen to end. */
  pending(): string[] {
    try {
      return readdirSync(this.#folder).flatMap(
        (name) => /^([\da-f-]{36})\.json$/.exec(name)?.[1] ?? [],
      )
    } catch {
      return []
    }
  }

  /** All that is left is gone: what was noted is forgotten. */
  done(id: string): void {
    rmSync(this.#noteOf(id), { force: true })
    syncFolderNow(this.#folder)
  }

  /**
   * What is held, originals, sidecars, rows, in this order, so that what is left after a crash is still known to be of this account; it
   * can be carried out any number of times. What another account uses stays, but for the copies of all rows that were made
   * before a new version used them.
   */
  async carryOut(id: string): Promise<void> {
    const { database, files, profile, repair, rows, scrub, sweep } = this.#parts
    for (const held of await files.bundles.all())
      if (held.accountId === id) await files.bundles.release(held)
    await removeScansOf(path.join(profile, 'scans'), id)
    const receipts = database.all('SELECT id, sha256 FROM receipt WHERE account_id = ?', id)
    const ids = receipts.map((row) => String(row['id']))
    for (const sha256 of new Set(receipts.map((row) => String(row['sha256']))))
      this.#removeOriginal(id, sha256)
    if (ids.length > 0) files.sidecars.removeNow(ids)
    database.transaction(() => {
      for (const [table, column] of ofReceipts)
        database.run(
          `DELETE FROM ${table} WHERE ${column} IN (SELECT value FROM json_each(?))`,
          JSON.stringify(ids),
        )
      repair.remove(ids)
      for (const table of ofAccounts) database.run(`DELETE FROM ${table} WHERE account_id = ?`, id)
    })
    sweep()
    if (database.get('SELECT 1 FROM account WHERE id = ?', id)) rows.remove(id)
    rmSync(path.join(profile, 'snapshots'), { recursive: true, force: true, maxRetries: 3 })
    scrub()
  }

  /** The file and the pictures of its pages, unless a receipt of anybody else has it. */
  #removeOriginal(accountId: string, sha256: string): void {
    const { database, files, profile } = this.#parts
    const sql =
      'SELECT 1 FROM receipt WHERE sha256 = ? AND account_id IS NOT ? AND original_gone IS NULL'
    if (database.get(sql, sha256, accountId) || !files.removeOriginalNow(sha256)) return
    removePreviewsNow(profile, sha256)
  }

  #noteOf(id: string): string {
    return path.join(this.#folder, `${id}.json`)
  }
}
