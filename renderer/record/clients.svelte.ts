/** Clients of the books: finding one by name, and a new one. */
import type { ClientRecord } from '../../shared/books/books'
import {
  checkClient,
  emptyClientDraft,
  type ClientDraft,
  type ClientProblem,
} from '../../shared/invoices/client-draft'
import type { AppApi } from '../../shared/ipc'
import type { Toasts } from '../base/toasts.svelte'
import type { Countries } from './countries.svelte'
import { Creation } from './creation.svelte'

interface Parts {
  api: Pick<AppApi, 'clients' | 'books'>
  toasts: Toasts
  countries: Countries
}

export class Clients extends Creation<ClientDraft, ClientRecord, ClientProblem> {
  readonly #api: Parts['api']

  constructor({ api, toasts, countries }: Parts) {
    super({
      toasts,
      onbegin: () => void countries.read(),
      empty: emptyClientDraft,
      check: (draft) => checkClient(draft, countries.all).problems,
      knownBy: ['name', 'email'],
      alike: ({ name, email }) => api.clients.alike({ name, email }),
      create: (draft, isMeant) => api.clients.create({ draft, isMeant }),
    })
    this.#api = api
  }

  /** Clients for a field, best match first as far as the list knows. */
  async match(search: string): Promise<ClientRecord[]> {
    const page = await this.#api.books.clients({
      search: search.trim().slice(0, 200),
      offset: 0,
      limit: 8,
      sort: { by: 'name', isDescending: false },
    })
    return page.rows
  }
}
