/** A service's list of expenses in memory, with the ways in which a list can mislead its reader. */
import type { ListedPage } from '../../electron/api/listed'
import type { Source } from '../../electron/books/source'
import { AppError } from '../../shared/errors'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import { bookedExpense, bookedText } from './booked'
import { emptySource } from './empty-source'

export class ListService {
  /** In the order in which they are listed. */
  expenses: ExpenseRecord[]
  /** The pages that were asked for. */
  asked: number[] = []
  /** What happens in the books before a page is shown, and whether it fails. */
  before: (page: number, request: number) => void = () => undefined
  tellsTotal = true
  neverLast = false
  ignoresPage = false
  /** False where it refuses to sort. */
  sorts = true
  /** Entries that cannot be read. */
  unreadable = new Set<number>()

  constructor(highest: number, lowest = 1) {
    const ids = Array.from({ length: highest - lowest + 1 }, (_, index) => highest - index)
    this.expenses = ids.map((id) => bookedExpense(id))
  }

  readonly source: Source = {
    ...emptySource,
    expenses: (page, size) => this.#page(page, size),
  }

  get ids(): number[] {
    return this.expenses.map(({ id }) => id).sort((a, b) => a - b)
  }

  /** Adds one at the top. */
  create(changes: Partial<ExpenseRecord> = {}): number {
    const id = Math.max(0, ...this.ids) + 1
    this.expenses.unshift(bookedExpense(id, changes))
    return id
  }

  delete(...ids: number[]): void {
    this.expenses = this.expenses.filter(({ id }) => !ids.includes(id))
  }

  edit(id: number, changes: Partial<ExpenseRecord>): void {
    this.expenses = this.expenses.map((expense) =>
      expense.id === id ? { ...expense, ...changes } : expense,
    )
  }

  fail(code: ConstructorParameters<typeof AppError>[0]): never {
    throw new AppError(code, 'As the test wants it')
  }

  async #page(asked: number, size: number): Promise<ListedPage<ExpenseRecord>> {
    this.before(asked, this.asked.length)
    this.asked.push(asked)
    const page = this.ignoresPage ? 0 : asked
    const shown = this.expenses.slice(page * size, (page + 1) * size)
    const readable = shown.filter(({ id }) => !this.unreadable.has(id))
    return {
      entries: readable.map((record) => ({ id: record.id, record, text: bookedText(record) })),
      isWhole: readable.length === shown.length,
      last: !this.neverLast && (page + 1) * size >= this.expenses.length,
      ...(this.tellsTotal && { total: this.expenses.length }),
      ...(!this.sorts && { isUnsorted: true }),
    }
  }
}
