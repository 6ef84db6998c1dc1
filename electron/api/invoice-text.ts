/** Changes of an invoice's text as the service wrote it, and the guard that nothing gets lost by one. */
import { AppError } from '../../shared/errors'
import type { NewPayment } from '../../shared/books/payment'
import { attachmentText, type AttachmentFile } from './attachment'
import { entriesIn, idIn, positionOf } from './text/entries'
import { scanJson, type JsonNode } from './text/json-scan'
import { appended, child, removed, replaced, sourceOf, withField } from './text/json-text'
import { invoicePaymentText } from './payment'

const payments = 'payments'
const attachments = 'attachments'

/**
 * With one more payment, without an id, after those that are there (specification, rule for recording a payment).
 * @throws AppError `wrong-state` for an invoice without payments to speak of: it has not been issued
 */
export function withPayment(text: string, payment: NewPayment): string {
  if (!child(scanJson(text), payments))
    throw new AppError('wrong-state', 'The invoice does not show that it is issued')
  return withEntry(text, payments, invoicePaymentText(payment))
}

/** Without the payment of this id, which deletes it. @throws AppError `not-found` */
export function withoutPayment(text: string, id: number): string {
  return removed(text, [payments, positionOf(text, payments, id)])
}

export function withAttachment(text: string, file: AttachmentFile): string {
  return withEntry(text, attachments, attachmentText(file))
}

/** Without the file of this id, which deletes it; the others keep their ids as shown. @throws AppError `not-found` */
export function withoutAttachment(text: string, id: number): string {
  return removed(text, [attachments, positionOf(text, attachments, id)])
}

/** What a change is meant to delete. */
export interface Meant {
  paymentId?: number
  attachmentId?: number
}

/**
 * Whether a changed text still has every payment, every file and all else of the text before, each written the same and
 * in the same order, but for what the change is meant to delete. To be asked right before a PUT.
 */
export function dropsNothing(before: string, after: string, meant: Meant = {}): boolean {
  const [old, changed] = [scanJson(before), scanJson(after)]
  const keeps = (name: string, gone: number | undefined) => {
    const kept = entriesIn(before, child(old, name))
    const rest = gone === undefined ? kept : kept.filter((entry) => idIn(entry) !== String(gone))
    const entries = entriesIn(after, child(changed, name))
    return rest.every((entry, index) => entry === entries[index])
  }
  return (
    keeps(payments, meant.paymentId) &&
    keeps(attachments, meant.attachmentId) &&
    sameElsewhere(membersOf(before, old), membersOf(after, changed))
  )
}

const lists: ReadonlySet<string> = new Set([payments, attachments])

function sameElsewhere(before: readonly Member[], after: readonly Member[]): boolean {
  const rest = (members: readonly Member[]) => members.filter(([name]) => !lists.has(name))
  return JSON.stringify(rest(before)) === JSON.stringify(rest(after))
}

type Member = [name: string, source: string]

function membersOf(text: string, node: JsonNode): Member[] {
  if (node.kind !== 'object') throw new AppError('reply-unreadable', 'The invoice is no object')
  return node.members.map((member) => [member.name, sourceOf(text, member)])
}

/** Appends to a list that may be missing or null. */
function withEntry(text: string, name: string, entry: string): string {
  const node = child(scanJson(text), name)
  if (!node) return withField(text, [], name, `[${entry}]`)
  return node.kind === 'null' ? replaced(text, [name], `[${entry}]`) : appended(text, [name], entry)
}
