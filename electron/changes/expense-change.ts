/** Changes and deletions of expenses in the books: read, compared with what the person saw, sent once, and read again. */
import { createHash } from 'node:crypto'
import { AppError, type ErrorCode } from '../../shared/errors'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import { settledAfterMs } from '../../shared/settling'
import type { ChangeAnswer } from '../api/answers'
import type { Listed } from '../api/listed'
import type { BegunChange, ChangeRows } from '../store/changes/change-rows'
import { hindranceOf, verdictOf } from './expense-verdict'
import type { Lane } from '../outbox/lane'

/** How a change ended, as far as reading the books again shows. */
export type ChangeEnd =
  /** `text` is the expense as it is now; absent when it was deleted. */
  | { kind: 'done'; text?: string }
  | { kind: 'not-done'; code: ErrorCode; said: string[] }
  /** Asked for again when the lane is served next: nothing is sent for it meanwhile. */
  | { kind: 'unknown' }

export type KnownEnd = Exclude<ChangeEnd, { kind: 'unknown' }>

interface Parts {
  rows: ChangeRows
  /** Milliseconds of a clock that only runs forward. */
  clock: () => number
  /** Called after an intent is on disk and before the first byte: where a crash rig may strike. */
  onIntent?: () => void
  /** Told of every change once its end is known, also of one that was begun by an earlier start. */
  onEnd?: (accountId: string, begun: BegunChange, end: KnownEnd) => void
}

type Books = Pick<Lane, 'accountId' | 'expenses'>

/** `supplierId` is of the supplier that was asked for. */
export type TextEdit = (text: string, supplierId?: number) => string

