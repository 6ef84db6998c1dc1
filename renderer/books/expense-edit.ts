/** An expense of the books as it is edited: what of it was changed, and what to do when somebody else changed it too. */
import {
  checkDraft,
  leftToPay,
  paymentProblems,
  totals,
  type DraftLine,
  type DraftPayment,
  type DraftProblem,
} from '../../shared/expenses/expense'
import { keepsDay, type ExpenseEdit } from '../../shared/expenses/expense-change'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import { isCalendarDate, type CalendarDate } from '../../shared/calendar'
import {
  addAmounts,
  compareAmounts,
  parseAmount,
  signOf,
  subtractAmounts,
  withSign,
  type Amount,
} from '../../shared/money'
import type { ReferenceData } from '../../shared/books/reference-data'
import { foldName } from '../../shared/books/supplier'
import { say } from '../../shared/words/words'
import { isListLost, merge, mergeList, type Part } from '../lib/merge'
import { dateWords, poundsWords, type Names } from '../record/book-columns'

/** `at` is the place of the line in the books; a new one has none. */
type EditedLine = DraftLine & { at?: number }

/** `at` is the place of the payment in the books; one to be recorded has none. */
export type EditedPayment = DraftPayment & { at?: number }

export interface EditedExpense {
  /** Of a supplier of the books; a name alone means a new one. */
  supplierId?: number | undefined
  supplierName: string
  postingDate: string
  lines: EditedLine[]
  payments: EditedPayment[]
  /** That a day which has not come yet is meant. */
  isAheadMeant?: boolean
}

type Payment = ExpenseRecord['payments'][number]

export function draftOf(record: ExpenseRecord): EditedExpense {
  return {
    supplierId: record.supplierId,
    supplierName: record.supplierName,
    postingDate: record.postingDate,
    lines: record.lines.map((line, at) => ({ ...line, at })),
    payments: record.payments.map((payment, at) => ({ ...paymentDraft(payment), at })),
  }
}

function paymentDraft({ method = '', bankAccountId, personId, date, amount }: Payment) {
  return {
    method,
    date,
    amount,
    ...(bankAccountId !== undefined && { bankAccountId }),
    ...(personId !== undefined && { personId }),
  }
}

/** What is to become different; undefined when nothing is. Only for a draft without problems. */
export function editOf(record: ExpenseRecord, draft: EditedExpense): ExpenseEdit | undefined {
  const kept = new Set(draft.lines.flatMap(({ at }) => at ?? []))
  const changedLines = draft.lines.flatMap(({ at, ...line }) => {
    const before = at === undefined ? undefined : record.lines[at]
    const change = before && lineChange(before, line)
    return at === undefined || !change ? [] : [{ at, ...change }]
  })
  const removedLines = record.lines.flatMap((_, at) => (kept.has(at) ? [] : [at]))
  const addedLines = draft.lines.flatMap(({ at, ...line }) =>
    at === undefined
      ? [{ ...line, description: line.description.trim(), gross: plain(line.gross) }]
      : [],
  )
  const { postingDate } = draft
  const rest = {
    ...supplierChange(record, draft),
    ...(postingDate !== record.postingDate && { postingDate }),
  }
  const payments = paymentChanges(record, draft)
  const meant = draft.isAheadMeant === true && { isAheadMeant: true }
  const lists = { changedLines, removedLines, addedLines, payments }
  const changes = Object.values(lists).flat().length + Object.keys(rest).length
  return changes > 0 ? { ...lists, ...rest, ...meant } : undefined
}

type Supplied = Pick<EditedExpense, 'supplierId' | 'supplierName'>

function supplierChange(
  record: ExpenseRecord,
  draft: EditedExpense,
): Pick<ExpenseEdit, 'supplierId' | 'newSupplier'> {
  if (isSameSupplier(record, draft)) return {}
  const { supplierId, supplierName } = draft
  return supplierId === undefined ? { newSupplier: supplierName.trim() } : { supplierId }
}

