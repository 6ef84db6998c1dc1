/** What is known beside the open receipt, and asked about: its twin, what it may be the same as, and whom it may be from. */
import { isCredit, type ExpenseDraft, type Purchase } from '../../../shared/expenses/expense'
import type { AppApi } from '../../../shared/ipc'
import type { Alike, Receipt } from '../../../shared/receipts/receipt'
import type { Supplier } from '../../../shared/books/supplier'

interface Parts {
  api: AppApi
  /** The open receipt and its draft, as they are now. */
  receipt: () => Receipt | undefined
  draft: () => ExpenseDraft | undefined
  /** Another number after each change of the draft; undefined while main has not been given the last. */
  edits: () => number | undefined
}

/** What cannot be found out keeps nobody from going on: it counts as nothing. */
export class Beside {
  readonly #parts: Parts
  #twin = $state.raw<Receipt>()
  #alike = $state.raw<readonly Alike[]>([])
  /** A supplier close to a name that was typed or read. */
  #near = $state.raw<{ to: string; supplier: Supplier }>()
  #purchases = $state.raw<readonly Purchase[]>([])
  /** Of what, and after which of its changes, it was found out what is asked about. */
  #asked: { id: string; edits: number | undefined } | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The earlier receipt that is the same file. */
  get twin(): Receipt | undefined {
    return this.#twin
  }

  /** What may be the same purchase and nobody has decided about, beside a same file. */
  get alike(): readonly Alike[] {
    return this.#alike
  }

  /** Expenses of the books that lack a receipt, which this may be. */
  get fitting(): readonly Alike[] {
    return this.#alike.filter(({ kind }) => kind === 'fits-expense')
  }

  /** What a credit note may give back. */
  get purchases(): readonly Purchase[] {
    return this.#purchases
  }

  /** A supplier of the books that the new one, as it is typed now, may be. */
  get near(): Supplier | undefined {
    const draft = this.#parts.draft()
    const isAsTyped = this.#near?.to === draft?.supplierName
    return isAsTyped && draft?.supplierId === undefined ? this.#near?.supplier : undefined
  }

  /** Another receipt is open, or none. */
  begin(): void {
    this.#asked = undefined
    this.#alike = []
    this.#near = undefined
    this.#purchases = []
  }

  /** Finds out all that is shown beside a receipt that was opened. */
  async read(receipt: Receipt): Promise<void> {
    await this.#readAsked(receipt)
    await this.#readPurchases(receipt)
  }

  /** Finds out all that is asked about before a receipt is confirmed. */
  async #readAsked(receipt: Receipt): Promise<void> {
    const asked = { id: receipt.id, edits: this.#parts.edits() }
    await Promise.all([this.#readAlike(receipt), this.#readNear(receipt)])
    if (this.#isOpen(receipt.id)) this.#asked = asked
  }

  /** Finds out what is asked about before it is confirmed, unless that is known of the draft as it stands. */
  async knowAsked(receipt: Receipt): Promise<void> {
    const { id, edits } = this.#asked ?? {}
    const isKnown = id === receipt.id && edits !== undefined && edits === this.#parts.edits()
    if (!isKnown) await this.#readAsked(receipt)
  }

  async #readPurchases({ id, state, gross }: Receipt): Promise<void> {
    const isAsked = state === 'review' && isCredit(gross || '0')
    const found = isAsked ? await this.#api.purchases(id).catch(() => []) : []
    if (this.#isOpen(id)) this.#purchases = found
  }

  async readTwin(id: string | undefined): Promise<void> {
    this.#twin = undefined
    if (!id) return
    const twin = await this.#api.read(id).catch(() => undefined)
    if (this.#parts.receipt()?.duplicateOf === id) this.#twin = twin
  }

  async #readAlike({ id, state }: Receipt): Promise<void> {
    const found = state === 'review' ? await this.#api.alike(id).catch(() => []) : []
    if (!this.#isOpen(id)) return
    const alike = found.filter(({ kind }) => kind !== 'same-file')
    if (JSON.stringify(alike) !== JSON.stringify(this.#alike)) this.#alike = alike
  }

  async #readNear({ id, state }: Receipt): Promise<void> {
    const { supplierName: to = '', supplierId } = this.#parts.draft() ?? {}
    const isNew = state === 'review' && supplierId === undefined && to !== ''
    const supplier = isNew ? await this.#api.near(id).catch(() => undefined) : undefined
    if (this.#isOpen(id)) this.#near = supplier && { to, supplier }
  }

  get #api(): AppApi['receipts'] {
    return this.#parts.api.receipts
  }

  #isOpen(id: string): boolean {
    return this.#parts.receipt()?.id === id
  }
}
