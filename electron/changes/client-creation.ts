/** Creates clients in the books: looks first, creates once, and after a doubtful create looks again. */
import type { ClientRecord, Country } from '../../shared/books/books'
import type { NewClient } from '../../shared/invoices/client'
import {
  checkClient,
  type ClientCreation,
  type ClientDraft,
} from '../../shared/invoices/client-draft'
import { foldName } from '../../shared/books/supplier'
import { listedAfterMs } from '../../shared/settling'
import type { SalesInvoiceRows } from '../store/changes/sales-invoice-rows'
import type { ClientLedger, Index } from './ledger'

interface Parts {
  accountId: string
  rows: SalesInvoiceRows
  index: Pick<Index, 'learnClient'>
  countries: () => Country[]
  clock: () => number
  beforeIntent: () => void
}

export class NewClients {
  readonly #parts: Parts
  readonly #startedAt: number
  /** When a create came into doubt, by what it is known by. */
  readonly #doubtedAt = new Map<string, number>()
  #turn: Promise<unknown> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#startedAt = parts.clock()
  }

  /**
   * @param isMeant the person has seen those alike and wants another one all the same
   * @throws AppError when the list cannot be read
   */
  create(ledger: ClientLedger, draft: ClientDraft, isMeant = false): Promise<ClientCreation> {
    const { client, problems } = checkClient(draft, this.#parts.countries())
    if (!client) return Promise.resolve({ kind: 'incomplete', problems })
    // One after the other, so that two of one name see each other.
    const turn = this.#turn.then(() => this.#create(ledger, client, isMeant))
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  async #create(
    ledger: ClientLedger,
    client: NewClient,
    isMeant: boolean,
  ): Promise<ClientCreation> {
    const { accountId, rows } = this.#parts
    const key = keyOf(client)
    const isDoubtful = rows.isClientDoubtful(accountId, key)
    const alike = await this.#alike(ledger, client)
    const [same] = alike.filter((known) => keyOf(known) === key)
    if (same && isDoubtful) return this.#found(key, same)
    if (same || (alike.length > 0 && !isMeant))
      return { kind: 'alike', clients: alike, isSame: same !== undefined }
    const waitMs = this.#waitMs(key)
    if (isDoubtful && waitMs > 0) return { kind: 'unknown', waitMs }
    return this.#send(ledger, client, key)
  }

  async #send(ledger: ClientLedger, client: NewClient, key: string): Promise<ClientCreation> {
    const { accountId, rows, index, clock, beforeIntent } = this.#parts
    beforeIntent()
    rows.doubtClient(accountId, key)
    const answer = await ledger.create(client)
    if (answer.kind === 'refused' || answer.kind === 'not-sent') {
      rows.settleClient(accountId, key)
      return answer.kind === 'refused'
        ? { kind: 'refused', code: answer.code, said: answer.said }
        : { kind: 'not-sent', code: answer.code }
    }
    this.#doubtedAt.set(key, clock())
    const created = answer.kind === 'created' ? ledger.read(answer.text) : undefined
    if (!created) return this.#lookAgain(ledger, client, key)
    rows.settleClient(accountId, key)
    if (answer.kind === 'created') index.learnClient({ record: created, text: answer.text })
    return { kind: 'created', client: created, isFound: false }
  }

  async #lookAgain(ledger: ClientLedger, client: NewClient, key: string): Promise<ClientCreation> {
    try {
      const [same] = (await this.#alike(ledger, client)).filter((known) => keyOf(known) === key)
      if (same) return this.#found(key, same)
    } catch {
      // The books cannot be read just now; the next attempt looks before it creates.
    }
    return { kind: 'unknown', waitMs: listedAfterMs.client }
  }

  #found(key: string, client: ClientRecord): ClientCreation {
    this.#parts.rows.settleClient(this.#parts.accountId, key)
    this.#doubtedAt.delete(key)
    return { kind: 'created', client, isFound: true }
  }

  /** Those of the same name or the same e-mail. */
  async #alike(ledger: ClientLedger, client: NewClient): Promise<ClientRecord[]> {
    const { entries } = await ledger.all()
    return entries
      .filter(({ record }) => isAlike(record, client))
      .map(({ record, text }) => {
        this.#parts.index.learnClient({ record, text })
        return record
      })
  }

  #waitMs(key: string): number {
    const since = this.#doubtedAt.get(key) ?? this.#startedAt
    return Math.max(0, since + listedAfterMs.client - this.#parts.clock())
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
