/** Invoices of the books at hand: drafts on this computer, the invoice that is shown, and what is open about any of them. */
import type { InvoiceRecord } from '../../shared/books/books'
import { calendarDate } from '../../shared/calendar'
import { AppError, type ErrorCode } from '../../shared/errors'
import { fixedBecause, isPounds, type Invoice } from '../../shared/invoices/invoice'
import { rowOfInvoice, type InvoiceRow } from '../../shared/invoices/invoice-list'
import type { InvoiceView, PendingChange } from '../../shared/invoices/invoice-change'
import type { StoredInvoiceDraft } from '../../shared/invoices/invoice-draft'
import type { AppApi } from '../../shared/ipc'
import { Mirror } from '../base/mirror.svelte'
import type { Books } from '../record/books.svelte'
import { InvoiceChanges } from './invoice-changes.svelte'
import { InvoiceEditing } from './invoice-editing.svelte'
import { InvoiceEditor } from './invoice-editor.svelte'
import type { Choices } from '../base/choices.svelte'
import type { Toasts } from '../base/toasts.svelte'

/** Whoever runs through the list does not ask the service for every row. */
const readAfterMs = 180

interface Parts {
  api: Pick<AppApi, 'invoices' | 'payments'>
  books: Books
  choices: Choices
  toasts: Toasts
  /** Whether there are books to ask. */
  canAsk: () => boolean
  /** Puts away the sales invoice that is being typed; false where a person is asked first. */
  leaveSales?: () => boolean
}

export class Invoices {
  readonly editor: InvoiceEditor
  readonly changes: InvoiceChanges
  /** The draft of the books that a person changes. */
  readonly editing: InvoiceEditing
  readonly #parts: Parts
  readonly #revision: Mirror<number>
  #drafts = $state.raw<readonly StoredInvoiceDraft[]>([])
  #pending = $state.raw<readonly PendingChange[]>([])
  #view = $state.raw<InvoiceView>()
  #problem = $state.raw<ErrorCode>()
  #isReading = $state(false)
  /** Whether an invoice is being opened by its number. */
  asksNumber = $state(false)
  #shownId = $state<number>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #question = 0

  constructor(parts: Parts) {
    this.#parts = parts
    const { api, choices, toasts } = parts
    this.editor = new InvoiceEditor({ api, choices, toasts })
    const shown = {
      api,
      choices,
      toasts,
      view: () => this.#view,
      take: (view: InvoiceView) => {
        this.#take(view)
      },
      reread: () => this.reread(),
    }
    this.changes = new InvoiceChanges(shown)
    this.editing = new InvoiceEditing(shown)
    this.#revision = new Mirror(api.invoices.revision, 0)
    this.#revision.watch(() => void this.load())
  }

  /** Those not in the books, newest first. */
  get drafts(): readonly StoredInvoiceDraft[] {
    return this.#drafts
  }

  /** What is open about any invoice, or has to be looked at. */
  get pending(): readonly PendingChange[] {
    return this.#pending
  }

  /** Which is shown, or about to be. */
  get shownId(): number | undefined {
    return this.#shownId
  }

  /** The invoice that is shown, once it was read. */
  get view(): InvoiceView | undefined {
    return this.#view
  }

  /** Why it could not be read. */
  get problem(): ErrorCode | undefined {
    return this.#problem
  }

  get isReading(): boolean {
    return this.#isReading
  }

  /** Whether the invoice that is shown is a draft that a person may change. */
  get mayChange(): boolean {
    const view = this.#view
    return view?.isFresh === true && fixedBecause(view.invoice) === undefined
  }

  /** Puts away what is being typed; false where a person is asked first, or it cannot be kept. */
  async clearDesk(): Promise<boolean> {
    const { leaveSales = () => true } = this.#parts
    return leaveSales() && this.editing.leave() && (await this.editor.close())
  }

  /** Reads drafts and open changes. */
  async load(): Promise<void> {
    if (!this.#parts.canAsk()) return
    const { invoices, payments } = this.#parts.api
    try {
      const [drafts, pending] = await Promise.all([invoices.drafts(), payments.pending()])
      this.#drafts = drafts.filter(({ state }) => state !== 'sent')
      this.#pending = pending
      const open = drafts.find(({ id }) => id === this.editor.id)
      if (open) this.editor.refresh(open)
    } catch {
      // They are read again with the next change.
    }
  }

  /** Shows an invoice as it is in the books now, as soon as nobody runs on through the list. */
  show(id: number | undefined): void {
    if (id === this.#shownId) return
    clearTimeout(this.#timer)
    this.#shownId = id
    this.#question++
    this.#view = undefined
    this.#problem = undefined
    this.#isReading = id !== undefined
    this.changes.reset()
    if (id !== undefined) this.#timer = setTimeout(() => void this.reread(), readAfterMs)
  }

  /** Reads the invoice that is shown once more. */
  async reread(): Promise<void> {
    const id = this.#shownId
    if (id === undefined) return
    const question = ++this.#question
    this.#isReading = true
    try {
      const view = await this.#parts.api.invoices.read(id)
      if (question === this.#question) this.#take(view)
    } catch (thrown) {
      if (question === this.#question) this.#problem = AppError.from(thrown).code
    } finally {
      if (question === this.#question) this.#isReading = false
    }
  }

  /** The books were read anew: what is shown is as well, unless something is being done with it. */
  async freshen(): Promise<void> {
    if (!this.#isReading && !this.changes.isBusy && !this.editing.view) await this.reread()
  }

  /** Opens one by its number or the address of its page; the code of what kept it from opening. */
  async open(reference: string): Promise<ErrorCode | undefined> {
    try {
      this.#select(await this.#parts.api.invoices.open(reference.slice(0, 2000)))
      return undefined
    } catch (thrown) {
      return AppError.from(thrown).code
    }
  }

  /** Shows one that is in the books by its id, also where the list does not have it yet. */
  async goTo(id: number): Promise<void> {
    try {
      this.#select(await this.#parts.api.invoices.read(id))
    } catch (thrown) {
      this.#parts.toasts.fail(thrown)
    }
  }

  /** Other books were opened. */
  restart(isSeen: boolean): void {
    clearTimeout(this.#timer)
    this.editor.forget()
    this.editing.forget()
    this.#drafts = []
    this.#pending = []
    this.changes.restart()
    this.show(undefined)
    if (isSeen) void this.load()
  }

  #select(view: InvoiceView): void {
    clearTimeout(this.#timer)
    this.#question++
    this.#shownId = view.invoice.id
    this.changes.reset()
    this.#take(view)
    this.#isReading = false
    this.#parts.books.take('invoices', recordOf(view.invoice))
  }

  #take(view: InvoiceView): void {
    if (view.invoice.id !== this.#shownId) return
    this.#view = view
    this.#problem = undefined
  }
}

function recordOf(invoice: Invoice): InvoiceRow {
  const { id, clientId, clientName = '', issuedDate = '', gross = '' } = invoice
  const known = { id, clientId, clientName, issuedDate, gross, dueDate: invoice.dueDate }
  const record: InvoiceRecord = {
    ...known,
    state: invoice.state,
    outstanding: invoice.outstanding,
    currency: isPounds(invoice.currency) ? undefined : invoice.currency,
    descriptions: invoice.items.flatMap(({ description }) => description ?? []),
    attachmentNames: invoice.attachments.flatMap(({ fileName }) => fileName ?? []),
  }
  return rowOfInvoice(record, calendarDate(new Date()))
}
