/** Suppliers of the service: find by name, create (specification A2). */
import * as z from 'zod'
import type { SupplierRecord } from '../../shared/books/books'
import type { NewSupplier } from '../../shared/books/supplier-draft'
import type { ErrorCode } from '../../shared/errors'
import { askToCreate } from './answers'
import type { ServiceClient } from './connection'
import { listingIn, type Listing } from './listed'
import { flag, part, text } from './members'
import { Id, listIn, readAll } from './tolerant'
import { readList, readListText } from './whole-list'

const path = '/v1/expenses/suppliers'

const Entry = z.looseObject({
  id: Id,
  companyName: z.string(),
  archived: z.boolean().nullish(),
  country: z.string().nullish().catch(undefined),
  vatRegistrationNumber: z.string().nullish().catch(undefined),
  expenseType: z.looseObject({ expenseTypeName: z.string().nullish() }).nullish(),
})

/** A supplier of the list, given as exact values (specification, Supplier). Only an id is needed. */
export const SupplierEntry = z
  .object({
    id: Id,
    companyName: text,
    country: text,
    vatRegistrationNumber: text,
    expenseType: part({ expenseTypeName: text }),
    archived: flag,
  })
  .transform(({ companyName, expenseType, archived, ...entry }) => ({
    ...entry,
    name: companyName ?? '',
    expenseType: expenseType.expenseTypeName,
    isArchived: archived === true,
  }))

/** How the creation of a supplier ended; `unknown` leaves open whether it is there. */
export type SupplierResult =
  | { kind: 'created'; supplier: SupplierRecord }
  | { kind: 'refused'; code: 'forbidden' | 'service-refused'; said: string[] }
  | { kind: 'not-sent'; code: ErrorCode }
  | { kind: 'unknown' }

export class Suppliers {
  readonly #client: ServiceClient

  constructor(client: ServiceClient) {
    this.#client = client
  }

  /** Every supplier the service shows. @throws AppError */
  async all(): Promise<SupplierRecord[]> {
    return suppliersIn(await readList(this.#client, path))
  }

  /** Every supplier the service shows, with all that is read of one. @throws AppError `reply-unreadable` and as `all` */
  async listed(): Promise<Listing<SupplierRecord>> {
    const text = await readListText(this.#client, path)
    const { entries, isWhole } = await listingIn(SupplierEntry, text)
    const current = entries.flatMap(({ record: { isArchived, ...record }, ...entry }) =>
      isArchived ? [] : [{ ...entry, record }],
    )
    return { entries: current, isWhole }
  }

  /** Suppliers the service finds under a name; it matches the name exactly. @throws AppError */
  async named(name: string): Promise<SupplierRecord[]> {
    return suppliersIn(await readList(this.#client, path, { supplierName: name }))
  }

  /** Sends the create once. Never throws. */
  async create(name: string, more: Omit<NewSupplier, 'name'> = {}): Promise<SupplierResult> {
    const body = supplierBody(name, more)
    const answer = await askToCreate(this.#client, { method: 'POST', path, body })
    switch (answer.kind) {
      case 'created': {
        const [supplier] = suppliersIn(JSON.parse(answer.text))
        return supplier ? { kind: 'created', supplier } : { kind: 'unknown' }
      }
      case 'refused': {
        // Whatever else it says, the address is known: its suppliers were read there.
        const code = answer.code === 'forbidden' ? answer.code : 'service-refused'
        return { kind: 'refused', code, said: answer.said }
      }
      case 'not-sent':
        return answer
      case 'unknown':
        return { kind: 'unknown' }
    }
  }
}

/** The body of a create; only the name is required (specification, Supplier). */
export function supplierBody(name: string, more: Omit<NewSupplier, 'name'>): string {
  const { country, vatNumber, expenseType } = more
  return JSON.stringify({
    companyName: name,
    ...(country !== undefined && { country }),
    ...(vatNumber !== undefined && { vatRegistrationNumber: vatNumber }),
    ...(expenseType !== undefined && { expenseType: { expenseTypeName: expenseType } }),
  })
}

/** Suppliers in a reply: a list, a page or a single one. */
export function suppliersIn(body: unknown): SupplierRecord[] {
  const single = Entry.safeParse(body)
  const entries = single.success ? [single.data] : readAll(Entry, listIn(body))
  return entries
    .filter((entry) => entry.archived !== true)
    .map(({ id, companyName, country, vatRegistrationNumber, expenseType }) => ({
      id,
      name: companyName,
      ...(country && { country }),
      ...(vatRegistrationNumber && { vatRegistrationNumber }),
      ...(expenseType?.expenseTypeName && { expenseType: expenseType.expenseTypeName }),
    }))
}
