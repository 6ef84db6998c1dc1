/** The receipts of booked expenses that are edited: where an edit moves one away from what its receipt surely says. */
import { SvelteMap } from 'svelte/reactivity'
import { foldName } from '../../shared/books/supplier'
import { isCalendarDate } from '../../shared/calendar'
import { totals } from '../../shared/expenses/expense'
import type { ExpenseView } from '../../shared/expenses/expense-change'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { AppApi } from '../../shared/ipc'
import { compareAmounts, parseAmount } from '../../shared/money'
import { otherCurrency, paperTotal } from '../../shared/receipts/paper'
import type { Reading } from '../../shared/receipts/reading'
import { dateWords, poundsWords } from '../record/book-columns'
import type { EditedExpense } from './expense-edit'

/** What the receipt says and what was typed, in words for people. */
export interface PaperDoubt {
  field: 'supplierName' | 'postingDate' | 'gross'
  shown: string
  drafted: string
}

export class ExpensePaper {
  readonly #api: Pick<AppApi, 'reading'>
  /** What was read, by receipt. */
  readonly #read = new SvelteMap<string, Paper>()

  constructor(api: Pick<AppApi, 'reading'>) {
    this.#api = api
  }

  /** Asks what the receipt of an expense says, where it is on this computer and was read. */
  async look({ receiptId }: ExpenseView): Promise<void> {
    if (receiptId === undefined) return
    const answer = await this.#api.reading.of(receiptId).catch(() => undefined)
    if (answer?.state === 'read') this.#read.set(receiptId, answer.reading)
  }

  /** What to say of an expense as it is typed; never a reason not to send it. */
  doubts(editing: { draft: EditedExpense; from: ExpenseView } | undefined): PaperDoubt[] {
    const paper = this.#read.get(editing?.from.receiptId ?? '')
    return editing && paper ? paperDoubts(paper, editing.from.record, editing.draft) : []
  }
}

type Paper = Pick<Reading, 'fields' | 'parts' | 'documents'>

/** What stood in the books otherwise already was decided before, and a file of several receipts is not of this expense alone. */
export function paperDoubts(
  { fields, parts, documents = [] }: Paper,
  record: ExpenseRecord,
  draft: EditedExpense,
): PaperDoubt[] {
  if (Math.max(parts.length, documents.length) > 1) return []
  const { supplier, date, total } = fields
  const doubts: PaperDoubt[] = []
  if (supplier?.isSure && isMoved(supplier.value, record.supplierName, draft.supplierName))
    doubts.push({
      field: 'supplierName',
      shown: supplier.value,
      drafted: draft.supplierName.trim(),
    })
  const day = draft.postingDate
  if (
    date?.isSure &&
    record.postingDate === date.value &&
    day !== date.value &&
    isCalendarDate(day)
  )
    doubts.push({ field: 'postingDate', shown: dateWords(date.value), drafted: dateWords(day) })
  const isRead = draft.lines.every(({ gross }) => parseAmount(gross) !== undefined)
  const shown = total?.isSure && !otherCurrency(fields) ? paperTotal(fields) : undefined
  const [was, drafted] = [totals(record).gross, totals(draft).gross]
  if (
    shown !== undefined &&
    isRead &&
    !compareAmounts(was, shown) &&
    compareAmounts(drafted, shown)
  )
    doubts.push({ field: 'gross', shown: poundsWords(shown), drafted: poundsWords(drafted) })
  return doubts
}

/** Whether a name is no longer what it was and what was read. */
function isMoved(read: string, was: string, drafted: string): boolean {
  const [name, before, now] = [read, was, drafted].map(foldName)
  return before === name && now !== name && now !== ''
}
