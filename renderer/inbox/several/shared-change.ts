/** One change for many drafts: what they have in common, what they become, and the words for what came of it. */
import type { DraftPayment, ExpenseDraft } from '../../../shared/expenses/expense'
import { directorsExpenses } from '../../../shared/books/reference-data'
import type {
  Receipt,
  SharedOutcome,
  SharedStep,
  StayReason,
} from '../../../shared/receipts/receipt'
import { listWords } from '../../../shared/words/figures'
import { say } from '../../../shared/words/words'
import { nameSupplier } from '../form/draft-edit'

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
  const named = structuredClone(draft)
  if (supplier) nameSupplier(named, supplier.name)
  const { supplierId, payment: paid, furtherPayments, ...rest } = named
  const id = supplier ? supplier.id : supplierId
  const next = payment === undefined ? paid : withPaid(paid, payment)
  return {
    ...rest,
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

const fields = ['supplier', 'postingDate', 'expenseType', 'vatType', 'payment'] as const

/** Such as `supplier and VAT type`; empty when nothing was touched. */
export function touchedWords(change: SharedChange): string {
  return listWords(
    fields.filter((field) => field in change).map((field) => say(`inbox.shared.field.${field}`)),
  )
}

/** What a person stopped before its turn; empty for none. */
function leftWords(left: number): string {
  return left > 0 ? say('inbox.shared.left', { count: left }) : ''
}

/** Of a change: why some are as they were; undefined when all were changed. */
export function stayWords(stayed: number, left: number): string | undefined {
  const gone = stayed > 0 ? say('inbox.shared.unchanged', { count: stayed }) : ''
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
  const all = done.length + stayed.length + left
  const isAll = stayed.length + left === 0
  const why = new Map<StayReason, number>()
  for (const stay of stayed) why.set(stay.why, (why.get(stay.why) ?? 0) + 1)
  const reasons = [...why].map(([reason, count]) => say(`inbox.shared.stayed.${reason}`, { count }))
  const which = isAll
    ? say('inbox.count', { count: all })
    : say('inbox.shared.some', { done: done.length, all })
  return {
    title: say(`inbox.shared.step.${step}`, { which }),
    body: isAll
      ? undefined
      : [
          stayed.length > 0 ? say('inbox.shared.kept', { reasons: listWords(reasons) }) : '',
          leftWords(left),
        ]
          .filter(Boolean)
          .join(' '),
  }
}

/** Of receipts that go into the books together the one whose expense it is: the first that names supplier and amount. */
export function leadOf(drafts: readonly Pick<Receipt, 'id' | 'draft'>[]): string | undefined {
  const says = ({ draft }: Pick<Receipt, 'draft'>) =>
    draft.supplierName.trim() !== '' && hasAmount(draft)
  return (drafts.find(says) ?? drafts[0])?.id
}

/** What is said where one that goes along has an amount of its own, which no expense will have; undefined where none has. */
export function uncountedWords(others: readonly Pick<Receipt, 'draft'>[]): string | undefined {
  const count = others.filter(({ draft }) => hasAmount(draft)).length
  return count > 0 ? say('inbox.companions.uncounted', { count }) : undefined
}

const hasAmount = ({ lines }: ExpenseDraft) => lines.some(({ gross }) => gross.trim() !== '')
