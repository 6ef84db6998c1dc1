/** Changes of the books that were begun, of every kind: on disk before their first byte, so that a crash leaves no riddle. */
import * as z from 'zod'
import { AppError } from '../../../shared/errors'
import { changeStates } from '../../../shared/invoices/invoice-change'
import type { Database, Row } from '../database/database'

/** A change as it was meant, before anything is sent for it. */
export interface MeantChange {
  /** As its kind is called. */
  kind: string
  /** What kind of record it is about, and which: its id, or what one that is to be made is known by. */
  about: string
  subject: string
  /** As the service wrote it before, or what else its kind compares with afterwards. */
  before: string
  /** What was asked for, as its kind writes it. */
  wanted: string
}

export interface BegunChange extends MeantChange {
  id: number
  state: ChangeState
  /** What reading again showed, where a person has to look; as its kind gave it. */
  outcome: unknown
  /** As ISO date and time. */
  begunAt: string
}

const State = z.enum(changeStates)
type ChangeState = z.infer<typeof State>

/** Which changes of an account are asked for: all, those about one kind of record, or those about one record. */
interface Of {
  about?: string
  subject?: string
}

export class BookChangeRows {
  readonly #database: Database
  readonly #now: () => Date

  constructor(parts: { database: Database; now: () => Date }) {
    this.#database = parts.database
    this.#now = parts.now
  }

  begin(accountId: string, meant: MeantChange): BegunChange {
    const row = this.#database.get(
      `INSERT INTO book_change (account_id, kind, about, subject, before_text, wanted, begun_at)
       VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING *`,
      accountId,
      meant.kind,
      meant.about,
      meant.subject,
      meant.before,
      meant.wanted,
      this.#now().toISOString(),
    )
    if (!row) throw new AppError('unexpected', 'The change was not written')
    return fromRow(row)
  }

  /** Those whose end nobody has seen, in the order in which they were begun. */
  open(accountId: string, { about, subject }: Of = {}): BegunChange[] {
    return this.#database
      .all(
        `SELECT * FROM book_change WHERE account_id = ? AND state = 'open' AND is_acknowledged = 0
           AND (? IS NULL OR about = ?) AND (? IS NULL OR subject = ?)
         ORDER BY id`,
        accountId,
        about ?? null,
        about ?? null,
        subject ?? null,
        subject ?? null,
      )
      .map(fromRow)
  }

  /** How a change has ended, in one commit with what is written beside, such as its note in the journal. */
  end(id: number, state: ChangeState, outcome: unknown, beside: () => void): void {
    this.#database.transaction(() => {
      this.#database.run(
        'UPDATE book_change SET state = ?, outcome = ? WHERE id = ?',
        state,
        outcome === undefined ? null : JSON.stringify(outcome),
        id,
      )
      beside()
    })
  }

  /** Open ones, and those that nobody has taken note of. Newest first. */
  pending(accountId: string, { about, subject }: Of): BegunChange[] {
    return this.#database
      .all(
        `SELECT * FROM book_change
         WHERE account_id = ? AND state <> 'done' AND is_acknowledged = 0
           AND (? IS NULL OR about = ?) AND (? IS NULL OR subject = ?)
         ORDER BY id DESC LIMIT 200`,
        accountId,
        about ?? null,
        about ?? null,
        subject ?? null,
        subject ?? null,
      )
      .map(fromRow)
  }

  /** How a change stands. @throws AppError `not-found` */
  read(accountId: string, id: number): BegunChange {
    const sql = 'SELECT * FROM book_change WHERE account_id = ? AND id = ?'
    const row = this.#database.get(sql, accountId, id)
    if (!row) throw new AppError('not-found', `No change ${id}`)
    return fromRow(row)
  }

  /** A person has taken note of how it ended. @throws AppError `wrong-state` while nobody knows, `not-found` */
  acknowledge(accountId: string, id: number): void {
    const { state } = this.read(accountId, id)
    if (state === 'open') throw new AppError('wrong-state', 'Nobody knows yet how it ended')
    this.#database.run('UPDATE book_change SET is_acknowledged = 1 WHERE id = ?', id)
  }

  /** Whoever asks for a change and is told at once that it was not made need not be told again. */
  tellNoMore(accountId: string, { about, subject }: Required<Of>): void {
    this.#database.run(
      `UPDATE book_change SET is_acknowledged = 1
       WHERE account_id = ? AND about = ? AND subject = ? AND state = 'not-done'`,
      accountId,
      about,
      subject,
    )
  }
}

function fromRow(row: Row): BegunChange {
  const outcome = row['outcome']
  return {
    id: Number(row['id']),
    kind: String(row['kind']),
    about: String(row['about']),
    subject: String(row['subject']),
    before: String(row['before_text']),
    wanted: String(row['wanted']),
    state: State.parse(row['state']),
    outcome: typeof outcome === 'string' ? (JSON.parse(outcome) as unknown) : undefined,
    begunAt: String(row['begun_at']),
  }
}
