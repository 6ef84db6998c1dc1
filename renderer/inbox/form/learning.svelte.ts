/** What was suggested for the open receipt, why, and whether its VAT fits. */
import type { AppApi } from '../../../shared/ipc'
import {
  valueAt,
  type RememberedField,
  type Suggested,
  type SupplierDefaults,
  type SupplierRef,
  type Why,
} from '../../../shared/receipts/learning'
import type { DraftLine } from '../../../shared/expenses/expense'
import type { ReadFields } from '../../../shared/receipts/reading'
import type { Supplier } from '../../../shared/books/supplier'
import { checkVat, type VatDoubt } from '../../../shared/expenses/vat-check'
import { say } from '../../../shared/words/words'
import type { Choices } from '../../base/choices.svelte'
import { setType } from './draft-edit'
import type { Review } from './review.svelte'
import type { Toasts } from '../../base/toasts.svelte'

interface Parts {
  api: AppApi
  review: Review
  choices: Choices
  toasts: Toasts
  /** What was read on the open receipt; undefined until that is known, and where it was not. */
  fields: () => ReadFields | undefined
}

const nothing: SupplierDefaults = {}

export class Learning {
  readonly #parts: Parts
  #wanted: string | undefined
  #suggested = $state.raw<readonly Suggested[]>([])
  #changedWith = $state.raw<readonly string[]>([])

  /** What does not fit between the VAT on the receipt and the chosen VAT types. */
  readonly vatDoubt = $derived.by<VatDoubt | undefined>(() => {
    const { review, choices, fields } = this.#parts
    const [{ draft }, read] = [review, fields()]
    return draft && read && checkVat(draft, read, choices.current.vatTypes)
  })

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Another receipt is open, or something of it changed. */
  async open(id = this.#wanted): Promise<void> {
    const isOther = id !== this.#wanted
    this.#wanted = id
    if (isOther) this.#forgetOpen()
    if (id === undefined) return
    const { api } = this.#parts
    const suggested = await api.learning.suggested(id).catch(() => [])
    if (this.#wanted !== id) return
    const given = this.#suggested.filter((known) => !suggested.some((s) => s.field === known.field))
    this.#suggested = [...suggested, ...given]
  }

  #forgetOpen(): void {
    this.#changedWith = []
    this.#suggested = []
  }

  /** Why a field holds what it holds; undefined once it holds something else. */
  why(field: string): Suggested | undefined {
    const found = this.#suggested.find((suggested) => suggested.field === field)
    const { draft } = this.#parts.review
    return found && draft && valueAt(draft, field) === found.value ? found : undefined
  }

  /** The supplier of the open draft. */
  get supplierNow(): SupplierRef | undefined {
    const { supplierId, supplierName = '' } = this.#parts.review.draft ?? {}
    const name = supplierName.trim()
    return name ? { ...(supplierId !== undefined && { id: supplierId }), name } : undefined
  }

  /** It was forgotten why; the field itself stays. */
  unmark(field: string): void {
    this.#suggested = this.#suggested.filter((suggested) => suggested.field !== field)
  }

  /** Names of the fields that changed with the supplier of the open receipt, for saying so. */
  get changedWith(): readonly string[] {
    return this.#changedWith
  }

  /** What was filled in for the earlier supplier goes with it; what the receipt says and what a person typed stays. */
  #withdraw(): string[] {
    const { draft } = this.#parts.review
    const line = draft?.lines[0]
    const isTheirs = (field: string) => {
      const why = this.why(field)
      return why !== undefined && why.from !== 'reading'
    }
    const gone: string[] = []
    for (const name of ['expenseType', 'vatType'] as const)
      if (line && isTheirs(`lines.0.${name}`)) {
        line[name] = ''
        gone.push(say(`inbox.shared.field.${name}`))
      }
    const isAlone = !draft?.furtherPayments?.length
    if (draft?.payment && isAlone && isTheirs('payment.method') && draft.payment.amount === '') {
      delete draft.payment
      gone.push(say('inbox.shared.field.payment'))
    }
    return gone
  }

  /**
   * Takes a supplier that was chosen by hand: what was filled in for the one before it goes, and what is empty is filled by
   * the rule for this one, else as it was chosen before, else as the books suggest.
   */
  async choose(supplier: Supplier): Promise<void> {
    const { api, choices, review } = this.#parts
    const isOther = review.draft?.supplierId !== supplier.id
    this.#changedWith = isOther ? this.#withdraw() : []
    const before = $state.snapshot(review.draft?.lines[0])
    review.chooseSupplier(supplier)
    const after = $state.snapshot(review.draft?.lines[0])
    const receiptId = review.receipt?.id
    const ref = { id: supplier.id, name: supplier.name }
    const defaults = await api.learning.defaults(ref).catch(() => nothing)
    const { draft } = review
    const line = draft?.lines[0]
    const isStill = review.receipt?.id === receiptId && draft?.supplierId === supplier.id
    if (!draft || !line || !isStill || review.receipt?.state !== 'review') return
    const { expenseType, vatType, payment } = defaults
    const open = (['expenseType', 'vatType'] as const).filter(
      (field) => before?.[field] === '' && line[field] === after?.[field],
    )
    if (expenseType && open.includes('expenseType')) {
      // The usual VAT type is the one of this type.
      if (open.includes('vatType')) line.vatType = ''
      setType(draft, 0, expenseType.value, choices)
    }
    if (vatType && open.includes('vatType')) line.vatType = vatType.value
    for (const field of open) {
      const known = defaults[field]
      if (known) this.#markKnown(`lines.0.${field}`, known.value, known.why)
      else if (line[field]) this.#mark(byBooks(field, line, supplier.name))
    }
    if (payment && !draft.payment) {
      draft.payment = { ...payment.value, date: '', amount: '' }
      for (const [name, value] of Object.entries(payment.value))
        this.#markKnown(`payment.${name}`, String(value), payment.why)
    }
    review.changed()
  }

  #markKnown(field: string, value: string, why: Why): void {
    this.#mark({ field, value, from: why.kind === 'rule' ? 'rule' : 'learned', why })
  }

  #mark(suggested: Suggested): void {
    const others = this.#suggested.filter(({ field }) => field !== suggested.field)
    this.#suggested = [...others, suggested]
  }

  forget = (supplier: SupplierRef, field: RememberedField) =>
    this.#parts.toasts.attempt(() => this.#parts.api.learning.forget({ supplier, field }))
}

/** That the books suggest a type for the supplier, or a VAT type for the type. */
function byBooks(
  field: 'expenseType' | 'vatType',
  line: DraftLine,
  supplierName: string,
): Suggested {
  const { expenseType } = line
  return {
    field: `lines.0.${field}`,
    value: line[field],
    from: 'books',
    why: field === 'vatType' ? { kind: 'usual', expenseType } : { kind: 'books', supplierName },
  }
}
