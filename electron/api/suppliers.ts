/** Suppliers of the service: find by name, create (specification A2). */
import * as z from 'zod'
import type { Supplier } from '../../shared/supplier'
import type { Client, Outcome } from './client'
import { Id, listIn, readAll } from './tolerant'

const Entry = z.looseObject({
  id: Id,
  companyName: z.string(),
  archived: z.boolean().nullish(),
  expenseType: z.looseObject({ expenseTypeName: z.string().nullish() }).nullish(),
})

export class Suppliers {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /** Every supplier the service shows. @throws AppError */
  async all(): Promise<Supplier[]> {
    return suppliersIn(await this.#client.read('/v1/expenses/suppliers'))
  }

  /** Suppliers the service finds under a name; it matches the name exactly. @throws AppError */
  async named(name: string): Promise<Supplier[]> {
    return suppliersIn(await this.#client.read('/v1/expenses/suppliers', { supplierName: name }))
  }

  /** Sends the create once. Never throws. */
  create(name: string): Promise<Outcome> {
    const body = JSON.stringify({ companyName: name })
    return this.#client.ask({ method: 'POST', path: '/v1/expenses/suppliers', body })
  }
}

/** Suppliers in a reply: a list, a page or a single one. */
export function suppliersIn(body: unknown): Supplier[] {
  const single = Entry.safeParse(body)
  const entries = single.success ? [single.data] : readAll(Entry, listIn(body))
  return entries
    .filter((entry) => entry.archived !== true)
    .map(({ id, companyName, expenseType }) => ({
      id,
      name: companyName,
      ...(expenseType?.expenseTypeName && { expenseType: expenseType.expenseTypeName }),
    }))
}
