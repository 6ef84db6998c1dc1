/** New invoices of interface A: each draft is sent once, and after a lost reply only a person says what became of it. */
import * as z from 'zod'
import type { ClientRecord } from '../../shared/books/books'
import { AppError } from '../../shared/errors'
import type { NewInvoice } from '../../shared/invoices/invoice'
import {
  checkInvoice,
  sumsOfLines,
  type InvoiceAnswer,
  type InvoiceChoices,
  type InvoiceDraft,
  type InvoiceProblem,
  type InvoiceSending,
  type InvoiceSettling,
  type StoredInvoiceDraft,
} from '../../shared/invoices/invoice-draft'
import { madeWith, type StepDetail } from '../../shared/step-detail'
import type { Listing } from '../api/listed'
import type { InvoiceDrafts } from '../store/changes/invoice-drafts'
import type { BookChanges } from './engine'
import { nameUnlike } from './file-names'
import { invoiceIdIn } from './invoice-reference'
import { differencesOf } from './invoice-verdict'
import { shownEnd, type Answer, type ChangeKind } from './kind'
import type { Index, Endpoints } from './endpoints'

type Books = Pick<Endpoints, 'invoices' | 'clients'>
type Wish = Pick<Listing<ClientRecord>, 'entries' | 'isWhole'>

/**
 * What is read is the draft on this computer, since the service shows no list of invoices. While one is in doubt it
 * cannot be read; then what a person has found in the books is judged in its place, with `invoiceId` if it is there.
 */
type NewInvoiceKind = ChangeKind<Books, StoredInvoiceDraft, Wish, InvoiceProblem[]>

/** What was sent, as far as it shows in the books. */
interface SentInvoice {
  invoice: NewInvoice
  fileNames: string[]
}

const Outcome = z.object({ invoiceId: z.int() })
const outcomeIn = (outcome: unknown) => Outcome.parse(outcome)

interface KindParts {
  accountId: string
  drafts: InvoiceDrafts
  choices: () => InvoiceChoices
  /** Notes in the journal what happened. */
  note: (event: string, note: string, detail?: StepDetail) => void
}

export function newInvoice({ accountId, drafts, choices, note }: KindParts): NewInvoiceKind {
  return {
    name: 'new-invoice',
    about: 'new-invoice',
    waitsToBeAsked: true,
    read: async (_, id) => {
      const draft = drafts.read(accountId, id)
      if (draft.state !== 'typed') throw new AppError('wrong-state', `The draft is ${draft.state}`)
      return draft
    },
    seenAs: () => '',
    textOf: () => '',
    prepare: ({ draft, files }, { entries, isWhole }) => {
      const around = { ...choices(), ...(isWhole && { clients: entries }) }
      const { invoice, problems } = checkInvoice(draft, around)
      return invoice ? { wanted: JSON.stringify(sentOf(invoice, files)) } : { held: problems }
    },
    send: async ({ invoices }, { subject, wanted, now }): Promise<Answer<StoredInvoiceDraft>> => {
      const { invoice } = JSON.parse(wanted) as SentInvoice
      const answer = await invoices.create(invoice, named(drafts.contents(subject)))
      if (answer.kind !== 'created') return answer
      return { kind: 'done', now, outcome: { invoiceId: answer.id } }
    },
    verdict: ({ after }) =>
      after?.invoiceId === undefined
        ? { kind: 'not-done', code: 'not-found' }
        : { kind: 'done', outcome: { invoiceId: after.invoiceId } },
    ended: ({ subject }, end) => {
      if (end.kind === 'done') {
        // They are in the books too, so they are not kept twice.
        drafts.dropFiles(subject)
        const detail = detailOf(drafts.read(accountId, subject).draft)
        note('invoice-created', `Invoice ${outcomeIn(end.outcome).invoiceId}`, detail)
      } else if (end.kind === 'not-done' && end.now) note('invoice-not-there', `Draft ${subject}`)
    },
  }
}

/** With which figures it was made. */
function detailOf({ clientName, issuedDate, lines }: InvoiceDraft): StepDetail {
  const { gross, net } = sumsOfLines(lines)
  return madeWith([
    ['client', clientName],
    ['day', issuedDate],
    ['total', gross ?? net],
  ])
}

interface Parts extends KindParts {
  changes: BookChanges<Endpoints>
  kind: NewInvoiceKind
  /** @throws AppError when there is no way to the service, or these may be other books */
  books: () => Books
  index: Pick<Index, 'learnInvoice'>
}

/** New invoices as a person asks for them. */
export class NewInvoices {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  drafts(): StoredInvoiceDraft[] {
    const { drafts, accountId } = this.#parts
    return drafts.all(accountId).map((draft) => this.#onItsWay(draft))
  }

  /** @throws AppError `not-found` */
  draft(id: string): StoredInvoiceDraft {
    const { drafts, accountId } = this.#parts
    return this.#onItsWay(drafts.read(accountId, id))
  }

