/** Sales invoices of interface B: created, edited, deleted and issued, each sent once and proved by reading. */
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { AppError, type ErrorCode } from '../../shared/errors'
import type { SalesInvoiceEnd, SalesInvoiceView } from '../../shared/sales-invoices/sales-billing'
import type {
  SalesInvoice,
  SalesInvoiceChanges as Changes,
  SalesInvoiceDraft,
  SalesInvoiceRecord,
  SalesInvoiceResult,
} from '../../shared/sales-invoices/sales-invoice'
import { settledAfterMs } from '../../shared/settling'
import type { BegunCreation, SalesInvoiceRows } from '../store/changes/sales-invoice-rows'
import type { Index, SalesLedger } from './ledger'
import { recipientsOf } from './recipients'
import { isMadeFrom, showsEdit } from './sales-invoice-verdict'

interface Parts {
  accountId: string
  rows: SalesInvoiceRows
  index: Pick<Index, 'learnSalesInvoice' | 'forgetSalesInvoice'>
  /** The e-mail of a client of the books. */
  emailOf: (clientId: number) => string | undefined
  clock: () => number
  note: (event: string, note: string) => void
  beforeIntent: () => void
}

interface Seen {
  id: number
  seen: string
}

export class SalesInvoiceChanges {
  readonly #parts: Parts
  readonly #startedAt: number
  readonly #doubtedAt = new Map<number, number>()
  readonly #underWay = new Set<number>()
  #turn: Promise<unknown> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#startedAt = parts.clock()
  }

  /** @throws AppError `sales-invoice-unknown` … */
  async view(ledger: SalesLedger, id: number): Promise<SalesInvoiceView> {
    return this.#viewOf(await this.#read(ledger, id))
  }

  /**
   * Creates one, after noting which drafts of its client are there: after a lost reply a new one like it is ours.
   * @throws AppError `outcome-unknown` while an equal one is in doubt; and what keeps the list from being read
   */
  create(ledger: SalesLedger, draft: SalesInvoiceDraft): Promise<SalesInvoiceEnd> {
    const turn = this.#turn.then(() => this.#create(ledger, draft))
    this.#turn = turn.catch(() => undefined)
    return turn
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

  /** Looks how creations in doubt have ended; nothing is sent. @throws AppError when the list cannot be read */
  async resume(ledger: SalesLedger): Promise<void> {
    for (const begun of this.#open()) await this.#settle(ledger, begun)
  }

  isOpen(): boolean {
    return this.#open().length > 0
  }

  /** A person has taken note of a creation that ended otherwise than done. @throws AppError `wrong-state` */
  acknowledge(id: number): void {
    if (this.#open().some((begun) => begun.id === id))
      throw new AppError('wrong-state', 'Nobody knows yet how it ended')
    this.#parts.rows.endCreation(this.#parts.accountId, id)
  }

  async #create(ledger: SalesLedger, draft: SalesInvoiceDraft): Promise<SalesInvoiceEnd> {
    const { accountId, rows, beforeIntent, clock } = this.#parts
    const earlier = this.#open().find((begun) => isDeepStrictEqual(begun.draft, draft))
    if (earlier) {
      const end = await this.#settle(ledger, earlier)
      if (end) return end
      throw new AppError('outcome-unknown', 'An equal one may still come')
    }
    const knownIds = (await this.#drafts(ledger, draft)).map(({ id }) => id)
    beforeIntent()
    const id = rows.beginCreation(accountId, draft, knownIds)
    const result = await ledger.create(draft)
    if (result.kind === 'done') return this.#created(ledger, id, result.id)
    if (result.kind !== 'unknown') {
      rows.endCreation(accountId, id)
      return result
    }
    this.#doubtedAt.set(id, clock())
    const begun = this.#open().find((each) => each.id === id)
    const end = begun && (await this.#settle(ledger, begun).catch(() => undefined))
    return end ?? { kind: 'unknown', code: result.code, said: result.said }
  }

  #open(): BegunCreation[] {
    const { accountId, rows } = this.#parts
    return rows.creations(accountId).filter(({ state }) => state === 'open')
  }

  /** Undefined while it may still come, and once it is proved not to be there. @throws AppError */
  async #settle(ledger: SalesLedger, begun: BegunCreation): Promise<SalesInvoiceEnd | undefined> {
    const { rows, clock, note } = this.#parts
    const candidates = (await this.#drafts(ledger, begun.draft))
      .filter((each) => !begun.knownIds.includes(each.id) && isMadeFrom(begun.draft, each))
      .map(({ id }) => id)
    const [found, ...others] = candidates
    if (others.length > 0) {
      rows.doubtCreation(begun.id, 'ask', candidates)
      return { kind: 'ask', candidates }
    }
    if (found !== undefined) return this.#created(ledger, begun.id, found)
    const since = this.#doubtedAt.get(begun.id) ?? this.#startedAt
    if (clock() - since < settledAfterMs) return undefined
    rows.doubtCreation(begun.id, 'not-done')
    note('sales-invoice-not-there', `For client ${begun.draft.clientId}`)
    return { kind: 'refused', code: 'sales-invoice-failed', said: [] }
  }

  async #created(ledger: SalesLedger, begunId: number, id: number): Promise<SalesInvoiceEnd> {
    this.#parts.rows.endCreation(this.#parts.accountId, begunId)
    this.#doubtedAt.delete(begunId)
    this.#parts.note('sales-invoice-created', `Sales invoice ${id}`)
    const view = await this.view(ledger, id).catch(() => undefined)
    return { kind: 'done', id, ...(view && { view }) }
  }

  /** The drafts of a client, all of them. */
  async #drafts(ledger: SalesLedger, { clientId }: SalesInvoiceDraft): Promise<SalesInvoice[]> {
    const page = await ledger.list({ states: ['DRAFT'], clientId })
    return page.invoices
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