/** A name that was typed means the supplier of that name. */
function isSameSupplier(before: Supplied, { supplierId, supplierName }: Supplied): boolean {
  return supplierId === undefined
    ? foldName(supplierName) === foldName(before.supplierName)
    : supplierId === before.supplierId
}

function lineChange(before: DraftLine, line: DraftLine) {
  const change = {
    ...(line.expenseType !== before.expenseType && { expenseType: line.expenseType }),
    ...(line.description.trim() !== before.description && { description: line.description.trim() }),
    ...(line.vatType !== before.vatType && { vatType: line.vatType }),
    ...(!isSameAmount(line.gross, before.gross) && { gross: plain(line.gross) }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

function paymentChanges(record: ExpenseRecord, draft: EditedExpense): ExpenseEdit['payments'] {
  return draft.payments.flatMap((payment, index) => {
    if (isAsBooked(record, payment)) return []
    const amount = payment.amount.trim()
      ? plain(payment.amount)
      : leftToPay(draft.payments, index, payableOf(record, draft))
    return [{ ...payment, date: payment.date || draft.postingDate, amount }]
  })
}

/**
 * What its payments may come to together: its total without what else was taken off it, such as a credit note, as far as what the
 * service says is still owed tells that.
 */
export function payableOf(record: ExpenseRecord, draft: EditedExpense): Amount {
  const [before, total] = [totals(record).gross, totals(draft).gross]
  const owed = parseAmount(record.outstanding ?? '')
  const paid = record.payments.flatMap(({ amount }) => parseAmount(amount) ?? [])
  if (owed === undefined || paid.length < record.payments.length) return total
  const takenOff = subtractAmounts(before, addAmounts([...paid, owed]))
  const isPart = signOf(takenOff) === signOf(before) && !isMore(takenOff, before)
  return isPart ? subtractAmounts(total, takenOff) : total
}

/** What the payments leave to be paid, where they are plain and leave something; undefined also where there are none. */
export function leftOf(record: ExpenseRecord, draft: EditedExpense): Amount | undefined {
  const { payments } = draft
  const total = payableOf(record, draft)
  const left = leftToPay(payments, payments.length, total)
  const areKnown = payments.every(({ amount }) => parseAmount(amount) !== undefined)
  const isLeft = signOf(left) !== 0 && signOf(left) === signOf(total)
  return payments.length > 0 && areKnown && isLeft ? left : undefined
}

function isAsBooked(record: ExpenseRecord, payment: EditedPayment): boolean {
  const before = payment.at === undefined ? undefined : record.payments[payment.at]
  return before !== undefined && isSamePayment(paymentDraft(before), payment)
}

function isSameSource(one: DraftPayment, other: DraftPayment): boolean {
  return (
    one.method === other.method &&
    one.bankAccountId === other.bankAccountId &&
    one.personId === other.personId
  )
}

function isSamePayment(one: DraftPayment, other: DraftPayment): boolean {
  return (
    isSameSource(one, other) && one.date === other.date && isSameAmount(one.amount, other.amount)
  )
}

/** Whether one is more than the other, whichever their signs. */
const isMore = (one: Amount, other: Amount) =>
  compareAmounts(withSign(one, 1), withSign(other, 1)) > 0

const plain = (text: string) => parseAmount(text) ?? text

function isSameAmount(one: string, other: string): boolean {
  const [a, b] = [parseAmount(one), parseAmount(other)]
  return a === undefined || b === undefined ? one === other : compareAmounts(a, b) === 0
}

/** What is wrong with what was changed; what stands in the books already is not complained about. */
export function editProblems(
  record: ExpenseRecord,
  draft: EditedExpense,
  choices: ReferenceData,
  today: CalendarDate,
): DraftProblem[] {
  return [
    ...checkDraft(draft, choices).problems,
    ...draft.payments.flatMap((_, index) => problemsOfPayment(record, draft, index, choices)),
    ...(draft.isAheadMeant ? [] : daysAhead(record, draft, today)),
  ].filter(({ field }) => !isAsBefore(record, draft, field))
}

function problemsOfPayment(
  record: ExpenseRecord,
  draft: EditedExpense,
  index: number,
  choices: ReferenceData,
): DraftProblem[] {
  const payment = draft.payments[index]
  if (!payment) return []
  const field = `payments.${index}`
  const amountField = `${field}.amount`
  const [gross, payable] = [totals(draft).gross, payableOf(record, draft)]
  // One that grows no larger than it is booked was paid before anything was taken off.
  const total = isGrown(record, payment) ? payable : gross
  const most = leftToPay(draft.payments, index, total)
  const problems = paymentProblems(payment, { field, most, choices, day: draft.postingDate })
  // What the others leave is taken once, by the first.
  if (index > 0 && payment.at === undefined && !payment.amount.trim())
    return [...problems, { field: amountField, code: 'amount-missing' }]
  if (compareAmounts(total, gross) === 0) return problems
  const ofAmount = problems.filter(({ field: name }) => name === amountField)
  const isAbove = ofAmount.some(({ code }) => code === 'payment-above-total')
  if (!isAbove && signOf(most) === signOf(gross)) return problems
  const others = problems.filter((problem) => !ofAmount.includes(problem))
  return [...others, { field: amountField, code: 'payment-above-left' }]
}

/** Whether a payment comes to more than in the books, as a new one does, and one that is to be all that is left. */
function isGrown({ payments }: ExpenseRecord, { at, amount }: EditedPayment): boolean {
  const before = at === undefined ? undefined : parseAmount(payments[at]?.amount ?? '')
  const now = parseAmount(amount)
  return before === undefined || now === undefined || isMore(now, before)
}

/** Days that were typed and have not come yet. */
function daysAhead(
  record: ExpenseRecord,
  { postingDate, payments }: EditedExpense,
  today: CalendarDate,
): DraftProblem[] {
  const days = [
    { field: 'postingDate', date: postingDate },
    ...payments
      .map((payment, index) => ({ ...payment, field: `payments.${index}.date` }))
      .filter((payment) => !keepsDay(payment, record)),
  ]
  return days.flatMap(({ field, date }) =>
    isCalendarDate(date) && date > today ? [{ field, code: 'date-ahead' as const }] : [],
  )
}

function isAsBefore(record: ExpenseRecord, draft: EditedExpense, field: string): boolean {
  if (field === 'supplierName') return draft.supplierName === record.supplierName
  if (field === 'postingDate') return draft.postingDate === record.postingDate
  const [part, index, name] = field.split('.')
  if (part === 'lines') {
    const line = draft.lines[Number(index)]
    const before = line?.at === undefined ? undefined : record.lines[line.at]
    const key = name as keyof DraftLine
    return before !== undefined && line !== undefined && before[key] === line[key]
  }
  const payment = draft.payments[Number(index)]
  if (!payment) return false
  // Of what the books name otherwise, such as a card or an account that was closed, a new day or amount changes nothing.
  if (name && whence.has(name) && isFromThere(record, payment)) return true
  if (!isAsBooked(record, payment)) return false
  if (name !== 'amount') return true
  // Where the payments stand as they were, it is the total that no longer fits.
  return isSameTotal(record, draft) || !draft.payments.every((each) => isAsBooked(record, each))
}

/** The fields that say where a payment came from. */
const whence: ReadonlySet<string> = new Set(['method', 'bankAccountId', 'personId'])

function isFromThere({ payments }: ExpenseRecord, payment: EditedPayment): boolean {
  const before = payment.at === undefined ? undefined : payments[payment.at]
  return before !== undefined && isSameSource(paymentDraft(before), payment)
}

function isSameTotal(record: ExpenseRecord, draft: EditedExpense): boolean {
  return compareAmounts(totals(record).gross, totals(draft).gross) === 0
}

/** What a person saw, what is there now, and what they typed over what they saw. */
interface Sides {
  seen: ExpenseRecord
  now: ExpenseRecord
  draft: EditedExpense | undefined
  /** Of lines or payments of the draft something could not be put over how it is now. */
  isLost: boolean
}

/** One field that is not as the person saw it. */
export interface Difference {
  name: string
  seen: string
  now: string
  /** What the person wants it to be, where they changed it. */
  wanted?: string
}

/** Side by side: what the person saw, what is in the books now, and what they want; where that is `isLost`, all of it. */
export function differences({ seen, now, draft, isLost }: Sides, names: Names): Difference[] {
  // Files and note are not typed.
  const wanted = draft && wordsOf({ ...seen, ...draft }, names)
  const [was, is] = [seen, now].map((record) => wordsOf(record, names))
  const nothing = say('books.difference.nothing')
  const typed = isLost ? (wanted?.keys() ?? []) : []
  const all = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? []), ...typed])]
  return all.flatMap((name) => {
    const [before, after] = [was?.get(name) ?? nothing, is?.get(name) ?? nothing]
    const mine = wanted && (wanted.get(name) ?? nothing)
    const isWanted = mine !== undefined && mine !== before
    if (before === after && !(isLost && isWanted)) return []
    return [{ name, seen: before, now: after, ...(isWanted && { wanted: mine }) }]
  })
}

