/** What the protocol of sending remembers of each receipt: how it is read from its row and written there. */
import * as z from 'zod'
import type { Database, Row } from '../database/database'

/** What the protocol of creating an expense remembers of one receipt. Times are ISO instants. */
export interface Posting {
  attempt: number
  intendedAt?: string | undefined
  highWaterId?: number | undefined
  absences: number
  absentSince?: string | undefined
  failures: number
  nextAt?: string | undefined
  /**
   * It may be in the books although no create of it is known: its row was made again from its sidecar, or its file was to
   * be put on an expense. Proved absent it goes to a person.
   */
  isRebuilt?: true | undefined
  /** File names under which the attachment may have arrived, the newest last. */
  sentNames?: readonly string[] | undefined
  /** Place of its file among those of its expense, from 0; absent for the first. */
  place?: number | undefined
}

const StoredPosting = z.object({
  attempt: z.number().nullish(),
  intended_at: z.string().nullish(),
  high_water_id: z.number().nullish(),
  absences: z.number().nullish(),
  absent_since: z.string().nullish(),
  failures: z.number().nullish(),
  next_at: z.string().nullish(),
  is_rebuilt: z.number().nullish(),
  sent_names: z.string().nullish(),
  place: z.number().nullish(),
})

export function postingFromRow(row: Row): Posting {
  const stored = StoredPosting.parse(row)
  return {
    attempt: stored.attempt ?? 0,
    absences: stored.absences ?? 0,
    failures: stored.failures ?? 0,
    ...(stored.intended_at != null && { intendedAt: stored.intended_at }),
    ...(stored.high_water_id != null && { highWaterId: stored.high_water_id }),
    ...(stored.absent_since != null && { absentSince: stored.absent_since }),
    ...(stored.next_at != null && { nextAt: stored.next_at }),
    ...(stored.is_rebuilt === 1 && { isRebuilt: true }),
    ...(stored.sent_names != null && {
      sentNames: z.array(z.string()).parse(JSON.parse(stored.sent_names)),
    }),
    ...(stored.place != null && { place: stored.place }),
  }
}

/** Changes what is named and keeps the rest. */
export function writePosting(database: Database, id: string, posting: Partial<Posting>): void {
  const row = database.get('SELECT * FROM posting WHERE receipt_id = ?', id)
  const next: Posting = { ...postingFromRow(row ?? {}), ...posting }
  database.run(
    `INSERT OR REPLACE INTO posting
         (receipt_id, attempt, intended_at, high_water_id, absences, absent_since, failures, next_at,
          is_rebuilt, sent_names, place)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    next.attempt,
    next.intendedAt ?? null,
    next.highWaterId ?? null,
    next.absences,
    next.absentSince ?? null,
    next.failures,
    next.nextAt ?? null,
    next.isRebuilt ? 1 : null,
    next.sentNames ? JSON.stringify(next.sentNames) : null,
    next.place ?? null,
  )
}
