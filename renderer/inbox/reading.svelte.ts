/** What the open receipt says: how far it was read, which fields came from it, where, and taking a word into a field. */
import { calendarDate } from '../../shared/calendar'
import type { AppApi } from '../../shared/ipc'
import type {
  Box,
  FieldValue,
  PageRange,
  ReadFields,
  ReadPage,
} from '../../shared/receipts/reading'
import type {
  FillField,
  ReadingProgress,
  ReadingState,
} from '../../shared/receipts/receipt-reading'
import { Mirror } from '../base/mirror.svelte'
import { valueAt } from './read-words'
import type { Review } from './review.svelte'
import type { Toasts } from '../base/toasts.svelte'

interface Parts {
  api: AppApi
  review: Review
  toasts: Toasts
}

/** A value with its place on the page. */
export interface ReadPlace {
  name: string
  field: FillField | undefined
  value: FieldValue
}

const readAs = {
  supplierName: 'supplier',
  postingDate: 'date',
  documentNumber: 'documentNumber',
  gross: 'total',
} as const

/** That a field holds what was read, and how certain that is. */
export type Mark = 'sure' | 'unsure'

export class ReadReceipt {
  readonly #api: AppApi
  readonly #review: Review
  readonly #toasts: Toasts
  readonly #progress: Mirror<ReadingProgress>
  #state = $state.raw<ReadingState>()
  #id = $state<string>()
  /** The field of the draft that has the focus, such as `lines.0.gross`. */
  #focused = $state<string>()

  readonly places = $derived.by<readonly ReadPlace[]>(() => {
    if (this.#state?.state !== 'read') return []
    const { supplier, date, documentNumber, total, vat } = this.#state.reading.fields
    const found = [
      { name: 'Supplier', field: 'supplierName', value: supplier },
      { name: 'Date', field: 'postingDate', value: date },
      { name: 'Number', field: 'documentNumber', value: documentNumber },
      { name: 'Total', field: 'gross', value: total },
      { name: 'VAT', field: undefined, value: vat },
    ] as const
    return found.flatMap(({ value, ...place }) => (value?.box ? [{ ...place, value }] : []))
  })

  constructor({ api, review, toasts }: Parts) {
    this.#api = api
    this.#review = review
    this.#toasts = toasts
    this.#progress = new Mirror(api.reading.progress, { waiting: 0, done: 0 })
  }

  get progress(): ReadingProgress {
    return this.#progress.current
  }

  /** Of the open receipt; undefined until main has said. */
  get state(): ReadingState | undefined {
    return this.#state
  }

  /** What was read, once it was. */
  get fields(): ReadFields | undefined {
    return this.#state?.state === 'read' ? this.#state.reading.fields : undefined
  }

  get pages(): readonly ReadPage[] {
    return this.#state?.state === 'read' ? this.#state.reading.pages : []
  }

  /** How many receipts were seen beside each other; 0 for one. */
  get parts(): number {
    return this.#state?.state === 'read' ? this.#state.reading.parts.length : 0
  }

  /** The pages of each document in a file of several; empty for one. */
  get documents(): readonly PageRange[] {
    return (this.#state?.state === 'read' && this.#state.reading.documents) || []
  }

  /** Where they lie on a page, counted from 0. */
  partPlaces(page: number): readonly Box[] {
    const parts = this.#state?.state === 'read' ? this.#state.reading.parts : []
    return parts.length > 1 ? parts.filter((part) => part.page === page) : []
  }

  open(id: string | undefined): void {
    if (id === this.#id) return
    this.#id = id
    this.#state = undefined
    void this.refresh()
  }

  /** Some receipt changed; of one that was read nothing new is to be learned. */
  changed(): void {
    if (this.#state?.state !== 'read') void this.refresh()
  }

  async refresh(): Promise<void> {
    const id = this.#id
    if (id === undefined) return
    const state = await this.#api.reading.of(id).catch(() => undefined)
    const isSame = JSON.stringify(state) === JSON.stringify(this.#state)
    if (id === this.#id && !isSame) this.#state = state
  }

  again = () => this.#ask((id) => this.#api.reading.again(id))
  cancelAll = () => this.#toasts.attempt(() => this.#api.reading.cancel())

  async #ask(step: (id: string) => Promise<void>): Promise<void> {
    const id = this.#id
    if (id === undefined) return
    await this.#toasts.attempt(() => step(id))
    await this.refresh()
  }

  /** Words for a field that still holds what was read. */
  originOf(field: FillField): { text: string; isSure: boolean } | undefined {
    const mark = this.markOf(field)
    if (mark === undefined) return undefined
    const isSure = mark === 'sure'
    return { isSure, text: isSure ? 'Read from the receipt' : 'read, please check' }
  }

  /** Whether a field still holds what it was filled with. */
  markOf(field: FillField): Mark | undefined {
    const state = this.#state
    if (state?.state !== 'read') return undefined
    const filled = state.filled[field]
    if (filled === undefined || filled !== this.#draftValue(field)) return undefined
    return state.reading.fields[readAs[field]]?.isSure ? 'sure' : 'unsure'
  }

  #draftValue(field: FillField): string | undefined {
    const { draft } = this.#review
    return field === 'gross' ? draft?.lines[0]?.gross : draft?.[field]
  }

  /** Told by the form which field has the focus; undefined when none has. */
  focus(field: string | undefined): void {
    this.#focused = field
  }

  /** Such as `lines.0.gross`. */
  get focusedField(): string | undefined {
    return this.#focused
  }

  /** What the focused field can be filled with by pointing; undefined where it takes nothing. */
  get wanted(): FillField | undefined {
    const field = this.#focused
    if (field === 'supplierName' || field === 'postingDate' || field === 'documentNumber')
      return field
    return field !== undefined && /^lines\.\d+\.gross$/.test(field) ? 'gross' : undefined
  }

  /** The field whose place is emphasised. */
  get emphasised(): FillField | undefined {
    return this.#focused === 'lines.0.gross' || !this.#focused?.startsWith('lines.')
      ? this.wanted
      : undefined
  }

  /** Puts what stands at a word of a page into the focused field; false where the field can take nothing of it. */
  take(page: number, word: number): boolean {
    const { draft } = this.#review
    const [field, words] = [this.wanted, this.pages[page]?.words]
    const value = field && words && valueAt(field, words, word, calendarDate(new Date()))
    if (value === undefined || !draft) return false
    if (field === 'supplierName') this.#review.nameSupplier(value.slice(0, 500))
    else if (field === 'postingDate') draft.postingDate = value
    else if (field === 'documentNumber') draft.documentNumber = value.slice(0, 500)
    else {
      const line = draft.lines[Number(this.#focused?.split('.')[1])]
      if (line) line.gross = value
    }
    this.#review.changed()
    return true
  }
}