/** What a person saw of an expense, as a short word for its text. */
export function seenAs(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

const lookEveryMs = 60_000

export class ExpenseChanges {
  readonly #parts: Parts
  readonly #startedAt: number
  /** When the request of a change was sent or last heard of. */
  readonly #begunAt = new Map<number, number>()
  readonly #underWay = new Set<string>()
  #nextAt = -Infinity

  constructor(parts: Parts) {
    this.#parts = parts
    this.#startedAt = parts.clock()
  }

  /**
   * Changes the text of an expense and sends it whole.
   * @param what.seen `seenAs` of the text the person looked at
   * @param what.edit makes the new text from the one in the books
   * @param supplier gives the id of a supplier that the new text needs; asked for only once the expense is as it was seen
   * @throws AppError `wrong-state` with the expense as it is now in `detail.text` when it is not as it was seen;
   * `outcome-unknown` while an earlier change of it is open; `service-refused` for one that is reconciled or in a closed
   * year; `not-found`; and what keeps the books from being read
   */
  edit(
    books: Books,
    what: { expenseId: number; seen: string; edit: TextEdit },
    supplier?: () => Promise<number>,
  ): Promise<ChangeEnd> {
    const look = () => this.#asSeen(books, { ...what, kind: 'edit' })
    return this.#once(books, what.expenseId, async () => {
      let { text } = await look()
      const supplierId = await supplier?.()
      // What took its time may have given a colleague time too.
      if (supplierId !== undefined) ({ text } = await look())
      const wanted = what.edit(text, supplierId)
      if (wanted === text) return { kind: 'done', text }
      return this.#send(books, { expenseId: what.expenseId, before: text, wanted })
    })
  }

  /** Deletes an expense. @throws AppError as `edit` */
  delete(books: Books, what: { expenseId: number; seen: string }): Promise<ChangeEnd> {
    return this.#once(books, what.expenseId, async () => {
      const { text } = await this.#asSeen(books, { ...what, kind: 'delete' })
      return this.#send(books, { expenseId: what.expenseId, before: text })
    })
  }

  /** The change of an expense whose end nobody has seen; undefined when there is none. */
  openOf(accountId: string, expenseId: number): BegunChange | undefined {
    return this.#parts.rows.open(accountId).find((begun) => begun.expenseId === expenseId)
  }

  /** Reads how an open change of one expense has ended. @throws AppError when the books cannot be read */
  async check(books: Books, expenseId: number): Promise<void> {
    const begun = this.openOf(books.accountId, expenseId)
    if (begun) await this.#once(books, expenseId, () => this.#settle(books, begun))
  }

  /** How long until open changes are looked at again, in milliseconds; undefined when there are none. */
  dueInMs({ accountId }: Pick<Lane, 'accountId'>): number | undefined {
    if (this.#parts.rows.open(accountId).length === 0) return undefined
    return Math.max(0, this.#nextAt - this.#parts.clock())
  }

  /** Reads how open changes have ended; nothing is sent. @throws AppError when the books cannot be read */
  async resume(books: Books): Promise<void> {
    this.#nextAt = this.#parts.clock() + lookEveryMs
    for (const begun of this.#parts.rows.open(books.accountId))
      if (!this.#underWay.has(keyOf(books, begun.expenseId)))
        await this.#once(books, begun.expenseId, () => this.#settle(books, begun))
  }

  /** One change of an expense at a time. */
  async #once(
    books: Books,
    expenseId: number,
    change: () => Promise<ChangeEnd>,
  ): Promise<ChangeEnd> {
    const key = keyOf(books, expenseId)
    if (this.#underWay.has(key))
      throw new AppError('outcome-unknown', `Expense ${expenseId} is being changed`)
    this.#underWay.add(key)
    try {
      return await change()
    } finally {
      this.#underWay.delete(key)
    }
  }

  async #asSeen(
    books: Books,
    what: { expenseId: number; seen: string; kind: 'edit' | 'delete' },
  ): Promise<Listed<ExpenseRecord>> {
    const { expenseId } = what
    const earlier = this.openOf(books.accountId, expenseId)
    if (earlier && (await this.#settle(books, earlier)).kind === 'unknown')
      throw new AppError('outcome-unknown', 'An earlier change of it is open')
    const found = await books.expenses.find(expenseId)
    if (!found) throw new AppError('not-found', `No expense ${expenseId}`)
    if (seenAs(found.text) !== what.seen)
      throw new AppError('wrong-state', 'The expense was changed meanwhile', {
        detail: { text: found.text },
      })
    const hindrance = hindranceOf(found.record, what.kind)
    if (hindrance)
      throw new AppError('service-refused', `Expense ${expenseId} is ${hindrance}`, {
        detail: { said: [hindrance] },
      })
    return found
  }

  async #send(books: Books, change: Omit<BegunChange, 'id' | 'begunAt'>): Promise<ChangeEnd> {
    const begun = this.#parts.rows.begin(books.accountId, change)
    this.#begunAt.set(begun.id, this.#parts.clock())
    this.#parts.onIntent?.()
    const { expenses } = books
    const answer = await (change.wanted === undefined
      ? expenses.delete(change.expenseId)
      : expenses.put(change.expenseId, change.wanted))
    return this.#afterAnswer(books, begun, answer)
  }

  async #afterAnswer(books: Books, begun: BegunChange, answer: ChangeAnswer): Promise<ChangeEnd> {
    const isGone = answer.kind === 'refused' && answer.status === 404
    if (answer.kind === 'not-sent' || (answer.kind === 'refused' && !isGone)) {
      const said = answer.kind === 'refused' ? answer.said : []
      return this.#end(books, begun, { kind: 'not-done', code: answer.code, said })
    }
    // A request that was given up may take as long as one that was sent just now.
    this.#begunAt.set(begun.id, this.#parts.clock())
    try {
      return await this.#settle(books, begun)
    } catch {
      // The books cannot be read just now; what was sent stays open.
      return { kind: 'unknown' }
    }
  }

  /** Reads the expense again. That it is as before says something only once the request cannot come any more. */
  async #settle(books: Books, begun: BegunChange): Promise<ChangeEnd> {
    const after = (await books.expenses.find(begun.expenseId))?.text
    const verdict = verdictOf({ ...begun, after })
    if (verdict === 'done')
      return this.#end(books, begun, { kind: 'done', ...(after !== undefined && { text: after }) })
    const begunAt = this.#begunAt.get(begun.id) ?? this.#startedAt
    if (this.#parts.clock() - begunAt < settledAfterMs) return { kind: 'unknown' }
    const code = verdict === 'unclear' ? 'outcome-unknown' : 'service-failed'
    return this.#end(books, begun, { kind: 'not-done', code, said: [] })
  }

  #end({ accountId }: Books, begun: BegunChange, end: KnownEnd): ChangeEnd {
    this.#parts.rows.end(begun.id, end.kind)
    this.#begunAt.delete(begun.id)
    this.#parts.onEnd?.(accountId, begun, end)
    return end
  }
}

const keyOf = ({ accountId }: Books, expenseId: number) => `${accountId} ${expenseId}`
