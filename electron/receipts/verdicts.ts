/** The verdict about receipts as they stand in the store: gathers what is known, decides nothing itself. */
import { calendarDate } from '../../shared/calendar'
import type { ExpenseDraft } from '../../shared/expenses/expense'
import { readingOf, type Voucher } from '../../shared/expenses/voucher'
import type { Supplier } from '../../shared/books/supplier'
import type { ReferenceData } from '../../shared/books/reference-data'
import type { Alike } from '../../shared/receipts/receipt'
import { verdictOf, type Verdict } from '../../shared/receipts/verdict'
import type { Readings } from '../store/receipts/readings'

interface Parts {
  readings: Pick<Readings, 'digest'>
  /** What may be the same purchase, but for a same file. */
  alike: (id: string) => readonly Alike[]
  /** A supplier of the books that the new one of a draft may be. */
  near: (id: string, draft: ExpenseDraft) => Supplier | undefined
  now: () => Date
  /** Whether receipts are read at all here. */
  reads: boolean
}

/** A receipt in review, as its row and its draft say. */
export interface Subject {
  id: string
  duplicateOf?: string | undefined
  draft: ExpenseDraft
  voucher?: Voucher | undefined
}

export class Verdicts {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** @param choices those of the books that the receipt goes to */
  of({ id, duplicateOf, draft, voucher }: Subject, choices: ReferenceData): Verdict {
    const { readings, alike, near, now, reads } = this.#parts
    const { isWaiting, facts, failure, filled = {} } = readings.digest(id)
    return verdictOf({
      draft,
      choices,
      today: calendarDate(now()),
      reading: voucher ? readingOf(voucher) : facts,
      isToBeRead: reads && isWaiting,
      failure,
      filled,
      duplicateOf,
      alike: alike(id).filter(({ kind }) => kind !== 'same-file'),
      near: near(id, draft),
    })
  }
}
