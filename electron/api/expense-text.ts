/** Changes of an expense's text as the service wrote it, ready to be sent back whole (specification, Expense). */
import { AppError } from '../../shared/errors'
import type { NewPayment } from '../../shared/books/payment'
import { attachmentText, type AttachmentFile } from './attachment'
import { positionOf } from './text/entries'
import { scanJson, type JsonNode } from './text/json-scan'
import {
  appended,
  child,
  exactValue,
  nodeAt,
  objectText,
  removed,
  replaced,
  withField,
} from './text/json-text'
import { payment, plainAmount } from './members'
import { numberText, supplierPaymentText, targetText } from './payment'

/** A line as it is written. `gross` is a plain decimal. */
export interface NewLine {
  expenseType: string
  description: string
  vatType: string
  gross: string
}

const lines = 'expenseLineItems'
const payments = 'supplierPayments'
const attachments = 'attachments'

/** JSON text of a line; its gross amount is decimal text. @throws AppError `invalid-input` */
export function lineText({ expenseType, description, vatType, gross }: NewLine): string {
  return objectText({
    expenseType: JSON.stringify(expenseType),
    description: JSON.stringify(description),
    vatType: JSON.stringify(vatType),
    amount: grossText(gross),
  })
}

/** Without its payments, which is how they are removed; nothing else changes. */
export function withoutPayment(text: string): string {
  return shows(requireWhole(text), payments) ? removed(text, [payments]) : text
}

/** With one more payment. The ones that are there stay as they are. */
export function withPayment(text: string, payment: NewPayment): string {
  return withEntry(requirePayments(text), payments, supplierPaymentText(payment))
}

/**
 * With a payment changed; what else the service says of it stays as it is, also where it came from, such as a credit card, unless that
 * is another now.
 */
export function withChangedPayment(text: string, index: number, payment: NewPayment): string {
  const target = targetText(payment)
  const members = {
    date: JSON.stringify(payment.date),
    amount: numberText(payment.amount),
    ...(target !== shownTarget(text, index) && { paymentTarget: target }),
  }
  return Object.entries(members).reduce(
    (rest, [name, json]) => withField(rest, [payments, index], name, json),
    requirePayments(text),
  )
}

/** Where a payment came from as a change of it would write that; undefined where it does not say. */
function shownTarget(text: string, index: number): string | undefined {
  const shown = payment.safeParse(exactValue(text, nodeAt(scanJson(text), [payments, index])))
  return shown.success ? targetText({ ...shown.data, method: shown.data.method ?? '' }) : undefined
}

/** With one more line at the end. */
export function withLine(text: string, line: NewLine): string {
  return appended(requirePayments(text), [lines], lineText(line))
}

/**
 * With a line changed in the fields given. A new gross amount takes the place of all amounts of the line, since its net
 * and VAT no longer hold; the service works them out.
 */
export function withChangedLine(text: string, index: number, change: Partial<NewLine>): string {
  const { gross, ...texts } = change
  const changed = Object.entries(texts).reduce(
    (rest, [name, value]) => withField(rest, [lines, index], name, JSON.stringify(value)),
    requirePayments(text),
  )
  return gross === undefined
    ? changed
    : withField(changed, [lines, index], 'amount', grossText(gross))
}

/** Without a line. An expense keeps at least one. @throws AppError `invalid-input` */
export function withoutLine(text: string, index: number): string {
  const node = nodeAt(scanJson(requirePayments(text)), [lines])
  if (node.kind === 'array' && node.items.length === 1)
    throw new AppError('invalid-input', 'An expense needs a line')
  return removed(text, [lines, index])
}

export function withPostingDate(text: string, date: string): string {
  return replaced(requirePayments(text), ['postingDate'], JSON.stringify(date))
}

/** With another supplier in place of all that is shown of the one before. */
export function withSupplier(text: string, supplierId: number): string {
  return replaced(requirePayments(text), ['supplier'], JSON.stringify({ id: supplierId }))
}

export function withAttachment(text: string, file: AttachmentFile): string {
  return withEntry(requirePayments(text), attachments, attachmentText(file))
}

/**
 * Without the file of this id, which deletes it (specification, Attachment: an id is a place in the list); the others go
 * back as they came. @throws AppError `not-found`
 */
export function withoutAttachment(text: string, id: number): string {
  const whole = requirePayments(text)
  return removed(whole, [attachments, positionOf(whole, attachments, id)])
}

/**
 * The same text when it shows all that an expense is made of, so that sending it back loses nothing: what a list leaves
 * out, such as lines or files, a PUT of its text would delete. Payments are another matter, see `withoutPayment`.
 * @throws AppError `reply-unreadable`
 */
export function requireWhole(text: string): string {
  const isShown = ['supplier', 'postingDate', lines].every((name) => shows(text, name))
  if (!isShown || !child(scanJson(text), attachments))
    throw new AppError('reply-unreadable', 'The list does not show the whole expense')
  return text
}

/** As `requireWhole`; payments that are not shown must not be removed by the way. */
function requirePayments(text: string): string {
  if (!shows(requireWhole(text), payments) && !isUnpaid(text))
    throw new AppError('reply-unreadable', 'The list does not show the payments')
  return text
}

/** Nothing has been paid when all of the total is still owed. */
function isUnpaid(text: string): boolean {
  const root = scanJson(text)
  const [owed, total] = [child(root, 'outstandingBalance'), child(root, 'amount')]
  const gross = total && child(total, 'grossAmount')
  const amountOf = (node: JsonNode | undefined) =>
    node && plainAmount(String(exactValue(text, node)))
  const unpaid = amountOf(owed)
  return unpaid !== undefined && unpaid === amountOf(gross)
}

function shows(text: string, name: string): boolean {
  const found = child(scanJson(text), name)
  return found !== undefined && found.kind !== 'null'
}

/** Appends to a list that may be missing or null. */
function withEntry(text: string, name: string, entry: string): string {
  return shows(text, name) ? appended(text, [name], entry) : withField(text, [], name, `[${entry}]`)
}

function grossText(gross: string): string {
  return objectText({ grossAmount: JSON.stringify(numberText(gross)) })
}
