/** What a person does with a receipt: edit, confirm, take back, discard, decide. Checks first, then one step. */
import { AppError } from '../shared/errors'
import { checkDraft, type DraftProblem, type ExpenseDraft } from '../shared/expense'
import type { Receipt } from '../shared/receipt'
import type { Books } from './books/books'
import type { FileStore } from './store/files'
import type { Receipts } from './store/receipts'

interface Parts {
  receipts: Receipts
  files: FileStore
  books: Books
  /** The account the receipts go to; confirming needs one. */
  hasAccount: () => boolean
  /** Tells the outbox that there is work. */
  wake: () => void
}

export class Review {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  edit(id: string, draft: ExpenseDraft): void {
    this.#parts.receipts.edit(id, draft)
  }

  /**
   * Queues a receipt when its draft has no problem. The sidecar holds the draft before the database does, so that
   * what was confirmed outlives the database.
   */
  async confirm(id: string): Promise<{ problems: DraftProblem[] }> {
    const { receipts, books, files } = this.#parts
    if (!this.#parts.hasAccount()) throw new AppError('no-account', 'Nowhere to send it')
    const receipt = receipts.read(id)
    if (receipt.state !== 'review')
      throw new AppError('wrong-state', `Receipt ${id} is ${receipt.state}`)
    if (receipt.duplicateOf !== undefined)
      throw new AppError('wrong-state', `Receipt ${id} is a same file nobody decided about`)
    const draft = this.#withKnownSupplier(receipt)
    const { problems } = checkDraft(draft, books.choices.get())
    if (problems.length > 0) return { problems }
    receipts.edit(id, draft)
    await files.writeSidecars([{ id, body: sidecarOf({ ...receipt, draft }) }])
    receipts.step(id, {
      from: ['review'],
      to: 'ready',
      event: 'confirmed',
      problem: undefined,
      posting: { failures: 0, nextAt: undefined },
    })
    this.#parts.wake()
    return { problems: [] }
  }

  /** Only where nothing can be in the books: ready has not begun, rejected was refused. */
  reopen(id: string): void {
    this.#parts.receipts.step(id, { from: ['ready', 'rejected'], to: 'review', event: 'reopened' })
  }

  discard(id: string): void {
    this.#parts.receipts.step(id, {
      from: ['review', 'ready', 'rejected'],
      to: 'discarded',
      event: 'discarded',
    })
  }

  restore(id: string): void {
    this.#parts.receipts.step(id, { from: ['discarded'], to: 'review', event: 'restored' })
  }

  /** The person answers for an outcome that could not be proved. */
  decide(id: string, answer: 'check-again' | 'send-again'): void {
    const { receipts } = this.#parts
    const { expenseId, problem } = receipts.read(id)
    const isThere = expenseId !== undefined
    if (answer === 'send-again' && (isThere || problem?.code !== 'outcome-unknown'))
      throw new AppError('wrong-state', `Receipt ${id} is in the books already`)
    receipts.step(id, {
      from: ['undecided'],
      to: answer === 'send-again' ? 'ready' : isThere ? 'sent' : 'checking',
      event: answer === 'send-again' ? 'told-to-send' : 'told-to-check',
      problem: undefined,
      posting: { failures: 0, nextAt: undefined },
    })
    this.#parts.wake()
  }

  /** A name typed in full is the supplier of that name, without having to be picked from the list. */
  #withKnownSupplier({ draft }: Receipt): ExpenseDraft {
    if (draft.supplierId !== undefined || !draft.supplierName.trim()) return draft
    const known = this.#parts.books.supplierNamed(draft.supplierName)
    return known ? { ...draft, supplierId: known.id, supplierName: known.name } : draft
  }
}

/** What the store keeps beside an original, enough to rebuild the row. */
export function sidecarOf(receipt: Receipt): Record<string, unknown> {
  const { id, sha256, size, mediaType, fileName, marker, capturedAt, draft } = receipt
  return { version: 1, id, sha256, size, mediaType, fileName, marker, capturedAt, draft }
}
