/** A sales invoice being written or changed: what was typed, what is wrong with it, and how saving it ended. */
import type { ErrorCode } from '../../shared/errors'
import type { SalesInvoiceEnd, SalesInvoiceView } from '../../shared/sales-invoices/sales-billing'
import type {
  SalesInvoiceChanges,
  SalesInvoiceDraft,
} from '../../shared/sales-invoices/sales-invoice'
import type { SalesProblem } from '../base/messages'
import {
  changesOf,
  draftOf,
  emptyLine,
  invoiceSums,
  lineSums,
  rebased,
  salesProblems,
  type InvoiceSums,
  type LineSums,
  type TypedInvoice,
} from './sales-form'

/** Why it was not saved, as far as is known. */
export type FormTrouble =
  | { kind: 'refused' | 'not-sent' | 'unknown'; code: ErrorCode; said: readonly string[] }
  /** It is another than the one that was opened; what was typed lies over the new one now. */
  | { kind: 'changed'; areLinesLost: boolean }

export type Wanted =
  | { kind: 'none' }
  | { kind: 'create'; draft: SalesInvoiceDraft }
  | { kind: 'edit'; id: number; seen: string; changes: SalesInvoiceChanges }

export class SalesForm {
  typed = $state() as TypedInvoice
  #view = $state.raw<SalesInvoiceView>()
  #trouble = $state.raw<FormTrouble>()
  #visited = $state.raw<ReadonlySet<string>>(new Set())
  #isChecked = $state(false)
  readonly #begun: string
  readonly #problems = $derived.by(() => salesProblems(this.typed, this.#view?.invoice))

  /** What was typed of it in an earlier run, or before it was left. */
  readonly isKept: boolean

  /** @param view of the draft that is changed; absent for a new one */
  constructor(typed: TypedInvoice, view?: SalesInvoiceView, isKept = false) {
    this.isKept = isKept
    this.typed = typed
    this.#view = view
    this.#begun = JSON.stringify(typed)
  }

  get isNew(): boolean {
    return this.#view === undefined
  }

  get trouble(): FormTrouble | undefined {
    return this.#trouble
  }

  /** Whether something was typed that leaving would lose. */
  get isChanged(): boolean {
    return JSON.stringify($state.snapshot(this.typed)) !== this.#begun
  }

  get sums(): InvoiceSums {
    return invoiceSums(this.typed, this.#view?.invoice)
  }

  lineSums(at: number): LineSums | undefined {
    const line = this.typed.lines[at]
    return line && lineSums(line, this.#view?.invoice)
  }

  /** The problem of a field, once a person has left it or wanted to save. */
  problem(field: string): SalesProblem | undefined {
    if (!this.#isChecked && !this.#visited.has(field)) return undefined
    return this.#problems.get(field)
  }

  leave(field: string): void {
    this.#visited = new Set([...this.#visited, field])
  }

  addLine(): void {
    this.typed.lines.push(emptyLine())
  }

  removeLine(at: number): void {
    this.typed.lines.splice(at, 1)
    // Places of lines have moved: which fields were visited is not known any more.
    this.#visited = new Set([...this.#visited].filter((field) => !field.startsWith('lines.')))
  }

  /** What is to be sent, or the first field that has to be mended. */
  check(): Wanted | { kind: 'problem'; field: string } {
    this.#isChecked = true
    const [field] = this.#problems.keys()
    if (field !== undefined) return { kind: 'problem', field }
    const typed = $state.snapshot(this.typed)
    if (!this.#view) return { kind: 'create', draft: draftOf(typed) }
    const { invoice, seen } = this.#view
    const changes = changesOf(typed, invoice)
    return changes ? { kind: 'edit', id: invoice.id, seen, changes } : { kind: 'none' }
  }

  begun(): void {
    this.#trouble = undefined
  }

  /** Keeps the form open and says why. */
  ended(end: Exclude<SalesInvoiceEnd, { kind: 'done' | 'ask' }>): void {
    if (end.kind === 'changed') this.#moveTo(end.view)
    else if (end.kind === 'not-sent') this.#trouble = { ...end, said: [] }
    else this.#trouble = { kind: end.kind, code: end.code, said: end.said }
  }

  #moveTo(view: SalesInvoiceView): void {
    const was = this.#view
    if (!was) return
    const moved = rebased($state.snapshot(this.typed), was.invoice, view.invoice)
    this.#view = view
    this.typed = moved.typed
    this.#trouble = { kind: 'changed', areLinesLost: moved.areLinesLost }
  }
}
