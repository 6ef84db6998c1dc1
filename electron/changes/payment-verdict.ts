/** Decides by reading an invoice again whether a change of it, its payments or its files was made. Pure. */
import { compareAmounts } from '../../shared/money'
import type { Invoice } from '../../shared/invoices/invoice'
import type { InvoiceChange, Missing } from '../../shared/invoices/invoice-change'
import type { NewPayment, RecordedFile, RecordedPayment } from '../../shared/books/payment'
import { isSameName, mayBeCalled } from './file-names'
import { differencesOfEdit, type InvoiceDifference } from './invoice-verdict'

export interface InvoiceReading {
  change: InvoiceChange
  before: Invoice
  /** Absent when the invoice is not there any more. */
  after: Invoice | undefined
  /** The service said that it was done, so nothing of it can still come. */
  isAnswered: boolean
}

export type PaymentVerdict =
  | { kind: 'done' }
  | { kind: 'not-there' }
  /** Entries that the change was not about are missing since. */
  | { kind: 'differs'; isApplied: boolean; missing: Missing }
  /** The service said that an edit was done, and shows it in part. */
  | { kind: 'differs'; isApplied: false; differences: InvoiceDifference[] }
  /** It is there more often than it was sent, or the invoice is gone: nothing may be sent again. */
  | { kind: 'ask'; reason: 'twice' | 'gone' }

/**
 * Ids are the service's own, so the difference of two readings is exact; only an equal entry that somebody else makes
 * at the same moment cannot be told apart, and counts as ours. Where our change is not there, whatever is missing was
 * taken away by somebody else.
 */
export function paymentVerdictOf({
  change,
  before,
  after,
  isAnswered,
}: InvoiceReading): PaymentVerdict {
  if (!after) return { kind: 'ask', reason: 'gone' }
  const times = timesMade(change, before, after, isAnswered)
  const missing = missingIn(change, before, after)
  const isMissing = missing.payments.length > 0 || missing.fileNames.length > 0
  if (times > 1) return { kind: 'ask', reason: 'twice' }
  if (isMissing && (times === 1 || isAnswered))
    return { kind: 'differs', isApplied: times === 1, missing }
  if (times === 1) return { kind: 'done' }
  const isPartly = isAnswered && change.kind === 'edit' && !isAsBefore(change, before, after)
  if (!isPartly) return { kind: 'not-there' }
  const differences = differencesOfEdit(change.edit, before, after)
  return { kind: 'differs', isApplied: false, differences }
}

/** Whether nothing of what an edit asks for shows. */
function isAsBefore(
  { edit }: Extract<InvoiceChange, { kind: 'edit' }>,
  before: Invoice,
  after: Invoice,
): boolean {
  const asked = differencesOfEdit(edit, before, before).filter((each) => each !== 'total')
  const left = differencesOfEdit(edit, before, after)
  return asked.every((difference) => left.includes(difference))
}

/** How often the change shows. What is taken away can show once at most. */
function timesMade(
  change: InvoiceChange,
  before: Invoice,
  after: Invoice,
  isAnswered: boolean,
): number {
  switch (change.kind) {
    case 'record-payment': {
      const known = new Set(before.payments?.flatMap(({ id }) => id ?? []))
      const ours = (payments: Invoice['payments'] = []) =>
        payments.filter(
          ({ id, ...rest }) => (id === undefined || !known.has(id)) && isLike(rest, change.payment),
        ).length
      return Math.max(0, ours(after.payments) - ours(before.payments))
    }
    case 'remove-payment':
      return Number(!after.payments?.some(({ id }) => id === change.paymentId))
    case 'attach':
      return timesAttached(change.fileName, before, after, isAnswered)
    case 'edit':
      return Number(differencesOfEdit(change.edit, before, after).length === 0)
    case 'detach':
      return Number(count(after, change.fileName) < count(before, change.fileName))
  }
}

/**
 * A service may write the name in its own way. Once it has said that it is done, a file more with more around the name is ours as
 * well; until then, and under any other name, it may be anybody's.
 */
function timesAttached(
  fileName: string,
  before: Invoice,
  after: Invoice,
  isAnswered: boolean,
): number {
  const more = (isOurs: (name: string) => boolean) => {
    const [is, was] = [after, before].map((one) => one.attachments.map(nameOf).filter(isOurs))
    return Math.max(0, (is?.length ?? 0) - (was?.length ?? 0))
  }
  const named = more((name) => name === fileName) || more((name) => isSameName(name, fileName))
  return named || Number(isAnswered && more((name) => mayBeCalled(fileName, name)) === 1)
}

function missingIn(change: InvoiceChange, before: Invoice, after: Invoice): Missing {
  const kept = new Set(after.payments?.flatMap(({ id }) => id ?? []))
  const gone = change.kind === 'remove-payment' ? change.paymentId : undefined
  const payments = (before.payments ?? []).filter(
    ({ id }) => id !== undefined && id !== gone && !kept.has(id),
  )
  return { payments, fileNames: missingFiles(change, before, after) }
}

/** By name and number, since the id of a file is only its place. */
function missingFiles(change: InvoiceChange, before: Invoice, after: Invoice): string[] {
  const rest = [...before.attachments]
  if (change.kind === 'detach') {
    const at = rest.findIndex(({ fileName }) => fileName === change.fileName)
    if (at >= 0) rest.splice(at, 1)
  }
  const left = after.attachments.map(nameOf)
  return rest.map(nameOf).filter((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const nameOf = ({ fileName = '' }: RecordedFile) => fileName

function count(invoice: Invoice, fileName: string): number {
  return invoice.attachments.filter((file) => file.fileName === fileName).length
}

/** What the service does not show makes no difference. */
function isLike(is: Omit<RecordedPayment, 'id'>, asked: NewPayment): boolean {
  return (
    is.amount !== undefined &&
    compareAmounts(is.amount, asked.amount) === 0 &&
    (is.date ?? asked.date).slice(0, 10) === asked.date &&
    (is.method ?? asked.method) === asked.method &&
    (is.bankAccountId ?? asked.bankAccountId) === asked.bankAccountId &&
    (is.personId ?? asked.personId) === asked.personId
  )
}
