/** The sales invoice that is being written or changed, what was kept of a new one, and creations that did not end well. */
import type { AppApi } from '../../../shared/ipc'
import type {
  PendingSalesInvoice,
  TypedSalesInvoice,
} from '../../../shared/sales-invoices/sales-billing'
import { say } from '../../../shared/words/words'
import type { Choices } from '../../base/choices.svelte'
import type { Toasts } from '../../base/toasts.svelte'
import { Keeping, type KeepingState } from '../../record/keeping.svelte'
import { draftOf, salesKind } from '../editor/sales-kind'
import { keptOf, typedFromDraft, typedFromKept } from '../editor/sales-typed'
import { emptyInvoice, type TypedInvoice } from '../editor/typed-invoice'
import { SalesForm } from './sales-form.svelte'
import type { SalesRecord } from './sales-record.svelte'

interface Parts {
  api: Pick<AppApi, 'salesInvoices'>
  toasts: Toasts
  choices: Pick<Choices, 'current'>
  record: SalesRecord
  /** The id of the account at hand. */
  account: () => string | undefined
}

/** One that could not be made, to be written again. */
interface Again {
  pending: PendingSalesInvoice
  clientName: string
}

/** As long as an invoice of interface A waits for the next key. */
const keepAfterMs = 250

export class SalesDrafts {
  readonly #parts: Parts
  #form = $state.raw<SalesForm>()
  #isLeaving = $state(false)
  #replacing = $state.raw<Again>()
  #pending = $state.raw<readonly PendingSalesInvoice[]>([])
  /** What was typed of a new one; undefined when there is nothing. */
  #kept: TypedSalesInvoice | undefined
  /** Whether main has said what was kept in these books. */
  #isKeptKnown = false
  readonly #keeping = new Keeping({
    afterMs: keepAfterMs,
    take: () => {
      const typed = this.#kept
      return () => this.#store(typed)
    },
  })

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get form(): SalesForm | undefined {
    return this.#form
  }

  /** Whether what is typed of a new one is on disk. */
  get keeping(): KeepingState {
    return this.#keeping.state
  }

  /** Whether something typed over a draft of the books would be lost with the form. */
  get holdsTyping(): boolean {
    return this.#form?.isNew === false && this.#form.fields.isChanged
  }

  /** Whether the person is being asked if what was typed may be lost. */
  get isLeaving(): boolean {
    return this.#isLeaving
  }

  /** What is to be written again, while the person is asked whether it may take the place of another that is half typed. */
  get replacing(): Again | undefined {
    return this.#replacing
  }

  /** Creations of which nobody knows how they ended, or that ended otherwise than done. */
  get pending(): readonly PendingSalesInvoice[] {
    return this.#pending
  }

  /** Asks for what is pending, and for what was kept. */
  async look(): Promise<void> {
    const { account, api } = this.#parts
    const of = account()
    const [pending] = await Promise.all([
      api.salesInvoices.pending().catch(() => this.#pending),
      this.#recall().catch(() => undefined),
    ])
    if (of === account()) this.#pending = pending
  }

  /** Opens a form for a new one, with what was typed of it before, once that is known. */
  async begin(): Promise<void> {
    // A form may be open by now.
    if (!this.#isKeptKnown && (!(await this.#learnKept()) || this.#form)) return
    const kept = this.#kept
    const typed = kept ? typedFromKept(kept) : emptyInvoice(salesKind, this.#parts.choices.current)
    this.#form = new SalesForm({ typed, isKept: !!kept }, this.#formParts)
  }

  /** Throws away what was typed of a new one. */
  async beginAfresh(): Promise<void> {
    this.#keep(undefined)
    await this.begin()
  }

  /** Opens a form with the draft that is open. */
  edit(): void {
    const { view } = this.#parts.record
    if (view) this.#form = new SalesForm({ view }, this.#formParts)
  }

  /**
   * Opens a form with what could not be made, which is let go of once its text is kept.
   * @param isMeant whether it may take the place of another that is half typed; otherwise the person is asked
   */
  async beginAgain(again: Again, isMeant = false): Promise<void> {
    const { account } = this.#parts
    const of = account()
    this.#replacing = undefined
    if (!this.#isKeptKnown && !(await this.#learnKept())) return
    const typed = typedFromDraft(again.pending.draft, again.clientName)
    if (this.#kept && !isMeant && textOf(typedFromKept(this.#kept)) !== textOf(typed)) {
      this.#replacing = again
      return
    }
    if (!this.leave()) return
    this.#form = new SalesForm({ typed }, this.#formParts)
    this.#kept = keptOf(typed)
    this.#keeping.due()
    await this.#keeping.flush()
    if (of === account() && this.keeping !== 'failed') await this.acknowledge(again.pending.id)
  }

  async acknowledge(id: number): Promise<void> {
    const { api, toasts } = this.#parts
    await toasts.attempt(() => api.salesInvoices.acknowledge(id))
    await this.look()
  }

  /** Leaves the form; a new one is kept, and where something would be lost the person is asked first. True when it is closed. */
  leave(isMeant = false): boolean {
    if (!this.#form) return true
    if (this.#parts.record.busy) return false
    if (this.#form.isNew) void this.#keeping.flush()
    this.#isLeaving = !isMeant && this.holdsTyping
    if (!this.#isLeaving) this.#form = undefined
    return !this.#isLeaving
  }

  /** Waits until what was typed of a new one is kept. */
  flush(): Promise<boolean> {
    return this.#keeping.flush()
  }

  /** What is typed stays as it is. */
  stay(): void {
    this.#isLeaving = false
    this.#replacing = undefined
  }

  /** Saves the form. Answers with the field to mend, if there is one; the form is closed once it was saved. */
  async save(): Promise<string | undefined> {
    const { account, api, record, toasts } = this.#parts
    const [form, of] = [this.#form, account()]
    if (!form || record.busy) return undefined
    const wanted = form.check()
    if (wanted.kind === 'problem') return wanted.field
    if (wanted.kind === 'none') {
      this.#form = undefined
      return undefined
    }
    form.begun()
    const end = await record.work(say('sales.doing.saving'), () =>
      wanted.kind === 'create'
        ? api.salesInvoices.create(wanted.draft)
        : api.salesInvoices.edit(wanted),
    )
    // Of books that were left nothing is shown; main has forgotten there what was typed.
    if (!end || of !== account()) return undefined
    const isThrough = end.kind === 'ask' || end.kind === 'done'
    const isCreated = wanted.kind === 'create' && isThrough
    if (isCreated) this.#keep(undefined)
    // Who left these books and came back may have its text in another form.
    const isItsForm = this.#form === form || (isCreated && this.#form?.isKept)
    if (isThrough && isItsForm) this.#form = undefined
    else if (end.kind === 'changed' || end.kind === 'not-done' || end.kind === 'unknown')
      form.ended(end)
    if (end.kind === 'done') {
      toasts.done(say(wanted.kind === 'create' ? 'sales.done.saved' : 'invoices.changesSaved'))
      record.show(wanted.kind === 'edit' ? wanted.id : end.outcome?.id, end.now)
    }
    if (end.kind === 'ask' || end.kind === 'unknown') await this.look()
    return undefined
  }

  /** Nothing of the books before is shown. */
  restart(): void {
    this.#form = undefined
    this.stay()
    this.#keeping.drop()
    this.#kept = undefined
    this.#isKeptKnown = false
    this.#pending = []
  }

  /** Asks for what was kept, as what is not known would be written over; false where that cannot be had for the books at hand. */
  async #learnKept(): Promise<boolean> {
    const { account, toasts } = this.#parts
    const of = account()
    return (await toasts.attempt(() => this.#recall())) && of === account()
  }

  /** Asks for what was kept of a new one. @throws AppError */
  async #recall(): Promise<void> {
    const { account, api } = this.#parts
    const of = account()
    const kept = await api.salesInvoices.typed()
    if (of !== account()) return
    this.#isKeptKnown = true
    // What is being typed is newer than what was kept of it.
    if (!this.#form?.isNew && !this.#keeping.isDue) this.#kept = kept
  }

  /** What is typed of a new one is kept, so that closing the window loses nothing. */
  get #formParts() {
    return {
      mayChange: () => !this.#parts.record.busy,
      changed: () => {
        const typed = this.#form?.isNew ? this.#form.fields.snapshot() : undefined
        if (!typed) return
        this.#kept = keptOf(typed)
        this.#keeping.due()
      },
    }
  }

  async #store(typed: TypedSalesInvoice | undefined): Promise<boolean> {
    const { api, toasts } = this.#parts
    try {
      await api.salesInvoices.keepTyped(typed)
      return true
    } catch (thrown) {
      // What is typed by then is newer, and of the books at hand.
      toasts.fail(thrown, () => this.flush())
      return false
    }
  }

  #keep(typed: TypedSalesInvoice | undefined): void {
    this.#kept = typed
    this.#keeping.due()
    void this.#keeping.flush()
  }
}

/** What would be sent of it, as text that is equal for equal ones. */
const textOf = (typed: TypedInvoice) => JSON.stringify(draftOf(typed))
