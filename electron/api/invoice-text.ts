/** Changes of an invoice's text as the service wrote it, and the guard that nothing gets lost by one. */
import { AppError } from '../../shared/errors'
import type { NewPayment } from '../../shared/books/payment'
import type { EditedItem, InvoiceEdit } from '../../shared/invoices/invoice-edit'
import { attachmentText, type AttachmentFile } from './attachment'
import { entriesIn, idIn, positionOf } from './text/entries'
import { scanJson, type JsonNode } from './text/json-scan'
import {
  appended,
  child,
  objectText,
  removed,
  replaced,
  sourceOf,
  withField,
} from './text/json-text'
import { invoicePaymentText, numberText } from './payment'

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

/**
 * A draft with what a person changed of it; all else goes back as it came (specification, PUT of an invoice).
 * @throws AppError `reply-unreadable` where a line that is kept is not there, `invalid-input`
 */
export function withEdit(text: string, edit: InvoiceEdit): string {
  const { clientId, issuedDate, paymentTermsDays, bankAccountId, items } = edit
  let next = text
  if (clientId !== undefined)
    next = withField(next, [], 'customer', JSON.stringify({ id: clientId }))
  if (issuedDate !== undefined) next = withField(next, [], 'issuedDate', JSON.stringify(issuedDate))
  if (items) next = withField(next, [], 'items', `[${items.map(itemIn(text)).join(',')}]`)
  if (bankAccountId !== undefined)
    next = withField(next, [], 'bankAccount', JSON.stringify({ id: bankAccountId }))
  return paymentTermsDays === undefined ? next : withTermsDays(next, paymentTermsDays)
}

/** Beside the days stand other terms, such as whether the service reminds. */
function withTermsDays(text: string, days: number): string {
  const payment = child(scanJson(text), 'payment')
  if (payment?.kind !== 'object')
    return withField(text, [], 'payment', JSON.stringify({ paymentTerms: { days } }))
  if (child(payment, 'paymentTerms')?.kind !== 'object')
    return withField(text, ['payment'], 'paymentTerms', JSON.stringify({ days }))
  return withField(text, ['payment', 'paymentTerms'], 'days', String(days))
}

/** What the service works out of a line; it no longer holds once the line is another. */
const workedOut = ['amount', 'rate', 'vatAmountCharged', 'vatAmountDue']

function itemIn(text: string): (item: EditedItem) => string {
  const entries = entriesIn(text, child(scanJson(text), 'items'))
  return ({ at, set }) => {
    const kept = at === undefined ? undefined : entries[at]
    if (at !== undefined && kept === undefined)
      throw new AppError('reply-unreadable', 'A line of the invoice is not there')
    const fields = fieldsOf(set)
    if (kept === undefined) return objectText({ ...fields, lineType: JSON.stringify('S') })
    const changed = Object.entries(fields).flatMap(([name, json]) =>
      json === undefined ? [] : [[name, json] as const],
    )
    const isReckoned = changed.some(([name]) => name !== 'description')
    const bare = (isReckoned ? workedOut : []).reduce(
      (entry, name) => (child(scanJson(entry), name) ? removed(entry, [name]) : entry),
      kept,
    )
    return changed.reduce((entry, [name, json]) => withField(entry, [], name, json), bare)
  }
}

function fieldsOf({ description, price, quantity, vatRate }: EditedItem['set']) {
  const text = (value: string | undefined) =>
    value === undefined ? undefined : JSON.stringify(value)
  return {
    description: text(description),
    priceExclVat: price === undefined ? undefined : JSON.stringify(numberText(price)),
    quantity: quantity === undefined ? undefined : numberText(quantity),
    vatRate: text(vatRate),
  }
}

/** What a change is meant to delete, or to write anew. */
export interface Meant {
  paymentId?: number
  attachmentId?: number
  /** Members that become others. */
  members?: readonly string[]
}

/** The members of the text that an edit writes anew. */
export function membersOfEdit(edit: InvoiceEdit): string[] {
  const names = {
    clientId: 'customer',
    issuedDate: 'issuedDate',
    items: 'items',
    bankAccountId: 'bankAccount',
    paymentTermsDays: 'payment',
  } as const satisfies Record<keyof InvoiceEdit, string>
  return (Object.keys(names) as (keyof InvoiceEdit)[]).flatMap((field) =>
    edit[field] === undefined ? [] : [names[field]],
  )
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
    sameElsewhere(membersOf(before, old), membersOf(after, changed), meant.members)
  )
}

const lists: ReadonlySet<string> = new Set([payments, attachments])

function sameElsewhere(
  before: readonly Member[],
  after: readonly Member[],
  meant: readonly string[] = [],
): boolean {
  const rest = (members: readonly Member[]) =>
    members.filter(([name]) => !lists.has(name) && !meant.includes(name))
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
