/** Has the books know what was just proven to be in them, so that nobody has to wait for their next refresh. */
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { Listed } from '../api/listed'
import type { Lane } from './lane'

interface Parts {
  lane: Pick<Lane, 'expenses' | 'knowsExpense' | 'learnExpenses'>
  clock: () => number
}

type Expense = Listed<ExpenseRecord>

/** How often the books are told at most while many are on their way: lists are asked for anew each time. */
const tellEveryMs = 250
/** What was proven is among the newest, as a rule. */
const newestSize = 200

export class Booked {
  readonly #parts: Parts
  /** Expenses as the answers to their creates showed them, until they are proven. */
  readonly #shown = new Map<number, Expense>()
  readonly #untold = new Map<number, Expense>()
  #toldAt = -Infinity
  #lastScan: Promise<unknown> = Promise.resolve()
  #nextScan: Promise<Expense[]> | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  shown(expense: Expense | undefined): void {
    if (expense) this.#shown.set(expense.id, expense)
  }

  /**
   * Takes in an expense with a proven file: as its create was answered, or else out of the newest ones of the list. Never
   * throws: a refresh finds whatever is missed here.
   */
  async proven(expenseId: number): Promise<void> {
    const shown = this.#shown.get(expenseId)
    this.#shown.delete(expenseId)
    try {
      if (this.#untold.has(expenseId) || this.#parts.lane.knowsExpense(expenseId)) return
      const expense = shown ?? (await this.#newest()).find(({ id }) => id === expenseId)
      if (!expense) return
      this.#untold.set(expenseId, expense)
      if (this.#parts.clock() - this.#toldAt >= tellEveryMs) this.#tell()
    } catch {
      // The receipt is proven all the same.
    }
  }

  /** Nothing more comes for now. Never throws. */
  rest(): void {
    try {
      this.#tell()
    } catch {
      // As above.
    }
  }

  #tell(): void {
    const { lane, clock } = this.#parts
    this.#toldAt = clock()
    // A refresh may have brought one meanwhile, and newer.
    const expenses = [...this.#untold.values()].filter(({ id }) => !lane.knowsExpense(id))
    this.#untold.clear()
    if (expenses.length > 0) lane.learnExpenses(expenses)
  }

  /** Whoever comes while one is under way shares the next scan, which begins after they came. */
  #newest(): Promise<Expense[]> {
    this.#nextScan ??= this.#lastScan.then(async () => {
      this.#nextScan = undefined
      return (await this.#parts.lane.expenses.page(0, newestSize)).entries
    })
    this.#lastScan = this.#nextScan.catch(() => undefined)
    return this.#nextScan
  }
}
