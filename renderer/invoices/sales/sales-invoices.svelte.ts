/** The sales invoices on the screen: their list, the one that is open, and the one that is being written. */
import type { AppApi } from '../../../shared/ipc'
import { Mirror } from '../../base/mirror.svelte'
import type { Choices } from '../../base/choices.svelte'
import type { Toasts } from '../../base/toasts.svelte'
import type { Books } from '../../record/books.svelte'
import { SalesDrafts } from './sales-drafts.svelte'
import { SalesList } from './sales-list.svelte'
import { SalesRecord } from './sales-record.svelte'

interface Parts {
  api: AppApi
  toasts: Toasts
  choices: Pick<Choices, 'current'>
  books: () => Pick<Books, 'list'>
  isSeen: () => boolean
  canAsk: () => boolean
}

export class SalesInvoices {
  readonly #parts: Parts
  readonly list: SalesList
  /** The one that is open. */
  readonly record: SalesRecord
  readonly drafts: SalesDrafts
  #isOwed = $state(false)

  constructor(parts: Parts) {
    const { api, isSeen } = parts
    this.#parts = parts
    this.list = new SalesList(parts)
    this.record = new SalesRecord(parts)
    this.drafts = new SalesDrafts({ ...parts, record: this.record })
    const again = () => {
      if (isSeen()) void this.look()
    }
    new Mirror(api.books.revision, -1).watch(again)
    new Mirror(api.invoices.revision, -1).watch(again)
  }

  /** Whether what is owed is shown in place of the list. */
  get isOwed(): boolean {
    return this.#isOwed
  }

  showOwed(isOwed: boolean): void {
    this.#isOwed = isOwed
    this.record.close()
  }

  /** Asks for everything beside the list itself. */
  async look(): Promise<void> {
    if (this.#parts.canAsk()) await this.drafts.look()
  }

  /** Nothing of the books before is shown. */
  restart(): void {
    this.record.close()
    this.list.restart()
    this.drafts.restart()
    this.#isOwed = false
    if (this.#parts.isSeen()) void this.look()
  }
}
