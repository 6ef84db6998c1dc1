/** Suppliers of the service: find by name, create (specification A2). */
import * as z from 'zod'
import type { Supplier } from '../../shared/supplier'
import type { ErrorCode } from '../../shared/errors'
import { failureOf, saidIn, type Client } from './client'
import { Id, listIn, readAll } from './tolerant'

const Entry = z.looseObject({
  id: Id,
  companyName: z.string(),
  archived: z.boolean().nullish(),
  expenseType: z.looseObject({ expenseTypeName: z.string().nullish() }).nullish(),
})

/** How the creation of a supplier ended; `unknown` leaves open whether it is there. */
export type SupplierResult =
  | { kind: 'created'; supplier: Supplier }
  | { kind: 'refused'; said: string[] }
  | { kind: 'not-sent'; code: ErrorCode }
  | { kind: 'unknown' }

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
  async create(name: string): Promise<SupplierResult> {
    const body = JSON.stringify({ companyName: name })
    const path = '/v1/expenses/suppliers'
    const outcome = await this.#client.ask({ method: 'POST', path, body })
    if (outcome.kind === 'not-sent') return { kind: 'not-sent', code: outcome.error.code }
    if (outcome.kind === 'unknown') return { kind: 'unknown' }
    const { reply } = outcome
    const failure = failureOf(reply)
    if (failure?.code === 'service-refused') return { kind: 'refused', said: saidIn(reply.body) }
    const [supplier] = failure ? [] : suppliersIn(jsonIn(reply.body))
    return supplier ? { kind: 'created', supplier } : { kind: 'unknown' }
  }
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
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
