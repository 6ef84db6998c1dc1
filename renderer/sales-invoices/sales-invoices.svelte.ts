/** The sales invoices on the screen: how the list is narrowed, the one that is open, and what is done with it. */
import { untrack } from 'svelte'
import type { ClientRecord, SalesInvoiceSummary } from '../../shared/books/books'
import { calendarDate } from '../../shared/calendar'
import { AppError, type ErrorCode } from '../../shared/errors'
import type { AppApi } from '../../shared/ipc'
import type { Order } from '../../shared/books/list'
import type {
  LetterEnd,
  PendingSalesInvoice,
  SalesInvoiceEnd,
  SalesInvoiceView,
  ShownDocument,
  TypedSalesInvoice,
} from '../../shared/sales-invoices/sales-billing'
import {
  salesInvoiceStates,
  type SalesInvoiceFilter,
} from '../../shared/sales-invoices/sales-invoice'
import { listedSales, mostSorted } from '../../shared/sales-invoices/sales-list'
import { emptyInvoice, keptOf, typedFrom, typedFromDraft, typedFromKept } from './sales-form'
import {
  askedOfService,
  noSalesFilters,
  recipientWords,
  salesFilterWords,
  summaryOf,
  type SalesFilters,
  type SalesTab,
} from '../record/sales-words'
import { Mirror } from '../base/mirror.svelte'
import type { Asked } from '../record/book-list.svelte'
import type { Books } from '../record/books.svelte'
import { Keeping } from '../record/keeping.svelte'
import { SalesForm, troubleOf } from './sales-form.svelte'
import type { Toasts } from '../base/toasts.svelte'

interface Parts {
  api: AppApi
  toasts: Toasts
  books: () => Pick<Books, 'list' | 'shown'>
  isSeen: () => boolean
  canAsk: () => boolean
}

type Counts = Partial<Record<SalesTab, number>>

/** What a person is asked before it is done. */
export type Question = 'delete' | 'issue' | 'email'

/** What did not go as wanted with the open invoice. */
export interface SalesTrouble {
  kind: 'changed' | 'refused' | 'not-sent' | 'unknown'
  code?: ErrorCode
  said: readonly string[]
}

/** As long as an invoice of interface A waits for the next key. */
const keepAfterMs = 250

/** While arrow keys run through the list, only where they rest is read. */
const readAfterMs = 120

