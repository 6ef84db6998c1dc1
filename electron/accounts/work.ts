/** What is done with the books of one account: what is known of them, receipts on their way there, every other change. */
import { AppError } from '../../shared/errors'
import type { ServiceClient } from '../api/connection'
import { fetchOldestExpenseIds } from '../api/expense-order'
import { Expenses } from '../api/expenses'
import type { Pacer } from '../api/http/pacing'
import { Books } from '../books/books'
import { bookSource } from '../books/service-source'
import { Billing, type BillingShared } from '../changes/billing'
import { expenseIn } from '../changes/expense-edit'
import type { DeliveryParts } from '../outbox/delivery'
import type { Lane } from '../outbox/lane'
import { Outbox } from '../outbox/outbox'
import type { Part } from '../shell/log/events'
import type { CachedBooks } from '../store/cache/cached-books'
import type { AccountRow } from './account-row'
import { bookIndex, endpointsOf, knownIn } from './billing-parts'
import type { Connection } from './connection'
import { Copies } from './later-copy'
import type { Identity } from './identity'

/** What the work of all accounts uses. */
export interface WorkShared {
  cache: CachedBooks
  delivery: DeliveryParts
  billing: BillingShared
  pacer: Pacer
  now: () => Date
  random: () => number
  /** Told of failures that no one waits for. */
  report: (part: Part, error: AppError) => void
}

interface Parts extends WorkShared {
  row: AccountRow
  connection: Connection
  identity: Identity
}

export class Work {
  /** What is known of the books can be read whether or not the service comes up. */
  readonly books: Books
  readonly outbox: Outbox
  readonly billing: Billing
  readonly #parts: Parts

  constructor(parts: Parts) {
    const { row, connection, identity } = parts
    this.#parts = parts
    this.outbox = new Outbox({ ...parts.delivery, random: parts.random })
    this.books = new Books({
      accountId: row.id,
      cache: parts.cache,
      source: bookSource(() => connection.need()),
      now: parts.now,
    })
    this.billing = new Billing({
      ...parts.billing,
      accountId: row.id,
      index: bookIndex(this.books),
      known: knownIn(this.books),
      endpoints: () => {
        identity.assertProven()
        return endpointsOf(connection.need())
      },
      assertWritable: () => {
        row.assertWritable()
      },
      report: (error) => {
        parts.report('billing', error)
      },
    })
  }

  /** While held, nothing is sent by itself; what is already on its way is finished. */
  hold(isHeld: boolean): void {
    this.outbox.hold(isHeld)
    this.billing.reminders.hold(isHeld)
  }

  /** Sends the planned reminders that have come due. @throws AppError as PlannedReminders.look */
  async remind(): Promise<void> {
    if (!this.#parts.row.isReadOnly) await this.billing.reminders.look()
  }

  /** Sends through this client from now on, and looks again at what was begun. To be called after `rest`. */
  async serve(client: ServiceClient): Promise<void> {
    // As far as the service answers; what stays open comes round by itself.
    this.billing.resume().catch((error: unknown) => {
      this.#parts.report('billing', AppError.from(error))
    })
    await this.outbox.serve(this.#lane(client))
  }

  /** Sends no more receipts; resolves when what is on its way has landed. */
  rest(): Promise<void> {
    return this.outbox.serve(undefined)
  }

  /** Looks for work now: receipts that wait, and changes whose end nobody has seen. */
  wake(): void {
    this.outbox.wake()
    void this.billing.bookChanges.wake()
  }

  /** The expenses of the service. @throws AppError `demo-unavailable`, `books-differ` */
  expenses(): Expenses {
    this.#parts.identity.assertProven()
    return new Expenses(this.#parts.connection.need().client)
  }

  /** Takes an expense as the service wrote it into what is known here. @throws AppError `reply-unreadable` */
  learnExpense(text: string): void {
    this.books.learnExpense({ record: expenseIn(text), text })
  }

  /** See Copies.deleteLater. @throws AppError also as `expenses` */
  async deleteCopy(receiptId: string): Promise<boolean> {
    const copies = new Copies({ ...this.#parts.delivery, changes: this.billing.expenses })
    const isDeleted = await copies.deleteLater(this.expenses(), receiptId)
    this.outbox.wake()
    return isDeleted
  }

  #lane(client: ServiceClient): Lane {
    const { row, pacer } = this.#parts
    return {
      accountId: row.id,
      expenses: new Expenses(client),
      choices: () => this.books.choices.get(),
      supplier: (name) => this.billing.suppliers.ensure(name),
      findMarker: (marker) => this.books.findMarker(marker),
      knowsExpense: (id) => this.books.record('expenses', id) !== undefined,
      learnExpenses: (expenses) => {
        this.books.learnExpense(...expenses)
      },
      oldestIds: (size) => fetchOldestExpenseIds(client, size),
      pausedMs: () => pacer.pausedMs(new URL(row.stored.service.baseUrl).host),
    }
  }
}
