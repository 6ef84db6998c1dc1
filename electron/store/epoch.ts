/** The profile's count of runs that sent something, held against the computer's: one that is behind was put back from a copy. */
import type { Database } from './database'
import type { Receipts, Step } from './receipts'

/** The same count outside the profile. */
export interface OutsideCount {
  /** 0 where nothing is remembered. */
  read: () => number
  /** Counts on, durably; an answer other than `known` + 1 shows that somebody else counted. */
  bump: (known?: number) => number
}

/**
 * Whether a profile is the one this computer knows. The profile counts first, so it may be one ahead after a crash; any
 * more shows another computer, or one that was itself put back.
 */
export function isRestored(own: number, outside: number): boolean {
  return outside > own || outside < own - 1
}

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
    if (!isRestored(own, outside)) return { isRestored: false }
    this.#doubtAll(Math.max(own, outside))
    return { isRestored: true }
  }

  /**
   * Counts a run of sending, before its first intent. False when another copy of this profile has been at work
   * meanwhile: then all that waits is in doubt, and nothing may be sent as it was read before.
   */
  advance(): boolean {
    const before = this.#count()
    // What could not be counted outside, as on a full disk, is tried again and not counted a second time.
    const own = before === this.#outside.read() + 1 ? before - 1 : before
    this.#write(own + 1)
    const counted = this.#outside.bump(own)
    if (counted === own + 1) return true
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
      this.#database.run(`UPDATE invoice_draft SET state = 'unknown' WHERE state = 'typed'`)
    })
  }

  #count(): number {
    return Number(this.#database.get('SELECT count FROM epoch')?.['count'] ?? 0)
  }

  #write(count: number): void {
    this.#database.run('INSERT OR REPLACE INTO epoch (only_row, count) VALUES (1, ?)', count)
  }
}
