/** An expense of the books as it is edited: what of it was changed, and what to do when somebody else changed it too. */
import {
  checkDraft,
  totals,
  type DraftLine,
  type DraftPayment,
  type DraftProblem,
} from '../../shared/expense'
import type { ExpenseEdit } from '../../shared/expense-change'
import type { ExpenseRecord } from '../../shared/expense-record'
import { compareAmounts, parseAmount } from '../../shared/money'
import type { ReferenceData } from '../../shared/reference-data'
import { dateWords, poundsWords, type Names } from './book-columns'

/** `at` is the place of the line in the books; a new one has none. */
export type EditedLine = DraftLine & { at?: number }

export interface EditedExpense {
  supplierId?: number | undefined
  supplierName: string
  postingDate: string
  lines: EditedLine[]
  /** Only where there is one payment, or none: several are left alone. */
  payment?: DraftPayment
}

type Payment = ExpenseRecord['payments'][number]

export function draftOf(record: ExpenseRecord): EditedExpense {
  const [payment, another] = record.payments
  return {
    supplierId: record.supplierId,
    supplierName: record.supplierName,
    postingDate: record.postingDate,
    lines: record.lines.map((line, at) => ({ ...line, at })),
    ...(payment && !another && { payment: paymentDraft(payment) }),
  }
}

function paymentDraft({ method = '', bankAccountId, personId, date, amount }: Payment) {
  return {
    ...{ method, date, amount },
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
  const payment = paymentChange(record, draft)
  const { supplierId, postingDate } = draft
  const edit: ExpenseEdit = {
    ...{ changedLines, removedLines, addedLines },
    ...(supplierId !== undefined && supplierId !== record.supplierId && { supplierId }),
    ...(postingDate !== record.postingDate && { postingDate }),
    ...(payment && { payment }),
  }
  const lists = changedLines.length + removedLines.length + addedLines.length
  return lists > 0 || Object.keys(edit).length > 3 ? edit : undefined
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

function paymentChange(record: ExpenseRecord, draft: EditedExpense): ExpenseEdit['payment'] {
  const { payment } = draft
  if (!payment || record.payments.length > 1) return undefined
  const [before] = record.payments
  if (before && isSamePayment(paymentDraft(before), payment)) return undefined
  return {
    ...{ ...payment, date: payment.date || draft.postingDate },
    amount: payment.amount.trim() ? plain(payment.amount) : totals(draft).gross,
    ...(before && { at: 0 }),
  }
}

function isSamePayment(one: DraftPayment, other: DraftPayment): boolean {
  return (
    one.method === other.method &&
    one.bankAccountId === other.bankAccountId &&
    one.personId === other.personId &&
    one.date === other.date &&
    isSameAmount(one.amount, other.amount)
  )
}

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
): DraftProblem[] {
  const { payment, ...rest } = draft
  const whole = { ...rest, ...(payment && { payment }) }
  const found = checkDraft(whole, choices).problems.filter(
    ({ field }) => !isAsBefore(record, draft, field),
  )
  const isUnknown = draft.supplierId === undefined && draft.supplierName.trim() !== ''
  const missing: DraftProblem = { field: 'supplierName', code: 'supplier-missing' }
  return isUnknown ? [missing, ...found] : found
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
  const [before] = record.payments
  const same = before && draft.payment && isSamePayment(paymentDraft(before), draft.payment)
  // A total that became smaller is a change of the payment too.
  return same === true && field !== 'payment.amount'
}

/** One field that is not as the person saw it. */
export interface Difference {
  name: string
  seen: string
  now: string
  /** What the person wants it to be, where they changed it. */
  wanted?: string
}

/** Side by side: what the person saw, what is in the books now, and what they want. */
export function differences(
  seen: ExpenseRecord,
  now: ExpenseRecord,
  draft: EditedExpense | undefined,
  names: Names,
): Difference[] {
  const wanted = draft && wordsOf(draft, draft.payment ? [draft.payment] : seen.payments, names)
  const [was, is] = [seen, now].map((record) => wordsOf(record, record.payments, names))
  const all = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])]
  return all.flatMap((name) => {
    const [before, after] = [was?.get(name) ?? 'nothing', is?.get(name) ?? 'nothing']
    if (before === after) return []
    const mine = wanted && (wanted.get(name) ?? 'nothing')
    return [{ name, seen: before, now: after, ...(mine && mine !== before && { wanted: mine }) }]
  })
}

function wordsOf(
  { supplierName, postingDate, lines, ...rest }: EditedExpense | ExpenseRecord,
  payments: readonly (DraftPayment | Payment)[],
  names: Names,
): Map<string, string> {
  const words = new Map([
    ['Supplier', supplierName],
    ['Posting date', dateWords(postingDate)],
  ])
  lines.forEach((line, index) =>
    words.set(
      `Line ${index + 1}`,
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
      payments.length > 1 ? `Payment ${index + 1}` : 'Payment',
      [method && names.methodName(method), dateWords(date), poundsWords(plain(amount))]
        .filter(Boolean)
        .join(' · '),
    ),
  )
  if ('attachments' in rest && rest.attachments)
    words.set('Files', rest.attachments.map(({ fileName }) => fileName).join(', ') || 'none')
  if ('note' in rest && rest.note) words.set('Note', rest.note)
  return words
}

/**
 * The draft on top of how the expense is now: what the person changed stays theirs, everything else is as in the books.
 * Lines are taken over one by one only while they are as many as before.
 */
export function rebased(
  seen: ExpenseRecord,
  now: ExpenseRecord,
  draft: EditedExpense,
): EditedExpense {
  const next = draftOf(now)
  const edit = editOf(seen, draft)
  if (!edit) return next
  if (edit.supplierId !== undefined) {
    next.supplierId = edit.supplierId
    next.supplierName = draft.supplierName
  }
  if (edit.postingDate !== undefined) next.postingDate = edit.postingDate
  if (seen.lines.length === now.lines.length) {
    for (const { at, ...change } of edit.changedLines) {
      const line = next.lines[at]
      if (line) Object.assign(line, change)
    }
    next.lines = next.lines.filter(({ at }) => at === undefined || !edit.removedLines.includes(at))
  }
  next.lines.push(...edit.addedLines)
  if (edit.payment && draft.payment && now.payments.length <= 1) next.payment = { ...draft.payment }
  return next
}
