/** Changes of invoices in the books, their drafts, payments and files: each goes back in the text as it came, and nothing else changes. */
import { createHash } from 'node:crypto'
import type { ChangeEnd } from '../../shared/books/change-end'
import { AppError } from '../../shared/errors'
import type { Invoice } from '../../shared/invoices/invoice'
import {
  InvoiceChange,
  InvoiceOutcome,
  type InvoiceView,
  type PaymentProblem,
  type PendingChange,
} from '../../shared/invoices/invoice-change'
import {
  changesBetween,
  figuresOfInvoice,
  moneyIn,
  type StepDetail,
} from '../../shared/step-detail'
import { invoiceIn } from '../api/invoice-record'
import { dropsNothing, membersOfEdit, type Meant } from '../api/invoice-text'
import type { FetchedInvoice } from '../api/invoices'
import type { BegunChange, BookChangeRows } from '../store/changes/book-change-rows'
import type { BookChanges } from './engine'
import { shownEnd, type Answer, type ChangeKind, type Sending, type Verdict } from './kind'
import type { Endpoints, Index } from './endpoints'
import { paymentVerdictOf } from './payment-verdict'

/** A change of an invoice as it stands in the books, or what keeps it from being made. */
export type Prepared<Problem = PaymentProblem> =
  { change: InvoiceChange; edit: (text: string) => string } | { problems: Problem[] }

/** What a person asks for. */
export interface WantedChange<Problem = PaymentProblem> {
  invoiceId: number
  /** `seen` of the view the person looked at. */
  seen: string
  /** @throws AppError */
  prepare: (invoice: Invoice) => Prepared<Problem>
}

type Wish = Pick<WantedChange<unknown>, 'prepare'>
type Books = Pick<Endpoints, 'invoices'>
type InvoiceKind = ChangeKind<Books, FetchedInvoice, Wish, unknown[]>

interface KindParts {
  index: Pick<Index, 'learnInvoice' | 'forgetInvoice'>
  /** Notes in the journal what happened. */
  note: (event: string, note: string, detail: StepDetail) => void
}

const about = 'invoice'

/** So often in a row nobody changes an invoice and takes the change back. */
const mostRefusals = 4

export function invoiceChange(parts: KindParts): InvoiceKind {
  return {
    name: 'invoice-change',
    about,
    read: ({ invoices }, subject) => fetched(parts, invoices, Number(subject)),
    seenAs: ({ invoice }) => seenAs(invoice),
    textOf: ({ text }) => text,
    prepare: (now, { prepare }) => prepared(now, prepare),
    send: ({ invoices }, sending) => sent(parts, invoices, sending),
    verdict: ({ before, wanted, after, isAnswered }) => {
      const change = changeIn(wanted)
      const reading = { change, before: invoiceIn(before), after: after?.invoice, isAnswered }
      return judged(paymentVerdictOf(reading))
    },
    ended: ({ subject, before, wanted }, end) => {
      const change = changeIn(wanted)
      const now = end.kind === 'not-done' ? undefined : end.now?.invoice
      const detail = detailOf(change, invoiceIn(before), now)
      parts.note(`invoice-change-${end.kind}`, `Invoice ${subject}: ${change.kind}`, detail)
    },
  }
}

/** A payment or a file that comes or goes; of an edit, what the invoice showed before and shows now. */
function detailOf(change: InvoiceChange, was: Invoice, now: Invoice | undefined): StepDetail {
  const { payments = [], currency } = was
  switch (change.kind) {
    case 'record-payment': {
      const { amount, date, method } = change.payment
      return [
        { field: 'payment', after: moneyIn(currency, amount) },
        { field: 'paid-on', after: date },
        { field: 'method', after: method },
      ]
    }
    case 'remove-payment': {
      const gone = payments.find(({ id }) => id === change.paymentId)
      return gone?.amount !== undefined
        ? [{ field: 'payment', before: moneyIn(currency, gone.amount) }]
        : []
    }
    case 'attach':
      return [{ field: 'file', after: change.fileName }]
    case 'detach':
      return [{ field: 'file', before: change.fileName }]
    case 'edit':
      return now ? changesBetween(figuresOfInvoice(was), figuresOfInvoice(now)) : []
  }
}

/** Undefined when it is not there any more. @throws AppError when it cannot be read */
async function fetched(
  parts: KindParts,
  invoices: Books['invoices'],
  id: number,
): Promise<FetchedInvoice | undefined> {
  const { index } = parts
  try {
    const found = await invoices.get(id)
    if (found.invoice.id !== id)
      throw new AppError('reply-unreadable', 'The service answered with another invoice')
    index.learnInvoice(found)
    return found
  } catch (thrown) {
    if (AppError.from(thrown).code !== 'not-found') throw thrown
    index.forgetInvoice(id)
    return undefined
  }
}

