/** The rows of accounts: which sets of books this app knows, and which one is at hand. */
import { randomUUID } from 'node:crypto'
import { Account, Service } from '../../shared/account'
import { AppError } from '../../shared/errors'
import type { Database, Row } from './database'

export interface StoredAccount {
  account: Account
  service: Service
}

const colours = ['#c06a2b', '#14594d', '#1f4f8f', '#7a4a8f', '#8a5a00']

export class Accounts {
  readonly #database: Database
  readonly #now: () => Date

  constructor(parts: { database: Database; now: () => Date }) {
    this.#database = parts.database
    this.#now = parts.now
  }

  /** The account that was added last, or undefined on a fresh profile. */
  current(): StoredAccount | undefined {
    const row = this.#database.get('SELECT * FROM account ORDER BY created_at DESC LIMIT 1')
    return row && fromRow(row)
  }

  demo(): StoredAccount | undefined {
    const row = this.#database.get(`SELECT * FROM account WHERE kind = 'demo'`)
    return row && fromRow(row)
  }

  add(kind: Account['kind'], name: string, service: Service): StoredAccount {
    const id = randomUUID()
    const known = Number(this.#database.get('SELECT count(*) AS n FROM account')?.['n'])
    this.#database.run(
      'INSERT INTO account (id, kind, name, colour, service, created_at) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      kind,
      name,
      colours[known % colours.length] ?? '#14594d',
      JSON.stringify(service),
      this.#now().toISOString(),
    )
    return this.read(id)
  }

  /** The demo company listens on another port at every start. */
  moveService(id: string, service: Service): StoredAccount {
    this.#database.run('UPDATE account SET service = ? WHERE id = ?', JSON.stringify(service), id)
    return this.read(id)
  }

  /** @throws AppError `not-found` */
  read(id: string): StoredAccount {
    const row = this.#database.get('SELECT * FROM account WHERE id = ?', id)
    if (!row) throw new AppError('not-found', `No account ${id}`)
    return fromRow(row)
  }
}

function fromRow(row: Row): StoredAccount {
  return {
    account: Account.parse(row),
    service: Service.parse(JSON.parse(String(row['service']))),
  }
}
