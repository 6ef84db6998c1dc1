/** Sales invoices of interface B: drafts that are edited, deleted or issued, and new ones. */
import { createHash } from 'node:crypto'
import { AppError } from '../../shared/errors'
import { Mutex } from '../../shared/one-at-a-time'
import type {
  PendingSalesInvoice,
  SalesInvoiceEnd,
  SalesInvoiceView,
} from '../../shared/sales-invoices/sales-billing'
import type {
  SalesInvoice,
  SalesInvoiceChanges as Edit,
  SalesInvoiceDraft,
  SalesInvoiceRecord,
} from '../../shared/sales-invoices/sales-invoice'
import { changesBetween, figuresOfSalesInvoice, type StepDetail } from '../../shared/step-detail'
import { changed, invoiceIn } from '../api/sales-invoices/forms'
import type { SalesInvoices } from '../api/sales-invoices/sales-invoices'
import type { BegunChange, BookChangeRows } from '../store/changes/book-change-rows'
import type { SalesInvoiceRows } from '../store/changes/sales-invoice-rows'
import type { BookChanges } from './engine'
import { shownEnd, type ChangeKind, type KnownEnd, type Verdict } from './kind'
import type { Endpoints, Index } from './endpoints'
import { outcomeIn, pendingFrom, type NewSalesInvoice } from './new-sales-invoice'
import { recipientsOf } from './recipients'
import { isDraft, showsEdit } from './sales-invoice-verdict'

type Books = Pick<Endpoints, 'sales'>
type SalesKind<Wish> = ChangeKind<Books, SalesInvoiceRecord, Wish>
export type SalesIndex = Pick<Index, 'learnSalesInvoice' | 'forgetSalesInvoice'>

export interface SalesKinds {
  edit: SalesKind<Edit>
  deletion: SalesKind<undefined>
  issue: SalesKind<undefined>
}

type Note = (event: string, note: string, detail: StepDetail) => void

/** Changes of drafts: the edited text goes back whole, as the service wrote it but for the change. */
export function salesKinds(index: SalesIndex, note: Note): SalesKinds {
  const told = (event: string) => ({
    ended: (begun: BegunChange, end: KnownEnd<SalesInvoiceRecord>) => {
      const isDone = end.kind === 'done'
      note(
        isDone ? event : `${event}-not`,
        `Sales invoice ${begun.subject}`,
        detailOf(begun, isDone ? end.now : undefined),
      )
    },
  })
  const draft = {
    about: 'sales-invoice',
    missing: 'sales-invoice-unknown' as const,
    read: async ({ sales }: Books, subject: string) => found(index, sales(), Number(subject)),
    seenAs: salesSeenAs,
    textOf: ({ source }: SalesInvoiceRecord) => source.text,
    assertFree: assertDraft,
  }
  return {
    edit: {
      ...draft,
      ...told('sales-invoice-changed'),
      name: 'sales-invoice-edit',
      prepare: ({ source }, edit) => {
        const { text } = changed(source, edit)
        return text === source.text ? undefined : { wanted: text }
      },
      send: async ({ sales }, { subject, wanted, now }) =>
        sales().update(Number(subject), { form: now.source.form, text: wanted }),
      verdict: ({ before, wanted, after }) => {
        const [was, asked] = [before, wanted].map((text) => invoiceIn(text)?.members)
        const isDone =
          was && asked && after && showsEdit({ before: was, wanted: asked }, after.members)
        return isDone ? { kind: 'done' } : notDone(after)
      },
    },
    deletion: {
      ...draft,
      ...told('sales-invoice-deleted'),
      name: 'sales-invoice-deletion',
      prepare: () => ({ wanted: '' }),
      send: async ({ sales }, { subject }) => {
        const answer = await sales().delete(Number(subject))
        // Where somebody else was faster, it is refused for the very reason that it is gone.
        const isGone = answer.kind === 'refused' && (await isMissing(sales(), Number(subject)))
        return isGone ? { kind: 'done' } : answer
      },
      verdict: ({ after }) => (after ? notDone(after) : { kind: 'done' }),
    },
    issue: {
      ...draft,
      ...told('sales-invoice-issued'),
      name: 'sales-invoice-issue',
      prepare: () => ({ wanted: '' }),
      send: async ({ sales }, { subject }) => sales().issue(Number(subject)),
      verdict: ({ after }) => (after && !isDraft(after) ? { kind: 'done' } : notDone(after)),
    },
  }
}

/** What it showed before, against what it shows now, or was to show. */
function detailOf(
  { before, wanted }: BegunChange,
  now: SalesInvoiceRecord | undefined,
): StepDetail {
  const [was, is] = [invoiceIn(before), now ?? (wanted === '' ? undefined : invoiceIn(wanted))]
  return was && is ? changesBetween(figuresOfSalesInvoice(was), figuresOfSalesInvoice(is)) : []
}

/** It may be shown as it was for a while, also once the service has said that it is done. */
const notDone = (after: SalesInvoice | undefined): Verdict => ({
  kind: 'not-done',
  code: after ? 'sales-invoice-failed' : 'sales-invoice-unknown',
})

/** Undefined when it is not there any more. @throws AppError when it cannot be read */
export async function found(
  index: SalesIndex,
  sales: Pick<SalesInvoices, 'get'>,
  id: number,
): Promise<SalesInvoiceRecord | undefined> {
  try {
    const record = await sales.get(id)
    if (record.id !== id)
      throw new AppError('reply-unreadable', 'The service answered with another invoice')
    index.learnSalesInvoice(record)
    return record
  } catch (thrown) {
    if (AppError.from(thrown).code !== 'sales-invoice-unknown') throw thrown
    index.forgetSalesInvoice(id)
    return undefined
  }
}

