/** The profile's count of what it sent, held against the computer's: one that is behind was put back from a copy. */
import { randomInt } from 'node:crypto'
import type { Database } from '../database/database'
import type { Receipts, Step } from '../receipts/receipts'

/** The same count outside the profile. */
export interface OutsideCount {
  /** 0 where nothing is remembered. */
  read: () => number
  /** Counts on, durably; an answer other than `known` + 1 shows that somebody else counted. */
  bump: (known?: number) => number
}

/**
 * Whether a profile is not the one this computer knows. Both counts begin at its birth, so one of which this computer
 * knows nothing came from another. The profile counts first and may be one ahead after a crash; any more shows that the
 * computer was itself put back.
 * @param outside 0 where nothing is remembered
 */
export function isRestored(own: number, outside: number): boolean {
  return outside === 0 || outside > own || outside < own - 1
}

/** Between counts of two computers that both go on with one profile, so that neither ever comes to the other's. */
const leap = (): number => randomInt(1, 2 ** 32)

const doubt: Step = {
  from: ['ready', 'sending', 'checking'],
  to: 'checking',
  event: 'doubted',
  problem: undefined,
  posting: {
    isRebuilt: true,
    highWaterId: undefined,
    intendedAt: undefined,
    absences: 0,
    absentSince: undefined,
    failures: 0,
    nextAt: undefined,
  },
}

export class Epoch {
  readonly #database: Database
  readonly #receipts: Receipts
  readonly #outside: OutsideCount

  constructor(parts: { database: Database; receipts: Receipts; outside: OutsideCount }) {
    this.#database = parts.database
    this.#receipts = parts.receipts
    this.#outside = parts.outside
  }

  /** Asked once, before anything is sent. In a restored profile all that may have been sent since is in doubt. */
  open(): { isRestored: boolean } {
    const [own, outside] = [this.#count(), this.#outside.read()]
    if (own === undefined && outside === 0 && this.#isBlank()) {
      this.#write(this.#countedOutside(0))
      return { isRestored: false }
    }
    // It ended between the two counts: they are made equal, so that this count is nobody else's when it goes on.
    const isHalf = outside > 0 && own === outside + 1
    const settled = isHalf ? this.#countedOutside(outside) : outside
    if (!isRestored(own ?? 0, settled)) return { isRestored: false }
    this.#doubtAll(this.#countedOutside(Math.max(own ?? 0, settled) + leap()))
    return { isRestored: true }
  }

  /** What cannot be counted outside now, as on a full disk, keeps nobody from opening: it is in doubt the next time. */
  #countedOutside(known: number): number {
    try {
      return this.#outside.bump(known)
    } catch {
      return known
    }
  }

  /**
   * Counts an intent, before it goes out. False when another copy of this profile has been at work meanwhile: then all
   * that waits is in doubt, and nothing may be sent as it was read before.
   * @param write writes the intent down, in the same commit; what it throws leaves it uncounted
   * @throws what keeps the outside count from being read or written, as on a full disk; then nothing may be sent
   */
  advance(write: () => void = () => undefined): boolean {
    const own = this.#count() ?? 0
    // A count that failed outside is made up for first: the profile is never more than one ahead.
    const before = this.#outside.read() === own - 1 ? own - 1 : own
    this.#database.transaction(() => {
      this.#write(before + 1)
      write()
    })
    const counted = this.#outside.bump(before)
    if (counted === before + 1) return true
    this.#doubtAll(counted)
    return false
  }

  /** What was confirmed is looked for with no mark to stop at; its absence is for a person to judge. */
  #doubtAll(count: number): void {
    this.#database.transaction(() => {
      this.#write(count)
      for (const row of this.#database.all(
        `SELECT id FROM receipt WHERE state IN ('ready', 'sending', 'checking')`,
      ))
        this.#receipts.step(String(row['id']), doubt)
      // What waits for a person here may have been sent by the one that went on: looked for before it is sent.
      for (const row of this.#database.all(
        `SELECT id FROM receipt WHERE state IN ('review', 'rejected', 'discarded')`,
      ))
        this.#receipts.remember(String(row['id']), { isRebuilt: true })
      this.#database.run(
        `INSERT INTO book_change (account_id, kind, about, subject, before_text, wanted, begun_at)
         SELECT account_id, 'new-invoice', 'new-invoice', id, '', '', changed_at FROM invoice_draft_state
         WHERE state = 'typed'`,
      )
      // Planned reminders may have gone from there: nothing of them is sent before a person agrees again.
      this.#database.run(`UPDATE reminder_plan SET doubt = 'restored' WHERE ended IS NULL`)
    })
  }

  /** Nothing was ever captured, drafted or planned here. */
  #isBlank(): boolean {
    const kept = ['receipt', 'invoice_draft', 'reminder_plan'].map(
      (table) => `SELECT 1 FROM ${table}`,
    )
    return this.#database.get(`${kept.join(' UNION ALL ')} LIMIT 1`) === undefined
  }

  /** Undefined before the profile's birth was counted. */
  #count(): number | undefined {
    const count = this.#database.get('SELECT count FROM epoch')?.['count']
    return count === undefined ? undefined : Number(count)
  }

  #write(count: number): void {
    this.#database.run('INSERT OR REPLACE INTO epoch (only_row, count) VALUES (1, ?)', count)
  }
}
