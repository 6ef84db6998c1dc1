/** What the cached books say of the supplier, client or bank account that is looked at. */
import type { YearSpending } from '../../shared/books/books'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { InvoiceRow } from '../../shared/invoices/invoice-list'
import type { AppApi } from '../../shared/ipc'
import type { InboxList } from '../../shared/receipts/receipt'
import type { Receivables } from '../../shared/sales-invoices/receivables'
import type { SupplierDefaults } from '../../shared/receipts/learning'
import { workLists } from '../base/list-words'

export interface SupplierFacts {
  years: YearSpending[]
  newest?: ExpenseRecord | undefined
  /** What is remembered of it on this computer. */
  defaults: SupplierDefaults
  /** How many receipts are found for its name in each list of what is not in the books yet; without those of none. */
  waiting: readonly { list: InboxList; count: number }[]
}

export interface BankAccountFacts {
  expenses: number
  newest?: ExpenseRecord | undefined
}

export interface ClientFacts {
  /** Undefined where nothing is owed. */
  owed?: Receivables['clients'][number] | undefined
  /** The newest of both kinds, newest first. */
  invoices: readonly InvoiceRow[]
  /** How many there are of both kinds. */
  total: number
}

/** So many are shown. */
const mostInvoices = 12

type Api = Pick<AppApi, 'books' | 'invoices' | 'learning' | 'receipts'>

export class BookFacts {
  readonly #api: Api
  #supplier = $state.raw<{ id: number; facts: SupplierFacts }>()
  #client = $state.raw<{ id: number; facts: ClientFacts }>()
  #bankAccount = $state.raw<{ id: number; facts: BankAccountFacts }>()

  constructor(api: Api) {
    this.#api = api
  }

  /** Undefined until main answered, and where it cannot. */
  supplier(id: number): SupplierFacts | undefined {
    return this.#supplier?.id === id ? this.#supplier.facts : undefined
  }

  client(id: number): ClientFacts | undefined {
    return this.#client?.id === id ? this.#client.facts : undefined
  }

  bankAccount(id: number): BankAccountFacts | undefined {
    return this.#bankAccount?.id === id ? this.#bankAccount.facts : undefined
  }

  async lookAtSupplier({ id, name }: { id: number; name: string }): Promise<void> {
    try {
      const [spending, defaults, waiting] = await Promise.all([
        this.#api.books.supplierSpending(id),
        this.#api.learning.defaults({ id, name }),
        Promise.all(workLists.map((list) => this.#waiting(list, name))),
      ])
      const some = waiting.filter(({ count }) => count > 0)
      this.#supplier = { id, facts: { ...spending, defaults, waiting: some } }
    } catch {
      // Facts beside a record; the list itself tells what is wrong with the books.
    }
  }

  async #waiting(list: InboxList, name: string): Promise<{ list: InboxList; count: number }> {
    const asked = { list, search: name.slice(0, 200), offset: 0, limit: 1 }
    return { list, count: (await this.#api.receipts.page(asked)).total }
  }

  async lookAtClient(id: number): Promise<void> {
    const asked = { clientId: id, limit: mostInvoices }
    try {
      const [{ rows, total }, { clients }] = await Promise.all([
        this.#api.books.invoices(asked),
        this.#api.invoices.receivables(),
      ])
      const owed = clients.find(({ clientId }) => clientId === id)
      this.#client = { id, facts: { owed, invoices: rows, total } }
    } catch {
      // As above.
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