const isMissing = (sales: Pick<SalesInvoices, 'get'>, id: number): Promise<boolean> =>
  sales.get(id).then(
    () => false,
    (thrown: unknown) => AppError.from(thrown).code === 'sales-invoice-unknown',
  )

/** What a person saw of a sales invoice, unknown members and all, as a short word for it. */
function salesSeenAs({ members }: Pick<SalesInvoice, 'members'>): string {
  return createHash('sha256').update(JSON.stringify(members)).digest('hex')
}

/** Once issued it is final: its client has it. */
function assertDraft(invoice: SalesInvoice): void {
  if (!isDraft(invoice)) throw new AppError('wrong-state', `The sales invoice is ${invoice.state}`)
}

interface Parts {
  accountId: string
  rows: SalesInvoiceRows
  changeRows: BookChangeRows
  changes: BookChanges<Endpoints>
  kinds: SalesKinds & { creation: NewSalesInvoice }
  /** @throws AppError when there is no way to the service, or these may be other books */
  books: () => Endpoints
  /** The e-mail of a client of the books. */
  emailOf: (clientId: number) => string | undefined
  /** What was planned of an invoice, and the days that are offered. */
  planned: (id: number) => Pick<SalesInvoiceView, 'plan' | 'usualReminderDays'>
}

interface Seen {
  id: number
  seen: string
}

/** Changes of sales invoices as a person asks for them. */
export class SalesInvoiceChanges {
  readonly #parts: Parts
  readonly #creations = new Mutex()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** One as it is now; what is open about it is settled on the way. @throws AppError `sales-invoice-unknown` … */
  async view(id: number): Promise<SalesInvoiceView> {
    const { changes, kinds, books } = this.#parts
    const record = await changes.look(kinds.edit, books(), String(id))
    if (!record) throw new AppError('sales-invoice-unknown', `No sales invoice ${id}`)
    return this.#viewOf(record)
  }

  /**
   * Creates one, after noting which invoices of its client are there: after a lost reply a new one like it is ours.
   * @throws AppError `outcome-unknown` while an equal one is in doubt; and what keeps the list from being read
   */
  create(draft: SalesInvoiceDraft): Promise<SalesInvoiceEnd> {
    return this.#creations.run(() => this.#create(draft))
  }

  /** Changes a draft, losing nothing of it. @throws AppError `invalid-input`, `wrong-state`; and as BookChanges.make */
  edit({ changes, ...what }: Seen & { changes: Edit }): Promise<SalesInvoiceEnd> {
    return this.#make(this.#parts.kinds.edit, what, changes)
  }

  /** Deletes a draft. @throws AppError as `edit` */
  delete(what: Seen): Promise<SalesInvoiceEnd> {
    return this.#make(this.#parts.kinds.deletion, what, undefined)
  }

  /** Issues a draft for good. @throws AppError as `edit` */
  issue(what: Seen): Promise<SalesInvoiceEnd> {
    return this.#make(this.#parts.kinds.issue, what, undefined)
  }

  /** Creations that are in doubt, proved not to be there, or there more than once. */
  pending(): PendingSalesInvoice[] {
    const { changeRows, accountId, kinds } = this.#parts
    return changeRows
      .pending(accountId, { about: kinds.creation.about })
      .toReversed()
      .flatMap(pendingFrom)
  }

  /** A person has taken note of a creation that ended otherwise than done. @throws AppError `wrong-state`, `not-found` */
  acknowledge(id: number): void {
    this.#parts.changeRows.acknowledge(this.#parts.accountId, id)
  }

  async #make<Wish>(
    kind: SalesKind<Wish>,
    { id, seen }: Seen,
    wish: Wish,
  ): Promise<SalesInvoiceEnd> {
    const { changes, books } = this.#parts
    const asked = { books: books(), subject: String(id), seen, wish }
    return shownEnd(await changes.make(kind, asked), {
      now: (record) => this.#viewOf(record),
      outcome: outcomeIn,
    })
  }

  async #create(draft: SalesInvoiceDraft): Promise<SalesInvoiceEnd> {
    const { changes, kinds, books } = this.#parts
    const subject = JSON.stringify(draft)
    const isInDoubt = changes.open(kinds.creation.about, subject).length > 0
    const made = await changes.make(kinds.creation, { books: books(), subject, wish: draft })
    if (made.kind === 'unknown' && isInDoubt)
      throw new AppError('outcome-unknown', 'An equal one may still come')
    const end = shownEnd(made, { now: () => undefined, outcome: outcomeIn })
    const { id } = end.kind === 'done' ? outcomeIn(end.outcome) : {}
    return (id === undefined ? end : { ...end, now: await this.#found(id) }) as SalesInvoiceEnd
  }

  async #found(id: number): Promise<SalesInvoiceView | undefined> {
    return this.view(id).catch(() => undefined)
  }

  #viewOf({ source: _, ...invoice }: SalesInvoiceRecord): SalesInvoiceView {
    const { accountId, rows, emailOf, planned } = this.#parts
    const clientId = invoice.client?.id
    return {
      invoice,
      seen: salesSeenAs(invoice),
      recipients: recipientsOf(
        invoice.members,
        clientId === undefined ? undefined : emailOf(clientId),
      ),
      emails: rows.emails(accountId, invoice.id),
      ...planned(invoice.id),
    }
  }
}
