/** The fields of an invoice of interface A while they are typed: of a new one, and of a draft in the books. */
import type { ClientRecord } from '../../shared/books/books'
import {
  emptyInvoiceLine,
  type InvoiceDraft,
  type InvoiceDraftLine,
  type InvoiceProblem,
  sumsOfLines,
} from '../../shared/invoices/invoice-draft'
import type { InvoiceSums } from '../../shared/invoices/invoice-sums'
import { Draft } from '../record/draft.svelte'
import { daysUntil, dueDateOf } from './invoice-days'

interface Parts {
  problems: (draft: InvoiceDraft | undefined) => readonly InvoiceProblem[]
  /** Whether it may be typed in now. */
  mayChange: () => boolean
  /** Told of every change. */
  changed: () => void
}

export class InvoiceForm {
  readonly #parts: Parts
  readonly #typed: Draft<InvoiceDraft | undefined, InvoiceProblem>

  constructor(parts: Parts) {
    this.#parts = parts
    this.#typed = new Draft<InvoiceDraft | undefined, InvoiceProblem>(
      (draft) => [...parts.problems(draft)],
      undefined,
    )
  }

  get draft(): Readonly<InvoiceDraft> | undefined {
    return this.#typed.value
  }

  get totals(): InvoiceSums {
    return sumsOfLines(this.draft?.lines ?? [])
  }

  /** When it is to be paid; undefined while the date or the terms cannot be read. */
  get dueDate(): string | undefined {
    return this.draft && dueDateOf(this.draft)
  }

  /** The first field to mend. */
  get firstProblem(): string | undefined {
    return this.#typed.problems[0]?.field
  }

  /** What is typed, apart from the fields. */
  snapshot(): InvoiceDraft | undefined {
    return $state.snapshot(this.#typed.value)
  }

  begin(draft: InvoiceDraft | undefined): void {
    this.#typed.begin(draft)
  }

  /** As `begin`, where the person goes on typing: fields they visited still tell what is wrong. */
  moveTo(draft: InvoiceDraft): void {
    this.#typed.rebase(undefined, draft)
  }

  change(more: Partial<Omit<InvoiceDraft, 'lines'>>): void {
    if (!this.#parts.mayChange() || !this.#typed.value) return
    Object.assign(this.#typed.value, more)
    this.#parts.changed()
  }

  changeLine(index: number, more: Partial<InvoiceDraftLine>): void {
    const line = this.#typed.value?.lines[index]
    if (!line || !this.#parts.mayChange()) return
    Object.assign(line, more)
    this.#parts.changed()
  }

  nameClient(name: string): void {
    if (!this.#typed.value) return
    delete this.#typed.value.clientId
    this.change({ clientName: name.slice(0, 500) })
  }

  /** The terms of the client are taken over as long as nobody typed others. */
  chooseClient({ id, name, paymentTermsDays }: ClientRecord): void {
    const isOpen = !this.draft?.paymentTermsDays.trim() && paymentTermsDays !== undefined
    this.change({
      clientId: id,
      clientName: name,
      ...(isOpen && { paymentTermsDays: String(paymentTermsDays) }),
    })
  }

  /** Sets the terms so that it is due on this day. */
  dueOn(date: string): void {
    const days = this.draft && daysUntil(date, this.draft)
    if (days !== undefined) this.change({ paymentTermsDays: String(days) })
  }

  /** Adds an empty line after this one, with its VAT type; tells where. */
  addLine(after: number): number {
    return this.#insert(after, {
      ...emptyInvoiceLine,
      vatType: this.draft?.lines[after]?.vatType ?? '',
    })
  }

  duplicateLine(index: number): number {
    const line = this.draft?.lines[index]
    if (!line) return index
    const { at: _, ...copy } = $state.snapshot(line)
    return this.#insert(index, copy)
  }

  /** The last line is emptied, not removed; tells which line is there now. */
  removeLine(index: number): number {
    const { lines } = this.#typed.value ?? {}
    if (!lines || !this.#parts.mayChange()) return index
    if (lines.length > 1) lines.splice(index, 1)
    else lines.splice(0, 1, { ...emptyInvoiceLine, vatType: lines[0]?.vatType ?? '' })
    this.#typed.moved('lines')
    this.#parts.changed()
    return Math.min(index, lines.length - 1)
  }

  touch(field: string): void {
    this.#typed.touch(field)
  }

  showAll(): void {
    this.#typed.showAll()
  }

  /** What is to be mended in a field, once a person has been there. */
  problem(field: string): InvoiceProblem | undefined {
    return this.#typed.problem(field)
  }

  #insert(after: number, line: InvoiceDraftLine): number {
    const { lines } = this.#typed.value ?? {}
    if (!lines || !this.#parts.mayChange() || lines.length >= 200) return after
    lines.splice(after + 1, 0, line)
    this.#typed.moved('lines')
    this.#parts.changed()
    return after + 1
  }
}
