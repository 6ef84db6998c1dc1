/** The invoice that is being typed: kept with every change, checked before it goes, and sent once while a person watches. */
import type { ClientRecord } from '../../shared/books/books'
import { AppError, type ErrorCode } from '../../shared/errors'
import {
  checkInvoice,
  type DraftFile,
  type InvoiceDraft,
  type InvoiceDraftState,
  type InvoiceSettling,
  type StoredInvoiceDraft,
  sumsOfLine,
} from '../../shared/invoices/invoice-draft'
import type { AppApi } from '../../shared/ipc'
import { say } from '../../shared/words/words'
import type { Choices } from '../base/choices.svelte'
import { Keeping, type KeepingState } from '../record/keeping.svelte'
import { InvoiceForm } from './editor/invoice-form.svelte'
import { draftFrom, newKind, typedFromDraft } from './editor/new-kind'
import { emptyInvoice, type TypedInvoice } from './editor/typed-invoice'
import type { Toasts } from '../base/toasts.svelte'

const saveAfterMs = 250

interface Parts {
  api: Pick<AppApi, 'invoices'>
  choices: Choices
  toasts: Toasts
  now?: () => Date
}

/** How the newest attempt ended, where it did not end in the books. */
export interface Unsent {
  kind: 'refused' | 'not-sent'
  code: ErrorCode
  said: readonly string[]
}

/** What came of telling what became of one in doubt. */
export type Answered =
  | { kind: 'failed'; code: ErrorCode }
  /** It may still come. */
  | { kind: 'too-early'; waitMs: number }
  | Extract<InvoiceSettling, { kind: 'differs' }>

