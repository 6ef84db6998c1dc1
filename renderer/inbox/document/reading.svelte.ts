/** What the open receipt says: how far it was read, which fields came from it, where, and taking a word into a field. */
import { calendarDate } from '../../../shared/calendar'
import { isOtherCurrency } from '../../../shared/expenses/original'
import type { AppApi } from '../../../shared/ipc'
import type {
  Box,
  FieldValue,
  PageRange,
  ReadFields,
  ReadPage,
  Unseen,
} from '../../../shared/receipts/reading'
import { otherCurrency } from '../../../shared/receipts/paper'
import {
  filledValue,
  type FillField,
  type ReadingProgress,
  type ReadingState,
} from '../../../shared/receipts/receipt-reading'
import { say } from '../../../shared/words/words'
import { Mirror } from '../../base/mirror.svelte'
import { currencyAt, valueAt } from './read-words'
import type { Review } from '../form/review.svelte'
import type { Toasts } from '../../base/toasts.svelte'

interface Parts {
  api: AppApi
  review: Review
  toasts: Toasts
}

/** A value with its place on the page. */
export interface ReadPlace {
  /** What it is called. */
  name: string
  field: FillField | undefined
  value: FieldValue
}

const readAs = {
  supplierName: 'supplier',
  postingDate: 'date',
  documentNumber: 'documentNumber',
  dueDate: 'due',
  gross: 'total',
  original: 'total',
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
    const { supplier, date, documentNumber, due, total, vat } = this.#state.reading.fields
    const found = [
      { name: say('inbox.read.supplier'), field: 'supplierName', value: supplier },
      { name: say('inbox.read.date'), field: 'postingDate', value: date },
      { name: say('inbox.read.number'), field: 'documentNumber', value: documentNumber },
      { name: say('inbox.read.due'), field: 'dueDate', value: due },
      {
        name: say('inbox.read.total'),
        field: this.#review.draft?.original ? 'original' : 'gross',
        value: total,
      },
      { name: say('inbox.read.vat'), field: undefined, value: vat },
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

  /** Of any receipt. */
  stateOf = (id: string): Promise<ReadingState | undefined> => this.#api.reading.of(id)

  /** A page of any receipt, counted from 0, with its words; undefined where it was not read. */
  pageOf = (id: string, page: number): Promise<ReadPage | undefined> =>
    this.#api.reading.page({ id, page }).catch(() => undefined)

  /** How many receipts were seen beside each other; 0 for one. */
  get parts(): number {
    return this.#state?.state === 'read' ? this.#state.reading.parts.length : 0
  }

  /** The page of the open receipt that is being read, where it has several. */
  get pageBeingRead(): { page: number; pages: number } | undefined {
    const { current } = this.progress
    return current && current.receiptId === this.#id && current.pages > 1 ? current : undefined
  }

  /** What of the file was not looked at; undefined where all was. */
  get unseen(): Unseen | undefined {
    return this.#state?.state === 'read' ? this.#state.reading.unseen : undefined
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
    if (mark === 'sure') return { isSure: true, text: say('inbox.read.sure') }
    const read = this.#state?.state === 'read' ? this.#state.reading.fields : undefined
    const printed = read?.[readAs[field]]?.printed
    const text =
      printed === undefined ? say('inbox.read.unsure') : say('inbox.read.unsureShown', { printed })
    return { isSure: false, text }
  }

  /** Whether a field still holds what it was filled with. */
  markOf(field: FillField): Mark | undefined {
    const state = this.#state
    if (state?.state !== 'read') return undefined
    const filled = state.filled[field]
    const { draft } = this.#review
    if (filled === undefined || !draft || filled !== filledValue(draft, field)) return undefined
    return state.reading.fields[readAs[field]]?.isSure ? 'sure' : 'unsure'
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
    const own = (['supplierName', 'postingDate', 'documentNumber', 'dueDate'] as const).find(
      (name) => name === field,
    )
    if (own) return own
    if (field === 'original.amount') return 'original'
    return field !== undefined && /^lines\.\d+\.gross$/.test(field) ? 'gross' : undefined
  }

  /** The field whose place is emphasised. */
  get emphasised(): FillField | undefined {
    return this.#focused === 'lines.0.gross' || !this.#focused?.startsWith('lines.')
      ? this.wanted
      : undefined
  }

  /** Puts what stands at a word of a page into the focused field; false where the field can take nothing of it. */
  take({ words }: ReadPage, word: number): boolean {
    const { draft } = this.#review
    const field = this.wanted
    const value = field && valueAt(field, words, word, calendarDate(new Date()))
    if (value === undefined || !draft) return false
    if (field === 'supplierName') this.#review.nameSupplier(value.slice(0, 500))
    else if (field === 'postingDate' || field === 'dueDate') draft[field] = value
    else if (field === 'documentNumber') draft.documentNumber = value.slice(0, 500)
    else return this.#takeAmount(value, currencyAt(words, word))
    this.#review.changed()
    return true
  }

  /**
   * An amount goes in as the pounds it is in, or as what the paper says in another currency: by its own sign, and without
   * one by what the paper is in.
   */
  #takeAmount(value: string, sign: string | undefined): true {
    const review = this.#review
    const written = sign ?? (this.fields && otherCurrency(this.fields))
    const isOther = written === undefined ? this.wanted === 'original' : written !== 'GBP'
    const [, index] = this.#focused?.split('.') ?? []
    if (!isOther) review.setGross(Number(index) || 0, value)
    else {
      const isCode = written !== undefined && isOtherCurrency(written)
      review.setOriginal({ amount: value, ...(isCode && { currency: written }) })
    }
    return true
  }
}
