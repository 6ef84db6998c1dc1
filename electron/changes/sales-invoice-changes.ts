/** Sales invoices of interface B: created, edited, deleted and issued, each sent once and proved by reading. */
import { createHash } from 'node:crypto'
import { AppError, type ErrorCode } from '../../shared/errors'
import { Mutex } from '../../shared/one-at-a-time'
import type {
  PendingSalesInvoice,
  SalesInvoiceEnd,
  SalesInvoiceView,
} from '../../shared/sales-invoices/sales-billing'
import type {
  SalesInvoice,
  SalesInvoiceChanges as Changes,
  SalesInvoiceDraft,
  SalesInvoiceRecord,
  SalesInvoiceResult,
} from '../../shared/sales-invoices/sales-invoice'
import type { BookChangeRows } from '../store/changes/book-change-rows'
import type { SalesInvoiceRows } from '../store/changes/sales-invoice-rows'
import type { BookChanges } from './engine'
import type { Index, Ledgers, SalesLedger } from './ledger'
import { outcomeIn, pendingFrom, type NewSalesInvoice } from './new-sales-invoice'
import { recipientsOf } from './recipients'
import { showsEdit } from './sales-invoice-verdict'

interface Parts {
  accountId: string
  rows: SalesInvoiceRows
  changeRows: BookChangeRows
  changes: BookChanges<Ledgers>
  creation: NewSalesInvoice
  /** @throws AppError when there is no way to the service, or these may be other books */
  books: () => Ledgers
  index: Pick<Index, 'learnSalesInvoice' | 'forgetSalesInvoice'>
  /** The e-mail of a client of the books. */
  emailOf: (clientId: number) => string | undefined
  beforeIntent: () => void
}

interface Seen {
  id: number
  seen: string
}

export class SalesInvoiceChanges {
  readonly #parts: Parts
  readonly #underWay = new Set<number>()
  readonly #creations = new Mutex()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** @throws AppError `sales-invoice-unknown` … */
  async view(ledger: SalesLedger, id: number): Promise<SalesInvoiceView> {
    return this.#viewOf(await this.#read(ledger, id))
  }

  /**
   * Creates one, after noting which drafts of its client are there: after a lost reply a new one like it is ours.
   * @throws AppError `outcome-unknown` while an equal one is in doubt; and what keeps the list from being read
   */
  create(draft: SalesInvoiceDraft): Promise<SalesInvoiceEnd> {
    return this.#creations.run(() => this.#create(draft))
  }