export class InvoiceEditor {
  readonly #parts: Parts
  #id = $state<string>()
  #sheet = $state(0)
  #files = $state.raw<readonly DraftFile[]>([])
  #state = $state<InvoiceDraftState>('typed')
  #unsent = $state.raw<Unsent>()
  #answered = $state.raw<Answered>()
  #isBusy = $state(false)
  readonly form = new InvoiceForm({
    kind: newKind,
    problems: (typed) => checkInvoice(draftFrom(typed), this.#parts.choices.current).problems,
    sums: sumsOfLine,
    mayChange: () => this.#mayChange,
    changed: () => {
      this.#unsent = undefined
      this.#keeping.due()
    },
  })
  readonly #keeping = new Keeping({
    afterMs: saveAfterMs,
    isPatient: true,
    take: () => {
      const [typed, sheet] = [this.form.snapshot(), this.#sheet]
      return typed && (async () => sheet !== this.#sheet || this.#store(draftFrom(typed)))
    },
  })

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get id(): string | undefined {
    return this.#id
  }

  /** Another number for each draft that is brought to hand. */
  get sheet(): number {
    return this.#sheet
  }

  get draft(): Readonly<TypedInvoice> | undefined {
    return this.form.typed
  }

  get files(): readonly DraftFile[] {
    return this.#files
  }

  /** How far it is on its way. */
  get state(): InvoiceDraftState {
    return this.#state
  }

  get unsent(): Unsent | undefined {
    return this.#unsent
  }

  get answered(): Answered | undefined {
    return this.#answered
  }

  get isBusy(): boolean {
    return this.#isBusy
  }

  /** Whether what is typed is on disk. */
  get keeping(): KeepingState {
    return this.#keeping.state
  }

  /** Begins an empty one; nothing is kept until something is typed. */
  begin(client?: ClientRecord): void {
    if (this.draft) return
    this.#reset()
    this.form.begin(emptyInvoice(newKind, this.#parts.choices.current, this.#parts.now?.()))
    if (client) this.form.chooseClient(client)
  }

  /** Opens one that was kept. */
  async open(id: string): Promise<void> {
    if (id === this.#id || !(await this.close())) return
    const stored = await this.#parts.api.invoices.draft(id)
    this.#id = id
    this.form.begin(typedFromDraft(stored.draft))
    this.#keeping.drop('kept')
    this.#take(stored)
  }

  /** Keeps what was typed and puts it away; false while it cannot be kept, or is on its way. */
  async close(): Promise<boolean> {
    await this.flush()
    if (this.#isBusy || this.keeping === 'failed') return false
    this.#reset()
    return true
  }

  /** Puts everything away without keeping: other books were opened, after `flush`. */
  forget(): void {
    this.#reset()
  }

  async addFiles(files: readonly File[]): Promise<void> {
    if (!this.#mayChange) return
    if (this.#id === undefined) {
      this.#keeping.due()
      await this.flush()
    }
    const id = this.#id
    if (id === undefined) return
    for (const file of files)
      await this.#parts.toasts.attempt(async () => {
        const bytes = new Uint8Array(await file.arrayBuffer())
        const { name: fileName, type: mediaType } = file
        const added = await this.#parts.api.invoices.addFile({
          id,
          file: { fileName, mediaType, bytes },
        })
        if (this.#id === id) this.#files = [...this.#files, added]
      })
  }

  /** Saves a copy where the person says. */
  async saveFile(fileId: string): Promise<void> {
    const { api, toasts } = this.#parts
    const id = this.#id
    if (id === undefined) return
    await toasts.attempt(async () => {
      if (await api.invoices.saveFile({ id, fileId }))
        toasts.show({ tone: 'plain', title: say('inbox.done.fileSaved') })
    })
  }

  async removeFile(fileId: string): Promise<void> {
    const id = this.#id
    if (id === undefined || !this.#mayChange) return
    const { api, toasts } = this.#parts
    if (await toasts.attempt(() => api.invoices.removeFile({ id, fileId })))
      this.#files = this.#files.filter((file) => file.id !== fileId)
  }

  /** Deletes it from this computer. */
  async discard(): Promise<boolean> {
    this.#keeping.drop()
    await this.#keeping.settled()
    const id = this.#id
    const { api, toasts } = this.#parts
    if (id !== undefined && !(await toasts.attempt(() => api.invoices.discard(id)))) return false
    this.#reset()
    return true
  }

  /** Checks it and sends it, once. */
  async send(): Promise<{ invoiceId?: number; mend?: string }> {
    if (!this.draft || this.#isBusy || this.#state !== 'typed') return {}
    this.#unsent = undefined
    this.form.showAll()
    if (this.form.firstProblem) return { mend: this.form.firstProblem }
    await this.flush()
    const id = this.#id
    if (id === undefined || this.keeping === 'failed') return {}
    return this.#whileBusy(async () => {
      this.#state = 'sending'
      const end = await this.#parts.api.invoices.send(id)
      await this.#reread(id)
      if (end.kind === 'done') return { ...end.outcome }
      if (end.kind === 'held') return { mend: end.why[0]?.field ?? 'clientId' }
      const kind = end.kind === 'not-done' && end.wasSent ? 'refused' : 'not-sent'
      if (end.kind === 'not-done') this.#unsent = { kind, code: end.code, said: end.said }
      return {}
    }, id)
  }

  /** The person found it in the books: its number, or the address of its page. */
  async isThere(reference: string): Promise<{ invoiceId?: number }> {
    return this.#settle({ kind: 'there', reference })
  }

  async isNotThere(): Promise<{ invoiceId?: number }> {
    return this.#settle({ kind: 'not-there' })
  }

  /** Main knows something newer of the one at hand. */
  refresh(stored: StoredInvoiceDraft): void {
    if (stored.id === this.#id && !this.#isBusy && !this.#keeping.isDue) this.#take(stored)
  }

  /** Waits until what was typed is kept. */
  flush(): Promise<boolean> {
    return this.#keeping.flush()
  }

  async #settle(
    answer: { kind: 'there'; reference: string } | { kind: 'not-there' },
  ): Promise<{ invoiceId?: number }> {
    const id = this.#id
    if (id === undefined || this.#isBusy || this.#state !== 'unknown') return {}
    this.#answered = undefined
    this.#isBusy = true
    try {
      const end = await this.#parts.api.invoices.settle({ id, answer })
      if (end.kind === 'sent') return { invoiceId: end.invoiceId }
      if (end.kind === 'differs') this.#answered = end
      else await this.#reread(id)
    } catch (thrown) {
      const { code, detail } = AppError.from(thrown)
      const waitMs = Number(detail?.['waitMs'] ?? 60_000)
      this.#answered =
        code === 'outcome-unknown' ? { kind: 'too-early', waitMs } : { kind: 'failed', code }
    } finally {
      this.#isBusy = false
    }
    return {}
  }

  /** What throws was thrown before anything went out; where that is not so, the draft says that it is in doubt. */
  async #whileBusy<T extends object>(work: () => Promise<T>, id: string): Promise<Partial<T>> {
    this.#isBusy = true
    try {
      return await work()
    } catch (thrown) {
      await this.#reread(id)
      if (this.#state === 'typed')
        this.#unsent = { kind: 'not-sent', code: AppError.from(thrown).code, said: [] }
      return {}
    } finally {
      this.#isBusy = false
    }
  }

  async #reread(id: string): Promise<void> {
    try {
      this.#take(await this.#parts.api.invoices.draft(id))
    } catch {
      // As far as is known here it may have gone out.
      this.#state = 'unknown'
    }
  }

  #take({ files, state, problem }: StoredInvoiceDraft): void {
    this.#files = files
    this.#state = state
    if (problem && state === 'typed')
      this.#unsent = {
        ...problem,
        kind: problem.code === 'service-refused' ? 'refused' : 'not-sent',
      }
  }

  get #mayChange(): boolean {
    return this.#state === 'typed' && !this.#isBusy
  }

  async #store(draft: InvoiceDraft): Promise<boolean> {
    const { invoices } = this.#parts.api
    try {
      if (this.#id === undefined) this.#id = await invoices.begin(draft)
      else await invoices.edit({ id: this.#id, draft })
      return true
    } catch (thrown) {
      this.#parts.toasts.fail(thrown, () => this.flush())
      return false
    }
  }

  #reset(): void {
    this.#sheet++
    this.#id = undefined
    this.form.begin(undefined)
    this.#keeping.drop('nothing')
    this.#files = []
    this.#state = 'typed'
    this.#unsent = undefined
    this.#answered = undefined
  }
}
