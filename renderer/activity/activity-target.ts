/** Where a step of what happened leads: to its receipt, its expense or its invoice. */
import type { AppApi } from '../../shared/ipc'
import { listOf } from '../../shared/receipts/receipt'
import type { Links } from '../base/links'
import type { Toasts } from '../base/toasts.svelte'
import type { ActivityRow } from './activity.svelte'
import { say } from '../../shared/words/words'

interface Parts {
  api: Pick<AppApi, 'expenses' | 'receipts'>
  links: Links
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
    if (receiptId !== undefined)
      return { words: say('activity.target.receipt'), go: () => this.#receipt(receiptId) }
    if (expenseId !== undefined && !event.startsWith('expense-deleted'))
      return { words: say('activity.target.expense'), go: () => this.#expense(expenseId) }
    if (event === 'sales-invoice-deleted') return undefined
    const [, kind, number] = /^(Invoice|Sales invoice) (\d+)\b/.exec(note ?? '') ?? []
    if (kind === undefined) return undefined
    return { words: say('activity.target.invoice'), go: () => this.#invoice(kind, Number(number)) }
  }

  async go(row: ActivityRow): Promise<void> {
    await this.#parts.toasts.attempt(() => this.of(row)?.go() ?? Promise.resolve())
  }

  async #receipt(id: string): Promise<void> {
    const { api, links } = this.#parts
    const { state } = await api.receipts.read(id)
    links.receipt(id, listOf(state))
  }

  async #expense(id: number): Promise<void> {
    const { api, links, toasts } = this.#parts
    const view = await api.expenses.view(id)
    if (view) links.expense(view.record)
    else toasts.show({ tone: 'plain', title: say('activity.goneExpense', { id }) })
  }

  async #invoice(kind: string, id: number): Promise<void> {
    const { links } = this.#parts
    await links.invoice(kind === 'Invoice' ? 'new' : 'sales', id)
  }
}