function wordsOf(
  { supplierName, postingDate, lines, payments, ...rest }: EditedExpense | ExpenseRecord,
  names: Names,
): Map<string, string> {
  const words = new Map([
    [say('books.supplier'), supplierName],
    [say('books.postingDate'), dateWords(postingDate)],
  ])
  lines.forEach((line, index) =>
    words.set(
      say('books.difference.line', { number: index + 1 }),
      [
        line.description,
        names.typeName(line.expenseType),
        line.vatType,
        poundsWords(plain(line.gross)),
      ]
        .filter(Boolean)
        .join(' · '),
    ),
  )
  payments.forEach(({ method, date, amount }, index) =>
    words.set(
      payments.length > 1
        ? say('books.difference.payment', { number: index + 1 })
        : say('books.payment'),
      [method && names.methodName(method), dateWords(date), poundsWords(plain(amount))]
        .filter(Boolean)
        .join(' · '),
    ),
  )
  if ('attachments' in rest && rest.attachments)
    words.set(
      say('books.difference.files'),
      rest.attachments.map(({ fileName }) => fileName).join(', ') || say('books.difference.none'),
    )
  if ('note' in rest && rest.note) words.set(say('books.difference.note'), rest.note)
  return words
}

/**
 * What was typed over one reading of the expense, over another; of payments while they are as many, and each is as it was. `isLost`
 * where lines or payments that were typed had to give way to those of the books.
 */
