/** A new supplier of the books, made by itself rather than with an expense. */
import type { SupplierRecord, SupplierRow } from '../../shared/books/books'
import type { ReferenceData } from '../../shared/books/reference-data'
import {
  checkSupplier,
  emptySupplierDraft,
  type SupplierDraft,
  type SupplierProblem,
} from '../../shared/books/supplier-draft'
import type { AppApi } from '../../shared/ipc'
import type { Toasts } from '../base/toasts.svelte'
import type { Countries } from './countries.svelte'
import { Creation } from './creation.svelte'

interface Parts {
  api: Pick<AppApi, 'books'>
  toasts: Toasts
  countries: Countries
  choices: { current: Pick<ReferenceData, 'expenseTypes'> }
}

export class Suppliers extends Creation<SupplierDraft, SupplierRecord, SupplierProblem> {
  readonly #api: Parts['api']

  constructor({ api, toasts, countries, choices }: Parts) {
    super({
      toasts,
      onbegin: () => void countries.read(),
      empty: emptySupplierDraft,
      check: (draft) =>
        checkSupplier(draft, {
          countries: countries.all,
          expenseTypes: choices.current.expenseTypes,
        }).problems,
      knownBy: ['name', 'vatNumber'],
      alike: ({ name, vatNumber }) => api.books.suppliersAlike({ name, vatNumber }),
      create: (draft, isMeant) => api.books.createSupplier({ draft, isMeant }),
    })
    this.#api = api
  }

  /** A supplier as its list shows it, with what was spent there; nothing yet where the list does not have it. */
  async rowOf(supplier: SupplierRecord): Promise<SupplierRow> {
    const search = supplier.name.slice(0, 200)
    const page = await this.#api.books
      .suppliers({ search, offset: 0, limit: 20, sort: { by: 'name', isDescending: false } })
      .catch(() => undefined)
    const row = page?.rows.find(({ id }) => id === supplier.id)
    return row ?? { ...supplier, spend: '0.00', expenses: 0 }
  }
}
