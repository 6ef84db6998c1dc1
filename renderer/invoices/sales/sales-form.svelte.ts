/** A sales invoice being written or changed: its fields, and how saving it ended. */
import type {
  SalesInvoiceEnd,
  SalesInvoiceView,
} from '../../../shared/sales-invoices/sales-billing'
import type {
  SalesInvoiceChanges,
  SalesInvoiceDraft,
} from '../../../shared/sales-invoices/sales-invoice'
import { InvoiceForm } from '../editor/invoice-form.svelte'
import {
  changesOf,
  draftOf,
  priceWithVat,
  rebasedSales,
  salesKind,
  salesProblems,
  sumsOfLine,
} from '../editor/sales-kind'
import { typedFrom } from '../editor/sales-typed'
import { troubleOf, type EditorTrouble } from '../editor/trouble'
import type { TypedInvoice } from '../editor/typed-invoice'

export type Wanted =
  | { kind: 'none' }
  | { kind: 'create'; draft: SalesInvoiceDraft }
  | { kind: 'edit'; id: number; seen: string; changes: SalesInvoiceChanges }

interface Parts {
  /** Whether it may be typed in now. */
  mayChange: () => boolean
  /** Told of every change. */
  changed: () => void
}

export class SalesForm {
  #view = $state.raw<SalesInvoiceView>()
  #trouble = $state.raw<EditorTrouble>()
  /** Whether it began with what was typed before. */
  readonly isKept: boolean
  readonly fields: InvoiceForm

  /** @param of what it begins with, or the draft of the books that is changed */
  constructor(
    of: { typed: TypedInvoice; isKept?: boolean } | { view: SalesInvoiceView },
    parts: Parts,
  ) {
    this.isKept = 'typed' in of && of.isKept === true
    this.fields = new InvoiceForm({
      ...parts,
      kind: salesKind,
      problems: (typed) => salesProblems(typed, this.#view?.invoice),
      sums: (line) => sumsOfLine(line, this.#view?.invoice),
      priceWithVat: (line) => priceWithVat(line, this.#view?.invoice),
    })
    if ('typed' in of) this.fields.begin(of.typed)
    else {
      this.#view = of.view
      this.fields.edit(typedFrom(of.view.invoice))
    }
  }

  get isNew(): boolean {
    return this.#view === undefined
  }

  get trouble(): EditorTrouble | undefined {
    return this.#trouble
  }

  /** What is to be sent, or the first field that has to be mended. */
  check(): Wanted | { kind: 'problem'; field: string } {
    this.fields.showAll()
    const [typed, field] = [this.fields.snapshot(), this.fields.firstProblem]
    if (field !== undefined) return { kind: 'problem', field }
    if (!typed) return { kind: 'none' }
    if (!this.#view) return { kind: 'create', draft: draftOf(typed) }
    const { invoice, seen } = this.#view
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

  #moveTo(now: SalesInvoiceView): void {
    const [mine, was] = [this.fields.snapshot(), this.#view]
    if (!mine || !was) return
    const { typed, areLinesLost } = rebasedSales(mine, was.invoice, now.invoice)
    this.#view = now
    this.fields.moveTo(typedFrom(now.invoice), typed)
    this.#trouble = { kind: 'changed', areLinesLost }
  }
}
