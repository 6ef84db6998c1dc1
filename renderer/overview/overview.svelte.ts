/** The overview on the screen: what main adds up, asked again when the books change, and where its parts lead. */
import { calendarDate } from '../../shared/calendar'
import { AppError, type ErrorCode } from '../../shared/errors'
import type { AppApi } from '../../shared/ipc'
import type { Overview as Spending, Span } from '../../shared/books/overview'
import type { Age, Receivables as Owed } from '../../shared/sales-invoices/receivables'
import type { InboxList } from '../../shared/receipts/receipt'
import { Mirror } from '../base/mirror.svelte'
import type { Route } from '../base/route.svelte'
import type { Books } from '../record/books.svelte'

/** What clients owe, of the screen that lists it. */
interface OwedList {
  /** Undefined until the first answer. */
  readonly owed: Owed | undefined
  readonly problem: ErrorCode | undefined
  load: () => Promise<void>
  /** Brings the list of those that are owed, of one age. */
  show: (age: Age) => void
}

interface Parts {
  api: AppApi
  route: Route
  books: () => Pick<Books, 'showExpenses'>
  showReceipts: (list: InboxList) => void
  receivables: OwedList
  canAsk: () => boolean
  now?: () => Date
}

/** While a long list is being read, it changes many times a second. */
const askAgainMs = 1_000

export class Overview {
  readonly #parts: Parts
  #spending = $state.raw<Spending>()
  #problem = $state.raw<ErrorCode>()
  #question = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    new Mirror(parts.api.books.revision, -1).watch(() => this.#later())
  }

  /** Undefined until the first answer. */
  get spending(): Spending | undefined {
    return this.#spending
  }

  get problem(): ErrorCode | undefined {
    return this.#problem
  }

  get owed(): Owed | undefined {
    return this.#parts.receivables.owed
  }

  get owedProblem(): ErrorCode | undefined {
    return this.#parts.receivables.problem
  }

  /** The screen is looked at. */
  async look(): Promise<void> {
    await Promise.all([this.load(), this.#parts.receivables.load()])
  }

  async load(): Promise<void> {
    const { api, canAsk, now = () => new Date() } = this.#parts
    if (!canAsk()) return
    const question = ++this.#question
    try {
      const spending = await api.books.overview({ today: calendarDate(now()) })
      if (question !== this.#question) return
      this.#spending = spending
      this.#problem = undefined
    } catch (thrown) {
      if (question === this.#question) this.#problem = AppError.from(thrown).code
    }
  }

  /** The expenses of these days, and only those of one type where one is named. */
  showExpenses({ from, to }: Span, type?: { code: string; name: string }): void {
    this.#parts.books().showExpenses({ from, to, type })
    this.#parts.route.go('expenses')
  }

  showReceipts(list: InboxList): void {
    this.#parts.showReceipts(list)
    this.#parts.route.go('inbox')
  }

  /** What clients owe since so many days. */
  showOwed(age: Age): void {
    this.#parts.receivables.show(age)
    this.#parts.route.go('invoices')
  }

  /** Nothing of the books before is shown. */
  restart(): void {
    this.#question++
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#spending = undefined
    this.#problem = undefined
    if (this.#isSeen) void this.look()
  }

  get #isSeen(): boolean {
    return this.#parts.route.screen === 'overview'
  }

  #later(): void {
    if (!this.#isSeen || this.#timer !== undefined) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (this.#isSeen) void this.load()
    }, askAgainMs)
  }
}
