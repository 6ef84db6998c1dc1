/** What the cached expenses say of the supplier or bank account that is looked at. */
import type { YearSpending } from '../../shared/books/books'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { AppApi } from '../../shared/ipc'
import type { SupplierDefaults } from '../../shared/receipts/learning'

export interface SupplierFacts {
  years: YearSpending[]
  newest?: ExpenseRecord | undefined
  /** What is remembered of it on this computer. */
  defaults: SupplierDefaults
}

export interface BankAccountFacts {
  expenses: number
  newest?: ExpenseRecord | undefined
}

type Api = Pick<AppApi, 'books' | 'learning'>

export class BookFacts {
  readonly #api: Api
  #supplier = $state.raw<{ id: number; facts: SupplierFacts }>()
  #bankAccount = $state.raw<{ id: number; facts: BankAccountFacts }>()

  constructor(api: Api) {
    this.#api = api
  }

  /** Undefined until main answered, and where it cannot. */
  supplier(id: number): SupplierFacts | undefined {
    return this.#supplier?.id === id ? this.#supplier.facts : undefined
  }

  bankAccount(id: number): BankAccountFacts | undefined {
    return this.#bankAccount?.id === id ? this.#bankAccount.facts : undefined
  }

  async lookAtSupplier({ id, name }: { id: number; name: string }): Promise<void> {
    try {
      const [spending, defaults] = await Promise.all([
        this.#api.books.supplierSpending(id),
        this.#api.learning.defaults({ id, name }),
      ])
      this.#supplier = { id, facts: { ...spending, defaults } }
    } catch {
      // Facts beside a record; the list itself tells what is wrong with the books.
    }
  }

  async lookAtBankAccount(id: number): Promise<void> {
    try {
      const { total, rows } = await this.#api.books.expenses({ bankAccountId: id, limit: 1 })
      this.#bankAccount = { id, facts: { expenses: total, newest: rows[0] } }
    } catch {
      // As above.
    }
  }
}
