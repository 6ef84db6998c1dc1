/** What is known of a receipt as it comes, and what changes with a step of its journey. */
import type {
  MediaType,
  Receipt,
  ReceiptProblem,
  ReceiptState,
} from '../../../shared/receipts/receipt'
import type { StepDetail } from '../../../shared/step-detail'
import type { Posting } from './postings'

/** A file that is safe in the store and becomes a receipt. */
export interface Captured {
  sha256: string
  size: number
  mediaType: MediaType
  fileName: string
}

/** Where and when a file was captured, and by which names it is known. */
export interface Origin {
  id: string
  marker: string
  accountId?: string | undefined
  /** ISO instant. */
  capturedAt?: string
}

/** A receipt with all the outbox needs to know. */
export type OutboxItem = Receipt & { posting: Posting; accountId: string; changedAt: string }

/** What changes with a step; `undefined` for the expense id or the problem clears it. */
export interface Step {
  from: readonly ReceiptState[]
  /** Only if no other step was taken since this one (an item's `changedAt`). */
  unchangedSince?: string
  to: ReceiptState
  event: string
  note?: string
  detail?: StepDetail | undefined
  expenseId?: number | undefined
  /** A new one, where its file is not to be taken for the one that was in the books under the old. */
  marker?: string
  problem?: ReceiptProblem | undefined
  posting?: Partial<Posting>
}
