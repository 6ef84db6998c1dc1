/** The desk over all books: every account with what it waits for, in an order and narrowed by a name. */
import {
  deskAim,
  deskFiltered,
  deskRows,
  deskSorted,
  type DeskFigures,
  type DeskRow,
  type DeskSort,
} from '../../shared/accounts/desk'
import type { AppApi } from '../../shared/ipc'
import type { Accounts } from '../base/accounts.svelte'
import type { Links } from '../base/links'
import { Mirror } from '../base/mirror.svelte'
import type { Route } from '../base/route.svelte'

interface Parts {
  api: AppApi
  accounts: Pick<Accounts, 'list'>
  links: Pick<Links, 'books'>
  route: Route
}

/** While receipts are on their way, lists change many times a second. */
const askAgainMs = 1_000

export class Desk {
  readonly #parts: Parts
  #figures = $state.raw<readonly DeskFigures[]>([])
  #sort = $state<DeskSort>('name')
  #typed = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #rows = $derived.by(() => deskRows(this.#parts.accounts.list, this.#figures))
  readonly #shown = $derived.by(() => deskSorted(deskFiltered(this.#rows, this.#typed), this.#sort))

  constructor(parts: Parts) {
    this.#parts = parts
    new Mirror(parts.api.accounts.list, []).watch(() => this.#later())
    new Mirror(parts.api.books.revision, -1).watch(() => this.#later())
  }

  /** All accounts, whatever the name that was typed. */
  get rows(): readonly DeskRow[] {
    return this.#rows
  }

  /** Those that fit the name, in the order chosen. */
  get shown(): readonly DeskRow[] {
    return this.#shown
  }

  get sort(): DeskSort {
    return this.#sort
  }

  get typed(): string {
    return this.#typed
  }

  sortBy(sort: DeskSort): void {
    this.#sort = sort
  }

  type(text: string): void {
    this.#typed = text.slice(0, 200)
  }

  /** The screen is looked at: what the list of accounts does not say is asked for. */
  async load(): Promise<void> {
    try {
      this.#figures = await this.#parts.api.accounts.figures()
    } catch {
      // What was known before stays; the next change asks again.
    }
  }

  /** To these books, and there to whatever keeps the rest from going on. */
  open(row: DeskRow): Promise<void> {
    return this.#parts.links.books(row.standing.account.id, deskAim(row))
  }

  #later(): void {
    if (this.#parts.route.screen !== 'desk' || this.#timer !== undefined) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (this.#parts.route.screen === 'desk') void this.load()
    }, askAgainMs)
  }
}
