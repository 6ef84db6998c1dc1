/** The sales invoices on the screen: their list, the one that is open, and the one that is being written. */
import type { AppApi } from '../../../shared/ipc'
import type { ReminderWait } from '../../../shared/sales-invoices/sales-billing'
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
  /** The id of the account at hand. */
  account: () => string | undefined
}

export class SalesInvoices {
  readonly #parts: Parts
  readonly list: SalesList
  /** The one that is open. */
  readonly record: SalesRecord
  readonly drafts: SalesDrafts
  #isOwed = $state(false)
  #waiting = $state.raw<readonly ReminderWait[]>([])

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

  /** Invoices of which planned reminders are to come, or wait for the person. */
  get waiting(): readonly ReminderWait[] {
    return this.#waiting
  }

  showOwed(isOwed: boolean): void {
    this.#isOwed = isOwed
    this.record.close()
  }

  /** Asks for everything beside the list itself. */
  async look(): Promise<void> {
    if (this.#parts.canAsk()) await Promise.all([this.drafts.look(), this.#lookAtPlans()])
  }

  /** Where a reminder of the open invoice went or was dropped meanwhile, it is read anew. */
  async #lookAtPlans(): Promise<void> {
    const { api } = this.#parts
    const before = this.#waiting
    const waiting = await api.salesInvoices.plannedReminders().catch(() => before)
    this.#waiting = waiting
    const shown = this.record.openId
    const ofShown = (all: typeof before) =>
      JSON.stringify(all.find(({ invoiceId }) => invoiceId === shown))
    if (shown !== undefined && ofShown(before) !== ofShown(waiting)) await this.record.freshen()
  }

  /** Nothing of the books before is shown. */
  restart(): void {
    this.record.close()
    this.list.restart()
    this.drafts.restart()
    this.#isOwed = false
    this.#waiting = []
    if (this.#parts.isSeen()) void this.look()
  }
}
