/** The fields of an invoice while they are typed: of a new one and of a draft in the books, of either kind. */
import type { ClientRecord } from '../../../shared/books/books'
import { invoiceSums, type InvoiceSums, type LineSums } from '../../../shared/invoices/invoice-sums'
import { Draft } from '../../record/draft.svelte'
import { daysUntil, dueDateOf } from './invoice-days'
import {
  emptyLine,
  isSame,
  type EditorKind,
  type FieldProblem,
  type TypedInvoice,
  type TypedLine,
} from './typed-invoice'

interface Parts {
  kind: EditorKind
  problems: (typed: TypedInvoice) => readonly FieldProblem[]
  /** What a line comes to; undefined while that cannot be told. */
  sums: (line: TypedLine) => LineSums | undefined
  /** See `priceWithVat` of sales invoices. */
  priceWithVat?: (line: TypedLine) => string | undefined
  /** Whether it may be typed in now. */
  mayChange: () => boolean
  /** Told of every change. */
  changed: () => void
}

export class InvoiceForm {
  readonly kind: EditorKind
  readonly #parts: Parts
  readonly #draft: Draft<TypedInvoice | undefined, FieldProblem>
  /** As the fields were before anything was typed. */
  #begun = $state.raw<TypedInvoice>()
  #isNew = $state(true)
  /** The terms that came with the client who was chosen last. */
  #givenTerms: string | undefined
  /** What was typed as the day it is due, where no terms come of it. */
  #dueTyped = $state<string>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.kind = parts.kind
    this.#draft = new Draft<TypedInvoice | undefined, FieldProblem>((typed) => {
      const due = { field: 'dueDate', code: 'due-day-invalid' } as const
      return [...parts.problems(typed), ...(this.#dueTyped === undefined ? [] : [due])]
    }, undefined)
  }

  get typed(): Readonly<TypedInvoice> | undefined {
    return this.#draft.value
  }

  get totals(): InvoiceSums {
    return invoiceSums(this.typed?.lines.map((line) => this.#parts.sums(line)) ?? [])
  }

  lineSums(index: number): LineSums | undefined {
    const line = this.typed?.lines[index]
    return line && this.#parts.sums(line)
  }

  /** The price as the books have it, where that holds the VAT and the line shows it without. */
  priceWithVat(index: number): string | undefined {
    const line = this.typed?.lines[index]
    return line && this.#parts.priceWithVat?.(line)
  }

  /** When it is to be paid; undefined while the date or the terms cannot be read, or the books do not say them. */
  get dueDate(): string | undefined {
    if (!this.typed) return undefined
    const { issuedDate, paymentTermsDays: terms } = this.typed
    const isUnsaid = !this.#isNew && terms.trim() === '' && this.#begun?.paymentTermsDays === terms
    return dueDateOf(issuedDate, isUnsaid ? undefined : this.kind.termsIn(terms))
  }

  /** What was typed as that day and cannot be: no date, or one before the invoice. */
  get dueTyped(): string | undefined {
    return this.#dueTyped
  }

  /** Whether it is not in the books yet. */
  get isNew(): boolean {
    return this.#isNew
  }

  /** Whether something was typed that leaving would lose. */
  get isChanged(): boolean {
    return this.#dueTyped !== undefined || !isSame(this.snapshot(), this.#begun)
  }

  /** The first field to mend. */
  get firstProblem(): string | undefined {
    return this.#draft.problems[0]?.field
  }

  /** What is typed, apart from the fields. */
  snapshot(): TypedInvoice | undefined {
    return $state.snapshot(this.#draft.value)
  }

  /** Begins a new one, or puts the fields away. */
  begin(typed: TypedInvoice | undefined): void {
    this.#start(typed, true)
  }

  /** Begins with a draft of the books. */
  edit(typed: TypedInvoice): void {
    this.#start(typed, false)
  }

  /** The draft of the books is another now, and the person goes on typing: fields they visited still tell what is wrong. */
  moveTo(asRead: TypedInvoice, typed: TypedInvoice): void {
    this.#begun = asRead
    this.#draft.rebase(undefined, typed)
  }

  change(more: Partial<Omit<TypedInvoice, 'lines'>>): void {
    if (!this.#parts.mayChange() || !this.#draft.value) return
    Object.assign(this.#draft.value, more)
    this.#parts.changed()
    const due = this.#dueTyped
    if (more.paymentTermsDays !== undefined) this.#dueTyped = undefined
    else if (more.issuedDate !== undefined && due !== undefined) this.dueOn(due)
  }

  changeLine(index: number, more: Partial<TypedLine>): void {
    const line = this.#draft.value?.lines[index]
    if (!line || !this.#parts.mayChange()) return
    Object.assign(line, more)
    this.#parts.changed()
  }

  nameClient(name: string): void {
    this.change({ clientId: undefined, clientName: name.slice(0, 500) })
  }

  /** The terms of the client are taken over as long as nobody typed others, or a day. */
  chooseClient({ id, name, paymentTermsDays }: ClientRecord): void {
    const terms = this.typed?.paymentTermsDays.trim()
    const isGiven = terms === '' || (terms !== undefined && terms === this.#givenTerms)
    const isOpen = isGiven && this.#dueTyped === undefined
    const given = paymentTermsDays === undefined ? '' : String(paymentTermsDays)
    this.change({
      clientId: id,
      clientName: name,
      ...(isOpen && { paymentTermsDays: given }),
    })
    if (isOpen) this.#givenTerms = given
  }

  /** Sets the terms so that it is due on this day. What is no such day stays to be mended; nothing leaves the terms as they are. */
  dueOn(date: string): void {
    if (!this.typed || !this.#parts.mayChange()) return
    const days = daysUntil(date, this.typed.issuedDate)
    if (days !== undefined) return this.change({ paymentTermsDays: String(days) })
    this.#dueTyped = date.trim() === '' ? undefined : date
  }

  /** Adds an empty line after this one, or as the last, with its VAT type; tells where. */
  addLine(after: number): number {
    return this.#insert(after, emptyLine(this.#vatTypeAt(after)))
  }

  duplicateLine(index: number): number {
    const line = this.typed?.lines[index]
    if (!line) return index
    const { at: _, ...copy } = $state.snapshot(line)
    return this.#insert(index, copy)
  }

  /** The last line is emptied, not removed; tells which line is there now. */
  removeLine(index: number): number {
    const { lines } = this.#draft.value ?? {}
    if (!lines || !this.#parts.mayChange()) return index
    if (lines.length > 1) lines.splice(index, 1)
    else lines.splice(0, 1, emptyLine(this.#vatTypeAt(0)))
    this.#draft.moved('lines')
    this.#parts.changed()
    return Math.min(index, lines.length - 1)
  }

  touch(...fields: readonly string[]): void {
    this.#draft.touch(...fields)
  }

  showAll(): void {
    this.#draft.showAll()
  }

  /** What is to be mended in a field, once a person has been there. */
  problem(field: string): FieldProblem | undefined {
    return this.#draft.problem(field)
  }

  #vatTypeAt(index: number): string {
    return this.typed?.lines[index]?.vatType ?? this.kind.usualVatType([])
  }

  #start(typed: TypedInvoice | undefined, isNew: boolean): void {
    this.#begun = typed
    this.#isNew = isNew
    this.#givenTerms = undefined
    this.#dueTyped = undefined
    this.#draft.begin(typed)
  }

  #insert(after: number, line: TypedLine): number {
    const { lines } = this.#draft.value ?? {}
    if (!lines || !this.#parts.mayChange() || lines.length >= this.kind.mostLines) return after
    const at = this.kind.addsLinesLast && !this.#isNew ? lines.length : after + 1
    lines.splice(at, 0, line)
    this.#draft.moved('lines')
    this.#parts.changed()
    return at
  }
}
