/** Which receipts and expenses may be the same purchase as a receipt: gathered from what is known here, asked of a person. */
import { addDays, isCalendarDate, type CalendarDate } from '../../shared/calendar'
import { AppError } from '../../shared/errors'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { Look } from '../../shared/receipts/look'
import type { Alike, MediaType, Receipt, ToldApart } from '../../shared/receipts/receipt'
import { foldName } from '../../shared/books/supplier'
import type { Accounts } from '../accounts/accounts'
import type { Books } from '../books/books'
import type { Journal } from '../store/journal'
import type { ComparedReceipt, Looks } from '../store/receipts/looks'
import { penceOf } from '../store/cache/record-columns'
import type { Receipts } from '../store/receipts/receipts'

/** The receipt in question. */
export type Subject = Pick<
  ComparedReceipt,
  'id' | 'supplierName' | 'postingDate' | 'gross' | 'duplicateOf' | 'expenseId'
>

/** What it may be the same as. */
export interface Candidates {
  /** The receipt it is a same file of. */
  twin: ComparedReceipt | undefined
  looksLike: readonly ComparedReceipt[]
  /** Receipts of the same day and amount. */
  ofDayAndAmount: readonly ComparedReceipt[]
  /** Expenses of the days around. */
  expenses: readonly ExpenseRecord[]
  /** Ids of the expenses that carry this receipt's own marker. */
  own: readonly number[]
  /** Keys of what a person told apart from it. */
  keptBeside: ReadonlySet<string>
}

/**
 * One entry for each other receipt or expense, the surest kind of likeness first. A receipt that is itself asked about as
 * a same file of this one is left to that question; an expense that came of a receipt named here is not named again.
 */
export function decideAlike(subject: Subject, candidates: Candidates): Alike[] {
  const { twin, looksLike, ofDayAndAmount, keptBeside } = candidates
  const isOther = ({ id, duplicateOf }: ComparedReceipt) =>
    id !== subject.id && duplicateOf !== subject.id && !keptBeside.has(id)
  const facts = ofDayAndAmount.filter((other) => hasSameFacts(subject, other))
  const receipts = new Map<string, Alike>()
  const add = (kind: Alike['kind'], others: readonly ComparedReceipt[]) => {
    for (const other of others)
      if (!receipts.has(other.id)) receipts.set(other.id, receiptEntry(kind, other))
  }
  if (twin && subject.duplicateOf === twin.id) add('same-file', [twin])
  add('look-alike', looksLike.filter(isOther))
  add('same-facts', facts.filter(isOther))
  // One a person told apart stands for its expense as well.
  const named = [subject, ...looksLike, ...facts].flatMap(({ expenseId }) => expenseId ?? [])
  const expenses = candidates.expenses.filter(
    ({ id }) => ![...named, ...candidates.own].includes(id) && !keptBeside.has(expenseKey(id)),
  )
  const fitting = expenses.filter((expense) => fits(subject, expense))
  const inBooks = expenses.filter(
    (expense) => !fitting.includes(expense) && hasSameFacts(subject, expense),
  )
  return [
    ...receipts.values(),
    ...inBooks.map((expense) => expenseEntry('in-books', expense)),
    ...fitting.map((expense) => expenseEntry('fits-expense', expense)),
  ]
}

/** A receipt may bear another day than the payment it was booked by. */
const mostDaysApart = 7

/** Whether a receipt may be the one that an expense of the books lacks, and could be put there. */
function fits(subject: Facts, expense: ExpenseRecord): boolean {
  const { attachments, isReconciled, isEditable, payments } = expense
  const isOpen = isEditable !== false && ![{ isReconciled }, ...payments].some(isMatched)
  return isOpen && attachments?.length === 0 && hasSamePayee(subject, expense, mostDaysApart)
}

const isMatched = ({ isReconciled }: { isReconciled?: boolean | undefined }) =>
  isReconciled === true

/** A key that no receipt's id can be. */
export const expenseKey = (id: number): string => `expense:${id}`

const keyOf = (other: string | number) => (typeof other === 'number' ? expenseKey(other) : other)

interface Facts {
  supplierName: string
  postingDate: string
  gross: string
}

const hasSameFacts = (a: Facts, b: Facts): boolean => hasSamePayee(a, b, 0)

/** Whether supplier and amount are equal, and the days no further apart than this. */
function hasSamePayee(a: Facts, b: Facts, mostApart: number): boolean {
  const name = foldName(a.supplierName)
  const [from, to] = daysAround(a.postingDate, mostApart)
  return (
    name !== '' &&
    from !== undefined &&
    to !== undefined &&
    penceOf(a.gross) !== 0 &&
    name === foldName(b.supplierName) &&
    from <= b.postingDate &&
    b.postingDate <= to &&
    penceOf(a.gross) === penceOf(b.gross)
  )
}