  /** Changes a draft, losing nothing of it. @throws AppError `invalid-input`, `wrong-state`, what keeps it from being read */
  async edit(ledger: SalesLedger, what: Seen & { changes: Changes }): Promise<SalesInvoiceEnd> {
    return this.#change(ledger, what, async (record) => {
      assertDraft(record)
      const source = ledger.changed(record.source, what.changes)
      if (source.text === record.source.text) return this.#done(record)
      const result = await ledger.update(what.id, source)
      if (result.kind === 'refused') return result
      const wanted = ledger.read(source)?.members
      const before = record.members
      return this.#after(
        ...([ledger, what.id, result] as const),
        (now) => now && wanted && showsEdit({ before, wanted }, now.members),
      )
    })
  }

  /** Deletes a draft. @throws AppError as `edit` */
  async delete(ledger: SalesLedger, what: Seen): Promise<SalesInvoiceEnd> {
    return this.#change(ledger, what, async (record) => {
      assertDraft(record)
      return this.#after(ledger, what.id, await ledger.delete(what.id), (now) => !now)
    })
  }

  /** Issues a draft for good. @throws AppError as `edit` */
  async issue(ledger: SalesLedger, what: Seen): Promise<SalesInvoiceEnd> {
    return this.#change(ledger, what, async (record) => {
      assertDraft(record)
      const result = await ledger.issue(what.id)
      return this.#after(ledger, what.id, result, (now) => now && !isDraft(now))
    })
  }

  /** Creations that are in doubt, proved not to be there, or there more than once. */
  pending(): PendingSalesInvoice[] {
    const { changeRows, accountId, creation } = this.#parts
    return changeRows
      .pending(accountId, { about: creation.about })
      .toReversed()
      .flatMap(pendingFrom)
  }

  /** A person has taken note of a creation that ended otherwise than done. @throws AppError `wrong-state`, `not-found` */
  acknowledge(id: number): void {
    this.#parts.changeRows.acknowledge(this.#parts.accountId, id)
  }

  async #create(draft: SalesInvoiceDraft): Promise<SalesInvoiceEnd> {
    const { changes, creation, books } = this.#parts
    const subject = JSON.stringify(draft)
    const isInDoubt = changes.open(creation.about, subject).length > 0
    const end = await changes.make(creation, { books: books(), subject, wish: draft })
    if (end.kind === 'done') return this.#created(outcomeIn(end.outcome).id ?? 0)
    if (end.kind === 'ask') return { kind: 'ask', candidates: outcomeIn(end.outcome).candidates }
    if (end.kind === 'not-done')
      return end.wasSent
        ? { kind: 'refused', code: end.code, said: end.said }
        : { kind: 'not-sent', code: end.code }
    if (isInDoubt) throw new AppError('outcome-unknown', 'An equal one may still come')
    return 'said' in end
      ? { kind: 'unknown', code: end.code, said: end.said }
      : { kind: 'unknown', code: 'outcome-unknown', said: [] }
  }

  async #created(id: number): Promise<SalesInvoiceEnd> {
    const view = await this.view(this.#parts.books().sales, id).catch(() => undefined)
    return { kind: 'done', id, ...(view && { view }) }
  }

  /** One change of an invoice at a time, and only of what is as it was seen. */
  async #change(
    ledger: SalesLedger,
    { id, seen }: Seen,
    change: (record: SalesInvoiceRecord) => Promise<SalesInvoiceEnd>,
  ): Promise<SalesInvoiceEnd> {
    if (this.#underWay.has(id))
      throw new AppError('outcome-unknown', `Sales invoice ${id} is being changed`)
    this.#underWay.add(id)
    try {
      const record = await this.#read(ledger, id)
      if (salesSeenAs(record) !== seen) return { kind: 'changed', view: this.#viewOf(record) }
      this.#parts.beforeIntent()
      return await change(record)
    } finally {
      this.#underWay.delete(id)
    }
  }

  /** What reading again shows, whatever the answer was but a plain refusal to send. */
  async #after(
    ledger: SalesLedger,
    id: number,
    result: SalesInvoiceResult,
    isDone: (now: SalesInvoiceRecord | undefined) => boolean | undefined,
  ): Promise<SalesInvoiceEnd> {
    if (result.kind === 'not-sent') return result
    let now: SalesInvoiceRecord | undefined
    try {
      now = await this.#find(ledger, id)
    } catch {
      if (result.kind === 'done') return { kind: 'done', id }
      return result
    }
    const view = now && { view: this.#viewOf(now) }
    if (isDone(now)) return { kind: 'done', id, ...view }
    if (result.kind === 'refused') return result
    const code: ErrorCode = result.kind === 'done' ? 'wrong-state' : result.code
    return { kind: 'unknown', code, said: result.kind === 'done' ? [] : result.said, ...view }
  }

  #done(record: SalesInvoiceRecord): SalesInvoiceEnd {
    return { kind: 'done', id: record.id, view: this.#viewOf(record) }
  }

  async #find(ledger: SalesLedger, id: number): Promise<SalesInvoiceRecord | undefined> {
    try {
      return await this.#read(ledger, id)
    } catch (thrown) {
      if (AppError.from(thrown).code !== 'sales-invoice-unknown') throw thrown
      this.#parts.index.forgetSalesInvoice(id)
      return undefined
    }
  }

  async #read(ledger: SalesLedger, id: number): Promise<SalesInvoiceRecord> {
    const record = await ledger.get(id)
    if (record.id !== id)
      throw new AppError('reply-unreadable', 'The service answered with another invoice')
    this.#parts.index.learnSalesInvoice(record)
    return record
  }

  #viewOf({ source: _, ...invoice }: SalesInvoiceRecord): SalesInvoiceView {
    const { accountId, rows, emailOf } = this.#parts
    const clientId = invoice.client?.id
    return {
      invoice,
      seen: salesSeenAs(invoice),
      recipients: recipientsOf(
        invoice.members,
        clientId === undefined ? undefined : emailOf(clientId),
      ),
      letters: rows.letters(accountId, invoice.id),
    }
  }
}

/** What a person saw of a sales invoice, unknown members and all, as a short word for it. */
function salesSeenAs({ members }: Pick<SalesInvoice, 'members'>): string {
  return createHash('sha256').update(JSON.stringify(members)).digest('hex')
}

const isDraft = ({ state }: SalesInvoice) => state === undefined || state === 'DRAFT'

/** Once issued it is final: its client has it. */
function assertDraft(invoice: SalesInvoice): void {
  if (!isDraft(invoice)) throw new AppError('wrong-state', `The sales invoice is ${invoice.state}`)
}