/** The text goes back as it came but for that one change. @throws AppError `wrong-state` where it would drop anything else */
function prepared({ invoice, text }: FetchedInvoice, prepare: Wish['prepare']) {
  const wish = prepare(invoice)
  if ('problems' in wish) return { held: wish.problems }
  const { change } = wish
  const changed = wish.edit(text)
  if (changed === text) return undefined
  if (!dropsNothing(text, changed, meantBy(change)))
    throw new AppError('wrong-state', 'The change would drop something else')
  return { wanted: JSON.stringify(change), body: changed }
}

/**
 * Where somebody was faster nothing was done, and the person looks again. Some services give out versions that never fit,
 * as behind proxies that compress: where the invoice is each time as it was, the change goes without one in the end.
 */
async function sent(
  parts: KindParts,
  invoices: Books['invoices'],
  { subject, body, now }: Sending<FetchedInvoice, Wish>,
): Promise<Answer<FetchedInvoice>> {
  const id = Number(subject)
  let { version } = now
  for (let refusals = 1; ; refusals += 1) {
    const answer = await invoices.put(id, body, version)
    const isOvertaken = answer.kind === 'refused' && answer.status === 412
    if (answer.kind === 'done') return { kind: 'done' }
    if (!isOvertaken || refusals > mostRefusals) return answer
    const later = await fetched(parts, invoices, id).catch(() => undefined)
    if (later?.text !== now.text) return { kind: 'overtaken', now: later }
    version = refusals < mostRefusals ? later.version : undefined
  }
}

/** The invoice may be shown as it was for a while, also once the service has said that it is done. */
function judged(verdict: ReturnType<typeof paymentVerdictOf>): Verdict {
  if (verdict.kind === 'done') return verdict
  if (verdict.kind === 'not-there') return { kind: 'not-done', code: 'service-failed' }
  const { kind, ...outcome } = verdict
  return { kind, outcome }
}

const changeIn = (wanted: string) => InvoiceChange.parse(JSON.parse(wanted))

interface Parts {
  accountId: string
  changes: BookChanges<Endpoints>
  kind: InvoiceKind
  rows: BookChangeRows
  /** @throws AppError when there is no way to the service, or these may be other books */
  books: () => Books
}

/** Changes of invoices as a person asks for them. */
export class InvoiceChanges {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** An invoice as it is now; what is open about it is settled on the way. @throws AppError */
  async view(invoiceId: number): Promise<InvoiceView> {
    const { changes, kind, books } = this.#parts
    const found = await changes.look(kind, books(), String(invoiceId))
    if (!found) throw new AppError('not-found', `No invoice ${invoiceId}`)
    return this.viewOf(found.invoice)
  }

  /** What is shown of an invoice that was read. */
  viewOf(invoice: Invoice, isFresh = true): InvoiceView {
    return { invoice, seen: seenAs(invoice), isFresh, pending: this.#pendingOf(String(invoice.id)) }
  }

  /**
   * Makes one change, once.
   * @throws AppError `wrong-state` for a payment on an invoice that is not issued, or a change of one that is; and as
   * BookChanges.make
   */
  async make<Problem>({
    invoiceId,
    seen,
    prepare,
  }: WantedChange<Problem>): Promise<ChangeEnd<InvoiceView, Problem[], InvoiceOutcome>> {
    const { changes, kind, books } = this.#parts
    const asked = { books: books(), subject: String(invoiceId), seen, wish: { prepare } }
    // What holds it back is what `prepare` said.
    const made = (await changes.make(kind, asked)) as ChangeEnd<FetchedInvoice, Problem[]>
    return shownEnd(made, {
      now: ({ invoice }) => this.viewOf(invoice),
      outcome: (outcome) => InvoiceOutcome.parse(outcome),
    })
  }

  pending(): PendingChange[] {
    return this.#pendingOf()
  }

  acknowledge(id: number): void {
    this.#parts.rows.acknowledge(this.#parts.accountId, id)
  }

  /** The invoice as the service wrote it before a change, from which anything missing can be put back. */
  savedCopy(id: number): string {
    return this.#parts.rows.read(this.#parts.accountId, id).before
  }

  #pendingOf(subject?: string): PendingChange[] {
    const { rows, accountId } = this.#parts
    const of = subject === undefined ? { about } : { about, subject }
    return rows.pending(accountId, of).map(pendingFrom)
  }
}

function pendingFrom(begun: BegunChange): PendingChange {
  const { id, subject, before, wanted, state, begunAt, outcome } = begun
  return {
    id,
    invoiceId: Number(subject),
    change: changeIn(wanted),
    state,
    begunAt,
    currency: invoiceIn(before).currency,
    ...InvoiceOutcome.parse(outcome ?? {}),
  }
}

/** What a person saw of an invoice, as a short word for all that is known of it. */
export function seenAs(invoice: Invoice): string {
  return createHash('sha256').update(JSON.stringify(invoice)).digest('hex')
}

/** What a change is meant to take away; nothing else may go. */
function meantBy(change: InvoiceChange): Meant {
  if (change.kind === 'edit') return { members: membersOfEdit(change.edit) }
  if (change.kind === 'remove-payment') return { paymentId: change.paymentId }
  return change.kind === 'detach' ? { attachmentId: change.attachmentId } : {}
}