/** The first and the last of the days that are no further away; nothing where the date is none. */
function daysAround(date: string, days: number): [CalendarDate?, CalendarDate?] {
  return isCalendarDate(date) ? [addDays(date, -days), addDays(date, days)] : []
}

function receiptEntry(kind: Alike['kind'], other: ComparedReceipt): Alike {
  const { id, fileName, mediaType, supplierName, postingDate, gross, state, originalGone } = other
  return {
    kind,
    receiptId: id,
    fileName,
    mediaType,
    supplierName,
    postingDate,
    gross,
    state,
    ...(originalGone && { originalGone }),
  }
}

function expenseEntry(
  kind: Alike['kind'],
  { id, supplierName, postingDate, gross }: ExpenseRecord,
): Alike {
  return { kind, expenseId: id, supplierName, postingDate, gross }
}

interface Parts {
  looks: Looks
  receipts: Receipts
  accounts: Accounts
  journal: Journal
}

export class AlikeReceipts {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** What may be the same purchase. Needs no network. @throws AppError `not-found` */
  of(id: string): Alike[] {
    const { looks, receipts, accounts } = this.#parts
    const subject = receipts.read(id)
    const accountId = receipts.accountOf(id)
    const { atHand } = accounts
    const books = atHand?.stored.account.id === accountId ? atHand?.books : undefined
    const { duplicateOf, postingDate, gross } = subject
    return decideAlike(subject, {
      twin: duplicateOf ? looks.receipts(accountId, [duplicateOf])[0] : undefined,
      looksLike: looks.receipts(accountId, looks.like(id)),
      ofDayAndAmount:
        postingDate && gross ? looks.ofDayAndAmount(accountId, postingDate, gross) : [],
      expenses: books ? expensesLike(subject, books) : [],
      own: books?.findMarker(subject.marker) ?? [],
      keptBeside: looks.keptBeside(id),
    })
  }

  /** The next receipt at hand whose picture is to be looked at. */
  due(): { id: string; mediaType: MediaType } | undefined {
    return this.#parts.looks.due(this.#parts.receipts.shownAccountId)
  }

  /** Keeps how a receipt looks, and has the window ask again where that tells anything. */
  looked(id: string, look: Look | undefined): void {
    const { looks, receipts } = this.#parts
    looks.keep(id, look)
    if (looks.receipts(receipts.accountOf(id), looks.like(id)).length > 0) receipts.refresh()
  }

  /** The person says that these are purchases of their own: ids of receipts and of expenses. @throws AppError `not-found` */
  keepBeside(id: string, others: readonly (string | number)[]): ToldApart {
    const { looks, receipts, journal } = this.#parts
    receipts.read(id)
    const accountId = receipts.accountOf(id)
    const added = looks.keepBeside(id, others.map(keyOf), () => {
      journal.record({
        event: 'kept-both',
        receiptId: id,
        ...(accountId !== undefined && { accountId }),
      })
    })
    receipts.refresh()
    return { id, others: others.filter((other) => added.includes(keyOf(other))) }
  }

  /** The person says that a same file is a receipt of its own: so it is beside every other of that file. */
  keepTwin(id: string): ToldApart {
    const { looks, receipts } = this.#parts
    const { sha256, duplicateOf } = receipts.read(id)
    const same = looks
      .receipts(receipts.accountOf(id), looks.like(id))
      .filter((other) => other.sha256 === sha256)
      .map((other) => other.id)
    const keys = new Set([...same, ...(duplicateOf === undefined ? [] : [duplicateOf])])
    const added = looks.keepBeside(id, [...keys], () => {
      receipts.keepBoth(id)
    })
    return { id, others: added, ...(duplicateOf !== undefined && { twin: duplicateOf }) }
  }

  /** Takes back what was told apart, and asks again. @throws AppError `wrong-state` once it is not in review any more */
  askAgain({ id, twin, others }: ToldApart): void {
    const { looks, receipts } = this.#parts
    looks.forgetBeside(id, others.map(keyOf), () => {
      receipts.askAgain(id, twin)
    })
  }
}

/** Far more than one supplier is paid of one amount on one day. */
const mostExpenses = 200

/** Expenses in the books of the days around the receipt's, in which its amount occurs. */
function expensesLike(
  { supplierName, postingDate, gross }: Receipt,
  books: Books,
): ExpenseRecord[] {
  const [from, to] = daysAround(postingDate, mostDaysApart)
  if (!foldName(supplierName) || !from || !to || penceOf(gross) === 0) return []
  try {
    return books.expenses({
      search: gross,
      from,
      to,
      sort: { by: 'date', isDescending: true },
      offset: 0,
      limit: mostExpenses,
    }).rows
  } catch (error) {
    // The caches begin anew by themselves; a warning less is no reason to show nothing.
    if (AppError.from(error).code === 'store-damaged') return []
    throw error
  }
}
