/** What expenses come to together: asked of main for all that fit, never added up of the rows that happen to be here. */
import type { ExpenseTotals, ExpenseTotalsFilter } from '../../shared/expenses/expense-record'
import type { AppApi } from '../../shared/ipc'

type Asked = Partial<ExpenseTotalsFilter>

/** Whoever types or runs through the list does not have everything added up at each step. */
const askAfterMs = 120

export class ExpenseSums {
  readonly #api: Pick<AppApi, 'books'>
  #answer = $state.raw<{ key: string; totals: ExpenseTotals }>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #question = 0

  constructor(api: Pick<AppApi, 'books'>) {
    this.#api = api
  }

  /** Undefined until this very question is answered: figures of another list are never shown in its place. */
  of(asked: Asked): ExpenseTotals | undefined {
    return this.#answer?.key === JSON.stringify(asked) ? this.#answer.totals : undefined
  }

  look(asked: Asked): void {
    clearTimeout(this.#timer)
    const question = ++this.#question
    this.#timer = setTimeout(() => void this.#ask(asked, question), askAfterMs)
  }

  async #ask(asked: Asked, question: number): Promise<void> {
    try {
      const totals = await this.#api.books.expenseTotals(asked)
      if (question === this.#question) this.#answer = { key: JSON.stringify(asked), totals }
    } catch {
      // The list tells why nothing can be asked; without an answer there are no figures.
      if (question === this.#question) this.#answer = undefined
    }
  }
}
