/** A draft of the books while a person changes it: what is typed over it, and how saving it ended. */
import { AppError } from '../../shared/errors'
import type { InvoiceEditEnd, InvoiceView } from '../../shared/invoices/invoice-change'
import { fixedBecause } from '../../shared/invoices/invoice'
import { sumsOfLine } from '../../shared/invoices/invoice-draft'
import { checkEdit } from '../../shared/invoices/invoice-edit'
import type { AppApi } from '../../shared/ipc'
import { say } from '../../shared/words/words'
import type { Choices } from '../base/choices.svelte'
import type { Toasts } from '../base/toasts.svelte'
import { InvoiceForm } from './editor/invoice-form.svelte'
import { draftFrom, newKind, typedFromInvoice } from './editor/new-kind'
import { troubleOf, type EditorTrouble } from './editor/trouble'
import { rebased, type TypedInvoice } from './editor/typed-invoice'

interface Parts {
  api: Pick<AppApi, 'invoices'>
  choices: Choices
  toasts: Toasts
  /** The invoice that is shown. */
  view: () => InvoiceView | undefined
  /** Shows it as it is now. */
  take: (view: InvoiceView) => void
  reread: () => Promise<void>
}

export class InvoiceEditing {
  readonly #parts: Parts
  #view = $state.raw<InvoiceView>()
  #trouble = $state.raw<EditorTrouble>()
  #isBusy = $state(false)
  #isLeaving = $state(false)
  readonly form = new InvoiceForm({
    kind: newKind,
    problems: (typed) => {
      const { choices } = this.#parts
      if (!this.#view) return []
      return checkEdit(draftFrom(typed), this.#view.invoice, choices.current).problems
    },
    sums: sumsOfLine,
    mayChange: () => !this.#isBusy,
    changed: () => undefined,
  })

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** As it was when the person began, or as it was read since. */
  get view(): InvoiceView | undefined {
    return this.#view
  }

  get trouble(): EditorTrouble | undefined {
    return this.#trouble
  }

  get isBusy(): boolean {
    return this.#isBusy
  }

  /** Whether the person is being asked if what was typed may be lost. */
  get isLeaving(): boolean {
    return this.#isLeaving
  }

  /** Begins with the draft that is shown. */
  begin(): void {
    const view = this.#parts.view()
    if (!view || this.#view || fixedBecause(view.invoice)) return
    this.#trouble = undefined
    this.#isLeaving = false
    this.#view = view
    this.form.edit(typedFromInvoice(view.invoice))
  }

  /** Closes it; where something would be lost the person is asked first. True when it is closed. */
  leave(isMeant = false): boolean {
    if (this.#isBusy) return false
    this.#isLeaving = !isMeant && this.form.isChanged
    if (!this.#isLeaving) this.forget()
    return !this.#isLeaving
  }

  stay(): void {
    this.#isLeaving = false
  }

  /** Puts it away without asking: it was saved, or other books were opened. */
  forget(): void {
    this.#view = undefined
    this.#trouble = undefined
    this.#isLeaving = false
    this.form.begin(undefined)
  }

  /** Saves it; the first field to mend where there is one. It is closed once it was saved. */
  async save(): Promise<string | undefined> {
    const [typed, view] = [this.form.snapshot(), this.#view]
    if (!typed || !view || this.#isBusy) return undefined
    this.form.showAll()
    const mend = this.form.firstProblem
    if (mend !== undefined) return mend
    this.#isBusy = true
    this.#trouble = undefined
    try {
      const { invoice, seen } = view
      const draft = draftFrom(typed)
      const end = await this.#parts.api.invoices.change({ invoiceId: invoice.id, seen, draft })
      return await this.#ended(end, typed, view)
    } catch (thrown) {
      // Thrown before anything was sent, unless an earlier one is still open.
      this.#trouble = { kind: 'not-sent', code: AppError.from(thrown).code, said: [] }
      return undefined
    } finally {
      this.#isBusy = false
    }
  }

  async #ended(
    end: InvoiceEditEnd,
    typed: TypedInvoice,
    view: InvoiceView,
  ): Promise<string | undefined> {
    if (end.kind === 'held') return end.why[0]?.field ?? 'clientId'
    const { take, reread, toasts } = this.#parts
    if (end.now) take(end.now)
    if (end.kind === 'changed') this.#moveTo(end.now, typed, view)
    else if (end.kind === 'not-done' || end.kind === 'unknown') {
      this.#trouble = troubleOf(end)
      if (end.kind === 'unknown') await reread()
    } else {
      this.forget()
      if (end.kind === 'done') toasts.done(say('invoices.changesSaved'))
      // What a person has to look at shows on the invoice.
      else await reread()
    }
    return undefined
  }

  #moveTo(now: InvoiceView, mine: TypedInvoice, was: InvoiceView): void {
    const [base, theirs] = [typedFromInvoice(was.invoice), typedFromInvoice(now.invoice)]
    const { typed, areLinesLost } = rebased({ base, theirs, mine })
    this.#view = now
    this.form.moveTo(theirs, typed)
    this.#trouble = { kind: 'changed', areLinesLost }
  }
}