export function rebased(
  seen: ExpenseRecord,
  now: ExpenseRecord,
  draft: EditedExpense,
): { draft: EditedExpense; isLost: boolean } {
  const [base, theirs] = [draftOf(seen), draftOf(now)]
  const lines = { base: base.lines, theirs: theirs.lines, mine: draft.lines }
  const payments = { base: base.payments, theirs: theirs.payments, mine: draft.payments }
  const isPaidAsOften = seen.payments.length === now.payments.length
  const merged = {
    ...merge({ base, theirs, mine: draft }, [
      { fields: ['supplierId', 'supplierName'], isSame: isSameSupplier },
      { fields: ['postingDate'] },
    ]),
    lines: mergeList(lines, (sides) => merge(sides, lineParts)),
    payments: isPaidAsOften
      ? mergeList(payments, (sides) =>
          isSamePayment(sides.base, sides.theirs) ? sides.mine : sides.theirs,
        )
      : theirs.payments,
  }
  const isNewLost = !isPaidAsOften && draft.payments.some(({ at }) => at === undefined)
  return { draft: merged, isLost: isListLost(lines) || isListLost(payments) || isNewLost }
}

const lineParts: readonly Part<EditedLine>[] = [
  { fields: ['expenseType'] },
  { fields: ['description'], isSame: (one, other) => one.description === other.description.trim() },
  { fields: ['vatType'] },
  { fields: ['gross'], isSame: (one, other) => isSameAmount(one.gross, other.gross) },
]
