/** One change for many drafts: what they have in common, what they become, and the words for what came of it. */
import type { DraftPayment, ExpenseDraft } from '../../shared/expenses/expense'
import { directorsExpenses } from '../../shared/books/reference-data'
import type { SharedOutcome, SharedStep, StayReason } from '../../shared/receipts/receipt'
import { plural } from '../lib/times'

type Paid = Pick<DraftPayment, 'method' | 'bankAccountId' | 'personId'>

/** Only what was touched is in it. */
export interface SharedChange {
  supplier?: { id?: number; name: string }
  postingDate?: string
  expenseType?: string
  vatType?: string
  payment?: 'unpaid' | Paid
}

/** What all drafts agree on; undefined where they differ. */
export interface Common {
  supplierName: string | undefined
  postingDate: string | undefined
  expenseType: string | undefined
  vatType: string | undefined
  payment: 'unpaid' | Paid | undefined
}

export function commonOf(drafts: readonly ExpenseDraft[]): Common {
  const lines = drafts.flatMap((draft) => draft.lines)
  return {
    supplierName: only(drafts.map(({ supplierName }) => supplierName)),
    postingDate: only(drafts.map(({ postingDate }) => postingDate)),
    expenseType: only(lines.map(({ expenseType }) => expenseType)),
    vatType: only(lines.map(({ vatType }) => vatType)),
    payment: only(drafts.map(paidOf)),
  }
}

function only<T>(values: readonly T[]): T | undefined {
  const kinds = new Set(values.map((value) => JSON.stringify(value)))
  return kinds.size === 1 ? values[0] : undefined
}

function paidOf({ payment }: ExpenseDraft): 'unpaid' | Paid {
  if (!payment) return 'unpaid'
  const { method, bankAccountId, personId } = payment
  return {
    method,
    ...(bankAccountId !== undefined && { bankAccountId }),
    ...(personId !== undefined && { personId }),
  }
}

/**
 * A draft with what was touched in it; types go to every line.
 * @param usualVat of the chosen type, for lines that have none
 */
export function withChange(
  draft: ExpenseDraft,
  change: SharedChange,
  usualVat: string | undefined,
): ExpenseDraft {
  const { supplier, postingDate, expenseType, vatType, payment } = change
  const { supplierId, payment: paid, furtherPayments, ...rest } = structuredClone(draft)
  const id = supplier ? supplier.id : supplierId
  const next = payment === undefined ? paid : withPaid(paid, payment)
  return {
    ...rest,
    ...(supplier && { supplierName: supplier.name }),
    ...(id !== undefined && { supplierId: id }),
    ...(postingDate !== undefined && { postingDate }),
    lines: rest.lines.map((line) => ({
      ...line,
      ...(expenseType !== undefined && { expenseType }),
      ...(expenseType !== undefined && usualVat && !line.vatType && { vatType: usualVat }),
      ...(vatType !== undefined && { vatType }),
    })),
    ...(next && { payment: next }),
    ...(next && furtherPayments && { furtherPayments }),
  }
}

function withPaid(
  paid: DraftPayment | undefined,
  payment: 'unpaid' | Paid,
): DraftPayment | undefined {
  if (payment === 'unpaid') return undefined
  return { date: paid?.date ?? '', amount: paid?.amount ?? '', ...payment }
}

/** A payment by this method, from where most are paid. */
export function paidBy(
  method: string,
  usual: { bankAccountId?: number },
  directors: readonly { id: number }[],
): Paid {
  if (method !== directorsExpenses) return { ...usual, method }
  const [only, another] = directors
  return { method, ...(only && !another && { personId: only.id }) }
}

const fieldNames: Record<keyof SharedChange, string> = {
  supplier: 'supplier',
  postingDate: 'posting date',
  expenseType: 'expense type',
  vatType: 'VAT type',
  payment: 'payment',
}

/** Such as `supplier and VAT type`; empty when nothing was touched. */
export function touchedWords(change: SharedChange): string {
  return listed(
    Object.entries(fieldNames).flatMap(([field, name]) => (field in change ? [name] : [])),
  )
}

function listed(words: readonly string[]): string {
  const [last, ...others] = words.toReversed()
  return others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : (last ?? '')
}

const doneWords: Record<SharedStep, string> = {
  confirm: 'Confirmed',
  discard: 'In the bin',
  restore: 'Put back',
  reopen: 'Back in review',
}

const stayedWords: Record<StayReason, (count: number) => string> = {
  incomplete: (count) => `${count} ${count === 1 ? 'lacks' : 'lack'} something`,
  'same-file': (count) => `${count} ${count === 1 ? 'is' : 'are'} the same file as another`,
  alike: (count) => `${count} may be here already`,
  look: (count) => `${count} ${count === 1 ? 'needs' : 'need'} a look`,
  moved: (count) => `${count} ${count === 1 ? 'is' : 'are'} elsewhere by now`,
  failed: (count) => `${count} could not be kept`,
}

/** What a person stopped before its turn; empty for none. */
function leftWords(left: number): string {
  return left > 0
    ? `Stopped: ${plural(left, 'receipt')} left as ${left === 1 ? 'it was' : 'they were'}.`
    : ''
}

/** Of a change: why some are as they were; undefined when all were changed. */
export function stayWords(stayed: number, left: number): string | undefined {
  const gone = stayed > 0 ? `${plural(stayed, 'receipt')} can no longer be changed.` : ''
  return [gone, leftWords(left)].filter(Boolean).join(' ') || undefined
}

/**
 * Such as `Confirmed: 3 of 5 receipts`, and why the others stayed.
 * @param left how many were not tried, because a person stopped it
 */
export function outcomeWords(
  step: SharedStep,
  { done, stayed }: SharedOutcome,
  left = 0,
): { title: string; body: string | undefined } {
  const all = plural(done.length + stayed.length + left, 'receipt')
  const isAll = stayed.length + left === 0
  const why = new Map<StayReason, number>()
  for (const stay of stayed) why.set(stay.why, (why.get(stay.why) ?? 0) + 1)
  const reasons = [...why].map(([reason, count]) => stayedWords[reason](count))
  return {
    title: `${doneWords[step]}: ${isAll ? all : `${done.length || 'none'} of ${all}`}`,
    body: isAll
      ? undefined
      : [stayed.length > 0 ? `Kept here: ${listed(reasons)}.` : '', leftWords(left)]
          .filter(Boolean)
          .join(' '),
  }
}
