/** Where a step of what happened leads: to its receipt, its expense or its invoice. */
import type { AppApi } from '../../shared/ipc'
import { listOf } from '../../shared/receipts/receipt'
import type { Route } from '../base/route.svelte'
import type { ActivityRow } from '../activity/activity.svelte'
import type { Books } from '../books/books.svelte'
import type { Inbox } from '../inbox/inbox.svelte'
import type { Invoices } from '../invoices/invoices.svelte'
import type { SalesInvoices } from '../sales-invoices/sales-invoices.svelte'
import type { Toasts } from '../base/toasts.svelte'

interface Parts {
  api: Pick<AppApi, 'expenses' | 'receipts'>
  books: Pick<Books, 'take' | 'showExpenses'>
  inbox: Pick<Inbox, 'open'>
  invoices: Pick<Invoices, 'goTo'>
  sales: Pick<SalesInvoices, 'open'>
  route: Pick<Route, 'go'>
  toasts: Pick<Toasts, 'show' | 'attempt'>
}

interface Target {
  /** What the button says. */
  words: string
  go: () => Promise<void>
}

export class ActivityTarget {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Undefined for a step that is about nothing that could be opened. */
  of({ event, note, receiptId, expenseId }: ActivityRow): Target | undefined {
    if (receiptId !== undefined) return { words: 'Receipt', go: () => this.#receipt(receiptId) }
    if (expenseId !== undefined && !event.startsWith('expense-deleted'))
      return { words: 'Expense', go: () => this.#expense(expenseId) }
    const [, kind, number] = /^(Invoice|Sales invoice) (\d+)\b/.exec(note ?? '') ?? []
    if (kind === 'Invoice') return { words: 'Invoice', go: () => this.#invoice(Number(number)) }
    if (kind) return { words: 'Invoice', go: () => this.#salesInvoice(Number(number)) }
    return undefined
  }

  async go(row: ActivityRow): Promise<void> {
    await this.#parts.toasts.attempt(() => this.of(row)?.go() ?? Promise.resolve())
  }

  async #receipt(id: string): Promise<void> {
    const { api, inbox, route } = this.#parts
    const { state } = await api.receipts.read(id)
    inbox.open(id, listOf(state))
    route.go('inbox')
  }

  async #expense(id: number): Promise<void> {
    const { api, books, route, toasts } = this.#parts
    const view = await api.expenses.view(id)
    if (!view)
      return toasts.show({ tone: 'plain', title: `Expense #${id} is not in the books any more` })
    books.showExpenses({})
    books.take('expenses', view.record)
    route.go('expenses')
  }

  async #invoice(id: number): Promise<void> {
    this.#parts.route.go('invoices')
    await this.#parts.invoices.goTo(id)
  }

  #salesInvoice(id: number): Promise<void> {
    this.#parts.route.go('salesInvoices')
    this.#parts.sales.open(id)
    return Promise.resolve()
  }
}
