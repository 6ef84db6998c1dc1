/** What is kept how long: originals of what was proven in the books as the person chose, the bin for 30 days or until emptied. */
import { setImmediate } from 'node:timers/promises'
import type { BinTally } from '../../../shared/receipts/receipt'
import type { Database, Row } from '../database/database'
import type { FileStore } from '../files/files'
import { RowChecksum } from '../recovery/row-checksum'
import { sidecarOf } from '../files/sidecars'
import type { RowRepair } from '../recovery/row-repair'

const dayMs = 24 * 60 * 60_000

const keptDays = 30
/** However far the clock jumps, one look at it counts for no more than this. */
const mostDaysAtOnce = 7

/** How many days the app has seen pass, and when it last looked (ISO instant). */
export interface SeenDays {
  days: number
  seenAt: string
}

/**
 * Days pass only by looking at the clock, and each look counts for a week at most. A clock that jumps years ahead, or
 * comes back from there, so brings no purge about: 30 days take five looks, made at starts or a day apart, and the
 * clock itself must say 30 days too. Who opens the app once a month keeps things longer, which costs only room.
 */
export function passDays(seen: SeenDays | undefined, now: Date): SeenDays {
  const seenAt = now.toISOString()
  const before = seen === undefined ? Number.NaN : Date.parse(seen.seenAt)
  const passed = (now.getTime() - before) / dayMs
  if (seen === undefined || !(passed > 0)) return { days: seen?.days ?? 0, seenAt }
  return { days: seen.days + Math.min(passed, mostDaysAtOnce), seenAt }
}

/** Whether something that was first seen at `keptFrom` days, and changed at `changedAt`, has been kept long enough. */
export function isOver(
  keptFrom: number,
  changedAt: string,
  seen: SeenDays,
  days = keptDays,
): boolean {
  const byClock = (Date.parse(seen.seenAt) - Date.parse(changedAt)) / dayMs
  return seen.days - keptFrom >= days && byClock >= days
}

/** What shows of a receipt that it may have reached the service at some time. */
export interface MaybeSent {
  /** Sending it was begun at least once, whatever came of it. */
  wasBegun: boolean
  /** The service has named an expense for it. */
  isNamed: boolean
  /** Its row was made again, or doubted with a copy of the profile: another computer may have sent it. */
  isRebuilt: boolean
}

/** Whether a receipt of the bin may be removed by hand: only one that can be in no books by any doing of Docket. */
export function mayBeRemoved({ wasBegun, isNamed, isRebuilt }: MaybeSent): boolean {
  return !wasBegun && !isNamed && !isRebuilt
}

interface Parts {
  database: Database
  files: FileStore
  repair: RowRepair
  now: () => Date
  /** How many days originals stay after they were proven; undefined for good. Without it 30. */
  provenDays?: (() => number | undefined) | undefined
  /** What the person is told in the activity: how many files or receipts of an account were removed. */
  note: (
    accountId: string | undefined,
    event: 'bin-emptied' | 'files-removed',
    count: number,
  ) => void
  /** Told that the file of this hash is gone, which no receipt needs any more. */
  onFileGone?: (sha256: string) => void
  /** Told when rows are gone. */
  onChange: () => void
}

interface Kept {
  id: string
  sha256: string
  changedAt: string
  keptFrom: number | undefined
}

