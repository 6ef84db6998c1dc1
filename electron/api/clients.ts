/** Clients of the company, the customers of its invoices: list, create (specification A3). */
import * as z from 'zod'
import type { ClientRecord } from '../../shared/books/books'
import type { NewClient } from '../../shared/invoices/client'
import { askToCreate, type CreateAnswer } from './answers'
import type { ServiceClient } from './connection'
import { listingIn, type Listing } from './listed'
import { part, text, whole } from './members'
import { exactValue } from './text/json-text'
import { Id } from './tolerant'
import { readListText, readWholeText } from './whole-list'

const path = '/v1/clients/list'

export class Clients {
  readonly #client: ServiceClient

  constructor(client: ServiceClient) {
    this.#client = client
  }

  /** Every client, so that one that is not among them is not there. @throws AppError as `readWholeText` */
  async all(): Promise<Listing<ClientRecord>> {
    return listingIn(ClientEntry, await readWholeText(this.#client, path))
  }

  /** Every client the service shows, whole or not. @throws AppError as `readListText` */
  async listed(): Promise<Listing<ClientRecord>> {
    return listingIn(ClientEntry, await readListText(this.#client, path))
  }

  /** Sends the create once. Never throws. */
  async create(client: NewClient): Promise<CreateAnswer> {
    const body = JSON.stringify(client)
    return askToCreate(this.#client, { method: 'POST', path: '/v1/clients', body })
  }
}

/** A client of the list, given as exact values (specification, Client). Only an id is needed. */
export const ClientEntry: z.ZodType<ClientRecord> = z
  .object({
    id: Id,
    name: text,
    email: text,
    paymentTermsDays: whole,
    billingAddress: part({
      line1: text,
      line2: text,
      line3: text,
      line4: text,
      postCode: text,
      country: text,
    }),
    note: part({ text }),
  })
  .transform(({ billingAddress: to, note, name, ...entry }) => ({
    ...entry,
    name: name ?? '',
    address: [to.line1, to.line2, to.line3, to.line4, to.postCode, to.country].flatMap(
      (line) => line || [],
    ),
    note: note.text,
  }))

/** A client as an answer of the service gives it; undefined when it cannot be read. */
export function clientIn(text: string): ClientRecord | undefined {
  const read = ClientEntry.safeParse(exactValue(text))
  return read.success ? read.data : undefined
}
