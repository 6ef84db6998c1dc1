/** New clients: each is created once, and one that is in the books already is shown rather than made again. */
import type { ChangeEnd } from '../../shared/books/change-end'
import type { ClientRecord, Country } from '../../shared/books/books'
import { foldName } from '../../shared/books/supplier'
import type { NewClient } from '../../shared/invoices/client'
import {
  checkClient,
  type ClientCreation,
  type ClientDraft,
} from '../../shared/invoices/client-draft'
import { Mutex } from '../../shared/one-at-a-time'
import { listedAfterMs } from '../../shared/settling'
import { madeWith, type StepDetail } from '../../shared/step-detail'
import { clientIn } from '../api/clients'
import type { Listed } from '../api/listed'
import type { BookChanges } from './engine'
import type { Answer, ChangeKind } from './kind'
import type { Endpoints, Index } from './endpoints'

type Books = Pick<Endpoints, 'clients'>
type Clients = readonly Listed<ClientRecord>[]

interface Wish {
  client: NewClient
  /** The person has seen those alike and wants another one all the same. */
  isMeant: boolean
}

/** Those of the same name or the same e-mail. */
interface Alike {
  clients: Clients
  /** One with both is the same client and is never created again. */
  isSame: boolean
}

export type NewClientKind = ChangeKind<Books, Clients, Wish, Alike>

/** @param note notes in the journal what happened */
export const newClient = (
  note: (event: string, note: string, detail: StepDetail) => void,
): NewClientKind => ({
  name: 'client',
  about: 'client',
  settledAfterMs: listedAfterMs.client,
  isMaking: true,
  waitsToBeAsked: true,
  read: async ({ clients }) => (await clients.all()).entries,
  seenAs: () => '',
  textOf: () => '',
  prepare: (known, { client, isMeant }, subject) => {
    const clients = known.filter(({ record }) => isAlike(record, client))
    const isSame = sameAs(subject, clients) !== undefined
    const isHeld = isSame || (clients.length > 0 && !isMeant)
    return isHeld ? { held: { clients, isSame } } : { wanted: JSON.stringify(client) }
  },
  send: async ({ clients }, { wish }): Promise<Answer<Clients>> => {
    const answer = await clients.create(wish.client)
    if (answer.kind !== 'created') return answer
    const { id, text } = answer
    const record = clientIn(text)
    if (!record) return { kind: 'unknown', code: 'reply-unreadable', said: [] }
    return { kind: 'done', now: [{ id, record, text }] }
  },
  verdict: ({ after, subject }) =>
    sameAs(subject, after) ? { kind: 'done' } : { kind: 'not-done', code: 'service-failed' },
  ended: ({ wanted }, end) => {
    if (end.kind !== 'done') return
    const { name, email, paymentTermsDays } = JSON.parse(wanted) as NewClient
    const detail = madeWith([
      ['email', email],
      ['terms', String(paymentTermsDays)],
    ])
    note('client-created', `Client ${name}`, detail)
  },
})

interface Parts {
  changes: BookChanges<Endpoints>
  kind: NewClientKind
  /** @throws AppError when there is no way to the service, or these may be other books */
  books: () => Books
  index: Pick<Index, 'learnClient'>
  countries: () => Country[]
}

export class NewClients {
  readonly #parts: Parts
  /** One after the other, so that two of one name see each other. */
  readonly #creations = new Mutex()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** @param isMeant see Wish @throws AppError as BookChanges.make */
  create(draft: ClientDraft, isMeant = false): Promise<ClientCreation> {
    const { client, problems } = checkClient(draft, this.#parts.countries())
    if (!client) return Promise.resolve({ kind: 'held', why: { problems } })
    const { changes, kind, books } = this.#parts
    const subject = keyOf(client)
    return this.#creations.run(async () => {
      const wish = { client, isMeant }
      const end = await changes.make(kind, { books: books(), subject, wish })
      return this.#endOf(end, subject)
    })
  }

  #endOf(end: ChangeEnd<Clients, Alike>, subject: string): ClientCreation {
    if (end.kind === 'held') {
      const { clients, isSame } = end.why
      return { kind: 'held', why: { alike: clients.map((known) => this.#learnt(known)), isSame } }
    }
    // What was created just now is it, however the service writes its name.
    const found = end.kind === 'done' ? (sameAs(subject, end.now) ?? end.now?.[0]) : undefined
    return { ...end, now: found && this.#learnt(found) } as ClientCreation
  }

  #learnt({ record, text }: Listed<ClientRecord>): ClientRecord {
    this.#parts.index.learnClient({ record, text })
    return record
  }
}

interface Named {
  name: string
  email?: string | undefined
}

const foldEmail = (email = '') => email.trim().toLowerCase()

/** Whether two clients have the same name or the same e-mail. */
export function isAlike(one: Named, other: Named): boolean {
  const email = foldEmail(one.email)
  return (
    foldName(one.name) === foldName(other.name) ||
    (email !== '' && email === foldEmail(other.email))
  )
}

/** What a client is known by again: its name and its e-mail, but for case and punctuation. */
function keyOf({ name, email }: Named): string {
  return `${foldName(name)} <${foldEmail(email)}>`
}

function sameAs(key: string, clients: Clients = []): Listed<ClientRecord> | undefined {
  return clients.find(({ record }) => keyOf(record) === key)
}
