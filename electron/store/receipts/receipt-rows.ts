/** How a receipt and its posting are read from their rows. */
import * as z from 'zod'
import { totals, type ExpenseDraft } from '../../../shared/expenses/expense'
import type { Row } from '../database/database'

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
}

/** Shapes a row; absent is undefined inside, null only in SQL. */
export function fromRow(row: Row): Record<string, unknown> {
  const { problem, voucher } = row
  return {
    id: row['id'],
    state: row['state'],
    fileName: row['file_name'],
    mediaType: row['media_type'],
    size: row['size'],
    sha256: row['sha256'],
    marker: row['marker'],
    capturedAt: row['captured_at'],
    supplierName: row['supplier_name'],
    postingDate: row['posting_date'],
    gross: row['gross'],
    expenseType: row['expense_type'],
    duplicateOf: row['duplicate_of'] ?? undefined,
    expenseId: row['expense_id'] ?? undefined,
    ...(row['original_gone'] === 1 && { originalGone: true }),
    problem: typeof problem === 'string' ? (JSON.parse(problem) as unknown) : undefined,
    voucher: typeof voucher === 'string' ? (JSON.parse(voucher) as unknown) : undefined,
    draft: JSON.parse(String(row['draft'])) as unknown,
  }
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
  }
}

/** What lists show and search of a draft, in the order of `draftColumns`. */
export function draftValues(draft: ExpenseDraft): [string, string, string, string, string] {
  const hasAmount = draft.lines.some((line) => line.gross.trim() !== '')
  return [
    JSON.stringify(draft),
    draft.supplierName,
    draft.postingDate,
    hasAmount ? totals(draft).gross : '',
    draft.lines[0]?.expenseType ?? '',
  ]
}

export const draftColumns = ['draft', 'supplier_name', 'posting_date', 'gross', 'expense_type']
