/** A draft of the books while a person changes it: what is typed over it, and how saving it ended. */
import { AppError, type ErrorCode } from '../../shared/errors'
import type { InvoiceEditEnd, InvoiceView } from '../../shared/invoices/invoice-change'
import { fixedBecause } from '../../shared/invoices/invoice'
import type { InvoiceDraft } from '../../shared/invoices/invoice-draft'
import { checkEdit, draftOfInvoice } from '../../shared/invoices/invoice-edit'
import type { AppApi } from '../../shared/ipc'
import { say } from '../../shared/words/words'
import type { Choices } from '../base/choices.svelte'
import type { Toasts } from '../base/toasts.svelte'
import { merge, type Part } from '../lib/merge'
import { InvoiceForm } from './invoice-form.svelte'

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

/** Why it was not saved, as far as is known. */
export type EditTrouble =
  | { kind: 'not-done' | 'unknown'; code: ErrorCode; said: readonly string[] }
  /** What was typed lies over how it is now; where both changed the lines, those of the books stand. */
  | { kind: 'changed'; areLinesLost: boolean }

export class InvoiceEditing {
  readonly #parts: Parts
  #view = $state.raw<InvoiceView>()
  #trouble = $state.raw<EditTrouble>()
  #isBusy = $state(false)
  #isLeaving = $state(false)
  readonly form = new InvoiceForm({
    problems: (draft) => {
      const { choices } = this.#parts
      if (!draft || !this.#view) return []
      return checkEdit(draft, this.#view.invoice, choices.current).problems
    },
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

  get trouble(): EditTrouble | undefined {
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
    this.form.begin(draftOfInvoice(view.invoice))
  }

  /** Closes it; where something would be lost the person is asked first. True when it is closed. */
  leave(isMeant = false): boolean {
    if (this.#isBusy) return false
    this.#isLeaving = !isMeant && this.#isChanged
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
    const [draft, view] = [this.form.snapshot(), this.#view]
    if (!draft || !view || this.#isBusy) return undefined
    this.form.showAll()
    const mend = this.form.firstProblem
    if (mend !== undefined) return mend
    this.#isBusy = true
    this.#trouble = undefined
    try {
      const { invoice, seen } = view
      const end = await this.#parts.api.invoices.change({ invoiceId: invoice.id, seen, draft })
      return await this.#ended(end, draft, view)
    } catch (thrown) {
      // Thrown before anything was sent, unless an earlier one is still open.
      this.#trouble = { kind: 'not-done', code: AppError.from(thrown).code, said: [] }
      return undefined
    } finally {
      this.#isBusy = false
    }
  }

  async #ended(
    end: InvoiceEditEnd,
    draft: InvoiceDraft,
    view: InvoiceView,
  ): Promise<string | undefined> {
    if (end.kind === 'held') return end.why[0]?.field ?? 'clientId'
    const { take, reread, toasts } = this.#parts
    if (end.now) take(end.now)
    if (end.kind === 'changed') this.#moveTo(end.now, draft, view)
    else if (end.kind === 'not-done' || end.kind === 'unknown') {
      this.#trouble = { kind: end.kind, code: end.code, said: end.said }
      if (end.kind === 'unknown') await reread()
    } else {
      this.forget()
      if (end.kind === 'done') toasts.done(say('invoices.changesSaved'))
      // What a person has to look at shows on the invoice.
      else await reread()
    }
    return undefined
  }

  #moveTo(now: InvoiceView, mine: InvoiceDraft, was: InvoiceView): void {
    const [base, theirs] = [draftOfInvoice(was.invoice), draftOfInvoice(now.invoice)]
    const isSame = (one: InvoiceDraft, other: InvoiceDraft) =>
      JSON.stringify(one.lines) === JSON.stringify(other.lines)
    const areTheirsOld = isSame(base, theirs)
    const lines = areTheirsOld ? mine.lines : theirs.lines
    this.#view = now
    this.form.moveTo({ ...merge({ base, theirs, mine }, parts), lines })
    this.#trouble = { kind: 'changed', areLinesLost: !areTheirsOld && !isSame(base, mine) }
  }

  get #isChanged(): boolean {
    const [draft, view] = [this.form.snapshot(), this.#view]
    return (
      draft !== undefined &&
      view !== undefined &&
      JSON.stringify(draft) !== JSON.stringify(draftOfInvoice(view.invoice))
    )
  }
}

/** All but the lines. */
const parts: readonly Part<InvoiceDraft>[] = [
  { fields: ['clientId', 'clientName'] },
  { fields: ['issuedDate'] },
  { fields: ['paymentTermsDays'] },
  { fields: ['bankAccountId'] },
]