export class Retention {
  readonly #parts: Parts
  readonly #checksum: RowChecksum
  #timer: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#checksum = new RowChecksum(parts.database)
  }

  /** Looks after a while, and every day from then on. */
  start(delayMs: number, report: (error: unknown) => void): void {
    this.#timer = setTimeout(() => {
      this.start(dayMs, report)
      this.run().catch(report)
    }, delayMs)
    this.#timer.unref()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Removes what was kept long enough; returns how many originals and how many receipts of the bin are gone. */
  async run(): Promise<{ originals: number; receipts: number }> {
    const seen = this.#look()
    const { provenDays = () => keptDays } = this.#parts
    const proven = this.#overdue('proven', seen, provenDays())
    const binned = this.#overdue('discarded', seen, keptDays)
    let [originals, receipts] = [0, 0]
    const removed = new Map<string | undefined, number>()
    for (const [sha256, ids] of bySha(proven)) {
      if (!(await this.#forgetOriginal(sha256, ids))) continue
      originals += 1
      const accounts = new Set(ids.map((id) => this.#parts.repair.read(id)?.accountId))
      for (const account of accounts) removed.set(account, (removed.get(account) ?? 0) + 1)
    }
    for (const [account, count] of removed) this.#parts.note(account, 'files-removed', count)
    for (const kept of binned) {
      if (this.#purge(kept)) receipts += 1
      await setImmediate()
    }
    if (originals + receipts > 0) this.#parts.onChange()
    return { originals, receipts }
  }

  /** What emptying the bin of an account would remove, all of it or some receipts. */
  binTally(accountId: string | undefined, ids?: readonly string[]): BinTally {
    const removed = this.#inBin(accountId, ids).filter((row) => mayBeRemoved(row)).length
    return { removed, stayed: this.#inBin(accountId, ids).length - removed }
  }

  /** Removes receipts of the bin for good, with their originals and sidecars; what may have been sent stays in it. */
  async emptyBin(accountId: string | undefined, ids?: readonly string[]): Promise<BinTally> {
    const rows = this.#inBin(accountId, ids)
    let removed = 0
    for (const row of rows) {
      if (mayBeRemoved(row) && this.#purge(row)) removed += 1
      await setImmediate()
    }
    if (removed > 0) {
      this.#parts.note(accountId, 'bin-emptied', removed)
      this.#parts.onChange()
    }
    return { removed, stayed: rows.length - removed }
  }

  #inBin(accountId: string | undefined, ids?: readonly string[]): (Kept & MaybeSent)[] {
    const rows = this.#parts.database.all(
      `SELECT id, sha256, changed_at, kept_from, expense_id, attempt, is_rebuilt,
         EXISTS (SELECT 1 FROM second_send WHERE second_send.receipt_id = receipt.id) AS is_second
       FROM receipt LEFT JOIN posting ON posting.receipt_id = receipt.id
       WHERE state = 'discarded' AND account_id IS ? AND (? OR id IN (SELECT value FROM json_each(?)))`,
      accountId ?? null,
      Number(ids === undefined),
      JSON.stringify(ids ?? []),
    )
    return rows.map((row) => ({
      ...keptFrom(row),
      wasBegun: Number(row['attempt'] ?? 0) > 0 || row['is_second'] === 1,
      isNamed: row['expense_id'] !== null,
      isRebuilt: row['is_rebuilt'] === 1,
    }))
  }

  #look(): SeenDays {
    const { database, now } = this.#parts
    const row = database.get('SELECT days, seen_at FROM retention')
    const before = row && { days: Number(row['days']), seenAt: String(row['seen_at']) }
    const seen = passDays(before, now())
    database.run(
      'INSERT OR REPLACE INTO retention (only, days, seen_at) VALUES (1, ?, ?)',
      seen.days,
      seen.seenAt,
    )
    return seen
  }

  /** Those in a state for long enough. Those seen in it for the first time begin to count. */
  #overdue(state: 'proven' | 'discarded', seen: SeenDays, days: number | undefined): Kept[] {
    const { database } = this.#parts
    const kept = this.#inState(state)
    database.transaction(() => {
      for (const { id, keptFrom } of kept) {
        if (keptFrom !== undefined) continue
        database.run('UPDATE receipt SET kept_from = ? WHERE id = ?', seen.days, id)
        this.#checksum.seal(id)
      }
    })
    if (days === undefined) return []
    return kept.filter(
      ({ keptFrom, changedAt }) =>
        keptFrom !== undefined && isOver(keptFrom, changedAt, seen, days),
    )
  }

  #inState(state: 'proven' | 'discarded'): Kept[] {
    return this.#parts.database
      .all(
        `SELECT id, sha256, changed_at, kept_from FROM receipt
         WHERE state = ? AND (original_gone IS NULL OR state = 'discarded')`,
        state,
      )
      .map(keptFrom)
  }

  /** Sidecars, file, rows, in this order: a proven receipt without its file is complete, so a crash costs nothing. */
  async #forgetOriginal(sha256: string, ids: readonly string[]): Promise<boolean> {
    const { database, files, repair } = this.#parts
    if (this.#isNeeded(sha256, ids)) return false
    const gone = ids.flatMap((id) => {
      const receipt = repair.read(id)
      return receipt ? [sidecarOf(receipt, { originalGone: true })] : []
    })
    await files.sidecars.write(gone)
    // Asked again: somebody may have captured the same file meanwhile, or deleted the expense of one.
    if (this.#isNeeded(sha256, ids) || !this.#areProven(ids)) return false
    if (!files.removeOriginalNow(sha256)) return false
    this.#parts.onFileGone?.(sha256)
    database.transaction(() => {
      for (const id of ids) {
        database.run('UPDATE receipt SET original_gone = 1 WHERE id = ?', id)
        this.#checksum.seal(id)
      }
    })
    return true
  }

  /**
   * All in one turn, so that nobody takes it back meanwhile. The original goes first: a crash then leaves a receipt in
   * the bin, and never a file that nothing speaks of, which would come back as a recovered one.
   */
  #purge({ id, sha256, changedAt }: Kept): boolean {
    const { files, repair, database } = this.#parts
    const isSame = `SELECT 1 FROM receipt WHERE id = ? AND state = 'discarded' AND changed_at = ?`
    if (!database.get(isSame, id, changedAt)) return false
    if (!this.#isNeeded(sha256, [id])) {
      if (!files.removeOriginalNow(sha256)) return false
      this.#parts.onFileGone?.(sha256)
    }
    files.sidecars.removeNow([id])
    database.transaction(() => {
      for (const row of database.all('SELECT id FROM receipt WHERE duplicate_of = ?', id)) {
        database.run('UPDATE receipt SET duplicate_of = NULL WHERE id = ?', String(row['id']))
        this.#checksum.seal(String(row['id']))
      }
      repair.remove([id])
    })
    return true
  }

  #areProven(ids: readonly string[]): boolean {
    const sql = `SELECT count(*) AS n FROM receipt
      WHERE state = 'proven' AND id IN (SELECT value FROM json_each(?))`
    return this.#parts.database.get(sql, JSON.stringify(ids))?.['n'] === ids.length
  }

  /** Whether any other receipt still has this file. */
  #isNeeded(sha256: string, ids: readonly string[]): boolean {
    const sql = 'SELECT id FROM receipt WHERE sha256 = ? AND original_gone IS NULL'
    const holders = this.#parts.database.all(sql, sha256)
    return holders.some((row) => !ids.includes(String(row['id'])))
  }
}

function keptFrom(row: Row): Kept {
  return {
    id: String(row['id']),
    sha256: String(row['sha256']),
    changedAt: String(row['changed_at']),
    keptFrom: typeof row['kept_from'] === 'number' ? row['kept_from'] : undefined,
  }
}

function bySha(kept: readonly Kept[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const { id, sha256 } of kept) groups.set(sha256, [...(groups.get(sha256) ?? []), id])
  return groups
}