  /** Deletes a draft from this computer. @throws AppError `wrong-state` while it is on its way, `not-found` */
  discard(id: string): void {
    const { drafts, accountId } = this.#parts
    const { state } = this.draft(id)
    if (state === 'sending') throw new AppError('wrong-state', `The draft is ${state}`)
    drafts.remove(accountId, id)
  }

  /**
   * Checks every field, reads the list of clients to see that the service answers and the client is there, and creates
   * once. What is typed meanwhile counts.
   * @throws AppError `wrong-state` for a draft that is on its way, in doubt or sent; and as BookChanges.make
   */
  async send(id: string): Promise<InvoiceSending> {
    const { changes, kind, books: open, choices, note } = this.#parts
    const { draft, state } = this.draft(id)
    if (state !== 'typed') throw new AppError('wrong-state', `The draft is ${state}`)
    const early = checkInvoice(draft, choices())
    if (!early.invoice) return { kind: 'held', why: early.problems }
    const books = open()
    const made = await changes.make(kind, { books, subject: id, wish: () => books.clients.all() })
    const end = shownEnd(made, { now: () => undefined, outcome: outcomeIn })
    if (end.kind === 'done' && end.outcome) await this.#learn(books, end.outcome.invoiceId)
    if (end.kind === 'unknown') note('invoice-in-doubt', `Draft ${id}`)
    return end
  }

  /**
   * A person tells what became of a draft in doubt. An invoice that is named is read and compared with what was sent.
   * @throws AppError `wrong-state` for a draft that is not in doubt, `invalid-input` for what names no invoice,
   * `not-found`, `outcome-unknown` (with `waitMs`) while it may still come
   */
  async settle(id: string, answer: InvoiceAnswer): Promise<InvoiceSettling> {
    const { changes, kind } = this.#parts
    const draft = this.draft(id)
    if (draft.state !== 'unknown') throw new AppError('wrong-state', `The draft is ${draft.state}`)
    if (answer.kind === 'there') return this.#compare(draft, answer.reference)
    const end = changes.judgeBy(kind, id, draft)
    if (end?.kind === 'unknown')
      throw new AppError('outcome-unknown', 'It may still come', { detail: { waitMs: end.waitMs } })
    return { kind: 'typed' }
  }

  async #compare(draft: StoredInvoiceDraft, reference: string): Promise<InvoiceSettling> {
    const { accountId, changes, kind, drafts, index, books } = this.#parts
    const { id } = draft
    const invoiceId = invoiceIdIn(reference)
    const sent = this.#sentOf(draft)
    if (invoiceId === undefined || !sent)
      throw new AppError('invalid-input', 'No number of an invoice in it')
    const fetched = await books().invoices.get(invoiceId)
    index.learnInvoice(fetched)
    const { invoice } = fetched
    const isOthers = drafts.ofInvoice(accountId, invoiceId) !== undefined
    const differences = [...differencesOf(sent, invoice), ...(isOthers ? others : [])]
    if (invoice.id !== invoiceId || differences.length > 0)
      return { kind: 'differs', differences, invoice }
    changes.judgeBy(kind, id, { ...draft, invoiceId })
    return { kind: 'sent', invoiceId }
  }

  /** In a profile that was put back from a copy, a draft may have been sent of which this one knows nothing. */
  #sentOf({ id, draft, files }: StoredInvoiceDraft): SentInvoice | undefined {
    const { changes, kind, choices } = this.#parts
    const wanted = changes.open(kind.about, id)[0]?.wanted ?? ''
    if (wanted !== '') return JSON.parse(wanted) as SentInvoice
    const { invoice } = checkInvoice(draft, choices())
    return invoice && sentOf(invoice, files)
  }

  #onItsWay(draft: StoredInvoiceDraft): StoredInvoiceDraft {
    const { changes, kind } = this.#parts
    const isSending = draft.state === 'unknown' && changes.isUnderWay(kind.about, draft.id)
    return isSending ? { ...draft, state: 'sending' } : draft
  }

  async #learn({ invoices }: Books, id: number): Promise<void> {
    try {
      this.#parts.index.learnInvoice(await invoices.get(id))
    } catch {
      // It is in the books all the same, and can be opened by its number.
    }
  }
}

const others = ['other-draft'] as const

const sentOf = (invoice: NewInvoice, files: readonly { fileName: string }[]): SentInvoice => ({
  invoice,
  fileNames: named(files).map(({ fileName }) => fileName),
})

/** By their names the files are known again, so no two have the same. */
function named<F extends { fileName: string }>(files: readonly F[]): F[] {
  return files.reduce<F[]>((list, file) => {
    const taken = list.map(({ fileName }) => fileName)
    return [...list, { ...file, fileName: nameUnlike(file.fileName, taken) }]
  }, [])
}