export class SalesInvoices {
  readonly #parts: Parts
  readonly #revision: Mirror<number>
  #tab = $state<SalesTab>('ALL')
  #filters = $state.raw<SalesFilters>(noSalesFilters)
  #counts = $state.raw<Counts>({})
  #isOwed = $state(false)
  #openId = $state<number>()
  #view = $state.raw<SalesInvoiceView>()
  #readProblem = $state.raw<ErrorCode>()
  #trouble = $state.raw<SalesTrouble>()
  #question = $state<Question>()
  #form = $state.raw<SalesForm>()
  #isLeaving = $state(false)
  /** What was typed of a new one; undefined when there is nothing. */
  #kept: TypedSalesInvoice | undefined
  readonly #keeping = new Keeping({
    afterMs: keepAfterMs,
    take: () => {
      const { api, toasts } = this.#parts
      const typed = this.#kept
      return () => toasts.attempt(() => api.salesInvoices.keepTyped(typed))
    },
  })
  #document = $state.raw<ShownDocument>()
  #pending = $state.raw<readonly PendingSalesInvoice[]>([])
  #busy = $state<string>()
  #counting = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Whether the filters lie open. */
  showsFilters = $state(false)

  constructor(parts: Parts) {
    this.#parts = parts
    const { api, isSeen } = parts
    this.#revision = new Mirror(api.books.revision, -1)
    const again = () => {
      if (isSeen()) void this.look()
    }
    this.#revision.watch(again)
    new Mirror(api.invoices.revision, -1).watch(again)
  }

  get tab(): SalesTab {
    return this.#tab
  }

  get filters(): SalesFilters {
    return this.#filters
  }

  get counts(): Counts {
    return this.#counts
  }

  get isNarrowed(): boolean {
    return this.#tab !== 'ALL' || salesFilterWords(this.#filters).length > 0
  }

  /** Whether the list comes from the service as it is filtered, in its own order. */
  get isFromService(): boolean {
    return askedOfService(this.#filters) !== undefined
  }

  /** Whether what is owed is shown in place of the list. */
  get isOwed(): boolean {
    return this.#isOwed
  }

  get openId(): number | undefined {
    return this.#openId
  }

  /** The open invoice with everything the service said; absent while it is being read. */
  get view(): SalesInvoiceView | undefined {
    return this.#view
  }

  /** Why the open invoice could not be read just now. */
  get readProblem(): ErrorCode | undefined {
    return this.#readProblem
  }

  get trouble(): SalesTrouble | undefined {
    return this.#trouble
  }

  get question(): Question | undefined {
    return this.#question
  }

  get form(): SalesForm | undefined {
    return this.#form
  }

  /** Whether the person is being asked if what was typed may be lost. */
  get isLeaving(): boolean {
    return this.#isLeaving
  }

  get document(): ShownDocument | undefined {
    return this.#document
  }

  /** Creations of which nobody knows how they ended, or that ended otherwise than done. */
  get pending(): readonly PendingSalesInvoice[] {
    return this.#pending
  }

  /** What is being done, in words; nothing else can be begun meanwhile. */
  get busy(): string | undefined {
    return this.#busy
  }

  /** Pages for the list: from this computer, or from the service where only it can answer. */
  ask = async (asked: Asked): Promise<{ total: number; rows: readonly SalesInvoiceSummary[] }> => {
    const { api } = this.#parts
    const narrowed = this.#serviceFilter()
    const states = this.#tab === 'ALL' ? {} : { states: [this.#tab] }
    if (!narrowed) {
      const { client } = this.#filters
      return api.books.salesInvoices({
        search: asked.search,
        offset: asked.offset,
        limit: asked.limit,
        sort: asked.sort as { by: 'date'; isDescending: boolean },
        ...(client && { clientId: client.id }),
        ...(this.#tab !== 'ALL' && { state: this.#tab }),
      })
    }
    const part = { firstResult: asked.offset, resultsPerPage: asked.limit }
    const first = await api.salesInvoices.page({
      ...narrowed,
      ...states,
      firstResult: 0,
      resultsPerPage: mostSorted,
    })
    if (first.count > mostSorted && asked.search === '') {
      const page = await api.salesInvoices.page({ ...narrowed, ...states, ...part })
      return { total: page.count, rows: page.invoices.map(summaryOf) }
    }
    const whole =
      first.count > mostSorted ? await api.salesInvoices.page({ ...narrowed, ...states }) : first
    const found = listedSales(whole.invoices.map(summaryOf), {
      search: asked.search,
      sort: asked.sort as Order,
    })
    return { total: found.length, rows: found.slice(asked.offset, asked.offset + asked.limit) }
  }

  show(tab: SalesTab): void {
    if (tab === this.#tab) return
    this.#tab = tab
    this.#parts.books().list.restart()
  }

  narrow(more: Partial<SalesFilters>): void {
    const before = this.#key()
    this.#filters = { ...this.#filters, ...more }
    if (this.#key() === before) return
    this.#parts.books().list.restart()
    void this.count()
  }

  showAll(): void {
    const { list } = this.#parts.books()
    this.#tab = 'ALL'
    this.#filters = noSalesFilters
    list.find('')
    list.restart()
    void this.count()
  }

  showOwed(isOwed: boolean): void {
    this.#isOwed = isOwed
    this.close()
  }

  /** Asks for everything beside the list itself. */
  async look(): Promise<void> {
    if (!this.#parts.canAsk()) return
    const { api } = this.#parts
    const [, pending, kept] = await Promise.all([
      this.count(),
      api.salesInvoices.pending().catch(() => this.#pending),
      api.salesInvoices.typed().catch(() => this.#kept),
    ])
    this.#pending = pending
    // What is being typed is newer than what was kept of it.
    if (!this.#form?.isNew && !this.#keeping.isDue) this.#kept = kept
  }

  /** How many are in each state, as far as the list goes. */
  async count(): Promise<void> {
    const { api, books, canAsk } = this.#parts
    if (!canAsk()) return
    const question = ++this.#counting
    const filter = this.#serviceFilter()
    const { client } = this.#filters
    const search = untrack(() => books().list.search)
    const known = async (state?: string) => {
      const { total } = await api.books.salesInvoices({
        search,
        limit: 1,
        ...(state && { state }),
        ...(client && { clientId: client.id }),
      })
      return total
    }
    try {
      const counts: Counts = filter
        ? await api.salesInvoices.counts(filter)
        : Object.fromEntries(
            await Promise.all([
              known().then((total) => ['ALL', total] as const),
              ...salesInvoiceStates.map(async (state) => [state, await known(state)] as const),
            ]),
          )
      if (question === this.#counting) this.#counts = counts
    } catch {
      // The list tells why nothing can be asked.
      if (question === this.#counting) this.#counts = {}
    }
  }

  /** Clients for a field, by name. */
  async clients(search: string): Promise<ClientRecord[]> {
    const { rows } = await this.#parts.api.books.clients({ search: search.slice(0, 200), limit: 8 })
    return rows
  }

  /** Opens one beside the list. */
  open(id: number): void {
    if (id === this.#openId) return
    this.close()
    this.#openId = id
    this.#timer = setTimeout(() => void this.read(), readAfterMs)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#openId = undefined
    this.#view = undefined
    this.#readProblem = undefined
    this.#trouble = undefined
    this.#question = undefined
    this.#document = undefined
  }

  /** Reads the open one from the service. */
  async read(): Promise<void> {
    const id = this.#openId
    if (id === undefined) return
    this.#readProblem = undefined
    try {
      const view = await this.#parts.api.salesInvoices.read(id)
      if (id === this.#openId) this.#view = view
    } catch (thrown) {
      if (id === this.#openId) this.#readProblem = AppError.from(thrown).code
    }
  }

  /** Asks the person; nothing is done before they say so. */
  wonder(question: Question): void {
    if (this.#view && !this.#busy) this.#question = question
  }

  dismiss(): void {
    this.#question = undefined
  }

  /** Does what was asked about. True when it was done. */
  async answer(): Promise<boolean> {
    const question = this.#question
    this.#question = undefined
    if (question === 'delete') return this.#delete()
    if (question === 'issue') return this.#issue()
    return question === 'email' ? this.#email() : false
  }

  /** A letter that went today, or may have gone: another one is sent only on purpose. */
  get letterOfToday() {
    const today = calendarDate(new Date())
    return this.#view?.letters.find(({ day }) => day === today)
  }

  /** Opens a form for a new one, with what was typed of it before. */
  begin(): void {
    const kept = this.#kept
    this.#form = new SalesForm(kept ? typedFromKept(kept) : emptyInvoice(), undefined, !!kept)
  }

  /** Throws away what was typed of a new one. */
  beginAfresh(): void {
    this.#keep(undefined)
    this.begin()
  }

  /** What is typed of a new one is kept, so that closing the window loses nothing. */
  keepTyped(): void {
    const form = this.#form
    if (!form?.isNew || !(form.isChanged || form.isKept)) return
    this.#kept = keptOf($state.snapshot(form.typed))
    this.#keeping.due()
  }

  /** Opens a form with the draft that is open. */
  edit(): void {
    if (this.#view) this.#form = new SalesForm(typedFrom(this.#view.invoice), this.#view)
  }

  /** Opens a form with what could not be made. */
  async beginAgain(pending: PendingSalesInvoice, clientName: string): Promise<void> {
    this.#form = new SalesForm(typedFromDraft(pending.draft, clientName))
    await this.acknowledge(pending.id)
  }

  async acknowledge(id: number): Promise<void> {
    const { api, toasts } = this.#parts
    await toasts.attempt(() => api.salesInvoices.acknowledge(id))
    await this.look()
  }

  /** Leaves the form; a new one is kept, and where something would be lost the person is asked first. */
  leave(isMeant = false): void {
    if (this.#busy) return
    const isNew = this.#form?.isNew === true
    if (isNew) void this.#keeping.flush()
    this.#isLeaving = !isMeant && !isNew && this.#form?.isChanged === true
    if (!this.#isLeaving) this.#form = undefined
  }

  stay(): void {
    this.#isLeaving = false
  }

  /** Saves the form. Answers with the field to mend, if there is one; the form is closed once it was saved. */
  async save(): Promise<string | undefined> {
    const form = this.#form
    if (!form || this.#busy) return undefined
    const wanted = form.check()
    if (wanted.kind === 'problem') return wanted.field
    if (wanted.kind === 'none') {
      this.#form = undefined
      return undefined
    }
    form.begun()
    const { salesInvoices } = this.#parts.api
    const end = await this.#work('Saving', () =>
      wanted.kind === 'create' ? salesInvoices.create(wanted.draft) : salesInvoices.edit(wanted),
    )
    if (!end) return undefined
    if (wanted.kind === 'create' && (end.kind === 'ask' || end.kind === 'done'))
      this.#keep(undefined)
    if (end.kind === 'ask') {
      this.#form = undefined
      await this.look()
    } else if (end.kind === 'done') {
      this.#form = undefined
      this.#parts.toasts.done(wanted.kind === 'create' ? 'Draft saved' : 'Changes saved')
      this.#show(wanted.kind === 'edit' ? wanted.id : end.outcome?.id, end.now)
    } else if (end.kind === 'changed' || end.kind === 'not-done' || end.kind === 'unknown')
      form.ended(end)
    if (end.kind === 'unknown') await this.look()
    return undefined
  }

  /** Fetches the PDF and shows it. */
  async showDocument(): Promise<void> {
    const { api } = this.#parts
    const id = this.#openId
    if (id === undefined) return
    const shown = await this.#work('Fetching the PDF', () => api.salesInvoices.document(id))
    if (shown && id === this.#openId) this.#document = shown
  }

  closeDocument(): void {
    this.#document = undefined
  }

  async saveDocument(): Promise<void> {
    const { api, toasts } = this.#parts
    const shown = this.#document
    if (!shown) return
    await toasts.attempt(async () => {
      if (await api.salesInvoices.saveDocument(shown.documentId))
        toasts.done(`Saved: ${shown.fileName}`)
    })
  }

  /** Nothing of the books before is shown. */
  restart(): void {
    this.close()
    this.#tab = 'ALL'
    this.#filters = noSalesFilters
    this.#counts = {}
    this.#form = undefined
    this.#isLeaving = false
    this.#keeping.drop()
    this.#kept = undefined
    this.#pending = []
    this.#isOwed = false
    this.showsFilters = false
    if (this.#parts.isSeen()) void this.look()
  }

  #keep(typed: TypedSalesInvoice | undefined): void {
    this.#kept = typed
    this.#keeping.due()
    void this.#keeping.flush()
  }

  async #delete(): Promise<boolean> {
    const { api, books, toasts } = this.#parts
    const what = this.#seen()
    const end = what && (await this.#work('Deleting', () => api.salesInvoices.delete(what)))
    if (end?.kind !== 'done') return this.#tell(end)
    toasts.done('Draft deleted')
    this.close()
    books().list.clear()
    return true
  }

  async #issue(): Promise<boolean> {
    const { api, toasts } = this.#parts
    const what = this.#seen()
    const end = what && (await this.#work('Issuing', () => api.salesInvoices.issue(what)))
    if (end?.kind !== 'done') return this.#tell(end)
    const number = end.now?.invoice.number
    toasts.done(number ? `Issued as ${number}` : 'Issued')
    this.#show(what?.id, end.now)
    return true
  }

  async #email(): Promise<boolean> {
    const { api } = this.#parts
    const id = this.#openId
    if (id === undefined || !this.#view) return false
    const { recipients } = this.#view
    const isAgain = this.letterOfToday !== undefined
    const end = await this.#work('Asking the service to e-mail it', () =>
      api.salesInvoices.email({ id, isAgain }),
    )
    await this.read()
    return end ? this.letterEnded(end, recipients) : false
  }

  /** Puts the end of an e-mail into words. True when it went. */
  letterEnded(end: LetterEnd, recipients?: readonly string[]): boolean {
    const { toasts } = this.#parts
    // The log of a reminder that was sent beside the open invoice.
    if (!recipients) void this.read()
    if (end.kind === 'done')
      toasts.done(recipients ? `E-mail sent ${recipientWords(recipients)}` : 'Reminder sent')
    else if (end.kind === 'held') toasts.done('Not sent: one went today already')
    else if (!recipients)
      toasts.fail(
        new AppError(end.kind === 'not-done' ? end.code : 'outcome-unknown', 'A reminder'),
      )
    else if (end.kind === 'not-done') this.#trouble = troubleOf(end)
    else this.#trouble = { kind: 'unknown', code: codeOf(end), said: [] }
    return end.kind === 'done'
  }

  #seen(): { id: number; seen: string } | undefined {
    return this.#view && { id: this.#view.invoice.id, seen: this.#view.seen }
  }

  #show(id: number | undefined, view: SalesInvoiceView | undefined): void {
    clearTimeout(this.#timer)
    if (id === undefined) return
    if (id !== this.#openId) {
      this.close()
      this.#openId = id
      this.#parts.books().list.clear()
    }
    this.#trouble = undefined
    if (view) this.#view = view
    else void this.read()
  }

  #tell(end: SalesInvoiceEnd | undefined): false {
    if (!end || end.kind === 'held') return false
    if (end.now) this.#view = end.now
    if (end.kind === 'changed') this.#trouble = { kind: 'changed', said: [] }
    else if (end.kind === 'not-done' || end.kind === 'unknown') this.#trouble = troubleOf(end)
    return false
  }

  async #work<T>(words: string, run: () => Promise<T>): Promise<T | undefined> {
    if (this.#busy) return undefined
    this.#busy = words
    this.#trouble = undefined
    try {
      return await run()
    } catch (thrown) {
      this.#parts.toasts.fail(thrown)
      return undefined
    } finally {
      this.#busy = undefined
    }
  }

  /** What only the service can narrow, with the tab; undefined while the list on this computer can. */
  get narrowing(): SalesInvoiceFilter | undefined {
    const asked = this.#serviceFilter()
    return asked && { ...asked, ...(this.#tab !== 'ALL' && { states: [this.#tab] }) }
  }

  #serviceFilter(): Omit<SalesInvoiceFilter, 'states'> | undefined {
    const asked = askedOfService(this.#filters)
    const { client } = this.#filters
    return asked && { ...asked, ...(client && { clientId: client.id }) }
  }

  #key(): string {
    return JSON.stringify([askedOfService(this.#filters), this.#filters.client?.id])
  }
}

const codeOf = (end: LetterEnd): ErrorCode =>
  ('code' in end ? end.code : undefined) ?? 'outcome-unknown'
