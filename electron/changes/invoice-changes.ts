/** Payments and files of invoices in the books: read, compared with what the person saw, sent once, and read again. */
import { createHash } from 'node:crypto'
import { AppError, type ErrorCode } from '../../shared/errors'
import type { Invoice } from '../../shared/invoices/invoice'
import type {
  InvoiceChange,
  InvoiceChangeEnd,
  InvoiceView,
  Missing,
  PaymentProblem,
  PendingChange,
} from '../../shared/invoices/invoice-change'
import { settledAfterMs } from '../../shared/settling'
import type { ChangeAnswer } from '../api/answers'
import type { Meant } from '../api/invoice-text'
import type { FetchedInvoice } from '../api/invoices'
import type { BegunInvoiceChange, InvoiceChangeRows } from '../store/changes/invoice-change-rows'
import type { Index, InvoiceLedger } from './ledger'
import { paymentVerdictOf } from './payment-verdict'

interface Parts {
  accountId: string
  rows: InvoiceChangeRows
  index: Pick<Index, 'learnInvoice' | 'forgetInvoice'>
  /** Milliseconds of a clock that only runs forward. */
  clock: () => number
  /** Notes in the journal what happened. */
  note: (event: string, note: string) => void
  /** Called before each intent. @throws AppError when nothing may be sent */
  beforeIntent: () => void
  /** Called after an intent is on disk and before the first byte: where a crash rig may strike. */
  onIntent?: () => void
}

/** A change of an invoice as it stands in the books, or what keeps it from being made. */
export type Prepared =
  { change: InvoiceChange; edit: (text: string) => string } | { problems: PaymentProblem[] }

/** What a person asks for. */
export interface WantedChange {
  invoiceId: number
  /** `seen` of the view the person looked at. */
  seen: string
  /** @throws AppError */
  prepare: (invoice: Invoice, edits: InvoiceLedger['edits']) => Prepared
}

/** So often in a row nobody changes an invoice and takes the change back. */
const mostRefusals = 4

