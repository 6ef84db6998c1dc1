/** Sends drafts of invoices while the person watches: once, and after a lost reply only a person says what became of it. */
import { AppError } from '../../shared/errors'
import {
  checkInvoice,
  type InvoiceAnswer,
  type InvoiceChoices,
  type InvoiceSending,
  type InvoiceSettling,
} from '../../shared/invoices/invoice-draft'
import { settledAfterMs } from '../../shared/settling'
import type { CreateAnswer } from '../api/answers'
import type { InvoiceDrafts, SentInvoice } from '../store/changes/invoice-drafts'
import { nameUnlike } from './file-names'
import { invoiceIdIn } from './invoice-reference'
import { differencesOf } from './invoice-verdict'
import type { ClientLedger, Index, InvoiceLedger } from './ledger'

interface Parts {
  accountId: string
  drafts: InvoiceDrafts
  index: Pick<Index, 'learnInvoice' | 'learnClient'>
  choices: () => InvoiceChoices
  clock: () => number
  note: (event: string, note: string) => void
  beforeIntent: () => void
  onIntent?: () => void
}

export class InvoiceCreation {
  readonly #parts: Parts
  readonly #startedAt: number
  readonly #doubtedAt = new Map<string, number>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#startedAt = parts.clock()
    parts.drafts.doubtBegun(parts.accountId)
  }

  /**
   * Checks every field, reads the list of clients to see that the service answers and the client is there, and creates
   * once. The service shows no list of invoices, so nothing but a person can tell what became of a lost reply.
   * @throws AppError `wrong-state` for a draft that is on its way, in doubt or sent; and what keeps the clients from
   * being read
   */
  async send(
    ledger: InvoiceLedger,
    clients: Pick<ClientLedger, 'all'>,
    id: string,
  ): Promise<InvoiceSending> {
    const { accountId, drafts, choices } = this.#parts
    const first = drafts.read(accountId, id)
    if (first.state !== 'typed') throw new AppError('wrong-state', `The draft is ${first.state}`)
    const early = checkInvoice(first.draft, choices())
    if (!early.invoice) return { kind: 'incomplete', problems: early.problems }
    const known = await clients.all()
    // What was typed meanwhile counts.
    const { draft } = drafts.read(accountId, id)
    const { invoice, problems } = checkInvoice(draft, {
      ...choices(),
      ...(known.isWhole && { clients: known.entries }),
    })
    if (!invoice) return { kind: 'incomplete', problems }
    const files = named(drafts.contents(id))
    const sent: SentInvoice = { invoice, fileNames: files.map(({ fileName }) => fileName) }
    this.#parts.beforeIntent()
    drafts.begin(accountId, id, sent)
    this.#parts.onIntent?.()
    return this.#afterAnswer(ledger, id, await ledger.create(invoice, files))
  }

  /**
   * A person tells what became of a draft in doubt. An invoice that is named is read and compared with what was sent.
   * @throws AppError `wrong-state` for a draft that is not in doubt, `invalid-input` for what names no invoice,
   * `not-found`, `outcome-unknown` (with `waitMs`) while it may still come
   */
  async settle(ledger: InvoiceLedger, id: string, answer: InvoiceAnswer): Promise<InvoiceSettling> {
    const { accountId, drafts } = this.#parts
    const { state } = drafts.read(accountId, id)
    if (state !== 'unknown') throw new AppError('wrong-state', `The draft is ${state}`)
    if (answer.kind === 'there') return this.#compare(ledger, id, answer.reference)
    this.#assertSettled(id)
    drafts.back(id)
    this.#parts.note('invoice-not-there', `Draft ${id}`)
    return { kind: 'typed' }
  }

  #assertSettled(id: string): void {
    const since = this.#doubtedAt.get(id) ?? this.#startedAt
    const waitMs = since + settledAfterMs - this.#parts.clock()
    if (waitMs > 0)
      throw new AppError('outcome-unknown', 'It may still come', { detail: { waitMs } })
  }

  async #compare(ledger: InvoiceLedger, id: string, reference: string): Promise<InvoiceSettling> {
    const { accountId, drafts, index } = this.#parts
    const invoiceId = invoiceIdIn(reference)
    const sent = drafts.wanted(accountId, id) ?? this.#asDrafted(id)
    if (invoiceId === undefined || !sent)
      throw new AppError('invalid-input', 'No number of an invoice in it')
    const fetched = await ledger.get(invoiceId)
    index.learnInvoice(fetched)
    const { invoice } = fetched
    const isOthers = drafts.ofInvoice(accountId, invoiceId) !== undefined
    const differences = [...differencesOf(sent, invoice), ...(isOthers ? others : [])]
    if (invoice.id !== invoiceId || differences.length > 0)
      return { kind: 'differs', differences, invoice }
    this.#sent(id, invoiceId)
    return { kind: 'sent', invoiceId }
  }

  /** In a profile that was put back from a copy, a draft may have been sent of which this one knows nothing. */
  #asDrafted(id: string): SentInvoice | undefined {
    const { accountId, drafts, choices } = this.#parts
    const { draft } = drafts.read(accountId, id)
    const { invoice } = checkInvoice(draft, choices())
    return (
      invoice && { invoice, fileNames: named(drafts.contents(id)).map((file) => file.fileName) }
    )
  }

  async #afterAnswer(
    ledger: InvoiceLedger,
    id: string,
    answer: CreateAnswer,
  ): Promise<InvoiceSending> {
    const { drafts } = this.#parts
    switch (answer.kind) {
      case 'created':
        this.#sent(id, answer.id)
        await this.#learn(ledger, answer.id)
        return { kind: 'sent', invoiceId: answer.id }
      case 'refused': {
        const { code, said } = answer
        drafts.back(id, { code, said })
        return { kind: 'refused', code, said }
      }
      case 'not-sent':
        drafts.back(id, { code: answer.code, said: [] })
        return { kind: 'not-sent', code: answer.code }
      case 'unknown': {
        const { code, said } = answer
        this.#doubtedAt.set(id, this.#parts.clock())
        drafts.doubt(id, { code, said })
        this.#parts.note('invoice-in-doubt', `Draft ${id}`)
        return { kind: 'unknown', code, said }
      }
    }
  }

  #sent(id: string, invoiceId: number): void {
    this.#parts.drafts.sent(id, invoiceId)
    this.#doubtedAt.delete(id)
    this.#parts.note('invoice-created', `Invoice ${invoiceId}`)
  }

  async #learn(ledger: InvoiceLedger, id: number): Promise<void> {
    try {
      this.#parts.index.learnInvoice(await ledger.get(id))
    } catch {
      // It is in the books all the same, and can be opened by its number.
    }
  }
}

const others = ['other-draft'] as const

/** By their names the files are known again, so no two have the same. */
function named<F extends { fileName: string }>(files: readonly F[]): F[] {
  return files.reduce<F[]>((list, file) => {
    const taken = list.map(({ fileName }) => fileName)
    return [...list, { ...file, fileName: nameUnlike(file.fileName, taken) }]
  }, [])
}
