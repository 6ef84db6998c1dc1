/** A sales invoice being written or changed: what was typed, what is wrong with it, and how saving it ended. */
import type { ErrorCode } from '../../../shared/errors'
import type {
  SalesInvoiceEnd,
  SalesInvoiceView,
} from '../../../shared/sales-invoices/sales-billing'
import type {
  SalesInvoice,
  SalesInvoiceChanges,
  SalesInvoiceDraft,
} from '../../../shared/sales-invoices/sales-invoice'
import type { InvoiceSums, LineSums } from '../../../shared/invoices/invoice-sums'
import type { SalesProblem } from '../../base/problem-words'
import { Draft } from '../../record/draft.svelte'
import {
  changesOf,
  draftOf,
  rebased,
  salesProblems,
  sumsOf,
  sumsOfLine,
  type FieldProblem,
} from './sales-form'
import { emptyLine, type TypedInvoice } from './sales-typed'

/** Why it was not saved, as far as is known. */
export type FormTrouble =
  | { kind: 'refused' | 'not-sent' | 'unknown'; code: ErrorCode; said: readonly string[] }
  /** It is another than the one that was opened; what was typed lies over the new one now. */
  | { kind: 'changed'; areLinesLost: boolean }

/** How an end that leaves it undone, or in doubt, is told. */
export function troubleOf(end: {
  kind: 'not-done' | 'unknown'
  code: ErrorCode
  said: readonly string[]
  wasSent?: boolean
}) {
  const kind = end.kind === 'unknown' ? 'unknown' : end.wasSent ? 'refused' : 'not-sent'
  return { kind, code: end.code, said: end.said } as const
}

export type Wanted =
  | { kind: 'none' }
  | { kind: 'create'; draft: SalesInvoiceDraft }
  | { kind: 'edit'; id: number; seen: string; changes: SalesInvoiceChanges }

/** Absent for a new one. */
type Base = SalesInvoiceView | undefined

export class SalesForm {
  readonly #draft: Draft<TypedInvoice, FieldProblem, Base>
  #trouble = $state.raw<FormTrouble>()
  readonly #begun: string

  /** What was typed of it in an earlier run, or before it was left. */
  readonly isKept: boolean

  /** @param view of the draft that is changed; absent for a new one */
  constructor(typed: TypedInvoice, view?: SalesInvoiceView, isKept = false) {
    this.isKept = isKept
    this.#draft = new Draft<TypedInvoice, FieldProblem, Base>(
      (value, base) => salesProblems(value, base?.invoice),
      typed,
      view,
    )
    this.#begun = JSON.stringify(typed)
  }

  get typed(): TypedInvoice {
    return this.#draft.value
  }

  get #invoice(): SalesInvoice | undefined {
    return this.#draft.base?.invoice
  }

  get isNew(): boolean {
    return this.#draft.base === undefined
  }

  get trouble(): FormTrouble | undefined {
    return this.#trouble
  }

  /** Whether something was typed that leaving would lose. */
  get isChanged(): boolean {
    return JSON.stringify($state.snapshot(this.typed)) !== this.#begun
  }

  get sums(): InvoiceSums {
    return sumsOf(this.typed, this.#invoice)
  }

  lineSums(at: number): LineSums | undefined {
    const line = this.typed.lines[at]
    return line && sumsOfLine(line, this.#invoice)
  }

  /** The problem of a field, once a person has left it or wanted to save. */
  problem(field: string): SalesProblem | undefined {
    return this.#draft.problem(field)?.code
  }

  leave(field: string): void {
    this.#draft.touch(field)
  }

  addLine(): void {
    this.typed.lines.push(emptyLine())
  }

  removeLine(at: number): void {
    this.typed.lines.splice(at, 1)
    this.#draft.moved('lines')
  }

  /** What is to be sent, or the first field that has to be mended. */
  check(): Wanted | { kind: 'problem'; field: string } {
    const { base, problems } = this.#draft
    this.#draft.showAll()
    if (problems[0]) return { kind: 'problem', field: problems[0].field }
    const typed = $state.snapshot(this.typed)
    if (!base) return { kind: 'create', draft: draftOf(typed) }
    const { invoice, seen } = base
    const changes = changesOf(typed, invoice)
    return changes ? { kind: 'edit', id: invoice.id, seen, changes } : { kind: 'none' }
  }

  begun(): void {
    this.#trouble = undefined
  }

  /** Keeps the form open and says why. */
  ended(end: Extract<SalesInvoiceEnd, { kind: 'changed' | 'not-done' | 'unknown' }>): void {
    if (end.kind === 'changed') this.#moveTo(end.now)
    else this.#trouble = troubleOf(end)
  }

  #moveTo(view: SalesInvoiceView): void {
    const was = this.#invoice
    if (!was) return
    const moved = rebased($state.snapshot(this.typed), was, view.invoice)
    this.#draft.rebase(view, moved.typed)
    this.#trouble = { kind: 'changed', areLinesLost: moved.areLinesLost }
  }
}