export class InvoiceChanges {
  readonly #parts: Parts
  readonly #startedAt: number
  /** When a change began to be in doubt. */
  readonly #doubtedAt = new Map<number, number>()
  readonly #underWay = new Set<number>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#startedAt = parts.clock()
  }

  /** An invoice as it is now; what is open about it is settled on the way. @throws AppError */
  async view(ledger: InvoiceLedger, invoiceId: number): Promise<InvoiceView> {
    const fetched = await this.#fetch(ledger, invoiceId)
    if (!this.#underWay.has(invoiceId))
      for (const begun of this.#openOf(invoiceId)) this.#judge(ledger, begun, fetched, false)
    return this.viewOf(fetched.invoice)
  }

  /** What is shown of an invoice that was read. */
  viewOf(invoice: Invoice, isFresh = true): InvoiceView {
    const { accountId, rows } = this.#parts
    return { invoice, seen: seenAs(invoice), isFresh, pending: rows.pending(accountId, invoice.id) }
  }

  /**
   * Makes one change, once. The text goes back as it came but for that one change, and is sent right after it was read:
   * where the service gives no version, nothing else keeps two people from overwriting each other.
   * @throws AppError `outcome-unknown` while an earlier change of the invoice is open; `wrong-state` for an invoice that
   * is not issued, and for a change that would drop anything else; and what keeps the books from being read
   */
  async make(ledger: InvoiceLedger, wanted: WantedChange): Promise<InvoiceChangeEnd> {
    const { invoiceId } = wanted
    return this.#once(invoiceId, async () => {
      await this.#settleEarlier(ledger, invoiceId)
      const { invoice, text, version } = await this.#fetch(ledger, invoiceId)
      if (seenAs(invoice) !== wanted.seen) return { kind: 'changed', view: this.viewOf(invoice) }
      const prepared = wanted.prepare(invoice, ledger.edits)
      if ('problems' in prepared) return { kind: 'incomplete', problems: prepared.problems }
      const { change } = prepared
      const changed = prepared.edit(text)
      if (!ledger.edits.dropsNothing(text, changed, meantBy(change)))
        throw new AppError('wrong-state', 'The change would drop something else')
      const end = await this.#send(ledger, { invoiceId, change, before: text }, changed, version)
      if (end.kind === 'not-done') this.#tellNoMore(invoiceId)
      return end
    })
  }

  /** Reads how open changes have ended; nothing is sent. @throws AppError when the books cannot be read */
  async resume(ledger: InvoiceLedger): Promise<void> {
    for (const begun of this.#parts.rows.open(this.#parts.accountId))
      if (!this.#underWay.has(begun.invoiceId))
        await this.#once(begun.invoiceId, () => this.#settle(ledger, begun, false))
  }

  /** Whether anything is open that reading again may settle. */
  isOpen(): boolean {
    return this.#parts.rows.open(this.#parts.accountId).length > 0
  }

  pending(): PendingChange[] {
    return this.#parts.rows.pending(this.#parts.accountId)
  }

  acknowledge(id: number): void {
    this.#parts.rows.acknowledge(this.#parts.accountId, id)
  }

  /** The invoice as the service wrote it before a change, from which anything missing can be put back. */
  savedCopy(id: number): string {
    return this.#parts.rows.before(this.#parts.accountId, id)
  }

  /** Whoever asked for a change and is told at once that it was not made need not be told again. */
  #tellNoMore(invoiceId: number): void {
    const { accountId, rows } = this.#parts
    for (const { id, state } of rows.pending(accountId, invoiceId))
      if (state === 'not-done') rows.acknowledge(accountId, id)
  }

  /** One change of an invoice at a time. */
  async #once<T>(invoiceId: number, work: () => Promise<T>): Promise<T> {
    if (this.#underWay.has(invoiceId))
      throw new AppError('outcome-unknown', `Invoice ${invoiceId} is being changed`)
    this.#underWay.add(invoiceId)
    try {
      return await work()
    } finally {
      this.#underWay.delete(invoiceId)
    }
  }

  #openOf(invoiceId: number): BegunInvoiceChange[] {
    const { accountId, rows } = this.#parts
    return rows.open(accountId).filter((begun) => begun.invoiceId === invoiceId)
  }

  async #settleEarlier(ledger: InvoiceLedger, invoiceId: number): Promise<void> {
    for (const begun of this.#openOf(invoiceId))
      if ((await this.#settle(ledger, begun, false)).kind === 'unknown')
        throw new AppError('outcome-unknown', 'An earlier change of it is open')
  }

  async #fetch(ledger: InvoiceLedger, id: number): Promise<FetchedInvoice> {
    const fetched = await ledger.get(id)
    if (fetched.invoice.id !== id)
      throw new AppError('reply-unreadable', 'The service answered with another invoice')
    this.#parts.index.learnInvoice(fetched)
    return fetched
  }

  async #send(
    ledger: InvoiceLedger,
    change: Omit<BegunInvoiceChange, 'id'>,
    text: string,
    version: string | undefined,
  ): Promise<InvoiceChangeEnd> {
    this.#parts.beforeIntent()
    const begun = this.#parts.rows.begin(this.#parts.accountId, change)
    this.#parts.onIntent?.()
    const answer = await ledger.put(change.invoiceId, text, version)
    return this.#unlessOvertaken(ledger, begun, { answer, text, refusals: 1 })
  }

  /**
   * Where somebody was faster nothing was done, and the person looks again. Some services give out versions that never fit,
   * as behind proxies that compress: where the invoice is each time as it was, the change goes without one in the end.
   */
  async #unlessOvertaken(
    ledger: InvoiceLedger,
    begun: BegunInvoiceChange,
    { answer, text, refusals }: { answer: ChangeAnswer; text: string; refusals: number },
  ): Promise<InvoiceChangeEnd> {
    const isOvertaken = answer.kind === 'refused' && answer.status === 412
    if (!isOvertaken) return this.#afterAnswer(ledger, begun, answer)
    const now = await this.#fetch(ledger, begun.invoiceId).catch(() => undefined)
    if (now?.text === begun.before) {
      const version = refusals < mostRefusals ? now.version : undefined
      const next = await ledger.put(begun.invoiceId, text, version)
      return this.#unlessOvertaken(ledger, begun, { answer: next, text, refusals: refusals + 1 })
    }
    const end = this.#ended(begun, { kind: 'not-done', code: 'wrong-state', said: [] })
    this.#tellNoMore(begun.invoiceId)
    return now ? { kind: 'changed', view: this.viewOf(now.invoice) } : end
  }

  async #afterAnswer(
    ledger: InvoiceLedger,
    begun: BegunInvoiceChange,
    answer: ChangeAnswer,
  ): Promise<InvoiceChangeEnd> {
    if (answer.kind === 'refused' || answer.kind === 'not-sent') {
      const said = answer.kind === 'refused' ? answer.said : []
      return this.#ended(begun, { kind: 'not-done', code: answer.code, said })
    }
    this.#doubtedAt.set(begun.id, this.#parts.clock())
    try {
      return await this.#settle(ledger, begun, answer.kind === 'done')
    } catch {
      // The books cannot be read just now; what was sent stays open.
      return { kind: 'unknown', changeId: begun.id }
    }
  }

  /** Reads the invoice again. @throws AppError when it cannot be read */
  async #settle(
    ledger: InvoiceLedger,
    begun: BegunInvoiceChange,
    isAnswered: boolean,
  ): Promise<InvoiceChangeEnd> {
    try {
      const after = await this.#fetch(ledger, begun.invoiceId)
      return this.#judge(ledger, begun, after, isAnswered)
    } catch (thrown) {
      if (AppError.from(thrown).code !== 'not-found') throw thrown
      this.#parts.index.forgetInvoice(begun.invoiceId)
      return this.#ended(begun, { kind: 'ask', changeId: begun.id, reason: 'gone' })
    }
  }

  #judge(
    ledger: InvoiceLedger,
    begun: BegunInvoiceChange,
    { invoice: after }: FetchedInvoice,
    isAnswered: boolean,
  ): InvoiceChangeEnd {
    const { change, id: changeId } = begun
    const before = ledger.read(begun.before)
    const verdict = paymentVerdictOf({ change, before, after, isAnswered })
    if (verdict.kind === 'not-there' && !this.#isSettled(begun, isAnswered))
      return { kind: 'unknown', changeId }
    const view = () => this.viewOf(after)
    switch (verdict.kind) {
      case 'done':
        return this.#ended(begun, { kind: 'done', isCertain: isAnswered }, view)
      case 'not-there': {
        // Done and gone again is somebody else's doing.
        const code = isAnswered ? 'wrong-state' : 'service-failed'
        return this.#ended(begun, { kind: 'not-done', code, said: [] }, view)
      }
      case 'differs':
      case 'ask':
        return this.#ended(begun, { ...verdict, changeId }, view)
    }
  }

  /** That it is not there says something only once the request cannot come any more. */
  #isSettled(begun: BegunInvoiceChange, isAnswered: boolean): boolean {
    const since = this.#doubtedAt.get(begun.id) ?? this.#startedAt
    return isAnswered || this.#parts.clock() - since >= settledAfterMs
  }

  /** Writes down how it ended; the view comes after, so that it no longer shows the change as open. */
  #ended(begun: BegunInvoiceChange, end: End, view?: () => InvoiceView): InvoiceChangeEnd {
    const { rows, note } = this.#parts
    const { isApplied, missing, reason } = { ...noOutcome, ...end }
    rows.end(begun.id, end.kind, {
      ...(isApplied !== undefined && { isApplied }),
      ...(missing !== undefined && { missing }),
      ...(reason !== undefined && { reason }),
    })
    this.#doubtedAt.delete(begun.id)
    note(`invoice-change-${end.kind}`, `Invoice ${begun.invoiceId}: ${begun.change.kind}`)
    return { ...end, ...(view && { view: view() }) } as InvoiceChangeEnd
  }
}

/** An end before there is a view to go with it. */
type End =
  | { kind: 'done'; isCertain: boolean }
  | { kind: 'not-done'; code: ErrorCode; said: string[] }
  | { kind: 'differs'; changeId: number; isApplied: boolean; missing: Missing }
  | { kind: 'ask'; changeId: number; reason: 'twice' | 'gone' }

const noOutcome: { isApplied?: boolean; missing?: Missing; reason?: 'twice' | 'gone' } = {}

/** What a person saw of an invoice, as a short word for all that is known of it. */
export function seenAs(invoice: Invoice): string {
  return createHash('sha256').update(JSON.stringify(invoice)).digest('hex')
}

/** What a change is meant to take away; nothing else may go. */
function meantBy(change: InvoiceChange): Meant {
  if (change.kind === 'remove-payment') return { paymentId: change.paymentId }
  return change.kind === 'detach' ? { attachmentId: change.attachmentId } : {}
}
